"""The Orb, a module of Rivalry."""
