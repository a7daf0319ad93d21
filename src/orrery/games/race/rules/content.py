"""The box: every card as tables of ints, read from content/*.toml, for the sets, the edition and the corrections of a
table. All 191 designs are in every box, numbered for ever in the order of the files; `copies` says which are used.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final, cast

from orrery.kernel.corrections import Changes

from .categories import categories_of
from .design import SET_KEYS, Design
from .mat import Mat, RobotBox
from .powers.develop import DrawAtStart
from .powers.explore import DrawExtra, KeepExtra
from .powers.placing import ReduceCost
from .powers.power import Power
from .powers.settle import Military
from .robot.card_types import card_types_of
from .terms import Term
from .vocabulary import kind, phase
from .vocabulary.feature import REBEL_WORLD
from .vocabulary.goods import ANY_GOOD, KINDS

__all__ = ["BOX", "BOXES", "KEYS", "Box", "Boxes", "Mat", "RobotBox"]

FIRST: Final = "first"
SECOND: Final = "second"
EDITION_KEYS: Final = [FIRST, SECOND]
BRINK: Final = 3  # the level of sets that has prestige
BY_KIND: Final = KINDS + 2  # tables by goods kind: the four kinds, ANY_KIND, and NO_KIND, which is -1, at the end


class Box:
    """`level`: 0 the base game alone, 1 to 3 with the first, the first two or all three sets.

    Tables are indexed by design; `settle_reduction` and `military_against` first by the goods kind of a world, also
    NO_KIND. They hold what always counts; what depends on the tableau is among `conditional_military`.
    """

    __slots__ = (
        "card_types", "cards", "categories", "changes", "conditional_military", "consume", "consume_kinds", "copies",
        "cost", "designs", "develop", "develop_kinds", "develop_reduction", "draw_at_start", "draw_extra", "edition",
        "explore", "features", "general_military", "good_kind", "hand_limit", "is_world", "keep_extra", "keys", "level",
        "military", "military_against", "military_against_rebels", "mixes", "number_of", "prestige", "prestige_on",
        "produce", "produce_kinds", "production", "robot", "scoring", "second_action_late", "settle", "settle_kinds",
        "settle_reduction", "six_cost", "start_hand", "start_number", "start_stash", "starts", "tableau_end", "tags",
        "trade", "vp", "windfall",
    )  # fmt: skip

    def __init__(self, level: int, edition: str, changes: Changes) -> None:
        self.level: Final = level
        self.edition: Final = edition
        self.changes: Final = changes
        self.prestige_on: Final[bool] = level >= BRINK
        rows: list[dict[str, Any]] = []
        for name in SET_KEYS:
            rows.extend(read(f"{name}.toml")["card"])
        second = edition == SECOND
        self.designs: Final = [Design(number, rows[number], second, changes) for number in range(len(rows))]
        self.keys: Final[list[str]] = [design.key for design in self.designs]
        self.number_of: Final[dict[str, int]] = {self.keys[number]: number for number in range(len(self.keys))}
        self.copies: Final[list[int]] = [sum(design.copies[: level + 1]) for design in self.designs]
        self.cards: Final = [number for number in range(len(rows)) for _ in range(self.copies[number])]
        self.cost: Final = [design.cost for design in self.designs]
        self.vp: Final = [design.vp for design in self.designs]
        self.is_world: Final = [design.is_world for design in self.designs]
        self.military: Final = [design.military for design in self.designs]
        self.good_kind: Final = [design.good_kind for design in self.designs]
        self.windfall: Final = [design.windfall for design in self.designs]
        self.production: Final = [design.production for design in self.designs]
        self.tags: Final = [design.tags for design in self.designs]
        self.features: Final = [design.features for design in self.designs]
        self.prestige: Final = [design.prestige for design in self.designs]
        self.start_number: Final = [design.start_number for design in self.designs]
        self.six_cost: Final[list[bool]] = [not design.is_world and design.cost == 6 for design in self.designs]
        self.categories: Final = [categories_of(design) for design in self.designs]
        self.card_types: Final = [card_types_of(design) for design in self.designs]
        self.starts: Final = [
            number for number in range(len(rows)) if self.start_number[number] >= 0 and self.copies[number] > 0
        ]
        self.explore: Final[list[list[Power]]] = [design.powers[phase.EXPLORE] for design in self.designs]
        self.develop: Final[list[list[Power]]] = [design.powers[phase.DEVELOP] for design in self.designs]
        self.settle: Final[list[list[Power]]] = [design.powers[phase.SETTLE] for design in self.designs]
        self.trade: Final[list[list[Power]]] = [design.powers[phase.TRADE] for design in self.designs]
        self.consume: Final[list[list[Power]]] = [design.powers[phase.CONSUME] for design in self.designs]
        self.produce: Final[list[list[Power]]] = [design.powers[phase.PRODUCE] for design in self.designs]
        self.develop_kinds: Final = [kinds_of(powers) for powers in self.develop]
        self.settle_kinds: Final = [kinds_of(powers) for powers in self.settle]
        self.consume_kinds: Final = [kinds_of(powers) for powers in self.consume]
        self.produce_kinds: Final = [kinds_of(powers) for powers in self.produce]
        self.scoring: Final[list[list[Term]]] = [design.scoring for design in self.designs]
        for terms in self.scoring:
            for term in terms:
                term.designs = [self.number_of[key] for key in term.cards]
        # Special cards: 0 where there is nothing special.
        self.hand_limit: Final[list[int]] = self._figures("hand_limit")
        self.tableau_end: Final[list[int]] = self._figures("tableau_end")
        self.start_hand: Final[list[int]] = self._figures("start_hand")
        self.start_stash: Final[list[int]] = self._figures("start_stash")
        self.second_action_late: Final[list[bool]] = [
            bool(design.row.get("second_action_late")) for design in self.designs
        ]
        # What adds up.
        self.draw_extra: Final[list[int]] = [0] * len(rows)
        self.keep_extra: Final[list[int]] = [0] * len(rows)
        self.mixes: Final[list[bool]] = [False] * len(rows)
        self.draw_at_start: Final[list[int]] = [0] * len(rows)
        self.develop_reduction: Final[list[int]] = [0] * len(rows)
        self.settle_reduction: Final[list[list[int]]] = [[0] * len(rows) for _ in range(BY_KIND)]
        self.general_military: Final[list[int]] = [0] * len(rows)
        self.military_against: Final[list[list[int]]] = [[0] * len(rows) for _ in range(BY_KIND)]
        self.military_against_rebels: Final[list[int]] = [0] * len(rows)
        self.conditional_military: Final[list[list[Military]]] = [[] for _ in rows]
        for design in self.designs:
            self._add_up(design)
        self.robot: Final = RobotBox(read("robot.toml"), [design.row for design in self.designs], changes)

    def deck(self) -> list[int]:
        """All cards of the sets in use, start worlds too, each design as often as it has copies."""
        return self.cards[:]

    def components(self) -> list[dict[str, Any]]:
        """Every card, and what there is of the robot, as everybody may be told."""
        found = [{**design.row, "part": "card", "rule": rule_of(design)} for design in self.designs]
        return found + self.robot.rows

    def _figures(self, field: str) -> list[int]:
        return [design.row.get(field, 0) for design in self.designs]

    def _add_up(self, design: Design) -> None:
        d = design.number
        for power in self.explore[d]:
            if power.kind == kind.DRAW_EXTRA:
                self.draw_extra[d] += cast(DrawExtra, power).n
            elif power.kind == kind.KEEP_EXTRA:
                self.keep_extra[d] += cast(KeepExtra, power).n
            elif power.kind == kind.MIX_WITH_HAND:
                self.mixes[d] = True
        for power in self.develop[d]:
            if power.kind == kind.REDUCE_COST:
                self.develop_reduction[d] += cast(ReduceCost, power).n
            elif power.kind == kind.DRAW_AT_START:
                self.draw_at_start[d] += cast(DrawAtStart, power).n
        for power in self.settle[d]:
            if power.kind == kind.REDUCE_COST:
                reduction = cast(ReduceCost, power)
                add_by_kind(self.settle_reduction, d, reduction.good, reduction.n)
            elif power.kind == kind.MILITARY:
                self._add_military(d, cast(Military, power))

    def _add_military(self, d: int, power: Military) -> None:
        if not power.is_fixed():
            self.conditional_military[d].append(power)
        elif power.against == REBEL_WORLD:
            self.military_against_rebels[d] += power.n
        else:
            if power.is_general():
                self.general_military[d] += power.n
            add_by_kind(self.military_against, d, power.good, power.n)


def rule_of(design: Design) -> str:
    """The rule by which a card comes into play."""
    if not design.is_world:
        return "S-27"
    if design.start_number >= 0:
        return "S-8"
    return "S-33" if design.military else "S-32"


def kinds_of(powers: list[Power]) -> int:
    """The kinds of these powers, a bit each."""
    found = 0
    for power in powers:
        found |= 1 << power.kind
    return found


def add_by_kind(tables: list[list[int]], design: int, good: int, n: int) -> None:
    """Add n for a design where a world is of that kind; ANY_GOOD: of whatever kind, or of none."""
    for i in range(len(tables)):
        if good in (ANY_GOOD, i):
            tables[i][design] += n


class Boxes:
    """The boxes of a game: one for each level and edition, all with the same corrections, made when asked for."""

    __slots__ = ("changes", "_made")

    def __init__(self, changes: Changes) -> None:
        self.changes: Final = changes
        self._made: Final[dict[tuple[int, str], Box]] = {}

    def of(self, level: int, edition: str) -> Box:
        found = self._made.get((level, edition))
        if found is None:
            found = Box(level, edition, self.changes)
            self._made[level, edition] = found
        return found


@cache
def read(name: str) -> dict[str, Any]:
    return tomllib.loads(files("orrery.games.race").joinpath("content", name).read_text(encoding="utf-8"))


BOXES: Final = Boxes({})
BOX: Final = BOXES.of(BRINK, SECOND)  # all there is
KEYS: Final[list[str]] = BOX.keys  # of all designs, in every box the same
