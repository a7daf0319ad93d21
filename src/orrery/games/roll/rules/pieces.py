"""Dice and tiles as small numbers: colours, faces, kinds, places, effects.

A die is one int: number, assigned phase, rolled face and colour. A tile side is one int, which catalogue.py gives: for
a game tile 2 * tile + kind. What expansions add has the numbers after those of the base game.
"""

from __future__ import annotations

from typing import Final

from .vocabulary.phase import PHASE_KEYS, PHASES

MIN_SEATS: Final = 2
MAX_SEATS: Final = 5

# What a die can show: a phase, or wild; with expansions two phases, or a phase and a dollar. All fifteen of
# these have a number, whatever is printed on a die, so that correcting one changes no code.
FACE_KEYS: Final = [
    *PHASE_KEYS[:PHASES],
    "wild",
    *[f"{PHASE_KEYS[one]}_{PHASE_KEYS[two]}" for one in range(PHASES) for two in range(one + 1, PHASES)],
    *[f"{key}_dollar" for key in PHASE_KEYS[:PHASES]],
]
WILD: Final = 5
SPECIAL: Final = 6  # the first of the fifteen
SPECIAL_FACES: Final = 15

# Die colours; the four from Novelty on are world colours as well, and GRAY is a world colour only. A Talent counter is
# no die, but works like one.
HOME: Final = 0
MILITARY: Final = 1
CONSUMPTION: Final = 2
NOVELTY: Final = 3
RARE_ELEMENTS: Final = 4
GENES: Final = 5
ALIEN: Final = 6
BASE_COLOURS: Final = 7
LEADER: Final = 7
ENTREPRENEUR: Final = 8
PIONEER: Final = 9
TALENT: Final = 10
COLOURS: Final = 11
GRAY: Final = 15
COLOUR_KEYS: Final = [
    "home", "military", "consumption", "novelty", "rare_elements", "genes", "alien",
    "leader", "entrepreneur", "pioneer", "talent",
]  # fmt: skip
ANY_COLOUR: Final = 0xFFFF

# Kinds of tile sides, and with them the two stacks of the construction zone.
WORLD: Final = 0
DEVELOPMENT: Final = 1
KIND_KEYS: Final = ["world", "development"]

# Bits of a die.
FACE_SHIFT: Final = 4
PHASE_SHIFT: Final = 10
NUMBER_SHIFT: Final = 14
COLOUR_MASK: Final = 15
FACE_MASK: Final = 63
NONE: Final = 15  # no phase assigned
NO_FACE: Final = 63
BLANK: Final = NO_FACE << FACE_SHIFT | NONE << PHASE_SHIFT
SEAT_DICE: Final = 256  # each seat numbers its dice from seat * SEAT_DICE

# Where a die can be removed from (besides a world that holds it as a good).
CUP: Final = 5
CITIZENRY: Final = 6
SETTLERS: Final = 7  # + kind: dice on the world stack, then on the development stack
DEVELOPERS: Final = 8
BASE_PLACES: Final = 9
DOLLAR_COLUMN: Final = 9  # the number of the phase is that of the cup
COLUMN_PLACES: Final = [*range(PHASES), DOLLAR_COLUMN]  # by phase
DEALERS: Final = 10  # in open deals
STOCK: Final = 11  # Talent counters that are not assigned
PLACE_KEYS: Final = [
    *PHASE_KEYS[:PHASES], "cup", "citizenry", "settlers", "developers", "dollar", "dealers", "stock",
]  # fmt: skip

# Kinds of effects.
GAIN_DIE: Final = 0
GAIN_GOOD: Final = 1
GAIN_CREDITS: Final = 2
REMOVE_DIE: Final = 3
SET_CREDITS: Final = 4
REMOVE_SETTLER: Final = 5
EFFECT_KEYS: Final = [
    "gain_die", "gain_good", "gain_credits", "remove_die", "set_starting_credits", "remove_completing_settler",
]  # fmt: skip


def colour_of(die: int) -> int:
    return die & COLOUR_MASK


def face_of(die: int) -> int:
    return die >> FACE_SHIFT & FACE_MASK


def phase_of(die: int) -> int:
    return die >> PHASE_SHIFT & 15


def rolled(die: int, face: int, phase: int = NONE) -> int:
    """The die showing this face, in no column yet unless in that of this phase."""
    return die & ~BLANK | face << FACE_SHIFT | phase << PHASE_SHIFT


def assigned(die: int, phase: int) -> int:
    return die & ~(15 << PHASE_SHIFT) | phase << PHASE_SHIFT


def label(die: int) -> str:
    """A die in events: its colour and its owner's number for it."""
    return f"{COLOUR_KEYS[die & COLOUR_MASK]}#{(die >> NUMBER_SHIFT) % SEAT_DICE}"


def labels(dice: list[int]) -> list[str]:
    return [label(die) for die in dice]
