"""Galactic goals in the solo game (E-179)."""

from __future__ import annotations

from typing import Any, Final

from .row import figures_of


class Goal:
    """`dp` for each that the goal counts; `stars` or `ships` that it takes; `times`: how often domination cards count.
    Cooperation: `war_dp` for a declaration of war, the highest number on the die with which the Slavers declare it
    (`war_most`), and how much better trades succeed (`trade_more`).
    """

    __slots__ = ("dp", "key", "ships", "stars", "times", "trade_more", "war_dp", "war_most")

    def __init__(self, key: str, fields: dict[str, Any]) -> None:
        row = figures_of(fields)
        self.key: Final = key
        self.dp: Final = row.number("dp")
        self.stars: Final = row.number("stars", 0)
        self.ships: Final = row.number("ships", 0)
        self.times: Final = row.number("times", 1)
        self.war_dp: Final = row.number("war_dp", 0)
        self.war_most: Final = row.number("war_most", 6)
        self.trade_more: Final = row.number("trade_more", 0)
        row.done()
