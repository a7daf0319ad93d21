"""The Table: it holds the State, accepts choices, shows each seat its view, and knows what each seat has heard.

A game is its options, its seed and its log; everything else is rebuilt from these. So undo and resume replay.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from orrery import bots
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.event import EVERYONE, Ears, Event, only
from orrery.kernel.game import Game
from orrery.kernel.refusal import BadData, IllegalChoice, Refusal
from orrery.kernel.score import Score
from orrery.kernel.state import State

from .log import STUDY, UNDO, CannotUndo, Row, SeatSpec


class Turn:
    """A choice that counts, whether its question was secret, and what it made known."""

    __slots__ = ("choice", "seat", "secret", "told")

    def __init__(self, seat: int, choice: Choice, secret: bool, told: list[Event]) -> None:
        self.seat = seat
        self.choice = choice
        self.secret = secret
        self.told = told

    def taught(self, seat: int) -> bool:
        """Whether this seat learned something new by it."""
        return any(event.reveals and event.visible_to(seat) for event in self.told)


Keep = Callable[["Table"], None]


class Table:
    """`keep`, if given, stores the table; nobody hears of a choice before it is kept."""

    def __init__(
        self, game: Game, options: Mapping[str, str], seats: list[SeatSpec], seed: str, keep: Keep | None = None
    ) -> None:
        self.game = game
        self.options = game.check(options, len(seats))
        self.seats = seats
        self.seed = seed
        self.keep = keep
        self.log: list[Row] = []
        self.events: list[Event] = []  # all that was told, in order
        self.studied = 0  # how often free undo was used
        self.turns: list[Turn] = []
        self.state = self._begin(self.events)

    # What can be seen.

    @property
    def over(self) -> bool:
        return not self.state.decisions()

    @property
    def people(self) -> list[int]:
        return [seat for seat, spec in enumerate(self.seats) if spec.kind == "person"]

    @property
    def solo(self) -> bool:
        """One person and bots: nobody else minds what is taken back."""
        return len(self.people) == 1

    def asked(self) -> list[int]:
        """The people who have something to decide now."""
        return [decision.seat for decision in self.state.decisions() if self.seats[decision.seat].kind == "person"]

    def decision(self, seat: int) -> Decision | None:
        return self.state.decision(seat)

    def view(self, seat: int | None) -> State:
        return self.state.view(seat)

    def refusals(self, seat: int) -> list[Refusal]:
        """Why not? Answered from what the seat may know."""
        return self.view(seat).refusals(seat)

    def scores(self) -> list[Score]:
        return self.state.scores()

    def heard(self, seat: int | None, since: int = 0) -> list[Event]:
        """What this seat was told from the since-th event on. `len(table.events)` marks this moment."""
        return [event for event in self.events[since:] if event.visible_to(seat)]

    # What can be done.

    def play(self, seat: int, code: str) -> None:
        """BadData: no such code. IllegalChoice: not now. Either way nothing has changed."""
        self._do(Row(seat, code))

    def undo(self, seat: int, study: bool = False) -> None:
        """Take back this seat's last choice. CannotUndo: nothing has changed."""
        self._do(Row(seat, STUDY if study else UNDO))

    def play_bots(self) -> bool:
        """The bots answer once no person has anything to decide. False: there was nothing for them to do."""
        if self.over or self.asked():
            return False
        told: list[Event] = []
        first = len(self.log)
        while (open_now := self.state.decisions()) and not self.asked():
            seat = open_now[0].seat
            row = Row(seat, self._bots_choice(seat).code)
            told += self._take(row)
            self.log.append(row)
        self._publish(first, told)
        return True

    def replay(self, log: list[Row]) -> None:
        """Bring a fresh table to where this log leads; it is not stored again."""
        for row in log:
            self.events += self._take(row)
            self.log.append(row)

    # How it is done.

    def _do(self, row: Row) -> None:
        told = self._take(row)
        self.log.append(row)
        self._publish(len(self.log) - 1, told)

    def _publish(self, first: int, told: list[Event]) -> None:
        """Store the rows from the first-th on, then tell. What cannot be stored has not happened."""
        if self.keep is not None:
            try:
                self.keep(self)
            except OSError:
                log = self.log[:first]
                self.log, self.turns, self.events, self.studied = [], [], [], 0
                self.state = self._begin(self.events)
                self.replay(log)
                raise
        self.events += told

    def _begin(self, told: list[Event]) -> State:
        ears = Ears()
        state = self.game.new(self.options, len(self.seats), key_of_seed(self.seed), ears)
        told += ears.events
        return state

    def _take(self, row: Row) -> list[Event]:
        if not 0 <= row.seat < len(self.seats):
            raise BadData(f"there is no seat {row.seat}")
        if row.code == UNDO:
            return self._take_back(row.seat)
        if row.code == STUDY:
            return self._study(row.seat)
        turn = self._apply(self.state, row.seat, self.game.choice(row.code))
        self.turns.append(turn)
        return turn.told

    def _apply(self, state: State, seat: int, choice: Choice) -> Turn:
        decision = state.decision(seat)
        ears = Ears()
        state.apply(seat, choice, ears)
        return Turn(seat, choice, decision is not None and decision.secret, ears.events)

    def _last(self, seat: int) -> int:
        for at in range(len(self.turns) - 1, -1, -1):
            if self.turns[at].seat == seat:
                return at
        raise CannotUndo("undo_nothing")

    def _take_back(self, seat: int) -> list[Event]:
        """Without this seat's last choice, but with what others chose since. Not if it has learned something since."""
        at = self._last(seat)
        if any(turn.taught(seat) for turn in self.turns[at:]):
            raise CannotUndo("undo_learned")
        gone = self.turns[at]
        was_busy = seat in self.state.busy()
        try:
            self._rebuild(self.turns[:at] + self.turns[at + 1 :])
        except IllegalChoice:
            raise CannotUndo("undo_others_went_on") from None
        # Of what is done in secret the others see no more than who is ready.
        hidden = gone.secret and was_busy == (seat in self.state.busy())
        return [Event("undone", seat, "", {"study": False}, only(seat) if hidden else EVERYONE)]

    def _study(self, seat: int) -> list[Event]:
        """Back to before this seat's last choice, whatever was learned since. In solo games only."""
        if not self.solo or self.seats[seat].kind != "person":
            raise CannotUndo("undo_not_solo")
        self._rebuild(self.turns[: self._last(seat)])
        self.studied += 1
        return [Event("undone", seat, "", {"study": True}, EVERYONE)]

    def _rebuild(self, turns: list[Turn]) -> None:
        """Replay these choices; if one of them is illegal now, nothing has changed."""
        state = self._begin([])
        replayed = [self._apply(state, turn.seat, turn.choice) for turn in turns]
        self.state, self.turns = state, replayed

    def _bots_choice(self, seat: int) -> Choice:
        """A bot's chance hangs on the seed, its seat and how often it has chosen: the same again after a resume."""
        decision = self.state.decision(seat)
        if decision is None:
            raise IllegalChoice(seat, "", "", "nothing_asked")
        chosen = sum(1 for turn in self.turns if turn.seat == seat)
        chance = Chance(key_of_seed(f"{self.seed}/bots")).fork(seat).fork(chosen)
        bot = bots.make(self.game.key, self.seats[seat].name, chance)
        return bot.choose(lambda: self.view(seat), decision)
