"""The box of an option set: every component as tables of ints, read once from content/*.toml.

A tile side has `key`, `name_en`, `name_de`, `name_de_source`, `cost`, `confidence`, `rule`, and `doubts` if there are
any; a world has `colour` and `effects`; a development has `keywords`, `powers` or `effects`, `reassign` and `bonus`.
The vocabulary of powers is powers/kinds.py, of bonuses scoring.py, of effects pieces.py.
"""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.corrections import Changes, corrected_row

from .catalogue import HOME_WORLD, PART_KEYS, SHELF, TILE, Printed, Shelf
from .choice_tables import EVERYBODY
from .deal.board import Board
from .fingerprint import fingerprint
from .looks import work_looks
from .objectives.conditions import KEYWORDS
from .objectives.objective import Objective
from .orb.faces import Faces
from .pieces import (
    BASE_COLOURS,
    COLOUR_KEYS,
    COLOURS,
    DEVELOPMENT,
    EFFECT_KEYS,
    FACE_KEYS,
    GRAY,
    HOME,
    KIND_KEYS,
    NO_FACE,
    TALENT,
    WILD,
    WORLD,
)
from .powers.kinds import read_power
from .powers.power import Power, phase_mask
from .powers.reassign import TO_DOLLAR
from .sets import BASE, DEAL, MODULES, OBJECTIVES, ORB, SET_KEYS
from .vocabulary.phase import ALL_COLUMNS, DOLLAR, PHASE_KEYS, PHASES


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
        self.powers: Final = [read_power(number, power, self.key) for power in row.get("powers", [])]
        self.reassign: Final[bool] = row.get("reassign", False)
        self.bonus: Final = Bonus(row["bonus"]) if "bonus" in row else None


def expansion_files(sets: int) -> list[str]:
    return [f"{SET_KEYS[i]}.toml" for i in range(len(SET_KEYS)) if sets >> i & 1]


def colour_index(key: str) -> int:
    return GRAY if key == "gray" else COLOUR_KEYS.index(key)


