"""A rule-based player that tries its actions in imagined rounds."""

from __future__ import annotations

from collections.abc import Callable

from orrery.bots.bot import Bot
from orrery.bots.plan import Plan
from orrery.games.race.rules.game import RACE, race
from orrery.games.race.rules.state import Race
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.state import State

from . import choosing
from .answering import answer
from .outlook import Outlook
from .planning import plan_for


class Captain(Bot):
    """It needs no luck of its own: the same view gives the same answer.

    The second action of a pair is kept to save time; where it does not fit (after a resume, say) it is found anew.
    """

    def __init__(self) -> None:
        self.next: list[Choice] = []

    def choose(self, look: Callable[[], State], decision: Decision) -> Choice:
        if decision.kind == "choose" and decision.parts == 1 and self.next and self.next[0] in decision.choices:
            return self.next.pop()
        found = answers_of(race(look()), decision)
        self.next = found[1:]
        return found[0]

    def advise(self, look: Callable[[], State], decision: Decision) -> Plan:
        view = race(look())
        return plan_for(RACE, view, decision, answers_of(view, decision))


def answers_of(s: Race, decision: Decision) -> list[Choice]:
    """The answer; of the choice of actions, all of them."""
    o = Outlook(s)
    if decision.kind == "choose":
        return choosing.choose(o, s, decision)
    if decision.kind == "raise":
        return [choosing.raise_action(o, s, decision)]
    return [answer(o, s, decision)]
