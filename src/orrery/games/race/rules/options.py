"""What can be chosen before a game starts: the sets, the difficulty, both start worlds, the edition."""

from __future__ import annotations

from typing import Final

from orrery.kernel.game import Option

from .content import BRINK, FIRST, SECOND, Box
from .setup import BY_LOT

SETS: Final = "sets"
EDITION: Final = "edition"
START: Final = "start"
ROBOT_START: Final = "robot_start"
RANDOM: Final = "random"
DIFFICULTIES: Final = ["easy", "medium", "hard"]  # S-81
REFUSED_STARTS: Final = {f"-{n}": "S-84" for n in range(1, 7)}


def options_of(box: Box) -> list[Option]:
    """`box`: with all there is."""
    return [
        Option(SETS, [str(level) for level in range(BRINK + 1)], "0"),
        Option("difficulty", DIFFICULTIES, DIFFICULTIES[0]),
        start_option(box, START, ROBOT_START),
        start_option(box, ROBOT_START, START),
        Option(EDITION, [SECOND, FIRST], SECOND),
    ]


def start_option(box: Box, key: str, other: str) -> Option:
    """A start world comes with its set (S-8), and there is one of each."""
    starts = sorted(box.starts, key=lambda start: box.start_number[start])
    values = [RANDOM, *[box.keys[start] for start in starts]]
    needs: dict[str, dict[str, list[str]]] = {}
    for start in starts:
        mine = box.keys[start]
        needs[mine] = {other: [value for value in values if value != mine]}
        first = box.designs[start].set
        if first:
            needs[mine][SETS] = [str(level) for level in range(first, BRINK + 1)]
    return Option(key, values, RANDOM, needs=needs, refused=REFUSED_STARTS)


def start_of(box: Box, value: str) -> int:
    return BY_LOT if value == RANDOM else box.number_of[value]
