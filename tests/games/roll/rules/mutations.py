"""Encodings of real positions, changed: bytes, numbers, or what the fields hold. Few of them are positions.

`python -m tests.games.roll.rules.mutations 20000 SEED` tries as many and says how many of them were accepted, compiled
where Orrery is installed compiled.
"""

from __future__ import annotations

import sys
from collections import Counter
from inspect import isdatadescriptor
from typing import TypeVar

from orrery.games.roll.rules.effects import EFFECTS
from orrery.games.roll.rules.flow import STEPS, Flow
from orrery.games.roll.rules.game import ROLL
from orrery.games.roll.rules.pieces import BLANK, NONE, NUMBER_SHIFT, SEAT_DICE, assigned, rolled
from orrery.games.roll.rules.state import Empire, Galaxy
from orrery.games.roll.rules.vocabulary.stage import OVER
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.codec import Writer
from orrery.kernel.refusal import BadData
from orrery.kernel.state import STEP_BITS, State

from .positions import Sample, copy

T = TypeVar("T")

EMPIRE = sorted(  # compiled classes have no __slots__
    name
    for kind in Empire.__mro__[:-1]
    for name, field in vars(kind).items()
    if isdatadescriptor(field) and name not in ("seat", "powers", "more")
)
GALAXY = [
    "viewer", "round", "stage", "setup", "played", "phase_die", "pool", "extra", "order", "queue", "supply", "bag",
]  # fmt: skip
DICE = ["cup", "citizenry", "workers", "dictated", "spent", "goods"]
TILES = ["drawn", "pile", "abandoned", "returned", "shown", "seen"]
ROWS = ["goods_on", "virtual", "worlds", "developments", "todo"]


class Mutator:
    def __init__(self, sample: Sample, chance: Chance) -> None:
        self.sample = sample
        self.chance = chance

    def one_of(self, items: list[T]) -> T:
        return items[self.chance.below(len(items))]

    def position(self) -> Flow:
        """Every kind of question is as likely as any other."""
        return copy(self.one_of(self.one_of(list(self.sample.kinds.values()))))

    def encoding(self) -> bytes:
        """A changed encoding: one in six by its bytes, one in three by its numbers, the others by their fields."""
        s = self.position()
        before = data = s.encode()
        while data == before:
            how = self.chance.below(6)
            if how == 0:
                data = self.other_bytes(before)
            elif how <= 2:
                data = self.other_numbers(s)
            else:
                for _ in range(self.one_of([1, 1, 1, 2, 3])):
                    self.other_field(s)
                data = s.encode()
        return data

    def other_bytes(self, data: bytes) -> bytes:
        for _ in range(1 + self.chance.below(3)):
            at = self.chance.below(len(data) + 1)
            how = self.chance.below(4)
            if how == 0:
                data = data[:at] + bytes([self.chance.byte()]) + data[at:]
            elif how == 1:
                data = data[:at] + data[at + 1 + self.chance.below(3) :]
            elif how == 2 and at < len(data):
                data = data[:at] + bytes([data[at] ^ 1 << self.chance.below(8)]) + data[at + 1 :]
            else:
                data = data[:at] + self.position().encode()[at:]
        return data

    def other_numbers(self, s: Flow) -> bytes:
        w = Writer()
        s.write(w)
        values = w.values
        for _ in range(1 + self.chance.below(2)):
            at = self.chance.below(len(values))
            other = self.chance.below(len(values))
            how = self.chance.below(5)
            if how == 0:
                values[at], values[other] = values[other], values[at]
            elif how == 1:
                values.insert(at, self.number(values[other]))
            elif how == 2:
                del values[at]
            else:
                values[at] = self.number(values[at])
        return w.data()

    def number(self, value: int) -> int:
        how = self.chance.below(8)
        if how < 3:
            return value + self.one_of([-2, -1, 1, 2])
        if how == 3:
            return self.chance.below(140) - 2
        if how == 4:
            return self.one_of([-1, 0, 1, 2, 3_000_000, 1 << 40, -(1 << 40), 1 << 62, -(1 << 63), 1 << 64])
        if how == 5:
            return self.chance.below(24) | self.chance.below(300) << STEP_BITS
        return value ^ 1 << self.chance.below(28)

    def other_field(self, s: Flow) -> None:
        how = self.chance.below(10)
        p = self.one_of(s.players)
        if how == 0:
            self.other_value(s, self.one_of(GALAXY))
        elif how <= 2:
            self.other_value(p, self.one_of(EMPIRE))
        elif how == 3:
            self.other_todo(p)
        elif how == 4:
            self.borrow(s, p)
        elif how == 5:
            self.trade_dice(s, p)
        elif how == 6:
            self.swap_tiles(s)
        elif how == 7:
            self.pass_chips(s, p)
        elif how == 8:
            self.turn_die(p)
        else:
            self.move(p, self.one_of([p, self.one_of(s.players)]))

    def other_value(self, owner: Galaxy | Empire, name: str) -> None:
        value = getattr(owner, name)
        if isinstance(value, bool):
            setattr(owner, name, not value)
        elif isinstance(value, int):
            setattr(owner, name, self.number(value))
        elif name in ("stacks", "builders"):
            self.other_row(self.one_of(value))
        else:
            self.other_row(value)

    def other_row(self, row: list[int]) -> None:
        how = self.chance.below(6)
        at = self.chance.below(len(row)) if row else 0
        if how == 0 or not row:
            row.insert(at, self.number(row[at] if row else 0))
        elif how == 1:
            row.pop(at)
        elif how == 2:
            other = self.chance.below(len(row))
            row[at], row[other] = row[other], row[at]
        elif how == 3:
            row.insert(at, row[at])
        else:
            row[at] = self.number(row[at])

    def move(self, p: Empire, q: Empire) -> None:
        """Something lies elsewhere: everything is still accounted for."""
        names = self.one_of([DICE, TILES, ROWS])
        there = self.one_of([getattr(p, name) for name in names] + (p.builders if names is DICE else p.stacks))
        here = self.one_of([getattr(q, name) for name in names] + (q.builders if names is DICE else q.stacks))
        if there:
            here.append(there.pop(self.chance.below(len(there))))

    def other_todo(self, p: Empire) -> None:
        how = self.chance.below(4)
        side = self.one_of([1, *p.worlds, *p.developments])
        argument = self.one_of([0, 0, 0, 1, 2, 3, 2 * side, EFFECTS * side, self.chance.below(900)])
        step = self.chance.below(len(STEPS)) | argument << STEP_BITS
        if how == 0:
            p.todo = []
        elif how == 1 and p.todo:
            p.todo.pop()
        elif how == 2 and p.todo:
            p.todo[-1] = step
        else:
            p.todo.append(step)
        p.busy = bool(p.todo)

    def borrow(self, s: Flow, p: Empire) -> None:
        """A field as another seat or another position has it."""
        other = self.one_of([s, self.position()])
        name = self.one_of([*GALAXY, *EMPIRE])
        if name in GALAXY:
            setattr(s, name, getattr(other, name))
        else:
            setattr(p, name, getattr(copy(other).players[self.chance.below(len(other.players))], name))

    def trade_dice(self, s: Flow, p: Empire) -> None:
        """A die of another colour, or one more: the supply is the sum of them."""
        row = self.one_of([getattr(p, name) for name in DICE] + p.builders)
        colour = self.chance.below(len(s.supply))
        if row and self.chance.below(2):
            at = self.chance.below(len(row))
            s.supply[(row[at] & 15) % len(s.supply)] += 1
            row[at] = row[at] & ~15 | colour
        else:
            number = p.seat * SEAT_DICE + self.one_of([p.made, self.chance.below(40)])
            row.append(number << NUMBER_SHIFT | BLANK | colour)
            p.made += self.chance.below(2)
        s.supply[colour] -= 1

    def turn_die(self, p: Empire) -> None:
        """Another face, another column."""
        row = self.one_of([getattr(p, name) for name in DICE] + p.builders)
        if row:
            at = self.chance.below(len(row))
            die = self.one_of([row[at], row[at] | BLANK, rolled(row[at], self.chance.below(8))])
            row[at] = assigned(die, self.one_of([NONE, *range(6)]))

    def swap_tiles(self, s: Flow) -> None:
        """Two tiles change places."""
        places = [s.bag] + [getattr(p, name) for p in s.players for name in TILES[:4]]
        faces = [row for p in s.players for row in [*p.stacks, p.worlds, p.developments]]
        one, two = ([row for row in self.one_of([places, faces]) if row] for _ in range(2))
        if one and two:
            a, b = self.one_of(one), self.one_of(two)
            i, j = self.chance.below(len(a)), self.chance.below(len(b))
            tile_a, tile_b = (row[at] >> 1 if row in faces else row[at] for row, at in ((a, i), (b, j)))
            a[i] = 2 * tile_b + (a[i] & 1) if a in faces else tile_b
            b[j] = 2 * tile_a + (b[j] & 1) if b in faces else tile_a
        s.bag.sort()

    def pass_chips(self, s: Flow, p: Empire) -> None:
        """Chips to another seat, from the pool, or from beyond it."""
        n = self.one_of([1, 2, s.pool, -p.chips, self.chance.below(30) - 15])
        p.chips += n
        how = self.chance.below(3)
        if how == 0:
            s.pool -= n
        elif how == 1:
            s.extra += n
        else:
            self.one_of(s.players).chips -= n


