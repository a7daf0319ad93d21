"""Talent counters: workers that are no dice (A-24, A-27 to A-31, A-40)."""

from __future__ import annotations

import pytest

from orrery.games.roll.rules.audit import audit
from orrery.games.roll.rules.game import Roll, galaxy
from orrery.games.roll.rules.pieces import TALENT
from orrery.games.roll.rules.sets import AMBITION, BASE, DEAL, OBJECTIVES, ORB, RIVALRY, key_of
from orrery.games.roll.rules.talents import gain_talents, owned
from orrery.games.roll.rules.vocabulary import stage
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.event import Event, Recorder
from orrery.kernel.probes import probe
from orrery.kernel.refusal import BadData
from tests.rules import rule, vector

from .boxes import BOXES
from .talent_scenes import put, scene_with


@rule("A-27", "A-28")
@vector("T-A14")
def test_talents_of_phases_not_played_come_back_and_the_others_work() -> None:
    scene = scene_with(3)
    scene.stack(0, "export_duties", "gem_world")
    scene.workers(0, develop=["military"])
    scene.tableau(0, "mining_world")
    for seat in (1, 2):
        scene.workers(seat, settle=["home", "home"])
    scene.assign()
    scene.choose(0, *[f"assign:talent>{phase}" for phase in ("develop", "settle", "produce")])
    scene.choose(0, "select:develop", "with:military@develop")
    for seat in (1, 2):
        scene.choose(seat, "select:settle")
    assert scene.events("phases")[0].params == {"phases": ["develop", "settle"]}
    back = [event for event in scene.events("talents_back") if event.rule == "A-27"]
    assert [event.params for event in back] == [{"dice": ["talent#2"]}]
    assert [(event.params["die"], event.rule) for event in scene.events("talent_spent")] == [("talent#0", "A-28")]
    assert scene.keys(scene.p(0).developments) == ["export_duties"]
    assert scene.p(0).builders[0], "the settler lies on its world"
    assert (scene.p(0).more.talents, owned(scene.p(0))) == (1, 2)
    assert TALENT not in [die & 15 for die in scene.p(0).cup + scene.p(0).citizenry]


@rule("A-28")
def test_an_explorer_and_a_good_go_to_the_supply_when_they_are_used() -> None:
    scene = scene_with(1, seats=2)
    scene.tableau(0, "gem_world")
    scene.crowd(0)
    put(scene, "explore", "produce", "ship")
    scene.phases("explore", "produce", "ship")
    scene.choose(0, "stock:talent")
    assert scene.goods_of(0) == {"gem_world": ["talent"]}
    scene.choose(0, "trade:talent@gem_world")
    assert [event.params["die"] for event in scene.events("talent_spent")] == ["talent#0", "talent#2", "talent#1"]
    assert owned(scene.p(0)) == 1


@rule("A-28")
def test_a_talent_with_nothing_to_do_goes_back_to_the_stock() -> None:
    scene = scene_with(0, seats=2)
    scene.crowd(0)
    put(scene, "produce", "ship", "settle")
    scene.phases("settle", "produce", "ship")
    assert scene.p(0).more.talents == 3
    assert {event.rule for event in scene.events("talents_back")} == {"A-28"}
    assert not scene.events("unused"), "there were no idle dice"


@rule("A-24", "D-31")
def test_a_talent_matches_every_world_in_consume_as_good_and_as_shipper() -> None:
    for world in ("gem_world", "mining_world", "plague_world", "alien_sentinels"):
        scene = scene_with(0, seats=2)
        scene.tableau(0, world)
        scene.crowd(0)
        put(scene, "produce", "ship")
        scene.phases("produce", "ship")
        scene.choose(0, f"consume:talent@{world}")
        assert scene.p(0).chips == 3
    scene = scene_with(0, seats=2)
    scene.tableau(0, "gem_world", "galactic_exchange")
    put(scene, "produce")
    scene.cup(0, "home", "genes")
    assert scene.bonus(0, "galactic_exchange") == 2, "matching is for Consume alone: it is no die of any colour"


@rule("A-29")
@vector("T-A26")
def test_a_talent_replaces_a_die_that_has_to_be_removed() -> None:
    scene = scene_with(1, seats=2)
    scene.stack(0, "rebel_miners")
    scene.crowd(0)
    scene.workers(0, settle=["home"] * 2)
    put(scene, "ship")
    scene.tableau(0, "gem_world")
    scene.hold(1)
    scene.phases("settle", "ship")
    assert scene.kind(0) == "remove"
    dice = len(scene.p(0).dice())
    assert {"remove:talent@stock", "remove:talent@ship"} <= set(scene.offered(0))
    other = scene.branch()
    other.choose(0, "remove:talent@ship")
    assert (other.p(0).more.talents, owned(other.p(0))) == (1, 1)
    scene.news()
    scene.choose(0, "remove:talent@stock")
    assert "remove seat=0 tile=rebel_miners die=talent#1 from=stock [A-29]" in scene.news()
    for done in (scene, other):
        lost = dice - len(done.p(0).dice())
        assert lost == -2, "the world brings two Military dice, and no die was removed"


