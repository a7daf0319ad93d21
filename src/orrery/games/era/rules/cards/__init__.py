"""Domination cards (E-183 to E-187)."""
