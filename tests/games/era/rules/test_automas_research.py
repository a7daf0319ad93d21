"""What the automas research, and what that brings (E-194 to E-197, E-245)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.vocabulary.field import FIELD_KEYS, GENETICS
from orrery.games.era.rules.vocabulary.letter import DOUBLE
from tests.games.era.rules.automata import FARMERS, SLAVERS, Automata
from tests.rules import rule, vector

# Research.


@rule("E-236", "E-245", "E-199")
@pytest.mark.parametrize(("die", "field"), list(enumerate(FIELD_KEYS, 1)))
def test_the_farmers_research_by_their_die(die: int, field: str) -> None:
    scene = Automata()
    scene.grow(FARMERS, die)
    raised = {key: level for key, level in zip(FIELD_KEYS, scene.farmers.levels, strict=True) if level > 1}
    assert raised == {field: 2}
    assert scene.rules("level") == ["E-245"]
    assert scene.ledger.raised[5 * FARMERS + FIELD_KEYS.index(field)] == 2, "it counts as research (E-166)"
    assert scene.where(FARMERS) == {}


@rule("E-236", "E-245")
@pytest.mark.parametrize(("die", "field", "wormholes"), [(1, "military", 3), (3, "propulsion", 1), (4, "robotics", 1)])
def test_the_slavers_research_and_then_spawn(die: int, field: str, wormholes: int) -> None:
    scene = Automata()
    scene.grow(SLAVERS, die, 0, 0, 0)
    assert scene.slavers.levels[FIELD_KEYS.index(field)] == 2
    assert len(scene.where(SLAVERS)) == wormholes
    keys = scene.keys()
    assert keys.index("level") < keys.index("spawns")
    if die == 4:
        assert scene.where(SLAVERS) == {"zc7": 3}, "the new Robotics counts already, at the central wormhole"


@rule("E-236", "E-252")
def test_a_three_spawns_at_any_wormhole() -> None:
    found: list[str] = []
    for lot in range(3):
        scene = Automata()
        scene.grow(SLAVERS, 3, lot)
        found.extend(scene.where(SLAVERS))
    assert found == ["zc7", "ha3", "hg7"]


@rule("E-195", "E-196", "E-245")
@vector("EV-77")
def test_research_at_six_does_nothing_but_robotics_brings_a_level_elsewhere() -> None:
    scene = Automata()
    scene.levels(SLAVERS, 6, 1, 1, 5, 1)
    scene.grow(SLAVERS, 1, 3)
    assert scene.rules("no_level_left") == ["E-195"]
    assert scene.params("field_drawn")["of"] == ["spirituality", "propulsion", "robotics", "genetics"]
    assert scene.slavers.levels == [6, 1, 1, 5, 2]
    assert scene.rules("level") == ["E-196"]
    assert scene.ledger.raised[5 * SLAVERS + GENETICS] == 2
    assert len(scene.where(SLAVERS)) == 3


@rule("E-196")
@vector("EV-78")
def test_the_robotics_that_is_just_researched_brings_no_other_level() -> None:
    scene = Automata()
    scene.levels(SLAVERS, 1, 1, 1, 4, 1)
    scene.grow(SLAVERS, 4)
    assert scene.slavers.levels == [1, 1, 1, 5, 1]
    assert not scene.told("field_drawn")


@rule("E-194", "E-196", "E-193")
@vector("EV-117")
def test_the_only_field_left_is_the_other_one() -> None:
    scene = Automata()
    scene.levels(SLAVERS, 6, 4, 6, 5, 6)
    scene.grow(SLAVERS, 3, 0)
    assert scene.slavers.levels == [6, 4, 6, 6, 6]
    assert scene.params("field_drawn")["of"] == ["robotics"]
    assert len(scene.where(SLAVERS)) == 1


@rule("E-196", "E-193")
def test_the_researched_field_is_not_the_extra_one() -> None:
    scene = Automata()
    scene.levels(FARMERS, 6, 6, 1, 6, 6)
    scene.grow(FARMERS, 3)
    assert scene.farmers.levels == [6, 6, 2, 6, 6]
    assert scene.rules("no_field_left") == ["E-193"]


@rule("E-197")
def test_a_tactic_goes_to_a_random_letter_without_one_and_comes_before_the_next_sentence() -> None:
    scene = Automata()
    scene.slavers.tactics = [DOUBLE, 0, DOUBLE, 0, 0]
    scene.levels(SLAVERS, 3, 1, 1, 1, 1)
    scene.grow(SLAVERS, 1, 1)
    assert scene.slavers.tactics == [DOUBLE, 0, DOUBLE, DOUBLE, 0]
    keys = scene.keys()
    assert keys.index("level") < keys.index("slaver_tactic") < keys.index("spawns")


@rule("E-197")
def test_military_6_brings_a_tactic_for_every_letter_and_the_farmers_use_none() -> None:
    scene = Automata()
    scene.slavers.tactics = [DOUBLE, 0, DOUBLE, 0, 0]
    scene.levels(SLAVERS, 5, 1, 1, 1, 1)
    scene.grow(SLAVERS, 1)
    assert scene.slavers.tactics == [DOUBLE] * 5
    scene.levels(FARMERS, 5, 1, 1, 1, 1)
    scene.grow(FARMERS, 1)
    assert scene.farmers.tactics == [0] * 5
