"""Galactic Era, the solo variant: the rules."""