@rule("A-29", "A-39")
def test_a_world_that_takes_its_settler_is_content_with_a_talent() -> None:
    scene = scene_with(1, seats=2)
    scene.stack(0, "alien_booby_trap")
    scene.crowd(0)
    scene.credits(0, 1)
    scene.workers(0, settle=["genes"])
    scene.phases("settle")
    assert scene.kind(0) == "lose_settler"
    assert scene.offered(0) == ["remove:genes@citizenry", "remove:talent@stock"]
    dice = len(scene.p(0).dice())
    die = scene.branch()
    die.choose(0, "remove:genes@citizenry")
    assert (len(die.p(0).dice()), owned(die.p(0))) == (dice - 1, 1)
    scene.choose(0, "remove:talent@stock")
    assert (len(scene.p(0).dice()), owned(scene.p(0))) == (dice, 0)
    assert [event.rule for event in scene.events("remove")] == ["A-29"]
    alone = scene_with(1, seats=2)
    alone.stack(0, "alien_booby_trap")
    alone.crowd(0)
    alone.credits(0, 1)
    put(alone, "settle")
    dice = len(alone.p(0).dice())
    alone.phases("settle")
    assert alone.kind(0) == "recruit", "the Talent was the settler"
    assert [(event.rule, event.params["from"]) for event in alone.events("remove")] == [("A-39", "settlers")]
    assert (len(alone.p(0).dice()), owned(alone.p(0))) == (dice, 1)


@rule("A-30")
def test_talents_in_use_are_recalled_to_the_stock() -> None:
    scene = scene_with(1, seats=2)
    scene.tableau(0, "gem_world")
    scene.stack(0, "space_docks", "mining_world")
    scene.cup(0, "home")
    put(scene, "develop", "settle", "produce")
    scene.phases("develop", "settle", "produce")
    assert scene.offered(0) == [
        "done",
        "recall:talent@developers",
        "recall:talent@settlers",
        "recall:talent@gem_world",
    ]
    scene.news()
    scene.choose(0, "recall:talent@developers", "recall:talent@gem_world")
    assert scene.news() == [
        "recall seat=0 die=talent#0 from=developers [A-30]",
        "recall seat=0 die=talent#2 from=gem_world [A-30]",
    ]
    assert (scene.p(0).more.talents, scene.in_cup(0)) == (3, ["home"])


@rule("A-40", "D-45")
def test_a_recalled_talent_is_no_die_for_an_empty_cup() -> None:
    scene = scene_with(0, seats=2)
    scene.tableau(0, "gem_world")
    scene.stack(0, "space_docks")
    scene.good(0, "gem_world", "genes")
    put(scene, "develop")
    scene.phases("develop")
    assert scene.offered(0) == ["recall:talent@developers", "recall:genes@gem_world"]
    assert scene.refused(0) == {"must_recall": "R-71"}
    assert scene.s.about(0) == {"must": True}
    both = scene.branch()
    both.choose(0, "recall:talent@developers")
    assert [event.rule for event in both.events("recall")] == ["A-30", "R-71"], "then the die follows by itself"
    only = scene_with(0, seats=2)
    only.stack(0, "space_docks")
    put(only, "develop")
    only.phases("develop")
    assert only.offered(0) == ["done", "recall:talent@developers"], "there is no die to recall"
    assert (only.refused(0), only.s.about(0)) == ({}, {"must": False})


@rule("A-31", "D-31", "V-36")
@vector("T-A25")
def test_talents_are_points_and_neither_chips_nor_dice() -> None:
    scene = scene_with(0, seats=2)
    scene.tableau(0, "galactic_renaissance", "galactic_exchange")
    scene.chips(0, 3)
    gain_talents(scene.s, scene.p(0), 3, "A-23")
    cost = sum(scene.s.box.cost[side] for side in scene.p(0).developments)
    assert scene.bonus(0, "galactic_renaissance") == 2
    assert scene.bonus(0, "galactic_exchange") == 0
    assert scene.score(0).total == 3 + 3 + 2 + cost
    assert scene.score(0).tie == 0
    gain_talents(scene.s, scene.p(0), 500, "A-23")
    assert audit(scene.s, scene.pool) == [], "there are always enough"


