"""Answers in parts, plans, places and reasons of Comet, typed at the prompt; and the record of what was reached."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from orrery.tables.save import load
from tests.cli.helpers import Command
from tests.guests import invited
from tests.terminal.helpers import orrery, saves

from .conftest import FOLDER

FOUR = ["pass", "gaze", "survey:anvil"]  # with seed 3: two amber, one ivory, two teal and two violet plates for it


@pytest.fixture(autouse=True)
def guest() -> Iterator[None]:
    with invited(FOLDER):
        yield


def said(data: Path, *lines: str, lang: str = "en", seed: str = "3") -> list[str]:
    """What is shown before the first line and after each, the last being q."""
    typed = "".join(f"{line}\n" for line in (*lines, "q"))
    done = orrery(data, "comet", "--seed", seed, "--lang", lang, typed=typed)
    assert done.returncode == 0, done.stderr
    return done.stdout.split(" help > " if lang == "en" else " Hilfe > ")


def log(data: Path) -> list[str]:
    [path] = saves(data)
    return [row.code for row in load(path).log]


# Answers in parts.


def test_four_plates_are_typed_in_one_line(tmp_path: Path) -> None:
    shown = said(tmp_path, *FOUR, "4 4 1 teal")
    assert "Choose 4 of these, one after the other or all in one line" in shown[3]
    assert "Expose violet  ×2" in shown[3]
    assert "You survey Anvil with 4 plates: 4 points and 2 for brightness." in shown[4]
    assert log(tmp_path) == [*FOUR, "expose:violet", "expose:violet", "expose:amber", "expose:teal"]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("4 1 2 2", "Answer 4 (expose:ivory) is not possible here, so none of them was carried out.\n(Rule C-9)"),
        ("4 4 4 1", "Answer 3 (expose:violet) is not possible here"),
        ("4 4 sweep:heron 1", "Answer 3 (sweep:heron) is not possible here"),
        ("4 4 1 straw", "Answer 4 (straw) is none that this game has"),
        ("4 4 1 9", "Choose a number from 1 to 4."),
        ("4 4 1 1 3", "That is too many at once: 4 are asked for here."),
    ],
)
def test_four_plates_of_which_one_is_wrong_are_refused_as_a_whole(tmp_path: Path, typed: str, answer: str) -> None:
    assert answer in said(tmp_path, *FOUR, typed)[4]
    assert log(tmp_path) == FOUR


def test_plates_are_taken_back_one_by_one_or_as_a_whole(tmp_path: Path) -> None:
    shown = said(tmp_path, *FOUR, "4", "1", "u", "1 3", "uu", "uu")
    assert "Expose 3 plates for Anvil." in shown[6]
    assert "Expose 4 plates for Anvil." in shown[8]
    assert "Which sign do you survey tonight?" in shown[9]


# Plans.


def test_a_plan_is_offered_and_taken(tmp_path: Path) -> None:
    shown = said(tmp_path, "pass", "gaze", "p", "p!", lang="de")
    plan = shown[3].partition("Vorschlag: ")[2].splitlines()
    assert plan[0] == "Bringt 11 Punkte mit Webstuhl."
    assert plan[1].strip() == "1. Webstuhl kartieren"
    assert [line.strip()[3:] for line in plan[2:7]] == [
        "Bernstein belichten", "Bernstein belichten", "Elfenbein belichten", "Violett belichten", "Violett belichten",
    ]  # fmt: skip
    assert "Mit p! machst du es so." in plan[7], "the last plate goes by itself"
    assert "Du kartierst Webstuhl mit 6 Platten" in shown[4]
    assert log(tmp_path)[2:4] == ["survey:loom", "expose:amber"]
    assert len(log(tmp_path)) == 8


# Places.


@pytest.mark.parametrize("typed", ["sweep:anvil", "anvil", "ANVIL", "sweep anvil"])
def test_a_quiet_choice_is_not_listed_but_can_be_typed(tmp_path: Path, typed: str) -> None:
    shown = said(tmp_path, "pass", typed)
    assert "  1  Gaze: draw two plates\n     2 more places: type an address, such as " in shown[1]
    assert shown[1].endswith("\n1, h:"), "what is not shown has no number"
    assert log(tmp_path) == ["pass", "sweep:anvil"]


def test_what_is_not_shown_has_no_number(tmp_path: Path) -> None:
    assert "Choose a number from 1 to 1." in said(tmp_path, "pass", "2")[2]
    assert log(tmp_path) == ["pass"]


def test_one_place_alone_is_listed(tmp_path: Path) -> None:
    shown = said(tmp_path, "1", "1 1 2", "2")
    assert "  1  Gaze: draw two plates\n  2  Sweep Anvil\n1-2, h:" in shown[2]
    assert log(tmp_path)[-1] == "sweep:anvil"


def test_why_not_there(tmp_path: Path) -> None:
    shown = said(tmp_path, "why loom", "why lantern", "pass", "why lantern", "why anvil", "why nowhere")
    for answer, text in zip(
        [*shown[1:3], *shown[4:7]],
        [
            "- Loom needs 6 plates, and you hold 4. (Rule C-9)",
            "- That is possible now: Survey Lantern.",
            "- There is no dust on Lantern. (Rule C-12)",
            "- That is possible now: Sweep Anvil.",
            "- Nothing in this game is called nowhere.",
        ],
        strict=True,
    ):
        assert text in answer


@pytest.mark.parametrize("lang", ["en", "de"])
def test_help_lists_no_command_that_there_is_not(tmp_path: Path, lang: str) -> None:
    rows = [line.strip() for line in said(tmp_path, "h", lang=lang)[1].splitlines() if line.startswith("  ")]
    listed = [word for row in rows for word in row.split("  ")[0].split(", ") if len(word) < 3 and word != "q"]
    assert {"p", "u", "uu", "l", "s", "t", "e", "p!", "u!"} <= set(listed)
    unknown = "is neither a choice nor a command" if lang == "en" else "ist weder eine Wahl noch ein Befehl"
    assert unknown in said(tmp_path / "unknown", "alles", lang=lang)[1]
    for word in set(listed):
        assert unknown not in said(tmp_path / word, word, lang=lang)[1], word


# The record.


def test_a_result_is_kept_and_exported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, orrery_: Command) -> None:
    for seed in ("3", "5"):
        done = orrery(tmp_path, "comet", "--seed", seed, "--lang", "en", typed="1\n" * 80)
        assert "The result is in your record; this shows all of them:\n  orrery record comet" in done.stdout
    orrery(tmp_path, "comet", "--seed", "7", typed="1\nu!\n" + "1\n" * 80)
    monkeypatch.setenv("ORRERY_DATA", str(tmp_path))
    code, out, err = orrery_("record comet")
    assert (code, err) == (0, "")
    assert out.splitlines()[0].startswith("2 solo games of Comet")
    assert "1 studied game is not counted." in out
    found = json.loads(orrery_("record comet --json")[1])
    assert [(result["seed"], result["studied"] > 0) for result in found["results"]] == [
        ("3", False), ("5", False), ("7", True),
    ]  # fmt: skip
    ranks = {"apprentice", "observer", "astronomer", "discoverer"}
    assert {result["rank"] for result in found["results"]} <= ranks


@pytest.fixture
def orrery_(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(monkeypatch, capsys)
