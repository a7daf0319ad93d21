"""Measures Orrery beside an earlier commit of itself: `python3 dev.py bench compare REV` runs it.

Every round takes each measurement of both, one right after the other and in turns first, each in a process of its own
and in CPU time. Ratios are taken within a round. A ratio above 1: this tree is faster.
With `--instructions` valgrind counts what both execute, once: nothing else that the machine does can change that.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from statistics import median

from bench.instructions import per_piece
from bench.run import median_and_range, table
from tools import games

ROOT = Path(__file__).resolve().parent.parent
LEAST_ROUNDS = 5

# What is measured: its name, whether compiled, the measurement and its figure.
MEASUREMENTS = [
    ("random play, loop in Python", False, "orrery_loop", "decisions_per_second"),
    ("random play, loop in Python", True, "orrery_loop", "decisions_per_second"),
    ("random play, `kernel/playout.py`", True, "orrery_playout", "decisions_per_second"),
    ("clones", False, "orrery_clones", "clones_per_second"),
    ("clones", True, "orrery_clones", "clones_per_second"),
    ("games of the strongest bots", False, "orrery_captain", "decisions_per_second"),
    ("games of the strongest bots", True, "orrery_captain", "decisions_per_second"),
]


class Tree:
    """A source tree, and where its compiled modules are (None: in the environment itself)."""

    def __init__(self, folder: Path, compiled: Path | None) -> None:
        self.folder = folder
        self.compiled = compiled

    def has(self, what: str) -> bool:
        return f'"{what}"' in (self.folder / "bench" / "measure.py").read_text(encoding="utf-8")

    def measure(self, python: str, compiled: bool, what: str, seconds: float, game: str) -> dict[str, float]:
        place = self.compiled if compiled else self.folder / "src"
        environment = os.environ if place is None else os.environ | {"PYTHONPATH": str(place)}
        command = [python, str(self.folder / "bench" / "measure.py"), what, str(seconds), game]
        done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
        if done.returncode != 0:
            last = (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
            raise SystemExit(f"bench: measuring '{what}' of {self.folder} failed: {last}")
        found: dict[str, float] = json.loads(done.stdout)
        return found

    def instructions(self, python: str, compiled: bool, what: str, figure: str, game: str) -> float:
        place = self.compiled if compiled else self.folder / "src"
        measure = self.folder / "bench" / "measure.py"
        return per_piece(python, measure, str(place) if place else None, what, figure, game)


def unpack(revision: str, folder: Path) -> None:
    """The files of a commit, without the page, which is not measured and takes long to build."""
    archive = subprocess.run(["git", "archive", revision], cwd=ROOT, capture_output=True, check=False)
    if archive.returncode != 0:
        raise SystemExit(f"bench: there is no commit {revision}.")
    with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as files:
        wanted = [member for member in files.getmembers() if not member.name.startswith("client/")]
        files.extractall(folder, wanted, filter="data")


def compile_into(python: str, source: Path, folder: Path) -> None:
    pip = [python, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--target", str(folder)]
    done = subprocess.run([*pip, str(source)], capture_output=True, text=True, check=False)
    if done.returncode != 0 or not list(folder.rglob("*.so")) + list(folder.rglob("*.pyd")):
        raise SystemExit(f"bench: the earlier commit could not be compiled: {done.stderr.strip()[-500:]}")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench compare", description="Measure the engine beside a commit.")
    parser.add_argument("revision", nargs="?", default="HEAD^", help="the commit to compare with (default: HEAD^)")
    parser.add_argument("--game", choices=games.keys(), default=None, help="which game (default: the first)")
    parser.add_argument("--pure-python", default=sys.executable, help=argparse.SUPPRESS)
    parser.add_argument("--compiled-python", default=sys.executable, help=argparse.SUPPRESS)
    parser.add_argument("--rounds", type=int, default=9, help=f"at least {LEAST_ROUNDS}")
    parser.add_argument("--seconds", type=float, default=2.0, help="of CPU time for each figure in each round")
    parser.add_argument("--instructions", action="store_true", help="count instructions instead (needs valgrind)")
    given = parser.parse_args(arguments)
    if given.rounds < LEAST_ROUNDS or given.seconds <= 0:
        parser.error(f"there must be at least {LEAST_ROUNDS} rounds, and some time for each figure.")
    with tempfile.TemporaryDirectory(prefix="orrery-bench-") as work:
        source, compiled = Path(work, "source"), Path(work, "compiled")
        unpack(given.revision, source)
        print(f"Compiling {given.revision} ...", file=sys.stderr, flush=True)
        compile_into(given.compiled_python, source, compiled)
        try:
            compare = counted if given.instructions else compared
            print("\n".join(compare(given, Tree(ROOT, None), Tree(source, compiled))))
        except KeyboardInterrupt:
            print("Stopped.", file=sys.stderr)
            return 130
    return 0


def compared(given: argparse.Namespace, mine: Tree, theirs: Tree) -> list[str]:
    measured = [row for row in MEASUREMENTS if theirs.has(row[2])]
    ratios: list[list[float]] = [[] for _ in measured]
    game = given.game or games.first()
    for number in range(given.rounds):
        print(f"Round {number + 1} of {given.rounds} ...", file=sys.stderr, flush=True)
        for (_, compiled, what, figure), found in zip(measured, ratios, strict=True):
            python = given.compiled_python if compiled else given.pure_python
            trees = [mine, theirs] if number % 2 else [theirs, mine]
            values = {tree: tree.measure(python, compiled, what, given.seconds, game)[figure] for tree in trees}
            found.append(values[mine] / values[theirs])
    rows = [
        [name, "yes" if compiled else "no", median_and_range(found, ".3f"), f"{median(found) - 1:+.1%}"]
        for (name, compiled, _, _), found in zip(measured, ratios, strict=True)
    ]
    head = [
        f"This tree beside {given.revision}: {given.rounds} interleaved rounds of {given.seconds:g} s of CPU time for"
        " each figure.",
        "",
    ]
    return head + table(["", "compiled", "times as fast, median (lowest - highest)", "change"], rows)


def counted(given: argparse.Namespace, mine: Tree, theirs: Tree) -> list[str]:
    game = given.game or games.first()
    rows = []
    for name, compiled, what, figure in [row for row in MEASUREMENTS if theirs.has(row[2])]:
        print(f"Counting {name}{', compiled' if compiled else ''} ...", file=sys.stderr, flush=True)
        python = given.compiled_python if compiled else given.pure_python
        here, there = (tree.instructions(python, compiled, what, figure, game) for tree in (mine, theirs))
        rows.append([name, "yes" if compiled else "no", f"{there:,.0f}", f"{here:,.0f}", f"{here / there - 1:+.1%}"])
    head = [f"Instructions for a decision or a clone, by valgrind, in this tree and in {given.revision}.", ""]
    return head + table(["", "compiled", given.revision, "this tree", "change"], rows)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
