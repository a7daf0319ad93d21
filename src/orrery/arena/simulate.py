"""Many games between bots, and what came of them."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from .match import Match, Result

Figure = dict[str, float | None]


def plan(game: str, options: dict[str, str], games: int, seats: int, bots: list[str], seed: str) -> list[Match]:
    """Bots are dealt round the seats; every game the deal begins with the next one, so all sit everywhere."""
    return [
        Match(i, game, options, tuple(bots[(i + seat) % len(bots)] for seat in range(seats)), f"{seed}/{i}")
        for i in range(games)
    ]


def summary(matches: list[Match], results: Iterable[Result], bots: list[str], seconds: float) -> dict[str, Any]:
    """The figures of a simulation, JSON-ready. Results may come in any order."""
    played = sorted(results, key=lambda result: result.match.number)
    ended = [result for result in played if not result.failure]
    decisions = sum(result.decisions for result in played)
    transcripts = blake2b(digest_size=16)
    for result in played:
        transcripts.update(result.digest)
    first = matches[0]
    return {
        "game": first.game,
        "options": first.options,
        "games": len(matches),
        "seats": len(first.bots),
        "bots": bots,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds, 1),
        "rounds_mean": fmean(result.rounds for result in ended) if ended else None,
        "scores": {bot: figure("mean", [mean_score(result, bot) for result in with_bot(ended, bot)]) for bot in bots},
        "wins": {bot: figure("share", [won(result, bot) for result in with_bot(ended, bot)]) for bot in bots},
        "failures": len(played) - len(ended),
        "digest": transcripts.hexdigest(),
    }


def with_bot(results: list[Result], bot: str) -> list[Result]:
    return [result for result in results if bot in result.match.bots]


def mean_score(result: Result, bot: str) -> float:
    return fmean(score for score, name in zip(result.scores, result.match.bots, strict=True) if name == bot)


def won(result: Result, bot: str) -> float:
    return sum(win for win, name in zip(result.wins, result.match.bots, strict=True) if name == bot)


def figure(name: str, values: list[float]) -> Figure:
    """A mean over games with its standard error. Seats of one game are not independent, so a game counts once."""
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else None
    return {name: fmean(values) if values else None, "se": error}
