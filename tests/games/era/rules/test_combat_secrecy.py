"""Letters of Slaver fleets stay hidden until a battle reveals them (E-49, E-90)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.vocabulary.field import PROPULSION
from orrery.games.era.rules.vocabulary.letter import DOUBLE, A, B, C, D, E
from tests.rules import rule

from .battles import PLACE, at_war, fight, keys, until
from .scene import HUMAN, SLAVERS, Scene


def besieged(one: int, other: int, seed: str = "scene") -> Scene:
    """The player, who may retreat, is attacked by two Slaver fleets."""
    scene = at_war(seed)
    scene.me.levels[PROPULSION] = 2
    scene.ships(HUMAN, PLACE, 3)
    scene.fleet(SLAVERS, one, PLACE, 4)
    scene.fleet(SLAVERS, other, PLACE, 2)
    fight(scene, SLAVERS)
    return scene


@rule("E-49")
@pytest.mark.parametrize(("one", "other"), [(B, A), (C, E), (E, B)])
def test_nothing_tells_the_letters_before_the_player_has_decided(one: int, other: int) -> None:
    scene = besieged(A, B)
    changed = besieged(one, other)
    assert scene.kind() == "retreat"
    assert scene.view(HUMAN).encode() == changed.view(HUMAN).encode()
    assert repr(scene.heard.events) == repr(changed.heard.events)
    assert scene.about(HUMAN) == changed.about(HUMAN)
    for one_of_them in (scene, changed):
        one_of_them.choose("retreat", "to:zd4")
    assert scene.view(HUMAN).encode() == changed.view(HUMAN).encode(), "who retreats never sees them"


@rule("E-49", "E-90")
def test_a_battle_reveals_them_and_they_stay_known() -> None:
    scene = besieged(C, E)
    assert True not in scene.slavers.shown
    scene.choose("stand")
    told = scene.told("reveals_fleets")[0]
    assert told.reveals
    assert [fleet["fleet"] for fleet in told.params["fleets"]] == ["c", "e"]
    assert scene.slavers.shown == [False, False, True, False, True]
    seen = scene.view(HUMAN).factions[SLAVERS]
    assert (seen.fleet_at, seen.fleet_size) == (scene.slavers.fleet_at, scene.slavers.fleet_size)
    scene.ships(HUMAN, PLACE, 1)
    fight(scene, SLAVERS)
    scene.choose("stand")
    assert not scene.told("reveals_fleets")[1].reveals, "nothing new"


@rule("E-49")
def test_a_dart_fleet_lies_open_anyway() -> None:
    scene = at_war()
    scene.ships(HUMAN, PLACE, 3)
    scene.fleet(SLAVERS, D, PLACE, 9)
    fight(scene, SLAVERS)
    assert not scene.told("reveals_fleets")[0].reveals


def feline(letter: int, tactic: int = 0) -> Scene:
    """Before anything else the player, who attacks, is asked whom he drives off."""
    scene = at_war()
    scene.people = scene.box.people_keys.index("felines")
    scene.ships(HUMAN, PLACE, 9)
    scene.fleet(SLAVERS, letter, PLACE, 2)
    scene.slavers.tactics[E] = tactic
    fight(scene, HUMAN)
    return scene


@rule("E-49", "E-87")
@pytest.mark.parametrize("tactic", [0, DOUBLE])
def test_what_is_planned_does_not_betray_an_evade_fleet(tactic: int) -> None:
    scene, evader = feline(A, tactic), feline(E, tactic)
    assert scene.kind() == "force"
    assert scene.view(HUMAN).encode() == evader.view(HUMAN).encode()
    assert repr(scene.heard.events) == repr(evader.heard.events)


@rule("E-87", "E-229")
def test_a_hidden_fleet_that_is_no_evade_fleet_has_no_roll() -> None:
    scene = feline(A)
    scene.choose("pass")
    assert scene.told("no_right")[0].reveals
    assert scene.told("stand_roll") + scene.told("retreat_roll") == []
    scene = feline(A, DOUBLE)
    scene.choose("pass")
    assert scene.told("no_right") == [], "it would decide later"


@rule("E-50", "E-49")
def test_an_evade_fleet_that_leaves_is_shown_but_no_other() -> None:
    def made(seed: str) -> Scene:
        scene = at_war(seed)
        scene.ships(HUMAN, PLACE, 9)
        scene.fleet(SLAVERS, E, PLACE, 2)
        fight(scene, HUMAN)
        return scene

    scene = until(made, lambda scene: scene.told("retreat_roll") != [])
    assert scene.slavers.shown[E]
    assert keys(scene)[-2:] == ["battle_off", "battle_over"]
    scene = until(made, lambda scene: scene.told("stand_roll") != [])
    assert scene.slavers.shown[E]


@rule("E-49", "E-229")
def test_slavers_that_retreat_with_everything_show_nothing() -> None:
    def made(seed: str, letter: int = A) -> Scene:
        scene = at_war(seed)
        scene.slavers.levels[PROPULSION] = 2
        scene.ships(HUMAN, PLACE, 9)
        scene.fleet(SLAVERS, letter, PLACE, 2)
        fight(scene, HUMAN)
        return scene

    seed = 0
    while not made(str(seed)).told("retreat_roll"):
        seed += 1
    scene, other = made(str(seed)), made(str(seed), E)
    assert scene.view(HUMAN).encode() == other.view(HUMAN).encode()
    assert repr(scene.heard.events) == repr(other.heard.events)
    assert not scene.slavers.shown[A]
