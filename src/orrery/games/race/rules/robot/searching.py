"""The robot's search (S-93): one card of its hand stack after another, until one is of the type it wants."""

from __future__ import annotations

from typing import Final

from orrery.kernel.acts import Act

from ..state import Race
from ..vocabulary import act, sought, tag
from ..vocabulary.sought import SOUGHT_KEYS
from .citing import SETTLE_PRICE, develop_rule, settle_rule
from .gains import gain_prestige, pay_credit
from .state import ROBOT

# What is searched for: the argument of the act.
DEVELOP_ACTION: Final = 0
DEVELOP_REACTION: Final = 1
SETTLE_ACTION: Final = 2
SETTLE_REACTION: Final = 3

# What becomes of a card.
PLACES: Final = 0
DISCARDS: Final = 1
SHUNS: Final = 2
CANNOT_PAY: Final = 3
OUTCOME_KEYS: Final = ["robot_places", "robot_discards", "robot_shuns", "robot_cannot_pay"]

FREE_BELOW: Final = 6  # developments of this cost and more are dear ones (S-96)


class Reveal(Act[Race]):
    """One card of the stack after another, at random (S-153), until one fits."""

    number = act.ROBOT_REVEAL

    def act(self, s: Race, argument: int) -> None:
        hand = s.robot.hand
        wanted = sought_by(s, argument)
        types = s.box.card_types
        while hand:
            at = s.chance.below(len(hand))
            card = hand[at]
            hand[at] = hand[-1]
            hand.pop()
            outcome = outcome_of(s, card, argument) if types[card] >> wanted & 1 else DISCARDS
            if s.listener is not None:
                tell_reveal(s, card, wanted, argument, outcome)
            if outcome == PLACES:
                place(s, card)
                price = price_of(s, card, argument)
                if price:
                    pay_credit(s, price, SETTLE_PRICE if argument == SETTLE_REACTION else rule_of(s, argument))
                return
            s.discard.append(card)
        if s.listener is not None:
            s.say("robot_finds_none", ROBOT, "S-93", {"sought": SOUGHT_KEYS[wanted]})


def outcome_of(s: Race, card: int, argument: int) -> int:
    """What becomes of a card of the type that is searched for."""
    if s.box.tags[card] & tag.IMPERIUM and s.box.robot.mats[s.robot.start].shuns_imperium:
        return SHUNS
    return CANNOT_PAY if price_of(s, card, argument) > s.robot.credit else PLACES


def tell_reveal(s: Race, card: int, wanted: int, argument: int, outcome: int) -> None:
    rule = rule_of(s, argument)
    if outcome == DISCARDS:
        rule = "S-93"
    elif outcome == SHUNS:
        rule = "S-111" if s.box.is_world[card] else "S-108"
    told = {
        "card": s.box.keys[card],
        "sought": SOUGHT_KEYS[wanted],
        "hand": len(s.robot.hand),
        "n": price_of(s, card, argument),
    }
    s.say(OUTCOME_KEYS[outcome], ROBOT, rule, told, reveals=True)


def place(s: Race, card: int) -> None:
    """S-93: on the tableau stack. It brings nothing but prestige (S-121, S-131)."""
    r = s.robot
    r.tableau.append(card)
    if not s.prestige_on:
        return
    if s.box.prestige[card]:
        gain_prestige(s, s.box.prestige[card], card, "S-121")
    if s.box.tags[card] & tag.REBEL and s.box.robot.mats[r.start].rebel_prestige:
        rule = "S-111" if s.box.is_world[card] else "S-108"
        gain_prestige(s, s.box.robot.mats[r.start].rebel_prestige, card, rule)


def sought_by(s: Race, argument: int) -> int:
    mat = s.box.robot.mats[s.robot.start]
    if argument == SETTLE_ACTION:
        return mat.settle_action
    if argument == SETTLE_REACTION:
        return mat.settle_reaction
    return sought.DEVELOPMENT


def price_of(s: Race, card: int, argument: int) -> int:
    """What placing this card would take of the credit: of developments alone does the cost matter (S-133)."""
    mat = s.box.robot.mats[s.robot.start]
    dear = s.box.cost[card] >= FREE_BELOW
    if argument == DEVELOP_ACTION:
        return mat.develop_action_6 if dear else mat.develop_action_under_6
    if argument == DEVELOP_REACTION:
        return mat.develop_reaction_6 if dear else mat.develop_reaction_under_6
    return mat.settle_reaction_price if argument == SETTLE_REACTION else 0


def rule_of(s: Race, argument: int) -> str:
    box = s.box.robot
    mat = box.mats[s.robot.start]
    if argument in (DEVELOP_ACTION, DEVELOP_REACTION):
        return develop_rule(mat, box.plain, argument == DEVELOP_REACTION)
    return settle_rule(mat, box.plain, argument == SETTLE_REACTION)
