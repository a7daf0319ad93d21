"""The objectives on the table, and how far everybody is with each of them, as they are sent to the browser."""

from __future__ import annotations

import msgspec

from orrery.games.roll.rules.objectives.checks import progress
from orrery.games.roll.rules.objectives.objective import CHECKS, Objective
from orrery.games.roll.rules.state import Empire, Galaxy


class Progress(msgspec.Struct, frozen=True):
    """One condition of an objective for one seat: its figure now, and the one needed (`most`: allowed at most)."""

    value: int
    needed: int
    most: bool
    holds: bool


class RollObjective(msgspec.Struct, frozen=True):
    """An objective on the table. `check`: a phase, `reveal` or `manage_empire`, at whose end it is checked.

    `met`: the seats that have met it; none: it is open. Then `progress` says how far everybody is, by seat and
    condition, as if it were checked now; of what counts in one phase alone, that is 0 but in that phase. Its name, its
    text and its doubts are those of the component `key`.
    """

    key: str
    check: str
    talents: int
    met: list[int]
    progress: list[list[Progress]]


def objectives(s: Galaxy) -> list[RollObjective]:
    return [objective(s, i) for i in range(len(s.goals.dealt))]


def objective(s: Galaxy, at: int) -> RollObjective:
    one = s.box.objectives[s.goals.dealt[at]]
    met = [p.seat for p in s.players if s.goals.met[at] >> p.seat & 1]
    return RollObjective(
        key=one.key,
        check=CHECKS[one.check],
        talents=one.talents,
        met=met,
        progress=[] if met else [how_far(s, p, one) for p in s.players],
    )


def how_far(s: Galaxy, p: Empire, one: Objective) -> list[Progress]:
    return [Progress(value=c.value, needed=c.needed, most=c.at_most, holds=c.holds) for c in progress(s, p, one)]
