"""Star people that flee with their discs, or learn other things from relics (E-176, E-178)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.growth.stars import options_at, take_star
from orrery.games.era.rules.vocabulary import option
from orrery.games.era.rules.vocabulary.alignment import STO, STS
from orrery.games.era.rules.vocabulary.star import PRIMITIVE, UNINHABITED
from tests.rules import refusal, rule, tile

from .growths import begun, growing
from .kindred import gain, gaining
from .scene import FARMERS, HUMAN, SLAVERS, Scene, at

# Cosmic Mayans.


def conquered(population: int, **hexes: str) -> Scene:
    """Slavers conquer he2 of the STO Mayans, who have he3 (1 away), hc5 (3) and ze5 (12) as well."""
    scene = growing(**hexes)
    scene.kin("mayans", STO)
    scene.wars = [False, False, True]
    scene.own(HUMAN, "he2", population)
    for address in ("he3", "hc5", "ze5"):
        scene.own(HUMAN, address, 1)
    scene.ships(SLAVERS, "he2", population + 1)
    take_star(scene, SLAVERS, at("he2"), option.CONQUER, "E-238")
    scene.run()
    return scene


@tile("people_mayans")
@rule("E-176")
@refusal("no_refuge", "not_your_star", "star_blocked")
def test_discs_of_mayans_flee_to_stars_within_the_range_of_ships() -> None:
    scene = conquered(5)
    scene.advance(scene.seat)
    assert scene.kind() == "flee"
    assert scene.about(HUMAN) == {"n": 3, "from": "he2"}
    assert scene.offered() == ["to:he3", "to:he5", "pass"], "range 3: not to hc5 and ze5"
    assert scene.refused("to:ze5") == ["no_refuge E-176"]
    assert scene.refused("to:he2") == ["not_your_star E-176"]
    scene.ships(SLAVERS, "he3", 1)
    scene.reopen()
    assert scene.refused("to:he3") == ["star_blocked E-148"]
    scene.ships(SLAVERS, "he3", 0)
    scene.reopen()
    assert scene.me.track == 39 - 3 - 3, "two of the five are back already"
    scene.choose("to:he3", "to:he5")
    scene.choose("pass")
    assert (scene.discs[at("he3")], scene.discs[at("he5")]) == (2, 1)
    assert (scene.owner[at("he2")], scene.discs[at("he2")]) == (SLAVERS, 1)
    assert scene.me.track == 39 - 3 - 2
    assert not scene.open


@rule("E-153", "E-176")
def test_discs_that_stay_behind_ascend_at_spirituality_six() -> None:
    scene = growing()
    scene.levels(HUMAN, 1, 6, 1, 1, 1)
    scene.kin("mayans", STO)
    scene.own(HUMAN, "he2", 2)
    scene.own(HUMAN, "he3", 1)
    scene.ships(SLAVERS, "he2", 3)
    take_star(scene, SLAVERS, at("he2"), option.CONQUER, "E-238")
    scene.advance(scene.seat)
    scene.choose("to:he3")
    scene.choose("pass")
    assert (scene.ascended, scene.discs[at("he3")]) == (1, 2)


@rule("E-176")
def test_discs_of_others_do_not_flee() -> None:
    scene = growing()
    scene.kin("mayans", STS)
    scene.own(HUMAN, "he2", 2)
    scene.own(HUMAN, "he3", 1)
    scene.ships(SLAVERS, "he2", 3)
    take_star(scene, SLAVERS, at("he2"), option.CONQUER, "E-238")
    scene.advance(scene.seat)
    assert not scene.open
    assert scene.me.track == 38


@rule("E-145", "E-176")
def test_mayans_that_lose_their_home_star_find_a_new_one_first() -> None:
    scene = growing(hf5="star")
    scene.kin("mayans", STO)
    scene.discs[at("he5")] = 2
    scene.me.track -= 2
    scene.own(HUMAN, "he3", 2)
    scene.ships(SLAVERS, "he5", 9)
    take_star(scene, SLAVERS, at("he5"), option.CONQUER, "E-238")
    scene.advance(scene.seat)
    if scene.kind() == "reserve":
        scene.choose("pass")
    assert scene.home == at("he3")
    assert scene.offered() == ["to:he3", "pass"]
    scene.choose("to:he3", "to:he3")
    assert scene.discs[at("he3")] == 2


# Relics.


@tile("people_yowies")
@rule("E-173", "E-176")
@pytest.mark.parametrize("side", [STO, STS])
def test_yowies_get_ships_of_the_relic_of_robotics(side: int) -> None:
    scene = gaining("yowies", side)
    scene.neutral("ze5", UNINHABITED)
    scene.relics[at("ze5")] = scene.box.relic_keys.index("technology_robotics")
    scene.ships(HUMAN, "ze5", 1)
    gain(scene)
    while scene.kind() == "place_into":
        scene.choose("into:loose")
    while scene.kind() == "place_number":
        scene.choose("ships:2")
    assert scene.me.loose[at("ze5")] == 3
    assert scene.me.levels[3] == 1
    assert scene.relics[at("ze5")] == -1


@rule("E-173")
def test_yowies_learn_from_other_relics() -> None:
    scene = gaining("yowies", STO)
    scene.neutral("ze5", UNINHABITED)
    scene.relics[at("ze5")] = scene.box.relic_keys.index("technology_genetics")
    scene.ships(HUMAN, "ze5", 1)
    gain(scene)
    assert scene.me.levels[4] == 2


@rule("E-176")
@pytest.mark.parametrize("side", [STO, STS])
def test_robotics_of_yowies_stays_at_one(side: int) -> None:
    scene = gaining("yowies", side, "research", "robotics")
    begun(scene)
    scene.choose("oval:research")
    assert scene.me.levels[3] == 1
    assert scene.params("no_level_left") == {"field": "robotics", "level": 1}
    assert scene.ledger.raised == [0] * 15, "and it is not researched (E-117)"


def test_ways_of_a_faction_are_not_changed_by_the_people_of_another() -> None:
    scene = growing()
    scene.kin("annunaki", STO)
    scene.neutral("he2", PRIMITIVE)
    assert options_at(scene, SLAVERS, at("he2")) == [option.SUBJUGATE]
    assert options_at(scene, FARMERS, at("he2")) == []
