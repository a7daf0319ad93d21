"""A game as small as a game can be that has everything: hidden cards, secret simultaneous choices, chance, an end.

Forty cards; everybody holds three. Each round all play one at the same time, unseen; the highest wins a point, and
everybody draws a new card. Five rounds.
"""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.chance import KEY_BYTES, Chance
from orrery.kernel.choice import Alphabet, Choice
from orrery.kernel.codec import Reader, Writer
from orrery.kernel.event import Listener, only
from orrery.kernel.game import Game, Options
from orrery.kernel.score import Part, Score, rank
from orrery.kernel.state import EVERY_SEAT, NO_SEAT, Player, State, Step

CARDS: Final = 40
HAND: Final = 3
ROUNDS: Final = 5
UNKNOWN: Final = -1
NOTHING: Final = -2  # no card played yet

ALPHABET: Final = Alphabet()
C_PLAY: Final = [ALPHABET.add(f"play:{card}", 0, card) for card in range(CARDS)]


class Holder(Player):
    __slots__ = ("hand", "played", "points")

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.hand: list[int] = []
        self.played = NOTHING
        self.points = 0


class Play(Step["Cards", Holder]):
    kind = "play"
    rule = "T-1"
    secret = True

    def ask(self, s: Cards, p: Holder, out: list[Choice]) -> None:
        out.extend(C_PLAY[card] for card in p.hand)

    def take(self, s: Cards, p: Holder, c: Choice) -> None:
        p.hand.remove(c.a)
        p.played = c.a
        p.todo.pop()
        s.say("ready", p.seat, "T-1", {})


class Cards(State):
    __slots__ = ("deck", "discard", "holders")
    play: Play = Play()
    rounds: int = ROUNDS

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.holders: list[Holder] = []
        self.deck: list[int] = list(range(CARDS))
        self.discard: list[int] = []

    def seat_holders(self, holders: list[Holder]) -> None:
        self.holders = holders
        self.seats = list(holders)

    def draw(self, p: Holder) -> None:
        card = self.deck.pop(self.chance.below(len(self.deck)))
        p.hand = sorted([*p.hand, card])
        self.say("draw", p.seat, "T-2", {"card": card}, only(p.seat), True)

    def step(self, number: int) -> Step[Any, Any]:
        return self.play

    def proceed(self) -> bool:
        if self.round > 0:
            self.score_round()
        if self.round == self.rounds:
            return False
        self.round += 1
        for p in self.holders:
            while len(p.hand) < HAND:
                self.draw(p)
            p.todo.append(0)
        return True

    def score_round(self) -> None:
        cards = [p.played for p in self.holders]
        self.say("reveal", -1, "T-3", {"cards": cards}, reveals=True)
        for p in self.holders:
            if p.played == max(cards):
                p.points += 1
        for p in self.holders:
            self.discard.append(p.played)
            p.played = NOTHING
        self.discard.sort()

    def scores(self) -> list[Score]:
        return rank([Score(p.seat, [Part("rounds", p.points)], 0) for p in self.holders])

    def clone(self) -> Cards:
        c = type(self)(self.chance.copy())
        holders = []
        for p in self.holders:
            q = Holder(p.seat)
            q.todo, q.waiting, q.busy = p.todo[:], p.waiting, p.busy
            q.hand, q.played, q.points = p.hand[:], p.played, p.points
            holders.append(q)
        c.seat_holders(holders)
        c.round, c.viewer, c.open = self.round, self.viewer, self.open[:]
        c.deck, c.discard = self.deck[:], self.discard[:]
        return c

    def view(self, seat: int | None) -> Cards:
        c = self.clone()
        c.viewer = NO_SEAT if seat is None else seat
        c.chance = Chance(bytes(KEY_BYTES))
        c.deck = [UNKNOWN] * len(c.deck)
        for p in c.holders:
            if p.seat != seat:
                p.hand = [UNKNOWN] * len(p.hand)
                if p.played != NOTHING:
                    p.played = UNKNOWN
        c.reopen()
        return c

    def write(self, w: Writer) -> None:
        for number in (self.viewer, self.round, self.chance.counter, self.chance.at, len(self.holders)):
            w.number(number)
        w.raw(self.chance.key)
        w.raw(self.chance.block)
        w.numbers(self.deck)
        w.numbers(self.discard)
        for p in self.holders:
            w.numbers([p.waiting, p.busy, p.played, p.points])
            w.lists([p.todo, p.hand])

    def read(self, r: Reader) -> None:
        self.viewer, self.round, counter, at, seats = (r.number() for _ in range(5))
        self.chance = Chance(r.raw())
        self.chance.block, self.chance.counter, self.chance.at = r.raw(), counter, at
        self.deck, self.discard = r.numbers(), r.numbers()
        self.seat_holders([Holder(seat) for seat in range(seats)])
        for p in self.holders:
            waiting, busy, p.played, p.points = r.numbers()
            p.waiting, p.busy = waiting == 1, busy == 1
            p.todo, p.hand = r.lists()
        self.reopen()


class Toy(Game):
    def __init__(self, state: type[Cards] = Cards) -> None:
        super().__init__("toy", ALPHABET, 2, 4)
        self.round_bound = 4
        self.length_bound = ROUNDS
        self.state = state

    def new(self, options: Options, seats: int, seed: bytes, tell: Listener | None = None) -> Cards:
        s = self.state(Chance(seed))
        s.seat_holders([Holder(seat) for seat in range(seats)])
        s.listener = tell
        s.run()
        s.listener = None
        return s

    def decode(self, data: bytes) -> Cards:
        s = self.state(Chance(bytes(KEY_BYTES)))
        s.read(Reader(data))
        return s

    def imagine(self, view: State, seat: int, chance: Chance) -> Cards:
        assert isinstance(view, Cards)
        s = view.clone()
        s.viewer = EVERY_SEAT
        s.chance = chance.fork(chance.below(65536))
        known = {*s.discard, *(card for p in s.holders for card in [*p.hand, p.played])}
        unseen = [card for card in range(CARDS) if card not in known]
        chance.shuffle(unseen)
        for p in s.holders:
            p.hand = sorted(unseen.pop() if card == UNKNOWN else card for card in p.hand)
            if p.played == UNKNOWN:
                p.played = unseen.pop()
        s.deck = sorted(unseen)
        s.reopen()
        return s

    def audit(self, state: State) -> list[str]:
        assert isinstance(state, Cards)
        played = [p.played for p in state.holders if p.played != NOTHING]
        cards = sorted([*state.deck, *state.discard, *played, *(card for p in state.holders for card in p.hand)])
        return [] if cards == list(range(CARDS)) else ["a card is missing or there twice"]
