"""Automas on their way, and how a STS player blocks their jumps (E-71)."""

from __future__ import annotations

from orrery.games.era.rules.movement.blocking import stops_at, travel
from orrery.games.era.rules.movement.reach import reach
from orrery.games.era.rules.movement.ships import WHOLE_HEX
from orrery.games.era.rules.vocabulary.alignment import STO, STS
from orrery.games.era.rules.vocabulary.field import PROPULSION, SPIRITUALITY
from orrery.games.era.rules.vocabulary.letter import A
from tests.rules import refusal, rule

from .scene import FARMERS, HUMAN, SLAVERS, Scene, at

FAR = at("hi1")


def jump(alignment: int = STS) -> Scene:
    """The Slavers at zc3 want to jump from ze5 to hi1, where the player has a ship."""
    scene = Scene(hi1="star")
    scene.own(SLAVERS, "ze5", 3)
    scene.own(SLAVERS, "hi1", 3)
    scene.slavers.levels[PROPULSION] = 3
    scene.fleet(SLAVERS, A, "zd4", 4)
    scene.ships(SLAVERS, "zd4", 2)
    scene.ships(HUMAN, "hi1", 1)
    scene.alignment = alignment
    return scene


def go(scene: Scene, to: str = "hi1", range_left: int = 4) -> Scene:
    travel(scene, SLAVERS, WHOLE_HEX, at("zd4"), at(to), range_left)
    scene.advance(scene.seat)
    return scene


@rule("E-71")
@refusal("other_faction_jumps")
def test_a_player_who_declares_war_stops_the_unit_at_the_gate() -> None:
    scene = go(jump())
    assert (scene.kind(), scene.offered()) == ("block_gate", ["war:slavers", "pass"])
    hexes = {"from": "zd4", "to": "hi1", "stop": "ze5"}
    assert scene.about(HUMAN) == {"faction": "slavers", "n": 6, **hexes}
    assert scene.refused("war:farmers") == ["other_faction_jumps E-71"]
    scene.choose("war:slavers")
    assert scene.wars[SLAVERS]
    assert scene.slavers.ships_at(at("ze5")) == 6
    assert [repr(event) for event in scene.heard.events] == [
        "war seat=0 faction=slavers [E-71]",
        "gate_blocked seat=2 from=ze5 to=hi1 [E-71]",
        "moves seat=2 n=6 fleet= from=zd4 to=ze5 [E-71]",
    ]
    assert reach(scene, SLAVERS, at("ze5"), 4)[FAR] == -1


@rule("E-71", "E-78")
def test_a_player_who_lets_it_pass_stays_at_peace() -> None:
    scene = go(jump())
    scene.choose("pass")
    assert not scene.wars[SLAVERS]
    assert scene.slavers.ships_at(FAR) == 6
    assert repr(scene.told("moves")[0]) == "moves seat=2 n=6 fleet= from=zd4 to=hi1 [E-221]"


@rule("E-71", "E-79", "E-80")
def test_nobody_is_asked_who_cannot_block() -> None:
    for change in ("sto", "war", "elsewhere", "spirituality", "on foot"):
        scene = jump(STO if change == "sto" else STS)
        to = "hi1"
        if change == "war":
            scene.wars[SLAVERS] = True
            assert reach(scene, SLAVERS, at("zd4"), 4)[FAR] == -1, "it is blocked anyway"
            continue
        if change == "elsewhere":
            scene.ships(HUMAN, "hi1", 0)
            scene.ships(HUMAN, "hi2", 1)
        elif change == "spirituality":
            scene.slavers.levels[SPIRITUALITY] = 5
        elif change == "on foot":
            to = "ze5"
            scene.ships(HUMAN, "ze5", 1)
        go(scene, to)
        assert not scene.open, change
        assert scene.slavers.ships_at(at(to)) == 6, change


@rule("E-71")
def test_ships_at_the_near_end_block_as_well() -> None:
    scene = jump()
    scene.ships(HUMAN, "hi1", 0)
    scene.ships(HUMAN, "ze5", 1)
    assert stops_at(scene, SLAVERS, at("zd4"), FAR, 4) == at("ze5")


@rule("E-66", "E-217")
def test_one_farmer_ship_moves_alone() -> None:
    scene = Scene()
    scene.ships(FARMERS, "ze5", 3)
    travel(scene, FARMERS, 1, at("ze5"), at("ze3"), 3)
    assert (scene.farmers.loose[at("ze5")], scene.farmers.loose[at("ze3")]) == (2, 1)
    assert scene.params("moves") == {"n": 1, "fleet": "", "from": "ze5", "to": "ze3"}
    travel(scene, FARMERS, 1, at("ze5"), at("ze5"), 3)
    assert len(scene.told("moves")) == 1, "staying is no move"
