"""What lasts for a battle, and for the battles of a turn."""

from __future__ import annotations

from orrery.kernel.codec import Reader, Writer

from ..board import NOWHERE
from ..vocabulary.faction import NOBODY


class Battle:
    """The battle that is fought (combat/): NOWHERE, there is none. Sides are bits of factions. `attacker` and
    `left` last until all battles of a turn are over.
    """

    __slots__ = (
        "at", "attacker", "attackers", "bonus", "chooser", "crushing", "cursor", "defenders", "held", "left", "lost",
        "mine", "owed", "revealed", "safe", "tens", "winners",
    )  # fmt: skip

    def __init__(self) -> None:
        self.attacker = NOBODY
        self.left: list[int] = []  # hexes where the active faction still has to fight, sorted
        self.begin(NOWHERE, 0, 0)

    def begin(self, at: int, attackers: int, defenders: int) -> None:
        self.at = at
        self.attackers = attackers
        self.defenders = defenders
        self.winners = 0
        self.chooser = NOBODY  # who chooses what is lost (E-94)
        self.revealed = False  # the fleets lie open (E-90)
        self.crushing = False  # the winners have 3 times as much (E-95)
        self.lost = 0  # ships that the losing side has lost
        self.mine = 0  # ships that the player has lost
        self.owed = 0  # ships that the winning side has still to lose
        self.cursor = -1  # while the player chooses: the last group of ships that was settled (combat/groups.py)
        self.tens = -1  # of the number that is being chosen, if that is large
        self.bonus = 0  # CV that a card adds to the player's side
        self.held = False  # a card keeps the player's opponents from retreating before combat
        self.safe = False  # none of the player's ships are destroyed

    def clone(self) -> Battle:
        c = Battle()
        c.at = self.at
        c.attacker = self.attacker
        c.attackers = self.attackers
        c.defenders = self.defenders
        c.winners = self.winners
        c.chooser = self.chooser
        c.left = self.left[:]
        c.revealed = self.revealed
        c.crushing = self.crushing
        c.lost = self.lost
        c.mine = self.mine
        c.owed = self.owed
        c.cursor = self.cursor
        c.tens = self.tens
        c.bonus = self.bonus
        c.held = self.held
        c.safe = self.safe
        return c

    def write(self, w: Writer) -> None:
        w.values.extend((
            self.at, self.attacker, self.attackers, self.defenders, self.winners, self.chooser,
            self.revealed, self.crushing, self.lost, self.mine, self.owed, self.cursor, self.tens, self.bonus,
            self.held, self.safe,
        ))  # fmt: skip
        w.numbers(self.left)

    def read(self, r: Reader) -> None:
        self.at = r.number()
        self.attacker = r.number()
        self.attackers = r.number()
        self.defenders = r.number()
        self.winners = r.number()
        self.chooser = r.number()
        self.revealed = r.flag()
        self.crushing = r.flag()
        self.lost = r.number()
        self.mine = r.number()
        self.owed = r.number()
        self.cursor = r.number()
        self.tens = r.number()
        self.bonus = r.number()
        self.held = r.flag()
        self.safe = r.flag()
        self.left = r.numbers()
