"""Galactic Era, the solo variant against two automas."""
