"""Deal, a module of Rivalry."""
