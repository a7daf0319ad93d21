"""Scenes of the trading phase: neighbours with something to teach each other."""

from __future__ import annotations

from orrery.games.era.rules.vocabulary import act, goal
from orrery.games.era.rules.vocabulary.alignment import STO
from orrery.kernel.acts import entry

from .automata import Automata
from .scene import FARMERS, HUMAN, SLAVERS


def neighbours(alignment: int = STO, aim: int = goal.NONE) -> Automata:
    """All three factions have a ship in one hex, and the automas have something to teach and to learn."""
    scene = Automata()
    scene.wars = [False, False, False]
    scene.alignment = alignment
    scene.goal = aim
    for faction in (HUMAN, FARMERS, SLAVERS):
        scene.ships(faction, "hd3", 1)
    scene.levels(HUMAN, 3, 1, 1, 1, 1)
    scene.levels(FARMERS, 1, 1, 1, 1, 2)
    scene.levels(SLAVERS, 1, 1, 1, 2, 1)
    return scene


def trading(scene: Automata) -> Automata:
    scene.start(entry(act.TRADE), entry(act.TRADE_OVER))
    return scene
