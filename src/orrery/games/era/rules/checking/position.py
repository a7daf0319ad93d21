"""The whole position, question by question. Each takes for granted what those before it have made sure of."""

from __future__ import annotations

from orrery.kernel.refusal import BadData
from orrery.kernel.state import EVERY_SEAT

from ..audit import audit
from ..state import Galaxy


def check(s: Galaxy) -> None:
    """BadData if this cannot be a position of the game; otherwise its open decision is listed now."""
    _must(s.viewer == EVERY_SEAT, "it is a view")
    _must(s.chance.is_sound(), "its chance does not follow from its key")
    wrong = audit(s)
    _must(not wrong, wrong[0] if wrong else "")
    s.reopen()
    _must((len(s.open) == 1) == bool(s.seat.todo), "there is nothing to choose")


def _must(fits: bool, what: str) -> None:
    if not fits:
        raise BadData(f"these bytes are no state of this game: {what}")
