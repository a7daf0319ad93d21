"""Gain Star: ways, ships needed, blocking, war, levels (E-126 to E-137)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.content import BOX
from orrery.games.era.rules.growth.stars import (
    can_take,
    options_at,
    ships_needed,
    strength_at,
)
from orrery.games.era.rules.vocabulary import alignment, option, star
from orrery.games.era.rules.vocabulary.field import MILITARY
from orrery.games.era.rules.vocabulary.letter import DOUBLE, A, B
from tests.rules import refusal, rule, tile, vector

from .gains import gain, gaining, offered_ways, scene_again
from .growths import goes_on
from .scene import FARMERS, HUMAN, SLAVERS, at

# The ways of E-127.


@rule("E-127", "E-128", "E-6")
@pytest.mark.parametrize(
    ("side", "kind", "ways"),
    [
        (alignment.STO, star.UNINHABITED, [option.COLONIZE]),
        (alignment.STS, star.UNINHABITED, [option.COLONIZE]),
        (alignment.STO, star.PRIMITIVE, []),
        (alignment.STS, star.PRIMITIVE, [option.SUBJUGATE]),
        (alignment.STO, star.ADVANCED, [option.ALLY]),
        (alignment.STS, star.ADVANCED, [option.CONQUER]),
    ],
)
def test_what_can_be_done_with_neutral_stars(side: int, kind: int, ways: list[int]) -> None:
    scene = gaining(side)
    scene.neutral("he2", kind)
    assert options_at(scene, HUMAN, at("he2")) == ways


@rule("E-127")
def test_what_can_be_done_with_stars_of_factions() -> None:
    scene = gaining(alignment.STO)
    scene.own(SLAVERS, "he2", 2)
    assert options_at(scene, HUMAN, at("he2")) == [option.LIBERATE]
    scene.alignment = alignment.STS
    assert options_at(scene, HUMAN, at("he2")) == [option.CONQUER]
    assert options_at(scene, HUMAN, scene.home) == [], "not one's own"
    assert options_at(scene, SLAVERS, scene.home) == [option.CONQUER]
    assert options_at(scene, FARMERS, scene.home) == [option.LIBERATE]
    scene.alignment = alignment.STO
    assert options_at(scene, FARMERS, scene.home) == [], "an STO faction liberates from STS alone"


@tile("counter_gain_star")
@rule("E-126", "E-134")
def test_colonize() -> None:
    scene = gaining(alignment.STO)
    scene.neutral("he2", star.UNINHABITED)
    scene.ships(HUMAN, "he2", 1)
    gain(scene, "colonize:he2")
    assert scene.owner[at("he2")] == HUMAN
    assert scene.discs[at("he2")] == 1
    assert scene.counters[at("he2")] == star.NONE
    assert scene.me.loose[at("he2")] == 1, "no ship is used up"
    assert scene.me.track == 38


@rule("E-127")
@vector("EV-34")
def test_ally_with_one_ship() -> None:
    scene = gaining(alignment.STO)
    scene.neutral("he2", star.ADVANCED)
    scene.ships(HUMAN, "he2", 1)
    gain(scene, "ally:he2")
    assert (scene.owner[at("he2")], scene.discs[at("he2")]) == (HUMAN, 3)


@rule("E-128")
@vector("EV-35")
@refusal("primitive", "no_star_to_gain")
def test_sto_can_do_nothing_with_a_primitive_star() -> None:
    scene = gaining(alignment.STO)
    scene.neutral("he2", star.PRIMITIVE)
    scene.ships(HUMAN, "he2", 16)
    assert offered_ways(scene) == []
    assert scene.refused("oval:gain_star") == ["no_star_to_gain E-126", "primitive E-128"]


@rule("E-127")
@vector("EV-36")
def test_subjugate_with_one_ship() -> None:
    scene = gaining(alignment.STS)
    scene.neutral("he2", star.PRIMITIVE)
    scene.ships(HUMAN, "he2", 1)
    gain(scene, "subjugate:he2")
    assert (scene.owner[at("he2")], scene.discs[at("he2")]) == (HUMAN, 2)


@rule("E-127", "E-50", "E-51")
@vector("EV-33")
@pytest.mark.parametrize(
    ("loose", "bombs", "tactic", "possible"),
    [(3, 0, False, False), (4, 0, False, True), (0, 3, False, True), (0, 2, True, True), (0, 2, False, False)],
)
def test_conquering_an_advanced_star(loose: int, bombs: int, tactic: bool, possible: bool) -> None:
    scene = gaining(alignment.STS)
    scene.neutral("he2", star.ADVANCED)
    scene.ships(HUMAN, "he2", loose)
    if bombs:
        scene.fleet(HUMAN, B, "he2", bombs)
    if tactic:
        scene.me.tactics[B] = DOUBLE
    assert can_take(scene, HUMAN, at("he2"), option.CONQUER) is possible
    assert bool(offered_ways(scene)) is possible
    if possible:
        scene.choose("oval:gain_star")
        assert (scene.owner[at("he2")], scene.discs[at("he2")]) == (HUMAN, 1)


@rule("E-51", "E-126")
def test_bombs_are_of_no_use_for_other_ways() -> None:
    scene = gaining(alignment.STS)
    scene.fleet(HUMAN, B, "he2", 4)
    scene.fleet(HUMAN, A, "he2", 3)
    assert strength_at(scene, HUMAN, at("he2"), option.SUBJUGATE) == 7
    assert strength_at(scene, HUMAN, at("he2"), option.CONQUER) == 9, "fleets count with their ships"
    assert strength_at(scene, HUMAN, at("he2"), option.CONQUER, 2) == 16, "a card doubles ships, not bombs"


@tile("relic_defense_grid")
@rule("E-129", "E-127", "E-132")
@vector("EV-37")
@pytest.mark.parametrize(("grid", "needed"), [(False, 6), (True, 14)])
def test_conquering_a_hostile_star(grid: bool, needed: int) -> None:
    scene = gaining(alignment.STS, war=True)
    scene.own(SLAVERS, "ze2", 5)
    scene.levels(SLAVERS, 3, 1, 1, 1, 1)
    if grid:
        scene.relics[at("ze2")] = BOX.relic_keys.index("defense_grid")
    assert ships_needed(scene, HUMAN, at("ze2"), option.CONQUER) == needed
    scene.fleet(HUMAN, A, "ze2", needed - 1)
    assert offered_ways(scene) == []
    assert "too_few_ships E-127" in scene.refused("oval:gain_star")
    scene.me.fleet_size[A] = needed
    gain(scene_again(scene), "conquer:ze2")
    assert scene.discs[at("ze2")] == 1
    assert scene.me.levels == [2, 1, 1, 1, 1], "one level"
    assert scene.slavers.track == 39, "their discs are back"


@rule("E-129")
def test_the_grid_does_not_defend_a_neutral_star() -> None:
    scene = gaining(alignment.STS)
    scene.neutral("ze2", star.ADVANCED)
    scene.relics[at("ze2")] = BOX.relic_keys.index("defense_grid")
    assert ships_needed(scene, HUMAN, at("ze2"), option.CONQUER) == 4


@rule("E-127", "E-132", "E-133")
@vector("EV-39")
def test_liberating_keeps_the_population() -> None:
    scene = gaining(alignment.STO, war=True)
    scene.own(SLAVERS, "he2", 2)
    scene.levels(SLAVERS, 1, 1, 2, 1, 1)
    assert ships_needed(scene, HUMAN, at("he2"), option.LIBERATE) == 3
    scene.ships(HUMAN, "he2", 3)
    gain(scene, "liberate:he2")
    assert (scene.owner[at("he2")], scene.discs[at("he2")]) == (HUMAN, 2)
    assert scene.me.levels == [1, 1, 2, 1, 1], "the only field is taken without a question"
    assert scene.slavers.levels == [1, 1, 2, 1, 1], "they lose nothing"
    assert scene.slavers.track == 39
    assert scene.me.track == 37


@rule("E-132")
@refusal("not_higher")
def test_the_field_of_a_level_is_chosen() -> None:
    scene = gaining(alignment.STS, war=True)
    scene.own(SLAVERS, "he2", 1)
    scene.levels(SLAVERS, 3, 1, 1, 1, 2)
    scene.ships(HUMAN, "he2", 2)
    gain(scene, "conquer:he2")
    assert scene.kind() == "learn"
    assert scene.offered() == ["field:military", "field:genetics"]
    assert scene.refused("field:robotics") == ["not_higher E-132"]
    scene.choose("field:military")
    assert scene.me.levels[MILITARY] == 2
    assert scene.kind() == "tactic", "what comes with the level comes at once"


@rule("E-132")
def test_six_population_bring_two_levels_which_may_differ() -> None:
    scene = gaining(alignment.STS, war=True)
    scene.own(SLAVERS, "he2", 6)
    scene.levels(SLAVERS, 1, 2, 3, 1, 1)
    scene.fleet(HUMAN, A, "he2", 7)
    gain(scene, "conquer:he2")
    assert scene.offered() == ["field:spirituality", "field:propulsion"]
    scene.choose("field:propulsion")
    assert scene.offered() == ["field:spirituality", "field:propulsion"], "still higher in both"
    scene.choose("field:propulsion")
    assert scene.me.levels == [1, 1, 3, 1, 1]


@rule("E-132")
def test_without_a_field_the_level_is_lost() -> None:
    scene = gaining(alignment.STS, war=True)
    scene.own(SLAVERS, "he2", 6)
    scene.levels(SLAVERS, 1, 2, 1, 1, 1)
    scene.fleet(HUMAN, A, "he2", 7)
    gain(scene, "conquer:he2")
    assert scene.me.levels == [1, 2, 1, 1, 1]
    assert scene.kind() == "grow_turn"
    scene.own(SLAVERS, "he8", 1)
    scene.ships(HUMAN, "he8", 2)
    goes_on(scene)
    scene.choose("oval:gain_star")
    assert scene.params("learns_nothing") == {"from": "slavers"}
