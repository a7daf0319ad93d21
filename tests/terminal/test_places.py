"""Places that have no number: a question that lists nothing asks for an address, and says so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from orrery.games import load
from orrery.kernel.choice import Choice, Decision
from orrery.tables.save import load as load_save
from orrery.texts import LANGUAGES, Speech
from orrery.texts.addresses import anywhere, called, offered
from tests.guests import QUAY, invited

from .helpers import orrery, saves


@pytest.fixture(autouse=True)
def nothing_listed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with invited(QUAY):
        monkeypatch.setattr(load("quay").voice, "quiet", lambda *_: True)
        yield


def said(data: Path, *lines: str, lang: str = "en") -> list[str]:
    typed = "".join(f"{line}\n" for line in (*lines, "q"))
    done = orrery(data, "quay", "--seats", "me", "--seed", "14", "--lang", lang, typed=typed)
    assert done.returncode == 0, done.stderr
    return done.stdout.split(" help > " if lang == "en" else " Hilfe > ")


@pytest.mark.parametrize(
    ("lang", "places", "prompt", "number", "nonsense"),
    [
        (
            "en",
            "places: type an address, such as",
            "address, h:",
            "No choice has a number here",
            "type an address, or h",
        ),
        (
            "de",
            "Orte: Gib eine Adresse ein, etwa",
            "Adresse, h:",
            "Hier hat keine Wahl eine Nummer",
            "eine Adresse ein, o",
        ),
    ],
)
def test_an_address_is_asked_for(
    tmp_path: Path, lang: str, places: str, prompt: str, number: str, nonsense: str
) -> None:
    asked, numbered, neither, *_ = said(tmp_path, "1", "banana", lang=lang)
    assert places in asked
    assert asked.endswith(prompt)
    assert number in numbered
    assert nonsense in " ".join(neither.split())
    assert load_save(saves(tmp_path)[0]).log == []


def test_it_is_chosen_by_its_address(tmp_path: Path) -> None:
    said(tmp_path, "C4")
    assert [row.code for row in load_save(saves(tmp_path)[0]).log] == ["berth:c4"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_several_that_are_called_the_same_a_game_may_say_which_is_meant(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load("quay").rules
    speech = Speech(lang, game)
    berths = [choice for choice in game.alphabet.choices if choice.code.startswith("berth:")]
    twice = [*berths, Choice(999, "stay:c4", 0, 0, 0)]
    decision = Decision(0, "berth", twice)
    assert [choice.code for choice in offered("c4", decision, speech)] == ["berth:c4", "stay:c4"]
    monkeypatch.setattr(type(speech.voice), "meant", lambda _self, _decision, choices: choices[1:])
    assert [choice.code for choice in offered("c4", decision, speech)] == ["stay:c4"]


def test_what_is_found_anywhere_is_what_is_called_so() -> None:
    """By the table as by looking through all of them."""
    game = load("quay").rules
    decision = Decision(0, "berth", game.alphabet.choices)
    for choice in game.alphabet.choices:
        for typed in (choice.code, choice.code.upper(), choice.code.partition(":")[2]):
            assert anywhere(typed, game, decision) == called(typed, game.alphabet.choices)
    assert anywhere("", game, decision) == anywhere("nowhere", game, decision) == []