class Box:
    """Everything in the box of an option set (`sets`), as tables by number.

    `sides` has everything up to the last side that is in the box; the catalogue numbers them. What comes with other
    expansions and lies in between is not `present`, and has no powers and no effects.
    """

    __slots__ = (
        "bag", "brings", "changes", "colour", "colours", "cost", "counts_as", "deal", "dice", "die_faces", "dollar",
        "drawn_objectives", "end_tiles", "everybody", "face_phase", "face_phases", "faces_on", "factions",
        "fixed_cost", "home_worlds", "is_tile", "keywords", "matches", "most_credits", "no_trade", "numbers",
        "objectives", "orb", "phase_die", "phases", "pool_per_player", "present", "printed", "reassign", "rows", "sets",
        "sides", "start_citizenry", "start_credits", "start_cup", "talents", "tile_room", "tiles", "trade",
        "work_looks",
    )  # fmt: skip

    def __init__(self, sets: int = BASE, shelf: Shelf = SHELF, changes: Changes | None = None) -> None:
        self.sets: Final = sets
        self.changes: Final[Changes] = {} if changes is None else changes
        modules = sets & MODULES != 0
        self.colours: Final[int] = COLOURS if sets else BASE_COLOURS
        self.phases: Final[int] = ALL_COLUMNS if modules else PHASES
        self.everybody: Final = [read_power(EVERYBODY, TO_DOLLAR, "everybody")] if modules else []  # without any tile
        catalogue = shelf.catalogue()
        self.printed: Final = catalogue.sides[: catalogue.up_to(sets)]
        self.present: Final = [side.sets == BASE or side.sets & sets != 0 for side in self.printed]
        self.sides: Final = [self._side(side) for side in self.printed]
        self.is_tile: Final = [side.part == TILE for side in self.printed]
        self.bag: Final = [
            side.number >> 1
            for side in self.printed
            if side.part == TILE and side.kind == WORLD and self.present[side.number]
        ]
        self.tiles: Final = len(self.bag)
        self.tile_room: Final = (len(self.sides) + 1) // 2  # tables by tile have as many places
        factions = [faction for faction in catalogue.factions if faction.sets == BASE or faction.sets & sets]
        self.factions: Final = [faction.halves for faction in factions]
        self.numbers: Final = [faction.number for faction in factions]
        self.home_worlds: Final = [
            side.number for side in self.printed if side.part == HOME_WORLD and self.present[side.number]
        ]
        self.cost: Final = [side.cost for side in self.sides]
        self.colour: Final = [side.colour for side in self.sides]
        self.reassign: Final = [side.reassign for side in self.sides]
        self.fixed_cost: Final = [side.row.get("fixed_cost", False) is True for side in self.sides]
        self.keywords: Final = [keyword_mask(side.row) for side in self.sides]  # of powers (objectives/conditions.py)
        self.no_trade: Final = [side.row.get("no_trade", False) is True for side in self.sides]
        files = [shelf.file(name) for name in expansion_files(sets)]
        figures = shelf.file("figures.toml")
        for file in files:
            figures = {**figures, **file.get("figures", {})}
        self.orb: Final = Faces(shelf.file("orb.toml") if sets & ORB else {})
        self.deal: Final = Board(shelf.file("deal.toml") if sets & DEAL else {}, self.changes)
        phase_die: str = figures.get("phase_die", COLOUR_KEYS[HOME])
        self.phase_die: Final = COLOUR_KEYS.index(phase_die)  # rolled in Reveal for two players (R-26, V-35)
        self.start_credits: Final[int] = figures["start_credits"]
        self.start_cup: Final = [COLOUR_KEYS.index(key) for key in figures["start_cup"]]
        self.start_citizenry: Final = [COLOUR_KEYS.index(key) for key in figures["start_citizenry"]]
        self.pool_per_player: Final[int] = figures["pool_per_player"]
        self.most_credits: Final[int] = figures["most_credits"]
        self.end_tiles: Final[int] = figures["end_tiles"]
        dice = shelf.file("dice.toml")
        special = shelf.file("special_dice.toml") if sets else {}
        self.face_phases: Final[list[int]] = [0] * len(FACE_KEYS)  # the phases a face allows
        self.face_phase: Final[list[int]] = [-1] * len(FACE_KEYS)  # the only one, if there is only one
        self.brings: Final[list[int]] = [0] * len(FACE_KEYS)  # those that it brings into play in Reveal (R-26, V-35)
        self.dollar: Final[list[int]] = [-1] * len(FACE_KEYS)  # the phase after which it goes to the cup (A-10, V-33)
        for row in [*dice["face"], *special.get("face", [])]:
            self._read_face(row, modules)
        self.work_looks: Final = work_looks(self.dollar)
        self.trade: Final[list[int]] = [0] * (GRAY + 1)
        for row in dice["world_colour"]:
            self.trade[colour_index(row["key"])] = row.get("trade", 0)
        self.rows: Final[list[dict[str, Any]]] = [self._die(row, files) for row in dice["die"]]
        for row in special.get("die", []):
            self.rows.append(self._die({"count": 0, **row}, files))
        self.dice: Final[list[int]] = [0] * self.colours
        self.die_faces: Final[list[list[int]]] = [[] for _ in range(self.colours)]
        self.faces_on: Final[list[int]] = [0] * self.colours  # the same, a bit each
        self.matches: Final[list[int]] = [0] * self.colours  # world colours a die counts as matching when Consuming
        self.counts_as: Final[list[int]] = list(range(self.colours))  # for Galactic Exchange (A-15, V-14)
        self.talents: Final = sets & (OBJECTIVES | MODULES) != 0  # whether there are Talent counters (A-1, V-9)
        for row in self.rows:
            self._read_die(row)
        goals = shelf.file("objectives.toml") if sets & OBJECTIVES else {}
        rows: list[dict[str, Any]] = goals.get("objective", [])
        self.objectives: Final = [Objective(i, corrected_row(rows[i], self.changes)) for i in range(len(rows))]
        self.drawn_objectives: Final[int] = min(len(rows), goals["objectives"]["drawn"]) if rows else 0
        if self.talents:
            self.matches[TALENT] = self.any_world()
            self.faces_on[TALENT] = 1 << NO_FACE

    def any_world(self) -> int:
        """The colours of worlds that can have goods, a bit each."""
        return sum(1 << c for c in range(BASE_COLOURS) if self.trade[c])

    def _side(self, side: Printed) -> Side:
        row = corrected_row(side.row, self.changes)
        if not self.present[side.number]:
            row = {**row, "powers": [], "effects": []}
        return Side(side.number, side.kind, row)

    def _die(self, row: dict[str, Any], files: list[dict[str, Any]]) -> dict[str, Any]:
        """A row of dice with all that the boxes of this set hold of them."""
        more = sum(file.get("dice", {}).get(row["key"], 0) for file in files)
        return corrected_row({**row, "count": row["count"] + more} if more else row, self.changes)

    def _read_face(self, row: dict[str, Any], modules: bool) -> None:
        face = FACE_KEYS.index(row["key"])
        phases: list[str] = row["phases"]
        if row.get("dollar", False):
            if modules:
                phases = [*phases, PHASE_KEYS[DOLLAR]]
            else:
                self.dollar[face] = PHASE_KEYS.index(phases[0])
        if face == WILD:
            phases = PHASE_KEYS[: self.phases]  # any there is (D-20)
        else:
            self.brings[face] = phase_mask(phases)
        self.face_phases[face] = phase_mask(phases)
        if len(phases) == 1:
            self.face_phase[face] = PHASE_KEYS.index(phases[0])

    def _read_die(self, row: dict[str, Any]) -> None:
        colour = COLOUR_KEYS.index(row["key"])
        self.dice[colour] = row["count"]
        self.die_faces[colour] = [FACE_KEYS.index(face) for face in row["faces"]]
        for face in self.die_faces[colour]:
            self.faces_on[colour] |= 1 << face
        self.counts_as[colour] = COLOUR_KEYS.index(row.get("counts_as", row["key"]))
        match = row["matches"]
        if match == "any":
            self.matches[colour] = self.any_world()
        elif match != "none":
            self.matches[colour] = 1 << COLOUR_KEYS.index(match)

    def powers(self, side: int) -> list[Power]:
        return self.sides[side].powers

    def side(self, key: str) -> int:
        for side in self.sides:
            if side.key == key:
                return side.number
        raise KeyError(key)

    def components(self) -> list[dict[str, Any]]:
        """Every side, every die and every objective, as everybody may be told."""
        found: list[dict[str, Any]] = []
        for side in self.sides:
            if self.present[side.number]:
                row = {"colour": None, "powers": [], "effects": [], "bonus": None, **side.row}
                part = PART_KEYS[self.printed[side.number].part]
                found.append({**row, "kind": KIND_KEYS[side.kind], "part": part})
        for die in self.rows:
            found.append({**die, "kind": "die", "part": "die", "cost": None, "colour": die["key"], "powers": []})
        for objective in self.objectives:
            found.append(
                {**objective.row, "kind": "objective", "part": "objective", "cost": None, "colour": None, "powers": []}
            )
        for face in self.orb.rows:
            found.append({**face, "kind": "face", "part": "orb", "cost": None, "colour": None, "powers": []})
        for row in self.deal.rows:
            found.append({**row, "kind": "deal", "part": "deal", "cost": None, "colour": None, "powers": []})
        return found


