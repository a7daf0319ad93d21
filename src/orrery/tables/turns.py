"""The choices that count: those of the log that nobody has taken back, and how to be where they lead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from orrery.kernel.choice import Choice
from orrery.kernel.event import Event, Recorder
from orrery.kernel.game import Game
from orrery.kernel.state import State

from .log import CannotUndo

MARK: Final = 64  # choices between two encoded states, so that undo replays no more than these
NEAR: Final = 8  # who undoes once does so again: not more choices than these after the last undo begins from there

Begin = Callable[[], State]


class Turn(msgspec.Struct, frozen=True, gc=False):
    """A choice that counts, whether its question was secret, to whom it made something known (as Event.seen), a hash
    of what that was, and whether the next choice of its seat is a further part of the same whole.

    A server has hundreds of thousands of them. They refer to nothing that could refer to them, so the collector of
    cyclic garbage need not visit them.
    """

    seat: int
    choice: Choice
    secret: bool
    learned: int
    lesson: int
    goes_on: bool

    def taught(self, seat: int) -> bool:
        """Whether this seat learned something new by it."""
        return self.learned >> seat & 1 == 1


def learned(events: list[Event]) -> int:
    """To whom these events make something known."""
    seen = 0
    for event in events:
        if event.reveals:
            seen |= event.seen
    return seen


def lesson(events: list[Event]) -> int:
    """A hash of what these events make known, and to whom."""
    revealing = [(repr(event), event.seen) for event in events if event.reveals]
    return hash(tuple(revealing)) if revealing else 0


class Turns:
    __slots__ = ("_back", "_chosen", "_marks", "_turns")

    def __init__(self) -> None:
        self._turns: list[Turn] = []
        self._marks: list[bytes] = []  # the i-th: the state after MARK * (i + 1) turns
        self._back: tuple[int, State] | None = None  # where an undo led: how many turns, and the state after them
        self._chosen: Counter[int] = Counter()  # by seat

    def __len__(self) -> int:
        return len(self._turns)

    def __iter__(self) -> Iterator[Turn]:
        return iter(self._turns)

    def __getitem__(self, at: int) -> Turn:
        return self._turns[at]

    def last(self, seat: int) -> int:
        """Where this seat's last choice is; -1: it has none."""
        for at in range(len(self._turns) - 1, -1, -1):
            if self._turns[at].seat == seat:
                return at
        return -1

    def last_whole(self, seat: int) -> list[int]:
        """Where this seat's last choice is, and the parts before it of the same whole; the latest first."""
        found: list[int] = []
        for at in range(len(self._turns) - 1, -1, -1):
            if self._turns[at].seat == seat:
                if found and not self._turns[at].goes_on:
                    break
                found.append(at)
        return found

    def chosen(self, seat: int) -> int:
        """How often this seat has chosen."""
        return self._chosen[seat]

    def taught(self, seat: int, since: int) -> bool:
        """Whether this seat has learned something by this turn or a later one."""
        return any(turn.taught(seat) for turn in self._turns[since:])

    def play(self, state: State, seat: int, choice: Choice, recorder: Recorder) -> None:
        """IllegalChoice: nothing has changed."""
        decision = state.decision(seat)
        state.apply(seat, choice, recorder)
        assert decision is not None
        events, goes_on = recorder.events, decision.goes_on_in(state.decision(seat))
        self._turns.append(Turn(seat, choice, decision.secret, learned(events), lesson(events), goes_on))
        self._chosen[seat] += 1
        if len(self._turns) % MARK == 0:
            self._marks.append(state.encode())

    def before(self, at: int, game: Game, begin: Begin) -> State:
        """Forget this turn and all later ones; where the others lead."""
        state = self._after(at, game, begin)
        self._chosen.subtract(turn.seat for turn in self._turns[at:])
        del self._turns[at:]
        del self._marks[at // MARK :]
        return state

    def _after(self, at: int, game: Game, begin: Begin) -> State:
        """Where the first so many turns lead."""
        if self._back is not None and 0 <= at - self._back[0] < NEAR:
            start, state = self._back[0], self._back[1].clone()
            self._apply(state, start, at)
        else:
            marked = at // MARK
            state = game.decode(self._marks[marked - 1]) if marked else begin()
            self._apply(state, marked * MARK, at)
            self._back = (at, state.clone())
        return state

    def _apply(self, state: State, start: int, end: int) -> None:
        for turn in self._turns[start:end]:
            state.apply(turn.seat, turn.choice)

    def without(self, at: int, game: Game, begin: Begin) -> State:
        """Forget this turn alone; where the others lead.

        Nothing has changed after IllegalChoice (they lead nowhere) or CannotUndo (what somebody learned by one of them
        would not have happened).
        """
        turns, marks = self._turns[:], self._marks[:]
        state = self.before(at, game, begin)
        try:
            for turn in turns[at + 1 :]:
                self.play(state, turn.seat, turn.choice, Recorder())
                if self._turns[-1].lesson != turn.lesson:
                    raise CannotUndo("undo_others_went_on")
        except BaseException:
            self._turns, self._marks = turns, marks
            self._chosen = Counter(turn.seat for turn in turns)
            raise
        return state
