"""The state as plain lines."""

from __future__ import annotations

from orrery.games.era.rules.game import ERA
from orrery.games.era.rules.vocabulary import phase
from orrery.games.era.rules.vocabulary.alignment import STO, STS
from orrery.games.era.rules.vocabulary.star import ADVANCED, PRIMITIVE
from orrery.kernel.chance import key_of_seed
from tests.games.era.rules.starts import Start

from .scene import HUMAN, SLAVERS, Scene, at


def test_a_state_as_lines() -> None:
    s = Scene(he2="star", ze2="star", ze8="star")
    s.kin("dracos", STS)
    s.phase = phase.GROWTH
    s.goal = 3
    s.wars = [False, False, True]
    s.points[1] = 5
    s.points[5] = -3
    s.levels(HUMAN, 2, 1, 1, 3, 1)
    s.ships(HUMAN, "he5", 3)
    s.fleet(HUMAN, 0, "he2", 4)
    s.me.tactics[0] = 1
    s.me.tactics[3] = 2
    s.fleet(SLAVERS, 1, "ze8", 12)
    s.slavers.tactics[1] = 1
    s.own(SLAVERS, "ze8", 2)
    s.own(HUMAN, "he2", 2)
    s.neutral("ze2", ADVANCED)
    s.neutral("ze5", PRIMITIVE)
    s.faces_seen[at("ze5")] = True
    s.relics[at("ze2")] = 0
    s.robots.power = 2
    s.robots.growth = [0, 6, 2]
    s.slavers.track -= 2
    s.on_tile[HUMAN] = 1
    s.ascended = 1
    s.growth.ovals[2] = 1
    s.growth.squares = 3
    s.hand.cards = [4]
    s.hand.played = [2]
    s.hand.sections = [0]
    s.hand.deck = [0, 1]
    s.hand.top = 1
    assert ERA.lines(s) == [
        "round 2 growth | easy | journeys, leadership | order human farmers slavers | at war with slavers | "
        "total 2 (story 5, counters -3)",
        "sectors: arcturus 0/0 and khaa 0/0",
        "player: dracos sts, counters gain_star military spirituality, cards density, central A, deck 2, top alignment",
        "human: levels 2 1 1 3 1, track 37, ships he5:3 he2:A(x2)4 D(dp) on the tile 1",
        "  ascended 1",
        "farmers: levels 1 1 1 1 1, track 39, ships -",
        "slavers: levels 1 1 1 1 1, track 35, ships ze8:B?(x2)12",
        "  power 2, dice [0, 0] [6, 2]",
        "stars: ze2=advanced?+technology_military? ze5=primitive ze8=slavers2 he2=human2 he5*=human0",
    ]


def test_a_view_as_lines_shows_nothing_hidden() -> None:
    s = Start(seed="lines").s
    shown = ERA.lines(s.view(0))[-1]
    assert shown.count("=?") == len(s.layout.star_hexes) - 1
    assert "technology" not in shown
    s.people = 3
    s.alignment = STO
    assert "player: avians sto" in ERA.lines(s)[2]


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = (ERA.new({"goal": "random"}, 1, key_of_seed("same")) for _ in range(2))
    assert one.digest() == other.digest()
    assert one.digest() != ERA.new({"goal": "random"}, 1, key_of_seed("other")).digest()
