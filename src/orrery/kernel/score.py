"""Scores with the breakdown that adds up to them."""

from __future__ import annotations

from typing import Final


class Part:
    """Points from one source: a key for the texts, and the component they come from, if any."""

    __slots__ = ("component", "key", "points")

    def __init__(self, key: str, points: int, component: str = "") -> None:
        self.key: Final = key
        self.points: Final = points
        self.component: Final = component

    def __repr__(self) -> str:
        return f"{self.component or self.key} {self.points}"


class Score:
    """The points so far of a seat or a rival, what they are made of, the tie-break, and whether this would win.

    `rank`: how good a result that is, as a key for the texts, in games that have words for it.
    """

    __slots__ = ("parts", "rank", "seat", "tie", "total", "wins")

    def __init__(self, seat: int, parts: list[Part], tie: int, rank: str = "") -> None:
        self.seat: Final = seat
        self.parts: Final = parts
        self.tie: Final = tie
        self.total: Final = sum(part.points for part in parts)
        self.wins = False
        self.rank = rank

    def __repr__(self) -> str:
        rank = f", {self.rank}" if self.rank else ""
        return f"<seat {self.seat}: {self.total}{' wins' if self.wins else ''}{rank}>"


def rank(scores: list[Score]) -> list[Score]:
    """Mark the winners: most points, then the tie-break; still equal means a shared win."""
    best_total = max(score.total for score in scores)
    best_tie = max(score.tie for score in scores if score.total == best_total)
    for score in scores:
        score.wins = score.total == best_total and score.tie == best_tie
    return scores
