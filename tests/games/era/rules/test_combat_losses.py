"""What is destroyed, and by whose choice (E-94 to E-97, E-231 to E-233, E-253)."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.games.era.rules.movement.ships import free_miniatures
from orrery.games.era.rules.vocabulary.field import PROPULSION
from orrery.games.era.rules.vocabulary.letter import B, D
from tests.rules import rule, vector

from .battles import PLACE, at_war, fight, keys, left, military, strike
from .scene import FARMERS, HUMAN, SLAVERS, Scene, at


@rule("E-94", "E-95", "E-233")
@vector("EV-19")
@pytest.mark.parametrize(("destroyed", "own"), [(3, 2), (2, 1), (1, 1), (0, 0)])
def test_a_winner_loses_half_of_what_it_destroys_rounded_up(destroyed: int, own: int) -> None:
    scene = strike(5, 3)
    told = scene.params("battle_won")
    assert (told["attack"], told["defence"], told["winners"]) == (5, 3, ["human"])
    assert (scene.kind(), scene.offered()) == ("losses", ["lose:0", "lose:1", "lose:2", "lose:3"])
    scene.choose(f"lose:{destroyed}")
    assert (left(scene, HUMAN), scene.kind()) == (5 - own, ""), "which of them needs no question"
    assert scene.slavers.ships() == 3 - destroyed
    assert left(scene, SLAVERS) == 0, "the rest has retreated"


@rule("E-95")
@vector("EV-20")
def test_with_3_times_the_total_the_winner_loses_nothing() -> None:
    scene = strike(6, 2, 1, 2)
    assert (scene.params("battle_won")["attack"], scene.params("battle_won")["defence"]) == (6, 2)
    scene.choose("lose:2")
    assert (left(scene, HUMAN), keys(scene)[-2]) == (6, "crushing")
    scene = strike(5, 2)
    scene.choose("lose:2")
    assert left(scene, HUMAN) == 4, "less than 3 times"


@rule("E-95")
def test_nobody_loses_more_than_he_has() -> None:
    scene = strike(1, 5, 6)
    scene.choose("lose:5")
    assert (left(scene, HUMAN), scene.slavers.ships()) == (0, 0)


@rule("E-95", "E-96")
def test_losers_retreat_even_from_winners_that_are_gone() -> None:
    scene = strike(1, 5, 6)
    scene.choose("lose:1")
    assert (scene.me.ships(), left(scene, SLAVERS), scene.slavers.ships()) == (0, 0, 4)


@rule("E-232", "E-95")
@vector("EV-26")
def test_slavers_destroy_everything_and_lose_ships_at_random() -> None:
    lost = Counter[int]()
    for seed in range(60):
        scene = at_war(str(seed))
        scene.ships(SLAVERS, PLACE, 4)
        scene.fleet(SLAVERS, B, PLACE, 6)
        scene.ships(HUMAN, PLACE, 4)
        military(scene, human=4, slavers=3)
        fight(scene, SLAVERS)
        told = scene.params("battle_won")
        assert (told["attack"], told["defence"]) == (20, 12)
        assert (left(scene, HUMAN), left(scene, SLAVERS)) == (0, 8)
        lost[6 - scene.slavers.fleet_size[B]] += 1
    assert set(lost) == {0, 1, 2}, "ships in fleets and outside"
    assert lost[1] > max(lost[0], 5), "each ship is as likely as any other"


@rule("E-232")
@vector("EV-27")
def test_slavers_crush_a_farmer_ship() -> None:
    scene = Scene()
    scene.ships(SLAVERS, PLACE, 10)
    scene.ships(FARMERS, PLACE, 1)
    military(scene, slavers=3)
    fight(scene, SLAVERS)
    assert (scene.params("battle_won")["attack"], scene.params("battle_won")["defence"]) == (20, 1)
    assert (left(scene, FARMERS), left(scene, SLAVERS)) == (0, 10)


@rule("E-231", "E-96")
@vector("EV-31")
def test_farmers_destroy_nothing_and_the_losers_retreat() -> None:
    scene = Scene()
    scene.ships(FARMERS, PLACE, 4)
    scene.ships(SLAVERS, PLACE, 3)
    fight(scene, SLAVERS)
    assert (left(scene, FARMERS), left(scene, SLAVERS), scene.slavers.ships()) == (4, 0, 3)
    assert "spares" in keys(scene)


# The player chooses.


def mixed() -> Scene:
    """The player, with 4 ships and a fleet of 5, has beaten 2 Farmer ships and 3 Slaver ships in two groups."""
    scene = at_war()
    scene.ships(HUMAN, PLACE, 4)
    scene.fleet(HUMAN, B, PLACE, 5)
    scene.ships(FARMERS, PLACE, 2)
    scene.ships(SLAVERS, PLACE, 1)
    scene.fleet(SLAVERS, D, PLACE, 2)
    fight(scene, HUMAN)
    return scene


@rule("E-94", "E-95")
def test_the_player_chooses_ships_group_by_group_and_then_his_own() -> None:
    scene = mixed()
    assert scene.offered() == ["destroy:all", "destroy:none", "destroy:some"]
    scene.choose("destroy:some")
    assert (scene.about(HUMAN)["faction"], scene.about(HUMAN)["fleet"], scene.about(HUMAN)["n"]) == ("farmers", "", 2)
    scene.choose("lose:1")
    assert scene.about(HUMAN)["faction"] == "slavers"
    scene.choose("lose:0")
    assert scene.about(HUMAN)["fleet"] == "d"
    scene.choose("lose:2")
    assert (scene.farmers.ships(), scene.slavers.ships()) == (1, 1)
    assert (scene.kind(), scene.about(HUMAN)["owed"], scene.offered("lose")) == ("own_losses", 2, ["0", "1", "2"])
    scene.choose("lose:1")
    assert (scene.me.loose[at(PLACE)], scene.me.fleet_size[B]) == (3, 4)
    assert scene.kind() == "", "what is left to lose is clear"


@rule("E-94")
def test_all_or_none_at_once() -> None:
    scene = mixed()
    scene.choose("destroy:all", "lose:3")
    assert (scene.farmers.ships(), scene.slavers.ships(), scene.me.ships()) == (0, 0, 6)
    assert scene.me.fleet_size[B] == 5
    scene = mixed()
    scene.choose("destroy:none")
    assert (scene.farmers.ships(), scene.slavers.ships(), scene.me.ships()) == (2, 3, 9)
    assert (left(scene, FARMERS), left(scene, SLAVERS)) == (0, 0)
    assert "spares" in keys(scene)


@rule("E-94")
def test_large_numbers_are_chosen_by_tens_and_ones() -> None:
    scene = at_war()
    scene.fleet(HUMAN, B, PLACE, 50)
    scene.ships(HUMAN, PLACE, 16)
    scene.fleet(SLAVERS, D, PLACE, 47)
    fight(scene, HUMAN)
    assert scene.offered() == ["tens:0", "tens:1", "tens:2", "tens:3", "tens:4"]
    scene.choose("tens:4")
    assert (scene.offered("lose"), scene.about(HUMAN)["tens"]) == (["0", "1", "2", "3", "4", "5", "6", "7"], 40)
    scene.choose("lose:6")
    assert scene.slavers.ships() == 1
    assert (scene.about(HUMAN)["owed"], scene.about(HUMAN)["fleet"]) == (23, "")
    assert scene.offered("lose") == [str(n) for n in range(17)]
    scene.choose("lose:3")
    assert (scene.me.loose[at(PLACE)], scene.me.fleet_size[B]) == (13, 30)


@rule("E-94")
@pytest.mark.parametrize(
    ("human", "farmers", "order", "chooser"),
    [
        (3, 2, [SLAVERS, FARMERS, HUMAN], HUMAN),
        (2, 3, [SLAVERS, HUMAN, FARMERS], FARMERS),
        (3, 3, [HUMAN, FARMERS, SLAVERS], HUMAN),
        (3, 3, [FARMERS, SLAVERS, HUMAN], FARMERS),
    ],
)
def test_of_two_winners_the_one_with_most_ships_chooses_then_the_earlier_one(
    human: int, farmers: int, order: list[int], chooser: int
) -> None:
    scene = Scene()
    scene.wars[SLAVERS] = True
    scene.order = order
    scene.ships(HUMAN, PLACE, human)
    scene.ships(FARMERS, PLACE, farmers)
    scene.ships(SLAVERS, PLACE, 4)
    fight(scene, SLAVERS)
    assert scene.params("battle_won")["winners"] == [{HUMAN: "human", FARMERS: "farmers"}[f] for f in order if f < 2]
    if chooser == FARMERS:
        assert (scene.kind(), scene.slavers.ships(), left(scene, SLAVERS)) == ("", 4, 0)
        return
    assert scene.kind() == "losses"
    scene.choose("lose:4")
    assert (scene.kind(), scene.about(HUMAN)["owed"]) == ("own_losses", 2), "the chooser also chooses these"
    scene.choose("lose:0")
    assert (left(scene, HUMAN), left(scene, FARMERS)) == (human, farmers - 2)


@rule("E-94", "E-232")
def test_slavers_that_win_with_the_player_choose_by_their_own_rule() -> None:
    scene = at_war()
    scene.ships(FARMERS, PLACE, 3)
    scene.ships(HUMAN, PLACE, 2)
    scene.ships(SLAVERS, PLACE, 3)
    fight(scene, FARMERS)
    assert (scene.kind(), scene.farmers.ships()) == ("", 0)
    assert left(scene, HUMAN) + left(scene, SLAVERS) == 3, "two of the winners' ships at random"


# Pieces.


@rule("E-97", "E-253", "E-56")
def test_destroyed_ships_and_emptied_fleets_go_back_to_the_supply() -> None:
    scene = at_war()
    scene.ships(HUMAN, PLACE, 12)
    scene.ships(SLAVERS, PLACE, 2)
    scene.fleet(SLAVERS, B, PLACE, 2)
    fight(scene, HUMAN)
    assert scene.slavers.shown[B]
    assert free_miniatures(scene, SLAVERS) == 14
    scene.choose("destroy:some", "lose:1", "lose:2")
    assert free_miniatures(scene, SLAVERS) == 15
    assert (scene.slavers.fleet_at[B], scene.slavers.fleet_size[B], scene.slavers.shown[B]) == (-1, 0, False)


@rule("E-187")
def test_a_card_keeps_the_player_s_ships_safe() -> None:
    scene = at_war()
    scene.me.levels[PROPULSION] = 2
    scene.ships(HUMAN, PLACE, 4)
    scene.ships(SLAVERS, PLACE, 9)
    fight(scene, SLAVERS)
    scene.battle.safe = True
    scene.choose("stand")
    assert scene.kind() == "retreat_to"
    scene.choose("to:zd4")
    assert (left(scene, HUMAN, "zd4"), left(scene, SLAVERS)) == (4, 9), "and the winners lose less"
    scene = at_war()
    scene.me.levels[PROPULSION] = 2
    scene.ships(HUMAN, PLACE, 4)
    scene.ships(SLAVERS, PLACE, 3)
    fight(scene, SLAVERS)
    scene.battle.safe = True
    scene.choose("stand", "lose:3")
    assert left(scene, HUMAN) == 4
