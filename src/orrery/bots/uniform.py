"""A bot for every game: any choice is as good as any other."""

from __future__ import annotations

from collections.abc import Callable

from orrery.kernel.chance import Chance
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.state import State

from .bot import Bot


class Uniform(Bot):
    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, look: Callable[[], State], decision: Decision) -> Choice:
        return decision.choices[self.chance.below(len(decision.choices))]
