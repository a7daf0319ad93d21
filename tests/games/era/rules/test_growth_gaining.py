"""Gain Star: ways, ships needed, blocking, war, levels (E-126 to E-137)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.alphabet import ALPHABET
from orrery.games.era.rules.content import BOX
from orrery.games.era.rules.growth.stars import (
    can_take,
    lose_disc,
    options_at,
    ships_needed,
    strength_at,
    take_star,
    why_not,
)
from orrery.games.era.rules.vocabulary import alignment, option, star
from orrery.games.era.rules.vocabulary.field import MILITARY, SPIRITUALITY
from orrery.games.era.rules.vocabulary.letter import DOUBLE, A, B
from tests.rules import refusal, rule, tile, vector

from .growths import begun, goes_on, growing, through
from .scene import FARMERS, HUMAN, SLAVERS, Scene, at


def gaining(side: int, *, war: bool = False) -> Scene:
    """Two Gain Star counters; a Build Ships counter keeps the menu open."""
    scene = growing("gain_star", "gain_star", "build_ships")
    scene.alignment = side
    scene.wars[SLAVERS] = war
    return scene


def offered_ways(scene: Scene) -> list[str]:
    """What Gain Star offers, through the menu."""
    begun(scene)
    if "oval:gain_star" not in scene.offered():
        return []
    before = scene.clone()
    before.apply(HUMAN, next(c for c in before.open[0].choices if c.code == "oval:gain_star"))
    if before.open and before.open[0].kind == "gain":
        return [choice.code for choice in before.open[0].choices]
    return ["at once"]


def gain(scene: Scene, code: str) -> Scene:
    begun(scene)
    scene.choose("oval:gain_star")
    if scene.kind() == "gain":
        scene.choose(code)
    return scene


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


def scene_again(scene: Scene) -> Scene:
    """The same menu anew, after something was put on the board by hand."""
    scene.seat.todo.clear()
    scene.open = []
    return scene


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


# Blocking and war.


@rule("E-130", "E-148", "E-153")
@refusal("star_blocked")
def test_hostile_ships_block_it() -> None:
    scene = gaining(alignment.STO, war=True)
    scene.neutral("he2", star.UNINHABITED)
    scene.ships(HUMAN, "he2", 2)
    scene.ships(SLAVERS, "he2", 1)
    assert offered_ways(scene) == []
    assert "star_blocked E-130" in scene.refused("oval:gain_star")
    scene.me.levels[SPIRITUALITY] = 5
    assert why_not(scene, HUMAN, at("he2"), option.COLONIZE) == ""
    scene.me.levels[SPIRITUALITY] = 4
    scene.wars[SLAVERS] = False
    assert why_not(scene, HUMAN, at("he2"), option.COLONIZE) == "", "at peace nobody is in the way"


@rule("E-131", "E-79")
def test_conquering_at_peace_declares_war() -> None:
    scene = gaining(alignment.STS)
    scene.own(SLAVERS, "he2", 1)
    scene.levels(SLAVERS, 1, 1, 2, 1, 1)
    scene.ships(HUMAN, "he2", 2)
    gain(scene, "conquer:he2")
    assert scene.wars[SLAVERS]
    assert scene.owner[at("he2")] == HUMAN
    keys = [event.key for event in scene.heard.events]
    assert keys.index("war") < keys.index("takes_star")


@rule("E-131")
@refusal("star_blocked")
def test_ships_of_the_owner_block_as_soon_as_there_is_war() -> None:
    scene = gaining(alignment.STS)
    scene.own(SLAVERS, "he2", 1)
    scene.ships(HUMAN, "he2", 9)
    scene.ships(SLAVERS, "he2", 1)
    assert why_not(scene, HUMAN, at("he2"), option.CONQUER) == "E-131"
    assert offered_ways(scene) == []
    assert not scene.wars[SLAVERS]
    scene.ships(SLAVERS, "he2", 0)
    scene.ships(FARMERS, "he2", 1)
    assert why_not(scene, HUMAN, at("he2"), option.CONQUER) == "", "the Farmers stay at peace"


@rule("E-131", "E-80")
@refusal("at_peace")
def test_sto_liberates_in_war_only() -> None:
    scene = gaining(alignment.STO)
    scene.own(SLAVERS, "he2", 1)
    scene.ships(HUMAN, "he2", 2)
    assert offered_ways(scene) == []
    assert "at_peace E-80" in scene.refused("oval:gain_star")
    scene.wars[SLAVERS] = True
    assert can_take(scene, HUMAN, at("he2"), option.LIBERATE)


@rule("E-126")
@refusal("no_ship_there", "not_this_way")
def test_a_ship_has_to_be_there() -> None:
    scene = gaining(alignment.STO)
    scene.neutral("he2", star.UNINHABITED)
    scene.neutral("he3", star.UNINHABITED)
    scene.neutral("he8", star.ADVANCED)
    scene.ships(HUMAN, "he2", 1)
    scene.ships(HUMAN, "he8", 1)
    scene.faces_seen[at("he2")] = scene.faces_seen[at("he8")] = True
    begun(scene)
    scene.choose("oval:gain_star")
    assert scene.offered() == ["colonize:he2", "ally:he8"]
    assert scene.refused("colonize:he3") == ["no_ship_there E-126"]
    view = scene.view(HUMAN)
    for code in ("colonize:he3", "ally:he3"):  # nobody has seen that star
        refusals = view.why_not(HUMAN, ALPHABET.by_code[code])
        assert [f"{why.key} {why.rule}" for why in refusals] == scene.refused(code) == ["no_ship_there E-126"]
    assert scene.refused("ally:he2") == ["not_this_way E-127"]


@rule("E-127", "E-151")
@refusal("no_disc")
def test_somewhere_a_disc_has_to_come_from() -> None:
    scene = gaining(alignment.STO)
    scene.neutral("he2", star.ADVANCED)
    scene.ships(HUMAN, "he2", 1)
    scene.me.track = 0
    assert offered_ways(scene) == []
    assert "no_disc E-151" in scene.refused("oval:gain_star")
    scene.own(HUMAN, "he8", 5)
    scene.me.track = 0
    begun(scene_again(scene))
    scene.choose("oval:gain_star")
    assert scene.discs[at("he2")] == 1, "one has to come, from the only other star"
    assert scene.offered() == ["from:he8", "pass"], "the others may"
    scene.choose("from:he8", "pass")
    assert (scene.discs[at("he2")], scene.discs[at("he8")]) == (2, 3)


# Counters, home stars, what Slavers do.


@rule("E-134", "E-179")
def test_counters_of_neutral_stars_are_kept() -> None:
    scene = gaining(alignment.STO)
    scene.neutral("he2", star.ADVANCED)
    scene.ships(HUMAN, "he2", 1)
    gain(scene, "ally:he2")
    assert scene.kept[HUMAN * star.TYPES : (HUMAN + 1) * star.TYPES] == [0, 0, 1]


@rule("E-137")
def test_a_second_counter_of_a_star_does_not_count() -> None:
    scene = gaining(alignment.STO)
    scene.own(HUMAN, "he2", 1)
    lose_disc(scene, at("he2"), "E-99")
    assert scene.counters[at("he2")] == star.UNINHABITED
    assert scene.faces_seen[at("he2")], "it lies open"
    scene.ships(HUMAN, "he2", 1)
    gain(scene, "colonize:he2")
    assert scene.owner[at("he2")] == HUMAN
    assert sum(scene.kept) == 0


@rule("E-134", "E-135")
def test_a_star_that_nobody_had_seen_is_revealed() -> None:
    scene = gaining(alignment.STO)
    scene.neutral("ze2", star.UNINHABITED)
    scene.relics[at("ze2")] = BOX.relic_keys.index("death_ray")
    scene.ships(SLAVERS, "ze2", 1)
    take_star(scene, SLAVERS, at("ze2"), option.COLONIZE, "E-238")
    assert scene.told("takes_star")[0].reveals
    assert scene.told("relic")[0].reveals
    assert scene.faces_seen[at("ze2")]
    assert scene.relic_seen[at("ze2")]
    assert scene.slavers.track == 38


@rule("E-136", "E-145", "E-132", "E-133")
@vector("EV-38")
def test_slavers_take_the_home_star() -> None:
    scene = Scene(he2="star")
    scene.levels(HUMAN, 2, 1, 3, 1, 1)
    scene.discs[scene.home] = 2
    scene.me.track -= 2
    scene.own(HUMAN, "he2", 1)
    scene.wars[SLAVERS] = True
    home = scene.home
    assert ships_needed(scene, SLAVERS, home, option.CONQUER) == 9
    scene.fleet(SLAVERS, A, "he5", 9)
    scene.reserve_used = True
    take_star(scene, SLAVERS, home, option.CONQUER, "E-238")
    scene.run()
    assert (scene.owner[home], scene.discs[home]) == (SLAVERS, 1)
    assert scene.slavers.levels in ([2, 1, 2, 1, 1], [1, 1, 3, 1, 1]), "two levels by lot"
    scene.advance(scene.seat)
    assert scene.home == at("he2"), "the only other star"
    assert scene.discs[at("he2")] == 0, "its disc went back to the track"
    assert scene.me.track == 39


@rule("E-237", "E-51")
def test_a_hidden_b_fleet_shows_when_its_bombs_were_needed() -> None:
    scene = Scene(ze2="star")
    scene.neutral("ze2", star.ADVANCED)
    scene.fleet(SLAVERS, B, "ze2", 3)
    take_star(scene, SLAVERS, at("ze2"), option.CONQUER, "E-238")
    assert scene.slavers.shown[B]
    assert scene.told("bombs")[0].reveals
    scene = Scene(ze2="star")
    scene.neutral("ze2", star.ADVANCED)
    scene.fleet(SLAVERS, B, "ze2", 4)
    take_star(scene, SLAVERS, at("ze2"), option.CONQUER, "E-238")
    assert not scene.slavers.shown[B]


@rule("E-113")
def test_two_gain_star_counters_are_two_actions() -> None:
    scene = gaining(alignment.STO)
    scene.neutral("he2", star.UNINHABITED)
    scene.neutral("he3", star.UNINHABITED)
    scene.ships(HUMAN, "he2", 1)
    scene.ships(HUMAN, "he3", 1)
    gain(scene, "colonize:he2")
    assert "oval:gain_star" in scene.offered()
    scene.choose("oval:gain_star")
    assert scene.owner[at("he3")] == HUMAN
    assert "oval:gain_star" not in scene.offered()
    assert through(scene).growth.ovals[2] == 0


@rule("E-133", "E-153")
def test_discs_of_a_star_lost_at_spirituality_6_ascend() -> None:
    scene = Scene(he2="star")
    scene.levels(HUMAN, 1, 6, 1, 1, 1)
    scene.own(HUMAN, "he2", 4)
    scene.reserve_used = True
    take_star(scene, SLAVERS, at("he2"), option.CONQUER, "E-238")
    assert scene.ascended == 4
    assert scene.me.track == 35
