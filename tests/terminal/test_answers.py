"""Answers in parts, places, suggestions and reasons at the prompt."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from orrery.tables.save import load
from tests.guests import QUAY, invited

from .helpers import orrery, saves

EVEN = "14"  # deals two coins of each colour


@pytest.fixture(autouse=True)
def guest() -> Iterator[None]:
    with invited(QUAY):
        yield


def said(data: Path, *lines: str, seats: str = "me", lang: str = "en") -> list[str]:
    """What is shown before the first line and after each, the last being q."""
    game = ("quay", "--seats", seats, "--seed", EVEN, "--lang", lang)
    done = orrery(data, *game, typed="".join(f"{line}\n" for line in (*lines, "q")))
    assert done.returncode == 0, done.stderr
    return done.stdout.split(" help > " if lang == "en" else " Hilfe > ")


def log(data: Path) -> list[str]:
    [path] = saves(data)
    return [row.code for row in load(path).log]


def test_a_whole_is_typed_in_one_line(tmp_path: Path) -> None:
    shown = said(tmp_path, "1", "1 2 2")
    assert "A red coin  ×2" in shown[1]
    assert "Choose 3 of these, one after the other or all in one line" in shown[1]
    assert log(tmp_path) == ["stay", "pay:red", "pay:blue", "pay:blue"]


def test_parts_are_typed_one_by_one(tmp_path: Path) -> None:
    shown = said(tmp_path, "1", "1", "gold red")
    assert "Pay 2 coins." in shown[2]
    assert log(tmp_path) == ["stay", "pay:red", "pay:gold", "pay:red"]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("1 1 1", "Answer 3 (pay:red) is not possible here, so none of them was carried out.\n(Rule Q-3)"),
        ("1 2 9", "Choose a number from 1 to 4."),
        ("1 2 3 4", "That is too many at once: 3 are asked for here."),
        ("1 2 straw", "Answer 3 (straw) is none that this game has"),
        ("1 berth:a1", "Answer 2 (berth:a1) is not possible here"),
    ],
)
def test_one_wrong_part_refuses_the_whole(tmp_path: Path, typed: str, answer: str) -> None:
    assert answer in said(tmp_path, "1", typed)[2]
    assert log(tmp_path) == ["stay"]


def test_parts_are_taken_back_one_by_one_or_as_a_whole(tmp_path: Path) -> None:
    shown = said(tmp_path, "1", "1 2", "u", "2", "uu")
    assert "Pay 2 coins." in shown[3]
    assert "Pay 3 coins." in shown[5]
    assert log(tmp_path)[-2:] == ["!undo", "!undo"]


def test_a_whole_is_studied(tmp_path: Path) -> None:
    shown = said(tmp_path, "1", "1 2 2", "uu", "uu!")
    assert "You have learned something new" in shown[3]
    assert "Pay 3 coins." in shown[4]
    assert log(tmp_path)[-3:] == ["!study", "!undo", "!undo"]


def test_who_passes_the_keyboard_can_take_back_a_whole(tmp_path: Path) -> None:
    game = ("quay", "--seats", "Anna,Ben", "--seed", EVEN)
    done = orrery(tmp_path, *game, typed="\n1\n1 2 2\nuu\nq\n")
    assert done.returncode == 0, done.stderr
    assert log(tmp_path) == ["stay", "pay:red", "pay:blue", "pay:blue", "!undo", "!undo", "!undo"]


@pytest.mark.parametrize("typed", ["berth:c4", "c4", "C4", "berth at c4"])
def test_a_quiet_place_is_not_listed_but_can_be_typed(tmp_path: Path, typed: str) -> None:
    shown = said(tmp_path, typed)
    assert "Berth at A2" in shown[0]
    assert "Berth at C4" not in shown[0]
    assert "20 more places: type an address, such as b1." in shown[0]
    assert log(tmp_path) == ["berth:c4"]


def test_why_not_there(tmp_path: Path) -> None:
    shown = said(tmp_path, "c3", "1 2 2", "why c3", "why d3", "why d4", "why z9", "why pay:red", "why")
    for answer, text in zip(
        shown[3:9],
        [
            "- Your ship lies at c3 already. (Rule Q-2)",
            "- You have a ship in row 3. (Rule Q-1)",
            "- That is possible now: Berth at D4.",
            "- Nothing in this game is called z9.",
            "- pay:red is not possible now. (Rule Q-1)",
            "Everything that the rules allow here is in the list.",
        ],
        strict=True,
    ):
        assert text in answer


def test_a_plan_is_shown_and_taken(tmp_path: Path) -> None:
    shown = said(tmp_path, "p", "p!", lang="de")
    assert "Vorschlag: Anlegen und gemischte Münzen behalten: 3" in shown[1]
    assert "1. An A1 anlegen" in shown[1]
    assert "5." not in shown[1]  # what would come after the draw is cut off
    assert log(tmp_path) == ["berth:a1", "pay:red", "pay:blue", "pay:gold"]


def test_help_tells_of_it(tmp_path: Path) -> None:
    shown = said(tmp_path, "h")
    for command in ("p, p!", "uu ", "why, why X"):
        assert command in shown[1]


def test_nobody_is_advised_among_several_people(tmp_path: Path) -> None:
    done = orrery(tmp_path, "quay", "--seats", "Anna,Ben", "--seed", EVEN, typed="\np\nh\nq\n")
    assert "Suggestions are for who plays alone." in done.stdout
    assert "p, p!" not in done.stdout


def test_a_bot_without_a_plan_says_what_it_would_choose(tmp_path: Path) -> None:
    done = orrery(tmp_path, "roll", "--seats", "me,captain", "--seed", "7", typed="p\np!\nq\n")
    assert "Suggestion: Captain would choose this." in done.stdout
    assert log(tmp_path)[0].startswith("start:")
