"""A whole game on a real screen, as somebody sees it who plays in a terminal: in tmux, where that exists."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len

from orrery.games.era.rules.game import ERA
from orrery.tables.log import SeatSpec
from orrery.tables.save import load
from orrery.tables.table import Table
from orrery.texts import Speech
from tests.terminal.helpers import environment, saves

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(shutil.which("tmux") is None, reason="there is no tmux"),
]
OPTIONS = {"difficulty": "standard", "people": "greys"}
SEED = "tmux"
AT_ONCE = 8  # lines that are typed before one looks at the screen
PATIENCE = 60


class Screen:
    """A terminal of this size, in which a game is played."""

    def __init__(self, data: Path, lang: str, width: int, height: int) -> None:
        self.server = ["tmux", "-L", f"orrery-{os.getpid()}-{lang}", "-f", os.devnull]
        self.height = height
        words = ["play", "era", "--lang", lang, "--seed", SEED]
        words += ["--options", ",".join(f"{key}={value}" for key, value in OPTIONS.items())]
        game = shlex.join([sys.executable, "-m", "orrery", *words])
        self.ended = data / "ended"
        size = ["-x", str(width), "-y", str(height)]
        command = f"{game}; echo $? > {shlex.quote(str(self.ended))}; sleep {PATIENCE}"
        subprocess.run([*self.server, "new-session", "-d", *size, command], check=True, env=environment(data))

    def type(self, line: str) -> None:
        subprocess.run([*self.server, "send-keys", "-l", line], check=True)
        subprocess.run([*self.server, "send-keys", "Enter"], check=True)

    def rows(self) -> list[str]:
        shown = subprocess.run([*self.server, "capture-pane", "-p"], check=True, capture_output=True, text=True).stdout
        rows = shown.rstrip().split("\n")
        assert len(rows) <= self.height
        return rows

    def wait_for(self, *last: str) -> list[str]:
        """Until the screen ends so."""
        end = time.monotonic() + PATIENCE
        while not (rows := self.rows())[-1].endswith(last):
            assert time.monotonic() < end, "\n".join(rows)
            time.sleep(0.05)
        return rows

    def close(self) -> None:
        subprocess.run([*self.server, "kill-server"], check=False)


@pytest.fixture(params=[("en", 120, 40), ("de", 80, 24)], ids=["en", "de"])
def screen(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Screen, str]]:
    lang, width, height = request.param
    found = Screen(tmp_path, lang, width, height)
    yield found, lang
    found.close()


def test_a_whole_game(screen: tuple[Screen, str], tmp_path: Path) -> None:
    """What is asked is always in sight, whole, with the line to type in last."""
    shown, lang = screen
    bot = Table(ERA, OPTIONS, [SeatSpec("bot", "novice")], SEED)
    bot.play_bots()
    codes = [row.code for row in bot.log]
    table = Table(ERA, OPTIONS, [SeatSpec("person", "me")], SEED)
    speech = Speech(lang, ERA)
    prompt = "help >" if lang == "en" else "Hilfe >"
    for start in range(0, len(codes), AT_ONCE):
        rows = shown.wait_for(prompt)
        decision = table.decision(0)
        assert decision is not None
        asked = speech.decision(decision, table.view(0))
        assert "".join(asked.split()) in "".join("".join(rows).split()), rows
        assert all(cell_len(row) <= 120 for row in rows)
        for code in codes[start : start + AT_ONCE]:
            shown.type(code)
            table.play(0, code)
        wait_until_saved(tmp_path, len(table.log))
    end = time.monotonic() + PATIENCE
    while not shown.ended.exists():
        assert time.monotonic() < end, "\n".join(shown.rows())
        time.sleep(0.05)
    assert shown.ended.read_text().strip() == "0"
    last = "\n".join(shown.rows())
    assert ("Your rank: " if lang == "en" else "Dein Rang: ") in last
    assert "orrery verify" in last
    [path] = saves(tmp_path)
    assert load(path).state.digest() == table.state.digest()
    done = subprocess.run(
        [sys.executable, "-m", "orrery", "verify", str(path)],
        check=False, capture_output=True, text=True, env=environment(tmp_path),
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr


def wait_until_saved(data: Path, choices: int) -> None:
    end = time.monotonic() + PATIENCE
    while len(load(saves(data)[0]).log) < choices:
        assert time.monotonic() < end
        time.sleep(0.05)
