"""A world in the place of another (S-45): once in a Settle phase, with or without settling, and no placing."""

from __future__ import annotations

from typing import Any, Final, cast

from orrery.kernel.acts import Act, entry
from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_PLACE, C_REPLACE
from ..draw import lay_good
from ..effects import gain_prestige
from ..powers.power import Power
from ..powers.settle import ReplaceWorld
from ..race_step import RaceStep
from ..state import NO_GOOD, Empire, Race
from ..vocabulary import act, kind, step, verb
from ..vocabulary.goods import ANY_KIND, NO_KIND

PLACE_BITS: Final = 6  # of an argument: the place in the tableau of the world that leaves
PLACE_MASK: Final = (1 << PLACE_BITS) - 1


def can_replace(s: Race, power: Power) -> bool:
    p = s.empire
    for old in p.tableau:
        for new in p.hand:
            if fits_in_place(s, old, new, power):
                return True
    return False


def fits_in_place(s: Race, old: int, new: int, power: Power) -> bool:
    """Two worlds that are not military, of the same goods kind, the new one dearer by as much as is allowed."""
    box = s.box
    if not box.is_world[old] or not box.is_world[new] or box.military[old] or box.military[new]:
        return False
    if old not in s.empire.present:
        return False
    before = box.good_kind[old]
    after = box.good_kind[new]
    if before != after and (NO_KIND in (before, after) or ANY_KIND not in (before, after)):
        return False
    dearer = box.cost[new] - box.cost[old]
    return 0 <= dearer <= cast(ReplaceWorld, power).max_cost_increase


def replacing_power(s: Race, design: int) -> Power:
    for power in s.box.settle[design]:
        if power.kind == kind.REPLACE_WORLD:
            return power
    raise ValueError("the card replaces no world")


class Replace(RaceStep):
    """Which world leaves. The argument is the place in `present` of the card that allows it."""

    number = step.REPLACE
    kind = "replace"
    rule = "S-45"

    def ask(self, s: Race, p: Empire, out: list[Choice]) -> None:
        power = replacing_power(s, p.present[p.todo[-1] >> STEP_BITS])
        for old in p.tableau:
            for new in p.hand:
                if fits_in_place(s, old, new, power):
                    out.append(C_REPLACE[old])
                    break

    def take(self, s: Race, p: Empire, c: Choice) -> None:
        by = p.todo.pop() >> STEP_BITS
        p.todo.append(step.REPLACE_BY | (p.tableau.index(c.a) | by << PLACE_BITS) << STEP_BITS)

    def why_not(self, s: Race, p: Empire, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.REPLACE and c.a in p.tableau:
            out.append(Refusal("not_replaceable", "S-45", {"card": s.box.keys[c.a]}))


class ReplaceBy(RaceStep):
    """Which world of the hand comes in its place."""

    number = step.REPLACE_BY
    kind = "replace_by"
    rule = "S-45"

    def ask(self, s: Race, p: Empire, out: list[Choice]) -> None:
        argument = p.todo[-1] >> STEP_BITS
        power = replacing_power(s, p.present[argument >> PLACE_BITS])
        old = p.tableau[argument & PLACE_MASK]
        last = -1
        for new in p.hand:
            if new != last and fits_in_place(s, old, new, power):
                out.append(C_PLACE[new])
            last = new

    def take(self, s: Race, p: Empire, c: Choice) -> None:
        argument = p.todo.pop() >> STEP_BITS
        p.hand.remove(c.a)
        p.placing = c.a
        s.soon(entry(act.REPLACED, argument))

    def about(self, s: Race, p: Empire) -> dict[str, Any]:
        return {"card": s.box.keys[p.tableau[p.todo[-1] >> STEP_BITS & PLACE_MASK]]}

    def why_not(self, s: Race, p: Empire, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.PLACE and c.a in p.hand:
            out.append(Refusal("no_replacement", "S-45", {"card": s.box.keys[c.a]}))


class Replaced(Act[Race]):
    number = act.REPLACED

    def act(self, s: Race, argument: int) -> None:
        p = s.empire
        box = s.box
        at = argument & PLACE_MASK
        design = p.present[argument >> PLACE_BITS]
        old = p.tableau[at]
        new = p.placing
        p.placing = -1
        if p.goods[at] != NO_GOOD:
            s.take_good(at)
        s.drop_stash(old)
        s.throw(old)
        p.tableau[at] = new
        if s.listener is not None:
            s.say("replaces", 0, "S-45", {"card": box.keys[design], "old": box.keys[old], "new": box.keys[new]})
        if box.windfall[new]:
            lay_good(s, at, "S-42")
        gain_prestige(s, box.prestige[new], new, "S-71")
        gain_prestige(s, cast(ReplaceWorld, replacing_power(s, design)).prestige, design, "S-45")
        s.resume()
