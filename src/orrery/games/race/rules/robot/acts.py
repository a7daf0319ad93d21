"""What the robot does in Explore, Consume and Produce, and as prestige leader; and all acts of the robot."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.acts import Act

from ..mat import Mat
from ..state import Race
from ..vocabulary import act, phase, space, symbol
from ..vocabulary.symbol import SYMBOL_KEYS
from .building import Develop, Settle, passes
from .card_types import is_alien
from .citing import EXPLORE_MORE, draw_rule
from .dice import PlaceDice, Roll
from .gains import draw_to_stack, gain_prestige, raise_credit, raise_economy, take_chips
from .pile import RevealOfPile
from .searching import Reveal
from .state import ROBOT


class Leader(Act[Race]):
    """S-72 and S-122: at the start of a round in which the robot has the most prestige, alone or not."""

    number = act.ROBOT_LEADER

    def act(self, s: Race, argument: int) -> None:
        r = s.robot
        take_chips(s, 1)
        alone = r.prestige > s.empire.prestige
        gains = alone and r.gained_last
        if s.listener is not None:
            told = {"n": 1, "prestige": r.prestige, "chips": s.chips}
            s.say("robot_leads" if alone else "robot_shares_lead", ROBOT, "S-122" if gains else "S-72", told)
        if gains:
            draw_to_stack(s, 1, "S-122")
            raise_credit(s, 1, "S-122")


class Explore(Act[Race]):
    """S-94: one action or one reaction in all (S-91)."""

    number = act.ROBOT_EXPLORE

    def act(self, s: Race, argument: int) -> None:
        box = s.box.robot
        mat = box.mats[s.robot.start]
        dice = (space.EXPLORE_5 in s.dice_spaces) + (space.EXPLORE_1_1 in s.dice_spaces)
        n = explore_draw(mat, dice)
        if s.listener is not None:
            key = ["robot_explores_along", "robot_explores", "robot_explores_both"][dice]
            s.say(key, ROBOT, "S-94", {"n": n})
        draw_to_stack(s, n, draw_rule(n, explore_draw(box.plain, dice), EXPLORE_MORE))
        if dice:
            raise_credit(s, mat.explore_credit, "S-94")


def explore_draw(mat: Mat, dice: int) -> int:
    """`dice`: how many lie in the row; without any it is a reaction."""
    return [mat.explore_reaction, mat.explore_one, mat.explore_both][dice]


class Consume(Act[Race]):
    """S-100 to S-103; two dice on one space are one action (S-140)."""

    number = act.ROBOT_CONSUME

    def act(self, s: Race, argument: int) -> None:
        r = s.robot
        trade = space.TRADE in s.dice_spaces
        double = space.DOUBLE_VP in s.dice_spaces
        points = r.economy * 2 if double else r.economy
        take_chips(s, points)
        if s.listener is not None:
            at = trade + 2 * double
            key = ["robot_consumes_along", "robot_trades", "robot_doubles", "robot_consumes_both"][at]
            told = {"n": points, "economy": r.economy, "vp": r.vp, "chips": s.chips}
            s.say(key, ROBOT, ["S-103", "S-100", "S-101", "S-102"][at], told)
        mat = s.box.robot.mats[r.start]
        plain = s.box.robot.plain
        if trade:
            raise_credit(s, mat.trade_credit, "S-100" if mat.trade_credit == plain.trade_credit else "S-118")
        if double and mat.double_economy:
            raise_economy(s, mat.double_economy, "S-101")
        if double and mat.double_prestige:
            self.prestige(s, mat.double_prestige)
        if trade:
            turn_tile(s, symbol.TRADE)

    def prestige(self, s: Race, n: int) -> None:
        """S-118."""
        for card in s.robot.tableau:
            if is_alien(s.box.good_kind[card]):
                gain_prestige(s, n, card, "S-118")
                return
        if s.listener is not None:
            s.say("robot_has_no_alien_world", ROBOT, "S-118", {})


class Produce(Act[Race]):
    """S-104."""

    number = act.ROBOT_PRODUCE

    def act(self, s: Race, argument: int) -> None:
        if space.PRODUCE not in s.dice_spaces:
            passes(s, phase.PRODUCE, 0, "S-104")
            return
        mat = s.box.robot.mats[s.robot.start]
        if s.listener is not None:
            s.say("robot_produces", ROBOT, "S-104", {})
        if mat.produce_economy:
            raise_economy(s, mat.produce_economy, "S-104")
        if mat.produce_credit:
            raise_credit(s, mat.produce_credit, "S-119")
        turn_tile(s, symbol.PRODUCE)


def turn_tile(s: Race, action: int) -> None:
    """S-116, S-117: after an action, what the robot= tile shows may change. No die that lies moves (S-134)."""
    mat = s.box.robot.mats[s.robot.start]
    for shown, after, becomes in mat.turns:
        if shown == s.robot.symbol and after == action:
            s.robot.symbol = becomes
            if s.listener is not None:
                told = {"before": SYMBOL_KEYS[shown], "symbol": SYMBOL_KEYS[becomes]}
                if mat.turns_back():
                    s.say("robot_tile_turns", ROBOT, "S-117", told)
                else:
                    s.say("robot_tile_replaced", ROBOT, "S-116", told)
            return


ROBOT_ACTS: Final[list[Act[Any]]] = [
    Roll(), PlaceDice(), Leader(), Explore(), Develop(), Settle(), Consume(), Produce(), Reveal(), RevealOfPile(),
]  # fmt: skip
