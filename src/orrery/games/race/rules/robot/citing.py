"""Which rule the robot follows: that of the plain mat, or the one that a tile changes it by (S-106 to S-119)."""

from __future__ import annotations

from ..mat import Mat
from ..vocabulary import sought


def explore_rule(mat: Mat, plain: Mat) -> str:
    same = (mat.explore_one, mat.explore_both, mat.explore_reaction)
    return "S-94" if same == (plain.explore_one, plain.explore_both, plain.explore_reaction) else "S-106"


def develop_rule(mat: Mat, plain: Mat, reaction: bool) -> str:
    """S-108 where rebels bring prestige, S-107 where prices are others."""
    if mat.rebel_prestige:
        return "S-108"
    if mat.develop_action_6 != plain.develop_action_6 or mat.develop_reaction_under_6 != plain.develop_reaction_under_6:
        return "S-107"
    return "S-97" if reaction else "S-96"


def token_rule(mat: Mat, plain: Mat, reaction: bool) -> str:
    """S-95, and S-107 where the price is another (S-128)."""
    if reaction:
        return "S-95" if mat.token_reaction == plain.token_reaction else "S-107"
    return "S-95" if mat.token_action == plain.token_action else "S-107"


def settle_rule(mat: Mat, plain: Mat, reaction: bool) -> str:
    wanted = mat.settle_reaction if reaction else mat.settle_action
    if wanted == sought.MILITARY_WORLD:
        return "S-110" if mat.settle_per_chromosome else "S-109"
    if wanted == sought.ANY_WORLD:
        return "S-112"
    if wanted != sought.NON_MILITARY_WORLD:
        return "S-113"
    if reaction:
        return "S-99" if mat.settle_reaction_price == plain.settle_reaction_price else "S-114"
    return "S-98" if mat.settle_draw_action == plain.settle_draw_action else "S-110"
