"""Comet: a game of five minutes for one seat, as an example of how a game is made (docs/adding-a-game.md)."""
