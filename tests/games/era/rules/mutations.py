"""Encodings of real positions, changed: bytes, numbers, or what the fields hold. Few of them are positions.

`python -m tests.games.era.rules.mutations 20000 SEED` tries as many and says how many of them were accepted, compiled
where Orrery is installed compiled.
"""

from __future__ import annotations

import sys
from collections import Counter
from inspect import isdatadescriptor
from typing import Any, TypeVar

from orrery.games.era.rules.board import HEXES
from orrery.games.era.rules.faction import Faction
from orrery.games.era.rules.flow import ACTS, STEPS, Flow
from orrery.games.era.rules.game import ERA
from orrery.games.era.rules.slices import Battle, Growth, Hand, Ledger, Robots, Voyage
from orrery.games.era.rules.slices.folk import Folk
from orrery.games.era.rules.state import Galaxy, Seat
from orrery.games.era.rules.vocabulary.faction import FACTIONS
from orrery.kernel.acts import ACT_BITS
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.codec import Writer
from orrery.kernel.refusal import BadData
from orrery.kernel.state import STEP_BITS

from .positions import Sample, copy

T = TypeVar("T")
SLICES: dict[str, type] = {
    "voyage": Voyage, "battle": Battle, "growth": Growth, "robots": Robots, "ledger": Ledger, "hand": Hand,
    "folk": Folk,
}  # fmt: skip


def fields_of(kind: type, *left_out: str) -> list[str]:
    """Compiled classes have no __slots__."""
    found = {name for base in kind.__mro__[:-1] for name, field in vars(base).items() if isdatadescriptor(field)}
    return sorted(found - set(left_out))


