"""Dice that have run out: another one of choice takes their place (V-17, D-25)."""

from __future__ import annotations

from orrery.games.roll.rules.pieces import COLOUR_KEYS
from orrery.games.roll.rules.supply import could_run_short
from orrery.games.roll.rules.vocabulary import phase
from tests.games.roll.rules.scene import Scene
from tests.rules import refusal, rule, tile

from .boxes import RIVALRY_BOX


def without(*colours: str, seats: int = 2) -> Scene:
    """The last seat has all dice of these colours, and keeps the game in Ship afterwards."""
    scene = Scene(seats, box=RIVALRY_BOX)
    scene.hold(seats - 1)
    for colour in colours:
        scene.citizenry(seats - 1, *[colour] * scene.s.supply[COLOUR_KEYS.index(colour)])
    return scene


def settling(scene: Scene, world: str, settlers: int) -> None:
    scene.stack(0, world)
    scene.workers(0, settle=["home"] * settlers)
    scene.phases("settle", "ship")


@rule("V-17", "D-25")
@refusal("no_leader_instead")
def test_another_die_comes_to_the_place_of_the_missing_one() -> None:
    scene = without("pioneer")
    settling(scene, "frontier_settlement", 2)  # a Pioneer to the cup
    assert scene.kind(0) == "substitute"
    colours = ["home", "military", "consumption", "novelty", "rare_elements", "genes", "alien", "entrepreneur"]
    assert scene.offered(0) == [f"take:{colour}" for colour in colours]  # no Leader; and one has to be taken
    assert scene.refused(0) == {"no_leader_instead": "V-17"}
    assert scene.why_not(0, "take:leader") == "V-17"
    assert scene.s.about(0) == {"die": "pioneer"}
    scene.choose(0, "take:alien")
    assert scene.dice(0) == {"cup": ["alien"], "citizenry": ["home", "home"]}
    assert [repr(event) for event in scene.events("substitute")] == [
        "substitute seat=0 die=alien#2 missing=pioneer to=cup [V-17]"
    ]
    citizen = without("pioneer")
    settling(citizen, "scavenger_world", 1)  # a Pioneer to the Citizenry
    citizen.choose(0, "take:genes")
    assert citizen.dice(0) == {"citizenry": ["genes", "home"]}


@rule("V-17", "D-25")
@tile("alien_robotic_factory")
def test_a_missing_good_is_replaced_by_another_good() -> None:
    scene = without("alien")
    settling(scene, "alien_robotic_factory", 4)
    assert scene.kind(0) == "substitute"
    scene.choose(0, "take:military")
    assert scene.goods_of(0) == {"alien_robotic_factory": ["military"]}
    assert [repr(event) for event in scene.events("substitute_good")] == [
        "substitute_good seat=0 die=military#4 missing=alien tile=alien_robotic_factory [V-17]"
    ]


@rule("V-17")
@tile("reclaimed_mining_world")
def test_each_missing_die_is_replaced() -> None:
    scene = without()
    left = scene.s.supply[COLOUR_KEYS.index("entrepreneur")]
    scene.citizenry(1, *["entrepreneur"] * (left - 1))
    settling(scene, "reclaimed_mining_world", 4)  # two Entrepreneurs, and one is left
    assert "take:entrepreneur" not in scene.offered(0)
    scene.choose(0, "take:pioneer")
    assert scene.in_citizenry(0) == ["entrepreneur"] + ["home"] * 4 + ["pioneer"]
    both = without("entrepreneur")
    settling(both, "reclaimed_mining_world", 4)
    both.choose(0, "take:pioneer", "take:genes")
    assert both.in_citizenry(0) == ["genes"] + ["home"] * 4 + ["pioneer"]


@rule("V-17")
@tile("outlaw_uplift_geneticists", "federation_capital")
def test_the_other_effects_of_a_tile_follow_when_the_die_is_chosen() -> None:
    scene = without("entrepreneur")
    scene.stack(0, "federation_capital", "fifth_column")
    scene.settlers(0, *["home"] * 5)
    scene.workers(0, settle=["home", "home"])
    scene.phases("settle", "ship")
    assert scene.in_cup(0) == []  # an Entrepreneur, then a Consumption die; and the last settler waits
    scene.choose(0, "take:novelty")
    assert scene.in_cup(0) == ["consumption", "military", "novelty"]
    assert scene.keys(scene.p(0).worlds) == ["federation_capital", "fifth_column"]


@rule("D-25")
def test_of_an_empty_supply_nothing_is_gained() -> None:
    every = [colour for colour in COLOUR_KEYS if colour not in ("leader", "talent")]
    scene = Scene(2, box=RIVALRY_BOX)
    scene.hold(1)
    scene.stack(0, "frontier_settlement")
    scene.workers(0, settle=["home"] * 2)
    for colour in every:
        scene.citizenry(1, *[colour] * scene.s.supply[COLOUR_KEYS.index(colour)])
    scene.phases("settle", "ship")
    assert scene.keys(scene.p(0).worlds) == ["frontier_settlement"]
    assert scene.dice(0) == {"citizenry": ["home", "home"]}
    assert scene.kind(0) == ""
    assert scene.s.supply[COLOUR_KEYS.index("leader")] > 0  # nobody gets a Leader for it


@rule("V-17")
def test_a_phase_in_which_dice_could_run_out_is_played_in_player_order() -> None:
    scene = without(seats=3)
    left = scene.s.supply[COLOUR_KEYS.index("pioneer")]
    scene.citizenry(2, *["pioneer"] * (left - 1))
    for seat, world in ((0, "frontier_settlement"), (1, "scavenger_world")):
        scene.stack(seat, world, "fifth_column" if seat else "gem_world")
        scene.settlers(seat, *["home"] * (1 - seat))
        scene.workers(seat, settle=["home", "genes"])
    scene.phases("settle", "ship")
    assert len(scene.events("dice_in_order")) == 1
    assert (scene.kind(0), scene.kind(1)) == ("build", "")
    scene.choose(0, "build:home")
    assert scene.in_cup(0) == ["pioneer"]
    assert (scene.kind(0), scene.kind(1)) == ("", "build")
    scene.choose(1, "build:home")
    assert scene.kind(1) == "substitute"


@rule("V-17")
@tile("crash_rd_program", "colony_ship")
def test_tiles_completed_without_dice_are_reckoned_with() -> None:
    scene = without("pioneer")
    scene.stack(0, "frontier_settlement")
    assert could_run_short(scene.s, phase.SETTLE)  # by Colony Ship, without a single settler
    scene = without("pioneer")
    scene.stack(0, "war_planning")
    assert could_run_short(scene.s, phase.DEVELOP)  # by Crash R&D Program; Colonial Office gives Pioneers
