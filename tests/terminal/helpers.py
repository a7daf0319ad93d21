"""The prompt, driven by lines of text."""

from __future__ import annotations

import io
import os
import random
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

from orrery.cli import main

SPENT = 120  # seconds that nothing here takes


def environment(data: Path, **more: str) -> dict[str, str]:
    """What the outside may have set would change what is shown."""
    kept = {
        key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES", "FORCE_COLOR", "NO_COLOR")
    }
    return {**kept, "ORRERY_DATA": str(data), "PYTHONUTF8": "1", "TERM": "xterm-256color", **more}


class Done(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


def orrery(data: Path, *words: str, typed: str = "", **more: str) -> Done:
    """The command in this process, reading and writing strings."""
    out, err = io.StringIO(), io.StringIO()
    with (
        patch.dict(os.environ, environment(data, **more), clear=True),
        patch.object(sys, "argv", ["orrery", "play", *words]),
        patch.object(sys, "stdin", io.StringIO(typed)),
        patch.object(os, "fsync"),  # waiting for disks is tested with the tables
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as end:
            return Done(int(end.code or 0), out.getvalue(), err.getvalue())
    raise AssertionError("the command always ends with a code")


def piped(data: Path, *words: str, typed: str = "", **more: str) -> Done:
    """The command as a program of its own."""
    command = [sys.executable, "-m", "orrery", "play", *words]
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, check=False, timeout=SPENT, env=environment(data, **more)
    )
    return Done(done.returncode, done.stdout, done.stderr)


def saves(data: Path) -> list[Path]:
    return sorted(data.glob("*.json"))


def answers(seed: int, count: int = 4000) -> str:
    """Numbers that are often a choice."""
    dice = random.Random(seed)
    return "".join(f"{dice.choice('111112345')}\n" for _ in range(count))


def one_sentence(error: str) -> str:
    """A complaint is one line, and no traceback."""
    assert error.startswith("orrery: "), error
    assert error.count("\n") == 1, error
    assert "Traceback" not in error
    return error
