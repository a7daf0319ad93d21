"""Star peoples (E-176).

Fields of a row, for the sides `sto` and `sts`: `*_start` (levels by field; `choice`: a field of the player's choice
starts at that level; `ships`, `discs`, `dp`) and `*_powers`. `certain`: false if they are known from the tile alone.
"""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.corrections import unplayable

from ..powers.kinds import read_powers
from ..powers.power import PeoplePower
from ..vocabulary.alignment import ALIGNMENT_KEYS
from ..vocabulary.field import FIELD_KEYS
from .row import Row, figures_of

MOST: Final = 9  # of whatever a power brings


class Side:
    """One face: `levels` by field at the start; `choice`: the level of a field to be chosen, or 0; `ships` and `discs`
    at the home star and `dp` besides the usual; the powers.
    """

    __slots__ = ("choice", "discs", "dp", "levels", "powers", "ships")

    def __init__(self, where: str, start: Row, powers: list[dict[str, Any]]) -> None:
        self.levels: Final = [start.number(key, 1) for key in FIELD_KEYS]
        self.choice: Final = start.number("choice", 0)
        self.ships: Final = start.number("ships", 0)
        self.discs: Final = start.number("discs", 0)
        self.dp: Final = start.number("dp", 0)
        start.done()
        self.powers: Final[list[PeoplePower]] = read_powers(where, powers)


class People:
    """`sides` by alignment. `certain`: whether its powers are known from more than the tile."""

    __slots__ = ("certain", "key", "sides")

    def __init__(self, key: str, row: dict[str, Any]) -> None:
        fields = figures_of({name: value for name, value in row.items() if name not in ("name_en_sts", "name_de_sts")})
        self.key: Final = key
        self.certain: Final = fields.flag("certain", True)
        self.sides: Final = [
            Side(f"{key}, {side}", fields.inner(f"{side}_start"), fields.tables(f"{side}_powers"))
            for side in ALIGNMENT_KEYS
        ]
        fields.done()


def check_corrected(printed: dict[str, Any], row: dict[str, Any]) -> None:
    """BadOptions: a correction of powers that is more than other figures for the same powers."""
    for side in ALIGNMENT_KEYS:
        field = f"{side}_powers"
        if row[field] != printed[field]:
            effects = ", ".join(power["effect"] for power in printed[field])
            if not same_powers(printed[field], row[field]):
                raise unplayable(row["key"], field, row[field], f"{effects}; 0-{MOST}")


def same_powers(printed: list[dict[str, Any]], powers: list[Any]) -> bool:
    """Whether these are the same powers with the same fields, and figures from 0 to MOST."""
    if len(powers) != len(printed):
        return False
    for before, after in zip(printed, powers, strict=True):
        if type(after) is not dict or after.keys() != before.keys():
            return False
        for name, value in before.items():
            new = after[name]
            if type(new) is not type(value) or (type(new) is int and not 0 <= new <= MOST):
                return False
            if type(new) is str and new != value:
                return False
    return True
