"""One seat at the prompt, against a rival: the right words from the welcome to the result, and the record of it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from orrery.games import load
from orrery.kernel.score import Part, Score
from orrery.tables.record import FILE, read
from orrery.terminal import result
from orrery.texts import Speech

from .helpers import one_sentence, orrery, saves

ANSWERS = "1\n" * 5

pytestmark = pytest.mark.usefixtures("lone")


def test_a_whole_game_in_english(tmp_path: Path) -> None:
    done = orrery(tmp_path, "lone", "--seed", "1", "--lang", "en", typed=ANSWERS)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("You play Lone. Against you: the Robot. Seed: 1.\n")
    assert "the Robot turns up" in done.stdout
    assert "You       3 VP = rounds: 3" in done.stdout
    assert "the Robot 2 VP = rounds: 2" in done.stdout
    assert "You have lost.\nYour rank: Pilot.\n" in done.stdout
    assert done.stdout.endswith("The result is in your record; this shows all of them:\n  orrery record lone\n")


def test_a_whole_game_in_german(tmp_path: Path) -> None:
    done = orrery(tmp_path, "lone", "--seed", "1", "--lang", "de", typed=ANSWERS)
    assert done.stdout.startswith("Du spielst Allein. Gegenspieler: der Roboter. Zufallsstart (--seed): 1.\n")
    assert "der Roboter deckt" in done.stdout
    assert "Du hast verloren.\nDein Rang: Pilot.\n" in done.stdout
    assert "anderen" not in done.stdout


def test_the_rival_is_shown_like_anybody(tmp_path: Path) -> None:
    done = orrery(tmp_path, "lone", "--seed", "1", "--lang", "en", typed=f"t\n? the robot\ns\nh\n{ANSWERS}")
    assert "\nYou\nthe Robot\n" in done.stdout
    assert done.stdout.count("\nthe Robot\n") == 2
    assert "the Robot 0 VP" in done.stdout
    assert "u!" in done.stdout  # who plays alone may study
    assert "everybody" not in done.stdout


def said(speech: Speech, names: list[str], *scores: Score) -> str:
    return result.verdict(list(scores), names, 0, speech)


def score(seat: int, wins: bool = False, rank: str = "") -> Score:
    found = Score(seat, [Part("rounds", 3)], 0, rank)
    found.wins = wins
    return found


@pytest.mark.parametrize(
    ("lang", "won", "beaten", "lost", "nobody"),
    [
        ("en", "You win!", "the Robot wins.", "You have lost.", "Nobody wins."),
        ("de", "Du gewinnst!", "der Roboter gewinnt.", "Du hast verloren.", "Niemand gewinnt."),
    ],
)
def test_who_wins_in_words(lang: str, won: str, beaten: str, lost: str, nobody: str) -> None:
    speech = Speech(lang, load("lone").rules)
    robot = speech.rivals[0]
    assert said(speech, ["Me", robot], score(0, True), score(1)) == won
    assert said(speech, ["Me", robot], score(0), score(1, True)) == beaten
    assert said(speech, ["Me", robot], score(0), score(1)) == lost
    assert said(speech, ["Me"], score(0, True, "pilot")) == ""  # no winner among one: the rank says it all
    of_roll = Speech(lang, load("roll").rules)
    assert said(of_roll, ["Me", "Ben"], score(0), score(1)) == nobody


def test_a_score_without_parts_is_its_total() -> None:
    [line] = result.breakdown([Score(0, [], 0)], ["Me"], Speech("en", load("lone").rules))
    assert isinstance(line.body, list)
    assert [str(text) for text in line.body] == ["0\u00a0VP"]


def test_the_result_is_recorded_once(tmp_path: Path) -> None:
    orrery(tmp_path, "lone", "--seed", "1", typed=ANSWERS)
    [result] = read(tmp_path).results
    [file] = saves(tmp_path)
    assert (result.where, result.game, result.total, result.rank) == (file.name, "lone", 3, "pilot")
    again = orrery(tmp_path, "lone", "--lang", "en", "--resume", str(file))
    assert "This game is over." in again.stdout
    assert len(read(tmp_path).results) == 1


def test_a_result_that_could_not_be_recorded_is_told_and_can_be_added(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    done = orrery(tmp_path, "lone", "--lang", "en", typed=ANSWERS)
    assert done.returncode == 0
    assert "could not be added to your record" in one_sentence(done.stderr)
    (tmp_path / FILE).rmdir()
    orrery(tmp_path, "lone", "--resume", str(saves(tmp_path)[0]))
    assert len(read(tmp_path).results) == 1


def test_somebody_elses_result_is_not_mine(tmp_path: Path) -> None:
    theirs, mine = tmp_path / "theirs", tmp_path / "mine"
    orrery(theirs, "lone", "--seed", "1", typed=ANSWERS)
    done = orrery(mine, "lone", "--lang", "en", "--resume", str(saves(theirs)[0]))
    assert "orrery record" not in done.stdout
    assert read(mine).results == []


def test_a_studied_game_is_marked(tmp_path: Path) -> None:
    done = orrery(tmp_path, "lone", "--lang", "en", typed=f"1\nu!\n{ANSWERS}")
    assert "marked as studied, and does not count" in done.stdout
    [result] = read(tmp_path).results
    assert result.studied == 1


def test_games_of_several_people_are_not_recorded(tmp_path: Path) -> None:
    orrery(tmp_path, "roll", "--seats", "anna,ben", typed="q\n")
    assert not os.path.lexists(tmp_path / FILE)
