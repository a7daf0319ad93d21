"""The small parts of the prompt."""

from __future__ import annotations

import pytest
from rich.text import Text

from orrery.games import load
from orrery.games.roll.terminal.news import SILENT, STATED, TOLD
from orrery.tables.log import SeatSpec
from orrery.terminal import seats
from orrery.terminal.commands import Command, parse
from orrery.terminal.finder import find
from orrery.terminal.screen import Screen, fill
from orrery.texts import Speech
from orrery.texts.catalog import catalog

BOTS = ["random", "captain"]
ROLL = load("roll").rules


def test_me_and_bots() -> None:
    assert seats.parse(["me", "Captain"], BOTS) == [SeatSpec("person", "me"), SeatSpec("bot", "captain")]


def test_names_are_people() -> None:
    assert seats.parse(["anna", "Ben"], BOTS) == [SeatSpec("person", "Anna"), SeatSpec("person", "Ben")]


@pytest.mark.parametrize(
    ("words", "key"),
    [
        (["me", "ben"], "unknown_bot"),
        (["anna", "captan"], "unknown_bot"),
        (["anna", "anna"], "same_name"),
        (["a" * 13, "captain"], "bad_name"),
        (["a\x1b[2J", "captain"], "bad_name"),
        (["random"], "nobody_plays"),
        ([], "nobody_plays"),
    ],
)
def test_seats_that_nobody_can_take(words: list[str], key: str) -> None:
    with pytest.raises(seats.BadSeats) as bad:
        seats.parse(words, BOTS)
    assert bad.value.key == key


def test_alike_seats_are_numbered() -> None:
    speech = Speech("de", ROLL)
    specs = seats.parse(["me", "random", "captain", "random"], BOTS)
    assert seats.names(specs, speech) == ["Spieler", "Zufall 1", "Kapitän", "Zufall 2"]


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ("?  Gem World ", (Command.EXPLAIN, "gem world")),
        ("?3", (Command.EXPLAIN, "3")),
        ("Undo  Study", (Command.STUDY, "")),
        ("u!", (Command.STUDY, "")),
        ("", (Command.TABLE, "")),
        ("L 50", (Command.LOG, "50")),
        ("l x", (None, "l x")),
        ("why not dictate?", (Command.WHY, "not dictate?")),
        ("3", (None, "3")),
    ],
)
def test_commands(typed: str, command: tuple[Command | None, str]) -> None:
    assert parse(typed) == command


def test_finding_prefers_whole_names_and_ones_own_language() -> None:
    english, german = Speech("en", ROLL), Speech("de", ROLL)
    assert find("Public Works", english) == ["public_works"]
    assert find("space piracy", german) == ["space_piracy"]
    assert find("alien", english) == ["alien"]  # the die, not the many tiles
    assert len(find("world", english)) > 8
    assert find("M", english) == ["military"]
    assert find("k", german) == ["consumption"]
    assert find("alien-technologie-würfel", german) == ["alien"]
    assert find("", english) == find("zzz", english) == []


def test_every_event_is_told_or_left_out_on_purpose() -> None:
    known = {key.split(".")[2] for key in catalog("en", "roll").messages if key.startswith("roll.event.")}
    variants = {"roll_nothing", "reveal_nothing", "consume_paid"}
    assert sorted([*TOLD, *STATED, *SILENT]) == sorted(known - variants)


def test_facts_stay_whole_where_they_fit() -> None:
    rows = fill([Text("aaaa"), Text("bbbb"), Text("cc")], 11)
    assert [row.plain for row in rows] == ["aaaa · bbbb", "cc"]


def test_a_bound_space_never_ends_a_row(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    Screen().write(Text("aaaa bbbb cccc dddd 10\u00a0$ ee", "bold"))
    assert capsys.readouterr().out == "aaaa bbbb cccc dddd\n10 $ ee\n"
