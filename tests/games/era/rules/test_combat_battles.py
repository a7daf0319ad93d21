"""Where battles are fought, in which order, and who takes part (E-84 to E-86, E-206)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.board import NOWHERE
from orrery.games.era.rules.vocabulary.faction import NOBODY
from tests.rules import refusal, rule, vector

from .battles import PLACE, at_war, fight, keys, left, military
from .scene import FARMERS, HUMAN, SLAVERS, Scene, at


@rule("E-84")
@refusal("no_battle_there")
def test_the_player_says_where_he_fights_first_and_cannot_leave_a_battle_out() -> None:
    scene = at_war()
    for address in ("ze5", "zd3", "hc4"):
        scene.ships(HUMAN, address, 6)
        scene.ships(SLAVERS, address, 1)
    scene.ships(HUMAN, "ha3", 2)
    fight(scene, HUMAN)
    assert (scene.kind(), scene.offered("fight")) == ("battle_where", ["zd3", "ze5", "hc4"])
    assert scene.refused("fight:ha3") == ["no_battle_there E-84"]
    scene.choose("fight:ze5")
    assert scene.kind() == "losses", "the battle has to be over before the next one"
    scene.choose("lose:1")
    assert scene.offered("fight") == ["zd3", "hc4"], "there is no way to pass"
    scene.choose("fight:hc4", "lose:1")
    assert scene.kind() == "losses", "the last one is fought without a question where"
    scene.choose("lose:1")
    assert [event.params["hex"] for event in scene.told("battle")] == ["ze5", "hc4", "zd3"]
    assert (scene.battle.at, scene.battle.attacker, scene.agenda) == (NOWHERE, NOBODY, [])


@rule("E-84")
def test_automas_fight_in_any_order() -> None:
    orders = set()
    for seed in range(30):
        scene = Scene(str(seed))
        for address in ("ze5", "zd3", "hc4"):
            scene.ships(SLAVERS, address, 6)
            scene.ships(FARMERS, address, 1)
        fight(scene, SLAVERS)
        told = scene.told("battle")
        orders.add(tuple(event.params["hex"] for event in told))
        assert [event.reveals for event in told] == [True, True, False], "the last one needs no lot"
    assert len(orders) == 6


@rule("E-84", "E-78")
def test_ships_at_peace_share_a_hex() -> None:
    scene = Scene()
    for faction in (HUMAN, SLAVERS):
        scene.ships(faction, PLACE, 3)
    fight(scene, SLAVERS)
    assert keys(scene) == ["no_battles"]
    assert (left(scene, HUMAN), left(scene, SLAVERS)) == (3, 3)


@rule("E-206")
@pytest.mark.parametrize("attacker", [FARMERS, SLAVERS])
def test_slavers_and_farmers_fight_in_the_turn_of_either(attacker: int) -> None:
    scene = Scene()
    scene.ships(FARMERS, PLACE, 1)
    scene.ships(SLAVERS, PLACE, 9)
    fight(scene, attacker)
    assert scene.params("battle_won")["winners"] == ["slavers"]
    assert (left(scene, FARMERS), left(scene, SLAVERS)) == (0, 9)


@rule("E-85", "E-206")
@vector("EV-30")
def test_player_and_farmers_defend_together_against_the_slavers() -> None:
    scene = Scene()
    scene.wars[SLAVERS] = True
    scene.ships(SLAVERS, PLACE, 4)
    scene.ships(HUMAN, PLACE, 3)
    scene.ships(FARMERS, PLACE, 2)
    fight(scene, SLAVERS)
    assert len(scene.told("battle")) == 1
    told = scene.params("battle_won")
    assert (told["attack"], told["defence"], told["winners"]) == (4, 5, ["human", "farmers"])


@rule("E-85")
def test_who_is_at_peace_with_the_attacker_stays_out() -> None:
    scene = Scene()
    scene.ships(SLAVERS, PLACE, 4)
    scene.ships(HUMAN, PLACE, 3)
    scene.ships(FARMERS, PLACE, 1)
    fight(scene, SLAVERS)
    assert scene.params("battle")["defenders"] == ["farmers"]
    assert (left(scene, HUMAN), left(scene, FARMERS)) == (3, 0)


@rule("E-85")
def test_automas_at_war_with_each_other_defend_together_against_the_player() -> None:
    scene = at_war()
    scene.ships(HUMAN, PLACE, 3)
    scene.ships(FARMERS, PLACE, 2)
    scene.ships(SLAVERS, PLACE, 2)
    fight(scene, HUMAN)
    told = scene.params("battle_won")
    assert (told["attack"], told["defence"]) == (3, 4)
    assert told["winners"] == ["farmers", "slavers"]
    assert (left(scene, FARMERS), left(scene, SLAVERS)) == (2, 2), "Farmers chose, and destroyed nothing"
    assert scene.kind() == "retreat_to", "the losing attacker has to retreat"


@rule("E-85")
def test_the_player_fights_only_the_automa_with_which_he_is_at_war() -> None:
    scene = at_war()
    scene.wars[FARMERS] = False
    scene.ships(HUMAN, PLACE, 3)
    scene.ships(FARMERS, PLACE, 2)
    scene.ships(SLAVERS, PLACE, 2)
    fight(scene, HUMAN)
    assert scene.params("battle")["defenders"] == ["slavers"]
    scene.choose("lose:2", *(["lose:1"] if scene.kind() == "own_losses" else []))
    assert (left(scene, FARMERS), left(scene, SLAVERS), left(scene, HUMAN)) == (2, 0, 2)


@rule("E-86")
def test_population_does_not_fight() -> None:
    scene = at_war()
    scene.own(HUMAN, PLACE, 6)
    scene.ships(SLAVERS, PLACE, 1)
    fight(scene, SLAVERS)
    assert keys(scene) == ["no_battles"]
    scene.ships(HUMAN, PLACE, 1)
    military(scene, slavers=3)
    fight(scene, SLAVERS)
    assert scene.params("battle_won")["defence"] == 1
    assert scene.discs[at(PLACE)] == 6
