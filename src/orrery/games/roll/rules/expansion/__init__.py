"""What Ambition and Rivalry add to the base game: the flow with expansions, and what it keeps of every seat."""
