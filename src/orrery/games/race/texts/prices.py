"""What each card of the hand would take now: cards to pay, or strength against its defence."""

from __future__ import annotations

from typing import NamedTuple

from orrery.games.race.rules.alphabet import PAY, PAY_FOR_MILITARY
from orrery.games.race.rules.effects import begin_phase
from orrery.games.race.rules.phases.develop import cost_to_develop, lower_costs
from orrery.games.race.rules.phases.settle import strengthen
from orrery.games.race.rules.phases.strength import best_discount, price, strength_against
from orrery.games.race.rules.state import Race
from orrery.games.race.rules.vocabulary import act, phase
from orrery.kernel.acts import ACT_BITS, ACT_MASK


class HandCard(NamedTuple):
    """`price`: cards to pay now; None: it cannot be paid for. `strength`: what stands against the defence of a military
    world; None: it is none. `enough`: there are as many cards, or as much strength.
    """

    key: str
    price: int | None
    strength: int | None
    enough: bool


def hand_card(s: Race, card: int) -> HandCard:
    box = s.box
    key = box.keys[card]
    others = len(s.empire.hand) - 1
    if not box.is_world[card]:
        cost = cost_to_develop(in_phase(s, phase.DEVELOP), card)
        return HandCard(key, cost, None, cost <= others and card not in s.empire.tableau)
    settling = in_phase(s, phase.SETTLE)
    if not box.military[card]:
        cost = price(settling, card, PAY)
        return HandCard(key, cost, None, cost <= others)
    strength = strength_against(settling, card)
    paid = price(settling, card, PAY_FOR_MILITARY) if best_discount(settling, card) >= 0 else None
    return HandCard(key, paid, strength, strength >= box.cost[card] or (paid is not None and paid <= others))


def in_phase(s: Race, wanted: int) -> Race:
    """The state as it is in such a phase, or as it would be if one began now: with what the player's action brings if
    one is still to come in this round.
    """
    if s.phase == wanted:
        return s
    c = s.clone()
    begin_phase(c, wanted)
    if wanted == phase.DEVELOP and (which := still_to_come(s, act.DEVELOP_PHASE)) >= 0:
        lower_costs(c, which)
    elif wanted == phase.SETTLE and (which := still_to_come(s, act.SETTLE_PHASE)) >= 0:
        strengthen(c, which)
    return c


def still_to_come(s: Race, phase_act: int) -> int:
    """Which of the two such phases of a round is the next one, 0 or 1. -1: none is."""
    for planned in reversed(s.agenda):
        if planned & ACT_MASK == act.PHASES:  # they hang on what is being chosen
            return 0
        if planned & ACT_MASK == phase_act:
            return planned >> ACT_BITS
    return -1
