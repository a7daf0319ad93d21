"""Conservation: every card, chip and token is accounted for after every choice (law 7)."""

from __future__ import annotations

from .hidden import cards_left
from .setup import all_chips
from .state import Race


def audit(s: Race) -> list[str]:
    wrong: list[str] = []
    r = s.robot
    box = s.box.robot
    left = cards_left(s)
    for card in range(len(left)):
        if left[card] != 0:
            wrong.append(f"{left[card]} too few of {s.box.keys[card]}")
    chips = s.chips + s.empire.vp + r.vp
    if chips != all_chips(s):
        wrong.append(f"{chips} VP in chips instead of {all_chips(s)}")
    if r.supply + r.tokens != box.tokens[s.difficulty]:
        wrong.append(f"{r.supply + r.tokens} development tokens instead of {box.tokens[s.difficulty]}")
    if not 0 <= r.credit <= box.credit_most or not 0 <= r.economy <= box.economy_most:
        wrong.append(f"the robot has credit {r.credit} and economy {r.economy}")
    if len(s.empire.goods) != len(s.empire.tableau) or len(s.empire.used) != len(s.empire.present):
        wrong.append("goods lie on cards that are not there")
    if r.revealed:
        wrong.append("cards that the robot has revealed still lie aside")
    return wrong
