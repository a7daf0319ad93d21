"""The laws at length: many games, each held to all of them."""

from __future__ import annotations

from dataclasses import dataclass

from orrery.games import load
from orrery.kernel.laws import Chooser, LawBroken, check_game

from .match import Match, seat_bot


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was seen in one game. `broken` is empty, or says what was wrong."""

    match: Match
    broken: str
    decisions: int = 0
    rounds: int = 0
    longest_round: int = 0
    probes: int = 0


def plan(game: str, options: dict[str, str], games: int, seats: int | None, player: str, seed: int) -> list[Match]:
    """Every game has a seed of its own that says all about it, so one game can be tried again alone."""
    return [match_of(game, options, seats, player, seed + i) for i in range(games)]


def match_of(game: str, options: dict[str, str], seats: int | None, player: str, seed: int) -> Match:
    """Seat counts and the values of options that were left open take turns."""
    rules = load(game).rules
    turn = seed
    sizes = rules.max_seats - rules.min_seats + 1
    table = seats
    if table is None:
        table = rules.min_seats + turn % sizes
        turn //= sizes
    complete: dict[str, str] = {}
    for option in rules.options:
        if option.key in options:
            complete[option.key] = options[option.key]
        else:
            complete[option.key] = option.values[turn % len(option.values)]
            turn //= len(option.values)
    return Match(seed, game, complete, (player,) * table, str(seed))


def judge(match: Match) -> Verdict:
    players: list[Chooser] = [seat_bot(match, seat).choose for seat in range(len(match.bots))]
    try:
        report = check_game(load(match.game).rules, match.options, len(match.bots), match.seed, players)
    except LawBroken as error:
        return Verdict(match, str(error))
    except Exception as error:  # a choice that was listed and does not apply breaks the second law
        return Verdict(match, f"law 2 is broken: {type(error).__name__}: {error}")
    return Verdict(match, "", report.decisions, report.rounds, report.longest_round, report.probes)
