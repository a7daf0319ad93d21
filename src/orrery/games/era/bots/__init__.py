"""The bots of Galactic Era, weakest first."""

from __future__ import annotations

from orrery.bots.bot import Bot
from orrery.bots.uniform import Uniform
from orrery.kernel.chance import Chance

from .captain import Captain
from .novice import Novice


def make(name: str, chance: Chance) -> Bot:
    if name == "random":
        return Uniform(chance)
    if name == "novice":
        return Novice(chance)
    if name == "captain":
        return Captain()
    raise KeyError(name)
