"""Combat values and who wins (E-50, E-91 to E-93)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.content import BOX
from orrery.games.era.rules.vocabulary.alignment import STO, STS
from orrery.games.era.rules.vocabulary.letter import DOUBLE, POINTS, A, C
from tests.rules import rule, tile, vector

from .battles import PLACE, at_war, fight, left, military
from .scene import FARMERS, HUMAN, SLAVERS, Scene


def strengths(scene: Scene) -> dict[int, int]:
    return {event.seat: event.params["cv"] for event in scene.told("strength")}


@tile("field_military")
@rule("E-91")
@pytest.mark.parametrize(("level", "cv"), [(1, 3), (2, 3), (3, 6), (4, 9), (5, 18), (6, 30)])
def test_what_a_ship_is_worth_by_military(level: int, cv: int) -> None:
    scene = at_war()
    scene.ships(HUMAN, PLACE, 3)
    scene.ships(SLAVERS, PLACE, 1)
    military(scene, human=level)
    fight(scene, HUMAN)
    assert strengths(scene) == {HUMAN: cv, SLAVERS: 1}


@tile("fleet_a", "tactic_advanced")
@rule("E-50", "E-91")
@vector("EV-23")
@pytest.mark.parametrize(("tactic", "cv"), [(0, 8), (DOUBLE, 12), (POINTS, 8)])
def test_an_assault_fleet_is_worth_more(tactic: int, cv: int) -> None:
    scene = at_war()
    scene.fleet(HUMAN, A, PLACE, 4)
    scene.me.tactics[A] = tactic
    scene.ships(SLAVERS, PLACE, 1)
    military(scene, human=2)
    fight(scene, HUMAN)
    assert strengths(scene)[HUMAN] == cv


@tile("fleet_c")
@rule("E-50", "E-92")
@vector("EV-24")
@pytest.mark.parametrize(
    ("tactic", "enemy", "cv"), [(0, "assault", 12), (DOUBLE, "assault", 18), (DOUBLE, "elsewhere", 6), (0, "none", 6)]
)
def test_a_counterassault_fleet_needs_an_assault_fleet_against_it(tactic: int, enemy: str, cv: int) -> None:
    scene = at_war()
    scene.fleet(HUMAN, C, PLACE, 3)
    scene.me.tactics[C] = tactic
    scene.ships(SLAVERS, PLACE, 1)
    if enemy != "none":
        scene.fleet(SLAVERS, A, PLACE if enemy == "assault" else "ha3", 1)
    military(scene, human=3)
    fight(scene, HUMAN)
    assert strengths(scene)[HUMAN] == cv


@rule("E-92")
def test_the_assault_fleet_may_be_that_of_any_faction_of_the_other_side_but_not_of_ones_own() -> None:
    scene = at_war()
    scene.wars[FARMERS] = False
    scene.ships(FARMERS, PLACE, 1)
    scene.fleet(HUMAN, A, PLACE, 2)
    scene.fleet(SLAVERS, C, PLACE, 2)
    fight(scene, SLAVERS)
    assert strengths(scene) == {SLAVERS: 6, HUMAN: 4, FARMERS: 1}
    scene = at_war()
    scene.fleet(SLAVERS, A, PLACE, 2)
    scene.fleet(SLAVERS, C, PLACE, 2)
    scene.ships(HUMAN, PLACE, 1)
    fight(scene, SLAVERS)
    assert strengths(scene)[SLAVERS] == 6, "the own A fleet is no reason for C"


def people(scene: Scene, key: str, alignment: int) -> None:
    scene.people = BOX.people_keys.index(key)
    scene.alignment = alignment


@rule("E-91", "E-176")
@vector("EV-25")
def test_the_alliance_of_light_defends_better() -> None:
    scene = at_war()
    people(scene, "alliance", STO)
    scene.wars[FARMERS] = False
    scene.ships(HUMAN, PLACE, 3)
    scene.ships(SLAVERS, PLACE, 1)
    military(scene, human=2)
    fight(scene, SLAVERS)
    assert strengths(scene)[HUMAN] == 15
    scene = at_war()
    people(scene, "alliance", STO)
    scene.ships(HUMAN, PLACE, 3)
    scene.ships(SLAVERS, PLACE, 1)
    fight(scene, HUMAN)
    assert strengths(scene)[HUMAN] == 3, "attackers have nothing of it"


@rule("E-176")
@pytest.mark.parametrize(("defenders", "cv"), [([FARMERS], 9), ([SLAVERS], 3), ([FARMERS, SLAVERS], 9)])
def test_the_alliance_of_darkness_attacks_sto_better(defenders: list[int], cv: int) -> None:
    scene = at_war()
    people(scene, "alliance", STS)
    scene.ships(HUMAN, PLACE, 3)
    for faction in defenders:
        scene.ships(faction, PLACE, 1)
    fight(scene, HUMAN)
    assert strengths(scene)[HUMAN] == cv


@rule("E-176")
def test_the_alliance_of_darkness_defends_like_anybody() -> None:
    scene = at_war()
    people(scene, "alliance", STS)
    scene.ships(HUMAN, PLACE, 3)
    scene.ships(FARMERS, PLACE, 1)
    fight(scene, FARMERS)
    assert strengths(scene)[HUMAN] == 3


@rule("E-91", "E-187")
def test_a_card_adds_to_the_player_s_side() -> None:
    scene = at_war()
    scene.ships(HUMAN, PLACE, 1)
    scene.ships(SLAVERS, PLACE, 9)
    fight_with_bonus(scene, 20)
    assert strengths(scene) == {SLAVERS: 9, HUMAN: 21}
    assert scene.params("battle_won")["winners"] == ["human"]


def fight_with_bonus(scene: Scene, bonus: int) -> None:
    """The Slavers attack; before fleets are revealed a card of the player works."""
    scene.me.levels[2] = 2
    fight(scene, SLAVERS)
    assert scene.kind() == "retreat"
    scene.battle.bonus = bonus
    scene.choose("stand")


# Who wins.


def outcome(attackers: int, defenders: int, human: int, slavers: int) -> dict[str, object]:
    """The player attacks the Slavers."""
    scene = at_war()
    scene.ships(HUMAN, PLACE, attackers)
    scene.ships(SLAVERS, PLACE, defenders)
    military(scene, human=human, slavers=slavers)
    fight(scene, HUMAN)
    return scene.params("battle_won")


@rule("E-93")
@vector("EV-21")
def test_a_tie_is_won_by_the_higher_military() -> None:
    told = outcome(4, 4, 2, 1)
    assert (told["attack"], told["defence"], told["winners"], told["by"]) == (4, 4, ["human"], "military")
    assert outcome(4, 4, 1, 2)["winners"] == ["slavers"]


@rule("E-93")
@vector("EV-22")
def test_a_full_tie_is_won_by_the_defender() -> None:
    told = outcome(4, 4, 1, 1)
    assert (told["winners"], told["by"]) == (["slavers"], "defender")


@rule("E-93")
def test_the_higher_total_wins_whatever_the_levels() -> None:
    assert outcome(5, 4, 1, 2)["winners"] == ["human"]
    assert outcome(4, 5, 2, 1)["winners"] == ["slavers"]


@rule("E-93")
def test_of_several_factions_the_highest_military_counts() -> None:
    scene = at_war()
    scene.ships(HUMAN, PLACE, 2)
    scene.ships(FARMERS, PLACE, 1)
    scene.ships(SLAVERS, PLACE, 1)
    military(scene, human=2, farmers=1, slavers=2)
    fight(scene, HUMAN)
    assert scene.params("battle_won")["by"] == "defender", "the Slavers are as high as the player"
    scene = at_war()
    scene.ships(HUMAN, PLACE, 2)
    scene.ships(FARMERS, PLACE, 2)
    military(scene, human=2, slavers=6)
    scene.ships(SLAVERS, "ha3", 1)
    fight(scene, HUMAN)
    assert scene.params("battle_won")["winners"] == ["human"], "who is not in the battle does not count"
    assert left(scene, HUMAN) == 2
