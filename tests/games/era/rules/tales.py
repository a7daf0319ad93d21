"""Scenes of the galactic story: which one it is, in which round, and what the scoring phase pays."""

from __future__ import annotations

from orrery.games.era.rules.growth.research import research
from orrery.games.era.rules.vocabulary import act
from orrery.games.era.rules.vocabulary.alignment import STO, STS
from orrery.games.era.rules.vocabulary.source import ALIGNMENT, STORY
from orrery.games.era.rules.vocabulary.story import JOURNEYS, MIGRATIONS, RIVALRY, WARS
from orrery.kernel.acts import entry

from .automata import Automata
from .scene import HUMAN, SLAVERS, Scene

ALL_STORIES = [JOURNEYS, MIGRATIONS, RIVALRY, WARS]


def told_by(story: int, round_: int, alignment: int = STO, **hexes: str) -> Automata:
    scene = Automata(**hexes)
    scene.wars = [False, False, False]
    scene.story = story
    scene.round = round_
    scene.alignment = alignment
    return scene


def scored(scene: Scene) -> list[int]:
    """What the scoring phase pays: for the alignment, and for the story."""
    before = scene.points[:]
    scene.start(entry(act.SCORE))
    return [scene.points[ALIGNMENT] - before[ALIGNMENT], scene.points[STORY] - before[STORY]]


def do_research(scene: Scene, field: int) -> None:
    """The player raises a field by a Research action."""
    scene.round, now = 1, scene.round  # whatever the era
    research(scene, 1 << field)
    scene.advance(scene.seat)
    scene.round = now
    scene.seat.todo = []
    scene.open = []


def fights(story: int, round_: int, address: str, alignment: int = STS, mine: int = 9, theirs: int = 2) -> Automata:
    """The player attacks Slavers, who stay."""
    scene = told_by(story, round_, alignment)
    scene.wars[SLAVERS] = True
    scene.ships(HUMAN, address, mine)
    scene.ships(SLAVERS, address, theirs)
    scene.start(entry(act.BATTLES, HUMAN))
    return scene
