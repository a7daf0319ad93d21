"""Dealing objectives, checking them, and how far everybody is (A-19 to A-23, V-58)."""

from __future__ import annotations

from orrery.kernel.event import EVERYONE

from ..state import Empire, Galaxy
from ..steps.setup import deal
from .conditions import Condition
from .objective import Objective


def deal_objectives(s: Galaxy) -> None:
    """Six of them lie face up; the others go back to the box (A-19)."""
    s.goals.dealt = sorted(deal(s.chance, len(s.box.objectives), s.box.drawn_objectives))
    s.goals.met = [0] * len(s.goals.dealt)
    s.goals.begin_phase(len(s.players))
    if s.listener is not None:
        keys = [s.box.objectives[number].key for number in s.goals.dealt]
        s.say("objectives", -1, "A-19", {"objectives": keys}, EVERYONE, True)


def check_objectives(s: Galaxy, moment: int) -> None:
    """A phase or a step is over: those objectives that name it are checked (A-20)."""
    for i in range(len(s.goals.dealt)):
        if s.box.objectives[s.goals.dealt[i]].check == moment:
            check_one(s, i, "A-23")
    s.goals.begin_phase(len(s.players))  # what was done in a phase counts at its end alone


def check_all(s: Galaxy) -> None:
    """The Deal phase is over: all open objectives are checked. Of what counts in one phase nothing is left (V-58)."""
    s.goals.begin_phase(len(s.players))
    for i in range(len(s.goals.dealt)):
        check_one(s, i, "V-58")


def check_one(s: Galaxy, at: int, rule: str) -> None:
    """All who meet an open objective now take its Talents, and it is out of the game (A-23)."""
    if s.goals.met[at]:
        return
    objective = s.box.objectives[s.goals.dealt[at]]
    for p in s.players:
        if is_met(s, p, objective):
            s.goals.met[at] |= 1 << p.seat
            p.more.talents += objective.talents
            if s.listener is not None:
                s.say("objective", p.seat, rule, {"objective": objective.key, "talents": objective.talents})


def is_met(s: Galaxy, p: Empire, objective: Objective) -> bool:
    for condition in objective.conditions:
        if not condition.holds(condition.count(s, p)):
            return False
    return True


class Progress:
    """One condition of an objective for one seat: its figure now, and the one that is needed (or allowed at most)."""

    __slots__ = ("at_most", "holds", "metric", "needed", "value")

    def __init__(self, condition: Condition, value: int) -> None:
        self.metric = condition.metric
        self.value = value
        self.needed = condition.needed
        self.at_most = condition.at_most
        self.holds = condition.holds(value)


def progress(s: Galaxy, p: Empire, objective: Objective) -> list[Progress]:
    """How far a seat is with an objective, condition by condition; from a view as from the game itself.

    For prompt, browser and bots. It says what would count if the objective were checked now; of objectives that count
    what is done in one phase, only while that phase is played.
    """
    return [Progress(condition, condition.count(s, p)) for condition in objective.conditions]


def open_objectives(s: Galaxy) -> list[Objective]:
    """Those that nobody has met yet, in the order they lie."""
    goals = s.goals
    return [s.box.objectives[goals.dealt[i]] for i in range(len(goals.dealt)) if goals.met[i] == 0]
