"""The measurement of the load, at its smallest."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_a_small_load() -> None:
    small = ["--start", "2", "--step", "1", "--most", "2", "--seconds", "4", "--ahead", "3", "--bot", "random"]
    command = [sys.executable, "-m", "bench.load", *small]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    orrery, echo, summary = done.stdout.splitlines()
    assert orrery.startswith("Orrery")
    assert "2 tables" in orrery
    assert echo.startswith("echo")
    assert "per idle table" in summary
