"""How points are spread: the quartiles of what a bot had in its games, each with its standard error."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

PARTS: Final = {"lower": 0.25, "median": 0.5, "upper": 0.75}
Quartile = dict[str, float | None]


def quartiles(numbers: list[float], seeds: int) -> dict[str, Quartile]:
    """Of numbers in any order; `seeds`: how many of them are independent of each other."""
    rising = sorted(numbers)
    return {name: figure(rising, part, seeds) for name, part in PARTS.items()}


def figure(rising: Sequence[float], part: float, seeds: int) -> Quartile:
    """The standard error goes by ranks: how many of the numbers are below a quartile is known that well."""
    if not rising:
        return {"value": None, "se": None}
    if seeds < 2:
        return {"value": below(rising, part), "se": None}
    doubt = sqrt(part * (1 - part) / seeds)
    return {
        "value": below(rising, part),
        "se": (below(rising, min(1.0, part + doubt)) - below(rising, max(0.0, part - doubt))) / 2,
    }


def below(rising: Sequence[float], part: float) -> float:
    """The number below which this part of them lies, in between where it falls between two."""
    place = part * (len(rising) - 1)
    first = int(place)
    second = min(first + 1, len(rising) - 1)
    return rising[first] + (place - first) * (rising[second] - rising[first])
