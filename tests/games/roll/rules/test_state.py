"""The state as bytes and as lines, and the audit that nothing gets lost."""

from __future__ import annotations

import pytest

from orrery.games.roll.rules.game import ROLL, galaxy
from orrery.games.roll.rules.places import pick, take_assigned, take_die, take_worker
from orrery.games.roll.rules.powers.powers import Powers
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.playout import playout
from orrery.kernel.state import State
from tests.games.roll.rules.scene import Scene
from tests.rules import rule


def busy_scene() -> Scene:
    scene = Scene(2)
    scene.tableau(0, "space_piracy", "nanotechnology", "gem_world", "mining_world")
    scene.tableau(1, "investment_credits", "replicant_robots")
    scene.stack(0, "space_docks", "export_duties", "alien_sentinels")
    scene.stack(1, "trade_levies", "jungle_world")
    scene.good(0, "gem_world", "home", "novelty")
    scene.developers(0, "home")
    scene.settlers(1, "genes", "alien", "genes")
    scene.workers(0, explore=["home", "military", "home"], ship=["alien"])
    scene.citizenry(1, "home", "home", "consumption")
    scene.cup(0, "rare_elements")
    scene.credits(0, 4)
    scene.chips(1, 5)
    scene.phases("explore", "settle")
    return scene


def test_a_state_as_lines() -> None:
    scene = busy_scene()
    assert ROLL.lines(scene.s) == [
        "round 1 explore | pool 19 | bag 45 | played explore settle",
        "seat 0: $4, 0 VP in chips, 4 tiles",
        "  cup 1 rare_elements | citizenry -",
        "  workers explore 2 home 1 military | ship 1 alien",
        "  to build, developments: space_docks(2) > export_duties(2) with 1 home",
        "  to build, worlds: alien_sentinels(6)",
        "  tableau: space_piracy nanotechnology / gem_world[1 home 1 novelty] mining_world",
        "seat 1: $0, 5 VP in chips, 2 tiles",
        "  cup - | citizenry 2 home 1 consumption",
        "  to build, developments: trade_levies(2)",
        "  to build, worlds: jungle_world(3) with 2 genes 1 alien",
        "  tableau: investment_credits replicant_robots / ",
    ]
    seen = ROLL.lines(scene.s.view(1))
    assert seen[4] == "  to build, developments: space_docks(2) > ? with 1 home"
    fresh = Scene(2)
    fresh.workers(0, ship=["home"])
    fresh.assign()
    fresh.p(0).strip = fresh.p(0).workers.pop()
    lines = ROLL.lines(fresh.s)
    assert lines[0] == "round 1 assign | pool 24 | bag 55 | played -"
    assert lines[3] == "  workers -"
    assert lines[4] == "  to build, developments: -"


def test_a_state_goes_through_bytes_and_plays_on_the_same() -> None:
    s = galaxy(ROLL.new({}, 3, key_of_seed("bytes")))
    playout(s, Chance(key_of_seed("until")), 400)
    data = s.encode()
    copy = galaxy(ROLL.decode(data))
    assert copy.encode() == data
    assert repr(copy.decisions()) == repr(s.decisions())
    for moment in Powers.__slots__:
        assert [getattr(p.powers, moment) for p in copy.players] == [getattr(p.powers, moment) for p in s.players]
    made = playout(s, Chance(key_of_seed("on")), 200)
    assert playout(copy, Chance(key_of_seed("on")), 200) == made
    assert copy.digest() == s.digest()


def test_another_game_s_state_is_refused() -> None:
    with pytest.raises(TypeError, match="this is not a state of Roll for the Galaxy"):
        galaxy(State(Chance(bytes(32))))


