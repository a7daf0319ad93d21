"""Whether the robot can be as it is, and its dice and the player's markers lie as they lie."""

from __future__ import annotations

from typing import Final

from ..robot.placing import places
from ..state import NO_DICE, Race
from ..vocabulary import space

MOST_PRESTIGE: Final = 1000  # no game comes near


def robot_fits(s: Race) -> bool:
    """What the audit counts (tokens, chips) is left to it."""
    r = s.robot
    if r.start not in s.box.starts or r.symbol not in symbols(s) or r.revealed:
        return False
    mat = s.box.robot.mats[r.start]
    if r.tile and not mat.deck_search_vp:
        return False
    stays = r.tile or not mat.deck_search_vp  # S-115: one start world leaves, and may come back later
    if not r.tableau or (r.tableau[0] == r.start) != stays:
        return False
    if r.supply < 0 or r.tokens < 0 or r.vp < 0 or not 0 <= r.prestige < MOST_PRESTIGE:
        return False
    if (r.gained_last or r.gained_now) and r.prestige == 0:
        return False
    return s.prestige_on or r.prestige == 0


def symbols(s: Race) -> list[int]:
    """What its robot= tile can show."""
    mat = s.box.robot.mats[s.robot.start]
    return [mat.symbol, *[becomes for _, _, becomes in mat.turns]]


def markers_fit(s: Race) -> bool:
    """S-14, S-77."""
    markers = s.markers
    if len(markers) > 2 or (len(markers) == 2 and markers[0] >= markers[1]):
        return False
    for marker in markers:
        if not 0 <= marker <= space.SEARCH or (marker == space.SEARCH and not s.prestige_on):
            return False
    for second in (space.DEVELOP_2, space.SETTLE_2):
        if second in markers and second - 1 not in markers:
            return False
    if (s.search_used or s.raised >= 0) and not s.prestige_on:
        return False
    if s.raised < 0:
        return s.raised == -1
    if s.raised == space.EXPLORE_1_1 and space.EXPLORE_5 in markers:
        return False
    return s.raised in markers and space.SEARCH not in markers and s.search_used


def dice_fit(s: Race) -> bool:
    """S-85 to S-89. The tile may have changed since the dice were placed (S-134)."""
    if len(s.dice) != 2 or len(s.dice_spaces) != 2:
        return False
    if s.dice == NO_DICE:
        return s.dice_spaces == NO_DICE
    for die in range(2):
        if s.dice[die] not in s.box.robot.faces[die]:
            return False
    if s.dice_spaces == NO_DICE:
        return True
    return len(s.markers) == 2 and any(places(s.dice, shown, s.markers) == s.dice_spaces for shown in symbols(s))