def play_on(s: Flow, chance: Chance) -> None:
    """Play to the end at random, as the laws bound it, with everything accounted for at every choice."""
    first = round_now = s.round
    in_round = 0
    assert ROLL.audit(s) == []
    while s.decisions():
        decision = s.decisions()[chance.below(len(s.decisions()))]
        s.apply(decision.seat, decision.choices[chance.below(len(decision.choices))])
        in_round = in_round + 1 if s.round == round_now else 0
        round_now = s.round
        assert ROLL.audit(s) == []
        assert in_round <= ROLL.round_bound
        assert s.round - first <= ROLL.length_bound
    assert s.stage == OVER
    assert sum(score.wins for score in s.scores()) > 0


def look_at(s: State, chance: Chance) -> None:
    """What tables, bots and pages ask of a position."""
    for p in s.seats:
        ROLL.imagine(s.view(p.seat), p.seat, chance)
        s.refusals(p.seat)
    s.view(None)
    s.scores()
    s.digest()
    ROLL.lines(s)


def try_mutations(count: int, games: int, seed: str) -> Counter[str]:
    """How many changed encodings were refused, and how many accepted and played to their end."""
    mutator = Mutator(Sample(games, seed), Chance(key_of_seed(f"{seed}/mutations")))
    found: Counter[str] = Counter()
    for i in range(count):
        data = mutator.encoding()
        try:
            s = ROLL.decode(data)
        except BadData:
            found["refused"] += 1
            continue
        assert isinstance(s, Flow)
        try:
            assert s.encode() == data
            look_at(s, mutator.chance)
            play_on(s, mutator.chance)
        except Exception as error:
            raise AssertionError(f"mutation {i} of {seed!r} was accepted: {data.hex()}") from error
        found["accepted"] += 1
    return found


if __name__ == "__main__":
    print(dict(try_mutations(int(sys.argv[1]), 160, sys.argv[2] if len(sys.argv) > 2 else "mutations")))
