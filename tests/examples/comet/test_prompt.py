"""Comet at the prompt, as a program of its own: played to the end, every event told, everything explained."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.games import VARIABLE, GamePackage
from orrery.kernel.event import Event
from orrery.tables.log import SeatSpec
from orrery.tables.table import Table
from orrery.terminal.plain import PlainPainter
from orrery.terminal.screen import Line
from orrery.texts import Speech
from tests.terminal.helpers import Done, piped

from .conftest import FOLDER

FIRST = "1\n" * 80


def comet(data: Path, *words: str, typed: str = FIRST) -> Done:
    return piped(data, "comet", *words, typed=typed, **{VARIABLE: str(FOLDER)})


@pytest.mark.parametrize(
    ("lang", "parts"),
    [
        ("en", ["You play Comet", "The comet rolls a ", "Which sign do you survey tonight?", "Your rank: "]),
        ("de", ["Du spielst Komet", "Der Komet würfelt eine ", "Welches Zeichen kartierst du", "Dein Rang: "]),
    ],
)
def test_a_whole_game(tmp_path: Path, lang: str, parts: list[str]) -> None:
    done = comet(tmp_path, "--seed", "3", "--lang", lang)
    assert (done.returncode, done.stderr) == (0, "")
    for part in parts:
        assert part in done.stdout
    assert "{" not in done.stdout


def test_looking_things_up(tmp_path: Path) -> None:
    done = comet(tmp_path, "--seed", "3", "--lang", "en", typed=f"? loom\n? C-4\n? 1\nw\nh\ns\nt\n{FIRST}")
    assert done.returncode == 0
    assert "Loom: survey it for 6 plates; it is worth 9" in done.stdout
    assert "Not certain: the cost of Loom may still change" in done.stdout
    assert "the third veils it for good" in done.stdout
    assert "Loom needs 6 plates, and you hold 4. (Rule C-9)" in done.stdout.replace("\n", " ")


def test_unknown_options_are_one_sentence(tmp_path: Path) -> None:
    done = comet(tmp_path, "--options", "tail=long")
    assert done.returncode == 2
    assert done.stderr == ("orrery: tail=long goes only with comet=old. Set that as well, or leave tail as it is.\n"), (
        done.stderr
    )


# The painter of any game.


def seat(guest: GamePackage, seed: str = "3") -> tuple[Table, PlainPainter]:
    table = Table(guest.rules, {}, [SeatSpec("person", "me")], seed)
    painter = guest.painter(Speech("en", guest.rules), ["Anna", "The comet"])
    assert isinstance(painter, PlainPainter)
    return table, painter


def texts(lines: list[Line]) -> list[str]:
    return [str(line.body) for line in lines]


def test_every_event_of_a_long_run_is_told(guest: GamePackage) -> None:
    table, painter = seat(guest)
    event = Event("fed", 1, "C-6", {"sign": "loom", "points": 2})
    told = painter.news([event] * 60, 0, 0, table.view(0))
    assert texts(told) == ["Loom is veiled and feeds the comet: 2 points."] * 60
    assert painter.news([event] * 60, 60, 0, table.view(0)) == []


def test_after_the_board_only_what_changed_is_drawn(guest: GamePackage) -> None:
    table, painter = seat(guest)
    board = texts(painter.board(table.view(0), 0))
    assert len(board) == 9
    assert texts(painter.focus(table.view(0), 0)) == []
    table.play(0, "survey:lantern")
    table.play(0, "expose:amber")
    assert texts(painter.focus(table.view(0), 0)) == ["Your plates: amber, teal, violet"]
    assert texts(painter.open_of(table.view(0), 0, 0)) == texts(painter.board(table.view(0), 0))
    assert painter.open_of(table.view(0), 1, 0) == []
