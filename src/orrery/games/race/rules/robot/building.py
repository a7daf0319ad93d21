"""The robot's Develop and Settle (S-95 to S-99): each of the two phases on its own (S-91)."""

from __future__ import annotations

from orrery.kernel.acts import Act, entry

from ..mat import Mat
from ..state import Race
from ..vocabulary import act, phase, space, tag
from ..vocabulary.phase import PHASE_KEYS
from ..vocabulary.sought import SOUGHT_KEYS
from .citing import SETTLE_MORE, SETTLE_PRICE, develop_more, develop_rule, draw_rule, settle_rule, token_rule
from .gains import draw_to_stack, pay_credit
from .searching import DEVELOP_ACTION, DEVELOP_REACTION, SETTLE_ACTION, SETTLE_REACTION
from .state import ROBOT


class Develop(Act[Race]):
    """S-95 to S-97. The argument says which of the two Develop phases: 0 or 1."""

    number = act.ROBOT_DEVELOP

    def act(self, s: Race, argument: int) -> None:
        r = s.robot
        box = s.box.robot
        mat = box.mats[r.start]
        reaction = space.DEVELOP_1 + argument not in s.dice_spaces
        price = mat.token_reaction if reaction else mat.token_action
        if r.supply and r.credit >= price:  # S-95, S-128: before anything else, and instead of it
            r.supply -= 1
            r.tokens += 1
            rule = token_rule(mat, box.plain, reaction)
            if s.listener is not None:
                told = {"n": r.supply, "worth": box.worth[s.difficulty], "cards": r.cards()}
                s.say("robot_token_along" if reaction else "robot_token", ROBOT, rule, told)
            pay_credit(s, price, rule)
            return
        if reaction and r.credit < mat.develop_reaction_needs:
            passes(s, phase.DEVELOP, argument, "S-97")
            return
        n = develop_draw(mat, reaction)
        if s.listener is not None:
            key = "robot_develops_along" if reaction else "robot_develops"
            s.say(key, ROBOT, develop_rule(mat, box.plain, reaction), {"which": argument + 1, "n": n})
        if n:
            draw_to_stack(s, n, draw_rule(n, develop_draw(box.plain, reaction), develop_more(mat)))
        s.agenda.append(entry(act.ROBOT_REVEAL, DEVELOP_REACTION if reaction else DEVELOP_ACTION))


class Settle(Act[Race]):
    """S-98, S-99, and S-115 for the first action of a robot with such a tile. The argument is as in Develop."""

    number = act.ROBOT_SETTLE

    def act(self, s: Race, argument: int) -> None:
        r = s.robot
        box = s.box.robot
        mat = box.mats[r.start]
        reaction = space.SETTLE_1 + argument not in s.dice_spaces
        if not reaction and r.tile:
            if s.listener is not None:
                s.say("robot_searches_pile", ROBOT, "S-115", {"n": mat.deck_search_vp})
            s.plan(act.ROBOT_PILE)
            return
        if reaction and r.credit < mat.settle_reaction_needs:
            passes(s, phase.SETTLE, argument, SETTLE_PRICE)
            return
        n = settle_draw(s, mat, reaction)
        if s.listener is not None:
            wanted = mat.settle_reaction if reaction else mat.settle_action
            told = {"which": argument + 1, "n": n, "sought": SOUGHT_KEYS[wanted]}
            key = "robot_settles_along" if reaction else "robot_settles"
            s.say(key, ROBOT, settle_rule(mat, box.plain, reaction), told)
        if n:
            draw_to_stack(s, n, draw_rule(n, settle_draw(s, box.plain, reaction), SETTLE_MORE))
        s.agenda.append(entry(act.ROBOT_REVEAL, SETTLE_REACTION if reaction else SETTLE_ACTION))


def develop_draw(mat: Mat, reaction: bool) -> int:
    return mat.develop_draw_reaction if reaction else mat.develop_draw_action


def settle_draw(s: Race, mat: Mat, reaction: bool) -> int:
    """S-110: for some, one more for each chromosome world in the tableau, the start world included."""
    n = mat.settle_draw_reaction if reaction else mat.settle_draw_action
    if mat.settle_per_chromosome:
        for card in s.robot.tableau:
            if s.box.is_world[card] and s.box.tags[card] & tag.CHROMOSOME:
                n += mat.settle_per_chromosome
    return n


def passes(s: Race, of: int, which: int, rule: str) -> None:
    if s.listener is not None:
        s.say("robot_passes", ROBOT, rule, {"phase": PHASE_KEYS[of], "which": which + 1})
