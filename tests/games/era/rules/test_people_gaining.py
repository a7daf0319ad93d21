"""Star people that take stars in their own way, or lose them less (E-176, E-178)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.growth.stars import options_at, ships_needed, strength_at
from orrery.games.era.rules.vocabulary import option, star, story
from orrery.games.era.rules.vocabulary.alignment import STO, STS
from orrery.games.era.rules.vocabulary.letter import DOUBLE, B
from orrery.games.era.rules.vocabulary.star import ADVANCED, PRIMITIVE, UNINHABITED
from tests.rules import refusal, rule, tile, vector

from .growths import begun, growing
from .kindred import gain, gaining
from .scene import HUMAN, SLAVERS, at

# Annunaki.


@tile("people_annunaki")
@rule("E-176")
def test_sto_annunaki_advance_one_or_two_primitive_stars() -> None:
    scene = gaining("annunaki", STO)
    for address in ("he2", "he3", "he8"):
        scene.neutral(address, PRIMITIVE)
    scene.ships(HUMAN, "he2", 1)
    scene.ships(HUMAN, "he8", 2)
    scene.neutral("ze2", ADVANCED)
    scene.ships(HUMAN, "ze2", 1)
    gain(scene)
    assert scene.offered() == ["ally:ze2", "advance:he2", "advance:he8"], "and no star without a ship"
    scene.choose("advance:he8")
    assert scene.kind() == "more_stars"
    assert scene.about(HUMAN) == {"way": "advance", "n": 1}
    assert scene.offered() == ["advance:he2", "pass"]
    scene.choose("advance:he2")
    assert scene.told("grown"), "that was all"
    assert [scene.counters[at(address)] for address in ("he2", "he3", "he8")] == [ADVANCED, PRIMITIVE, ADVANCED]
    assert [event.params for event in scene.told("advances")] == [{"hex": "he8"}, {"hex": "he2"}]
    assert scene.owner[at("he2")] < 0, "it stays neutral"
    assert scene.me.track == 39


@rule("E-176", "E-179")
def test_an_advanced_star_becomes_an_ally_and_still_counts_as_primitive_for_discovery() -> None:
    scene = gaining("annunaki", STO, "gain_star", "gain_star")
    scene.neutral("he2", PRIMITIVE)
    scene.ships(HUMAN, "he2", 1)
    gain(scene)  # the only star, in the only way
    assert scene.counters[at("he2")] == ADVANCED
    scene.choose("oval:gain_star")
    assert scene.discs[at("he2")] == 3
    assert scene.kept[HUMAN * star.TYPES + PRIMITIVE] == 1
    assert scene.kept[HUMAN * star.TYPES + ADVANCED] == 0


@rule("E-176")
@refusal("no_more_star", "only_this_way")
def test_whoever_advances_a_star_may_leave_it_at_that() -> None:
    scene = gaining("annunaki", STO)
    scene.story = story.RIVALRY
    for address in ("he2", "he3", "he8"):
        scene.neutral(address, PRIMITIVE)
        scene.ships(HUMAN, address, 1)
    scene.wars = [False, False, True]
    scene.ships(SLAVERS, "he8", 1)
    gain(scene)
    assert scene.offered() == ["advance:he2", "advance:he3"], "hostile ships block it at he8"
    scene.choose("advance:he2")
    assert scene.offered() == ["advance:he3", "pass"]
    assert scene.refused("advance:he8") == ["no_more_star E-176"]
    assert scene.refused("colonize:he3") == ["only_this_way E-176"]
    scene.choose("pass")
    assert scene.counters[at("he3")] == PRIMITIVE
    assert [event.params["n"] for event in scene.told("points")] == [1], "one Gain Star action (E-165)"


@rule("E-176")
def test_sto_annunaki_do_not_need_a_free_disc_to_advance() -> None:
    scene = gaining("annunaki", STO)
    scene.me.track = 0
    scene.neutral("he2", PRIMITIVE)
    scene.ships(HUMAN, "he2", 1)
    gain(scene)
    assert scene.counters[at("he2")] == ADVANCED


@rule("E-176")
@pytest.mark.parametrize(("near", "discs"), [("hd5", 2), ("he8", 3)])
def test_sts_annunaki_subjugate_with_three_discs_within_the_growth_limit(near: str, discs: int) -> None:
    """hb5 is 3 from the home star, and 2 from hd5."""
    scene = gaining("annunaki", STS, hb5="star", hd5="star")
    scene.neutral("hb5", PRIMITIVE)
    scene.ships(HUMAN, "hb5", 1)
    scene.own(HUMAN, near, 1)
    gain(scene)
    assert scene.discs[at("hb5")] == discs


# Galactic Confederation and Empire.


@tile("people_galactic")
@rule("E-176")
def test_the_galactic_confederation_allies_once_more_with_each_gain_star() -> None:
    scene = gaining("galactic", STO)
    scene.neutral("he2", UNINHABITED)
    scene.neutral("he3", ADVANCED)
    scene.neutral("he8", ADVANCED)
    for address in ("he2", "he3", "he8"):
        scene.ships(HUMAN, address, 1)
    gain(scene)
    scene.choose("colonize:he2")
    assert scene.offered() == ["ally:he3", "ally:he8", "pass"]
    scene.choose("ally:he8")
    assert scene.told("grown"), "not twice"
    assert [scene.discs[at(address)] for address in ("he2", "he3", "he8")] == [1, 0, 3]


@rule("E-176")
@pytest.mark.parametrize(("population", "left"), [(1, 1), (2, 2), (3, 3), (5, 3)])
def test_the_galactic_empire_keeps_the_population_of_a_conquered_star(population: int, left: int) -> None:
    scene = gaining("galactic", STS)
    scene.wars = [False, False, True]
    scene.own(SLAVERS, "he2", population)
    scene.ships(HUMAN, "he2", population + 1)
    gain(scene)
    assert scene.discs[at("he2")] == left
    assert scene.slavers.track == 39


@rule("E-176")
def test_the_galactic_empire_keeps_the_population_of_an_advanced_neutral_star() -> None:
    scene = gaining("galactic", STS)
    scene.neutral("he2", ADVANCED)
    scene.ships(HUMAN, "he2", 4)
    gain(scene)
    assert scene.discs[at("he2")] == 3


# Orion Republic and Empire.


@tile("people_orion")
@rule("E-51", "E-176", "E-178")
@vector("EV-40")
def test_stars_of_the_orion_republic_take_twice_the_ships_and_no_bombs() -> None:
    scene = growing()
    scene.own(HUMAN, "he2", 3)
    scene.fleet(SLAVERS, B, "he2", 6)
    scene.slavers.tactics[B] = DOUBLE
    assert ships_needed(scene, SLAVERS, at("he2"), option.CONQUER) == 4
    assert strength_at(scene, SLAVERS, at("he2"), option.CONQUER) == 12
    scene.kin("orion", STO)
    assert ships_needed(scene, SLAVERS, at("he2"), option.CONQUER) == 7
    assert strength_at(scene, SLAVERS, at("he2"), option.CONQUER) == 6
    scene.alignment = STS
    assert ships_needed(scene, SLAVERS, at("he2"), option.CONQUER) == 4, "not on its other side"


@rule("E-178")
def test_the_home_star_of_the_orion_republic_counts_double_as_a_whole() -> None:
    scene = growing()
    scene.kin("orion", STO)
    scene.discs[at("he5")] = 2
    assert ships_needed(scene, SLAVERS, at("he5"), option.CONQUER) == 17


@rule("E-129", "E-176")
@vector("EV-41")
def test_the_orion_empire_conquers_with_one_ship() -> None:
    scene = gaining("orion", STS)
    scene.wars = [False, False, True]
    scene.neutral("he2", ADVANCED)
    scene.own(SLAVERS, "ze5", 7)
    scene.relics[at("ze5")] = scene.box.relic_keys.index("defense_grid")
    for address in ("he2", "ze5"):
        scene.ships(HUMAN, address, 1)
        assert ships_needed(scene, HUMAN, at(address), option.CONQUER) == 1
    scene.own(HUMAN, "he3", 1)
    assert ships_needed(scene, SLAVERS, at("he3"), option.CONQUER) == 2, "only its own conquests"
    gain(scene)
    assert scene.offered() == ["conquer:ze5", "conquer:he2"]
    scene.choose("conquer:ze5")
    assert (scene.owner[at("ze5")], scene.discs[at("ze5")]) == (HUMAN, 1)


# Plejars.


@rule("E-176")
def test_sto_plejars_score_for_each_star_that_they_liberate() -> None:
    scene = gaining("plejars", STO)
    scene.wars = [False, False, True]
    scene.own(SLAVERS, "he2", 2)
    scene.ships(HUMAN, "he2", 3)
    gain(scene)
    assert (scene.owner[at("he2")], scene.discs[at("he2")]) == (HUMAN, 2)
    assert scene.params("points") == {"n": 2, "source": "people", "why": "liberation", "total": 2}


@rule("E-176")
def test_sts_plejars_ally_with_advanced_stars_and_conquer_only_those_of_factions() -> None:
    scene = gaining("plejars", STS)
    scene.wars = [False, False, True]
    scene.neutral("he2", ADVANCED)
    scene.own(SLAVERS, "he3", 2)
    scene.ships(HUMAN, "he2", 1)
    scene.ships(HUMAN, "he3", 2)
    assert options_at(scene, HUMAN, at("he2")) == [option.ALLY]
    assert options_at(scene, SLAVERS, at("he2")) == [option.CONQUER], "others as usual"
    assert ships_needed(scene, HUMAN, at("he3"), option.CONQUER) == 3
    gain(scene)
    assert scene.discs[at("he2")] == 3


# Progenitors.


@tile("people_progenitors")
@rule("E-176")
@pytest.mark.parametrize("side", [STO, STS])
def test_progenitors_colonize_for_nothing_four_times_in_the_game(side: int) -> None:
    scene = gaining("progenitors", side, "build_ships")
    for address in ("he2", "he3", "he8", "hc5", "ze2"):
        scene.neutral(address, UNINHABITED)
        scene.ships(HUMAN, address, 1)
    scene.neutral("ze8", ADVANCED)
    scene.ships(HUMAN, "ze8", 9)
    begun(scene)
    for left, address in ((3, "hc5"), (2, "he2"), (1, "ze2"), (0, "he8")):
        assert f"colonize:{address}" in scene.offered()
        scene.choose(f"colonize:{address}")
        assert scene.params("free_colony") == {"hex": address, "left": left}
        assert scene.discs[at(address)] == 1
        scene.alignment = STS if scene.alignment == STO else STO  # both sides have the same ones
    assert scene.offered() == ["oval:build_ships", "done"], "the fifth one stays, and no other way is free"
    assert not scene.told("points"), "no Gain Star action"


@rule("E-176")
def test_others_do_not_colonize_for_nothing() -> None:
    scene = gaining("orion", STO, "build_ships")
    scene.neutral("he2", UNINHABITED)
    scene.ships(HUMAN, "he2", 1)
    begun(scene)
    assert "colonize:he2" not in scene.offered()
