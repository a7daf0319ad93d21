"""Whether a state that bytes gave can be a position of the game."""