def keyword_mask(row: dict[str, Any]) -> int:
    """The keywords of a development that name phases, and Reassign, a bit each."""
    mask = 0
    for key in row.get("keywords", []):
        if key in KEYWORDS:
            mask |= 1 << KEYWORDS.index(key)
    return mask


class Boxes:
    """The boxes of a game: one for each option set, all with the same corrections, made when asked for."""

    __slots__ = ("_fingerprints", "_made", "changes", "shelf")

    def __init__(self, changes: Changes | None = None, shelf: Shelf = SHELF) -> None:
        self.changes: Final[Changes] = {} if changes is None else changes
        self.shelf: Final = shelf
        self._made: Final[dict[int, Box]] = {}
        self._fingerprints: Final[dict[int, str]] = {}

    def of(self, sets: int) -> Box:
        found = self._made.get(sets)
        if found is None:
            found = Box(sets, self.shelf, self.changes)
            self._made[sets] = found
        return found

    def fingerprint(self, sets: int) -> str:
        """Of all that expansions bring and that can change how a game goes. Much of it is reconstructed, and may be
        replaced by something better known: games begun before are then games by other rules."""
        found = self._fingerprints.get(sets)
        if found is None:
            found = fingerprint([self.shelf.file(name) for name in ["special_dice.toml", *expansion_files(sets)]])
            self._fingerprints[sets] = found
        return found


BOXES: Final = Boxes()
BOX: Final = BOXES.of(BASE)
