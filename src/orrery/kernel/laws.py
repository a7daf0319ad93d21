"""The laws every game obeys, with every option.

    1 determinism   2 legality   3 clones and encoding   4 secrecy   5 imagination
    6 commuting     7 conservation   8 bounds and scores   9 resuming

Laws 1, 7 and 8 are checked at every decision, the others at seeded probes (or at every decision, if asked; law 9 then
at some of them, since each costs the rest of a game). No test library is needed: a broken law is an exception that says
which one, where, and with which seed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .chance import KEY_BYTES, Chance, key_of_seed
from .choice import Choice, Decision
from .event import Event, Recorder
from .game import Game, Options
from .refusal import IllegalChoice
from .state import State

Chooser = Callable[[Callable[[], State], Decision], Choice]

STRANGERS: Final = 12  # choices that are not offered, tried at a probe
SAMPLES: Final = 3  # choices tried where all would be too many
RESUMES: Final = 20  # probed positions a game is resumed from; if there are more, these are spread evenly over it


class LawBroken(Exception):
    def __init__(self, law: int, what: str) -> None:
        super().__init__(f"law {law} is broken: {what}")
        self.law = law


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


def check_game(
    game: Game, options: Options, seats: int, seed: str, players: list[Chooser] | None = None, every: bool = False
) -> Report:
    """Play one game and hold it to the laws. `players`: one per seat; random without. `every`: probe every decision."""
    chance = Chance(key_of_seed(f"{seed}/laws"))
    key = key_of_seed(seed)
    state = game.new(options, seats, key)
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
        recorder = Recorder()
        state.apply(seat, choice, recorder)
        transcript.append(repr(recorder.events))
        log.append((seat, choice))
        digests.append(state.digest())
        _conserved(game, state)
        for score in state.scores():
            if score.total != sum(part.points for part in score.parts):
                raise LawBroken(8, f"the score of seat {score.seat} is not its breakdown")
        in_round = in_round + 1 if state.round == round_now else 0
        round_now = state.round
        report.longest_round = max(report.longest_round, in_round)
        if in_round > game.round_bound:
            raise LawBroken(8, f"round {round_now} has more than {game.round_bound} decisions")
        if state.round > game.length_bound:
            raise LawBroken(8, f"the game has more than {game.length_bound} rounds")
    report.decisions = len(log)
    report.rounds = state.round
    report.digest = digests[-1]
    _replays(game, game.new(options, seats, key), log, digests, transcript)
    report.resumed = min(len(snapshots), RESUMES)
    for i in range(report.resumed):
        at, data = snapshots[i * len(snapshots) // report.resumed]
        _resumes(game, data, at, log, digests[-1])
    if report.probes > 3 and report.varied == 0:
        raise LawBroken(5, "imagined states never vary")
    return report


def _looker(state: State, seat: int) -> Callable[[], State]:
    return lambda: state.view(seat)


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


def probe(game: Game, state: State, chance: Chance) -> int:
    """Laws 2 to 6 at this position. 1: imagined states vary here."""
    legality(game, state, chance)
    copies(game, state, chance)
    commuting(state, chance)
    varied = 0
    for p in state.seats:
        varied |= secrecy(game, state, p.seat, chance)
    return varied


def legality(game: Game, state: State, chance: Chance) -> None:
    before = state.digest()
    for decision in state.decisions():
        if len(decision.choices) < 2 or len(set(decision.choices)) < len(decision.choices):
            raise LawBroken(2, f"{decision} is no real choice")
        for choice in decision.choices:
            state.clone().apply(decision.seat, choice)
        for _ in range(STRANGERS):
            stranger = game.alphabet.choices[chance.below(len(game.alphabet.choices))]
            if stranger not in decision.choices:
                _refused(state, decision.seat, stranger)
        state.refusals(decision.seat)
    idle = [p.seat for p in state.seats if state.decision(p.seat) is None]
    for seat in idle:
        _refused(state, seat, game.alphabet.choices[chance.below(len(game.alphabet.choices))])
    if state.digest() != before:
        raise LawBroken(2, "asking, trying or refusing changed the state")


def _refused(state: State, seat: int, choice: Choice) -> None:
    try:
        state.apply(seat, choice)
    except IllegalChoice:
        return
    raise LawBroken(2, f"seat {seat} was not offered {choice.code}, yet it applied")


def copies(game: Game, state: State, chance: Chance) -> None:
    """Law 3."""
    before = state.digest()
    other = state.clone()
    if other.digest() != before:
        raise LawBroken(3, "a clone differs from its original")
    decision = state.decisions()[chance.below(len(state.decisions()))]
    other.apply(decision.seat, decision.choices[chance.below(len(decision.choices))])
    if state.digest() != before:
        raise LawBroken(3, "playing on a clone changes its original")
    decoded = game.decode(state.encode())
    if decoded.digest() != before or repr(decoded.decisions()) != repr(state.decisions()):
        raise LawBroken(3, "a decoded state differs from the encoded one")


def commuting(state: State, chance: Chance) -> None:
    """Law 6: open decisions of different seats, in either order, lead to the same state."""
    decisions = state.decisions()
    for i in range(len(decisions) - 1):
        one = decisions[i]
        two = decisions[i + 1]
        for _ in range(SAMPLES):
            a = one.choices[chance.below(len(one.choices))]
            b = two.choices[chance.below(len(two.choices))]
            first = state.clone()
            first.apply(one.seat, a)
            first.apply(two.seat, b)
            second = state.clone()
            second.apply(two.seat, b)
            second.apply(one.seat, a)
            if first.digest() != second.digest():
                raise LawBroken(6, f"{a.code} of seat {one.seat} and {b.code} of seat {two.seat} do not commute")


def secrecy(game: Game, state: State, seat: int, chance: Chance) -> int:
    """Laws 4 and 5 for one seat: imagine what it may not know, and see that it cannot tell. 1: there was something."""
    seen = state.view(seat).encode()
    spectacle = state.view(None).encode()
    one = game.imagine(state.view(seat), seat, chance)
    two = game.imagine(state.view(seat), seat, chance)
    for other in (one, two):
        if other.view(seat).encode() != seen:
            raise LawBroken(5, f"an imagined state looks different to seat {seat}")
        if other.view(None).encode() != spectacle:
            raise LawBroken(4, "a spectator sees what a seat may not know")
        wrong = game.audit(other)
        if wrong:
            raise LawBroken(5, f"an imagined state is impossible: {'; '.join(wrong)}")
        _cannot_tell(state, other, seat, chance)
    one.chance = Chance(bytes(KEY_BYTES))
    two.chance = Chance(bytes(KEY_BYTES))
    return 1 if one.digest() != two.digest() else 0


def _cannot_tell(state: State, other: State, seat: int, chance: Chance) -> None:
    """Law 4: what is told to a seat does not depend on what it may not know, until something is revealed."""
    if repr(state.decision(seat)) != repr(other.decision(seat)):
        raise LawBroken(4, f"the choices of seat {seat} depend on what it may not know")
    if state.busy() != other.busy():
        raise LawBroken(4, "who is waited for depends on what is hidden")
    for decision in state.decisions():
        twin = other.decision(decision.seat)
        if twin is None:
            raise LawBroken(4, f"only in one of two equal views seat {decision.seat} has to decide")
        for _ in range(SAMPLES):
            mine = decision.choices[chance.below(len(decision.choices))]
            theirs = mine
            if decision.secret and decision.seat != seat:
                theirs = twin.choices[chance.below(len(twin.choices))]
            elif mine not in twin.choices:
                continue
            _same_news(state.clone(), mine, other.clone(), theirs, decision, seat)


def _same_news(a: State, choice_a: Choice, b: State, choice_b: Choice, decision: Decision, seat: int) -> None:
    actor = decision.seat
    ears_a = Recorder()
    ears_b = Recorder()
    a.apply(actor, choice_a, ears_a)
    b.apply(actor, choice_b, ears_b)
    if decision.secret and actor != seat and a.busy() != b.busy():
        return  # one of two hidden answers was the last one: that much is said
    news_a, revealed_a = _until_reveal(ears_a.heard_by(seat))
    news_b, revealed_b = _until_reveal(ears_b.heard_by(seat))
    if revealed_a or revealed_b:
        shared = min(len(news_a), len(news_b))
        del news_a[shared:]
        del news_b[shared:]
    if news_a != news_b:
        raise LawBroken(4, f"{choice_a.code} of seat {actor} tells seat {seat} of hidden things: {news_a} {news_b}")
    if not revealed_a and not revealed_b and a.view(seat).encode() != b.view(seat).encode():
        raise LawBroken(4, f"after {choice_a.code} of seat {actor}, seat {seat} sees hidden things")


def _until_reveal(events: list[Event]) -> tuple[list[str], bool]:
    news: list[str] = []
    for event in events:
        if event.reveals:
            return news, True
        news.append(repr(event))
    return news, False
