"""Ways in which a position can be impossible, one change each (impossible.txt): decode says what is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from orrery.games.era.rules import board, state
from orrery.games.era.rules.flow import STEPS, Flow
from orrery.games.era.rules.game import ERA
from orrery.games.era.rules.state import Seat
from orrery.games.era.rules.vocabulary import act, faction, goal, phase, star, step
from orrery.kernel.acts import entry
from orrery.kernel.refusal import BadData
from orrery.kernel.state import STEP_BITS, STEP_MASK
from tests.impossible import changed, rows

from .positions import Sample, copy

TABLE = Path(__file__).parent / "impossible.txt"
SAMPLE = Sample(100, "impossible", kept=12)


def positions(question: str) -> Iterator[tuple[Flow, Seat]]:
    """Positions in which this is asked (phase and kind of step, or any), each with the player's seat."""
    for s in SAMPLE.all:
        if question in (doing(s), "any"):
            c = copy(s)
            ERA.decode(c.encode())
            yield c, c.seat


def doing(s: Flow) -> str:
    kind = STEPS[s.seat.todo[-1] & STEP_MASK].kind if s.seat.todo else "-"
    return f"{phase.PHASE_KEYS[s.phase]} {kind}"


def step_of(number: int, argument: int = 0) -> int:
    return number | argument << STEP_BITS


def neutral(s: Flow) -> int:
    return next(at for at in s.star_hexes() if s.is_neutral(at))


def owned(s: Flow, by: int) -> int:
    return next(at for at in s.star_hexes() if s.owner[at] == by and at != s.home)


def empty(s: Flow) -> int:
    return next(at for at in range(board.HEXES) if at not in s.star_hexes())


NAMES: dict[str, Any] = {**vars(board), **vars(state), **vars(faction), "act": act, "step": step, "star": star}
NAMES |= {"goal": goal, "phase": phase, "entry": entry, "step_of": step_of, "neutral": neutral, "owned": owned}
NAMES |= {"empty": empty, "STEP_BITS": STEP_BITS, "STEP_MASK": STEP_MASK}


@pytest.mark.parametrize(("said", "question", "change"), rows(TABLE))
def test_an_impossible_position_is_refused(said: str, question: str, change: str) -> None:
    for s in changed(positions(question), change, NAMES):
        data = s.encode()
        if said == "accepted":
            assert ERA.decode(data).encode() == data
            return
        with pytest.raises(BadData, match=said):
            ERA.decode(data)
        return
    pytest.fail("no position can be changed like that")
