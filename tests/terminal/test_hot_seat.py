"""Several people at one keyboard: a curtain between them, and nothing of one on the other's screen."""

from __future__ import annotations

import os
import pty
import random
import re
import select
import subprocess
import sys
from pathlib import Path

import pytest

from orrery import games
from orrery.games.roll.rules.content import BOX
from orrery.games.roll.rules.game import galaxy
from orrery.games.roll.terminal import RollPainter
from orrery.tables.log import UNDO, SeatSpec
from orrery.tables.save import load
from orrery.tables.table import Table
from orrery.terminal.screen import CLEAR, Screen
from orrery.terminal.session import Quit, Session
from orrery.texts import Speech

from .helpers import environment, orrery, saves

CURTAIN = "=" * 80


class Watched(Screen):
    """A screen that types at random, and knows who sees what since the last curtain."""

    def __init__(self, seed: int, lines: int) -> None:
        super().__init__()
        self.dice = random.Random(seed)
        self.left = lines
        self.session: Session | None = None
        self.checked = 0

    def ask(self, prompt: str) -> str:
        assert self.session is not None
        self.left -= 1
        if self.left < 0:
            return "q"
        seen = self.shown()
        if self.session.at is None:
            assert "Round" not in seen  # behind the curtain there is nothing but the next name
            return ""
        for tile in self.hidden_from(self.session.at):
            for side in (2 * tile, 2 * tile + 1):
                name = self.session.speech.name(BOX.sides[side].key)
                assert not re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", seen), f"{name} is not to be seen"
                self.checked += 1
        return self.dice.choice(["1", "1", "2", "3", "4", "l 30", "s", "why", "e", "u", "t", "? ben"])

    def shown(self) -> str:
        return self.console.export_text(clear=False).rpartition(CURTAIN)[2]

    def hidden_from(self, seat: int) -> set[int]:
        """Tiles of others that lie below the top, or in hand, and were never open."""
        assert self.session is not None
        s = galaxy(self.session.table.state)
        hidden: set[int] = set()
        for p in s.players:
            if p.seat != seat:
                below = [side >> 1 for stack in p.stacks for side in stack[:-1]]
                hidden |= {tile for tile in [*below, *p.drawn] if tile not in p.seen}
        told = repr(self.session.table.news(seat))
        return {tile for tile in hidden if not any(BOX.sides[2 * tile + side].key in told for side in (0, 1))}


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nobody_sees_what_others_hide(seed: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seats = [SeatSpec("person", "Anna"), SeatSpec("person", "Ben"), SeatSpec("bot", "random")]
    table = Table(games.load("roll").rules, {}, seats, str(seed))
    screen = Watched(seed, 400)
    screen.console.record = True
    speech = Speech("en", table.game)
    session = Session(table, speech, RollPainter(speech, ["Anna", "Ben", "Random"]), screen)
    screen.session = session
    with pytest.raises(Quit):
        session.run()
    capsys.readouterr()
    assert screen.checked > 500


def test_the_curtain_in_a_pipe(tmp_path: Path) -> None:
    done = orrery(tmp_path, "roll", "--seats", "anna,ben,random", "--lang", "en", "--seed", "7", typed="\n1\n\n2\n")
    first, anna, second, ben, *_ = done.stdout.split(CURTAIN)
    assert "Anna, Ben and Random play" in first
    assert "Type the number of your choice" in first
    assert "Pass the keyboard to Anna" in first
    assert "Pass the keyboard to Ben" in second
    assert "Isolation Policy (development, 3)" in anna
    set_up, _, later = ben.partition(" help > 2")
    for hidden in ("Mad Scientists", "Planetary Nebula"):
        assert hidden in anna
        assert hidden not in ben
    for shown in ("Isolation Policy", "Gateway Station"):
        assert shown not in set_up
        assert shown in later  # on top of Anna's stacks, once both have chosen
    assert done.returncode == 2


def test_two_unnamed_people_are_numbered(tmp_path: Path) -> None:
    done = orrery(tmp_path, "roll", "--seats", "me,me", "--lang", "de", typed="\n")
    assert "Spieler 1" in done.stdout
    assert "Spieler 2" in done.stdout


def test_ready_is_taken_back_at_the_curtain(tmp_path: Path) -> None:
    words = ("roll", "--seats", "anna,ben", "--lang", "en", "--seed", "7", "--options", "setup=beginner")
    done = orrery(tmp_path, *words, typed="\n1\n1\n1\nu\n\nq\n")
    assert done.returncode == 0
    shown = done.stdout.split(CURTAIN)
    assert "(Anna: u takes back.)" in shown[2]
    assert "Pass the keyboard to Anna" in shown[3]
    assert "Reassign workers" in shown[4]
    table = load(saves(tmp_path)[0])
    assert table.log[-1].code == UNDO
    assert table.asked() == [0, 1]


def test_the_end_is_for_everybody(tmp_path: Path) -> None:
    done = orrery(tmp_path, "roll", "--seats", "anna,ben,captain", "--lang", "en", "--seed", "4", typed="1\n" * 4000)
    assert done.returncode == 0
    end = done.stdout.rpartition(CURTAIN)[2]
    assert "The end" in end
    assert re.search(r"^Anna +\d+ VP = ", end, re.MULTILINE)
    assert re.search(r"^Ben +\d+ VP = ", end, re.MULTILINE)


def in_a_terminal(data: Path, typed: list[str], *words: str, **more: str) -> str:
    """What a terminal is sent, each line being typed when the one before was answered."""
    master, slave = pty.openpty()
    command = [sys.executable, "-m", "orrery", "play", *words]
    env = environment(data, COLUMNS="80", LINES="24", **more)
    process = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=env, start_new_session=True)
    os.close(slave)
    seen = b""
    lines = list(typed)
    try:
        while select.select([master], [], [], 60)[0]:
            try:
                seen += os.read(master, 65536)
            except OSError:  # the other end is closed
                break
            if lines and re.search(rb"(> |\. |\) )\Z", seen) and not select.select([master], [], [], 0.2)[0]:
                os.write(master, lines.pop(0).encode() + b"\n")
        assert process.wait(timeout=60) == 0
    finally:
        os.close(master)
    return seen.decode()


def test_the_curtain_clears_a_terminal(tmp_path: Path) -> None:
    shown = in_a_terminal(tmp_path, ["", "q"], "roll", "--seats", "anna,ben", "--lang", "en", "--seed", "7")
    welcome, clear, _ = shown.partition(CLEAR)
    assert clear
    assert shown.count(CLEAR) == 1
    assert "Pass the keyboard to Anna" in welcome
    assert "\x1b[1;3" in shown  # dice have colours here


def test_the_curtain_of_a_terminal_that_cannot_clear(tmp_path: Path) -> None:
    words = ("roll", "--seats", "anna,ben", "--lang", "en", "--seed", "7")
    shown = in_a_terminal(tmp_path, ["", "q"], *words, TERM="dumb")
    assert "\x1b" not in shown
    assert re.search(r"(\r?\n){24}", shown)


def test_no_colour_if_somebody_wants_none(tmp_path: Path) -> None:
    words = ("roll", "--seats", "me,captain", "--lang", "en", "--seed", "7", "--options", "setup=beginner")
    shown = in_a_terminal(tmp_path, ["q"], *words, NO_COLOR="1")
    assert not re.search(r"\x1b\[[0-9;]*3[0-7]", shown)
    assert "Citizenry" in shown
