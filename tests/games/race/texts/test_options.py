"""What can be chosen before a game of Race, in words."""

from __future__ import annotations

from orrery.games.race.rules.game import RACE
from orrery.texts import Speech

OPTIONS = {option.key: option for option in RACE.options}


def test_start_worlds_are_called_by_their_names() -> None:
    german = Speech("de", RACE)
    assert german.value("robot_start", "random") == "durch Los"
    assert german.value("start", "ancient_race") == "Uralte Rasse"


def test_what_does_not_go_together_is_told_the_short_way() -> None:
    """Not with one of sixteen, instead of only with the other fifteen."""
    english, german = Speech("en", RACE), Speech("de", RACE)
    assert english.needs(OPTIONS["start"], "old_earth") == "not with The robot's start world: Old Earth"
    assert german.needs(OPTIONS["robot_start"], "doomed_world") == (
        "nicht mit Deine Startwelt: Sterbende Welt und Karten: Grundspiel"
    )
    assert english.needs(OPTIONS["start"], "galactic_scavengers") == (
        "only with Cards: Base game, Sets 1 to 3 (prestige, Search), "
        "not with The robot's start world: Galactic Scavengers"
    )
    assert english.needs(OPTIONS["start"], "random") == ""