@rule("A-31", "D-31")
def test_talents_lying_in_the_empire_are_taken_back_before_scoring() -> None:
    scene = scene_with(1, seats=2)
    scene.tableau(0, "gem_world", "free_trade_association")
    scene.stack(0, "space_docks")
    scene.cup(0, "home")
    scene.good(0, "gem_world", "genes")
    put(scene, "develop", "produce")
    scene.tableau(0, "mining_world")
    before = scene.branch()
    scene.chips(1, scene.s.pool)
    scene.phases("develop", "produce")
    assert [part.points for part in scene.score(0).parts if part.key == "talents"] == [3]
    scene.choose(0, "done")
    assert scene.stage == "over"
    assert scene.p(0).more.talents == 3
    assert scene.goods_of(0) == {"gem_world": ["genes"]}
    assert [(event.rule, event.params) for event in scene.events("talents_back")] == [
        ("A-31", {"dice": ["talent#0", "talent#1"]})
    ]
    assert [part.points for part in scene.score(0).parts if part.key == "talents"] == [3]
    assert owned(before.p(0)) == 3


@rule("D-46")
def test_a_power_that_sends_settlers_to_the_cup_takes_dice_alone() -> None:
    scene = scene_with(0, seats=2)
    scene.tableau(0, "galactic_exchange")
    scene.stack(0, "silicon_world")
    scene.crowd(0)
    scene.credits(0, 1)
    cost = scene.s.box.cost[scene.side("silicon_world")]
    scene.workers(0, settle=["home"] + ["genes"] * (cost - 2))
    put(scene, "settle")
    scene.phases("settle")
    assert scene.kind(0) == "keep"
    assert scene.offered(0) == ["keep:home", "keep:genes"]
    assert scene.why_not(0, "keep:talent") == "R-49"
    scene.choose(0, "keep:home")
    assert len(scene.events("talent_spent")) == (0 if scene.kind(0) == "keep" else 1)
    while scene.kind(0) == "keep":
        scene.choose(0, scene.offered(0)[-1])
    assert owned(scene.p(0)) == 0
    assert [event.params["die"] for event in scene.events("talent_spent")] == ["talent#0"]
    alone = scene_with(0, seats=2)
    alone.tableau(0, "galactic_exchange")
    alone.stack(0, "silicon_world")
    alone.crowd(0)
    alone.credits(0, 1)
    put(alone, *["settle"] * cost)
    alone.phases("settle")
    assert alone.kind(0) == "recruit", "nothing is to be chosen"
    assert (alone.keys(alone.p(0).worlds), owned(alone.p(0)), alone.events("to_cup")) == (["silicon_world"], 0, [])


@rule("V-9")
def test_talents_come_with_modules_alone() -> None:
    with_talents = [AMBITION | OBJECTIVES, RIVALRY | DEAL, RIVALRY | ORB, RIVALRY | DEAL | ORB]
    for sets in (*with_talents, AMBITION, RIVALRY, AMBITION | RIVALRY):
        assert BOXES.of(sets).talents == (sets in with_talents)


def test_every_talent_is_accounted_for_and_no_law_breaks() -> None:
    """Random games in which everybody has Talents from the start; what is gained, used and kept adds up."""
    game = Roll(BOXES, [BASE, AMBITION | OBJECTIVES])
    for seats in (2, 3, 4, 5):
        options = {"with": key_of(AMBITION | OBJECTIVES)}
        s = galaxy(game.new(options, seats, key_of_seed(f"talents {seats}")))
        chance = Chance(key_of_seed(f"play {seats}"))
        for p in s.players:
            p.more.talents = 6
        told = Recorder()
        spent = [0] * seats
        gained = [6] * seats
        at = 0
        while s.decisions() and s.round < 12:
            if at % 60 == seats:
                probe(game, s, chance)
            at += 1
            decision = s.decisions()[chance.below(len(s.decisions()))]
            s.apply(decision.seat, decision.choices[chance.below(len(decision.choices))], told)
            assert game.audit(s) == []
            for event in told.events:
                if event.seat >= 0:
                    spent[event.seat] += lost(event)
                    gained[event.seat] += event.params.get("talents", 0)
            assert [owned(p) + spent[p.seat] for p in s.players] == gained
            told.events.clear()
        assert sum(spent) > seats


def lost(event: Event) -> int:
    if event.key == "remove" and event.params["from"] != "settlers":
        return int(event.params["die"].startswith("talent"))
    return int(event.key == "talent_spent")


def test_an_impossible_number_or_place_of_talents_is_refused() -> None:
    game = Roll(BOXES, [BASE, AMBITION | OBJECTIVES, AMBITION])
    s = galaxy(game.new({"with": key_of(AMBITION | OBJECTIVES)}, 2, key_of_seed("bytes")))
    while s.stage != stage.ASSIGN:
        s.apply(s.decisions()[0].seat, s.decisions()[0].choices[0])
    assert game.decode(s.encode()).digest() == s.digest()
    s.players[0].more.talents = -1
    with pytest.raises(BadData):
        game.decode(s.encode())
    plain = galaxy(game.new({"with": key_of(AMBITION)}, 2, key_of_seed("bytes")))
    plain.players[0].more.talents = 1
    with pytest.raises(BadData, match="Talents of seat 0"):
        game.decode(plain.encode())
