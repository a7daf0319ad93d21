"""What tiles and dice are and do is told in both languages, made from their content."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.roll.rules.game import ROLL
from orrery.games.roll.rules.pieces import COLOUR_KEYS
from orrery.games.roll.texts.voice import RollVoice
from orrery.texts import LANGUAGES, Speech

ENGLISH, GERMAN = Speech("en", ROLL), Speech("de", ROLL)
SIDES = [row for row in ROLL.components({}) if row["kind"] != "die"]


def test_every_side_is_there() -> None:
    assert len(SIDES) == 137


def test_an_explanation_has_a_line_for_all_a_side_has() -> None:
    for row in SIDES:
        effects, goods = bool(row["effects"]), row["colour"] is not None
        expected = 2 + effects + goods + len(row["powers"]) + (row["bonus"] is not None)
        assert len(ENGLISH.explain(row["key"])) == expected, row["key"]


def test_figures_of_a_side_stand_in_its_explanation() -> None:
    """Each number of a power or bonus is named in a digit, or is one: `a worker`, `one die fewer`."""
    for row in SIDES:
        told = " ".join(ENGLISH.explain(row["key"]))
        for part in [*row["powers"], *([row["bonus"]] if row["bonus"] else [])]:
            figures = [value for value in part.values() if type(value) is int and value > 1]
            assert all(str(value) in told for value in figures), row["key"]


@pytest.mark.parametrize(
    ("key", "english", "german"),
    [
        (
            "free_trade_zone",
            "Settle: gray worlds need 2 settlers fewer, but at least 2. "
            "This comes first; other reductions may go further down.",
            "Siedeln: Für graue Welten brauchst du 2 Siedler weniger, mindestens aber 2. "
            "Das gilt zuerst; andere Vergünstigungen dürfen weiter senken.",
        ),
        (
            "hydroponics_guild",
            "Reassign, once a round: you may move a Novelty die or a Genes die to any other column.",
            "Versetzen, einmal pro Runde: Du darfst einen Luxusartikelwürfel oder einen Genewürfel "
            "in eine beliebige andere Spalte versetzen.",
        ),
        (
            "rebel_miners",
            "Once, when completed: return one of your dice, from wherever it is, to the supply; "
            "then put 2 new Military dice into the Citizenry.",
            "Einmal, beim Fertigstellen: einen deiner Würfel, egal wo er liegt, in den Allgemeinen Vorrat zurücklegen; "
            "dann 2 neue Militärwürfel in die Bevölkerung legen.",
        ),
        (
            "space_piracy",
            "End of Ship: you gain $1 for every 2 Military dice in your Citizenry, rounded up.",
            "Ende von Verladen: Du erhältst 1\xa0$ für je 2 Militärwürfel in deiner Bevölkerung, aufgerundet.",
        ),
    ],
)
def test_explanations_read_well(key: str, english: str, german: str) -> None:
    assert ENGLISH.explain(key)[1] == english
    assert GERMAN.explain(key)[1] == german


def voice_with(lang: str, key: str, **changes: Any) -> RollVoice:
    """A voice that knows a component otherwise."""
    voice = RollVoice(Speech(lang, ROLL).texts, ROLL)
    voice.components[key] = {**voice.components[key], **changes}
    return voice


def test_a_new_tile_of_a_known_kind_needs_no_new_text() -> None:
    powers = [{"kind": "reassign", "most": 3, "colours": ["alien"], "from": "ship", "into": ["settle"]}]
    told = voice_with("de", "nanotechnology", powers=powers).explain("nanotechnology")[1]
    assert told == (
        "Versetzen, einmal pro Runde: Du darfst bis zu 3 „Alien-Technologie“-Würfel aus Verladen "
        "in die Spalte Siedeln versetzen."
    )


def test_doubt_is_told() -> None:
    assert "Unsicher: Der Name ist unsere eigene Übersetzung von „Fifth Column“." in GERMAN.explain("fifth_column")
    assert not [line for line in ENGLISH.explain("fifth_column") if line.startswith("Doubtful")]
    told = voice_with("en", "gem_world", confidence="probable").explain("gem_world")
    assert "Doubtful: not every figure of this tile has been checked against the print." in told
    assert not [line for row in SIDES for line in ENGLISH.explain(row["key"]) if "Doubtful" in line]


def test_a_die_or_base_tile_that_we_have_not_seen_says_so_once() -> None:
    for key in ("leader", "entrepreneur", "pioneer", "base_world_novelty", "base_development_ship"):
        told = [line for line in ENGLISH.explain(key) if line.startswith("Doubtful: we have not seen the ")]
        assert len(told) == 1, key
    assert not [line for line in ENGLISH.explain("leader") if "this tile" in line]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_are_unique(lang: str) -> None:
    letters = [Speech(lang, ROLL).word(f"letter.{colour}") for colour in COLOUR_KEYS]
    assert len(set(letters)) == len(letters)
    assert all(len(letter) == 1 for letter in letters)


def test_words_of_components() -> None:
    assert ENGLISH.title() == "Roll for the Galaxy"
    assert [GERMAN.name("gem_world"), GERMAN.name("home"), GERMAN.word("colour.gray")] == [
        "Kristallplanet",
        "Heimatwürfel",
        "grau",
    ]
    assert [GERMAN.word("phase.ship"), GERMAN.word("place.developers"), GERMAN.name("genes")] == [
        "Verladen",
        "Entwicklungsstapel",
        "Genewürfel",
    ]
