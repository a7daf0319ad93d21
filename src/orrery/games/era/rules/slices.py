"""What lasts for a part of the round: slices of the state, each the business of one part of the rules.

Every slice begins afresh by being made anew; a field is added with its line in `clone`, `write` and `read`.
"""

from __future__ import annotations

from orrery.kernel.codec import Reader, Writer

from .board import NOWHERE
from .vocabulary.counter import OVALS
from .vocabulary.faction import FACTIONS, NOBODY
from .vocabulary.field import FIELDS
from .vocabulary.letter import LETTERS


class Voyage:
    """The player's movement (movement/). `ranges`: a number for each ship outside fleets, sorted: its hex and, below
    RANGE_BITS, the range that it has left; empty outside the player's movement. `fleet_ranges`: by letter.
    """

    __slots__ = (
        "arranged", "dart", "fleet_ranges", "lifted", "nebula_range", "number", "ranges", "regrouped", "sailing",
        "swapped", "views", "views_extra",
    )  # fmt: skip

    def __init__(self) -> None:
        self.ranges: list[int] = []
        self.fleet_ranges = [0] * LETTERS
        self.sailing = False  # ships have their ranges
        self.dart = 0  # the part of its range that the D fleet has had as its bonus (E-55)
        self.nebula_range = 0  # what a card gives to ships that start in a nebula, instead of the usual (E-62)
        self.lifted = NOWHERE  # what is being moved: a hex, or HEXES and a letter
        self.number = 0  # how many ships of it; 0: all
        self.regrouped: list[int] = []  # hexes whose fleets were arranged, sorted
        self.arranged = 0  # in the hex whose fleets are being arranged: letters that have got their ships, bits
        self.swapped: list[int] = []  # pairs of letters that were exchanged, sorted: LETTERS * one + other
        self.views = 0  # remote views used in this round (E-75)
        self.views_extra = 0  # those of the Ancient Pyramids (E-77)

    def clone(self) -> Voyage:
        c = Voyage()
        c.ranges = self.ranges[:]
        c.fleet_ranges = self.fleet_ranges[:]
        c.sailing = self.sailing
        c.dart = self.dart
        c.nebula_range = self.nebula_range
        c.lifted = self.lifted
        c.number = self.number
        c.regrouped = self.regrouped[:]
        c.arranged = self.arranged
        c.swapped = self.swapped[:]
        c.views = self.views
        c.views_extra = self.views_extra
        return c

    def write(self, w: Writer) -> None:
        w.values.extend((
            self.sailing, self.dart, self.nebula_range, self.lifted, self.number, self.arranged, self.views,
            self.views_extra,
        ))  # fmt: skip
        w.numbers(self.ranges)
        w.values.extend(self.fleet_ranges)
        w.numbers(self.regrouped)
        w.numbers(self.swapped)

    def read(self, r: Reader) -> None:
        self.sailing = r.flag()
        self.dart = r.number()
        self.nebula_range = r.number()
        self.lifted = r.number()
        self.number = r.number()
        self.arranged = r.number()
        self.views = r.number()
        self.views_extra = r.number()
        self.ranges = r.numbers()
        self.fleet_ranges = [r.number() for _ in range(LETTERS)]
        self.regrouped = r.numbers()
        self.swapped = r.numbers()


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


class Growth:
    """The player's counters of this round (growth/). `ovals`: still to be carried out; `squares`: bits."""

    __slots__ = ("bonus", "extra", "left_out", "ovals", "selected", "squares", "used", "waiting")

    def __init__(self) -> None:
        self.selected = [0] * OVALS  # how many of each were selected
        self.ovals = [0] * OVALS
        self.squares = 0
        self.extra = 0  # unused ovals that may still be carried out for nothing
        self.left_out: list[int] = []  # while population grows: stars that the player leaves out, sorted
        self.bonus: list[int] = []  # and those that get a bonus disc, sorted
        self.waiting: list[int] = []  # stars to which a disc comes from another one (E-125), an entry for each
        self.used: list[int] = []  # what is offered once in this phase and was used, sorted

    def clone(self) -> Growth:
        c = Growth()
        c.selected = self.selected[:]
        c.ovals = self.ovals[:]
        c.squares = self.squares
        c.extra = self.extra
        c.left_out = self.left_out[:]
        c.bonus = self.bonus[:]
        c.waiting = self.waiting[:]
        c.used = self.used[:]
        return c

    def write(self, w: Writer) -> None:
        w.values.extend(self.selected)
        w.values.extend(self.ovals)
        w.values.extend((self.squares, self.extra))
        w.numbers(self.left_out)
        w.numbers(self.bonus)
        w.numbers(self.waiting)
        w.numbers(self.used)

    def read(self, r: Reader) -> None:
        self.selected = [r.number() for _ in range(OVALS)]
        self.ovals = [r.number() for _ in range(OVALS)]
        self.squares = r.number()
        self.extra = r.number()
        self.left_out = r.numbers()
        self.bonus = r.numbers()
        self.waiting = r.numbers()
        self.used = r.numbers()


