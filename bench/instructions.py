"""Counts what a measurement executes instead of timing it: a figure that no neighbour on the machine can change.

valgrind runs a tree's own bench/measure.py with a clock that ticks once a look, so that the work is the same each time;
a short run is taken off a longer one, so that neither starting Python nor loading the game counts.
"""

from __future__ import annotations

import importlib.util
import itertools
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

SHORT, LONG = 1, 6  # ticks: batches of games, or rounds of clones
COLLECTED = re.compile(r"Collected : (\d+)")


def per_piece(python: str, measure: Path, place: str | None, what: str, figure: str, game: str) -> float:
    """Instructions for one decision, or one clone."""
    runs = [counted(python, measure, place, what, figure, game, ticks) for ticks in (SHORT, LONG)]
    (few, little), (many, much) = runs
    return (many - few) / (much - little)


def counted(
    python: str, measure: Path, place: str | None, what: str, figure: str, game: str, ticks: int
) -> tuple[int, float]:
    """All instructions of a run, and how many pieces of work it did."""
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        raise SystemExit("bench: counting instructions needs valgrind (on Debian and Ubuntu: apt install valgrind).")
    environment = dict(os.environ, PYTHONHASHSEED="0") | ({"PYTHONPATH": place} if place else {})
    with tempfile.TemporaryDirectory(prefix="orrery-count-") as folder:
        tool = [valgrind, "--tool=callgrind", f"--callgrind-out-file={folder}/out"]
        command = [*tool, python, __file__, str(measure), what, figure, game, str(ticks)]
        done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    found = COLLECTED.search(done.stderr)
    if done.returncode != 0 or found is None:
        last = (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
        raise SystemExit(f"bench: counting '{what}' of {measure} failed: {last}")
    return int(found[1]), float(json.loads(done.stdout))


def main(arguments: list[str]) -> int:
    path, what, figure, game, ticks = arguments
    spec = importlib.util.spec_from_file_location("measure", path)
    if spec is None or spec.loader is None:
        raise SystemExit(f"bench: {path} is no module.")
    measure = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(measure)
    looks = itertools.count()
    measure.__dict__["process_time"] = lambda: next(looks)
    figures = getattr(measure, what)(int(ticks), game)
    print(json.dumps(figures[figure] * int(ticks)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
