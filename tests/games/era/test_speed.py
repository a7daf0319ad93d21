"""A stored game is there at once, late rounds are as quick as early ones, and random play keeps up with other games.

Times are those of this process, and the best of several tries: what else runs on the machine makes them longer only.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

import pytest

from orrery.games import keys, load
from orrery.games.era.rules.game import ERA
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.playout import playout
from orrery.kernel.state import State
from orrery.tables.log import SeatSpec
from orrery.tables.table import Table

TRIES = 5
ROWS = 1000
LOADS = 0.2  # seconds for so many choices, uncompiled
EARLY, LATE = 2, 8
ME = [SeatSpec("person", "Me")]


def best(work: Callable[[], int]) -> float:
    """Seconds for one unit of this work, whose number it says."""
    found = []
    for _ in range(TRIES):
        begun = process_time()
        done = work()
        found.append((process_time() - begun) / done)
    return min(found)


def played(number: int) -> Table:
    """A game of a random player at a table, with one choice after the other."""
    table = Table(ERA, {"difficulty": "hard", "goal": "random"}, ME, f"speed {number}")
    chance = Chance(key_of_seed(f"speed {number}, choices"))
    while not table.over:
        choices = table.state.decisions()[0].choices
        table.play(0, choices[chance.below(len(choices))].code)
    return table


def test_a_game_of_a_thousand_choices_loads_in_a_fifth_of_a_second() -> None:
    """No random game is that long: as many as make a thousand together."""
    tables = [played(number) for number in range(3)]

    def load_all() -> int:
        rows = 0
        while rows < ROWS:
            for table in tables:
                again = Table(ERA, table.options, ME, table.seed)
                again.replay(table.log)
                assert again.digest() == table.digest()
                rows += len(table.log)
        return rows

    assert best(load_all) * ROWS < LOADS


def steps_in(begins: list[State]) -> Callable[[], int]:
    """The work of a round: from where it begins to its end, at random."""

    def work() -> int:
        chance = Chance(key_of_seed("round"))
        made = 0
        for begin in begins:
            s = begin.clone()
            while s.round == begin.round and s.decisions():
                choices = s.decisions()[0].choices
                s.apply(0, choices[chance.below(len(choices))])
                made += 1
        return made

    return work


def test_a_decision_in_the_last_round_takes_at_most_twice_as_long_as_one_in_the_second() -> None:
    begins: dict[int, list[State]] = {EARLY: [], LATE: []}
    for number in range(12):
        chance = Chance(key_of_seed(f"rounds {number}"))
        s = ERA.new({}, 1, key_of_seed(f"rounds {number}"))
        before = 0
        while s.decisions():
            if s.round != before and s.round in begins:
                begins[s.round].append(s.clone())
            before = s.round
            choices = s.decisions()[0].choices
            s.apply(0, choices[chance.below(len(choices))])
    assert best(steps_in(begins[LATE])) < 2 * best(steps_in(begins[EARLY]))


def playouts(key: str, seats: int) -> Callable[[], int]:
    game = load(key).rules

    def work() -> int:
        chance = Chance(key_of_seed(key))
        return sum(playout(game.new({}, seats, key_of_seed(str(number))), chance) for number in range(20))

    return work


@pytest.mark.skipif("roll" not in keys(), reason="it is measured beside Roll")
def test_random_play_makes_a_quarter_as_many_decisions_as_roll() -> None:
    """Here a fifth is asked for: `dev.py bench games` measures at length."""
    assert best(playouts("roll", 2)) > best(playouts("era", 1)) / 5
