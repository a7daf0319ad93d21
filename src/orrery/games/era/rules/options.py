"""What can be chosen before a game starts: difficulty, story, goal, both sectors, the star people."""

from __future__ import annotations

from typing import Final

from orrery.kernel.game import Option

from .content import Box

DIFFICULTY: Final = "difficulty"
STORY: Final = "story"
GOAL: Final = "goal"
HOME_TILE: Final = "home"
CENTRE_TILE: Final = "centre"
PEOPLE: Final = "people"
PEOPLES: Final = "peoples"

STANDARD: Final = "standard"  # level 1
RANDOM: Final = "random"
NO_GOAL: Final = "none"
DEALT: Final = "dealt"  # two by lot, of which the player keeps one (E-27)
ALL: Final = "all"
CERTAIN: Final = "certain"  # those alone whose powers are known from more than their tiles
BY_LOT: Final = -2  # as a number: it is drawn
REFUSED_DIFFICULTIES: Final = {"medium": "E-39", "normal": "E-39"}


def options_of(box: Box) -> list[Option]:
    return [
        Option(
            DIFFICULTY,
            [level.key for level in box.difficulties],
            STANDARD,
            refused=REFUSED_DIFFICULTIES,
        ),
        Option(STORY, [RANDOM, *box.story_keys], RANDOM),
        Option(GOAL, [NO_GOAL, RANDOM, *box.goal_keys], NO_GOAL),
        tile_option(box, HOME_TILE, CENTRE_TILE),
        tile_option(box, CENTRE_TILE, HOME_TILE),
        people_option(box),
        Option(PEOPLES, [CERTAIN, ALL], CERTAIN),
    ]


def tile_option(box: Box, key: str, other: str) -> Option:
    """Each sector is there once (E-33)."""
    values = [RANDOM, *box.tile_keys]
    needs = {tile: {other: [value for value in values if value != tile]} for tile in box.tile_keys}
    return Option(key, values, RANDOM, needs=needs)


def people_option(box: Box) -> Option:
    """Whoever names a star people known from its tile alone cannot do without these."""
    needs = {people.key: {PEOPLES: [ALL]} for people in box.peoples if not people.certain}
    return Option(PEOPLE, [DEALT, RANDOM, *box.people_keys], DEALT, needs=needs)


def number_of(keys: list[str], value: str) -> int:
    """The number of what was chosen; BY_LOT if it is drawn, -1 if it is none of these."""
    if value == RANDOM:
        return BY_LOT
    return keys.index(value) if value in keys else -1


def peoples_of(box: Box, value: str) -> list[int]:
    """The star people that can be dealt."""
    return [number for number, people in enumerate(box.peoples) if people.certain or value == ALL]
