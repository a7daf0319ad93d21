"""Encodings of real positions, changed: bytes, numbers, or what the fields hold. Few of them are positions.

`python -m tests.games.race.rules.mutations 20000 SEED` tries as many and says how many of them were accepted, compiled
where Orrery is installed compiled.
"""

from __future__ import annotations

import sys
from collections import Counter
from inspect import isdatadescriptor
from typing import TypeVar

from orrery.games.race.rules.flow import STEPS, Flow
from orrery.games.race.rules.game import RACE
from orrery.games.race.rules.robot.state import Robot
from orrery.games.race.rules.state import Empire, Race
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.codec import Writer
from orrery.kernel.refusal import BadData
from orrery.kernel.state import STEP_BITS

from .positions import Sample, copy

T = TypeVar("T")


def fields_of(kind: type, *left_out: str) -> list[str]:
    """Compiled classes have no __slots__."""
    found = {name for base in kind.__mro__[:-1] for name, field in vars(base).items() if isdatadescriptor(field)}
    return sorted(found - set(left_out))


EMPIRE = fields_of(Empire, "seat")
ROBOT = fields_of(Robot)
GAME = fields_of(Race, "box", "chance", "empire", "listener", "open", "robot", "seats")
CARDS = ["hand", "tableau", "stash", "drawn", "picked"]
PILES = ["deck", "discard", "buried", "aside"]


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
            return self.chance.below(33) | self.chance.below(300) << STEP_BITS
        return value ^ 1 << self.chance.below(28)

    def other_field(self, s: Flow) -> None:
        how = self.chance.below(10)
        if how <= 1:
            self.other_value(s, self.one_of(GAME))
        elif how <= 3:
            self.other_value(s.empire, self.one_of(EMPIRE))
        elif how == 4:
            self.other_value(s.robot, self.one_of(ROBOT))
        elif how == 5:
            self.other_todo(s.empire)
        elif how == 6:
            self.borrow(s)
        elif how == 7:
            self.pass_chips(s)
        else:
            self.move(s)

    def other_value(self, owner: Race | Empire | Robot, name: str) -> None:
        value = getattr(owner, name)
        if isinstance(value, bool):
            setattr(owner, name, not value)
        elif isinstance(value, int):
            setattr(owner, name, self.number(value))
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

    def other_todo(self, p: Empire) -> None:
        how = self.chance.below(4)
        argument = self.one_of([0, 0, 0, 1, 2, 3, 255, self.chance.below(12), self.chance.below(900)])
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

    def borrow(self, s: Flow) -> None:
        """A field as another position has it."""
        other = self.position()
        owner, fields = self.one_of([(0, GAME), (1, EMPIRE), (2, ROBOT)])
        name = self.one_of(fields)
        here, there = [(s, other), (s.empire, other.empire), (s.robot, other.robot)][owner]
        setattr(here, name, getattr(there, name))

    def pass_chips(self, s: Flow) -> None:
        n = self.one_of([1, 2, s.chips, -s.empire.vp, self.chance.below(30) - 15])
        s.empire.vp += n
        if self.chance.below(2):
            s.chips -= n
        else:
            s.robot.vp -= n

    def move(self, s: Flow) -> None:
        """Two cards change places, or one lies elsewhere: everything is still accounted for."""
        rows = [getattr(s.empire, name) for name in CARDS] + [getattr(s, name) for name in PILES]
        rows += [s.robot.hand, s.robot.tableau]
        there, here = self.one_of(rows), self.one_of(rows)
        if not there:
            return
        at = self.chance.below(len(there))
        if here and self.chance.below(2):
            to = self.chance.below(len(here))
            there[at], here[to] = here[to], there[at]
        else:
            here.append(there.pop(at))
            s.empire.goods = (s.empire.goods + [-1] * len(s.empire.tableau))[: len(s.empire.tableau)]
        for row in rows:
            if row not in (s.empire.tableau, s.robot.tableau):
                row.sort()


def play_on(s: Flow, chance: Chance) -> None:
    """Play to the end at random, as the laws bound it, with everything accounted for at every choice."""
    first = round_now = s.round
    in_round = 0
    assert RACE.audit(s) == []
    while s.decisions():
        choices = s.decisions()[0].choices
        s.apply(0, choices[chance.below(len(choices))])
        in_round = in_round + 1 if s.round == round_now else 0
        round_now = s.round
        assert RACE.audit(s) == []
        assert in_round <= RACE.round_bound
        assert s.round - first <= RACE.length_bound
    assert not s.agenda
    assert sum(score.wins for score in s.scores()) > 0


def look_at(s: Flow, chance: Chance) -> None:
    """What tables, bots and pages ask of a position."""
    RACE.imagine(s.view(0), 0, chance)
    s.refusals(0)
    s.about(0)
    s.view(None)
    s.scores()
    s.digest()
    RACE.lines(s)


def try_mutations(count: int, games: int, seed: str) -> Counter[str]:
    """How many changed encodings were refused, and how many accepted and played to their end."""
    mutator = Mutator(Sample(games, seed), Chance(key_of_seed(f"{seed}/mutations")))
    found: Counter[str] = Counter()
    for i in range(count):
        data = mutator.encoding()
        try:
            s = RACE.decode(data)
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
