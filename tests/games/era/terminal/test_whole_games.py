"""Whole games of Galactic Era at the prompt as a program of its own: stopped, gone on with, taken back, verified."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

from orrery.games.era.rules.board import ADDRESSES
from orrery.games.era.rules.game import ERA
from orrery.tables.log import SeatSpec
from orrery.tables.save import load
from orrery.tables.table import Table
from orrery.texts import LANGUAGES
from tests.terminal.helpers import environment, one_sentence, orrery, piped, saves

OPTIONS = "difficulty=hard,story=wars,goal=leadership"


def codes(seed: str, bot: str = "novice", options: str = OPTIONS) -> list[str]:
    """What a bot would type in this game, to the end."""
    chosen = dict(option.split("=") for option in options.split(","))
    table = Table(ERA, chosen, [SeatSpec("bot", bot)], seed)
    table.play_bots()
    return [row.code for row in table.log]


def lines(typed: list[str]) -> str:
    return "".join(f"{line}\n" for line in typed)


def verified(data: Path, path: Path, lang: str) -> str:
    command = [sys.executable, "-m", "orrery", "verify", str(path)]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env=environment(data, LANG=f"{lang}_XX.UTF-8", LC_ALL="")
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_stopped_in_the_middle_gone_on_with_and_verified(tmp_path: Path, lang: str) -> None:
    typed = codes("stopped")
    half = len(typed) // 2
    words = ("era", "--lang", lang, "--seed", "stopped", "--options", OPTIONS)
    first = piped(tmp_path, *words, typed=lines([*typed[:half], "q"]))
    assert first.returncode == 0, first.stderr
    [path] = saves(tmp_path)
    assert f"orrery play era --lang {lang} --resume {path}" in first.stdout
    assert len(load(path).log) == half

    then = piped(tmp_path, "era", "--lang", lang, "--resume", str(path), typed=lines(typed[half:]))
    assert then.returncode == 0, then.stderr
    assert then.stderr == ""
    assert [row.code for row in load(path).log] == typed
    assert load(path).over
    end = then.stdout.partition("── The end ──" if lang == "en" else "── Spielende ──")[2]
    assert f"orrery verify {path}" in end
    assert "WRONG" not in verified(tmp_path, path, lang)

    at_once = piped(tmp_path / "whole", *words, typed=lines(typed))
    assert at_once.returncode == 0, at_once.stderr
    assert at_once.stdout.endswith(end.replace(str(path), str(saves(tmp_path / "whole")[0])))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_can_be_gone_away_from_and_come_back_to(tmp_path: Path, lang: str) -> None:
    """What is asked after the game was loaded is what was asked before."""
    typed = codes("resumed", options="people=dealt")
    words = ("era", "--lang", lang, "--seed", "resumed")
    orrery(tmp_path, *words, typed="q\n")
    [path] = saves(tmp_path)
    for at in range(0, len(typed), max(1, len(typed) // 8)):
        before = len(load(path).log)
        done = orrery(
            tmp_path, "era", "--lang", lang, "--resume", str(path), typed=lines([*typed[before:at], "e", "q"])
        )
        again = orrery(tmp_path, "era", "--lang", lang, "--resume", str(path), typed="q\n")
        assert (done.returncode, again.returncode) == (0, 0), done.stderr + again.stderr
        asked = again.stdout.rpartition("\n\n")[2]
        assert asked in done.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_is_taken_back_to_the_beginning(tmp_path: Path, lang: str) -> None:
    """For study, since much was learned; the result says so, and the game can be played on."""
    typed = codes("undone")[:40]
    words = ("era", "--lang", lang, "--seed", "undone", "--options", OPTIONS)
    done = orrery(tmp_path, *words, typed=lines([*typed, *["u!"] * 40, "u!", *typed, "q"]))
    assert done.returncode == 0, done.stderr
    nothing = {
        "en": "There is no choice of yours that you could",
        "de": "Es gibt keine Wahl von dir, die du zurücknehmen",
    }
    assert done.stdout.count(nothing[lang]) == 1
    [path] = saves(tmp_path)
    table = load(path)
    whole = Table(ERA, dict(option.split("=") for option in OPTIONS.split(",")), [SeatSpec("person", "x")], "undone")
    for code in typed:
        whole.play(0, code)
    assert table.state.digest() == whole.state.digest()


@pytest.mark.parametrize(
    ("options", "names"),
    [
        ("difficulty=odd", "insane"),
        ("story=odd", "journeys"),
        ("people=mayans,peoples=certain", "peoples"),
        ("home=rigel,centre=rigel", "rigel"),
        ("dificulty=hard", "difficulty"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_that_cannot_be_are_one_sentence(tmp_path: Path, lang: str, options: str, names: str) -> None:
    done = orrery(tmp_path, "era", "--lang", lang, "--options", options, typed="1\n")
    assert done.returncode == 2
    assert names.casefold() in one_sentence(done.stderr).casefold()
    assert saves(tmp_path) == []


def nonsense(chance: random.Random) -> str:
    words = [
        "", "-1", "0", "99", "999999", "1 1 1 1", "?", "? 77", "? nothing", "? E-9999", "why", "why zz9", "why to:ze5",
        "warum", "l -3", "l x", "t", "s", "h", "?? ??", "to:", ":", "lift:he5 to:he4", "\x00", "ä" * 200, "e", "plan",
        "learn", "uu", *(f"{word}{at}" for word in ("", "? ", "why ", "lift:", "to:") for at in ADDRESSES[::30]),
    ]  # fmt: skip
    return chance.choice(words)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nonsense_between_the_answers_loses_nothing(tmp_path: Path, lang: str) -> None:
    """Whatever is no answer leaves the game as it is, and is answered without a fault."""
    chance = random.Random(lang)
    typed = codes("nonsense")[:90]
    mixed: list[str] = []
    for code in typed:
        mixed += [line for line in (nonsense(chance), nonsense(chance)) if not harmful(line)]
        mixed.append(code)
    done = orrery(
        tmp_path, "era", "--lang", lang, "--seed", "nonsense", "--options", OPTIONS, typed=lines([*mixed, "q"])
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    [path] = saves(tmp_path)
    assert [row.code for row in load(path).log] == typed


def harmful(line: str) -> bool:
    """What may well be an answer, or take one back."""
    return line == "uu" or line in ADDRESSES or line.startswith(("lift:", "to:"))
