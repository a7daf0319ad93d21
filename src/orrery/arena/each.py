"""Simulations of many sets of options: the same seeds with each of them, and what came of each."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from hashlib import blake2b
from itertools import product
from typing import Any

from orrery.kernel.game import CONTENT, Game
from orrery.kernel.options import legal_sets, unmet
from orrery.kernel.refusal import BadOptions

from . import simulate
from .match import Match, Result


def sets_of(game: Game, given: dict[str, str], each: list[str]) -> list[dict[str, str]]:
    """A complete set of options for every combination of the values of those named in `each`.

    What was given stays. What was neither given nor named is as usual, unless a value needs it otherwise. Combinations
    that nothing goes together with are left out. BadOptions: an option is unknown, or nothing goes together at all.
    """
    usual = game.complete(given)
    values = {option.key: option.values for option in game.options}
    for key in each:
        if key not in values:
            raise BadOptions("unknown_option", option=key, options=sorted(values))
    fixed = {key: value for key, value in given.items() if key != CONTENT}
    found: list[dict[str, str]] = []
    for wanted in product(*[values[key] for key in each]):
        chosen = {**dict(zip(each, wanted, strict=True)), **fixed}
        if tuple(chosen[key] for key in each) == wanted:  # otherwise another value of it was given
            found += nearest(game, usual, chosen)
    if not found:
        game.check(given, game.min_seats)  # BadOptions
    return found


def nearest(game: Game, usual: dict[str, str], chosen: dict[str, str]) -> list[dict[str, str]]:
    """The set with these values that is otherwise most as usual; none if nothing goes together with them."""
    complete = {**usual, **chosen}
    if unmet(game.options, complete) is None:
        return [complete]
    legal = legal_sets(game.options, chosen)
    legal.sort(key=lambda one: sum(one[key] != usual[key] for key in usual))
    return legal[:1]


def plan(game: Game, sets: list[dict[str, str]], games: int, seats: int, bots: list[str], seed: str) -> list[Match]:
    """So many games with each set of options, numbered through. BadOptions: there are not so many seats."""
    found: list[Match] = []
    for options in sets:
        kept = game.check({**options, **correction_of(game)}, seats)
        for match in simulate.plan(game.key, kept, games, seats, bots, seed, game.correction_text):
            found.append(replace(match, number=len(found)))
    return found


def correction_of(game: Game) -> dict[str, str]:
    return {CONTENT: game.correction} if game.correction else {}


def summary(
    game: Game, matches: list[Match], results: Iterable[Result], bots: list[str], each: list[str], seconds: float
) -> dict[str, Any]:
    """The figures of every set of options, complete ones, JSON-ready. Results may come in any order."""
    played: dict[int, Result] = {result.match.number: result for result in results}
    groups: dict[tuple[str, ...], list[Match]] = {}
    for match in matches:
        groups.setdefault(tuple(match.options.values()), []).append(match)
    found: list[dict[str, Any]] = []
    digest = blake2b(digest_size=16)
    for group in groups.values():
        share = seconds * len(group) / len(matches)
        one = simulate.summary(group, [played[match.number] for match in group], bots, share)
        digest.update(bytes.fromhex(one["digest"]))
        found.append({**one, "options": game.complete(one["options"])})
    decisions = sum(one["decisions"] for one in found)
    return {
        "game": game.key,
        "each": each,
        "games": len(matches),
        "seats": found[0]["seats"],
        "bots": bots,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds, 1),
        "combinations": found,
        "failures": sum(one["failures"] for one in found),
        "digest": digest.hexdigest(),
    }
