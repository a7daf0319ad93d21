"""How automas retreat (E-228 to E-230), and cards and star people that meddle with retreats (E-176, E-187)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.board import ADDRESSES
from orrery.games.era.rules.movement.reach import OUT, reach
from orrery.games.era.rules.vocabulary.faction import FACTIONS
from orrery.games.era.rules.vocabulary.field import PROPULSION, SPIRITUALITY
from orrery.games.era.rules.vocabulary.letter import DOUBLE, A, E
from tests.rules import rule, vector

from .battles import AROUND, PLACE, at_war, fight, keys, left, until
from .scene import FARMERS, HUMAN, SLAVERS, Scene, at


def assault(seed: str = "scene") -> Scene:
    """The player attacks 4 ships and two fleets of the Slavers."""
    scene = at_war(seed)
    scene.ships(HUMAN, PLACE, 12)
    scene.ships(SLAVERS, PLACE, 4)
    scene.fleet(SLAVERS, A, PLACE, 2)
    scene.fleet(SLAVERS, E, PLACE, 3)
    return scene


@rule("E-228", "E-230", "E-88", "E-89")
@vector("EV-28")
def test_farmers_always_retreat_if_they_can_all_to_the_same_random_hex() -> None:
    found = set()
    for seed in range(60):
        scene = Scene(str(seed))
        scene.farmers.levels[PROPULSION] = 2
        scene.ships(FARMERS, PLACE, 3)
        scene.ships(SLAVERS, PLACE, 9)
        scene.ships(SLAVERS, "zd4", 1)
        fight(scene, SLAVERS)
        assert [event.params["n"] for event in scene.told("retreats")] == [3]
        assert scene.told("retreats")[0].reveals
        (place,) = scene.farmers.places()
        found.add(ADDRESSES[place])
    assert sorted(found) == [address for address in AROUND if address != "zd4"]


@rule("E-228")
def test_farmers_who_cannot_retreat_fight() -> None:
    scene = Scene()
    scene.ships(FARMERS, PLACE, 1)
    scene.ships(SLAVERS, PLACE, 9)
    fight(scene, SLAVERS)
    assert left(scene, FARMERS) == 0


@rule("E-229", "E-87")
@vector("EV-29")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_slavers_retreat_on_a_roll_of_1_to_3(die: int) -> None:
    def made(seed: str) -> Scene:
        scene = assault(seed)
        scene.slavers.levels[SPIRITUALITY] = 2
        fight(scene, HUMAN)
        return scene

    scene = until(made, lambda scene: (scene.told("retreat_roll") + scene.told("stand_roll"))[0].params["die"] == die)
    if die <= 3:
        assert left(scene, SLAVERS) == 0, "all of them"
        assert scene.told("battle_off")
        assert scene.params("retreats")["n"] == 9
    else:
        assert (left(scene, SLAVERS), scene.kind()) == (9, "losses")


@rule("E-229")
def test_slavers_without_a_right_may_withdraw_their_evade_fleet() -> None:
    def made(seed: str) -> Scene:
        scene = assault(seed)
        fight(scene, HUMAN)
        return scene

    scene = until(made, lambda scene: scene.told("retreat_roll") != [])
    assert (scene.params("retreat_roll")["fleet"], scene.params("retreats")["n"]) == ("e", 3)
    assert (left(scene, SLAVERS), scene.slavers.fleet_size[E]) == (6, 3)
    assert scene.slavers.fleet_at[E] != at(PLACE)
    scene = until(made, lambda scene: scene.told("stand_roll") != [])
    assert left(scene, SLAVERS) == 9


@rule("E-229", "E-90")
def test_the_slavers_evade_fleet_with_x2_rolls_once_after_the_fleets_are_revealed() -> None:
    def made(seed: str) -> Scene:
        scene = assault(seed)
        scene.slavers.tactics[E] = DOUBLE
        fight(scene, HUMAN)
        return scene

    scene = until(made, lambda scene: scene.told("retreat_roll") != [])
    found = keys(scene)
    assert found.index("reveals_fleets") < found.index("retreat_roll")
    assert left(scene, SLAVERS) == 6
    scene = until(made, lambda scene: scene.told("stand_roll") != [])
    assert len(scene.told("stand_roll")) == 1

    def entitled(seed: str) -> Scene:
        scene = assault(seed)
        scene.slavers.tactics[E] = DOUBLE
        scene.slavers.levels[PROPULSION] = 2
        fight(scene, HUMAN)
        return scene

    scene = until(entitled, lambda scene: scene.told("stand_roll") != [])
    found = keys(scene)
    assert len(scene.told("stand_roll")) == 1, "one roll in a battle"
    assert found.index("stand_roll") < found.index("reveals_fleets")


@rule("E-96", "E-230")
def test_beaten_automas_go_to_a_random_nearest_hex() -> None:
    found = set()
    for seed in range(60):
        scene = at_war(str(seed))
        scene.ships(HUMAN, PLACE, 9)
        scene.ships(HUMAN, "zd4", 1)
        scene.ships(SLAVERS, PLACE, 2)
        fight(scene, HUMAN)
        scene.choose("lose:1")
        (place,) = scene.slavers.places()
        assert scene.slavers.ships_at(place) == 1
        found.add(ADDRESSES[place])
    assert sorted(found) == [address for address in AROUND if address != "zd4"]


# Cards and star people.


@rule("E-187")
def test_a_card_keeps_opponents_from_retreating_but_not_allies() -> None:
    scene = at_war()
    scene.wars[FARMERS] = False
    scene.me.levels[PROPULSION] = 2
    scene.farmers.levels[PROPULSION] = 2
    scene.ships(HUMAN, PLACE, 1)
    scene.ships(FARMERS, PLACE, 1)
    scene.ships(SLAVERS, PLACE, 3)
    scene.order = [SLAVERS, HUMAN, FARMERS]
    fight(scene, SLAVERS)
    scene.battle.held = True
    scene.choose("stand")
    assert scene.told("held") == []
    assert left(scene, FARMERS) == 0
    assert scene.told("retreats"), "the Farmers are on the player's side"
    scene = at_war()
    scene.farmers.levels[PROPULSION] = 2
    scene.me.fleet_at[E] = -1
    scene.people = scene.box.people_keys.index("felines")
    scene.ships(HUMAN, PLACE, 5)
    scene.ships(FARMERS, PLACE, 1)
    fight(scene, HUMAN)
    assert scene.kind() == "force"
    scene.battle.held = True
    scene.choose("pass")
    assert [event.seat for event in scene.told("held")] == [FARMERS]
    assert scene.kind() == "losses"


@rule("E-187", "E-90")
def test_a_card_keeps_an_evade_fleet_with_x2_as_well() -> None:
    for held in (False, True):
        scene = at_war()
        scene.people = scene.box.people_keys.index("felines")
        scene.slavers.tactics[E] = DOUBLE
        scene.ships(HUMAN, PLACE, 12)
        scene.fleet(SLAVERS, E, PLACE, 3)
        fight(scene, HUMAN)
        assert scene.kind() == "force"
        scene.battle.held = held
        scene.choose("pass")
        rolled = scene.told("retreat_roll") + scene.told("stand_roll")
        assert len(rolled) == (0 if held else 1)


def felines(attacker: int) -> Scene:
    scene = at_war()
    scene.people = scene.box.people_keys.index("felines")
    scene.alignment = 1 if attacker == HUMAN else 0
    scene.ships(HUMAN, PLACE, 3)
    scene.ships(SLAVERS, PLACE, 9)
    scene.ships(FARMERS, PLACE, 1)
    fight(scene, attacker)
    return scene


@rule("E-176")
def test_felines_sto_make_the_attacker_retreat_once_a_round() -> None:
    scene = felines(SLAVERS)
    assert scene.offered() == ["force:slavers", "pass"]
    scene.choose("force:slavers")
    assert (left(scene, SLAVERS), left(scene, HUMAN), left(scene, FARMERS)) == (0, 3, 1)
    assert keys(scene)[-2:] == ["battle_off", "battle_over"]
    assert scene.folk.barred == []
    scene.ships(SLAVERS, PLACE, 9)
    fight(scene, SLAVERS)
    assert (scene.kind(), left(scene, HUMAN)) == ("", 0), "no second time"


@rule("E-176")
def test_felines_sts_drive_off_a_defender_which_stays_away() -> None:
    scene = felines(HUMAN)
    assert scene.offered() == ["force:farmers", "force:slavers", "pass"]
    scene.choose("force:slavers")
    assert (left(scene, SLAVERS), left(scene, FARMERS)) == (0, 1)
    assert scene.params("battle_won")["winners"] == ["human"]
    (place,) = scene.slavers.places()
    for level in (1, 6):
        scene.slavers.levels[PROPULSION] = level
        assert reach(scene, SLAVERS, place, 3)[at(PLACE)] == OUT
        assert reach(scene, FARMERS, place, 3)[at(PLACE)] != OUT
        assert reach(scene, SLAVERS, place, 3)[at("zf4")] != OUT
    scene.folk.barred = []
    assert reach(scene, SLAVERS, place, 3)[at(PLACE)] != OUT


@rule("E-176", "E-88")
def test_who_was_driven_off_does_not_come_back_by_a_retreat() -> None:
    for barred, open_to_them in (([], True), ([FACTIONS * at("zd4") + SLAVERS], False), ([FACTIONS * at("zd4")], True)):
        found: set[str] = set()
        for seed in range(40):
            scene = at_war(str(seed))
            scene.folk.barred = barred
            scene.slavers.levels[PROPULSION] = 2
            scene.ships(FARMERS, PLACE, 9)
            scene.ships(SLAVERS, PLACE, 1)
            fight(scene, FARMERS)
            found.update(ADDRESSES[place] for place in scene.slavers.places())
        assert ("zd4" in found) == open_to_them


@rule("E-176", "E-88")
def test_who_was_driven_off_comes_back_where_nothing_else_is_left() -> None:
    scene = at_war()
    scene.folk.barred = sorted(FACTIONS * at(address) + SLAVERS for address in AROUND)
    scene.slavers.levels[PROPULSION] = 2
    scene.ships(FARMERS, PLACE, 9)
    scene.ships(SLAVERS, PLACE, 1)
    fight(scene, FARMERS)
    assert [ADDRESSES[place] in AROUND for place in scene.slavers.places()] == [True]


@rule("E-87", "E-229", "E-49")
@pytest.mark.parametrize(("where", "asked"), [(PLACE, True), ("zb4", False), ("", False)])
def test_of_an_evade_fleet_that_is_known_everybody_knows_whether_it_is_there(where: str, asked: bool) -> None:
    """Beside it is a fleet of hidden letter, which can be no second E."""
    scene = at_war()
    scene.ships(HUMAN, PLACE, 12)
    scene.fleet(SLAVERS, A, PLACE, 2)
    if where:
        scene.fleet(SLAVERS, E, where, 3)
    scene.slavers.shown[E] = True
    fight(scene, HUMAN)
    rolled = scene.told("retreat_roll") + scene.told("stand_roll")
    assert [event.params["fleet"] for event in rolled] == (["e"] if asked else [])
    assert not scene.told("no_right")


@rule("E-176")
def test_felines_may_let_it_be() -> None:
    scene = felines(HUMAN)
    scene.choose("pass")
    assert scene.folk.expelled == 0
    assert scene.params("battle_won")["defence"] == 10
