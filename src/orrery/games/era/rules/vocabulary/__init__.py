"""The small numbers that stand for the game's words, a module for each kind: `field.MILITARY`, `verb.LIFT`."""
