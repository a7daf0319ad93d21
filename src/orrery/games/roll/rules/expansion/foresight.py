"""What may be changed in Reveal, when all lies open (A-33, V-20, V-21), and by Predictive Modeling in Explore."""

from __future__ import annotations

from typing import Any

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_DONE, C_INTO, C_MOVE, C_SELECT
from ..looks import ASSIGN_BITS, ASSIGN_LOOKS
from ..pieces import COLOUR_KEYS, PHASE_SHIFT, assigned, colour_of, label, phase_of
from ..roll_step import RollStep
from ..state import Empire, Galaxy
from ..steps import reveal
from ..steps.assign import list_workers
from ..vocabulary import phase, stage, step, verb
from ..vocabulary.phase import PHASE_KEYS


def ask_after(s: Galaxy, part: int) -> bool:
    """Give those their steps who have a power that is used after this part of Reveal. False: nobody has."""
    asked = False
    for p in s.players:
        if part == reveal.SCREENS:
            if p.strip >= 0 and p.powers.change_selected:
                p.todo.append(step.FORECAST)
                asked = True
            continue
        side = -1
        if part == reveal.PHASES_FOUND:
            for before in p.powers.after_shift:
                side = before.side
        else:
            for after in p.powers.after_return:
                side = after.side
        if side >= 0 and movable(s, p, stage.SCREENS + part):
            p.todo.append(step.RELOCATE | side << STEP_BITS)
            asked = True
        elif part == reveal.SENT_BACK:
            p.more.selecting = -1
    return asked


def remember_selecting(s: Galaxy) -> None:
    """The selecting die has joined the workers as the last of them; Social Adaptation does not move it (D-29)."""
    for p in s.players:
        if p.powers.after_return and p.selected >= 0:
            p.more.selecting = p.workers[-1]


def forget_selecting(s: Galaxy, p: Empire) -> None:
    if s.stage == stage.SENT_BACK:
        p.more.selecting = -1


def movable(s: Galaxy, p: Empire, now: int) -> list[int]:
    """The workers that the power of this stage may move, and that have somewhere to go."""
    dice = p.workers
    if now == stage.PHASES_FOUND:
        dice = [die for die in dice if not s.played >> (die >> PHASE_SHIFT & 15) & 1]
    elif now == stage.SENT_BACK:
        dice = [die for die in dice if die != p.more.selecting]
    else:
        dice = [die for die in dice if die >> PHASE_SHIFT & 15 == phase.EXPLORE]
    return [die for die in dice if targets(s, die >> PHASE_SHIFT & 15)]


def targets(s: Galaxy, column: int) -> int:
    """The phases that a worker of this column may be moved to, a bit each."""
    return s.played & ~(1 << column)


class Forecast(RollStep):
    """The selecting die may select another phase, as if from the start (A-33)."""

    number = step.FORECAST
    kind = "forecast"
    rule = "A-33"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        out.append(C_DONE)
        for which in range(s.box.phases):
            if which != p.selected:
                out.append(C_SELECT[which])

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        p.todo.pop()
        if c.verb == verb.DONE:
            return
        params = {"tile": s.box.sides[p.powers.change_selected[0].side].key, "die": label(p.strip)}
        params |= {"from": PHASE_KEYS[p.selected], "phase": PHASE_KEYS[c.a]}
        p.selected = c.a
        p.strip = assigned(p.strip, c.a)
        if s.listener is not None:
            s.say("forecast", p.seat, "A-33", params)

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        return {"tile": s.box.sides[p.powers.change_selected[0].side].key, "phase": PHASE_KEYS[p.selected]}

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        out.append(Refusal("only_the_selecting_die", "A-33"))


class Relocate(RollStep):
    """Which worker goes to another phase that is played. Argument: the tile whose power it is."""

    number = step.RELOCATE
    kind = "relocate"
    rule = "V-20"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        list_workers(movable(s, p, s.stage), C_MOVE, out)
        if out and s.stage != stage.EXPLORE:
            out.insert(0, C_DONE)

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        if c.verb == verb.DONE:
            p.todo.pop()
            forget_selecting(s, p)
            return
        for die in movable(s, p, s.stage):
            if die >> PHASE_SHIFT & 15 == c.b and ASSIGN_LOOKS[die & ASSIGN_BITS] == c.a:
                p.workers.remove(die)
                p.hand = die
                break
        p.todo[-1] = step.RELOCATE_INTO | p.todo[-1] >> STEP_BITS << STEP_BITS

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        return {"tile": s.box.sides[p.todo[-1] >> STEP_BITS].key}

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        tile = s.box.sides[p.todo[-1] >> STEP_BITS].key
        if s.stage == stage.PHASES_FOUND:
            out.append(Refusal("only_idle_workers", "V-20", {"tile": tile}))
        elif s.stage == stage.SENT_BACK:
            out.append(Refusal("selecting_die_stays", "R-24"))
        elif p.virtual:
            out.append(Refusal("virtual_explorers_stay", "V-20", {"tile": tile}))


class RelocateInto(RollStep):
    """Where it goes."""

    number = step.RELOCATE_INTO
    kind = "relocate_into"
    rule = "V-20"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        for which in range(s.box.phases):
            if targets(s, phase_of(p.hand)) >> which & 1:
                out.append(C_INTO[which])

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        side = p.todo.pop() >> STEP_BITS
        column = phase_of(p.hand)
        die = assigned(p.hand, c.a)
        p.hand = -1
        p.workers.append(die)
        forget_selecting(s, p)
        if s.stage == stage.EXPLORE:
            p.more.explorers_moved += 1
        if s.listener is not None:
            params = {"die": label(die), "from": PHASE_KEYS[column], "phase": PHASE_KEYS[c.a]}
            s.say("relocate", p.seat, "V-20", {**params, "tile": s.box.sides[side].key})

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        tile = s.box.sides[p.todo[-1] >> STEP_BITS].key
        return {"tile": tile, "die": COLOUR_KEYS[colour_of(p.hand)], "from": PHASE_KEYS[phase_of(p.hand)]}

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        out.append(Refusal("only_played_phases", "V-20"))
