"""Scoring: what the galactic story pays, and the end of the game."""