@rule("R-5", "R-7")
def test_the_audit_finds_what_is_missing_or_there_twice() -> None:
    scene = busy_scene()
    s = scene.s
    assert ROLL.audit(s) == []

    def wrong(change: str) -> list[str]:
        t = galaxy(s.clone())
        p = t.players[0]
        if change == "die lost":
            p.cup.clear()
        elif change == "die twice":
            p.cup.append(p.cup[0])
        elif change == "supply":
            t.supply[0] = -1
        elif change == "tile lost":
            p.pile.pop()
        elif change == "tile twice":
            t.bag.append(p.pile[0])
        elif change == "tile too many":
            t.bag.append(t.box.tiles)
        elif change == "tile unknown":
            t.bag.append(-1)
        elif change == "side unknown":
            p.worlds.append(-2)
        elif change == "chips":
            p.chips += 1
        elif change == "pool":
            t.pool -= 30
            p.chips += 30
        elif change == "credits":
            p.credits = 11
        elif change == "debt":
            p.credits = -1
        elif change == "goods":
            p.goods_on.pop()
        elif change == "stack":
            p.stacks[0].append(p.stacks[1].pop())
        elif change == "known":
            p.seen.append(p.worlds[0] >> 1)
        return ROLL.audit(t)

    assert wrong("die lost") == ["13 rare_elements dice instead of 14"]
    assert wrong("die twice") == ["seat 0 has a die twice", "15 rare_elements dice instead of 14"]
    assert wrong("supply")[0].endswith("home dice instead of 25")
    assert wrong("tile lost") == ["a tile is missing or there twice"]
    assert wrong("tile twice") == ["a tile is missing or there twice"]
    for change in ("tile too many", "tile unknown", "side unknown"):
        assert wrong(change) == ["a tile is missing or there twice"]
    assert wrong("chips") == ["25 VP in chips instead of 24 and 0 beyond the pool"]
    assert wrong("pool") == ["24 VP in chips instead of 24 and 0 beyond the pool"], "the pool is below zero"
    assert wrong("credits") == ["seat 0 has 11 credits"]
    assert wrong("debt") == ["seat 0 has -1 credits"]
    assert wrong("goods") == ["seat 0 has goods without a world"]
    assert wrong("stack") == ["seat 0 has a tile on the wrong stack"]
    gem = scene.side("gem_world") >> 1
    assert wrong("known") == [f"seat 0 is known to have tile {gem} and has not"]


@rule("R-79")
def test_dice_owned_are_those_everywhere() -> None:
    scene = busy_scene()
    p = scene.p(0)
    assert scene.colours(p.dice()) == sorted(["home"] * 4 + ["novelty", "military", "alien", "rare_elements"])
    p.strip = scene.die(0, "genes")
    p.hand = scene.die(0, "genes")
    p.spent = [scene.die(0, "genes")]
    p.dictated = [scene.die(0, "genes")]
    assert scene.colours(p.dice()).count("genes") == 4


def test_taking_a_die_that_is_not_there_is_an_error() -> None:
    scene = busy_scene()
    p = scene.p(0)
    with pytest.raises(LookupError, match="no die that looks like 6 there"):
        take_die(scene.s.box, p.cup, 6)
    with pytest.raises(LookupError, match="no worker that looks like 2 in phase 0"):
        take_worker(scene.s.box, p, 2, 0)
    with pytest.raises(LookupError, match="no worker that looks like 2 under phase 0"):
        take_assigned(p, 2, 0)
    with pytest.raises(LookupError):
        pick(scene.s.box, p, 6, -1 - 5)


@rule("R-6")
def test_earning_says_what_was_really_gained() -> None:
    scene = Scene(2)
    p = scene.p(0)
    assert (scene.s.earn(p, 7), p.credits) == (7, 7)
    assert (scene.s.earn(p, 3), p.credits) == (3, 10)
    assert (scene.s.earn(p, 3), p.credits) == (0, 10)
    assert (scene.s.earn(p, 0), p.credits) == (0, 10)


@rule("R-5")
def test_new_dice_come_from_the_supply_with_a_number_of_their_owner() -> None:
    scene = Scene(3)
    before = scene.s.supply[:]
    scene.cup(0, "alien")
    scene.cup(2, "alien", "home")
    assert [a - b for a, b in zip(before, scene.s.supply, strict=True)] == [1, 0, 0, 0, 0, 0, 2]
    assert scene.p(0).cup[0] != scene.p(2).cup[0], "dice of two seats never share a number"
    assert [p.made for p in scene.s.players] == [1, 0, 2]
