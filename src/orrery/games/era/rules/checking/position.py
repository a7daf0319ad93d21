"""The whole position, question by question. Each takes for granted what those before it have made sure of."""

from __future__ import annotations

from orrery.kernel.refusal import BadData
from orrery.kernel.state import EVERY_SEAT, STEP_MASK

from ..audit import audit
from ..state import Galaxy
from .agenda import agenda_fits
from .figures import figures_fit
from .growth import growth_fits
from .memory import memory_fits
from .robots import robots_fit
from .steps import steps_fit
from .voyage import voyage_fits


def check(s: Galaxy) -> None:
    """BadData if this cannot be a position of the game; otherwise its open decision is listed now."""
    _must(s.viewer == EVERY_SEAT, "it is a view")
    _must(s.chance.is_sound(), "its chance does not follow from its key")
    _must(figures_fit(s), "a figure is out of range")
    wrong = audit(s)
    _must(not wrong, wrong[0] if wrong else "")
    _must(memory_fits(s), "nothing of the kind can have happened in this round")
    _must(voyage_fits(s), "the player cannot be moving so")
    _must(robots_fit(s), "the automas cannot be so")
    _must(growth_fits(s), "the player cannot be growing so")
    _must(agenda_fits(s), "nothing of the kind can come next")
    _must(steps_fit(s), "the player cannot be doing that")
    s.reopen()
    _must((len(s.open) == 1) == bool(s.seat.todo), "there is nothing to choose")
    _must(not s.open or _is_choice(s), "there is nothing to choose")


def _must(fits: bool, what: str) -> None:
    if not fits:
        raise BadData(f"these bytes are no state of this game: {what}")


def _is_choice(s: Galaxy) -> bool:
    """Whether something is left to choose: a whole that takes everything there is, the engine has taken."""
    decision = s.open[0]
    if not s.step(s.seat.todo[-1] & STEP_MASK).in_parts:
        return True
    times = 0
    for choice in decision.choices:
        times += s.times(0, choice)
    return decision.parts >= 1 and times > decision.parts
