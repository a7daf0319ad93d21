"""The board of Deal: its trades, its dice, its figures, and what closing a deal brings, as content/deal.toml has them.

What is done with the terms of a trade stands in giving.py and receiving.py.
"""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.corrections import Changes, corrected_row, unplayable

from ..pieces import COLOUR_KEYS, GRAY, KIND_KEYS

Row = dict[str, Any]

# The sides of an area, and of a deal in it.
LEFT: Final = 0
RIGHT: Final = 1
DEAL_SIDE_KEYS: Final = ["left", "right"]
PLACES: Final = ["area_1_left", "area_1_right", "area_2_left", "area_2_right", "area_3_left", "area_3_right"]
AREAS: Final = 3  # on the board (V-40)
FACES: Final = 6
NO_DIE: Final = -1

# Kinds of what is given, and of what is received.
GIVE_KEYS: Final = [
    "remove_dice", "pay_credits", "pay_talents", "pay_vp_chips", "discard_tiles", "workers_to_citizenry", "lower_limit",
    "tableau_tile",
]  # fmt: skip
RECEIVE_KEYS: Final = [
    "gain_dice", "gain_credits", "gain_talents", "gain_vp_chips", "draw_tiles", "draw_until", "workers_from_anywhere",
    "raise_limit", "base_tile",
]  # fmt: skip

# What tiles have to have in common (`of`), and all that can be named: keywords, then colours of worlds.
ANYTHING: Final = 0
COST_6: Final = 1
KEYWORD: Final = 2
COLOUR: Final = 3
OF_KEYS: Final = ["", "cost_6", "keyword", "colour"]
KEYWORD_KEYS: Final = ["explore", "develop", "settle", "produce", "ship", "reassign"]
WORLD_COLOUR_KEYS: Final = ["novelty", "rare_elements", "genes", "alien", "gray"]
NAMED_KEYS: Final = [*KEYWORD_KEYS, *WORLD_COLOUR_KEYS]
WORLD_COLOURS: Final = [GRAY if key == "gray" else COLOUR_KEYS.index(key) for key in WORLD_COLOUR_KEYS]


class Term:
    """One thing that a trade asks or brings. `count`: how many of it; `kind_of_tile`: WORLD, DEVELOPMENT or -1."""

    __slots__ = ("count", "key", "kind", "kind_of_tile", "of")

    def __init__(self, row: Row, keys: list[str]) -> None:
        self.key: Final[str] = row["kind"]
        self.kind: Final[int] = keys.index(row["kind"])
        self.count: Final[int] = row["count"] if "count" in row else row.get("amount", 1)
        self.of: Final[int] = OF_KEYS.index(row.get("of", ""))
        self.kind_of_tile: Final[int] = KIND_KEYS.index(row["side"]) if "side" in row else -1


class Trade:
    """`gives` and `gets` are carried out in order. `colours`: how many dice a face of it names."""

    __slots__ = ("colours", "gets", "gives", "key")

    def __init__(self, row: Row) -> None:
        self.key: Final[str] = row["key"]
        self.colours: Final[int] = row.get("colours", 0)
        self.gives: Final = [Term(term, GIVE_KEYS) for term in row["give"]]
        self.gets: Final = [Term(term, RECEIVE_KEYS) for term in row["receive"]]


class Face:
    """What a Deal die shows: a trade, and the colours of its dice."""

    __slots__ = ("colours", "key", "trade")

    def __init__(self, key: str, trade: Trade, colours: list[int]) -> None:
        self.key: Final = key
        self.trade: Final = trade
        self.colours: Final = colours


class Board:
    """What the module lays on the table; without it there is nothing on it."""

    __slots__ = (
        "collapse_talents", "decline_credits", "dice", "limit_least", "limit_most", "limit_start", "limit_step", "pays",
        "prestige", "prestige_credits", "rows", "spaces", "trades",
    )  # fmt: skip

    def __init__(self, file: Row, changes: Changes) -> None:
        figures: Row = file.get("deal", {})
        self.decline_credits: Final[int] = figures.get("decline_credits", 0)
        self.prestige_credits: Final[int] = figures.get("prestige_credits", 0)
        self.collapse_talents: Final[int] = figures.get("collapse_talents", 0)
        self.limit_start: Final[int] = figures.get("limit_start", 0)
        self.limit_step: Final[int] = figures.get("limit_step", 0)
        self.limit_least: Final[int] = figures.get("limit_least", 0)
        self.limit_most: Final[int] = figures.get("limit_most", 0)
        self.trades: Final = [Trade(row) for row in file.get("trade", [])]
        self.rows: Final = [corrected_row(row, changes) for row in file.get("deal_die", [])]
        self.dice: Final = [self._faces(row) for row in self.rows]
        self.prestige: Final = [row["prestige"] for row in self.rows].index(True) if self.rows else NO_DIE
        self.pays: Final[list[list[list[int]]]] = [[], []]  # by side and space: credits and Talents
        if "track" in file:
            track = corrected_row(file["track"], changes)
            self.rows.append(track)
            for side in (LEFT, RIGHT):
                self.pays[side].extend(read_payouts(track, DEAL_SIDE_KEYS[side]))
            if len(self.pays[LEFT]) != len(self.pays[RIGHT]):
                raise unplayable(track["key"], "right", track["right"], "as many spaces as on the left")
        self.spaces: Final = len(self.pays[LEFT])

    def _faces(self, row: Row) -> list[Face]:
        found = [self._face(row, key) for key in row["faces"]]
        if len(found) != FACES:
            raise unplayable(row["key"], "faces", row["faces"], f"{FACES} faces")
        return found

    def _face(self, row: Row, key: Any) -> Face:
        name, _, dice = str(key).partition(":")
        colours = dice.split("+") if dice else []
        for trade in self.trades:
            if trade.key == name and trade.colours == len(colours) and all(colour in DICE for colour in colours):
                return Face(str(key), trade, [COLOUR_KEYS.index(colour) for colour in colours])
        raise unplayable(row["key"], "faces", key, ", ".join([trade.key for trade in self.trades]))


DICE: Final = COLOUR_KEYS[:-1]  # a Talent is no die


def read_payouts(row: Row, side: str) -> list[list[int]]:
    """Credits and Talents, for each space."""
    found: list[list[int]] = []
    for pay in row[side]:
        if not isinstance(pay, list) or len(pay) != 2 or not all(type(n) is int and 0 <= n <= MOST_PAID for n in pay):
            raise unplayable(row["key"], side, row[side], "[credits, Talents] for each space")
        found.append([pay[0], pay[1]])
    if not 1 <= len(found) <= MOST_SPACES:
        raise unplayable(row["key"], side, row[side], f"1 to {MOST_SPACES} spaces")
    return found


MOST_PAID: Final = 10
MOST_SPACES: Final = 10
