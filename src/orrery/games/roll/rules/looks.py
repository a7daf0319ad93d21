"""Looks: what tells dice apart that lie in the same place. Dice that look alike are one and the same choice.

In the base game a look is a colour. While workers are assigned, a face with two symbols tells more (A-5). While they
work, a dollar does: it takes them back to the cup, if they work in the phase that they have rolled (A-10).
"""

from __future__ import annotations

from typing import Final

from .pieces import (
    COLOUR_KEYS,
    COLOUR_MASK,
    COLOURS,
    FACE_KEYS,
    FACE_SHIFT,
    LEADER,
    NUMBER_SHIFT,
    PHASE_SHIFT,
    SPECIAL,
    SPECIAL_FACES,
    TALENT,
)

# While they are assigned: the colours, then each special colour with each special face.
ASSIGN_LOOK_KEYS: Final = [
    *COLOUR_KEYS,
    *[f"{COLOUR_KEYS[colour]}/{face}" for colour in range(LEADER, TALENT) for face in FACE_KEYS[SPECIAL:]],
]
# While they work: the colours, then each special colour with a dollar.
WORK_LOOK_KEYS: Final = [*COLOUR_KEYS, *[f"{COLOUR_KEYS[colour]}/dollar" for colour in range(LEADER, TALENT)]]
WITH_DOLLAR: Final = COLOURS - LEADER  # from a colour to its look with a dollar
ASSIGN_BITS: Final = (1 << PHASE_SHIFT) - 1  # of a die: by which ASSIGN_LOOKS go, colour and face
WORK_BITS: Final = (1 << NUMBER_SHIFT) - 1  # by which the work_looks of a box go: colour, face and column


def work_colour(look: int) -> int:
    """The colour of dice that look so at work."""
    return look if look < COLOURS else look - WITH_DOLLAR


def assign_looks() -> list[int]:
    """By colour and face."""
    table = [bits & COLOUR_MASK for bits in range(ASSIGN_BITS + 1)]
    for colour in range(LEADER, TALENT):
        for face in range(SPECIAL, SPECIAL + SPECIAL_FACES):
            table[face << FACE_SHIFT | colour] = COLOURS + (colour - LEADER) * SPECIAL_FACES + face - SPECIAL
    return table


def work_looks(dollar: list[int]) -> list[int]:
    """By colour, face and column. `dollar`: by face, the phase in which its dollar acts, or -1."""
    table = [bits & COLOUR_MASK for bits in range(WORK_BITS + 1)]
    for face in range(len(dollar)):
        if dollar[face] >= 0:
            for colour in range(LEADER, TALENT):
                table[dollar[face] << PHASE_SHIFT | face << FACE_SHIFT | colour] = colour + WITH_DOLLAR
    return table


ASSIGN_LOOKS: Final = assign_looks()
