"""Random choices for automas: each possibility equally likely (E-191 to E-193)."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from orrery.games.era.rules.automas.choosing import pick, roll, roll_result
from orrery.games.era.rules.automas.learning import draw_field, learn_by_lot
from orrery.games.era.rules.levels import gainable
from orrery.games.era.rules.vocabulary.field import FIELD_KEYS
from tests.games.era.rules.automata import FARMERS, SLAVERS, Automata
from tests.rules import rule, vector

# The value that a chi-square test with so many degrees of freedom exceeds once in a thousand times.
THOUSANDTH = {1: 10.83, 2: 13.82, 3: 16.27, 4: 18.47, 5: 20.52, 6: 22.46, 11: 31.26, 12: 32.91, 17: 40.79}
PICKS = 20000


@rule("E-191")
@pytest.mark.parametrize("n", [2, 3, 4, 5, 6, 7, 12, 13, 18])
def test_each_of_several_possibilities_is_equally_likely(n: int) -> None:
    scene = Automata(f"equal/{n}")
    hexes = [3 + 5 * i for i in range(n)]
    found = Counter(pick(scene, hexes) for _ in range(PICKS))
    assert sorted(found) == hexes
    expected = PICKS / n
    assert sum((found[at] - expected) ** 2 / expected for at in hexes) < THOUSANDTH[n - 1]


@rule("E-191")
def test_a_single_possibility_needs_no_lot() -> None:
    scene = Automata()
    before = scene.chance.at, scene.chance.counter
    assert pick(scene, [17]) == 17
    assert (scene.chance.at, scene.chance.counter) == before


def by_dice(sides: int, rolls: tuple[int, ...]) -> int:
    """What the dice of a table stand for with so many sides (E-192); 0: they have to be rolled again."""
    if sides <= 6:
        return rolls[0] if rolls[0] <= sides else 0
    parts = sides // 6
    return rolls[1] + 6 * ((rolls[0] - 1) * parts // 6)


@rule("E-192")
@vector("EV-82")
def test_dice_of_more_sides_are_as_even_as_a_pick() -> None:
    assert [by_dice(12, (2, 5)), by_dice(12, (5, 5))] == [5, 11]
    assert [by_dice(18, (3, 4)), by_dice(18, (6, 6))] == [10, 18]
    for sides in (12, 18):
        found = Counter(by_dice(sides, rolls) for rolls in product(range(1, 7), repeat=2))
        assert found == dict.fromkeys(range(1, sides + 1), 36 // sides)
        scene = Automata(f"sides/{sides}")
        assert {pick(scene, list(range(1, sides + 1))) for _ in range(1000)} == set(found)


@rule("E-191", "E-193")
@vector("EV-55", "EV-97")
def test_a_random_field_is_one_of_five_like_a_die_that_is_rolled_again_on_a_six() -> None:
    assert [by_dice(5, (6,)), by_dice(5, (3,)), by_dice(5, (2,))] == [0, 3, 2]
    scene = Automata()
    fields = gainable(scene, FARMERS)
    assert [FIELD_KEYS[field] for field in fields] == ["military", "spirituality", "propulsion", "robotics", "genetics"]
    for die, key in ((3, "propulsion"), (2, "spirituality")):
        scene.dice(die)
        assert FIELD_KEYS[draw_field(scene, FARMERS, fields, "E-193")] == key
    found = Counter(draw_field(scene, FARMERS, fields, "E-193") for _ in range(PICKS))
    assert sum((found[field] - PICKS / 5) ** 2 / (PICKS / 5) for field in fields) < THOUSANDTH[4]


@rule("E-193", "E-194")
def test_fields_without_a_level_to_gain_are_left_out() -> None:
    scene = Automata()
    scene.levels(SLAVERS, 6, 4, 6, 6, 1)
    learn_by_lot(scene, SLAVERS, "E-212", "no_trade")
    assert scene.slavers.levels == [6, 4, 6, 6, 2]
    assert scene.params("field_drawn") == {"field": "genetics", "of": ["genetics"]}
    scene.levels(FARMERS, 6, 4, 6, 6, 6)
    learn_by_lot(scene, FARMERS, "E-212", "no_trade")
    assert scene.farmers.levels[1] == 5, "the limit of 4 is the Slavers' own"


@rule("E-193")
def test_nothing_happens_where_no_field_is_left() -> None:
    scene = Automata()
    scene.levels(SLAVERS, 6, 4, 6, 6, 6)
    learn_by_lot(scene, SLAVERS, "E-212", "no_trade")
    assert scene.slavers.levels == [6, 4, 6, 6, 6]
    assert scene.keys() == ["no_field_left"]
    assert scene.rules("no_field_left") == ["E-193"]


@rule("E-191")
def test_a_die_is_even() -> None:
    scene = Automata("die")
    found = Counter(roll(scene) for _ in range(PICKS))
    assert sorted(found) == [1, 2, 3, 4, 5, 6]
    assert sum((n - PICKS / 6) ** 2 / (PICKS / 6) for n in found.values()) < THOUSANDTH[5]


@rule("E-198")
@vector("EV-109")
def test_with_four_power_discs_the_lower_of_two_dice_counts_for_the_slavers() -> None:
    scene = Automata()
    scene.robots.power = 3
    scene.dice(5, 2)
    assert roll_result(scene, SLAVERS) == [5]
    scene.robots.power = 4
    scene.dice(5, 2)
    assert roll_result(scene, SLAVERS) == [5, 2]
    scene.dice(5, 2)
    assert roll_result(scene, FARMERS) == [5]
