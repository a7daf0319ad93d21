"""Which phases the others will likely select, from what everybody can see of them."""

from __future__ import annotations

from math import exp
from typing import Final

from orrery.games.roll.rules.pieces import COLOUR_MASK, HOME, WILD
from orrery.games.roll.rules.state import Empire, Galaxy
from orrery.games.roll.rules.vocabulary.phase import PHASES

from .works import Works

KEENNESS: Final = 1.05  # how surely somebody takes what is worth most to him
HABIT: Final = [-0.5, 0.1, 0.0, 0.4, 0.1]  # what people take more often, or less, than its worth tells
DIE_SIDES: Final = 6


def expected_workers(s: Galaxy, dice: list[int]) -> list[float]:
    """How many dice of a cup will show each phase; wilds help where they are wanted, so they count a bit everywhere."""
    found = [0.0] * PHASES
    for die in dice:
        for face in s.box.die_faces[die & COLOUR_MASK]:
            if face == WILD:
                for phase in range(PHASES):
                    found[phase] += 0.4 / DIE_SIDES
            else:
                found[face] += 1 / DIE_SIDES
    return found


def selection(s: Galaxy, p: Empire) -> list[float]:
    """The chance of each phase to be the one that this player selects."""
    if not p.cup:
        return [1 / PHASES] * PHASES
    workers = expected_workers(s, p.cup)
    most = int(max(workers)) + 3
    works = Works(s, p, most)
    weights = [exp(KEENNESS * wish(works.table[phase], workers[phase]) + HABIT[phase]) for phase in range(PHASES)]
    total = sum(weights)
    return [weight / total for weight in weights]


def wish(row: list[float], workers: float) -> float:
    """The gain of a phase with the workers expected there and the one that selects it."""
    n = int(workers)
    at = n + 1
    return row[at] + (workers - n) * (row[at + 1] - row[at])


def played(s: Galaxy, seat: int) -> list[float]:
    """The chance of each phase to be played, whatever this seat selects itself."""
    idle = [1.0] * PHASES
    for p in s.players:
        if p.seat != seat:
            chances = selection(s, p)
            for phase in range(PHASES):
                idle[phase] *= 1 - chances[phase]
    if len(s.players) == 2:  # one Home die more is rolled
        faces = s.box.die_faces[HOME]
        for phase in range(PHASES):
            idle[phase] *= 1 - faces.count(phase) / DIE_SIDES
    return [1 - chance for chance in idle]
