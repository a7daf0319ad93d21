"""Setting up a game (E-21 to E-41): the board, what is laid and dealt, the star people, the start bonuses."""
