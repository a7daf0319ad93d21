"""The answers of the movement: what is lifted, how many, where it goes; and what is seen from afar."""

from __future__ import annotations

from orrery.games.era.rules.alphabet import C_LIFT, C_LIFT_FLEET, C_ONLY, C_TO
from orrery.games.era.rules.board import DISTANCE, HEXES
from orrery.kernel.choice import Choice, Decision

from .outlook import Outlook
from .sailing import LOOSE, Order, orders_of
from .targets import GAIN, targets_of


def lift(o: Outlook, decision: Decision) -> Choice | None:
    """The next ships that have somewhere to go."""
    for order in orders_of(o):
        if order.to != order.unit.at:
            choice = C_LIFT[order.unit.at] if order.unit.letter == LOOSE else C_LIFT_FLEET[order.unit.letter]
            if choice in decision.choices:
                return choice
    return None


def destination(o: Outlook, decision: Decision) -> Choice:
    s = o.s
    lifted = s.voyage.lifted
    going: Order | None = None
    for order in orders_of(o):
        mine = order.unit.at == lifted if order.unit.letter == LOOSE else order.unit.letter == lifted - HEXES
        if mine and order.to != order.unit.at and (going is None or order.value > going.value):
            going = order
    if going is None:
        return decision.choices[0]
    if going.unit.letter == LOOSE and s.voyage.number == 0 and C_ONLY[going.n] in decision.choices:
        return C_ONLY[going.n]
    return C_TO[going.to] if C_TO[going.to] in decision.choices else decision.choices[0]


def view(o: Outlook, decision: Decision) -> Choice:
    """Of what lies face down a star that is worth most and near, then relics."""
    s = o.s
    best = decision.choices[0]
    most = -1.0
    values = {target.at: target.value for target in targets_of(o) if target.kind == GAIN}
    for choice in decision.choices:
        value = 0.0
        if choice.a < HEXES:
            far = min([DISTANCE[choice.a][at] for at in s.me.places()], default=HEXES)
            value = 1.0 + values.get(choice.a, 0.0) / (1 + far)
        elif choice.a < 2 * HEXES:
            value = 0.5
        if value > most:
            most = value
            best = choice
    return best
