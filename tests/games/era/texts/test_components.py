"""What the components of Galactic Era are and do is told in both languages, made from the content."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.era.rules.game import ERA
from orrery.games.era.texts.voice import EraVoice
from orrery.texts import LANGUAGES, Speech
from tests.texts.sayings import check

ENGLISH, GERMAN = Speech("en", ERA), Speech("de", ERA)
ROWS = {row["key"]: row for row in ERA.components()}
ABOUT = {"doubts", "confidence", "rule", "part", "key"}


def figures(value: Any) -> list[int]:
    """All numbers above 2 in what a row says: fewer are often told in words."""
    if isinstance(value, dict):
        return [n for inner in value.values() for n in figures(inner)]
    if isinstance(value, list):
        return [n for inner in value for n in figures(inner)]
    return [value] if type(value) is int and value > 2 else []


def told(row: dict[str, Any], speech: Speech) -> str:
    return " ".join(speech.explain(row["key"]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_is_explained(lang: str) -> None:
    speech = Speech(lang, ERA)
    for row in ROWS.values():
        lines = speech.explain(row["key"])
        for line in lines:
            check(line)
            assert line[-1] in ".!" or line == speech.say("rule", rule=row["rule"])
        assert len(set(lines)) == len(lines), row["key"]


@pytest.mark.parametrize("speech", [ENGLISH, GERMAN], ids=LANGUAGES)
def test_figures_of_a_component_stand_in_its_explanation(speech: Speech) -> None:
    """Stories count in rounds, not in eras; sectors are drawn on the board, and unlimited is told in words."""
    for row in ROWS.values():
        if row["part"] in ("tile", "automa") or row["key"] == "story_eras":
            continue
        said = told(row, speech)
        rest = {name: value for name, value in row.items() if name not in ABOUT}
        missing = [n for n in figures(rest) if n != 99 and str(n) not in said]
        assert missing == [], row["key"]


@pytest.mark.parametrize("speech", [ENGLISH, GERMAN], ids=LANGUAGES)
def test_an_automa_is_told_row_by_row(speech: Speech) -> None:
    for key in ("automa_farmers", "automa_slavers"):
        lines = speech.explain(key)
        for what in ("moves", "growth"):
            head = speech.word(f"automa.{what}", die=7, says="").partition("7")[0]
            assert len([line for line in lines if line.startswith(head) and line[len(head)].isdigit()]) == 6


@pytest.mark.parametrize(
    ("key", "line", "english", "german"),
    [
        (
            "people_galactic",
            2,
            "STS (Galactic Empire): starts as usual. Conquering keeps the population of the star, at most 3, "
            "instead of 1.",
            "DAS (Galaktisches Imperium): ohne Startbonus. Erobern behält die Bevölkerung des Sterns, höchstens 3, "
            "statt 1.",
        ),
        (
            "card_defensive",
            3,
            "B, without a condition and without an effect: 4\xa0DP if no other faction has a star in your home sector, "
            "plus half a DP for each level of Military.",
            "B, ohne Bedingung und ohne Wirkung: 4\xa0SP, wenn sonst niemand einen Stern in deinem Sektor hat, "
            "dazu ein halber SP für jede Stufe Militär.",
        ),
        (
            "card_economic",
            1,
            "A: 7\xa0DP if you have just built 10 ships with one Build Ships. It has to happen at that moment.",
            "A: 7\xa0SP, wenn du gerade mit einem „Schiffe bauen“ 10 Schiffe gebaut hast. "
            "Das geht nur in diesem Moment.",
        ),
        (
            "story_journeys",
            2,
            "Rounds 3 to 6: at once 2\xa0DP for each star that you take from a faction outside your home sector, "
            "2\xa0DP for each battle that you win outside your home sector; at the end of each round 1\xa0DP if you "
            "are at war.",
            "Runden 3 bis 6: sofort 2\xa0SP für jeden Stern, den du jemandem nimmst, außerhalb deines Sektors, "
            "2\xa0SP für jede Schlacht, die du gewinnst, außerhalb deines Sektors; am Ende jeder Runde 1\xa0SP, wenn "
            "du im Krieg bist.",
        ),
        (
            "automa_slavers",
            11,
            "Growth 2: go down in the turn order; take a star of yours, otherwise 2 neutral stars, declaring war if "
            "needed (without any star a disc goes to the power track); spawn ships at 2 random wormholes.",
            "Wachstum 2: in der Zugreihenfolge runter; einen Stern von dir einnehmen, sonst 2 neutrale Sterne, wenn "
            "nötig mit Kriegserklärung (ohne einen Stern kommt eine Scheibe auf die Machtleiste); an 2 zufälligen "
            "Wurmlöchern Schiffe hervorbringen.",
        ),
        (
            "field_propulsion",
            1,
            "Range of ships: 3, 4, 4, 5, 5, unlimited.",
            "Reichweite der Schiffe: 3, 4, 4, 5, 5, unbegrenzt.",
        ),
        (
            "difficulty_hard",
            0,
            "Hard: the Slavers spawn 2 ships more at each wormhole and begin with a disc on the power track.",
            "Schwierig: Die Sklavenhändler bringen je Wurmloch 2 Schiffe mehr hervor und beginnen mit einer Scheibe "
            "auf der Machtleiste.",
        ),
    ],
)
def test_explanations_read_well(key: str, line: int, english: str, german: str) -> None:
    assert ENGLISH.explain(key)[line] == english
    assert GERMAN.explain(key)[line] == german


def voice_with(lang: str, key: str, **changes: Any) -> EraVoice:
    """A voice that knows a component otherwise."""
    voice = EraVoice(Speech(lang, ERA).texts, ERA)
    voice.components[key] = {**voice.components[key], **changes}
    return voice


def test_a_corrected_component_tells_its_new_figures() -> None:
    powers = [{"effect": "defending_cv", "cv": 7}, {"effect": "free_colonize", "actions": 3}]
    told = " ".join(voice_with("de", "people_dracos", sto_powers=powers).explain("people_dracos"))
    assert "Wenn du verteidigst, hat jedes deiner Schiffe 7 mehr Kampfwert." in told
    assert "3 Mal im Spiel besiedelst du" in told
    growth = [[{"kind": "spawn", "at": "all", "wormholes": 3}]] * 6
    assert "Growth 4: spawn ships at all 3 wormholes." in voice_with("en", "automa_farmers", growth=growth).explain(
        "automa_farmers"
    )


def test_doubts_are_told_once_and_names_only_in_their_language() -> None:
    tile = (
        "Doubtful: the powers of this side are known from its tile alone; what it leaves open we read in its plainest "
    )
    assert ENGLISH.doubts("people_felines") == [f"{tile}sense."]
    assert GERMAN.doubts("people_dracos") == ["Unsicher: Der Name ist unsere eigene Übersetzung von „Dracos“."]
    assert "Unsicher: Den Ort (zc7) kennen wir nur aus einem anderen Programm." in GERMAN.doubts("wormhole_centre")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_is_uncertain_can_be_written_down(lang: str) -> None:
    lines = Speech(lang, ERA).uncertain()
    assert len(lines) > 100
    for key in ("wormhole_centre", "people_rogue_ai"):
        assert f"[{key}]" in lines
