"""Tables of choices by what they name: each has the answers of the base game first, and grows at its end.

When all tables of the base game are made, `grow` appends to the alphabet what expansions add to each of them: more
colours, the $ phase, faces that matter (looks.py), more places, more sides.
"""

from __future__ import annotations

from typing import Final

from orrery.kernel.choice import Alphabet, Choice

from .catalogue import SHELF, TILE, Printed
from .looks import WORK_LOOK_KEYS
from .pieces import BASE_COLOURS, BASE_PLACES, DEVELOPMENT, PLACE_KEYS, WORLD
from .sets import BASE
from .vocabulary.phase import ALL_COLUMNS, PHASE_KEYS, PHASES

PRINTED: Final = SHELF.catalogue().sides
BASE_SIDES: Final = SHELF.catalogue().up_to(BASE)
KEYS: Final[list[str]] = [side.row["key"] for side in PRINTED]
EITHER: Final = 1 << WORLD | 1 << DEVELOPMENT
EVERYBODY: Final = len(PRINTED)  # instead of a side: the power printed beside the $ phase (V-34)
ORB_DIE: Final = EVERYBODY + 1  # what an Orb die shows
NOTHING: Final = Choice(-1, "", -1, -1, -1)  # fills places of tables that no choice belongs to


def has_goods(side: Printed) -> bool:
    """Whether goods can lie on a side."""
    return side.kind == WORLD and side.row["colour"] != "gray"


class Growing:
    """A table that has its answers of the base game; `grow` appends the others to the alphabet, and to it."""

    __slots__ = ("alphabet", "does", "keys", "word")

    def __init__(self, alphabet: Alphabet, word: str, does: int, keys: list[str]) -> None:
        self.alphabet: Final = alphabet
        self.word: Final = word
        self.does: Final = does
        self.keys: Final = keys  # of what the rows of the table name: colours or looks

    def grow(self) -> None:
        raise NotImplementedError

    def add(self, text: str, a: int, b: int = -1) -> Choice:
        return self.alphabet.add(f"{self.word}:{text}", self.does, a, b)


class ByLook(Growing):
    __slots__ = ("table",)

    def __init__(self, alphabet: Alphabet, word: str, does: int, keys: list[str]) -> None:
        super().__init__(alphabet, word, does, keys)
        self.table: Final = [self.add(keys[look], look) for look in range(BASE_COLOURS)]

    def grow(self) -> None:
        for look in range(BASE_COLOURS, len(self.keys)):
            self.table.append(self.add(self.keys[look], look))


class ByColumn(Growing):
    """By look and column."""

    __slots__ = ("sign", "table")

    def __init__(self, alphabet: Alphabet, word: str, does: int, keys: list[str], sign: str) -> None:
        super().__init__(alphabet, word, does, keys)
        self.sign: Final = sign
        self.table: Final = [[self.cell(look, column) for column in range(PHASES)] for look in range(BASE_COLOURS)]

    def cell(self, look: int, column: int) -> Choice:
        return self.add(f"{self.keys[look]}{self.sign}{PHASE_KEYS[column]}", look, column)

    def grow(self) -> None:
        for look in range(len(self.keys)):
            if look >= BASE_COLOURS:
                self.table.append([self.cell(look, column) for column in range(PHASES)])
            for column in range(PHASES, ALL_COLUMNS):
                self.table[look].append(self.cell(look, column))


class ByPlace(Growing):
    """By place and look; `b` is -1 - place, so that it cannot be taken for a world."""

    __slots__ = ("places", "table")

    def __init__(self, alphabet: Alphabet, word: str, does: int, places: list[int]) -> None:
        super().__init__(alphabet, word, does, WORK_LOOK_KEYS)
        self.places: Final = places
        self.table: Final = [[NOTHING] * len(WORK_LOOK_KEYS) for _ in PLACE_KEYS]
        self.fill(BASE_PLACES, BASE_COLOURS)

    def fill(self, places: int, looks: int) -> None:
        for look in range(looks):
            for place in self.places:
                if place < places and self.table[place][look] is NOTHING:
                    self.table[place][look] = self.add(f"{self.keys[look]}@{PLACE_KEYS[place]}", look, -1 - place)

    def grow(self) -> None:
        self.fill(len(PLACE_KEYS), len(self.keys))