GAME = fields_of(
    Galaxy, "box", "chance", "factions", "layout", "listener", "open", "seat", "seats", "powers", "era", "me",
    "slavers", "farmers", *SLICES,
)  # fmt: skip
SEAT = fields_of(Seat, "seat")
FACTION = fields_of(Faction, "number", "spots")
OF_SLICE = {name: fields_of(kind) for name, kind in SLICES.items()}


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
            return self.chance.below(200) - 2
        if how == 4:
            return self.one_of([-1, 0, 1, 2, 3_000_000, 1 << 40, -(1 << 40), 1 << 62, -(1 << 63)])
        if how == 5:
            return self.chance.below(64) | self.chance.below(300) << STEP_BITS
        return value ^ 1 << self.chance.below(28)

    def other_field(self, s: Flow) -> None:
        how = self.chance.below(10)
        if how <= 1:
            self.other_value(s, self.one_of(GAME))
        elif how == 2:
            self.other_value(s.factions[self.chance.below(FACTIONS)], self.one_of(FACTION))
        elif how <= 4:
            name = self.one_of(list(SLICES))
            self.other_value(getattr(s, name), self.one_of(OF_SLICE[name]))
        elif how == 5:
            self.other_todo(s.seat)
        elif how == 6:
            self.other_agenda(s)
        elif how == 7:
            self.borrow(s)
        else:
            self.move(s)

    def other_value(self, owner: Any, name: str) -> None:
        value = getattr(owner, name)
        if name == "home":  # what lies in a hex is written for this one as well
            setattr(owner, name, self.chance.below(HEXES + 1) - 1)
        elif isinstance(value, bool):
            setattr(owner, name, not value)
        elif isinstance(value, int):
            setattr(owner, name, self.number(value))
        else:
            self.other_row(value)

    def other_row(self, row: list[Any]) -> None:
        at = self.chance.below(len(row)) if row else 0
        if row and isinstance(row[0], bool):
            row[at] = not row[at]
            return
        how = self.chance.below(6)
        if len(row) == HEXES or how > 3:  # what is by hex stays as long as it is
            if row:
                row[at] = self.number(row[at])
        elif how == 0 or not row:
            row.insert(at, self.number(row[at] if row else 0))
        elif how == 1:
            row.pop(at)
        elif how == 2:
            other = self.chance.below(len(row))
            row[at], row[other] = row[other], row[at]
        else:
            row.insert(at, row[at])

    def argument(self) -> int:
        return self.one_of(
            [0, 0, 0, 1, 2, 3, 255, self.chance.below(12), self.chance.below(900), self.chance.below(9000)]
        )

    def other_todo(self, p: Seat) -> None:
        how = self.chance.below(4)
        step = self.chance.below(len(STEPS)) | self.argument() << STEP_BITS
        if how == 0:
            p.todo = []
        elif how == 1 and p.todo:
            p.todo.pop()
        elif how == 2 and p.todo:
            p.todo[-1] = step
        else:
            p.todo.append(step)
        p.busy = bool(p.todo)

    def other_agenda(self, s: Flow) -> None:
        how = self.chance.below(4)
        act = self.chance.below(len(ACTS)) | self.argument() << ACT_BITS
        if how == 0 and s.agenda:
            s.agenda.pop(self.chance.below(len(s.agenda)))
        elif how == 1 and s.agenda:
            s.agenda[-1] = act
        else:
            s.agenda.append(act)

    def borrow(self, s: Flow) -> None:
        """A field, or a whole slice, as another position has it."""
        other = self.position()
        how = self.chance.below(4)
        if how == 0:
            name = self.one_of([*SLICES, "seat"])
            setattr(s, name, getattr(other, name))
            s.seats = [s.seat]
        elif how == 1:
            at = self.chance.below(FACTIONS)
            name = self.one_of(FACTION)
            setattr(s.factions[at], name, getattr(other.factions[at], name))
        elif how == 2:
            name = self.one_of(list(SLICES))
            field = self.one_of(OF_SLICE[name])
            setattr(getattr(s, name), field, getattr(getattr(other, name), field))
        else:
            name = self.one_of(GAME)
            setattr(s, name, getattr(other, name))

    def move(self, s: Flow) -> None:
        """Ships, discs or cards lie elsewhere: everything is still accounted for."""
        how = self.chance.below(4)
        f = s.factions[self.chance.below(FACTIONS)]
        at = self.chance.below(HEXES)
        if how == 0:
            f.put_ships(at, f.loose[at] + 1)
        elif how == 1:
            letter = self.chance.below(5)
            f.put_fleet(letter, at, 1 + self.chance.below(9))
        elif how == 2:
            star = self.one_of(s.star_hexes())
            if s.owner[star] == f.number and f.track > 0:
                s.discs[star] += 1
                f.track -= 1
        elif s.hand.deck:
            self.one_of([s.hand.cards, s.hand.gone]).append(s.hand.deck.pop(self.chance.below(len(s.hand.deck))))
            s.hand.cards.sort()
            s.hand.gone.sort()


def try_mutations(tries: int, games: int, seed: str) -> Counter[str]:
    """Change encodings: each is refused, or played on at random to its end. How many were which."""
    chance = Chance(key_of_seed(f"{seed}/mutations"))
    mutator = Mutator(Sample(games, seed), chance)
    found: Counter[str] = Counter()
    for _ in range(tries):
        data = mutator.encoding()
        try:
            s = ERA.decode(data)
        except BadData:
            found["refused"] += 1
            continue
        found["accepted"] += 1
        try:
            play_on(s, chance)
        except Exception as error:
            error.add_note(f"decoded from {data.hex()}")
            raise
    return found


def play_on(s: Any, chance: Chance) -> None:
    ERA.imagine(s.view(0), 0, chance)
    ERA.lines(s)
    for _ in range(20000):
        if not s.open:
            return
        s.about(0)
        s.refusals(0)
        choices = s.open[0].choices
        s.apply(0, choices[chance.below(len(choices))])
    raise AssertionError("this goes on for ever")


if __name__ == "__main__":
    print(try_mutations(int(sys.argv[1]), 60, sys.argv[2] if len(sys.argv) > 2 else "mutations"))
