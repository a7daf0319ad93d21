"""Where the robot's dice come to lie: pure figuring, from what was rolled and what the player chose (S-86 to S-89)."""

from __future__ import annotations

from typing import Final

from ..vocabulary import space, symbol

NOWHERE: Final = -1  # a die that has no space: a match die for which no marker is free (S-145)


def places(dice: list[int], shown: int, markers: list[int]) -> list[int]:
    """The space of each die. `shown`: the action on the robot= tile; `markers`: the player's, from left to right."""
    spaces = [NOWHERE, NOWHERE]
    for die in range(2):  # S-89: what is no match first
        if dice[die] != symbol.MATCH:
            action = shown if dice[die] == symbol.ROBOT else dice[die]
            spaces[die] = free_space(symbol.SPACE_OF[action], spaces[0])
    if symbol.MATCH not in dice:
        return spaces
    under = [marker for marker in markers if marker != space.SEARCH]  # Search has no space (S-132, S-145)
    if dice[0] == symbol.MATCH and dice[1] == symbol.MATCH:
        for die in range(min(2, len(under))):
            spaces[die] = under[die]
    else:
        match = dice.index(symbol.MATCH)
        spaces[match] = matching_space(under, spaces[1 - match])
    return spaces


def free_space(left: int, taken: int) -> int:
    """S-86: the left one of two spaces, unless the other die lies there."""
    if taken == left and is_pair(left):
        return left + 1
    return left


def matching_space(under: list[int], taken: int) -> int:
    """S-88: under the marker farthest right, or the other one; of two for the same phase the left one comes first."""
    if len(under) == 2 and under[1] == under[0] + 1 and is_pair(under[0]):
        return under[1] if taken == under[0] else under[0]
    for i in range(len(under) - 1, -1, -1):
        if under[i] != taken:
            return under[i]
    return NOWHERE


def is_pair(left: int) -> bool:
    """Whether this is the left one of the two spaces of Explore, Develop or Settle."""
    return left in (space.EXPLORE_5, space.DEVELOP_1, space.SETTLE_1)
