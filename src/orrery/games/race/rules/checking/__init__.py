"""Whether a state that was read from bytes can be a position of the game: nothing else is ever played."""
