"""Domination cards: when they may be played, for A or B, and what they do (E-183 to E-189)."""
