"""Laws 2 to 6 and 10 at one position: what `laws.py` tries now and then in the course of a game."""

from __future__ import annotations

from typing import Final

from .chance import KEY_BYTES, Chance
from .choice import Choice, Decision
from .event import Event, Recorder
from .game import Game
from .refusal import IllegalChoice
from .state import State

STRANGERS: Final = 12  # choices that are not offered, tried at a probe
SAMPLES: Final = 3  # choices tried where all would be too many


class LawBroken(Exception):
    def __init__(self, law: int, what: str) -> None:
        super().__init__(f"law {law} is broken: {what}")
        self.law = law


def probe(game: Game, state: State, chance: Chance) -> int:
    """Laws 2 to 6 and 10 at this position. 1: imagined states vary here."""
    legality(game, state, chance)
    copies(game, state, chance)
    commuting(state, chance)
    chance_is_left_alone(state, chance)
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

    for decision in decisions:
        if decision.parts > 1:
            _parts_commute(state, decision, chance)


def _parts_commute(state: State, decision: Decision, chance: Chance) -> None:
    """Law 6, of answers in parts: every whole can be had, and in any order it comes to the same."""
    times = [state.times(decision.seat, choice) for choice in decision.choices]
    if sum(times) <= decision.parts:
        raise LawBroken(2, f"{decision} asks for {decision.parts} parts and offers no choice of them")
    for _ in range(SAMPLES):
        left = [at for at in range(len(times)) for _ in range(times[at])]
        chance.shuffle(left)
        whole = left[: decision.parts]
        ends: list[bytes] = []
        for order in (whole, whole[::-1]):
            s = state.clone()
            now = decision
            rest = times[:]
            for at in order:
                rest[at] -= 1
                if decision.choices[at] not in now.choices:
                    raise LawBroken(6, f"{decision.choices[at].code} is a part of {decision}, but not in any order")
                s.apply(decision.seat, decision.choices[at])
                later = s.decision(decision.seat)
                if later is None or not now.goes_on_in(later):
                    if now.parts > 1 and sum(n > 0 for n in rest) > 1 and sum(rest) >= now.parts:
                        raise LawBroken(6, f"{decision} is over before {decision.parts} parts are there")
                    break  # the engine took what was left without a choice
                now = later
            ends.append(s.digest())
        if ends[0] != ends[1]:
            raise LawBroken(6, f"the parts of an answer to {decision} do not commute")


class ForbiddenChance(Chance):
    """Chance that must not be touched."""

    def byte(self) -> int:
        raise LawBroken(10, "what a seat chose touched chance")

    def below(self, n: int) -> int:
        raise LawBroken(10, "what a seat chose touched chance")

    def shuffle(self, items: list[int]) -> None:
        raise LawBroken(10, "what a seat chose touched chance")

    def fork(self, label: int) -> Chance:
        raise LawBroken(10, "what a seat chose touched chance")

    def copy(self) -> Chance:
        return ForbiddenChance(self.key)


def chance_is_left_alone(state: State, chance: Chance) -> None:
    """Law 10: taking an answer, and the steps that follow of themselves, touch no chance."""
    for decision in state.decisions():
        for _ in range(SAMPLES):
            s = state.clone()
            s.chance = ForbiddenChance(bytes(KEY_BYTES))
            s.finishes(decision.seat, decision.choices[chance.below(len(decision.choices))])


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
    if actor == seat and revealed_a != revealed_b:
        raise LawBroken(4, f"whether {choice_a.code} reveals something to seat {seat} depends on what it may not know")
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
