"""One game between bots, from its seed to its result."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from hashlib import blake2b

from orrery.bots import Bot
from orrery.games import load, rules
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.score import Score
from orrery.kernel.state import State


@dataclass(frozen=True, slots=True)
class Match:
    """All that it takes to play a game: plain data, so that it can go to another process."""

    number: int
    game: str
    options: dict[str, str]
    bots: tuple[str, ...]  # one per seat
    seed: str
    correction: str = ""  # of the game's content, as TOML


@dataclass(frozen=True, slots=True)
class Result:
    """What came of it. `failure` is empty, or what was raised; then there are no scores.

    Of each seat the points, the share of the win and the rank; of each rival that has points, points and share.
    """

    match: Match
    decisions: int
    rounds: int
    scores: list[int]
    wins: list[float]  # a win shared by n counts 1/n, also one shared with a rival; nobody need win
    digest: bytes  # of the transcript: what was played, every (seat, code), and the end
    failure: str
    ranks: list[str] = field(default_factory=list)  # empty where the game has no word for it
    rivals: dict[str, tuple[int, float]] = field(default_factory=dict)  # by their keys


def play(match: Match) -> Result:
    game = rules(match.game, match.correction)
    version = game.version(match.options)
    transcript = [f"{game.key} {version} {sorted(match.options.items())} {len(match.bots)} {match.seed}"]
    final: list[Score] = []
    rounds = 0
    failure = ""
    try:
        state = game.new(match.options, len(match.bots), key_of_seed(match.seed))
        players = [seat_bot(match, seat) for seat in range(len(match.bots))]
        run(state, players, transcript)
        rounds = state.round
        decisions = len(transcript) - 1
        transcript.append(state.digest().hex())
        final = state.scores()
    except Exception as error:  # whatever a bot or a rule raises fails this game, not the others
        decisions = len(transcript) - 1
        failure = f"{type(error).__name__}: {error}"
        transcript.append(failure)
    digest = blake2b("\n".join(transcript).encode(), digest_size=16).digest()
    winners = max(1, sum(score.wins for score in final))  # nobody need win
    own = [score for score in final if score.seat < len(match.bots)]
    rivals = [score for score in final if score.seat >= len(match.bots)]
    return Result(
        match,
        decisions,
        rounds,
        [score.total for score in own],
        [score.wins / winners for score in own],
        digest,
        failure,
        [score.rank for score in own],
        {game.rivals[score.seat - len(match.bots)]: (score.total, score.wins / winners) for score in rivals},
    )


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
