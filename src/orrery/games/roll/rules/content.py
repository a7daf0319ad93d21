"""The box: every component as tables of ints, read once from content/*.toml.

A tile side has `key`, `name_en`, `name_de`, `name_de_source`, `cost`, `confidence`, `rule`, and `doubts` if there are
any; a world has `colour` and `effects`; a development has `keywords`, `powers` or `effects`, `reassign` and `bonus`.
The vocabulary of powers is powers/kinds.py, of bonuses scoring.py, of effects pieces.py.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from orrery.kernel.corrections import Changes, corrected_row

from .pieces import COLOUR_KEYS, COLOURS, DEVELOPMENT, EFFECT_KEYS, FACE_KEYS, GRAY, WORLD
from .powers.kinds import read_power
from .powers.power import Power, phase_mask
from .vocabulary.phase import PHASE_KEYS


class Effect:
    __slots__ = ("amount", "colour", "kind", "to_cup")

    def __init__(self, row: dict[str, Any]) -> None:
        self.kind: Final[int] = EFFECT_KEYS.index(row["kind"])
        self.colour: Final[int] = COLOUR_KEYS.index(row["colour"]) if "colour" in row else -1
        self.to_cup: Final[bool] = row.get("to") == "cup"
        self.amount: Final[int] = row.get("count", row.get("amount", 1))


class Bonus:
    """An end-game bonus: the kind's name and its row, read by scoring.py."""

    __slots__ = ("kind", "row")

    def __init__(self, row: dict[str, Any]) -> None:
        self.kind: Final[str] = row["kind"]
        self.row: Final = row


class Side:
    """One side of a tile, a faction half or a home world. `kind`: WORLD or DEVELOPMENT."""

    __slots__ = ("bonus", "colour", "cost", "effects", "key", "kind", "number", "powers", "reassign", "row")

    def __init__(self, number: int, kind: int, row: dict[str, Any]) -> None:
        self.number: Final = number
        self.kind: Final = kind
        self.row: Final = row
        self.key: Final[str] = row["key"]
        self.cost: Final[int] = row["cost"]
        self.colour: Final[int] = -1 if kind == DEVELOPMENT else colour_index(row["colour"])
        self.effects: Final = [Effect(effect) for effect in row.get("effects", [])]
        self.powers: Final = [read_power(number, power) for power in row.get("powers", [])]
        self.reassign: Final[bool] = row.get("reassign", False)
        self.bonus: Final = Bonus(row["bonus"]) if "bonus" in row else None


def colour_index(key: str) -> int:
    return GRAY if key == "gray" else COLOUR_KEYS.index(key)


class Box:
    """Everything in the box. Sides are numbered: tile t has WORLD at 2t, DEVELOPMENT at 2t+1; then the start tiles."""

    __slots__ = (
        "changes", "colour", "cost", "dice", "die_faces", "end_tiles", "face_phase", "face_phases", "faces_on",
        "factions", "home_worlds", "matches", "most_credits", "numbers", "pool_per_player", "reassign", "rows", "sides",
        "start_citizenry", "start_credits", "start_cup", "tiles", "trade",
    )  # fmt: skip

    def __init__(
        self,
        tiles: list[Any],
        starts: dict[str, Any],
        dice: dict[str, Any],
        figures: dict[str, Any],
        changes: Changes | None = None,
    ) -> None:
        self.changes: Final[Changes] = {} if changes is None else changes
        self.sides: list[Side] = []
        for tile in tiles:
            self._add(WORLD, tile["world"])
            self._add(DEVELOPMENT, tile["development"])
        self.tiles: Final = len(tiles)
        self.factions: Final[list[list[int]]] = []
        self.numbers: Final[list[int]] = []
        for faction in starts["faction"]:
            self.numbers.append(faction["number"])
            halves = [self._add(DEVELOPMENT if h["kind"] == "development" else WORLD, h) for h in faction["half"]]
            self.factions.append(halves)
        self.home_worlds: Final = [self._add(WORLD, home) for home in starts["home_world"]]
        self.cost: Final = [side.cost for side in self.sides]
        self.colour: Final = [side.colour for side in self.sides]
        self.reassign: Final = [side.reassign for side in self.sides]
        self.face_phases: Final[list[int]] = [0] * len(FACE_KEYS)  # the phases a face allows
        self.face_phase: Final[list[int]] = [-1] * len(FACE_KEYS)  # the only one, if there is only one
        for row in dice["face"]:
            face = FACE_KEYS.index(row["key"])
            self.face_phases[face] = phase_mask(row["phases"])
            if len(row["phases"]) == 1:
                self.face_phase[face] = PHASE_KEYS.index(row["phases"][0])
        self.start_credits: Final[int] = figures["start_credits"]
        self.start_cup: Final = [COLOUR_KEYS.index(key) for key in figures["start_cup"]]
        self.start_citizenry: Final = [COLOUR_KEYS.index(key) for key in figures["start_citizenry"]]
        self.pool_per_player: Final[int] = figures["pool_per_player"]
        self.most_credits: Final[int] = figures["most_credits"]
        self.end_tiles: Final[int] = figures["end_tiles"]
        self.rows: Final[list[dict[str, Any]]] = dice["die"]
        self.dice: Final[list[int]] = [0] * COLOURS
        self.die_faces: Final[list[list[int]]] = [[] for _ in range(COLOURS)]
        self.faces_on: Final[list[int]] = [0] * COLOURS  # the same, a bit each
        self.matches: Final[list[int]] = [0] * COLOURS  # world colours a die counts as matching when Consuming
        self.trade: Final[list[int]] = [0] * (GRAY + 1)
        for row in dice["world_colour"]:
            self.trade[colour_index(row["key"])] = row.get("trade", 0)
        for row in self.rows:
            colour = COLOUR_KEYS.index(row["key"])
            self.dice[colour] = row["count"]
            self.die_faces[colour] = [FACE_KEYS.index(face) for face in row["faces"]]
            for face in self.die_faces[colour]:
                self.faces_on[colour] |= 1 << face
            match = row["matches"]
            if match == "any":
                self.matches[colour] = sum(1 << c for c in range(COLOURS) if self.trade[c])
            elif match != "none":
                self.matches[colour] = 1 << COLOUR_KEYS.index(match)

    def _add(self, kind: int, row: dict[str, Any]) -> int:
        number = len(self.sides)
        self.sides.append(Side(number, kind, corrected_row(row, self.changes)))
        return number

    def powers(self, side: int) -> list[Power]:
        return self.sides[side].powers

    def side(self, key: str) -> int:
        for side in self.sides:
            if side.key == key:
                return side.number
        raise KeyError(key)


@cache  # whoever corrects a name need not wait for the files
def read(name: str) -> dict[str, Any]:
    return tomllib.loads(files("orrery.games.roll").joinpath("content", name).read_text(encoding="utf-8"))


def load(changes: Changes | None = None) -> Box:
    """The box; with changes, as somebody has it in print."""
    return Box(read("tiles.toml")["tile"], read("starts.toml"), read("dice.toml"), read("figures.toml"), changes)


BOX: Final = load()
