"""Measures Orrery beside its peers: `python3 dev.py bench` runs it.

Several rounds, in each of them every measurement once, each in a process of its own and in CPU time, so that whatever
else the machine does strikes all alike. Ratios are taken within a round. Everything is told as median and range.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median

from bench.page import write
from tools import games

HERE = Path(__file__).resolve().parent
LEAST_ROUNDS = 5

PEER = "OpenSpiel, backgammon"
PURE_LOOP = "Orrery uncompiled, loop in Python"
COMPILED_LOOP = "Orrery compiled, loop in Python"
PLAYOUT = "Orrery compiled, `kernel/playout.py`"
PURE_CLONES = "Orrery uncompiled"
COMPILED_CLONES = "Orrery compiled"
PEER_CLONES = "OpenSpiel, backgammon, clones"

# What is measured, in which environment.
MEASUREMENTS: dict[str, tuple[str, str]] = {
    PEER: ("compiled", "openspiel_backgammon"),
    "RLCard, gin rummy": ("compiled", "rlcard_gin_rummy"),
    PURE_LOOP: ("pure", "orrery_loop"),
    COMPILED_LOOP: ("compiled", "orrery_loop"),
    PLAYOUT: ("compiled", "orrery_playout"),
    PEER_CLONES: ("compiled", "openspiel_clones"),
    f"{PURE_CLONES}, clones": ("pure", "orrery_clones"),
    f"{COMPILED_CLONES}, clones": ("compiled", "orrery_clones"),
    f"{PURE_CLONES}, rounds": ("pure", "orrery_rounds"),
    f"{COMPILED_CLONES}, rounds": ("compiled", "orrery_rounds"),
}
TARGETS = {PURE_LOOP: 2.0, COMPILED_LOOP: 5.0, PLAYOUT: 10.0}
SPREAD = 0.2  # how much a decision of round 12 may cost more or less than one of round 1

Figures = dict[str, float]


class Bench:
    """All figures of all rounds."""

    def __init__(self, game: str, pythons: dict[str, str], seconds: float) -> None:
        self.game = game
        self.pythons = pythons
        self.seconds = seconds
        self.figures: dict[str, list[Figures]] = {name: [] for name in MEASUREMENTS}

    def run_round(self) -> None:
        for name, (environment, what) in MEASUREMENTS.items():
            command = [self.pythons[environment], str(HERE / "measure.py"), what, str(self.seconds), self.game]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            if done.returncode != 0:
                last = (done.stderr.strip().splitlines() or ["it said nothing"])[-1]
                raise SystemExit(f"bench: measuring '{name}' failed: {last}")
            self.figures[name].append(json.loads(done.stdout))

    def values(self, name: str, key: str) -> list[float]:
        return [figures[key] for figures in self.figures[name]]

    def ratios(self, name: str, key: str, peer: str, peer_key: str) -> list[float]:
        pairs = zip(self.values(name, key), self.values(peer, peer_key), strict=True)
        return [mine / theirs for mine, theirs in pairs]


def median_and_range(values: list[float], form: str = ",.0f") -> str:
    """Median and range."""
    return f"{median(values):{form}} ({min(values):{form}} - {max(values):{form}})"


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    """A Markdown table that reads well as plain text, too."""
    widths = [max(len(row[i]) for row in [head, *rows]) for i in range(len(head))]
    lines = [[cell.ljust(width) for cell, width in zip(row, widths, strict=True)] for row in [head, *rows]]
    lines.insert(1, ["-" * width for width in widths])
    return [f"| {' | '.join(line)} |" for line in lines]


def play_table(bench: Bench) -> list[str]:
    rows = []
    for name in (PEER, "RLCard, gin rummy", PURE_LOOP, COMPILED_LOOP, PLAYOUT):
        ratios = bench.ratios(name, "decisions_per_second", PEER, "decisions_per_second")
        target = f"{TARGETS[name]:g}" if name in TARGETS else ""
        figures = [median_and_range(bench.values(name, key)) for key in ("decisions_per_second", "games_per_second")]
        rows.append([name, *figures, median_and_range(ratios, ".2f"), target])
    return table(["random play", "decisions per second", "games per second", "times OpenSpiel", "target"], rows)


def clone_table(bench: Bench) -> list[str]:
    rows = []
    for label in (PEER, PURE_CLONES, COMPILED_CLONES):
        name = f"{label}, clones"
        ratios = bench.ratios(name, "clones_per_second", PEER_CLONES, "clones_per_second")
        rows.append([label, median_and_range(bench.values(name, "clones_per_second")), median_and_range(ratios, ".2f")])
    return table(["clones", "clones per second", "times OpenSpiel"], rows)


def round_table(bench: Bench) -> list[str]:
    rows = []
    for label in (PURE_CLONES, COMPILED_CLONES):
        name = f"{label}, rounds"
        costs = [median_and_range(bench.values(name, f"round_{n}_microseconds"), ".2f") for n in (1, 12)]
        choices = " and ".join(f"{median(bench.values(name, f'round_{n}_choices')):.1f}" for n in (1, 12))
        ratios = bench.ratios(name, "round_12_microseconds", name, "round_1_microseconds")
        rows.append([label, *costs, median_and_range(ratios, ".2f"), choices])
    head = ["a decision", "round 1, microseconds", "round 12, microseconds", "round 12 / round 1", "choices offered"]
    return table(head, rows)


def verdicts(bench: Bench) -> list[str]:
    lines = []
    for name, target in TARGETS.items():
        ratio = median(bench.ratios(name, "decisions_per_second", PEER, "decisions_per_second"))
        lines.append(f"- {name}: {ratio:.1f} times OpenSpiel's backgammon, {kept(ratio >= target)} {target:g}.")
    for label in (PURE_CLONES, COMPILED_CLONES):
        name = f"{label}, rounds"
        ratio = median(bench.ratios(name, "round_12_microseconds", name, "round_1_microseconds"))
        fair = 1 - SPREAD <= ratio <= 1 + SPREAD
        lines.append(f"- {label}: a decision in round 12 costs {ratio:.2f} of one in round 1, {kept(fair)} 0.8 to 1.2.")
    return lines


def kept(met: bool) -> str:
    return "which meets the target of" if met else "which MISSES the target of"


def machine() -> str:
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [
            line.split(":", 1)[1].strip() for line in info.read_text().splitlines() if line.startswith("model name")
        ]
        model = names[0] if names else model
    return f"{model}, {platform.system()}, {platform.python_implementation()} {platform.python_version()}"


def report(bench: Bench, rounds: int) -> list[str]:
    return [
        f"{rounds} interleaved rounds of {bench.seconds:g} s of CPU time for each figure, median (lowest - highest).",
        f"{machine()}.",
        "",
        *play_table(bench),
        "",
        *clone_table(bench),
        "",
        *round_table(bench),
        "",
        *verdicts(bench),
    ]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench", description="Measure the engine beside its peers.")
    games.add_argument(parser)
    parser.add_argument("--pure-python", default=sys.executable, help=argparse.SUPPRESS)
    parser.add_argument("--compiled-python", default=sys.executable, help=argparse.SUPPRESS)
    parser.add_argument("--rounds", type=int, default=LEAST_ROUNDS, help=f"at least {LEAST_ROUNDS}")
    parser.add_argument("--seconds", type=float, default=2.0, help="of CPU time for each figure in each round")
    parser.add_argument("--write", action="store_true", help="put the figures into docs/benchmarks.md")
    given = parser.parse_args(arguments)
    if given.rounds < LEAST_ROUNDS or given.seconds <= 0:
        parser.error(f"there must be at least {LEAST_ROUNDS} rounds, and some time for each figure.")
    bench = Bench(
        given.game or games.first(), {"pure": given.pure_python, "compiled": given.compiled_python}, given.seconds
    )
    try:
        for number in range(given.rounds):
            print(f"Round {number + 1} of {given.rounds} ...", file=sys.stderr, flush=True)
            bench.run_round()
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 130
    lines = report(bench, given.rounds)
    print("\n".join(lines))
    if given.write:
        write("figures", lines)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
