"""The beginning of a Slaver turn: merging, war, the ray (E-204, E-205, E-213 to E-216, E-227)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.board import DISTANCE, HEX_OF
from orrery.games.era.rules.rounds import MoveTurn
from orrery.games.era.rules.vocabulary import goal, star
from orrery.games.era.rules.vocabulary.faction import HUMAN
from orrery.games.era.rules.vocabulary.letter import A, C
from orrery.games.era.rules.vocabulary.relic_kind import DEATH_RAY
from tests.games.era.rules.automata import FARMERS, SLAVERS, Automata
from tests.rules import rule, vector


def far(one: str, other: str) -> int:
    return DISTANCE[HEX_OF[one]][HEX_OF[other]]


def slavers(n: int, at: str, **hexes: str) -> Automata:
    """Slaver miniatures, Propulsion 1; the middle of the central sector is a neutral star."""
    scene = Automata(**hexes)
    scene.neutral("ze5", star.UNINHABITED)
    scene.ships(SLAVERS, at, n)
    return scene


# Merging.


@rule("E-215")
@vector("EV-79")
@pytest.mark.parametrize(("lot", "letter"), [(0, C), (1, A)])
def test_all_ships_of_a_hex_with_a_fleet_become_one_fleet(lot: int, letter: int) -> None:
    scene = slavers(3, "za1")
    scene.fleet(SLAVERS, A, "za1", 5)
    scene.fleet(SLAVERS, C, "za1", 2)
    scene.move(SLAVERS, 6, lot)
    assert scene.slavers.fleets_at(HEX_OF["za1"]) == [letter]
    assert scene.slavers.fleet_size[letter] == 10
    assert scene.slavers.miniatures() == 0
    assert scene.where(SLAVERS) == {"za1": 10}
    told = scene.params("merges")
    assert (told["sizes"], told["letters"], told["stays"]) == ([2, 5], ["", ""], lot), "no hidden letter is told"
    assert scene.rules("merges") == ["E-215"]


@rule("E-215")
@vector("EV-80")
def test_miniatures_alone_do_not_become_a_fleet() -> None:
    scene = slavers(4, "za1")
    scene.move(SLAVERS, 6)
    assert scene.slavers.loose[HEX_OF["za1"]] == 4
    assert not scene.told("merges")


@rule("E-215", "E-253")
def test_a_known_fleet_that_merges_into_another_is_unknown_when_it_comes_again() -> None:
    scene = slavers(0, "za1")
    scene.fleet(SLAVERS, A, "za1", 5)
    scene.fleet(SLAVERS, C, "za1", 2)
    scene.slavers.shown[A] = True
    scene.move(SLAVERS, 6, 1)
    assert scene.params("merges")["letters"] == ["a", ""]
    assert scene.slavers.fleets_at(HEX_OF["za1"]) == [C]
    assert not scene.slavers.shown[A]


@rule("E-215", "E-214")
def test_merging_comes_before_war_and_movement() -> None:
    scene = slavers(1, "zb3")
    scene.fleet(SLAVERS, A, "zb3", 5)
    scene.move(SLAVERS, 1, 0, 0)
    keys = scene.keys()
    assert keys[:4] == ["movement_die", "merges", "war", "units"]
    assert scene.params("units")["n"] == 1


@rule("E-214", "E-216")
@vector("EV-119")
def test_the_ray_comes_after_the_war_and_hits_a_disc_first() -> None:
    scene = slavers(1, "zb3", ze2="star")
    scene.own(SLAVERS, "ze5", 1)
    scene.relics[HEX_OF["ze5"]] = next(n for n, relic in enumerate(scene.box.relics) if relic.kind == DEATH_RAY)
    scene.own(HUMAN, "ze2", 2)
    scene.ships(HUMAN, "zf5", 3)
    scene.ships(HUMAN, "zd5", 3)
    scene.move(SLAVERS, 1, 0)
    keys = scene.keys()
    assert keys.index("war") < keys.index("ray") < keys.index("units")
    assert scene.discs[HEX_OF["ze2"]] == 1
    assert scene.me.ships() == 6
    assert scene.params("ray")["what"] == "disc"


# War.


@rule("E-205", "E-226")
@pytest.mark.parametrize(("die", "war"), [(1, True), (2, True), (3, False), (4, False), (5, False), (6, False)])
def test_only_results_1_and_2_declare_war(die: int, war: bool) -> None:
    scene = slavers(1, "zb3")
    scene.move(SLAVERS, die, 0, 0, 0)
    assert scene.wars[SLAVERS] == war
    assert len(scene.told("war")) == war


@rule("E-227")
def test_war_is_declared_without_a_ship() -> None:
    scene = Automata()
    scene.move(SLAVERS, 2)
    assert scene.wars[SLAVERS]
    assert scene.keys() == ["movement_die", "war", "no_units"]
    assert scene.rules("war") == ["E-227"]


@rule("E-226")
def test_who_is_at_war_declares_nothing() -> None:
    scene = slavers(1, "zb3")
    scene.wars[SLAVERS] = True
    scene.move(SLAVERS, 1, 0, 0)
    assert not scene.told("war")


@rule("E-205", "E-226", "E-266")
@vector("EV-74")
def test_with_cooperation_a_four_prevents_the_war_but_units_go_to_the_players_star() -> None:
    for die, war in ((3, True), (4, False)):
        scene = slavers(2, "he7")
        scene.goal = goal.COOPERATION
        scene.move(SLAVERS, 1, die - 1, 0)
        assert scene.wars[SLAVERS] == war
        assert scene.told("war_roll" if war else "war_roll_fails")[0].params["dice"] == [die]
        assert scene.where(SLAVERS) == {"he5": 2}
    assert scene.rules("war_roll_fails") == ["E-205"]


@rule("E-226")
def test_where_cooperation_prevents_the_war_the_players_ships_are_not_hostile() -> None:
    scene = slavers(2, "zb3")
    scene.goal = goal.COOPERATION
    scene.ships(HUMAN, "zb4", 5)
    scene.ships(FARMERS, "zc3", 1)
    scene.move(SLAVERS, 2, 3)
    assert scene.where(SLAVERS) == {"zc3": 2}


@rule("E-81")
def test_a_card_forbids_the_war() -> None:
    scene = slavers(2, "he7")
    scene.ledger.no_war = True
    scene.move(SLAVERS, 1)
    assert not scene.wars[SLAVERS]
    assert scene.rules("war_forbidden") == ["E-81"]


@rule("E-204")
def test_the_farmers_never_declare_war() -> None:
    for die in range(1, 7):
        scene = Automata()
        scene.ships(FARMERS, "he5", 2)
        scene.ships(HUMAN, "he5", 2)
        scene.move(FARMERS, die, 0, 0, 0, 0)
        assert not scene.wars[FARMERS]


@rule("E-213", "E-264")
@vector("EV-118")
def test_in_round_1_nothing_is_rolled_and_no_war_declared() -> None:
    for automa in (FARMERS, SLAVERS):
        scene = Automata()
        scene.round = 1
        MoveTurn().act(scene, automa)
        scene.run()
        assert scene.keys() == ["stays"]
        assert scene.rules("stays") == ["E-213"]
        assert not scene.wars[SLAVERS]
