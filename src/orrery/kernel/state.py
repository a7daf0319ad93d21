"""State, Player and Step: how a game runs from one question to the next.

Every player has a stack of steps to do. The step on top either asks something or is over. When nobody has anything
left to do, the game proceeds to its next stage; only there chance is used. So what several seats do at the same time
commutes exactly.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import pack
from typing import Any, Final, Generic, TypeVar

from .chance import Chance
from .choice import Choice, Decision
from .codec import Writer
from .compiler_marks import mypyc_attr
from .event import EVERYONE, Event, Listener
from .refusal import IllegalChoice, Refusal
from .score import Score

STEP_BITS: Final = 6
STEP_MASK: Final = (1 << STEP_BITS) - 1
EVERY_SEAT: Final = -2  # the viewer of a full state
NO_SEAT: Final = -1  # the viewer of a spectator's view


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """What every game keeps of a seat. `todo` is the stack of steps: step number and an argument above STEP_BITS."""

    __slots__ = ("busy", "seat", "todo", "waiting")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.todo: list[int] = []
        self.waiting = False  # has something to do, but not before the others are done
        self.busy = False  # the others wait for this seat


S = TypeVar("S", bound="State")
P = TypeVar("P", bound=Player)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S, P]):
    """One small question of the flow. `ask` changes nothing; nothing listed means the step is over."""

    number: int = -1  # its place in the game's table of steps
    kind: str = ""
    rule: str = ""
    secret: bool = False
    in_parts: bool = False  # several answers in a row make up the whole; `parts` says how many

    def __init__(self) -> None:
        put_into_slots(self, Step, ("number", "kind", "rule", "secret", "in_parts"))

    def ask(self, s: S, p: P, out: list[Choice]) -> None:
        raise NotImplementedError

    def take(self, s: S, p: P, c: Choice) -> None:
        raise NotImplementedError

    def parts(self, s: S, p: P) -> int:
        """How many answers are still to come until the whole is there. Asked only of a step that is `in_parts`."""
        return 1

    def times(self, s: S, p: P, c: Choice) -> int:
        """How often an answer may be part of the whole: two cards alike are one choice."""
        return 1

    def about(self, s: S, p: P) -> dict[str, Any]:
        """What its question is about, in the words of events: keys and figures. Outside the hot path."""
        return {}

    def refuse(self, s: S, p: P, out: list[Refusal]) -> None:
        """What a person would try here and cannot. Outside the hot path."""

    def why_not(self, s: S, p: P, c: Choice, out: list[Refusal]) -> None:
        """Why this very answer is not offered here. Outside the hot path."""

    def rule_against(self, s: S, p: P, c: Choice) -> str:
        """The rule that an answer not offered here breaks. Outside the hot path."""
        return self.rule


def put_into_slots(thing: Any, base: Any, names: tuple[str, ...]) -> None:
    """Let compiled code see what a class in plain Python says of itself (`kind = "pay"`): it reads its base's slots."""
    for name in names:
        slot = vars(base)[name]
        if hasattr(slot, "__set__"):  # the base is compiled
            slot.__set__(thing, getattr(thing, name))


