"""War, peace and alignment: what they bring in the rounds to come."""

from __future__ import annotations

from orrery.games.era.rules.rounds import ROUNDS
from orrery.games.era.rules.state import ERA_OF_ROUND
from orrery.games.era.rules.vocabulary import alignment, deed, goal
from orrery.games.era.rules.vocabulary.faction import FARMERS, SLAVERS
from orrery.games.era.rules.vocabulary.field import SPIRITUALITY

from . import weights
from .danger import expected_loss
from .hunting import can_hunt
from .outlook import Outlook


def rounds_of_war(o: Outlook, first: int) -> float:
    """What the story pays for being at war in the rounds from one on."""
    s = o.s
    found = 0.0
    for n in range(first, ROUNDS + 1):
        for term in s.box.terms[s.story][ERA_OF_ROUND[n]]:
            if term.kind == deed.AT_WAR:
                found += term.dp
    return found


def worth_of_side(o: Outlook, side: int, first: int) -> float:
    """An alignment from a round on: that of the eras, and the war that a STS player can have when he likes."""
    found = float(o.s.box.eras.dp * o.aligned(side, first))
    if side == alignment.STS:
        found += weights.WAR_AT_WILL * rounds_of_war(o, first + 1)
    return found


def worth_of_switch(o: Outlook) -> float:
    """Of changing now: it can be changed back later, for another oval counter."""
    s = o.s
    if s.me.levels[SPIRITUALITY] >= 5:
        return -1.0
    now = s.alignment
    best = -100.0
    for back in range(s.round + 1, ROUNDS + 2):
        value = worth_of_side(o, 1 - now, s.round) - worth_of_side(o, 1 - now, back)
        value += worth_of_side(o, now, back) - weights.SWITCH_BACK * (back <= ROUNDS)
        best = max(best, value)
    stay = -100.0
    for when in range(s.round + 1, ROUNDS + 2):
        value = worth_of_side(o, now, s.round) - worth_of_side(o, now, when)
        value += worth_of_side(o, 1 - now, when) - weights.SWITCH_BACK * (when <= ROUNDS)
        stay = max(stay, value)
    saved = expected_loss(o, True) - expected_loss(o, False) if s.wars[SLAVERS] else 0.0
    if s.wars[FARMERS]:
        saved -= weights.FARMERS_AT_WAR * (rounds_of_war(o, s.round) > 0)
    return best - stay + saved - sum(power.switch_cost() for power in s.powers)


def wants_peace(o: Outlook, automa: int) -> bool:
    """War with the Slavers costs stars; the story may pay for a war, better with the Farmers."""
    s = o.s
    paid = rounds_of_war(o, s.round) - rounds_of_war(o, s.round + 1)
    if automa == SLAVERS:
        return s.wars[FARMERS] or paid < weights.WAR_WORTH
    return s.alignment == alignment.STO and not paid


def wants_war(o: Outlook, automa: int) -> bool:
    s = o.s
    if automa != FARMERS or s.goal == goal.COOPERATION:
        return False
    if can_hunt(s):
        return True
    return rounds_of_war(o, s.round) > 0 and rounds_of_war(o, s.round) > rounds_of_war(o, s.round + 1)
