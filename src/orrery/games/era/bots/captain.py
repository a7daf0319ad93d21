"""A rule-based player that reckons what everything will have brought when the game ends."""

from __future__ import annotations

from collections.abc import Callable

from orrery.bots.bot import Bot
from orrery.games.era.rules.game import galaxy
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.state import State

from .answering import answer
from .outlook import Outlook


class Captain(Bot):
    """It needs no luck of its own and remembers nothing: the same view gives the same answer."""

    def choose(self, look: Callable[[], State], decision: Decision) -> Choice:
        return answer(Outlook(galaxy(look())), decision)
