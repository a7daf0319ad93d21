"""The rules: berth (Q-1, Q-2), pay in parts (Q-3), draw (Q-4)."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.chance import KEY_BYTES, Chance
from orrery.kernel.choice import Alphabet, Choice
from orrery.kernel.codec import Reader, Writer
from orrery.kernel.event import Listener, only
from orrery.kernel.game import Game, Options
from orrery.kernel.refusal import Refusal
from orrery.kernel.score import Part, Score, rank
from orrery.kernel.state import EVERY_SEAT, NO_SEAT, Player, State, Step

SIDE: Final = 5
ROUNDS: Final = 3
FEE: Final = 3
COLOURS: Final = ["red", "blue", "gold", "note"]  # coins, and a note of debt instead of one of them
COINS: Final = 3
NOTE: Final = 3
EACH: Final = 12  # coins of a colour
UNKNOWN: Final = -1
STAY, BERTH, PAY = range(3)

ALPHABET: Final = Alphabet()
C_STAY: Final = ALPHABET.add("stay", STAY)
C_BERTH: Final = [
    ALPHABET.add(f"berth:{'abcde'[at % SIDE]}{at // SIDE + 1}", BERTH, at // SIDE, at) for at in range(SIDE * SIDE)
]
C_PAY: Final = [ALPHABET.add(f"pay:{colour}", PAY, at) for at, colour in enumerate(COLOURS)]


class Captain(Player):
    __slots__ = ("berths", "coins", "owed", "spent")

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.berths: list[int] = []
        self.coins = [0, 0, 0, 0]
        self.spent = [0, 0, 0, 0]
        self.owed = 0


class Berth(Step["Quay", Captain]):
    number = 0
    kind = "berth"
    rule = "Q-1"

    def ask(self, s: Quay, p: Captain, out: list[Choice]) -> None:
        out.append(C_STAY)
        rows = {at // SIDE for at in p.berths}
        out.extend(choice for choice in C_BERTH if choice.a not in rows)

    def take(self, s: Quay, p: Captain, c: Choice) -> None:
        p.todo.pop()
        if c is not C_STAY:
            p.berths = sorted([*p.berths, c.b])
            s.say("berth", p.seat, "Q-1", {"at": c.code.partition(":")[2]})

    def why_not(self, s: Quay, p: Captain, c: Choice, out: list[Refusal]) -> None:
        if c.b in p.berths:
            out.append(Refusal("taken", "Q-2", {"at": c.code.partition(":")[2]}))
        elif c.verb == BERTH:
            out.append(Refusal("same_row", "Q-1", {"row": c.a + 1}))


class Pay(Step["Quay", Captain]):
    number = 1
    kind = "fee"
    rule = "Q-3"
    secret = True
    in_parts = True

    def ask(self, s: Quay, p: Captain, out: list[Choice]) -> None:
        if p.owed > 0:
            out.extend(choice for choice in C_PAY if p.coins[choice.a] > 0)

    def parts(self, s: Quay, p: Captain) -> int:
        return p.owed

    def times(self, s: Quay, p: Captain, c: Choice) -> int:
        return p.coins[c.a]

    def take(self, s: Quay, p: Captain, c: Choice) -> None:
        p.coins[c.a] -= 1
        p.spent[c.a] += 1
        p.owed -= 1
        s.say("paid", p.seat, "Q-3", {"colour": COLOURS[c.a]}, only(p.seat))

    def about(self, s: Quay, p: Captain) -> dict[str, Any]:
        return {"n": p.owed}


STEPS: Final[list[Step[Any, Any]]] = [Berth(), Pay()]


class Quay(State):
    __slots__ = ("bag", "captains")

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.captains: list[Captain] = []
        self.bag: list[int] = []

    def sit(self, captains: list[Captain]) -> None:
        self.captains = captains
        self.seats = list(captains)

    def step(self, number: int) -> Step[Any, Any]:
        return STEPS[number]

    def proceed(self) -> bool:
        if self.round == ROUNDS:
            return False
        self.round += 1
        if self.round == 1:
            self.bag = [colour for colour in range(COINS) for _ in range(EACH)]
            self.chance.shuffle(self.bag)
        for p in self.captains:
            for _ in range(2 * FEE if self.round == 1 else FEE):
                self.draw(p)
            p.owed = FEE
            p.coins[NOTE] = 1
            p.todo = [1, 0]
        return True

    def draw(self, p: Captain) -> None:
        colour = self.bag.pop()
        p.coins[colour] += 1
        self.say("draw", p.seat, "Q-4", {"colour": COLOURS[colour]}, only(p.seat), True)

    def scores(self) -> list[Score]:
        gold = [max(0, p.coins[2]) for p in self.captains]
        parts = [
            [Part("ships", 2 * len(p.berths)), Part("gold", gold[p.seat]), Part("debt", -max(0, p.spent[NOTE]))]
            for p in self.captains
        ]
        return rank([Score(seat, part, 0) for seat, part in enumerate(parts)])

    def clone(self) -> Quay:
        s = Quay(self.chance.copy())
        captains = []
        for p in self.captains:
            q = Captain(p.seat)
            q.todo, q.waiting, q.busy = p.todo[:], p.waiting, p.busy
            q.berths, q.coins, q.spent, q.owed = p.berths[:], p.coins[:], p.spent[:], p.owed
            captains.append(q)
        s.sit(captains)
        s.round, s.viewer, s.open, s.bag = self.round, self.viewer, self.open[:], self.bag[:]
        return s

    def view(self, seat: int | None) -> Quay:
        s = self.clone()
        s.viewer = NO_SEAT if seat is None else seat
        s.chance = Chance(bytes(KEY_BYTES))
        s.bag = [UNKNOWN] * len(s.bag)
        for p in s.captains:
            if p.seat != seat:
                p.coins = [UNKNOWN] * 4
                p.spent = [UNKNOWN] * 4
                p.owed = UNKNOWN
        s.reopen()
        return s

    def write(self, w: Writer) -> None:
        for number in (self.viewer, self.round, self.chance.counter, self.chance.at, len(self.captains)):
            w.number(number)
        w.raw(self.chance.key)
        w.raw(self.chance.block)
        w.numbers(self.bag)
        for p in self.captains:
            w.numbers([p.waiting, p.busy, p.owed])
            w.lists([p.todo, p.berths, p.coins, p.spent])

    def read(self, r: Reader) -> None:
        self.viewer, self.round, counter, at, seats = (r.number() for _ in range(5))
        self.chance = Chance(r.raw())
        self.chance.block, self.chance.counter, self.chance.at = r.raw(), counter, at
        self.bag = r.numbers()
        self.sit([Captain(seat) for seat in range(seats)])
        for p in self.captains:
            waiting, busy, p.owed = r.numbers()
            p.waiting, p.busy = waiting == 1, busy == 1
            p.todo, p.berths, p.coins, p.spent = r.lists()
        self.reopen()


class QuayGame(Game):
    def __init__(self) -> None:
        super().__init__("quay", ALPHABET, 1, 2)
        self.round_bound = 2 * (1 + FEE)
        self.length_bound = ROUNDS

    def new(self, options: Options, seats: int, seed: bytes, tell: Listener | None = None) -> Quay:
        s = Quay(Chance(seed))
        s.sit([Captain(seat) for seat in range(seats)])
        s.listener = tell
        s.run()
        s.listener = None
        return s

    def decode(self, data: bytes) -> Quay:
        s = Quay(Chance(bytes(KEY_BYTES)))
        s.read(Reader(data))
        return s

    def imagine(self, view: State, seat: int, chance: Chance) -> Quay:
        assert isinstance(view, Quay)
        s = view.clone()
        s.viewer = EVERY_SEAT
        s.chance = chance.fork(chance.below(65536))
        own = s.captains[seat]
        unseen = [colour for colour in range(COINS) for _ in range(EACH - own.coins[colour] - own.spent[colour])]
        chance.shuffle(unseen)
        for p in s.captains:
            if p.seat != seat:
                p.owed = FEE if p.todo else 0
                p.coins, p.spent = [0, 0, 0, 1], [0, 0, 0, 0]
                for _ in range(FEE + p.owed):
                    p.coins[unseen.pop()] += 1
                for _ in range(FEE * s.round - p.owed):
                    p.spent[unseen.pop()] += 1
        s.bag = unseen
        s.reopen()
        return s

    def audit(self, state: State) -> list[str]:
        assert isinstance(state, Quay)
        for colour in range(COINS):
            if state.bag.count(colour) + sum(p.coins[colour] + p.spent[colour] for p in state.captains) != EACH:
                return [f"{COLOURS[colour]} coins are missing, or too many"]
        return []

    def lines(self, state: State) -> list[str]:
        assert isinstance(state, Quay)
        return [f"round {state.round}", *(f"{p.seat}: {p.berths} {p.coins}" for p in state.captains)]

    def components(self, options: Options | None = None) -> list[dict[str, Any]]:
        return []


GAME: Final = QuayGame()
