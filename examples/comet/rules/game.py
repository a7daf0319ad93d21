"""The game as the kernel sees it."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.acts import entry
from orrery.kernel.chance import KEY_BYTES, Chance
from orrery.kernel.codec import Reader
from orrery.kernel.corrections import Changes
from orrery.kernel.event import Listener
from orrery.kernel.game import Game, Option, Options
from orrery.kernel.refusal import BadData
from orrery.kernel.state import EVERY_SEAT, State

from . import acts
from .checking import check
from .content import Box
from .state import ALPHABET, UNKNOWN, Sky

MOST_BYTES: Final = 512
FATES: Final = ("open", "surveyed", "veiled")


class Comet(Game):
    __slots__ = ("box",)

    def __init__(self, changed: Changes) -> None:
        super().__init__("comet", ALPHABET, 1, 1)
        self.rules_version = "1"
        self.rivals = ["comet"]
        self.options = [
            Option("comet", ["young", "old"], "young"),
            Option("tail", ["short", "long"], "short", quiet=True, needs={"long": {"comet": ["old"]}}),
        ]
        self.box = Box(changed)
        self.round_bound = 2 + self.box.most
        self.length_bound = self.box.nights

    def with_changes(self, found: Changes) -> Comet:
        return Comet(found)

    def new(self, options: Options, seats: int, seed: bytes, tell: Listener | None = None) -> Sky:
        self.check(options, seats)
        complete = self.complete(options)
        s = Sky(self.box, Chance(seed))
        s.listener = tell
        s.dice = self.box.dice + (complete["comet"] == "old")
        s.long_tail = complete["tail"] == "long"
        s.exposed = [self.box.plates] * len(self.box.filters)
        s.plan(entry(acts.DRAW, self.box.start), acts.NIGHT)  # C-2: the first draw shuffles
        s.run()
        s.listener = None
        return s

    def decode(self, data: bytes) -> Sky:
        if len(data) > MOST_BYTES:
            raise BadData(f"a state of this game has at most {MOST_BYTES} bytes, not {len(data)}")
        r = Reader(data)
        s = Sky(self.box, Chance(bytes(KEY_BYTES)))
        s.viewer, s.round, s.dice, s.long_tail = r.number(), r.number(), r.number(), r.flag()
        counter, at, key = r.number(), r.number(), r.raw()
        if len(key) != KEY_BYTES:
            raise BadData(f"a key has {KEY_BYTES} bytes, not {len(key)}")
        s.chance = Chance(key)
        s.chance.block, s.chance.counter, s.chance.at = r.raw(), counter, at
        p = s.keeper
        p.waiting, p.busy, p.owed, s.fed = r.flag(), r.flag(), r.number(), r.number()
        s.agenda, s.deck, s.exposed, s.signs = r.numbers(), r.numbers(), r.numbers(), r.numbers()
        s.dust, s.bright, p.hand, p.todo = r.numbers(), r.numbers(), r.numbers(), r.numbers()
        r.end()
        check(s)
        return s

    def imagine(self, view: State, seat: int, chance: Chance) -> Sky:
        s = sky(view).clone()
        s.viewer = EVERY_SEAT
        s.chance = chance.fork(chance.below(65536))
        unseen: list[int] = []
        for plate in range(len(s.box.filters)):
            unseen += [plate] * (s.box.plates - s.exposed[plate] - s.keeper.hand.count(plate))
        chance.shuffle(unseen)
        s.keeper.hand = sorted(unseen.pop() if plate == UNKNOWN else plate for plate in s.keeper.hand)
        s.deck = unseen
        s.reopen()
        return s

    def audit(self, state: State) -> list[str]:
        s = sky(state)
        there = [s.exposed[i] + s.deck.count(i) + s.keeper.hand.count(i) for i in range(len(s.box.filters))]
        wrong = [f"{n} {key} plates" for n, key in zip(there, s.box.filters, strict=True) if n != s.box.plates]
        return wrong + [f"dust {n} on a sign" for n in s.dust if not 0 <= n < s.box.dust]

    def lines(self, state: State) -> list[str]:
        s = sky(state)
        hand = " ".join("?" if plate == UNKNOWN else s.box.filters[plate] for plate in s.keeper.hand) or "-"
        rows = [f"night {s.round} of {s.box.nights} | deck {len(s.deck)} | hand {hand}"]
        for i, key in enumerate(s.box.signs):
            cost = f"cost {s.box.cost[i]}, worth {s.box.worth[i]}, {s.box.filters[s.box.filter[i]]}"
            rows.append(f"  {i + 1} {key} ({cost}): {FATES[s.signs[i]]}, dust {s.dust[i]}, bright {s.bright[i]}")
        return rows

    def components(self, options: Options | None = None) -> list[dict[str, Any]]:
        return self.box.rows


def sky(state: State) -> Sky:
    if not isinstance(state, Sky):
        raise TypeError("this is not a state of Comet")
    return state


COMET: Final = Comet({})
