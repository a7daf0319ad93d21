"""Measures all games beside the first one: `python3 dev.py bench games` runs it. With --options: the first one with
these options beside itself without them.

Every round takes each measurement of every game, one right after the other, each in a process of its own and in CPU
time. Ratios are taken within a round; above 1: faster than the first game.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

from bench.page import write
from bench.run import median_and_range, table
from tools import games

MEASURE = Path(__file__).resolve().with_name("measure.py")
LEAST_ROUNDS = 5

# What is measured: its name, the measurement and its figure.
MEASUREMENTS = [
    ("random play, decisions", "orrery_loop", "decisions_per_second"),
    ("random play, games", "orrery_loop", "games_per_second"),
    ("clones, with the fewest seats", "orrery_small_clones", "clones_per_second"),
]
WITH_OPTIONS = [
    ("random play, decisions", "orrery_loop", "decisions_per_second"),
    ("random play, games", "orrery_loop", "games_per_second"),
    ("`kernel/playout.py`, decisions", "orrery_playout", "decisions_per_second"),
    ("clones", "orrery_clones", "clones_per_second"),
]


def measured(python: str, what: str, seconds: float, game: str) -> dict[str, float]:
    command = [python, str(MEASURE), what, str(seconds), game]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        last = (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
        raise SystemExit(f"bench: measuring '{what}' of {game} failed: {last}")
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench games", description="Measure all games beside the first.")
    parser.add_argument("--pure-python", default=sys.executable, help=argparse.SUPPRESS)
    parser.add_argument("--compiled-python", default=None, help=argparse.SUPPRESS)
    parser.add_argument("--rounds", type=int, default=7, help=f"at least {LEAST_ROUNDS}")
    parser.add_argument("--seconds", type=float, default=2.0, help="of CPU time for each figure in each round")
    parser.add_argument("--options", default="", help="of the first game, with which it is measured beside itself")
    parser.add_argument("--write", action="store_true", help="put figures with options into docs/benchmarks.md")
    given = parser.parse_args(arguments)
    if given.rounds < LEAST_ROUNDS or given.seconds <= 0:
        parser.error(f"there must be at least {LEAST_ROUNDS} rounds, and some time for each figure.")
    if given.write and not given.options:
        parser.error("the page has a place for figures with options only.")
    pythons = {"no": given.pure_python, "yes": given.compiled_python}
    first = games.first()
    others = [f"{first},{given.options}"] if given.options else [game for game in games.keys() if game != first]
    measurements = WITH_OPTIONS if given.options else MEASUREMENTS
    values: dict[tuple[str, str, str, str], list[float]] = {}
    for number in range(given.rounds):
        print(f"Round {number + 1} of {given.rounds} ...", file=sys.stderr, flush=True)
        for compiled, python in pythons.items():
            for what in dict.fromkeys(what for _, what, _ in measurements):
                for game in (first, *others) if python else ():
                    for figure, value in measured(python, what, given.seconds, game).items():
                        values.setdefault((game, compiled, what, figure), []).append(value)
    rows = []
    for game in others:
        for name, what, figure in measurements:
            for compiled in pythons:
                if (game, compiled, what, figure) in values:
                    mine, theirs = values[game, compiled, what, figure], values[first, compiled, what, figure]
                    ratios = [a / b for a, b in zip(mine, theirs, strict=True)]
                    figures = [median_and_range(found, ",.0f") for found in (mine, theirs)]
                    who = [] if given.options else [game]
                    rows.append([*who, name, compiled, *figures, median_and_range(ratios, ".2f")])
    names = ["with them", "without"] if given.options else ["it", first]
    head = [*([] if given.options else ["game"]), "a second", "compiled", *names, f"times {names[1]}"]
    lines = [f"{given.rounds} interleaved rounds of {given.seconds:g} s of CPU time for each figure.", ""]
    lines += ([f"{first} with {given.options}:", ""] if given.options else []) + table(head, rows)
    print("\n".join(lines))
    if given.write and given.options:
        write("options", lines)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
