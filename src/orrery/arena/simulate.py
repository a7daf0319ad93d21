"""Many games between bots, and what came of them.

A seed is played once for every rotation of the bots, so that each of them has every seat with it. The games of a seed
are not independent of each other: for a standard error they count once, together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from hashlib import blake2b
from itertools import combinations
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from .match import Match, Result
from .quartiles import Quartile, quartiles

Figure = dict[str, float | None]
Value = Callable[[Result, str], float | None]  # None: who is asked about did not take part


def rotations(bots: list[str]) -> int:
    """How often the bots can move on by one before they are in their first order again."""
    return next(n for n in range(1, len(bots) + 1) if bots[n:] + bots[:n] == bots)


def plan(
    game: str, options: dict[str, str], games: int, seats: int, bots: list[str], seed: str, correction: str = ""
) -> list[Match]:
    """Bots are seated in turn; in every game of a seed the round begins with the next one."""
    turns = rotations(bots)
    dealt = [tuple(bots[(turn + seat) % turns] for seat in range(seats)) for turn in range(turns)]
    return [Match(i, game, options, dealt[i % turns], f"{seed}/{i // turns}", correction) for i in range(games)]


def summary(matches: list[Match], results: Iterable[Result], bots: list[str], seconds: float) -> dict[str, Any]:
    """The figures of a simulation, JSON-ready. Results may come in any order."""
    played = sorted(results, key=lambda result: result.match.number)
    ended = [result for result in played if not result.failure]
    decisions = sum(result.decisions for result in played)
    transcripts = blake2b(digest_size=16)
    for result in played:
        transcripts.update(result.digest)
    first = matches[0]
    whole = whole_seeds(ended, rotations(bots))
    return {
        "game": first.game,
        "options": first.options,
        "games": len(matches),
        "seeds": len({match.seed for match in matches}),
        "whole_seeds": len(whole),
        "rotations": rotations(bots),
        "seats": len(first.bots),
        "bots": bots,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds, 1),
        "rounds_mean": fmean(result.rounds for result in ended) if ended else None,
        "scores": {bot: figure("mean", mean_score, bot, ended, whole) for bot in bots},
        "quartiles": {bot: spread(bot, ended, whole) for bot in bots},
        "wins": {bot: figure("share", won, bot, ended, whole) for bot in bots},
        "differences": [difference(one, other, whole) for one, other in combinations(dict.fromkeys(bots), 2)],
        "rivals": {rival: rival_figures(rival, ended, whole) for rival in rivals_of(ended)},
        "nobody_won": sum(not somebody_won(result) for result in ended),
        "ranks": {bot: dict(found) for bot in bots if (found := ranks(ended, bot))},
        "rank_shares": {bot: shares for bot in bots if (shares := rank_shares(bot, ended, whole))},
        "failures": len(played) - len(ended),
        "digest": transcripts.hexdigest(),
    }


def whole_seeds(ended: list[Result], turns: int) -> list[list[Result]]:
    """The games of each seed that was played to the end in every rotation."""
    seeds: dict[str, list[Result]] = {}
    for result in ended:
        seeds.setdefault(result.match.seed, []).append(result)
    return [games for games in seeds.values() if len(games) == turns]


def mean_score(result: Result, bot: str) -> float | None:
    scores = [score for score, name in zip(result.scores, result.match.bots, strict=True) if name == bot]
    return fmean(scores) if scores else None


def won(result: Result, bot: str) -> float | None:
    wins = [win for win, name in zip(result.wins, result.match.bots, strict=True) if name == bot]
    return sum(wins) if wins else None


def rivals_of(ended: list[Result]) -> list[str]:
    """The rivals that have points, in their order."""
    return list(dict.fromkeys(rival for result in ended for rival in result.rivals))


def rival_figures(rival: str, ended: list[Result], whole: list[list[Result]]) -> dict[str, Figure]:
    """The mean of its points, and its share of the wins."""

    def score(result: Result, who: str) -> float | None:
        return result.rivals[who][0] if who in result.rivals else None

    def wins(result: Result, who: str) -> float | None:
        return result.rivals[who][1] if who in result.rivals else None

    return {
        "scores": figure("mean", score, rival, ended, whole),
        "wins": figure("share", wins, rival, ended, whole),
    }


def somebody_won(result: Result) -> bool:
    return any(result.wins) or any(win for _, win in result.rivals.values())


def ranks(ended: list[Result], bot: str) -> Counter[str]:
    """How often a bot ended with each rank, at any seat."""
    return Counter(
        rank
        for result in ended
        for rank, name in zip(result.ranks, result.match.bots, strict=False)
        if name == bot and rank
    )


def rank_shares(bot: str, ended: list[Result], whole: list[list[Result]]) -> dict[str, Figure]:
    """In which share of its games a bot had each rank, with the standard error."""
    return {rank: figure("share", had(rank), bot, ended, whole) for rank in ranks(ended, bot)}


def had(rank: str) -> Value:
    """Whether a bot ended with a rank; of several seats of it, how many of them did."""

    def share(result: Result, bot: str) -> float | None:
        own = [found for found, name in zip(result.ranks, result.match.bots, strict=False) if name == bot]
        return own.count(rank) / len(own) if own else None

    return share


def spread(bot: str, ended: list[Result], whole: list[list[Result]]) -> dict[str, Quartile]:
    """The quartiles of a bot's points."""
    return quartiles(values(mean_score, bot, ended), len(whole))


def figure(name: str, value: Value, bot: str, ended: list[Result], whole: list[list[Result]]) -> Figure:
    """A mean over the games that a bot took part in, with its standard error."""
    every = values(value, bot, ended)
    return {name: fmean(every) if every else None, "se": error(by_seed(value, bot, whole))}


def difference(one: str, other: str, whole: list[list[Result]]) -> dict[str, Any]:
    """How many points more the one has than the other with the same seed. What a seed gives both is no error here."""
    apart = [a - b for a, b in zip(by_seed(mean_score, one, whole), by_seed(mean_score, other, whole), strict=True)]
    return {"bots": [one, other], "mean": fmean(apart) if apart else None, "se": error(apart)}


def values(value: Value, bot: str, games: list[Result]) -> list[float]:
    return [found for result in games if (found := value(result, bot)) is not None]


def by_seed(value: Value, bot: str, whole: list[list[Result]]) -> list[float]:
    return [fmean(values(value, bot, games)) for games in whole]


def error(numbers: list[float]) -> float | None:
    """The standard error of their mean."""
    return stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else None
