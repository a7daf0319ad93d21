"""One game between bots, from its seed to its result."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from hashlib import blake2b

from orrery.bots import Bot
from orrery.games import load
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.state import State


@dataclass(frozen=True, slots=True)
class Match:
    """All that it takes to play a game: plain data, so that it can go to another process."""

    number: int
    game: str
    options: dict[str, str]
    bots: tuple[str, ...]  # one per seat
    seed: str


@dataclass(frozen=True, slots=True)
class Result:
    """What came of it. `failure` is empty, or what was raised; then there are no scores."""

    match: Match
    decisions: int
    rounds: int
    scores: list[int]
    wins: list[float]  # a win shared by n counts 1/n
    digest: bytes  # of the transcript: what was played, every (seat, code), and the end
    failure: str


def play(match: Match) -> Result:
    game = load(match.game).rules
    transcript = [f"{game.key} {game.rules_version} {sorted(match.options.items())} {len(match.bots)} {match.seed}"]
    scores: list[int] = []
    wins: list[float] = []
    rounds = 0
    failure = ""
    try:
        state = game.new(match.options, len(match.bots), key_of_seed(match.seed))
        seats = [seat_bot(match, seat) for seat in range(len(match.bots))]
        run(state, seats, transcript)
        rounds = state.round
        decisions = len(transcript) - 1
        transcript.append(state.digest().hex())
        final = state.scores()
        scores = [score.total for score in final]
        winners = sum(score.wins for score in final)
        wins = [score.wins / winners for score in final]
    except Exception as error:  # whatever a bot or a rule raises fails this game, not the others
        decisions = len(transcript) - 1
        failure = f"{type(error).__name__}: {error}"
        transcript.append(failure)
    digest = blake2b("\n".join(transcript).encode(), digest_size=16).digest()
    return Result(match, decisions, rounds, scores, wins, digest, failure)


def seat_bot(match: Match, seat: int) -> Bot:
    return load(match.game).make_bot(match.bots[seat], Chance(key_of_seed(f"{match.seed}/seat {seat}")))


def run(state: State, seats: list[Bot], transcript: list[str]) -> None:
    """Play to the end. Of decisions that are open at once the first is made first; their order changes nothing."""
    while decisions := state.decisions():
        decision = decisions[0]
        seat = decision.seat
        choice = seats[seat].choose(partial(state.view, seat), decision)
        transcript.append(f"{seat} {choice.code}")
        state.apply(seat, choice)
