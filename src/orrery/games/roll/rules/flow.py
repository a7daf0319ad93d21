"""How the game runs: set-up, then rounds of Roll, Assign, Reveal, the played phases and Manage Empire (R-16)."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.chance import Chance
from orrery.kernel.codec import Writer
from orrery.kernel.score import Score
from orrery.kernel.state import Step

from . import encoding, scoring
from .building import Build, Keep, Spend
from .hidden import blank_for
from .phases import bag, build, explore, logistics, produce, ship
from .phases.workers import call_virtual
from .pieces import (
    ASSIGN,
    DEVELOP,
    DEVELOPMENT,
    EXPLORE,
    IN_DEVELOP,
    IN_EXPLORE,
    IN_PRODUCE,
    IN_SETTLE,
    IN_SHIP,
    LATE_DRAW,
    MANAGE,
    OVER,
    PHASE_KEYS,
    PHASES,
    PRODUCE,
    SET_UP,
    SETTLE,
    SHIP,
    WORLD,
)
from .powers.endings import end_of_phase
from .removal import Remove
from .state import Galaxy
from .steps import assign, manage, reassign, reveal, setup

# In the order of steps/numbers.py.
STEPS: Final[list[Step[Any, Any]]] = [
    setup.Start(),
    assign.Wilds(),
    assign.Select(),
    assign.With(),
    reassign.Reassign(),
    reassign.Sacrifice(),
    reassign.Move(),
    reassign.Into(),
    explore.Explore(),
    explore.Abandon(),
    explore.Place(),
    logistics.Rebuild(),
    bag.Return(),
    Build(),
    Spend(),
    Keep(),
    Remove(),
    produce.Produce(),
    ship.Ship(),
    ship.By(),
    ship.Pay(),
    manage.Recruit(),
    manage.Recall(),
]


class Flow(Galaxy):
    """A game under way."""

    __slots__ = ()

    def blank(self, chance: Chance) -> Galaxy:
        return Flow(chance)

    def step(self, number: int) -> Step[Any, Any]:
        return STEPS[number]

    def write(self, w: Writer) -> None:
        encoding.write(self, w)

    def scores(self) -> list[Score]:
        return scoring.scores(self)

    def view(self, seat: int | None) -> Galaxy:
        c = self.clone()
        blank_for(c, seat)
        c.reopen()
        return c

    def proceed(self) -> bool:
        stage = self.stage
        if stage == SET_UP:
            setup.lay_out(self)
            assign.begin(self)
        elif stage == ASSIGN:
            reveal.reveal(self)
            self.next_phase(EXPLORE)
        elif stage in (IN_EXPLORE, LATE_DRAW):
            if not explore.proceed(self):
                self.leave(EXPLORE)
        elif stage == IN_DEVELOP:
            build.end(self, DEVELOPMENT)
            self.leave(DEVELOP)
        elif stage == IN_SETTLE:
            build.end(self, WORLD)
            self.leave(SETTLE)
        elif stage == IN_PRODUCE:
            produce.end(self)
            self.leave(PRODUCE)
        elif stage == IN_SHIP:
            ship.end(self)
            self.leave(SHIP)
        elif stage == MANAGE:
            self.next_round()
        return self.stage != OVER

    def next_phase(self, phase: int) -> None:
        """Begin the first played phase from this one on; after the last, Manage Empire (R-28)."""
        while phase < PHASES and not self.played >> phase & 1:
            phase += 1
        if phase == PHASES:
            manage.begin(self)
            return
        if self.listener is not None:
            self.say("phase", -1, "R-28", {"phase": PHASE_KEYS[phase]})
        call_virtual(self, phase)
        if phase == EXPLORE:
            explore.begin(self)
        elif phase == DEVELOP:
            build.begin(self, DEVELOPMENT)
        elif phase == SETTLE:
            build.begin(self, WORLD)
        elif phase == PRODUCE:
            produce.begin(self)
        else:
            ship.begin(self)

    def leave(self, phase: int) -> None:
        end_of_phase(self, phase)
        self.next_phase(phase + 1)

    def next_round(self) -> None:
        if manage.is_over(self):
            self.stage = OVER
            if self.listener is not None:
                totals = [score.total for score in self.scores()]
                winners = [score.seat for score in self.scores() if score.wins]
                self.say("over", -1, "R-73", {"scores": totals, "winners": winners})
        else:
            assign.begin(self)
