"""Battles, from who fights whom to who is left where, and the Planetary Death Ray (E-84 to E-101)."""
