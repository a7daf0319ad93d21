"""A power as a row of ints, and the moments at which powers act."""

from __future__ import annotations

from typing import Any, Final

from ..pieces import ANY_COLOUR, COLOUR_KEYS, GRAY, PHASE_KEYS, PHASES

# Moments. The end-of-phase moments stand in the order of the phases.
AT_ASSIGN: Final = 0
AT_DICTATE: Final = 1
AT_WORKERS: Final = 2  # virtual workers of a phase
AT_STOCK: Final = 3
AT_SCOUT: Final = 4
AT_REARRANGE: Final = 5
AT_LATE_DRAW: Final = 6
AT_COST: Final = 7
AT_BUILDERS: Final = 8
AT_COMPLETION: Final = 9
AT_CAPACITY: Final = 10
AT_TRADE: Final = 11
AFTER_TRADE: Final = 12
AT_CONSUME: Final = 13
AT_END: Final = 14  # + phase
MOMENTS: Final = AT_END + PHASES

# Kinds.
REASSIGN: Final = 0
REASSIGN_IF_MOST: Final = 1
DICTATE_UNLIMITED: Final = 2
DICTATE_EXTRA: Final = 3
EXTRA_WORKERS: Final = 4
STOCK_VALUE: Final = 5
PLACE_ON_TOP: Final = 6
REARRANGE: Final = 7
LATE_TILE: Final = 8
COST_REDUCTION: Final = 9
BUILDERS_TO_CUP: Final = 10
CREDITS_ON_COMPLETE: Final = 11
GOOD_CAPACITY: Final = 12
TRADE_BONUS: Final = 13
TRADE_BUY_VP: Final = 14
CONSUME_VP: Final = 15
CONSUME_CREDITS: Final = 16
END_CREDITS: Final = 17
END_PER_GOOD_ON: Final = 18
END_PER_GOOD_OF: Final = 19
END_PER_CITIZEN: Final = 20
END_IF_HIGHEST_WORLD: Final = 21
END_IF_MOST_DEVELOPMENTS: Final = 22
END_IF_SCOUTED: Final = 23
END_VP: Final = 24

SELECTED: Final = -1  # as a target: the phase this player selected
ALL_PHASES: Final = (1 << PHASES) - 1


class Power:
    """`kind` says which function reads the row; `face` is the tile side it stands on.

    amount, least, most: figures; colours: a mask of die or world colours; phases: a mask of phases (origin, or when);
    into: a mask of target phases or SELECTED; flag: the kind's own switch; not_itself: skips its own tile.
    """

    __slots__ = ("amount", "colours", "dice", "face", "flag", "into", "kind", "least", "most", "not_itself", "phases")

    def __init__(self, kind: int, face: int) -> None:
        self.kind = kind
        self.face = face
        self.amount = 0
        self.least = 1
        self.most = 1
        self.colours: int = ANY_COLOUR
        self.phases: int = ALL_PHASES
        self.into: int = ALL_PHASES
        self.flag = False
        self.not_itself = False
        self.dice: list[int] = []


def colour_mask(keys: list[str]) -> int:
    mask = 0
    for key in keys:
        mask |= 1 << (GRAY if key == "gray" else COLOUR_KEYS.index(key))
    return mask


def phase_mask(keys: list[str]) -> int:
    mask = 0
    for key in keys:
        mask |= 1 << PHASE_KEYS.index(key)
    return mask


def _reassign(p: Power, row: dict[str, Any]) -> list[int]:
    p.most = row["most"]
    p.least = row.get("least", 1)
    if "colours" in row:
        p.colours = colour_mask(row["colours"])
    if "from" in row:
        p.phases = phase_mask([row["from"]])
    p.flag = row.get("one_column", False)
    into = row["into"]
    p.into = ALL_PHASES if into == "any" else SELECTED if into == "selected" else phase_mask(into)
    return [AT_ASSIGN]


def _reduction(p: Power, row: dict[str, Any]) -> list[int]:
    p.amount = row["amount"]
    p.least = row["floor"]
    p.phases = phase_mask([row["phase"]])
    if "world_colours" in row:
        p.colours = colour_mask(row["world_colours"])
    p.flag = row.get("only") == "reassign"
    p.not_itself = row.get("not_itself", False)
    p.most = 0 if row.get("first", False) else 1  # the order in which reductions apply
    return [AT_COST]


def _builders(p: Power, row: dict[str, Any]) -> list[int]:
    p.phases = phase_mask([row["phase"]])
    if "colours" in row:
        p.colours = colour_mask(row["colours"])
    p.flag = row.get("all", False)
    p.least = row.get("least", 0)
    p.most = row.get("most", 0)
    p.not_itself = row.get("not_itself", False)
    return [AT_BUILDERS]


