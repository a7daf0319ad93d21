"""Learning mode: beside each choice what it is good for, on demand, in a game that says so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from orrery.games import VARIABLE
from tests.terminal.helpers import Done, piped, saves

from .conftest import FOLDER

SURVEYED = "= You score the worth of the sign, and the comet can no longer veil it."
SAVED = "= You save plates:"


def shown(done: Done) -> list[str]:
    """What is shown before the first line that was typed and after each, on one line each."""
    assert (done.returncode, done.stderr) == (0, "")
    return [" ".join(part.split()) for part in re.split(" (?:help|Hilfe) > ", done.stdout)]


def comet(data: Path, *words: str, typed: str) -> Done:
    return piped(data, "comet", "--seed", "3", *words, typed=typed, **{VARIABLE: str(FOLDER)})


def test_it_is_switched_on_and_off_at_the_prompt(tmp_path: Path) -> None:
    done = comet(tmp_path, "--lang", "en", typed="h\nlearn\n5\nlernen\ne\nq\n")
    begun, help_, on, next_, off, after = shown(done)[:6]
    assert "Type learn, and each choice says what it is good for." in begun
    assert SURVEYED not in begun
    assert "learn show what each choice is good for" in help_
    assert on.count(SURVEYED) == 1, "said once, of however many signs"
    assert SAVED in on
    assert "= You gain nights: the third speck of dust veils a sign." in next_
    assert "no longer say" in off
    assert "= " not in after


def test_it_is_a_setting_and_leaves_no_trace_in_the_game(tmp_path: Path) -> None:
    [begun, last] = shown(comet(tmp_path, "--lang", "en", "--learn", typed="q\n"))
    assert SURVEYED in begun
    assert "orrery play comet --lang en --learn --resume" in last
    [path] = saves(tmp_path)
    assert "learn" not in path.read_text(encoding="utf-8")
    again = piped(
        tmp_path, "comet", "--resume", str(path), "--lang", "de", typed="lernen\nq\n", **{VARIABLE: str(FOLDER)}
    )
    before, on = shown(again)[:2]
    assert "= Du" not in before
    assert "= Du bekommst den Wert des Zeichens" in on


def test_a_place_that_is_not_offered_is_refused_with_its_reason(tmp_path: Path) -> None:
    answer = shown(comet(tmp_path, "--lang", "en", typed="loom\nq\n"))[1]
    assert answer.startswith("loom - Loom needs 6 plates, and you hold 4. (Rule C-9)")


@pytest.mark.parametrize("word", ["learn", "lernen"])
def test_a_game_without_such_texts_says_so(tmp_path: Path, word: str) -> None:
    done = piped(tmp_path, "roll", "--lang", "en", "--learn", typed=f"{word}\nh\nq\n")
    begun, answer, help_ = shown(done)[:3]
    assert "Type learn" not in begun
    assert answer.startswith(f"{word} This game has no texts for learners: ? and a number explains a choice.")
    assert "learn show" not in help_
