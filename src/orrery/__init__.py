"""Orrery: a table for space-empire board games."""

__version__ = "0.1.0"
