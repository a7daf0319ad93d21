"""`orrery simulate`: what is played, and what is printed of it."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Any

from orrery.arena import each, match, report, simulate, workers
from orrery.arena.match import Match, Result
from orrery.kernel.game import Game
from orrery.kernel.refusal import BadOptions

from .arguments import Mistake, checked
from .output import speech, watched


@dataclass(frozen=True, slots=True)
class Asked:
    """What somebody has typed."""

    rules: Game
    options: dict[str, str]
    games: int
    seats: int | None
    bots: list[str]
    seed: str
    jobs: int

    @property
    def table(self) -> int:
        return self.rules.min_seats if self.seats is None else self.seats


@dataclass(frozen=True, slots=True)
class Found:
    """`figures`, JSON-ready, and as lines to read; `failed`: the first game that failed, if one did."""

    figures: dict[str, Any]
    lines: list[str]
    failed: Result | None


def run(asked: Asked) -> Found:
    complete = checked(asked.rules, asked.options, asked.table)
    matches = simulate.plan(
        asked.rules.key, complete, asked.games, asked.table, asked.bots, asked.seed, asked.rules.correction_text
    )
    results, seconds = played(matches, asked.jobs)
    found = simulate.summary(matches, results, asked.bots, seconds)
    return Found(found, report.simulation(found, speech(asked.rules)), first_failure(results))


def run_each(asked: Asked, keys: list[str]) -> Found:
    """With every combination of the values of some options. Mistake: there is none, or no such option."""
    if not keys:
        raise Mistake("flag_needs_value", flag="--each")
    try:
        sets = each.sets_of(asked.rules, asked.options, keys)
        matches = each.plan(asked.rules, sets, asked.games, asked.table, asked.bots, asked.seed)
    except BadOptions as error:
        raise Mistake(error.key, **error.params) from None
    results, seconds = played(matches, asked.jobs)
    found = each.summary(asked.rules, matches, results, asked.bots, keys, seconds)
    return Found(found, report.each_set(found, speech(asked.rules)), first_failure(results))


def played(matches: list[Match], jobs: int) -> tuple[list[Result], float]:
    """All of them, and how many seconds it took."""
    begun = perf_counter()
    results = list(watched(workers.spread(match.play, matches, jobs), len(matches)))
    return results, perf_counter() - begun


def first_failure(results: list[Result]) -> Result | None:
    failed = [result for result in results if result.failure]
    return min(failed, key=lambda result: result.match.number, default=None)
