"""The end of the game: population, sectors, goal and rank (E-168 to E-172), and the score at any time before it."""

from __future__ import annotations

from orrery.kernel.acts import Act
from orrery.kernel.score import Part, Score

from ..board import SECTOR_KEYS
from ..points import award
from ..state import Galaxy
from ..vocabulary import act, goal, phase, source
from ..vocabulary.faction import HUMAN, NOBODY
from ..vocabulary.source import SOURCE_KEYS, SOURCES
from .goals import WHILE_PLAYING, goal_count, goal_points
from .sectors import SECTOR_DP, sectors_led


def discs_off_track(s: Galaxy) -> int:
    """On stars, or ascended."""
    return s.box.discs - s.me.track


def population_points(s: Galaxy) -> int:
    """E-169: the highest number on the track that no disc covers."""
    return s.box.track_value[discs_off_track(s)]


def rank_of(s: Galaxy, total: int) -> str:
    """E-258, and E-259: one lower with a galactic goal."""
    found = s.box.sublunar
    below = found
    for least, key in s.box.ranks:
        if total >= least:
            below = found
            found = key
    return below if s.goal != goal.NONE else found


class TheEnd(Act[Galaxy]):
    number = act.FINAL

    def act(self, s: Galaxy, argument: int) -> None:
        s.phase = phase.OVER
        s.active = NOBODY
        s.say("final", HUMAN, "E-168", {"total": s.total()})
        award(s, source.POPULATION, population_points(s), "E-169", "population", discs=discs_off_track(s))
        for sector in sectors_led(s):
            award(s, source.SECTORS, SECTOR_DP, "E-170", "sector", sector=SECTOR_KEYS[sector])
        if s.goal != goal.NONE:
            key = s.box.goal_keys[s.goal]
            award(s, source.GOAL, goal_points(s), "E-179", "goal", goal=key, times=goal_count(s))
            if s.points[source.GOAL] == 0 and s.goal not in WHILE_PLAYING:
                s.say("goal_missed", HUMAN, "E-179", {"goal": key})
        if s.listener is not None:
            s.say("rank", HUMAN, "E-258" if s.goal == goal.NONE else "E-259", {
                "rank": rank_of(s, s.total()), "total": s.total(),
            })  # fmt: skip


def points_now(s: Galaxy) -> list[int]:
    """By source, with what the end of the game would bring now."""
    found = s.points[:]
    if s.phase != phase.OVER:
        found[source.POPULATION] += population_points(s)
        found[source.SECTORS] += SECTOR_DP * len(sectors_led(s))
        found[source.GOAL] += goal_points(s)
    return found


def scores(s: Galaxy) -> list[Score]:
    """The player's alone: automas have none (E-256), and nobody wins (E-263)."""
    found = points_now(s)
    parts = [Part(SOURCE_KEYS[part], found[part]) for part in range(SOURCES) if found[part]]
    return [Score(HUMAN, parts, 0, rank_of(s, sum(found)))]
