"""What is said beforehand of the automas' moves comes true (automas/outlook.py)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.automas.outlook import moves, ships_at_wormhole, stars_in_danger
from orrery.games.era.rules.board import ADDRESSES, HEX_OF
from orrery.games.era.rules.vocabulary.faction import HUMAN
from orrery.games.era.rules.vocabulary.goal import CONTROL
from orrery.games.era.rules.vocabulary.letter import D
from orrery.games.era.rules.vocabulary.star import PRIMITIVE
from tests.games.era.rules.automata import FARMERS, SLAVERS, Automata
from tests.games.era.rules.test_automas_told import somewhere
from tests.rules import rule


@rule("E-221", "E-225", "E-226")
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("automa", [FARMERS, SLAVERS])
@pytest.mark.parametrize("die", range(1, 7))
def test_every_unit_ends_where_it_was_said(automa: int, die: int, seed: int) -> None:
    scene = somewhere(f"outlook/{seed}")
    scene.goal = CONTROL
    scene.robots.power = 0
    scene.relics = [-1] * len(scene.relics)
    before = scene.encode()
    said = {ADDRESSES[one.at]: one for one in moves(scene, automa, die)}
    seen = {ADDRESSES[one.at]: one for one in moves(scene.view(HUMAN), automa, die)}
    assert scene.encode() == before
    scene.alignment = 0  # nobody stops a jump
    scene.move(automa, die)
    told = [event for event in scene.heard.events if event.key.startswith("unit_")]
    assert told
    for event in told:
        start = event.params["from"]
        to = HEX_OF[event.params.get("to", start)]
        assert to in said[start].ends
        assert to in seen[start].ends
        if "wanted" in event.params:
            assert HEX_OF[event.params["wanted"]] in said[start].wanted


@rule("E-237", "E-239")
def test_stars_in_danger_by_the_growth_die() -> None:
    scene = Automata(zb4="star", zd4="star")
    scene.own(HUMAN, "zb4", 2)
    scene.ships(SLAVERS, "zb4", 3)
    in_peace = [[ADDRESSES[at] for at in stars_in_danger(scene, die)] for die in range(1, 7)]
    assert in_peace == [[], ["zb4"], [], [], [], []]
    scene.wars[SLAVERS] = True
    in_war = [[ADDRESSES[at] for at in stars_in_danger(scene, die)] for die in range(1, 7)]
    assert in_war == [[], ["zb4"], [], [], ["zb4"], ["zb4"]]
    scene.neutral("zd4", PRIMITIVE)
    scene.ships(SLAVERS, "zd4", 1)
    assert stars_in_danger(scene, 6) == [], "a neutral star comes first"
    scene.ships(HUMAN, "zb4", 1)
    assert stars_in_danger(scene, 2) == []


@rule("E-247", "E-249")
def test_ships_at_a_wormhole() -> None:
    scene = Automata()
    scene.difficulty = 2
    assert (ships_at_wormhole(scene, FARMERS), ships_at_wormhole(scene, SLAVERS)) == (1, 4)


@rule("E-218")
def test_a_dart_fleet_is_seen_to_fly_farther() -> None:
    scene = Automata()
    scene.fleet(SLAVERS, D, "zc7", 2)
    scene.slavers.shown[D] = True
    assert [ADDRESSES[at] for one in moves(scene, SLAVERS, 3) for at in one.ends] == ["ze5"]
