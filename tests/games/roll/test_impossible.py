"""Every way in which a position can be impossible, one change each (impossible.txt): decode says what is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from orrery.games.roll import words
from orrery.games.roll.flow import STEPS, Flow
from orrery.games.roll.game import ROLL
from orrery.games.roll.powers.power import AT_BUILDERS, AT_REARRANGE
from orrery.games.roll.state import Empire
from orrery.games.roll.steps import numbers
from orrery.games.roll.words import STAGE_KEYS
from orrery.kernel.chance import block_of
from orrery.kernel.refusal import BadData
from orrery.kernel.state import STEP_BITS, STEP_MASK

from .positions import Sample, copy

TABLE = Path(__file__).parent / "impossible.txt"
SAMPLE = Sample(40, "decode")


def positions(question: str) -> Iterator[tuple[Flow, Empire]]:
    """Positions in which some seat is asked this (stage and kind, `waits` or `done`), each with that seat."""
    for s in SAMPLE.all:
        for p in s.players:
            if f"{STAGE_KEYS[s.stage]} {doing(p)}" == question:
                c = copy(s)
                yield c, c.players[p.seat]


def doing(p: Empire) -> str:
    return "waits" if p.waiting else STEPS[p.todo[-1] & STEP_MASK].kind if p.todo else "done"


def step(number: int, argument: int) -> int:
    return number | argument << STEP_BITS


def gain(s: Flow, p: Empire, key: str) -> None:
    face = s.box.face(key)
    row = next(row for row in [s.bag, *(q.pile for q in s.players)] if face >> 1 in row)
    row.remove(face >> 1)
    p.developments.append(face)
    assert p.tiles() < s.box.end_tiles


def select(s: Flow, phase: int) -> None:
    for p in s.players:
        p.selected = phase


def same_faction(p: Empire, q: Empire) -> None:
    p.faction, p.developments, p.worlds = q.faction, q.developments[:], [*q.worlds[:-1], p.worlds[-1]]


def keep_last(p: Empire) -> None:
    """As if some of the dice could be kept, without a power for it."""
    assert not p.powers[AT_BUILDERS]
    p.todo[1] = step(numbers.KEEP, 2 * p.developments[-1])
    p.spent.append(p.builders[words.DEVELOPMENT].pop())


def chance_at(s: Flow, counter: int, at: int) -> None:
    s.chance.counter, s.chance.at, s.chance.block = counter, at, block_of(s.chance.key, counter - 1)


# What a change may name; the number of a step comes before that of a phase.
NAMES: dict[str, Any] = {**vars(words), **vars(numbers), "AT_REARRANGE": AT_REARRANGE}
for helper in (step, gain, select, same_faction, keep_last, chance_at):
    NAMES[helper.__name__] = helper


def rows() -> list[tuple[str, str, str]]:
    found: list[tuple[str, str, str]] = []
    for line in TABLE.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            said, question, change = line.split(" | ", 2)
            found.append((said, question, change))
    return found


@pytest.mark.parametrize(("said", "question", "change"), rows())
def test_an_impossible_position_is_refused(said: str, question: str, change: str) -> None:
    for s, p in positions(question):
        ROLL.decode(s.encode())
        try:
            exec(change, {**NAMES, "s": s, "p": p})
        except (AssertionError, IndexError, StopIteration):
            continue
        with pytest.raises(BadData, match=said):
            ROLL.decode(s.encode())
        return
    pytest.fail("no position can be changed like that")
