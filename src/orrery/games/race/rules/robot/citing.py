"""Which rule the robot follows: that of the plain mat, or the one that a tile changes it by (S-106 to S-119).

What it looks for, what it draws and what it pays are told one after another, each with its own rule.
"""

from __future__ import annotations

from typing import Final

from ..mat import Mat
from ..vocabulary import sought

SETTLE_PRICE: Final = "S-99"  # no tile has another price; some have none
EXPLORE_MORE: Final = "S-106"
SETTLE_MORE: Final = "S-110"


def draw_rule(n: int, usual: int, more: str) -> str:
    """`usual`: as many are drawn without tiles. `more`: the rule that changes this."""
    return "S-92" if n == usual else more


def develop_more(mat: Mat) -> str:
    return "S-108" if mat.rebel_prestige else "S-107"


def develop_rule(mat: Mat, plain: Mat, reaction: bool) -> str:
    """S-107 where prices are others."""
    if reaction:
        return "S-97" if mat.develop_reaction_under_6 == plain.develop_reaction_under_6 else "S-107"
    return "S-96" if mat.develop_action_6 == plain.develop_action_6 else "S-107"


def token_rule(mat: Mat, plain: Mat, reaction: bool) -> str:
    """S-95, and S-107 where the price is another (S-128)."""
    if reaction:
        return "S-95" if mat.token_reaction == plain.token_reaction else "S-107"
    return "S-95" if mat.token_action == plain.token_action else "S-107"


def settle_rule(mat: Mat, plain: Mat, reaction: bool) -> str:
    """What is looked for, and S-114 where it is placed for nothing."""
    wanted = mat.settle_reaction if reaction else mat.settle_action
    if wanted == sought.MILITARY_WORLD:
        return "S-109"
    if wanted == sought.ANY_WORLD:
        return "S-112"
    if wanted != sought.NON_MILITARY_WORLD:
        return "S-113"
    if reaction:
        return "S-99" if mat.settle_reaction_price == plain.settle_reaction_price else "S-114"
    return "S-98"