def _on_complete(p: Power, row: dict[str, Any]) -> list[int]:
    tile = row["tile"]
    p.phases = phase_mask(
        ["develop", "settle"] if tile == "any" else ["develop" if tile == "development" else "settle"]
    )
    p.amount = row["amount"]
    p.most = row.get("extra", 0)
    p.colours = colour_mask(row.get("extra_world_colours", []))
    p.not_itself = row.get("not_itself", False)
    return [AT_COMPLETION]


def _shipping(p: Power, row: dict[str, Any], moment: int) -> list[int]:
    p.amount = row["amount"]
    if "world_colours" in row:
        p.colours = colour_mask(row["world_colours"])
    return [moment]


def _at_end(p: Power, row: dict[str, Any], phases: list[str]) -> list[int]:
    p.amount = row["amount"]
    p.most = row.get("per", 1)
    if "colour" in row:
        p.colours = colour_mask([row["colour"]])
    return [AT_END + PHASE_KEYS.index(phase) for phase in phases]


def build(row: dict[str, Any], face: int) -> tuple[Power, list[int]]:
    """A content row as a Power, with the moments it acts in. KeyError: an unknown kind or a missing field."""
    key = row["kind"]
    kind = KINDS[key]
    p = Power(kind, face)
    moments: list[int]
    if kind == REASSIGN:
        moments = _reassign(p, row)
    elif kind == REASSIGN_IF_MOST:
        p.colours = colour_mask([row["world_colour"]])
        p.most = row["sole"]
        p.amount = row["tied"]
        moments = [AT_ASSIGN]
    elif kind == DICTATE_UNLIMITED:
        moments = [AT_DICTATE]
    elif kind == DICTATE_EXTRA:
        p.most = row["most"]
        moments = [AT_DICTATE]
    elif kind == EXTRA_WORKERS:
        p.phases = phase_mask([row["phase"]])
        p.dice = [COLOUR_KEYS.index(die) for die in row["dice"]]
        moments = [AT_WORKERS]
    elif kind == STOCK_VALUE:
        p.amount = row["amount"]
        p.colours = colour_mask([row["colour"]])
        moments = [AT_STOCK]
    elif kind == PLACE_ON_TOP:
        moments = [AT_SCOUT]
    elif kind == REARRANGE:
        moments = [AT_REARRANGE]
    elif kind == LATE_TILE:
        p.amount = row["count"]
        moments = [AT_LATE_DRAW]
    elif kind == COST_REDUCTION:
        moments = _reduction(p, row)
    elif kind == BUILDERS_TO_CUP:
        moments = _builders(p, row)
    elif kind == CREDITS_ON_COMPLETE:
        moments = _on_complete(p, row)
    elif kind == GOOD_CAPACITY:
        p.amount = row["goods"]
        moments = [AT_CAPACITY]
    elif kind == TRADE_BUY_VP:
        p.amount = row["vp"]
        p.least = row["credits"]
        moments = [AFTER_TRADE]
    elif kind == TRADE_BONUS:
        moments = _shipping(p, row, AT_TRADE)
    elif kind in (CONSUME_VP, CONSUME_CREDITS):
        moments = _shipping(p, row, AT_CONSUME)
    elif kind == END_PER_GOOD_ON:
        if row["by"] == "die_colour":
            p.kind = END_PER_GOOD_OF
        moments = _at_end(p, row, [row["phase"]])
    elif kind == END_IF_MOST_DEVELOPMENTS:
        moments = _at_end(p, row, row["phases"])
    elif kind == END_IF_SCOUTED:
        moments = _at_end(p, row, ["explore"])
    else:
        moments = _at_end(p, row, [row["phase"]])
    return p, moments


KINDS: Final = {
    "reassign": REASSIGN,
    "reassign_if_most_worlds": REASSIGN_IF_MOST,
    "dictate_unlimited": DICTATE_UNLIMITED,
    "dictate_extra_workers": DICTATE_EXTRA,
    "extra_workers": EXTRA_WORKERS,
    "stock_value": STOCK_VALUE,
    "scout_place_on_top": PLACE_ON_TOP,
    "rearrange_construction_zone": REARRANGE,
    "draw_tile_end_of_phase": LATE_TILE,
    "cost_reduction": COST_REDUCTION,
    "builders_to_cup": BUILDERS_TO_CUP,
    "credits_on_complete": CREDITS_ON_COMPLETE,
    "good_capacity": GOOD_CAPACITY,
    "trade_bonus": TRADE_BONUS,
    "trade_buy_vp": TRADE_BUY_VP,
    "consume_vp": CONSUME_VP,
    "consume_credits": CONSUME_CREDITS,
    "credits_end_of_phase": END_CREDITS,
    "credits_per_good": END_PER_GOOD_ON,
    "credits_per_die_in_citizenry": END_PER_CITIZEN,
    "credits_if_highest_cost_world": END_IF_HIGHEST_WORLD,
    "credits_if_most_developments": END_IF_MOST_DEVELOPMENTS,
    "credits_if_scouted_with": END_IF_SCOUTED,
    "vp_chip_on_phase": END_VP,
}