class ByWorld(Growing):
    """By look of the good and world; `b` is the world."""

    __slots__ = ("table",)

    def __init__(self, alphabet: Alphabet, word: str, does: int) -> None:
        super().__init__(alphabet, word, does, WORK_LOOK_KEYS)
        self.table: Final = [[self.cell(look, side) for side in range(BASE_SIDES)] for look in range(BASE_COLOURS)]

    def cell(self, look: int, side: int) -> Choice:
        printed = PRINTED[side]
        if not has_goods(printed):
            return NOTHING
        return self.add(f"{self.keys[look]}@{KEYS[side]}", look, side)

    def grow(self) -> None:
        for look in range(len(self.keys)):
            if look >= BASE_COLOURS:
                self.table.append([self.cell(look, side) for side in range(BASE_SIDES)])
            for side in range(BASE_SIDES, len(PRINTED)):
                self.table[look].append(self.cell(look, side))


class BySide(Growing):
    """By side of a game tile, of these `kinds`."""

    __slots__ = ("kinds", "table")

    def __init__(self, alphabet: Alphabet, word: str, does: int, kinds: int) -> None:
        super().__init__(alphabet, word, does, KEYS)
        self.kinds: Final = kinds
        self.table: Final = [self.cell(side) for side in range(BASE_SIDES)]

    def cell(self, side: int) -> Choice:
        printed = PRINTED[side]
        fits = printed.part == TILE and self.kinds >> printed.kind & 1
        return self.add(KEYS[side], side) if fits else NOTHING

    def grow(self) -> None:
        for side in range(BASE_SIDES, len(PRINTED)):
            self.table.append(self.cell(side))


class ByPower(BySide):
    """By a development whose power is used: in the base game the Reassign powers, in an expansion any development."""

    __slots__ = ()

    def cell(self, side: int) -> Choice:
        printed = PRINTED[side]
        used = printed.row.get("reassign", False) if printed.sets == BASE else printed.kind == DEVELOPMENT
        return self.add(KEYS[side], side) if used else NOTHING


class ByPhase(Growing):
    __slots__ = ("table",)

    def __init__(self, alphabet: Alphabet, word: str, does: int) -> None:
        super().__init__(alphabet, word, does, PHASE_KEYS)
        self.table: Final = [self.add(PHASE_KEYS[phase], phase) for phase in range(PHASES)]

    def grow(self) -> None:
        for phase in range(PHASES, ALL_COLUMNS):
            self.table.append(self.add(PHASE_KEYS[phase], phase))


class Tables:
    """All tables of an alphabet, as they are made."""

    __slots__ = ("alphabet", "made")

    def __init__(self, alphabet: Alphabet) -> None:
        self.alphabet: Final = alphabet
        self.made: Final[list[Growing]] = []

    def by_phase(self, word: str, does: int) -> list[Choice]:
        found = ByPhase(self.alphabet, word, does)
        self.made.append(found)
        return found.table

    def by_look(self, word: str, does: int, keys: list[str]) -> list[Choice]:
        found = ByLook(self.alphabet, word, does, keys)
        self.made.append(found)
        return found.table

    def by_column(self, word: str, does: int, keys: list[str], sign: str = "@") -> list[list[Choice]]:
        found = ByColumn(self.alphabet, word, does, keys, sign)
        self.made.append(found)
        return found.table

    def by_side(self, word: str, does: int, kinds: int = EITHER) -> list[Choice]:
        found = BySide(self.alphabet, word, does, kinds)
        self.made.append(found)
        return found.table

    def by_power(self, word: str, does: int) -> list[Choice]:
        found = ByPower(self.alphabet, word, does, EITHER)
        self.made.append(found)
        return found.table

    def by_place(self, word: str, does: int, places: list[int]) -> list[list[Choice]]:
        found = ByPlace(self.alphabet, word, does, places)
        self.made.append(found)
        return found.table

    def by_world(self, word: str, does: int) -> list[list[Choice]]:
        found = ByWorld(self.alphabet, word, does)
        self.made.append(found)
        return found.table

    def grow(self) -> None:
        for table in self.made:
            table.grow()
