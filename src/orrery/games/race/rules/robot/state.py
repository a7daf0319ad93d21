"""The robot's side of the table (S-79, S-80): its mat, its stacks, its tokens, its points."""

from __future__ import annotations

from typing import Final

ROBOT: Final = 1  # its number among those who have points: after the one seat


class Robot:
    """Everything of the robot that changes. It is no Player: nobody is asked for it.

    `hand` is the hidden stack, in no order: what is revealed is drawn by lot. `revealed` holds what a search of the
    draw pile has turned up so far; it is empty whenever the player is asked something.
    """

    __slots__ = (
        "credit", "economy", "gained_last", "gained_now", "hand", "prestige", "revealed", "start", "supply", "symbol",
        "tableau", "tile", "tokens", "vp",
    )  # fmt: skip

    def __init__(self) -> None:
        self.start = -1  # the design of its start world, also after that has left (S-127)
        self.symbol = -1  # what the robot= tile shows now: a symbol of the dice (S-87)
        self.tile = False  # whether the tile that is used once still lies there (S-115)
        self.credit = 0
        self.economy = 0
        self.hand: list[int] = []
        self.tableau: list[int] = []  # in the order of placing
        self.supply = 0  # development tokens not played yet
        self.tokens = 0  # development tokens played: each is a card (S-64)
        self.vp = 0  # chips
        self.prestige = 0
        self.gained_last = False  # prestige in the last round (S-122)
        self.gained_now = False  # prestige in this round
        self.revealed: list[int] = []

    def clone(self) -> Robot:
        c = Robot()
        c.start, c.symbol, c.tile = self.start, self.symbol, self.tile
        c.credit, c.economy, c.vp = self.credit, self.economy, self.vp
        c.hand, c.tableau, c.revealed = self.hand[:], self.tableau[:], self.revealed[:]
        c.supply, c.tokens = self.supply, self.tokens
        c.prestige, c.gained_last, c.gained_now = self.prestige, self.gained_last, self.gained_now
        return c

    def cards(self) -> int:
        """How many cards it has for the end of the game: tokens count (S-64)."""
        return len(self.tableau) + self.tokens


def new_round(r: Robot) -> None:
    """What was gained in this round is now what was gained in the last one (S-122)."""
    r.gained_last = r.gained_now
    r.gained_now = False
