"""Every way in which a position can be impossible, one change each (impossible.txt): decode says what is wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from orrery.games.roll.rules import pieces
from orrery.games.roll.rules.flow import STEPS, Flow
from orrery.games.roll.rules.game import ROLL
from orrery.games.roll.rules.required import required
from orrery.games.roll.rules.state import Empire
from orrery.games.roll.rules.vocabulary import stage
from orrery.games.roll.rules.vocabulary import step as steps
from orrery.games.roll.rules.vocabulary.stage import STAGE_KEYS
from orrery.kernel.chance import block_of
from orrery.kernel.refusal import BadData
from orrery.kernel.state import STEP_BITS, STEP_MASK
from tests.impossible import changed, rows

from .positions import Sample, copy

TABLE = Path(__file__).parent / "impossible.txt"
SAMPLE = Sample(40, "decode")
# All that decode says of impossible positions.
SENTENCES = {
    "25 VP in chips instead of 24 and 0 beyond the pool",
    "a construction zone has two stacks",
    "a figure of seat N is out of range",
    "a key has 32 bytes, not 31",
    "a tile is missing or there twice",
    "it should be over, or should not",
    "its bag is impossible",
    "its chance does not follow from its key",
    "its player order or its phases are impossible",
    "its stage, round or chips are impossible",
    "nobody has anything to choose",
    "seat N cannot be doing that",
    "seat N has 11 credits",
    "seat N has a die twice",
    "seat N has nothing to choose, or too much",
    "the construction zone of seat N is impossible",
    "the dice of seat N are impossible",
    "the goods of seat N are impossible",
    "the tableau of seat N is impossible",
    "the virtual workers of seat N are impossible",
    "there is no development -1",
    "there is no development 9999",
    "tiles are called in that nobody needs",
    "two seats have the same start",
}


def positions(question: str) -> Iterator[tuple[Flow, Empire]]:
    """Positions in which some seat is asked this (stage and kind, `waits` or `done`), each with that seat."""
    for s in SAMPLE.all:
        for p in s.players:
            if f"{STAGE_KEYS[s.stage]} {doing(p)}" == question:
                c = copy(s)
                ROLL.decode(c.encode())
                yield c, c.players[p.seat]


def doing(p: Empire) -> str:
    return "waits" if p.waiting else STEPS[p.todo[-1] & STEP_MASK].kind if p.todo else "done"


def step(number: int, argument: int) -> int:
    return number | argument << STEP_BITS


def gain(s: Flow, p: Empire, key: str) -> None:
    side = s.box.side(key)
    row = next(row for row in [s.bag, *(q.pile for q in s.players)] if side >> 1 in row)
    row.remove(side >> 1)
    assert p.tiles() < s.box.end_tiles
    p.developments.append(side)


def select(s: Flow, phase: int) -> None:
    for p in s.players:
        p.selected = phase


def same_faction(p: Empire, q: Empire) -> None:
    p.faction, p.developments, p.worlds = q.faction, q.developments[:], [*q.worlds[:-1], p.worlds[-1]]


def keep_last(p: Empire) -> None:
    """As if some of the dice could be kept, without a power for it."""
    assert not p.powers.to_cup
    p.todo[1] = step(steps.KEEP, 2 * p.developments[-1])
    p.spent.append(p.builders[pieces.DEVELOPMENT].pop())


def only_started(s: Flow, p: Empire) -> bool:
    """Whether no world has been built yet."""
    return len(p.worlds) == 1 + sum(s.box.sides[half].kind == pieces.WORLD for half in s.box.factions[p.faction])


def spend_enough(s: Flow, p: Empire) -> None:
    """As if more dice were wanted than the tile needs."""
    dice = p.builders[pieces.DEVELOPMENT]
    more = required(s, p, p.stacks[pieces.DEVELOPMENT][-1]) - len(p.spent)
    assert 0 < more < len(dice)
    p.spent += dice[:more]
    p.builders[pieces.DEVELOPMENT] = dice[more:]


def chance_at(s: Flow, counter: int, at: int) -> None:
    s.chance.counter, s.chance.at, s.chance.block = counter, at, block_of(s.chance.key, counter - 1)


# What a change may name; the number of a step comes before that of a stage.
NAMES: dict[str, Any] = {**vars(pieces), **vars(stage), **vars(steps)}
for helper in (step, gain, select, same_faction, keep_last, only_started, spend_enough, chance_at):
    NAMES[helper.__name__] = helper


@pytest.mark.parametrize(("said", "question", "change"), rows(TABLE))
def test_an_impossible_position_is_refused(said: str, question: str, change: str) -> None:
    for s in changed(positions(question), change, NAMES):
        with pytest.raises(BadData, match=said) as caught:
            ROLL.decode(s.encode())
        what = str(caught.value).removeprefix("these bytes are no state of this game: ")
        assert re.sub(r"seat \d", "seat N", what) in SENTENCES
        return
    pytest.fail("no position can be changed like that")
