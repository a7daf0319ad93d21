"""How the game runs: set-up, then rounds of Roll, Assign, Reveal, the played phases and Manage Empire (R-16)."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.chance import Chance
from orrery.kernel.codec import Reader, Writer
from orrery.kernel.score import Score
from orrery.kernel.state import Step, table_of

from . import encoding, scoring
from .building import Build, Keep, Spend
from .effects import run_effects
from .hidden import blank_for
from .phases import bag, build, explore, logistics, produce, ship
from .phases.workers import call_virtual, send_home
from .pieces import DEVELOPMENT, WORLD
from .powers.endings import end_of_phase
from .removal import Remove
from .state import Empire, Galaxy
from .steps import assign, manage, reassign, reveal, setup
from .turns import next_turn, take_turns
from .vocabulary import phase, stage, step
from .vocabulary.phase import PHASE_KEYS

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

    def read_more(self, r: Reader) -> None:
        """Read what `write` has written beyond the base game."""

    def scores(self) -> list[Score]:
        return scoring.scores(self)

    def view(self, seat: int | None) -> Galaxy:
        c = self.clone()
        blank_for(c, seat)
        c.reopen()
        return c

    def give_start(self, p: Empire) -> None:
        for side in p.worlds:
            run_effects(self, p, side, 0)

    def proceed(self) -> bool:
        now = self.stage
        if now == stage.SET_UP:
            setup.lay_out(self)
            assign.begin(self)
        elif now == stage.ASSIGN:
            self.reveal_from(reveal.SCREENS)
        elif now in (stage.EXPLORE, stage.LATE_DRAW):
            if not explore.proceed(self):
                self.leave(phase.EXPLORE)
        elif stage.DEVELOP <= now <= stage.SHIP:
            p = next_turn(self)
            if p is None:
                self.end_phase(now - stage.DEVELOP + phase.DEVELOP)
            else:
                self.start(p, now - stage.DEVELOP + phase.DEVELOP)
        elif now == stage.MANAGE:
            self.next_round()
        elif stage.SCREENS <= now <= stage.SENT_BACK:
            self.reveal_from(now - stage.SCREENS + 1)
        return self.stage != stage.OVER

    def reveal_from(self, part: int) -> None:
        """Reveal part by part, as long as nobody has to choose anything in between."""
        while part < reveal.PARTS:
            reveal.reveal(self, part)
            if self.asks_in_reveal(part):
                self.stage = stage.SCREENS + part
                return
            part += 1
        self.next_phase(phase.EXPLORE)

    def next_phase(self, which: int) -> None:
        """Begin the first played phase from this one on; after the last, Manage Empire (R-28)."""
        while which < self.box.phases and not self.played >> which & 1:
            which += 1
        if which == self.box.phases:
            self.manage()
            return
        if self.listener is not None:
            self.say("phase", -1, "R-28", {"phase": PHASE_KEYS[which]})
        call_virtual(self, which)
        self.begin_phase(which)

    def begin_phase(self, which: int) -> None:
        """All act at once, or one after the other if something could run short (turns.py)."""
        if which == phase.EXPLORE:
            explore.begin(self)
            return
        self.stage = stage.DEVELOP + which - phase.DEVELOP
        if not self.takes_turns(which):
            for p in self.players:
                self.start(p, which)
            return
        take_turns(self, self.order)
        if self.listener is not None:
            self.say("dice_in_order", -1, "R-82", {"seats": self.order[:]})
        first = next_turn(self)
        if first is not None:
            self.start(first, which)

    def start(self, p: Empire, which: int) -> None:
        """What a player does in a phase from Develop on."""
        if which == phase.DEVELOP:
            build.start(self, p, DEVELOPMENT)
        elif which == phase.SETTLE:
            build.start(self, p, WORLD)
        elif which == phase.PRODUCE:
            p.todo.append(step.PRODUCE)
        else:
            p.todo.append(step.SHIP)

    def end_phase(self, which: int) -> None:
        """Everybody has acted in a phase from Develop on."""
        if which == phase.DEVELOP:
            build.end(self, DEVELOPMENT)
        elif which == phase.SETTLE:
            build.end(self, WORLD)
        else:
            for p in self.players:
                send_home(self, p, which)
        self.leave(which)

    def leave(self, which: int) -> None:
        """A phase is over: powers act at its end."""
        for p in self.players:
            if p.powers.endings[which]:
                self.end_powers(p, which)
        self.next_phase(which + 1)

    def end_powers(self, p: Empire, which: int) -> None:
        end_of_phase(self, p, which)

    def manage(self) -> None:
        manage.begin(self)

    def next_round(self) -> None:
        if manage.is_over(self):
            self.stage = stage.OVER
            if self.listener is not None:
                totals = [score.total for score in self.scores()]
                winners = [score.seat for score in self.scores() if score.wins]
                self.say("over", -1, "R-73", {"scores": totals, "winners": winners})
        else:
            assign.begin(self)
