"""The Slavers' Gain Star: which stars they test and take, and for which they declare war (E-237 to E-242)."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.games.era.rules.board import HEX_OF
from orrery.games.era.rules.vocabulary import goal
from orrery.games.era.rules.vocabulary.faction import HUMAN, NOBODY
from orrery.games.era.rules.vocabulary.letter import DOUBLE, B
from orrery.games.era.rules.vocabulary.star import ADVANCED, PRIMITIVE, UNINHABITED
from tests.games.era.rules.automata import FARMERS, SLAVERS, Automata
from tests.rules import rule, vector

STARS = {"zb4": "star", "zd4": "star", "zg5": "star"}


def slavers(**ships: int) -> Automata:
    """Slaver miniatures by hex; zb4, zd4 and zg5 are stars."""
    scene = Automata(**STARS)
    for at, n in ships.items():
        scene.ships(SLAVERS, at, n)
    return scene


def owner(scene: Automata, at: str) -> int:
    return scene.owner[HEX_OF[at]]


# Ways.


@rule("E-238", "E-237")
@pytest.mark.parametrize(
    ("kind", "ships", "discs", "way"),
    [(UNINHABITED, 1, 1, "colonize"), (PRIMITIVE, 1, 2, "subjugate"), (ADVANCED, 4, 1, "conquer")],
)
def test_they_take_neutral_stars_as_sts_does(kind: int, ships: int, discs: int, way: str) -> None:
    scene = slavers(zb4=ships)
    scene.neutral("zb4", kind)
    scene.grow(SLAVERS, 6)
    assert owner(scene, "zb4") == SLAVERS
    assert scene.discs[HEX_OF["zb4"]] == discs
    assert scene.params("star_fits")["way"] == way
    assert scene.robots.power == 0
    assert scene.slavers.ships() == ships
    scene = slavers(zb4=ships - 1)
    scene.neutral("zb4", kind)
    scene.grow(SLAVERS, 6)
    assert owner(scene, "zb4") == NOBODY
    assert scene.robots.power == 1


@rule("E-237")
def test_a_star_that_cannot_be_taken_is_followed_by_another() -> None:
    for lot in (0, 1):
        scene = slavers(zb4=3, zd4=1)
        scene.neutral("zb4", ADVANCED)
        scene.neutral("zd4", UNINHABITED)
        scene.grow(SLAVERS, 6, lot)
        assert owner(scene, "zd4") == SLAVERS
        assert owner(scene, "zb4") == NOBODY
        assert len(scene.told("star_fails")) == (lot == 0)
        assert scene.faces_seen[HEX_OF["zb4"]] == (lot == 0), "known from the test on"
    scene = slavers(zb4=3, zd4=1)
    scene.neutral("zb4", ADVANCED)
    scene.neutral("zd4", UNINHABITED)
    scene.grow(SLAVERS, 6, 0)
    told = scene.params("star_fails")
    assert told.pop("of") == 2
    assert told == {"hex": "zb4", "star": "advanced", "from": "", "way": "conquer", "needed": 4, "ships": 3}
    assert scene.rules("star_fails") == ["E-127"]


@rule("E-237", "E-191")
def test_of_the_stars_that_can_be_taken_each_is_equally_likely() -> None:
    found: Counter[str] = Counter()
    for one in range(3):
        for other in range(2):
            scene = slavers(zb4=1, zd4=1, zg5=1)
            scene.neutral("zb4", ADVANCED)
            scene.neutral("zd4", UNINHABITED)
            scene.neutral("zg5", PRIMITIVE)
            scene.grow(SLAVERS, 6, one, other)
            found.update(at for at in ("zd4", "zg5") if owner(scene, at) == SLAVERS)
    assert found == {"zd4": 3, "zg5": 3}


@rule("E-237", "E-241")
def test_nothing_of_one_result_is_remembered_in_the_next() -> None:
    scene = slavers(zb4=3)
    scene.neutral("zb4", ADVANCED)
    scene.grow(SLAVERS, 2)
    assert owner(scene, "zb4") == NOBODY
    assert scene.robots.power == 1
    scene.agenda.clear()
    scene.ships(SLAVERS, "zb4", 4)
    scene.grow(SLAVERS, 6)
    assert owner(scene, "zb4") == SLAVERS, "tested in the round before, and as a second choice"
    assert scene.robots.power == 1
    scene.grow(SLAVERS, 6)
    assert scene.robots.power == 2, "the star gained in the round before does not count"


@rule("E-238", "E-130")
def test_farmer_ships_block_them_and_the_players_in_war() -> None:
    scene = slavers(zb4=9)
    scene.neutral("zb4", PRIMITIVE)
    scene.ships(FARMERS, "zb4", 1)
    scene.grow(SLAVERS, 6)
    assert owner(scene, "zb4") == NOBODY
    assert scene.rules("star_fails") == ["E-130"]
    scene = slavers(zb4=9)
    scene.neutral("zb4", PRIMITIVE)
    scene.ships(HUMAN, "zb4", 1)
    scene.wars[SLAVERS] = True
    scene.grow(SLAVERS, 6)
    assert owner(scene, "zb4") == NOBODY
    assert scene.robots.power == 1


@rule("E-237", "E-51")
def test_a_hidden_b_fleet_helps_and_is_known_only_if_it_was_needed() -> None:
    for tactic, size, taken in ((0, 3, True), (0, 2, False), (DOUBLE, 2, True)):
        scene = slavers()
        scene.slavers.tactics[B] = tactic
        scene.fleet(SLAVERS, B, "zb4", size)
        scene.neutral("zb4", ADVANCED)
        scene.grow(SLAVERS, 6)
        assert (owner(scene, "zb4") == SLAVERS) == taken
        assert scene.slavers.shown[B] == taken
        key = "star_fits" if taken else "star_fails"
        assert scene.params(key)["ships"] == size, "bombs that nobody has seen are not told"
    scene = slavers()
    scene.fleet(SLAVERS, B, "zb4", 4)
    scene.neutral("zb4", ADVANCED)
    scene.grow(SLAVERS, 6)
    assert not scene.slavers.shown[B]


# Stars of the player.


def at_players_star(die: int, **more: int) -> Automata:
    """EV-64: four Slaver miniatures at a star of the player with 3, in peace."""
    scene = slavers(zb4=4)
    scene.own(HUMAN, "zb4", 3)
    scene.me.levels = [1, 1, 1, 1, 2]
    for at, n in more.items():
        scene.ships(HUMAN, at, n)
    scene.grow(SLAVERS, die, 0, 0)
    return scene


@rule("E-205", "E-239", "E-242")
@vector("EV-64")
def test_a_two_takes_a_star_of_the_player_by_war_then_spawns() -> None:
    scene = at_players_star(2)
    assert scene.wars[SLAVERS]
    assert owner(scene, "zb4") == SLAVERS
    assert scene.discs[HEX_OF["zb4"]] == 1
    assert scene.slavers.levels == [1, 1, 1, 1, 2], "in the only field where the player is higher"
    assert scene.me.levels == [1, 1, 1, 1, 2]
    assert scene.robots.power == 0
    assert len(scene.told("wormhole")) == 2
    keys = scene.keys()
    assert keys.index("star_fits") < keys.index("war") < keys.index("takes_star") < keys.index("spawns")
    assert scene.rules("war") == ["E-239"]


@rule("E-239", "E-240")
@vector("EV-65")
def test_a_ship_of_the_player_there_keeps_the_peace_and_they_try_neutral_stars() -> None:
    scene = at_players_star(2, zb4=1)
    assert not scene.wars[SLAVERS]
    assert owner(scene, "zb4") == HUMAN
    assert scene.rules("star_fails") == ["E-131"]
    assert [event.params["from"] for event in scene.told("no_star")] == ["human", "neutral"]
    assert scene.robots.power == 1
    scene = slavers(zb4=4, zd4=1, zg5=1)
    scene.own(HUMAN, "zb4", 3)
    scene.ships(HUMAN, "zb4", 1)
    scene.neutral("zd4", PRIMITIVE)
    scene.neutral("zg5", UNINHABITED)
    scene.grow(SLAVERS, 2, 0)
    assert [owner(scene, at) for at in ("zb4", "zd4", "zg5")] == [HUMAN, SLAVERS, SLAVERS]
    assert not scene.wars[SLAVERS]


@rule("E-239")
def test_a_ship_of_the_farmers_there_keeps_the_peace_as_well() -> None:
    scene = slavers(zb4=4)
    scene.own(HUMAN, "zb4", 3)
    scene.ships(FARMERS, "zb4", 1)
    scene.grow(SLAVERS, 2)
    assert not scene.wars[SLAVERS]
    assert owner(scene, "zb4") == HUMAN


@rule("E-205", "E-239")
def test_too_few_ships_declare_no_war() -> None:
    scene = slavers(zb4=3)
    scene.own(HUMAN, "zb4", 3)
    scene.grow(SLAVERS, 2)
    assert not scene.wars[SLAVERS]
    assert scene.rules("star_fails") == ["E-127"]


@rule("E-239", "E-205")
@vector("EV-66")
def test_a_five_declares_no_war_and_costs_them_a_disc() -> None:
    scene = at_players_star(5)
    assert not scene.wars[SLAVERS]
    assert owner(scene, "zb4") == HUMAN
    assert scene.rules("star_fails") == ["E-239"]
    assert scene.robots.power == 1
    assert scene.where(SLAVERS)["zc7"] > 0, "nothing to grow, so they spawn at the central wormhole"


@rule("E-239", "E-265")
@vector("EV-120")
def test_a_six_declares_no_war_and_costs_a_disc_before_the_research() -> None:
    scene = slavers(zb4=4)
    scene.own(HUMAN, "zb4", 3)
    scene.robots.field = 2
    scene.grow(SLAVERS, 6)
    assert not scene.wars[SLAVERS]
    assert scene.robots.power == 1
    assert scene.slavers.levels[2] == 2
    keys = scene.keys()
    assert keys.index("power_disc") < keys.index("level")


@rule("E-239", "E-236")
def test_in_war_a_five_takes_any_star_and_a_six_the_players_only_without_a_neutral_one() -> None:
    for lot, taken in ((0, "zb4"), (1, "zd4")):
        scene = slavers(zb4=4, zd4=1)
        scene.wars[SLAVERS] = True
        scene.own(HUMAN, "zb4", 3)
        scene.neutral("zd4", PRIMITIVE)
        scene.grow(SLAVERS, 5, lot)
        assert owner(scene, taken) == SLAVERS
        assert len(scene.told("takes_star")) == 1
    scene = slavers(zb4=4, zd4=1)
    scene.wars[SLAVERS] = True
    scene.own(HUMAN, "zb4", 3)
    scene.neutral("zd4", PRIMITIVE)
    scene.grow(SLAVERS, 6)
    assert [owner(scene, at) for at in ("zb4", "zd4")] == [HUMAN, SLAVERS]
    scene = slavers(zb4=4, zd4=3)
    scene.wars[SLAVERS] = True
    scene.own(HUMAN, "zb4", 3)
    scene.neutral("zd4", ADVANCED)
    scene.grow(SLAVERS, 6)
    assert [owner(scene, at) for at in ("zb4", "zd4")] == [SLAVERS, NOBODY]


@rule("E-240", "E-241")
@vector("EV-67")
def test_one_of_two_neutral_stars_is_enough() -> None:
    scene = slavers(zb4=1)
    scene.neutral("zb4", PRIMITIVE)
    scene.grow(SLAVERS, 2)
    assert owner(scene, "zb4") == SLAVERS
    assert scene.robots.power == 0
    assert scene.told("no_star")[-1].params == {"from": "neutral", "tested": 1, "gained": 1}


@rule("E-240")
def test_a_player_star_gained_by_a_two_is_all_they_get() -> None:
    scene = slavers(zb4=4, zd4=1)
    scene.own(HUMAN, "zb4", 3)
    scene.neutral("zd4", PRIMITIVE)
    scene.grow(SLAVERS, 2)
    assert [owner(scene, at) for at in ("zb4", "zd4")] == [SLAVERS, NOBODY]


@rule("E-205", "E-266")
def test_cooperation_asks_for_one_roll_and_then_for_neutral_stars() -> None:
    for die, war in ((3, True), (4, False)):
        scene = slavers(zb4=4, zd4=4, zg5=1)
        scene.goal = goal.COOPERATION
        scene.own(HUMAN, "zb4", 3)
        scene.own(HUMAN, "zd4", 3)
        scene.neutral("zg5", PRIMITIVE)
        scene.grow(SLAVERS, 2, 0, die - 1)
        assert scene.wars[SLAVERS] == war
        assert len(scene.told("war_roll") + scene.told("war_roll_fails")) == 1
        assert owner(scene, "zb4") == (SLAVERS if war else HUMAN)
        assert owner(scene, "zg5") == (NOBODY if war else SLAVERS)


@rule("E-81")
def test_a_card_keeps_them_from_declaring_war_for_a_star() -> None:
    scene = slavers(zb4=4)
    scene.own(HUMAN, "zb4", 3)
    scene.ledger.no_war = True
    scene.grow(SLAVERS, 2)
    assert not scene.wars[SLAVERS]
    assert scene.told("war_forbidden")
    assert scene.robots.power == 1


@rule("E-242", "E-194")
def test_a_large_star_brings_two_levels_drawn_one_by_one_and_no_spirituality_above_4() -> None:
    scene = slavers(zb4=9)
    scene.wars[SLAVERS] = True
    scene.own(HUMAN, "zb4", 6)
    scene.me.levels = [1, 5, 3, 1, 1]
    scene.levels(SLAVERS, 1, 4, 1, 1, 1)
    scene.grow(SLAVERS, 2)
    assert scene.slavers.levels == [1, 4, 3, 1, 1]
    assert [event.rule for event in scene.told("level")] == ["E-242", "E-242"]
