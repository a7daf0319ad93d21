"""Mutation testing of a game's rules: change the code in small ways and see whether the tests notice.

mutmut makes the mutants and runs the tests; what it is pointed at stands in pyproject.toml. All mutants would take
hours, so a seeded sample stands for them.
"""

from __future__ import annotations

import argparse
import fnmatch
import json
import os
import random
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

from tools import games

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / "mutants"
REPORT = ROOT / "build" / "mutants.txt"
LOG = ROOT / "build" / "mutmut.log"
MUTMUT = Path(sys.executable).with_name("mutmut")

# What mutmut says when none of its mutants bears a name: by then they are made and their tests are known.
NO_SUCH_NAME = "nothing matches"

KILLED, SURVIVED, UNTESTED, TIMEOUT, NOT_RUN = "killed", "survived", "untested", "timeout", "not run"

# By the exit code of the tests. Any other is a kill, for example 255: the tests cannot even be collected, since content
# cannot be read any more or a position that tests begin with cannot be reached.
OUTCOMES: dict[int | None, str] = {
    0: SURVIVED,
    5: UNTESTED,
    33: UNTESTED,
    24: TIMEOUT,
    -24: TIMEOUT,
    36: TIMEOUT,
    152: TIMEOUT,
    34: NOT_RUN,
    None: NOT_RUN,
}


def make_mutants() -> None:
    """Make all mutants afresh and find out which tests reach them. mutmut cannot do only that, so ask for none."""
    shutil.rmtree(WORK, ignore_errors=True)
    result = subprocess.run(
        [str(MUTMUT), "run", "-"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    log = result.stdout.decode("utf-8", "replace")
    LOG.parent.mkdir(exist_ok=True)
    LOG.write_text("\n".join(line.rpartition("\r")[2] for line in log.split("\n")), encoding="utf-8")  # no spinners
    if NO_SUCH_NAME not in log:
        sys.exit(
            "The mutants could not be made, or the tests of tests/games/*/rules fail without them (does 'dev.py test'"
            f" pass?): what mutmut said is in {LOG.relative_to(ROOT)}."
        )


def exit_codes() -> dict[str, int | None]:
    """All mutants by name, with how their tests ended so far."""
    codes: dict[str, int | None] = {}
    for path in sorted(WORK.rglob("*.meta")):
        codes.update(json.loads(path.read_text(encoding="utf-8"))["exit_code_by_key"])
    return codes


def of_game(names: list[str], game: str | None) -> list[str]:
    return [name for name in names if game is None or name.startswith(f"orrery.games.{game}.")]


def draw_sample(names: list[str], size: int, seed: int) -> list[str]:
    names = sorted(names)
    return sorted(random.Random(seed).sample(names, min(size, len(names))))


def run_mutants(names: list[str], jobs: int) -> None:
    command = [str(MUTMUT), "run", "--max-children", str(jobs), *names]
    with LOG.open("a", encoding="utf-8") as log:
        # mutmut repaints its counts without end: watched on a terminal that is progress, elsewhere it is noise.
        output = None if sys.stdout.isatty() else log
        code = subprocess.run(command, cwd=ROOT, stdout=output, stderr=output, check=False).returncode
    if code != 0:
        sys.exit(f"mutmut failed with exit code {code}: what it said is above, or in {LOG.relative_to(ROOT)}.")


def diff(name: str) -> str:
    result = subprocess.run([str(MUTMUT), "show", name], cwd=ROOT, capture_output=True, text=True, check=False)
    return result.stdout.strip() or f"# {name}: mutmut cannot show it"


def outcome(code: int | None) -> str:
    return OUTCOMES.get(code, KILLED)


def summary(outcomes: dict[str, str]) -> str:
    """One line of counts, and the share that was noticed of those that ran."""
    counts = Counter(outcomes.values())
    noticed = counts[KILLED] + counts[TIMEOUT]
    ran = len(outcomes) - counts[NOT_RUN]
    share = f"{100 * noticed / ran:.1f} % noticed" if ran else "none of them ran"
    parts = [f"{counts[kind]} {kind}" for kind in (KILLED, TIMEOUT, SURVIVED, UNTESTED, NOT_RUN)]
    return f"{len(outcomes)} mutants: {', '.join(parts)}; {share}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py mutate", description="How many small changes do the tests notice?")
    games.add_argument(parser)
    parser.add_argument("--sample", type=int, default=500, metavar="N", help="how many mutants to try (default: 500)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="which ones (default: 1)")
    parser.add_argument("--only", default="*", metavar="GLOB", help="draw only from mutants with such a name")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="J", help="how many at once")
    options = parser.parse_args()
    if options.sample < 1 or options.jobs < 1:
        parser.error("--sample and --jobs are at least 1")

    print("Making the mutants and running the tests once without them ...", flush=True)
    make_mutants()
    names = fnmatch.filter(of_game(list(exit_codes()), options.game), options.only)
    if not names:
        sys.exit(f"No mutant's name matches {options.only!r}.")
    sample = draw_sample(names, options.sample, options.seed)
    print(f"Trying {len(sample)} of {len(names)} mutants (seed {options.seed}) ...", flush=True)
    run_mutants(sample, options.jobs)

    codes = exit_codes()
    outcomes = {name: outcome(codes[name]) for name in sample}
    unnoticed = [name for name in sample if outcomes[name] in (SURVIVED, UNTESTED)]
    headline = f"{summary(outcomes)} (seed {options.seed})"
    REPORT.write_text("\n\n".join([headline, *map(diff, unnoticed)]) + "\n", encoding="utf-8")
    print(headline)
    print(f"Those that nothing noticed are in {REPORT.relative_to(ROOT)}.")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        sys.exit(130)
