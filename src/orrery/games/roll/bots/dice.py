"""Dice by what they show: what a face is good for, and what a colour is worth by its faces."""

from __future__ import annotations

from typing import Final

from orrery.games.roll.rules.content import Box
from orrery.games.roll.rules.looks import ASSIGN_LOOK_KEYS
from orrery.games.roll.rules.pieces import (
    BASE_COLOURS,
    COLOURS,
    LEADER,
    SPECIAL,
    SPECIAL_FACES,
    WILD,
)

# The colours of the base game, as they have proved in play.
DIE_COLOUR: Final = [0.9, 0.95, 1.05, 1.0, 1.0, 1.1, 1.2]
PLAIN: Final = 0.9  # a die of five phases
WILD_FACE: Final = 0.1
TWO_PHASES: Final = 0.06
DOLLAR: Final = 0.05  # the die comes back by itself
MATCHES: Final = 0.04  # a world colour that the die matches


def look_colour(look: int) -> int:
    return look if look < COLOURS else LEADER + (look - COLOURS) // SPECIAL_FACES


LOOK_COLOUR: Final = [look_colour(look) for look in range(len(ASSIGN_LOOK_KEYS))]


def look_face(look: int) -> int:
    """The face that a look tells of, -1: none."""
    return -1 if look < COLOURS else SPECIAL + (look - COLOURS) % SPECIAL_FACES


def other_phase(box: Box, look: int, which: int) -> int:
    """The phase that a worker goes to if `which`, where it lies, is not played (A-7); -1: none."""
    if look < COLOURS:
        return -1
    mask = box.face_phases[look_face(look)]
    if not mask >> which & 1:
        return -1
    return (mask & ~(1 << which)).bit_length() - 1


def phases_in(mask: int) -> list[int]:
    return [which for which in range(mask.bit_length()) if mask >> which & 1]


def die_values(box: Box) -> list[float]:
    """By colour, what a die is worth beside others. What expansions bring is valued by its faces."""
    if not box.sets:
        return DIE_COLOUR
    values = DIE_COLOUR[:]
    for colour in range(BASE_COLOURS, box.colours):
        value = PLAIN
        for face in box.die_faces[colour]:
            if face == WILD:
                value += WILD_FACE
            elif box.dollar[face] >= 0:
                value += DOLLAR
            elif box.face_phases[face] & (box.face_phases[face] - 1):
                value += TWO_PHASES
        values.append(value + MATCHES * box.matches[colour].bit_count())
    return values
