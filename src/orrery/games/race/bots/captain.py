"""A rule-based player that tries its actions in imagined rounds."""

from __future__ import annotations

from collections.abc import Callable

from orrery.bots.bot import Bot
from orrery.games.race.rules.game import race
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.state import State

from . import choosing
from .answering import answer
from .outlook import Outlook


class Captain(Bot):
    """It needs no luck of its own: the same view gives the same answer.

    The second action of a pair is kept to save time; where it does not fit (after a resume, say) it is found anew.
    """

    def __init__(self) -> None:
        self.next: list[Choice] = []

    def choose(self, look: Callable[[], State], decision: Decision) -> Choice:
        kind = decision.kind
        if kind == "choose" and self.next and self.next[0] in decision.choices and decision.parts == 1:
            return self.next.pop()
        self.next = []
        s = race(look())
        o = Outlook(s)
        if kind == "choose":
            found = choosing.choose(o, s, decision)
            self.next = found[1:]
            return found[0]
        if kind == "raise":
            return choosing.raise_action(o, s, decision)
        return answer(o, s, decision)
