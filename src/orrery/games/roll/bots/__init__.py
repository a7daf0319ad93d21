"""The bots of Roll for the Galaxy, weakest first."""

from __future__ import annotations

from orrery.bots.bot import Bot
from orrery.bots.uniform import Uniform
from orrery.games.roll.rules.sets import DEAL, OBJECTIVES, ORB
from orrery.kernel.chance import Chance

from .captain import Captain
from .novice import Novice

# Captains that take no notice of a module, to measure what minding it is worth; not offered at the table.
WITHOUT = {
    "captain_without_objectives": OBJECTIVES,
    "captain_without_deal": DEAL,
    "captain_without_orb": ORB,
}


def make(name: str, chance: Chance) -> Bot:
    if name == "random":
        return Uniform(chance)
    if name == "novice":
        return Novice(chance)
    if name == "captain":
        return Captain()
    if name in WITHOUT:
        return Captain(WITHOUT[name])
    raise KeyError(name)
