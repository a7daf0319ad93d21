"""The laws at length: many games, each held to all of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from orrery.games import rules
from orrery.kernel.game import CONTENT
from orrery.kernel.laws import Chooser, LawBroken, check_game
from orrery.kernel.options import Draws

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


def plan(
    game: str, options: dict[str, str], games: int, seats: int | None, player: str, seed: int, correction: str = ""
) -> list[Match]:
    """Every game has a seed of its own that says all about it, so one game can be tried again alone."""
    return [match_of(game, options, seats, player, seed + i, correction) for i in range(games)]


def match_of(
    game: str, options: dict[str, str], seats: int | None, player: str, seed: int, correction: str = ""
) -> Match:
    """Seat counts and the values of options that were left open take turns. BadOptions: one that was given is wrong."""
    found = rules(game, correction)
    turn = seed
    sizes = found.max_seats - found.min_seats + 1
    table = seats
    if table is None:
        table = found.min_seats + turn % sizes
        turn //= sizes
    given = tuple((key, value) for key, value in options.items() if key != CONTENT)
    return Match(seed, game, draws(game, given).at(turn), (player,) * table, str(seed), correction)


@lru_cache(16)
def draws(game: str, given: tuple[tuple[str, str], ...]) -> Draws:
    """The sets of options that are tried in turn, with what was given."""
    return Draws(rules(game).options, dict(given))


def judge(match: Match) -> Verdict:
    players: list[Chooser] = [seat_bot(match, seat).choose for seat in range(len(match.bots))]
    try:
        game = rules(match.game, match.correction)
        report = check_game(game, match.options, len(match.bots), match.seed, players)
    except LawBroken as error:
        return Verdict(match, str(error))
    except Exception as error:  # a choice that was listed and does not apply breaks the second law
        return Verdict(match, f"law 2 is broken: {type(error).__name__}: {error}")
    return Verdict(match, "", report.decisions, report.rounds, report.longest_round, report.probes)
