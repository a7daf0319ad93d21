"""The player's growth turn: ovals in any order, free actions, and what else he may do (E-113, E-114)."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.acts import Act
from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal

from ..alphabet import C_DONE, C_EVACUATE, C_OVAL, C_TAKE, C_TELEPORT
from ..era_step import EraStep
from ..menu import offer_free, take_free, why_not_free
from ..people.figures import extra_counters
from ..people.gaining import colonize, free_colonies
from ..state import Galaxy, Seat
from ..vocabulary import act, option, step, verb
from ..vocabulary.counter import BUILD, GAIN, GROW, OVAL_KEYS, OVALS, RESEARCH, SWITCH
from ..vocabulary.faction import HUMAN
from ..vocabulary.field import FIELDS, PROPULSION
from .building import build_ships
from .evacuation import evacuate, may_evacuate
from .gaining import ask_to_gain, keep_promise, refuse_stars, takeable
from .growing import ask_to_grow, can_grow
from .research import research, selected_fields
from .selecting import unused_ovals
from .teleport import discs_by_propulsion, may_teleport, teleport
from .turn_order import switch

ALL_FIELDS: Final = (1 << FIELDS) - 1


class GrowTurn(Act[Galaxy]):
    number = act.GROW_TURN

    def act(self, s: Galaxy, argument: int) -> None:
        if s.growth.selected[SWITCH] > 0:
            s.growth.extra += extra_counters(s)
        if s.listener is not None:
            left = [OVAL_KEYS[oval] for oval in range(OVALS) for _ in range(s.growth.ovals[oval])]
            s.say("to_grow", HUMAN, "E-113", {"ovals": left})
        s.seat.todo.append(step.GROW_TURN)
        keep_promise(s)


def does_something(s: Galaxy, oval: int) -> bool:
    """Whether an action would do anything now."""
    if oval == RESEARCH:
        return bool(selected_fields(s))
    if oval == GROW:
        return can_grow(s)
    if oval == GAIN:
        return bool(takeable(s))
    return True


def usable(s: Galaxy) -> list[int]:
    """The ovals that can be carried out now: those selected, and others for nothing while growth.extra lasts."""
    g = s.growth
    found = [oval for oval in range(OVALS) if g.ovals[oval] > 0]
    if g.extra > 0:
        found.extend([oval for oval in unused_ovals(s) if g.ovals[oval] == 0])
    return [oval for oval in sorted(found) if does_something(s, oval)]


def carry_out(s: Galaxy, oval: int) -> None:
    g = s.growth
    if g.ovals[oval] > 0:
        g.ovals[oval] -= 1
    else:
        g.extra -= 1
        g.selected[oval] += 1
    if s.listener is not None:
        s.say("carries_out", HUMAN, "E-113", {"counter": OVAL_KEYS[oval]})
    if oval == RESEARCH:
        research(s, s.growth.squares & ALL_FIELDS)
    elif oval == GROW:
        ask_to_grow(s, 0)
    elif oval == GAIN:
        ask_to_gain(s, optional=False)
    elif oval == BUILD:
        build_ships(s)
    elif oval == SWITCH:
        switch(s)


class GrowMenu(EraStep):
    number = step.GROW_TURN
    kind = "grow_turn"
    rule = "E-113"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        out.extend([C_OVAL[oval] for oval in usable(s)])
        if may_teleport(s):
            out.append(C_TELEPORT)
        if may_evacuate(s):
            out.append(C_EVACUATE)
        out.extend([C_TAKE[option.COLONIZE][at] for at in free_colonies(s)])
        offer_free(s, out)
        out.append(C_DONE)

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        if c is C_DONE:
            p.todo.pop()
            s.growth.extra = 0
            if s.listener is not None:
                left = [OVAL_KEYS[oval] for oval in range(OVALS) for _ in range(s.growth.ovals[oval])]
                s.say("grown", HUMAN, "E-113", {"left": left})
        elif c.verb == verb.OVAL:
            carry_out(s, c.a)
        elif c is C_TELEPORT:
            teleport(s)
        elif c is C_EVACUATE:
            evacuate(s, forced=False)
        elif c.verb == verb.TAKE:
            colonize(s, c.a)
        else:
            take_free(s, c)

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        left = [OVAL_KEYS[oval] for oval in range(OVALS) for _ in range(s.growth.ovals[oval])]
        return {"ovals": left, "extra": s.growth.extra}

    def refuse(self, s: Galaxy, p: Seat, out: list[Refusal]) -> None:
        for oval in range(OVALS):
            if s.growth.ovals[oval] > 0 and not does_something(s, oval):
                self.refuse_oval(s, oval, out)
        if discs_by_propulsion(s) == 0:
            out.append(Refusal("no_teleport", "E-144", {"level": s.me.levels[PROPULSION]}))

    def why_not(self, s: Galaxy, p: Seat, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.OVAL:
            if s.growth.ovals[c.a] == 0:
                out.append(Refusal("not_selected", "E-113", {"counter": OVAL_KEYS[c.a]}))
            else:
                self.refuse_oval(s, c.a, out)
        elif c is C_EVACUATE:
            out.append(Refusal("no_evacuation", "E-146"))
        elif c is C_TELEPORT:
            if discs_by_propulsion(s) == 0:
                out.append(Refusal("no_teleport", "E-144", {"level": s.me.levels[PROPULSION]}))
            else:
                out.append(Refusal("no_more_teleport", "E-144"))
        else:
            why_not_free(s, c, out)

    def refuse_oval(self, s: Galaxy, oval: int, out: list[Refusal]) -> None:
        if oval == RESEARCH:
            out.append(Refusal("no_field", "E-115"))
        elif oval == GROW:
            out.append(Refusal("nothing_grows", "E-119"))
        elif oval == GAIN:
            out.append(Refusal("no_star_to_gain", "E-126"))
            refuse_stars(s, 1, out)
