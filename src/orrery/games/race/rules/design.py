"""A design: one card as the content describes it; there may be several copies of it in the deck.

Fields of a row: `key`, `name_en`, `name_de`, `name_de_source` (rulebook; roll: the name of the same card in the German
edition of the sister game; our-translation), `copies` by set (a set may take cards out), `kind` (world, development),
`cost`, or `defence` for a military world, and `vp`. Where there is something to say: `start` (number of a start
world), `windfall` or `production` (a goods kind), `tags`, `prestige`, the powers by phase, `scoring`, `hand_limit`,
`tableau_end`, `start_hand`, `start_stash`, `second_action_late`, `takes_end_discards` (without effect: S-70),
`confidence`, `doubts`, and under `second_edition` what that edition has instead.
"""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.corrections import VERIFIED, Changes, corrected_row

from .powers.kinds import read_powers
from .powers.power import Power, Row
from .terms import Term
from .vocabulary import feature, phase
from .vocabulary.feature import feature_bit
from .vocabulary.goods import ALIEN, GENES, KIND_KEYS, NO_KIND
from .vocabulary.phase import PHASE_KEYS
from .vocabulary.tag import CHROMOSOME, IMPERIUM, REBEL, TAG_KEYS

SET_KEYS: Final = ["base", "storm", "rebel", "brink"]
NAME_SOURCES: Final = {"rulebook": "", "roll": "sister_name", "our-translation": "name"}  # and the doubt, if any
WORLD: Final = "world"
DEVELOPMENT: Final = "development"
POWER_PHASES: Final = ["explore", "develop", "settle", "trade", "consume", "produce"]
FIELDS: Final = frozenset([
    "key", "name_en", "name_de", "name_de_source", "copies", "kind", "cost", "defence", "vp", "start", "windfall",
    "production", "tags", "prestige", "scoring", "hand_limit", "tableau_end", "start_hand", "start_stash",
    "second_action_late", "takes_end_discards", "confidence", "doubts", "second_edition", *POWER_PHASES,
])  # fmt: skip


class Design:
    """`cost` is the defence of a military world. `row` is what everybody may be told of it."""

    __slots__ = (
        "copies", "cost", "features", "good_kind", "is_world", "key", "military", "number", "powers", "prestige",
        "production", "row", "scoring", "set", "start_number", "tags", "vp", "windfall",
    )  # fmt: skip

    def __init__(self, number: int, row: dict[str, Any], second_edition: bool, changes: Changes) -> None:
        row = completed(row, second_edition, changes)
        self.number: Final = number
        self.row: Final = row
        self.key: Final[str] = row["key"]
        self.is_world: Final[bool] = row["kind"] == WORLD
        self.military: Final[bool] = "defence" in row
        self.cost: Final[int] = row["defence" if self.military else "cost"]
        self.vp: Final[int] = row["vp"]
        self.copies: Final[list[int]] = [row["copies"].get(key, 0) for key in SET_KEYS]
        self.set: Final[int] = next(i for i in range(len(SET_KEYS)) if self.copies[i] > 0)
        self.windfall: Final[bool] = "windfall" in row
        self.production: Final[bool] = "production" in row
        self.good_kind: Final = good_kind_of(row)
        self.tags: Final = tags_of(row)
        self.prestige: Final[int] = row.get("prestige", 0)
        self.start_number: Final[int] = row.get("start", -1)
        self.powers: Final[list[list[Power]]] = [
            read_powers(number, self.key, key, row.get(key, [])) if key in POWER_PHASES else [] for key in PHASE_KEYS
        ]
        self.scoring: Final = [Term(self.key, term) for term in row.get("scoring", [])]
        self.features: Final = self._features()

    def _features(self) -> int:
        found = feature.WORLD if self.is_world else feature.DEVELOPMENT
        kind = WORLD if self.is_world else DEVELOPMENT
        for which in (phase.EXPLORE, phase.TRADE, phase.CONSUME):
            if self.powers[which]:
                found |= feature_bit(f"{kind}_with_{PHASE_KEYS[which]}_power")
        if self.tags & IMPERIUM:
            found |= feature.IMPERIUM_CARD
        if not self.is_world:
            if self.tags & REBEL:
                found |= feature.REBEL_DEVELOPMENT
            if self.cost == 6:
                found |= feature.SIX_COST_DEVELOPMENT
            return found
        if self.military:
            found |= feature.MILITARY_WORLD
        if self.production:
            found |= feature.PRODUCTION_WORLD
        if self.windfall:
            found |= feature.WINDFALL_WORLD
        if self.tags & REBEL:
            found |= feature.REBEL_WORLD | (feature.REBEL_MILITARY_WORLD if self.military else 0)
        if self.tags & CHROMOSOME:
            found |= feature.CHROMOSOME_WORLD
        if self.good_kind == GENES:
            found |= feature.GENES_WORLD
        if self.good_kind == ALIEN:
            found |= feature.ALIEN_GOODS_WORLD
        return found


def completed(row: dict[str, Any], second_edition: bool, changes: Changes) -> dict[str, Any]:
    """The row of this edition, corrected. ValueError: it has fields that mean nothing, or that do not go together."""
    later = row.get("second_edition", {})
    for field in [*row, *later]:
        if field not in FIELDS:
            raise ValueError(f"{row['key']}: nobody reads {field}")
    if row["kind"] not in (WORLD, DEVELOPMENT) or ("cost" in row) == ("defence" in row):
        raise ValueError(f"{row['key']}: a world or a development, with a cost or a defence")
    if row["kind"] == DEVELOPMENT and not {"defence", "windfall", "production", "start"}.isdisjoint(row):
        raise ValueError(f"{row['key']}: no development has what only worlds have")
    if "windfall" in row and "production" in row:
        raise ValueError(f"{row['key']}: windfall or production")
    if not set(row["copies"]) <= set(SET_KEYS):
        raise ValueError(f"{row['key']}: the sets are {SET_KEYS}")
    found = {"confidence": VERIFIED, **row, **(later if second_edition else {})}
    found.pop("second_edition", None)
    doubts = list(found.get("doubts", []))
    why = NAME_SOURCES[row["name_de_source"]]
    if why:
        doubts.append({"field": "name_de", "confidence": "derived", "why": why})
    found["doubts"] = doubts
    # Of the other edition's values nobody has said anything here.
    mine = {field: value for field, value in changes.get(row["key"], {}).items() if is_doubted(doubts, field)}
    return corrected_row(found, {row["key"]: mine})


def good_kind_of(row: dict[str, Any]) -> int:
    for field in ("windfall", "production"):
        if field in row:
            return Row(row["key"], row).word(field, KIND_KEYS)
    return NO_KIND


def tags_of(row: dict[str, Any]) -> int:
    """Tags, a bit each."""
    found = 0
    for tag in row.get("tags", []):
        found |= 1 << Row(row["key"], {"tag": tag}).word("tag", TAG_KEYS)
    return found


def is_doubted(doubts: list[dict[str, Any]], field: str) -> bool:
    return any(doubt["field"] == field for doubt in doubts)
