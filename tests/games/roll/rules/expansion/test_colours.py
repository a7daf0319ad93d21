"""Leaders, Entrepreneurs and Pioneers: what their colours match, and what they are not (A-13 to A-15, V-11 to V-15)."""

from __future__ import annotations

import pytest

from orrery.games.roll.rules.content import Box
from orrery.games.roll.rules.pieces import COLOUR_KEYS
from tests.games.roll.rules.scene import Scene
from tests.rules import rule, vector

from .boxes import AMBITION_BOX, BOXES, RIVALRY_BOX, ambition, rivalry

WORLDS = {"novelty": "gem_world", "rare_elements": "mining_world", "genes": "plague_world", "alien": "alien_sentinels"}


def consumed(scene: Scene, world: str, good: str, shipper: str) -> int:
    """VP for consuming a good of this colour by such a shipper."""
    scene.tableau(0, world)
    scene.good(0, world, good)
    scene.workers(0, ship=[shipper])
    scene.hold(1)
    scene.phases("ship")
    scene.choose(0, f"consume:{good}@{world}")
    return scene.p(0).chips


@rule("A-13", "V-11")
@vector("T-A11")
@pytest.mark.parametrize("box", [AMBITION_BOX, RIVALRY_BOX])
@pytest.mark.parametrize("colour", WORLDS)
def test_a_leader_matches_every_world(colour: str, box: Box) -> None:
    assert consumed(Scene(2, box=box), WORLDS[colour], "leader", "leader") == 3
    assert consumed(Scene(2, box=box), WORLDS[colour], "leader", "home") == 2
    assert consumed(Scene(2, box=box), WORLDS[colour], "home", "leader") == 2


@rule("A-14", "V-12")
@vector("T-A12")
@pytest.mark.parametrize("colour", WORLDS)
def test_an_entrepreneur_matches_none(colour: str) -> None:
    assert consumed(ambition(), WORLDS[colour], "entrepreneur", "entrepreneur") == 1
    assert consumed(rivalry(), WORLDS[colour], "entrepreneur", "entrepreneur") == 1


@rule("V-13")
@vector("T-V16")
@pytest.mark.parametrize("colour", WORLDS)
def test_a_pioneer_matches_novelty_alone(colour: str) -> None:
    vp = 3 if colour == "novelty" else 1
    assert consumed(rivalry(), WORLDS[colour], "pioneer", "pioneer") == vp


def exchange(scene: Scene, *colours: str) -> int:
    scene.tableau(0, "galactic_exchange")
    scene.cup(0, *colours)
    return scene.bonus(0, "galactic_exchange")


@rule("A-15")
@vector("T-A13")
def test_a_leader_is_a_home_die_for_galactic_exchange_and_an_entrepreneur_a_colour() -> None:
    assert exchange(ambition(), "home", "leader", "military", "entrepreneur") == 3
    assert exchange(ambition(), "leader", "leader") == 1


@rule("V-14")
@vector("T-V17")
def test_a_pioneer_is_a_novelty_die_for_galactic_exchange() -> None:
    assert exchange(rivalry(), "novelty", "pioneer", "entrepreneur", "home", "leader") == 3
    assert exchange(rivalry(), "pioneer") == 1


@rule("A-15", "V-14", "D-19")
def test_with_all_dice_galactic_exchange_brings_eight() -> None:
    """D-19: the seven colours of the base game and the Entrepreneur."""
    assert exchange(Scene(2, box=BOXES.of(5)), *COLOUR_KEYS[:10]) == 8


@rule("A-15", "V-15")
def test_elsewhere_a_leader_is_no_home_die_and_a_pioneer_no_novelty_die() -> None:
    scene = Scene(3, box=RIVALRY_BOX)
    scene.tableau(0, "local_subsidies", "hydroponics_guild")
    scene.workers(0, ship=["genes"])
    scene.showing(0, "settle", "settle", "leader", "pioneer")
    scene.assign()
    scene.choose(0, "select:ship", "with:genes@ship")
    assert not [code for code in scene.offered(0) if code.startswith("use:")]


@rule("A-15", "V-15", "D-5")
def test_what_moves_all_but_home_dice_moves_leaders_entrepreneurs_and_pioneers() -> None:
    """System Diversification (D-5)."""
    scene = Scene(3, box=RIVALRY_BOX)
    scene.tableau(0, "system_diversification")
    scene.workers(0, ship=["genes", "home"])
    for colour in ("leader", "entrepreneur", "pioneer"):
        scene.showing(0, "explore_dollar", "explore", colour)
    scene.assign()
    scene.choose(0, "select:ship", "with:genes@ship", "use:system_diversification")
    assert scene.offered(0) == [f"move:{c}/explore_dollar@explore" for c in ("leader", "entrepreneur", "pioneer")]
