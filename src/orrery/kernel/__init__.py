"""What every game is: choices, decisions, steps, events, chance, and the laws every game obeys."""
