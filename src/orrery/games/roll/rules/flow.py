"""How the game runs: set-up, then rounds of Roll, Assign, Reveal, the played phases and Manage Empire (R-16)."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.chance import Chance
from orrery.kernel.codec import Writer
from orrery.kernel.score import Score
from orrery.kernel.state import Step, table_of

from . import encoding, scoring
from .building import Build, Keep, Spend
from .hidden import blank_for
from .phases import bag, build, explore, logistics, produce, ship
from .phases.workers import call_virtual
from .pieces import DEVELOPMENT, WORLD
from .powers.endings import end_of_phase
from .removal import Remove
from .state import Galaxy
from .steps import assign, manage, reassign, reveal, setup
from .vocabulary import phase, stage
from .vocabulary.phase import PHASE_KEYS, PHASES

STEPS: Final = table_of(
    [
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
)


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
        now = self.stage
        if now == stage.SET_UP:
            setup.lay_out(self)
            assign.begin(self)
        elif now == stage.ASSIGN:
            reveal.reveal(self)
            self.next_phase(phase.EXPLORE)
        elif now in (stage.EXPLORE, stage.LATE_DRAW):
            if not explore.proceed(self):
                self.leave(phase.EXPLORE)
        elif now == stage.DEVELOP:
            build.end(self, DEVELOPMENT)
            self.leave(phase.DEVELOP)
        elif now == stage.SETTLE:
            build.end(self, WORLD)
            self.leave(phase.SETTLE)
        elif now == stage.PRODUCE:
            produce.end(self)
            self.leave(phase.PRODUCE)
        elif now == stage.SHIP:
            ship.end(self)
            self.leave(phase.SHIP)
        elif now == stage.MANAGE:
            self.next_round()
        return self.stage != stage.OVER

    def next_phase(self, which: int) -> None:
        """Begin the first played phase from this one on; after the last, Manage Empire (R-28)."""
        while which < PHASES and not self.played >> which & 1:
            which += 1
        if which == PHASES:
            manage.begin(self)
            return
        if self.listener is not None:
            self.say("phase", -1, "R-28", {"phase": PHASE_KEYS[which]})
        call_virtual(self, which)
        if which == phase.EXPLORE:
            explore.begin(self)
        elif which == phase.DEVELOP:
            build.begin(self, DEVELOPMENT)
        elif which == phase.SETTLE:
            build.begin(self, WORLD)
        elif which == phase.PRODUCE:
            produce.begin(self)
        else:
            ship.begin(self)

    def leave(self, which: int) -> None:
        end_of_phase(self, which)
        self.next_phase(which + 1)

    def next_round(self) -> None:
        if manage.is_over(self):
            self.stage = stage.OVER
            if self.listener is not None:
                totals = [score.total for score in self.scores()]
                winners = [score.seat for score in self.scores() if score.wins]
                self.say("over", -1, "R-73", {"scores": totals, "winners": winners})
        else:
            assign.begin(self)
