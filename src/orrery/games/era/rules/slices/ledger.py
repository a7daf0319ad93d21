"""What is remembered of a round."""

from __future__ import annotations

from orrery.kernel.codec import Reader, Writer

from ..vocabulary.faction import FACTIONS
from ..vocabulary.field import FIELDS


class Ledger:
    """What is remembered of a round for scoring, and of offers that can be made once (scoring/, trading/)."""

    __slots__ = (
        "aligned", "built", "extra_trades", "no_war", "peace_tried", "raised", "ray_used", "switched", "taken",
        "traded", "willing",
    )  # fmt: skip

    def __init__(self) -> None:
        self.raised = [0] * (FACTIONS * FIELDS)  # by faction and field: the level that research reached this round
        self.aligned = False  # the alignment brought a point this round
        self.switched = 0  # Switch Alignment counters played
        self.built = 0  # ships of the last Build Ships action
        self.taken: list[int] = []  # factions whose stars the player took in this turn, one for each star
        self.peace_tried = [False] * FACTIONS
        self.willing = [0] * FACTIONS  # 0: not rolled, 1: yes, 2: no
        self.traded = [0] * FACTIONS  # by faction its trades in this round
        self.extra_trades = 0  # that a card allows
        self.no_war = False  # nobody may declare war on the player in this round (E-81)
        self.ray_used = False  # the player's Planetary Death Ray (E-99)

    def clone(self) -> Ledger:
        c = Ledger()
        c.raised = self.raised[:]
        c.aligned = self.aligned
        c.switched = self.switched
        c.built = self.built
        c.taken = self.taken[:]
        c.peace_tried = self.peace_tried[:]
        c.willing = self.willing[:]
        c.traded = self.traded[:]
        c.extra_trades = self.extra_trades
        c.no_war = self.no_war
        c.ray_used = self.ray_used
        return c

    def write(self, w: Writer) -> None:
        w.values.extend((self.aligned, self.switched, self.built, self.extra_trades, self.ray_used, self.no_war))
        w.values.extend(self.raised)
        w.values.extend(self.peace_tried)
        w.values.extend(self.willing)
        w.values.extend(self.traded)
        w.numbers(self.taken)

    def read(self, r: Reader) -> None:
        self.aligned = r.flag()
        self.switched = r.number()
        self.built = r.number()
        self.extra_trades = r.number()
        self.ray_used = r.flag()
        self.no_war = r.flag()
        self.raised = [r.number() for _ in range(FACTIONS * FIELDS)]
        self.peace_tried = [r.flag() for _ in range(FACTIONS)]
        self.willing = [r.number() for _ in range(FACTIONS)]
        self.traded = [r.number() for _ in range(FACTIONS)]
        self.taken = r.numbers()
