"""Dice as they are sent to the browser."""

from __future__ import annotations

from typing import Final

import msgspec

from orrery.games.roll.rules.looks import ASSIGN_BITS, ASSIGN_LOOK_KEYS, ASSIGN_LOOKS, WORK_LOOK_KEYS
from orrery.games.roll.rules.pieces import (
    COLOUR_KEYS,
    FACE_KEYS,
    NO_FACE,
    NUMBER_SHIFT,
    SEAT_DICE,
    colour_of,
    face_of,
)
from orrery.games.roll.rules.places import look_of
from orrery.games.roll.rules.state import Galaxy
from orrery.games.roll.rules.vocabulary import stage

ASSIGNING: Final = (stage.ASSIGN, stage.SCREENS, stage.PHASES_FOUND, stage.SENT_BACK)  # workers can still be moved


class Die(msgspec.Struct, frozen=True):
    """`n` is its owner's number for it, as in news (`home#3`). `face`: what it rolled; `look`: how codes name it."""

    n: int
    colour: str
    look: str
    face: str | None


def die(s: Galaxy, packed: int) -> Die:
    face = face_of(packed)
    shown = None if face == NO_FACE else FACE_KEYS[face]
    colour = COLOUR_KEYS[colour_of(packed)]
    if s.stage in ASSIGNING:
        look = ASSIGN_LOOK_KEYS[ASSIGN_LOOKS[packed & ASSIGN_BITS]]
    else:
        look = WORK_LOOK_KEYS[look_of(s.box, packed)]
    return Die((packed >> NUMBER_SHIFT) % SEAT_DICE, colour, look, shown)


def dice(s: Galaxy, packed: list[int]) -> list[Die]:
    return [die(s, one) for one in packed]
