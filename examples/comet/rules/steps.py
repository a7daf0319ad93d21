"""What the keeper of the observatory is asked: which sign to survey, with which plates, and what to aim at then."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.acts import entry
from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS, Step, table_of

from .state import C_EXPOSE, C_GAZE, C_PASS, C_SURVEY, C_SWEEP, OPEN, STEPS, SURVEYED, Keeper, Sky

SURVEY, EXPOSE, AIM = range(3)
DRAW: Final = 3  # of the acts


def gone(s: Sky, sign: int) -> Refusal:
    """Why there is nothing more to be done with a sign."""
    what = "surveyed" if s.signs[sign] == SURVEYED else "veiled"
    return Refusal(what, "C-9" if s.signs[sign] == SURVEYED else "C-4", {"sign": s.box.signs[sign]})


class Survey(Step[Sky, Keeper]):
    """C-9."""

    number = SURVEY
    kind = "survey"
    rule = "C-9"

    def ask(self, s: Sky, p: Keeper, out: list[Choice]) -> None:
        out.extend(C_SURVEY[sign] for sign in s.affordable())
        if out:
            out.append(C_PASS)

    def take(self, s: Sky, p: Keeper, c: Choice) -> None:
        p.todo.pop()
        if c is C_PASS:
            s.say("pass", 0, "C-9", {})
        else:
            p.owed = s.box.cost[c.a]
            p.todo.append(EXPOSE | c.a << STEP_BITS)

    def refuse(self, s: Sky, p: Keeper, out: list[Refusal]) -> None:
        for choice in C_SURVEY:
            self.why_not(s, p, choice, out)

    def why_not(self, s: Sky, p: Keeper, c: Choice, out: list[Refusal]) -> None:
        if c not in C_SURVEY:
            return
        if s.signs[c.a] != OPEN:
            out.append(gone(s, c.a))
        elif s.box.cost[c.a] > len(p.hand):
            figures = {"sign": s.box.signs[c.a], "cost": s.box.cost[c.a], "plates": len(p.hand)}
            out.append(Refusal("too_dear", "C-9", figures))


class Expose(Step[Sky, Keeper]):
    """C-9 and C-10: one plate after another, in any order; together they are one answer."""

    number = EXPOSE
    kind = "expose"
    rule = "C-9"
    in_parts = True

    def ask(self, s: Sky, p: Keeper, out: list[Choice]) -> None:
        out.extend(C_EXPOSE[plate] for plate in sorted(set(p.hand)))

    def parts(self, s: Sky, p: Keeper) -> int:
        return p.owed

    def times(self, s: Sky, p: Keeper, c: Choice) -> int:
        return p.hand.count(c.a)

    def take(self, s: Sky, p: Keeper, c: Choice) -> None:
        sign = p.todo[-1] >> STEP_BITS
        s.expose(c.a)
        s.bright[sign] += s.box.filter[sign] == c.a
        p.owed -= 1
        if p.owed == 0:
            p.todo.pop()
            s.signs[sign] = SURVEYED
            s.dust[sign] = 0
            points = {"worth": s.box.worth[sign], "bright": s.bright[sign]}
            s.say("surveyed", 0, "C-9", {"sign": s.box.signs[sign], "n": s.box.cost[sign], **points})

    def about(self, s: Sky, p: Keeper) -> dict[str, Any]:
        sign = p.todo[-1] >> STEP_BITS
        return {"sign": s.box.signs[sign], "filter": s.box.filters[s.box.filter[sign]], "n": p.owed}

    def why_not(self, s: Sky, p: Keeper, c: Choice, out: list[Refusal]) -> None:
        if c in C_EXPOSE:
            out.append(Refusal("no_plate", "C-9", {"filter": s.box.filters[c.a]}))


class Aim(Step[Sky, Keeper]):
    """C-12."""

    number = AIM
    kind = "aim"
    rule = "C-12"

    def ask(self, s: Sky, p: Keeper, out: list[Choice]) -> None:
        out.append(C_GAZE)
        for sign in range(len(s.signs)):
            if s.dust[sign] and s.box.filter[sign] in p.hand:
                out.append(C_SWEEP[sign])

    def take(self, s: Sky, p: Keeper, c: Choice) -> None:
        p.todo.pop()
        if c is C_GAZE:
            s.say("gaze", 0, "C-12", {})
            s.plan(entry(DRAW, s.box.gaze))
        else:
            s.say("sweep", 0, "C-12", {"sign": s.box.signs[c.a], "n": s.dust[c.a]})
            s.expose(s.box.filter[c.a])
            s.dust[c.a] = 0

    def refuse(self, s: Sky, p: Keeper, out: list[Refusal]) -> None:
        for choice in C_SWEEP:
            if s.dust[choice.a]:
                self.why_not(s, p, choice, out)

    def why_not(self, s: Sky, p: Keeper, c: Choice, out: list[Refusal]) -> None:
        if c not in C_SWEEP:
            return
        key, own = s.box.signs[c.a], s.box.filters[s.box.filter[c.a]]
        if s.signs[c.a] != OPEN:
            out.append(gone(s, c.a))
        elif s.dust[c.a] == 0:
            out.append(Refusal("no_dust", "C-12", {"sign": key}))
        elif s.box.filter[c.a] not in p.hand:
            out.append(Refusal("no_plate_to_sweep", "C-12", {"sign": key, "filter": own}))


STEPS.extend(table_of([Survey(), Expose(), Aim()]))
