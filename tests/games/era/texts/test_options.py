"""What can be chosen before a game of Galactic Era, and what its lists say, in words."""

from __future__ import annotations

from orrery.games.era.rules.game import ERA
from orrery.texts import Speech

ENGLISH, GERMAN = Speech("en", ERA), Speech("de", ERA)
OPTIONS = {option.key: option for option in ERA.options}


def test_components_are_called_as_they_are() -> None:
    assert GERMAN.value("story", "rivalry") == "Rivalität"
    assert GERMAN.value("people", "rogue_ai") == "Abtrünnige KI"
    assert ENGLISH.value("home", "zeta_reticuli") == "Zeta Reticuli"
    assert [ENGLISH.value(option, "random") for option in ("story", "goal", "home", "people")] == ["by lot"] * 4
    assert GERMAN.value("goal", "none") == "keines"


def test_what_does_not_go_together_is_told() -> None:
    assert ENGLISH.needs(OPTIONS["home"], "khaa") == "not with Central sector: Khaa"
    assert GERMAN.needs(OPTIONS["people"], "felines") == "nur mit Sternenvölker, die verteilt werden: alle 17"
    assert ENGLISH.needs(OPTIONS["people"], "dracos") == ""


def test_a_list_of_components_says_their_figures() -> None:
    row = ENGLISH.voice.components["relic_death_ray"]
    assert ENGLISH.voice.cell(row, "figures") == "kind=death_ray lasting=True range=3"
    assert ENGLISH.voice.cell(row, "part") == "relic"


def test_the_browser_is_told_what_a_component_does_and_not_how_a_sector_looks() -> None:
    tile = ENGLISH.voice.facts(ENGLISH.voice.components["tile_lyra"])
    assert tile == {"bonus": {"kind": "technology", "field": "spirituality", "n": 2}}
    card = ENGLISH.voice.facts(ENGLISH.voice.components["card_central"])
    assert set(card) == {"dp", "condition", "when", "effect", "effect_when", "second"}
