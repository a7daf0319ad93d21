"""What is given for tiles and points: credits, and dice that go for good (A-34, A-35, A-38)."""

from __future__ import annotations

from typing import Final

from orrery.games.roll.rules.vocabulary import stage, verb
from orrery.kernel.choice import Choice

from .managing import missing
from .valuation import Outlook

SAVED: Final = 2  # settlers that a die has to stand for, so that it is given for good


def discount(o: Outlook, choices: list[Choice]) -> Choice:
    """A credit for a die is a bargain. A die is given if it saves several, or if it is hardly needed any more."""
    kind = 1 if o.s.stage == stage.DEVELOP else 0
    by_side = {power.side: power for power in o.p.powers.discounts}
    for choice in choices:
        if choice.verb == verb.USE and by_side[choice.a].price > 0:
            return choice
    worth_it = missing(o, kind) >= SAVED or o.future < 0.5
    return choices[-1] if worth_it else choices[0]


def deficit(o: Outlook, choices: list[Choice]) -> Choice:
    """A victory point for a credit is a bargain. With a single one, others come first if two are not missed."""
    verbs = [choice.verb for choice in choices]
    if o.p.credits == 1 and verb.GAIN_FIRST in verbs and o.credits(2) < 1:
        return choices[verbs.index(verb.GAIN_FIRST)]
    for wanted in (verb.PAY_TWO, verb.PAY):
        if wanted in verbs:
            return choices[verbs.index(wanted)]
    return choices[0]
