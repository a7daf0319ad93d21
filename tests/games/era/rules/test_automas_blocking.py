"""Blocking the Slavers on the spot, the penalty for no star, and the power track (E-200 to E-203, E-241, E-243)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.automas.power_track import add_power_disc, learns_without_trade, makes_no_peace
from orrery.games.era.rules.board import HEX_OF
from orrery.games.era.rules.vocabulary.alignment import STO, STS
from orrery.games.era.rules.vocabulary.faction import HUMAN, NOBODY
from orrery.games.era.rules.vocabulary.letter import A
from orrery.games.era.rules.vocabulary.star import ADVANCED, NONE, PRIMITIVE, UNINHABITED
from tests.games.era.rules.automata import SLAVERS, Automata
from tests.rules import refusal, rule, vector

STARS = {"zb4": "star", "zd4": "star", "zg5": "star"}


def slavers(**ships: int) -> Automata:
    """Slaver miniatures by hex; zb4, zd4 and zg5 are stars."""
    scene = Automata(**STARS)
    for at, n in ships.items():
        scene.ships(SLAVERS, at, n)
    return scene


def owner(scene: Automata, at: str) -> int:
    return scene.owner[HEX_OF[at]]


# Blocking on the spot.


@rule("E-243", "E-79", "E-80")
@pytest.mark.parametrize(
    ("alignment", "kind", "asked"),
    [
        (STS, UNINHABITED, True),
        (STS, PRIMITIVE, True),
        (STO, UNINHABITED, False),
        (STO, PRIMITIVE, True),
        (STO, ADVANCED, True),
    ],
)
def test_the_player_is_asked_where_war_would_block_and_may_be_declared(alignment: int, kind: int, asked: bool) -> None:
    scene = slavers(zb4=4)
    scene.alignment = alignment
    scene.neutral("zb4", kind)
    scene.ships(HUMAN, "zb4", 1)
    scene.grow(SLAVERS, 6)
    assert (scene.kind() == "block_star") == asked
    assert (owner(scene, "zb4") == SLAVERS) != asked


@rule("E-243")
@refusal("other_faction_acts")
def test_a_blocked_star_is_followed_by_another_and_counts_as_none() -> None:
    scene = slavers(zb4=1, zd4=1)
    scene.neutral("zb4", PRIMITIVE)
    scene.neutral("zd4", PRIMITIVE)
    scene.ships(HUMAN, "zb4", 1)
    scene.grow(SLAVERS, 6, 0)
    assert scene.about(0) == {"hex": "zb4", "star": "primitive"}
    assert scene.offered() == ["war:slavers", "pass"]
    assert scene.refused("war:farmers") == ["other_faction_acts E-243"]
    scene.choose("war:slavers")
    assert scene.wars[SLAVERS]
    assert scene.rules("star_blocked") == ["E-243"]
    assert [owner(scene, at) for at in ("zb4", "zd4")] == [NOBODY, SLAVERS]
    assert scene.robots.power == 0
    scene = slavers(zb4=1)
    scene.neutral("zb4", PRIMITIVE)
    scene.ships(HUMAN, "zb4", 1)
    scene.grow(SLAVERS, 6)
    scene.choose("war:slavers")
    assert scene.robots.power == 1


@rule("E-243")
def test_who_lets_them_keeps_the_peace() -> None:
    scene = slavers(zb4=1)
    scene.neutral("zb4", PRIMITIVE)
    scene.ships(HUMAN, "zb4", 1)
    scene.grow(SLAVERS, 6)
    scene.choose("pass")
    assert not scene.wars[SLAVERS]
    assert owner(scene, "zb4") == SLAVERS


@rule("E-243", "E-80")
def test_star_people_that_never_declare_war_are_not_asked() -> None:
    scene = slavers(zb4=1)
    scene.people = scene.box.people_keys.index("greys")
    scene.neutral("zb4", PRIMITIVE)
    scene.ships(HUMAN, "zb4", 1)
    scene.grow(SLAVERS, 6)
    assert owner(scene, "zb4") == SLAVERS


@rule("E-205")
def test_they_never_declare_war_to_block() -> None:
    scene = slavers(zb4=3)
    scene.own(HUMAN, "zb4", 2)
    scene.grow(SLAVERS, 4)
    assert not scene.wars[SLAVERS]


# The power track.


@rule("E-200", "E-201", "E-202", "E-203", "E-265")
@vector("EV-69")
def test_each_disc_from_the_fifth_on_costs_five_points_at_once() -> None:
    scene = Automata()
    points = []
    for _ in range(6):
        add_power_disc(scene, "E-241")
        points.append(scene.total())
    assert points == [0, 0, 0, 0, -5, -10]
    assert (scene.robots.power, scene.slavers.track) == (6, 33)
    assert scene.params("points")["why"] == "power_disc"


@rule("E-202")
@vector("EV-101")
def test_what_the_power_track_does_by_its_discs() -> None:
    scene = Automata()
    found = []
    for discs in range(6):
        scene.robots.power = discs
        found.append((makes_no_peace(scene), learns_without_trade(scene)))
    assert found == [(False, False), (False, False), (True, False), (True, True), (True, True), (True, True)]


@rule("E-241", "E-265", "E-247")
@vector("EV-104")
def test_the_penalty_comes_before_the_ships_are_counted() -> None:
    scene = Automata()
    scene.difficulty = 3
    scene.robots.power = 4
    scene.slavers.track = 35
    scene.grow(SLAVERS, 2, 0, 0)
    assert scene.total() == -5
    assert scene.params("spawns")["population"] == 11
    assert scene.all_params("wormhole", "n") == [7, 7]
    assert scene.rules("power_disc") == ["E-241"]


@rule("E-241")
def test_without_a_disc_on_the_track_there_is_no_penalty() -> None:
    scene = Automata()
    scene.robots.power = 39
    scene.slavers.track = 0
    scene.grow(SLAVERS, 6)
    assert scene.total() == 0
    assert scene.robots.power == 39
    assert scene.rules("no_power_disc") == ["E-241"]


@rule("E-236")
def test_results_without_a_star_sentence_cost_nothing() -> None:
    for die in (1, 3, 4):
        scene = Automata()
        scene.grow(SLAVERS, die)
        assert scene.robots.power == 0


@rule("E-237")
def test_stars_without_slaver_ships_are_not_looked_at() -> None:
    scene = slavers(zd4=1)
    scene.neutral("zb4", UNINHABITED)
    scene.counters[HEX_OF["zd4"]] = NONE
    scene.own(SLAVERS, "zd4", 1)
    scene.fleet(SLAVERS, A, "zd4", 3)
    scene.grow(SLAVERS, 5)
    assert not scene.told("star_fits") + scene.told("star_fails")
    assert scene.rules("no_star") == ["E-237"]


# Discs.


@rule("E-125", "E-151", "E-238")
@pytest.mark.parametrize(("track", "left"), [(0, 3), (1, 4), (2, 5)])
def test_without_discs_on_the_track_all_come_from_their_other_stars(track: int, left: int) -> None:
    scene = slavers(zb4=1)
    scene.neutral("zb4", PRIMITIVE)
    scene.own(SLAVERS, "zg5", 5)
    scene.slavers.track = track
    scene.robots.power = 39 - 5 - track
    scene.grow(SLAVERS, 6)
    assert (scene.discs[HEX_OF["zb4"]], scene.discs[HEX_OF["zg5"]]) == (2, left)
    assert scene.slavers.track == 0
