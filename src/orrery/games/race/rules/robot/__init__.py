"""The robot: its dice, what it does by itself, the tiles on its mat, its points."""
