"""A game of ships at a quay, as small as one can be that asks for answers in parts and has many places.

One or two seats, each with a quay of five rows of berths (a1 to e5) and six coins of three colours. Every round all
berth a ship or stay out, in the open, and then pay three coins, in secret (a note of debt can stand for one of them);
then three coins are drawn. Three rounds.
"""