class Robots:
    """What the automas rolled and drew (automas/). Dice are 1 to 6, or 0 before they are rolled.

    While the Slavers gain stars: `tested` hexes, `gained` stars, attempts `left`, and whether they have gone on to the
    `otherwise` of the sentence.
    """

    __slots__ = (
        "cancelled", "done", "field", "gained", "growth", "left", "movement", "otherwise", "power", "ray_used",
        "tested", "units", "wormholes",
    )  # fmt: skip

    def __init__(self) -> None:
        self.power = 0  # discs on the power track (E-200)
        self.movement = [0] * FACTIONS  # by faction
        self.growth = [0] * FACTIONS
        self.field = -1  # the technology that the Slavers' result 6 has fixed (E-234)
        self.cancelled = 0  # sentences of the results that the player has cancelled (automas/cancelling.py), bits
        self.done = 0  # those carried out
        self.ray_used = False  # the Slavers' Planetary Death Ray in this round (E-99)
        self.units: list[int] = []  # what has still to move (automas/units.py), in the order of hexes
        self.wormholes = 0  # where ships were spawned by this sentence, bits
        self.tested: list[int] = []  # sorted
        self.gained = 0
        self.left = 0
        self.otherwise = False

    def clone(self) -> Robots:
        c = Robots()
        c.power = self.power
        c.movement = self.movement[:]
        c.growth = self.growth[:]
        c.field = self.field
        c.cancelled = self.cancelled
        c.done = self.done
        c.ray_used = self.ray_used
        c.units = self.units[:]
        c.wormholes = self.wormholes
        c.tested = self.tested[:]
        c.gained = self.gained
        c.left = self.left
        c.otherwise = self.otherwise
        return c

    def write(self, w: Writer) -> None:
        w.values.extend((
            self.power, self.field, self.cancelled, self.done, self.wormholes, self.gained, self.left, self.otherwise,
            self.ray_used,
        ))  # fmt: skip
        w.values.extend(self.movement)
        w.values.extend(self.growth)
        w.numbers(self.units)
        w.numbers(self.tested)

    def read(self, r: Reader) -> None:
        self.power = r.number()
        self.field = r.number()
        self.cancelled = r.number()
        self.done = r.number()
        self.wormholes = r.number()
        self.gained = r.number()
        self.left = r.number()
        self.otherwise = r.flag()
        self.ray_used = r.flag()
        self.movement = [r.number() for _ in range(FACTIONS)]
        self.growth = [r.number() for _ in range(FACTIONS)]
        self.units = r.numbers()
        self.tested = r.numbers()


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


class Hand:
    """The player's domination cards (cards/)."""

    __slots__ = ("cards", "deck", "gone", "played", "sections", "top")

    def __init__(self) -> None:
        self.cards: list[int] = []  # sorted
        self.deck: list[int] = []  # in no order: what is drawn is drawn by lot
        self.top = -1  # the card that a remote view has shown on top; it is in the deck
        self.played: list[int] = []  # in the order of playing
        self.sections: list[int] = []  # of these: 0 for A, 1 for B
        self.gone: list[int] = []  # discarded, sorted

    def clone(self) -> Hand:
        c = Hand()
        c.cards = self.cards[:]
        c.deck = self.deck[:]
        c.top = self.top
        c.played = self.played[:]
        c.sections = self.sections[:]
        c.gone = self.gone[:]
        return c

    def write(self, w: Writer) -> None:
        w.number(self.top)
        w.numbers(self.cards)
        w.numbers(sorted(self.deck))
        w.numbers(self.played)
        w.numbers(self.sections)
        w.numbers(self.gone)

    def read(self, r: Reader) -> None:
        self.top = r.number()
        self.cards = r.numbers()
        self.deck = r.numbers()
        self.played = r.numbers()
        self.sections = r.numbers()
        self.gone = r.numbers()