def table_of(steps: list[Step[Any, Any]]) -> list[Step[Any, Any]]:
    """The steps of a game by their numbers. ValueError: one is missing, or has the number of another."""
    table = sorted(steps, key=lambda step: step.number)
    if [step.number for step in table] != list(range(len(table))) or len(table) > STEP_MASK + 1:
        raise ValueError(f"steps are numbered {[step.number for step in table]}")
    return table


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A base class, not a Protocol: the hot path calls it natively."""

    __slots__ = ("chance", "listener", "open", "round", "seats", "viewer")

    def __init__(self, chance: Chance) -> None:
        self.seats: list[Player] = []
        self.chance = chance
        self.round = 0
        self.viewer = EVERY_SEAT
        self.open: list[Decision] = []
        self.listener: Listener | None = None

    # What a game brings.

    def step(self, number: int) -> Step[Any, Any]:
        raise NotImplementedError

    def proceed(self) -> bool:
        """Go on to the next stage and give the players their steps. False: the game is over."""
        raise NotImplementedError

    def view(self, seat: int | None) -> State:
        raise NotImplementedError

    def clone(self) -> State:
        raise NotImplementedError

    def write(self, w: Writer) -> None:
        raise NotImplementedError

    def scores(self) -> list[Score]:
        raise NotImplementedError

    # What every game shares.

    def decisions(self) -> list[Decision]:
        """Every open question, by seat. Kept current by apply. Empty: the game is over (in a view: nothing to do)."""
        return self.open

    def decision(self, seat: int) -> Decision | None:
        for decision in self.open:
            if decision.seat == seat:
                return decision
        return None

    def busy(self) -> list[int]:
        """The seats that the game waits for."""
        return [p.seat for p in self.seats if p.busy]

    def apply(self, seat: int, choice: Choice, tell: Listener | None = None) -> None:
        decision: Decision | None = None
        for d in self.open:
            if d.seat == seat:
                decision = d
                break
        if decision is None or choice not in decision.choices or self.viewer != EVERY_SEAT:
            raise self._illegal(seat, choice)
        self.listener = tell
        try:
            self.open.remove(decision)
            p = self.seats[seat]
            top = p.todo[-1]
            self.step(top & STEP_MASK).take(self, p, choice)
            self.advance(p)
            if not self.open:
                self.run()
        finally:
            self.listener = None

    def run(self) -> None:
        """Proceed from stage to stage until somebody has something to decide."""
        while not self.open:
            if not self.proceed():
                return
            for p in self.seats:
                if p.todo:
                    self.advance(p)

    def advance(self, p: Player) -> None:
        """Carry a player's steps on until one leaves a real choice. A single option is taken by the engine."""
        while p.todo:
            if p.waiting:
                p.busy = False
                return
            number = p.todo[-1] & STEP_MASK
            step = self.step(number)
            out: list[Choice] = []
            step.ask(self, p, out)
            n = len(out)
            if n == 0:
                p.todo.pop()
            elif n == 1:
                step.take(self, p, out[0])
            elif not step.in_parts:
                self._put(Decision(p.seat, step.kind, out, step.secret))
                p.busy = True
                return
            else:
                parts = step.parts(self, p)
                if n <= parts and self._all_of(step, p, out, parts):
                    step.take(self, p, out[0])
                else:
                    self._put(Decision(p.seat, step.kind, out, step.secret, parts))
                    p.busy = True
                    return
        p.busy = False

    def _all_of(self, step: Step[Any, Any], p: Player, out: list[Choice], parts: int) -> bool:
        """Whether the whole takes everything there is: then there is nothing to choose."""
        times = 0
        for choice in out:
            times += step.times(self, p, choice)
            if times > parts:
                return False
        return True

    def finishes(self, seat: int, choice: Choice) -> bool:
        """Whether nothing is left for a seat to decide once it has chosen this: it may be too late to undo it.

        Nothing but the seat's own steps is carried on, so this can be asked of its view.
        """
        s = self.clone()
        p = s.seats[seat]
        s.open = []
        s.step(p.todo[-1] & STEP_MASK).take(s, p, choice)
        s.advance(p)
        return not p.busy

    def _put(self, decision: Decision) -> None:
        if not self.open:
            self.open.append(decision)
            return
        seat = decision.seat
        at = len(self.open)
        while at > 0 and self.open[at - 1].seat > seat:
            at -= 1
        self.open.insert(at, decision)

    def reopen(self) -> None:
        """List the open decisions anew, after decoding or blanking. In a view only the viewer's own."""
        self.open = []
        for p in self.seats:
            if p.todo and not p.waiting and self.viewer in (EVERY_SEAT, p.seat):
                step = self.step(p.todo[-1] & STEP_MASK)
                out: list[Choice] = []
                step.ask(self, p, out)
                if len(out) > 1:
                    parts = step.parts(self, p) if step.in_parts else 1
                    self.open.append(Decision(p.seat, step.kind, out, step.secret, parts))

    def _illegal(self, seat: int, choice: Choice) -> IllegalChoice:
        if not self.open:
            return IllegalChoice(seat, choice.code, "", "game_over")
        if self.decision(seat) is None:
            return IllegalChoice(seat, choice.code, "", "nothing_asked")
        return IllegalChoice(seat, choice.code, self.rule_against(seat, choice), "not_offered")

    def rule_against(self, seat: int, choice: Choice) -> str:
        """The rule that a choice breaks which is not offered to a seat that is asked something."""
        p = self.seats[seat]
        return self.step(p.todo[-1] & STEP_MASK).rule_against(self, p, choice)

    def about(self, seat: int) -> dict[str, Any]:
        """What a seat's open question is about."""
        p = self.seats[seat]
        return self.step(p.todo[-1] & STEP_MASK).about(self, p) if p.todo else {}

    def times(self, seat: int, choice: Choice) -> int:
        """How often a choice may be part of the whole that a seat is asked for."""
        p = self.seats[seat]
        return self.step(p.todo[-1] & STEP_MASK).times(self, p, choice)

    def why_not(self, seat: int, choice: Choice) -> list[Refusal]:
        """Why a seat may not choose this now; nothing if it may, or nothing is asked."""
        decision = self.decision(seat)
        out: list[Refusal] = []
        if decision is not None and choice not in decision.choices:
            p = self.seats[seat]
            self.step(p.todo[-1] & STEP_MASK).why_not(self, p, choice, out)
        return out

    def refusals(self, seat: int) -> list[Refusal]:
        out: list[Refusal] = []
        if self.decision(seat) is not None:
            p = self.seats[seat]
            self.step(p.todo[-1] & STEP_MASK).refuse(self, p, out)
        return out

    def say(
        self, key: str, seat: int, rule: str, params: dict[str, Any], seen: int = EVERYONE, reveals: bool = False
    ) -> None:
        if self.listener is not None:
            self.listener.tell(Event(key, seat, rule, params, seen, reveals))

    def encode(self) -> bytes:
        w = Writer()
        self.write(w)
        return w.data()

    def digest(self) -> bytes:
        """A hash of everything: of the numbers that `encode` packs, eight bytes each, the lowest first."""
        w = Writer()
        self.write(w)
        return blake2b(pack(f"<{len(w.values)}q", *w.values), digest_size=16).digest()
