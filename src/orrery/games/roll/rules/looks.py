"""Looks: what tells dice apart that lie in the same place. Dice that look alike are one and the same choice.

In the base game a look is a colour. While workers are assigned, a face with two symbols tells more (A-5). While they
work, a dollar does: it takes them back to the cup, if they work in the phase that they have rolled (A-10).
"""

from __future__ import annotations

from typing import Final

from .pieces import (
    COLOUR_KEYS,
    COLOURS,
    FACE_KEYS,
    FACE_SHIFT,
    LEADER,
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
LOOK_MASK: Final = 1023  # ASSIGN_LOOKS go by colour and face, the WORK_LOOKS of a box by face and column


def work_colour(look: int) -> int:
    """The colour of dice that look so at work."""
    return look if look < COLOURS else look - WITH_DOLLAR


def assign_looks() -> list[int]:
    """By the lowest ten bits of a die, its colour and its face."""
    table = [bits & 15 for bits in range(LOOK_MASK + 1)]
    for colour in range(LEADER, TALENT):
        for face in range(SPECIAL, SPECIAL + SPECIAL_FACES):
            table[face << FACE_SHIFT | colour] = COLOURS + (colour - LEADER) * SPECIAL_FACES + face - SPECIAL
    return table


def work_looks(dollar: list[int]) -> list[int]:
    """By face and column: how far the look of a die is from its colour. `dollar`: by face, the phase it acts in."""
    table = [0] * (LOOK_MASK + 1)
    for face in range(len(dollar)):
        if dollar[face] >= 0:
            table[dollar[face] << PHASE_SHIFT - FACE_SHIFT | face] = WITH_DOLLAR
    return table


ASSIGN_LOOKS: Final = assign_looks()
