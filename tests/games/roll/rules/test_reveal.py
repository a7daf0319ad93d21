"""Step 3 and the order of the phases (R-26 to R-29, R-32)."""

from __future__ import annotations

import pytest

from orrery.games.roll.rules.pieces import BLANK, FACE_KEYS
from orrery.kernel.event import EVERYONE
from tests.games.roll.rules.scene import Scene
from tests.rules import rule, vector


def both_select(first: str, second: str, seats: int = 2, die: str = "") -> Scene:
    """Two seats (or more; the rest like the second) select; with `die` the two-player die is made to show it."""
    for seed in range(100):
        scene = Scene(seats, f"die {seed}")
        for seat in range(seats):
            scene.workers(seat, explore=["home"], develop=["home"], settle=["home"], produce=["home"], ship=["home"])
        chance = scene.s.chance.copy()
        if die and FACE_KEYS[scene.s.box.die_faces[0][chance.below(6)]] != die:
            continue
        scene.assign()
        for seat in range(seats):
            phase = first if seat == 0 else second
            scene.choose(seat, f"select:{phase}", f"with:home@{phase}")
        for seat in range(seats):
            scene.choose(seat, "ready")
        return scene
    raise AssertionError(f"no seed shows {die}")


@rule("R-26", "R-28")
@vector("TV-22")
def test_with_two_players_the_phase_on_the_home_die_is_played_as_well() -> None:
    scene = both_select("explore", "settle", die="ship")
    (die,) = scene.events("phase_die")
    assert (die.params, die.seen, die.reveals) == ({"phase": "ship"}, EVERYONE, True)
    assert scene.events("phases")[0].params == {"phases": ["explore", "settle", "ship"]}
    assert scene.s.phase_die == 4
    assert scene.s.played == 0b10101
    assert scene.s.supply[0] == 25 - 10, "the die goes back to the supply"


@rule("R-26")
@vector("TV-23")
def test_a_die_that_shows_a_selected_phase_adds_none() -> None:
    scene = both_select("explore", "settle", die="settle")
    assert scene.events("phases")[0].params == {"phases": ["explore", "settle"]}
    assert scene.s.played == 0b00101


@rule("R-26")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_more_players_there_is_no_die(seats: int) -> None:
    scene = both_select("explore", "settle", seats=seats)
    assert scene.events("phase_die") == []
    assert scene.events("phases")[0].params == {"phases": ["explore", "settle"]}
    assert scene.s.phase_die == -1


@rule("R-26")
def test_the_two_player_die_is_a_home_die() -> None:
    """Explore twice as likely as each other phase: each of its six faces comes up as chance says."""
    shown = set()
    for seed in range(24):
        scene = Scene(2, f"face {seed}")
        for seat in range(2):
            scene.workers(seat, ship=["home"])
        face = scene.s.chance.copy().below(6)
        scene.assign()
        scene.choose(0, "select:ship")
        scene.choose(1, "select:ship")
        die = scene.events("phase_die")[0].params["phase"]
        assert die == ["explore", "explore", "develop", "settle", "produce", "ship"][face]
        shown.add(face)
    assert shown == set(range(6))


@rule("R-26", "R-27")
def test_everything_is_shown_and_idle_workers_return_to_the_cup_at_once() -> None:
    scene = Scene(3)
    scene.workers(0, explore=["home"], develop=["military"], settle=["genes"], produce=["alien"])
    scene.workers(1, explore=["home"], ship=["novelty"])
    scene.workers(2, develop=["home"])
    scene.assign()
    scene.choose(0, "select:explore", "with:alien@produce", "ready")
    scene.choose(1, "select:explore", "with:home@explore")
    scene.news()
    scene.choose(2, "select:develop")
    assert scene.news() == [
        "select seat=2 die=home#0 phase=develop [R-19] > 2",
        "ready seat=2 [R-25]",
        "reveal seat=0 selected=explore explore=alien#3+home#0 develop=military#1 settle=genes#2 [R-26] !",
        "reveal seat=1 selected=explore explore=home#0 ship=novelty#1 [R-26] !",
        "reveal seat=2 selected=develop develop=home#0 [R-26] !",
        "phases phases=explore+develop [R-26]",
        "back_to_cup seat=0 dice=genes#2 [R-27]",
        "back_to_cup seat=1 dice=novelty#1 [R-27]",
        "phase phase=explore [R-28]",
    ]
    assert scene.dice(0) == {"cup": ["genes"], "explore": ["alien", "home"], "develop": ["military"]}
    assert scene.dice(1) == {"cup": ["novelty"], "explore": ["home"]}
    assert [die & BLANK for die in scene.p(0).cup] == [BLANK]
    assert [p.strip for p in scene.s.players] == [-1, -1, -1], "the selecting worker works with the others"
    assert scene.stage == "explore"


@rule("R-27")
@vector("TV-24")
def test_the_dictated_die_is_back_in_the_cup_after_the_reveal() -> None:
    scene = Scene(3)
    scene.workers(0, explore=["home", "alien", "genes"])
    scene.workers(1, explore=["home"])
    scene.workers(2, explore=["home"])
    scene.assign()
    scene.choose(0, "select:explore", "with:home@explore", "dictate", "sacrifice:alien@explore", "into:ship")
    scene.choose(1, "select:explore")
    scene.choose(2, "select:explore")
    assert scene.dice(0) == {"cup": ["alien", "genes"], "explore": ["home"]}
    assert scene.p(0).dictated == []
    assert scene.events("back_to_cup", 0)[0].params == {"dice": ["genes#2", "alien#1"]}


@rule("R-28", "R-16")
def test_phases_are_played_in_their_order_with_all_workers_there() -> None:
    scene = Scene(2)
    scene.tableau(0, "gem_world")
    scene.stack(0, "public_works", "secluded_world")
    scene.workers(0, explore=["home"], develop=["home"], settle=["home"], produce=["home"], ship=["home"])
    scene.hold(1)
    scene.phases("ship", "produce", "settle", "develop", "explore")
    assert scene.stage == "explore"
    scene.choose(0, "stock:home")
    assert scene.stage == "produce", "Develop and Settle need no decision here"
    scene.choose(0, "produce:home@gem_world")
    assert scene.stage == "ship"
    scene.choose(0, "trade:home@gem_world")
    assert [e.params["phase"] for e in scene.events("phase")] == ["explore", "develop", "settle", "produce", "ship"]
    keys = [e.key for e in scene.recorder.events if e.key in ("stock", "complete", "produce", "trade")]
    assert keys == ["stock", "complete", "complete", "produce", "trade"]
    assert scene.p(0).credits == 5


@rule("R-29")
def test_powers_of_a_played_phase_work_without_workers_and_those_of_others_do_not() -> None:
    scene = Scene(2)
    scene.tableau(0, "galactic_investors", "robot_surveyors", "merchant_guild")
    scene.hold(1)
    scene.phases("develop", "produce", "ship")
    assert [e.params["tile"] for e in scene.events("power_credits")] == ["galactic_investors", "merchant_guild"]
    assert scene.p(0).credits == 4
    virtual = Scene(2)
    virtual.tableau(0, "major_research_labs", "gem_world", "space_docks")
    virtual.hold(1)
    virtual.phases("develop", "ship")
    assert [e.params["tile"] for e in virtual.events("virtual")] == ["space_docks"], "Explore is not played"
