"""Setting up a game (S-7 to S-10, S-81 to S-83): both start worlds, the robot's mat, its tokens and its stack."""

from __future__ import annotations

from typing import Final

from .robot.gains import draw_to_stack
from .robot.state import ROBOT
from .state import Race
from .vocabulary.symbol import SYMBOL_KEYS

BY_LOT: Final = -1  # instead of a start world


def set_up(s: Race, start: int, robot_start: int) -> None:
    """Start worlds that nobody chose are dealt by lot, the player's first. The others stay in the deck (S-8)."""
    box = s.box
    s.prestige_on = box.prestige_on
    s.chips = all_chips(s)
    s.say("set_up", -1, "S-7", {"n": s.chips, "sets": box.level, "prestige": s.prestige_on})
    s.deck = box.deck()
    mine = dealt(s, start, robot_start)
    its = dealt(s, robot_start, mine)
    s.deck.remove(mine)
    s.deck.remove(its)
    s.empire.enter(mine)
    s.say("start_world", 0, "S-8", {"card": box.keys[mine], "drawn": start == BY_LOT}, reveals=True)
    set_up_robot(s, its, robot_start == BY_LOT)


def all_chips(s: Race) -> int:
    """S-7, and S-71 where there is prestige."""
    box = s.box.robot
    return box.chips + box.prestige_chips if s.prestige_on else box.chips


def dealt(s: Race, chosen: int, other: int) -> int:
    """The start world that was chosen, or one by lot that the other side does not have."""
    if chosen != BY_LOT:
        return chosen
    left = [start for start in s.box.starts if start != other]
    return left[s.chance.below(len(left))]


def set_up_robot(s: Race, start: int, drawn: bool) -> None:
    r = s.robot
    box = s.box.robot
    mat = box.mats[start]
    r.start = start
    r.tableau = [start]
    r.symbol = mat.symbol
    r.tile = mat.deck_search_vp > 0
    r.credit = mat.credit
    r.economy = mat.economy
    r.supply = box.tokens[s.difficulty]
    s.say("robot_start_world", ROBOT, "S-8", {"card": s.box.keys[start], "drawn": drawn}, reveals=True)
    told = {"symbol": SYMBOL_KEYS[r.symbol], "credit": r.credit, "economy": r.economy}
    s.say("robot_mat", ROBOT, "S-83", told)
    s.say("robot_tokens", ROBOT, "S-81", {"n": r.supply, "worth": box.worth[s.difficulty]})
    draw_to_stack(s, mat.hand_stack, "S-82")
