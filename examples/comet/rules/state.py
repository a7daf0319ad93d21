"""The state: what lies where, and the points. How it moves is told by acts.py and steps.py."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.acts import Act, ActingState
from orrery.kernel.chance import KEY_BYTES, Chance
from orrery.kernel.choice import Alphabet
from orrery.kernel.codec import Writer
from orrery.kernel.score import Part, Score, rank
from orrery.kernel.state import NO_SEAT, Player, Step

from .content import BOX, Box

OPEN, SURVEYED, VEILED = range(3)  # what became of a sign
COMET: Final = 1  # its number among those who have points
UNKNOWN: Final = -1

ALPHABET: Final = Alphabet()
C_PASS: Final = ALPHABET.add("pass", 0)
C_GAZE: Final = ALPHABET.add("gaze", 1)
C_SURVEY: Final = [ALPHABET.add(f"survey:{key}", 2, i) for i, key in enumerate(BOX.signs)]
C_SWEEP: Final = [ALPHABET.add(f"sweep:{key}", 3, i) for i, key in enumerate(BOX.signs)]
C_EXPOSE: Final = [ALPHABET.add(f"expose:{key}", 4, i) for i, key in enumerate(BOX.filters)]

STEPS: Final[list[Step[Any, Any]]] = []  # by number, filled by steps.py
ACTS: Final[list[Act[Any]]] = []  # by number, filled by acts.py


class Keeper(Player):
    """Who keeps the observatory. `owed`: plates still to be exposed for the sign that is being surveyed."""

    __slots__ = ("hand", "owed")

    def __init__(self) -> None:
        super().__init__(0)
        self.hand: list[int] = []
        self.owed = 0


class Sky(ActingState):
    __slots__ = ("box", "bright", "deck", "dice", "dust", "exposed", "fed", "keeper", "long_tail", "signs")

    def __init__(self, box: Box, chance: Chance) -> None:
        super().__init__(chance)
        self.box = box
        self.keeper = Keeper()
        self.seats = [self.keeper]
        self.dice = 2
        self.long_tail = False
        self.deck: list[int] = []
        self.exposed = [0] * len(box.filters)  # how many of each filter
        self.signs = [OPEN] * len(box.signs)
        self.dust = [0] * len(box.signs)
        self.fed = 0  # how often the comet came through a veiled sign
        self.bright = [0] * len(box.signs)  # plates of its own filter that a sign was surveyed with

    def step(self, number: int) -> Step[Any, Any]:
        return STEPS[number]

    def act(self, number: int) -> Act[Any]:
        return ACTS[number]

    def expose(self, plate: int) -> None:
        self.keeper.hand.remove(plate)
        self.exposed[plate] += 1

    def affordable(self) -> list[int]:
        plates = len(self.keeper.hand)
        return [i for i, sign in enumerate(self.signs) if sign == OPEN and self.box.cost[i] <= plates]

    def scores(self) -> list[Score]:  # C-14, C-15
        box = self.box
        mine, its = [Part("none", 0)], [Part("none", 0)]
        for i, key in enumerate(box.signs):
            if self.signs[i] == SURVEYED:
                mine.append(Part("survey", box.worth[i], key))
                if self.bright[i]:
                    mine.append(Part("bright", self.bright[i], key))
            elif self.signs[i] == VEILED:
                its.append(Part("veil", box.worth[i], key))
            elif self.dust[i]:
                its.append(Part("dust", self.dust[i], key))
        if self.fed:
            its.append(Part("fed", self.fed * box.feeds))
        scores = [Score(0, mine[1:] or mine, 0), Score(COMET, its[1:] or its, 1)]
        lead = scores[0].total - scores[1].total
        scores[0].rank = "apprentice" if lead <= 0 else "observer" if lead <= 12 else "astronomer"
        if self.signs == [SURVEYED] * len(self.signs):
            scores[0].rank = "discoverer"
        return rank(scores)

    def clone(self) -> Sky:
        c = Sky(self.box, self.chance.copy())
        c.round, c.viewer, c.open, c.agenda = self.round, self.viewer, self.open[:], self.agenda[:]
        c.dice, c.long_tail, c.fed = self.dice, self.long_tail, self.fed
        c.deck, c.exposed = self.deck[:], self.exposed[:]
        c.signs, c.dust, c.bright = self.signs[:], self.dust[:], self.bright[:]
        p, q = self.keeper, c.keeper
        q.todo, q.waiting, q.busy, q.hand, q.owed = p.todo[:], p.waiting, p.busy, p.hand[:], p.owed
        return c

    def view(self, seat: int | None) -> Sky:
        """Nobody knows the order of the deck (C-16); a spectator does not know the hand either."""
        c = self.clone()
        c.viewer = NO_SEAT if seat is None else seat
        c.chance = Chance(bytes(KEY_BYTES))
        c.deck = [UNKNOWN] * len(c.deck)
        if seat is None:
            c.keeper.hand = [UNKNOWN] * len(c.keeper.hand)
        c.reopen()
        return c

    def write(self, w: Writer) -> None:
        p = self.keeper
        for number in (self.viewer, self.round, self.dice, self.long_tail, self.chance.counter, self.chance.at):
            w.number(int(number))
        w.raw(self.chance.key)
        w.raw(self.chance.block)
        for number in (p.waiting, p.busy, p.owed, self.fed):
            w.number(int(number))
        for row in (self.agenda, self.deck, self.exposed, self.signs, self.dust, self.bright, p.hand, p.todo):
            w.numbers(row)
