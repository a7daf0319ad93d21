"""What each domination card of the player would bring now, and how far its condition is. Outside the hot path."""

from __future__ import annotations

from typing import Any

from ..box.cards import Card
from ..state import Galaxy
from ..vocabulary.window import WINDOW_KEYS
from .conditions import CONDITIONS, figures_of, holds
from .counting import SECTION_A, SECTION_B, worth
from .effects import works
from .playing import has_place, is_open


def prospects(s: Galaxy) -> list[dict[str, Any]]:
    """One row for each card in the player's hand, in the words of events."""
    return [prospect(s, s.box.cards[number]) for number in s.hand.cards]


def prospect(s: Galaxy, card: Card) -> dict[str, Any]:
    """`a` and `b`: the DP that they give, and whether there is a `place` for them. A also: `when` it can be played,
    whether its condition `holds`, how far each of its `parts` is, and whether the effect `works` now.
    """
    names = CONDITIONS[card.condition.kind].names()
    found = figures_of(s, card)
    parts = [{"what": names[i], "n": found[2 * i], "needed": found[2 * i + 1]} for i in range(len(names))]
    first = {
        "dp": worth(s, card, SECTION_A),
        "place": has_place(s, SECTION_A),
        "when": WINDOW_KEYS[card.when],
        "open": is_open(s, card.when, at_once=False),
        "holds": holds(s, card),
        "parts": parts,
        "works": works(s, card),
    }
    return {"card": card.key, "a": first, "b": {"dp": worth(s, card, SECTION_B), "place": has_place(s, SECTION_B)}}
