"""The laws every game obeys, with every option.

    1 determinism   2 legality   3 clones and encoding   4 secrecy   5 imagination
    6 commuting     7 conservation   8 bounds and scores   9 resuming   10 chance

Laws 1, 7 and 8 are checked at every decision, the others at seeded probes (or at every decision, if asked; law 9 then
at some of them, since each costs the rest of a game). No test library is needed: a broken law is an exception that says
which one, where, and with which seed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .chance import Chance, key_of_seed
from .choice import Choice, Decision
from .event import Event, Recorder
from .game import Game, Options
from .probes import LawBroken, probe
from .score import Score
from .state import State

__all__ = ["Chooser", "LawBroken", "Report", "check_game"]

Chooser = Callable[[Callable[[], State], Decision], Choice]

RESUMES: Final = 20  # probed positions a game is resumed from; if there are more, these are spread evenly over it


# Positions of a game at some of which there is surely something to imagine. At one in four of Roll, say, nothing is
# hidden, and a game of few probes may by chance be probed at such positions alone.
ENOUGH: Final = 12


class Report:
    """What a checked game was like."""

    __slots__ = ("decisions", "digest", "longest_round", "probes", "resumed", "rounds", "varied")

    def __init__(self) -> None:
        self.decisions = 0
        self.rounds = 0
        self.longest_round = 0
        self.probes = 0
        self.varied = 0  # probes at which imagination had something to imagine
        self.resumed = 0  # probes from which the game was played again to its end
        self.digest = b""


class ActRecorder(Recorder):
    """A recorder that holds acts to law 10: each tells something, with its rule."""

    __slots__ = ("heard",)

    def __init__(self) -> None:
        super().__init__()
        self.heard = 0

    def acted(self, act: int) -> None:
        for event in self.events[self.heard :]:
            if event.rule:
                self.heard = len(self.events)
                return
        raise LawBroken(10, f"act {act} tells nothing with a rule")


def check_game(
    game: Game, options: Options, seats: int, seed: str, players: list[Chooser] | None = None, every: bool = False
) -> Report:
    """Play one game and hold it to the laws. `players`: one per seat; random without. `every`: probe every decision."""
    chance = Chance(key_of_seed(f"{seed}/laws"))
    key = key_of_seed(seed)
    opening = ActRecorder()
    state = game.new(options, seats, key, opening)
    _named(game, seats, opening.events)
    round_bound, length_bound = game.bounds(options)
    report = Report()
    log: list[tuple[int, Choice]] = []
    digests: list[bytes] = [state.digest()]
    transcript: list[str] = []
    snapshots: list[tuple[int, bytes]] = []
    gap = 150
    until_probe = chance.below(gap)
    in_round = 0
    round_now = state.round
    _conserved(game, state)
    while state.decisions():
        if every or until_probe == 0:
            report.probes += 1
            report.varied += probe(game, state, chance)
            snapshots.append((len(log), state.encode()))
            until_probe = 1 + chance.below(2 * gap)
        until_probe -= 1
        open_now = state.decisions()
        decision = open_now[chance.below(len(open_now))]
        seat = decision.seat
        if players is None:
            choice = decision.choices[chance.below(len(decision.choices))]
        else:
            choice = players[seat](_looker(state, seat), decision)
            if choice not in decision.choices:
                raise LawBroken(2, f"a player of seat {seat} answered {choice.code}, which is not offered")
        recorder = ActRecorder()
        state.apply(seat, choice, recorder)
        transcript.append(repr(recorder.events))
        _named(game, seats, recorder.events)
        log.append((seat, choice))
        digests.append(state.digest())
        _conserved(game, state)
        _scored(game, seats, state.scores())
        in_round = in_round + 1 if state.round == round_now else 0
        round_now = state.round
        report.longest_round = max(report.longest_round, in_round)
        if in_round > round_bound:
            raise LawBroken(8, f"round {round_now} has more than {round_bound} decisions")
        if state.round > length_bound:
            raise LawBroken(8, f"the game has more than {length_bound} rounds")
    report.decisions = len(log)
    report.rounds = state.round
    report.digest = digests[-1]
    _replays(game, game.new(options, seats, key), log, digests, transcript)
    report.resumed = min(len(snapshots), RESUMES)
    for i in range(report.resumed):
        at, data = snapshots[i * len(snapshots) // report.resumed]
        _resumes(game, data, at, log, digests[-1])
    if report.probes >= ENOUGH and report.varied == 0:
        raise LawBroken(5, "imagined states never vary")
    return report


def _looker(state: State, seat: int) -> Callable[[], State]:
    return lambda: state.view(seat)


def _scored(game: Game, seats: int, scores: list[Score]) -> None:
    """Law 8: every seat has a score, rivals may have one, and each is its breakdown."""
    numbers = [score.seat for score in scores]
    if numbers[:seats] != list(range(seats)) or not set(numbers[seats:]) <= set(range(seats, seats + len(game.rivals))):
        raise LawBroken(8, f"scores are of {numbers}")
    for score in scores:
        if score.total != sum(part.points for part in score.parts):
            raise LawBroken(8, f"the score of seat {score.seat} is not its breakdown")


def _named(game: Game, seats: int, events: list[Event]) -> None:
    """Law 8: what is told is of a seat, of a rival, or of all."""
    for event in events:
        if not -1 <= event.seat < seats + len(game.rivals):
            raise LawBroken(8, f"an event is of number {event.seat}: {event!r}")


def _conserved(game: Game, state: State) -> None:
    wrong = game.audit(state)
    if wrong:
        raise LawBroken(7, "; ".join(wrong))


def _replays(
    game: Game, state: State, log: list[tuple[int, Choice]], digests: list[bytes], transcript: list[str]
) -> None:
    """Law 1: the same seed and choices, by their codes, give the same events and the same digests."""
    if state.digest() != digests[0]:
        raise LawBroken(1, "the same seed gives another beginning")
    for i in range(len(log)):
        recorder = Recorder()
        seat, choice = log[i]
        state.apply(seat, game.choice(choice.code), recorder)
        if repr(recorder.events) != transcript[i]:
            raise LawBroken(1, f"choice {i} ({choice.code}) is told differently in a replay")
        if state.digest() != digests[i + 1]:
            raise LawBroken(1, f"choice {i} ({choice.code}) leads elsewhere in a replay")


def _resumes(game: Game, data: bytes, at: int, log: list[tuple[int, Choice]], digest: bytes) -> None:
    """Law 9: encoded in mid-game, decoded and played on, a game ends the same."""
    state = game.decode(data)
    for i in range(at, len(log)):
        seat, choice = log[i]
        state.apply(seat, choice)
    if state.digest() != digest:
        raise LawBroken(9, f"a game resumed from bytes after choice {at} ends differently")
