"""What the robot gains and pays. Every change is told, with the rule it comes from."""

from __future__ import annotations

from ..draw import draw_onto
from ..state import Race
from .state import ROBOT


def draw_to_stack(s: Race, n: int, rule: str = "S-92") -> None:
    """S-92: unseen, from the draw pile."""
    hand = s.robot.hand
    before = len(hand)
    draw_onto(s, n, hand)
    if s.listener is None:
        return
    if len(hand) > before:
        s.say("robot_draws", ROBOT, rule, {"n": len(hand) - before, "hand": len(hand)})
    else:
        s.say("robot_draws_nothing", ROBOT, "S-6", {})


def raise_credit(s: Race, n: int, rule: str) -> None:
    r = s.robot
    risen = min(n, s.box.robot.credit_most - r.credit)
    r.credit += risen
    if s.listener is None:
        return
    if risen:
        s.say("robot_credit", ROBOT, rule, {"n": risen, "credit": r.credit, "lost": n - risen})
    else:
        s.say("robot_credit_full", ROBOT, "S-80", {"credit": r.credit})


def pay_credit(s: Race, n: int, rule: str) -> None:
    r = s.robot
    r.credit -= n
    if s.listener is not None:
        s.say("robot_pays", ROBOT, rule, {"n": n, "credit": r.credit})


def raise_economy(s: Race, n: int, rule: str) -> None:
    r = s.robot
    risen = min(n, s.box.robot.economy_most - r.economy)
    r.economy += risen
    if s.listener is None:
        return
    if risen:
        s.say("robot_economy", ROBOT, rule, {"n": risen, "economy": r.economy, "lost": n - risen})
    else:
        s.say("robot_economy_full", ROBOT, "S-80", {"economy": r.economy})


def take_chips(s: Race, n: int) -> None:
    """S-105: from the supply, and beyond it from the spare ones (S-7)."""
    s.chips -= n
    s.robot.vp += n


def gain_prestige(s: Race, n: int, card: int, rule: str) -> None:
    """S-121. `card`: what it comes from."""
    r = s.robot
    r.prestige += n
    r.gained_now = True
    if s.listener is not None:
        s.say("robot_prestige", ROBOT, rule, {"n": n, "prestige": r.prestige, "card": s.box.keys[card]})
