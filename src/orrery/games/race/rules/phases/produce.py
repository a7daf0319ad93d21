"""Phase V: Produce (S-57 to S-61). Goods for cards stand in produce_paid.py, what is drawn for goods in harvest.py."""

from __future__ import annotations

from bisect import insort
from typing import Any, Final, cast

from orrery.kernel.acts import Act, entry
from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS, STEP_MASK

from ..alphabet import C_DONE, C_PRODUCE
from ..draw import draw_cards
from ..effects import begin_phase, kinds_there
from ..powers.power import Power
from ..powers.produce import ProduceHere, ProduceOnWindfall
from ..race_step import RaceStep
from ..state import NO_GOOD, Empire, Race
from ..vocabulary import act, kind, pay, phase, space, step, verb, why
from ..vocabulary.goods import ANY_GOOD, ANY_KIND, GOOD_KEYS, KINDS
from .harvest import COUNTING, DRAWING, counts_kinds, draw_for_nothing, produce_on

RAISED_WORLDS: Final = 1  # more (S-77)
RAISED_CARDS: Final = 3
# Kinds of powers, a bit each: goods on the card itself, and those that may ask something.
HERE: Final = 1 << kind.PRODUCE_HERE
ASKING: Final = HERE | 1 << kind.PRODUCE_ON_WINDFALL


class ProducePhase(Act[Race]):
    """S-57: goods on production worlds; what is drawn without counting goods; then the windfall worlds."""

    number = act.PRODUCE_PHASE

    def act(self, s: Race, argument: int) -> None:
        begin_phase(s, phase.PRODUCE)
        p = s.empire
        s.agenda.append(act.ROBOT_PRODUCE)
        there = kinds_there(p, s.box.produce_kinds)
        some = False  # good or card, or none because the pile is empty
        if there & HERE:
            some = self.produce_here(s, p)
        if there & DRAWING:
            some = draw_for_nothing(s) or some
        if s.raised == space.PRODUCE:
            some = True
            draw_cards(s, RAISED_CARDS, why.RAISED)
        if there & COUNTING:
            s.agenda.append(act.PRODUCED)
        if there & ASKING or s.chose(space.PRODUCE):
            p.todo.extend(questions(s))
        if s.listener is not None and not some and not some_asks(s, p):
            s.say("nothing_to_produce", 0, "S-57", {"n": p.goods_held()})

    def produce_here(self, s: Race, p: Empire) -> bool:
        """Whether a world could get a good."""
        some = False
        for at in range(len(p.present)):
            for power in s.box.produce[p.present[at]]:
                if is_free_here(power) and p.goods[at] == NO_GOOD:
                    some = True
                    produce_on(s, at, "S-57")
        return some


def some_asks(s: Race, p: Empire) -> bool:
    """Whether one of the steps to come has anything to choose from."""
    todo = p.todo
    found: list[Choice] = []
    for planned in todo:
        p.todo = [planned]
        s.step(planned & STEP_MASK).ask(s, p, found)
    p.todo = todo
    return bool(found)


def questions(s: Race) -> list[int]:
    """The steps of this phase as they lie on the stack: kind after kind, whatever kind, at the bottom what is paid.

    With a world of any kind the order matters: there whatever kind comes first, from which all other ways can be had.
    """
    for_nothing = 1 << ANY_GOOD if s.chose(space.PRODUCE) else 0  # kinds that can be produced so, a bit each
    for_cards = False
    wild = False
    for design in s.empire.present:
        wild = wild or s.box.good_kind[design] == ANY_KIND
        for power in s.box.produce[design]:
            if power.kind == kind.PRODUCE_HERE:
                for_cards = for_cards or not is_free_here(power)
            elif power.kind == kind.PRODUCE_ON_WINDFALL:
                producing = cast(ProduceOnWindfall, power)
                if producing.pay != pay.NOTHING:
                    for_cards = True
                else:
                    for_nothing |= 1 << producing.good
    found: list[int] = [step.PRODUCE_PAID] if for_cards else []
    for good in range(ANY_GOOD - wild, -1, -1):
        if for_nothing >> good & 1:
            found.append(step.PRODUCE | good << STEP_BITS)
    if wild and for_nothing >> ANY_GOOD & 1:
        found.append(step.PRODUCE | ANY_GOOD << STEP_BITS)
    return found


def is_free_here(power: Power) -> bool:
    return power.kind == kind.PRODUCE_HERE and cast(ProduceHere, power).pay == pay.NOTHING


def slots(s: Race, good: int) -> int:
    """How many goods can be laid on windfall worlds of this kind (ANY_GOOD: of whatever kind) for nothing."""
    n = 0
    for design in s.empire.present:
        for power in s.box.produce[design]:
            if is_free(power, good):
                n += 1
    if good == ANY_GOOD:
        if s.chose(space.PRODUCE):  # S-58
            n += 1
        if s.raised == space.PRODUCE:
            n += RAISED_WORLDS
    return n


def is_free(power: Power, good: int) -> bool:
    if power.kind != kind.PRODUCE_ON_WINDFALL:
        return False
    producing = cast(ProduceOnWindfall, power)
    return producing.good == good and producing.pay == pay.NOTHING


def is_empty(s: Race, at: int, good: int) -> bool:
    """Whether a windfall world of this kind has no good. One of any kind is of this kind too (S-69)."""
    p = s.empire
    design = p.tableau[at]
    if p.goods[at] != NO_GOOD or not s.box.windfall[design]:
        return False
    return good == ANY_GOOD or s.box.good_kind[design] in (good, ANY_KIND)


class Produce(RaceStep):
    """S-58, S-59: windfall worlds that get a good for nothing, kind after kind, last those of whatever kind.

    Several powers for the same kind are one answer in parts; nothing hangs on which of them does it.
    """

    number = step.PRODUCE
    kind = "produce"
    rule = "S-59"
    in_parts = True

    def ask(self, s: Race, p: Empire, out: list[Choice]) -> None:
        good = p.todo[-1] >> STEP_BITS
        if not self.some_empty(s, p) or slots(s, good) <= len(p.chosen):
            return
        for at in range(len(p.tableau)):
            if is_empty(s, at, good) and at not in p.chosen and not self.by_itself(s, p, at, good):
                out.append(C_PRODUCE[p.tableau[at]])

    def some_empty(self, s: Race, p: Empire) -> bool:
        """Whether any windfall world has no good."""
        windfall = s.box.windfall
        for at in range(len(p.tableau)):
            if p.goods[at] == NO_GOOD and windfall[p.tableau[at]]:
                return True
        return False

    def by_itself(self, s: Race, p: Empire, at: int, good: int) -> bool:
        """Whether the only power there is stands on this world and is for others."""
        if good == ANY_GOOD or slots(s, good) > 1:
            return False
        for power in s.box.produce[p.tableau[at]]:
            if is_free(power, good) and cast(ProduceOnWindfall, power).not_this:
                return True
        return False

    def parts(self, s: Race, p: Empire) -> int:
        good = p.todo[-1] >> STEP_BITS
        empty = 0
        for at in range(len(p.tableau)):
            if is_empty(s, at, good) and not self.by_itself(s, p, at, good):
                empty += 1
        n = slots(s, good)
        return (n if n < empty else empty) - len(p.chosen)

    def take(self, s: Race, p: Empire, c: Choice) -> None:
        good = p.todo[-1] >> STEP_BITS
        insort(p.chosen, p.tableau.index(c.a))
        if self.parts(s, p) > 0:
            return
        p.todo.pop()
        places = 0
        for at in p.chosen:
            places |= 1 << at
            if s.box.good_kind[p.tableau[at]] == ANY_KIND:
                name_kind(s, at, good)
        p.chosen = []
        s.soon(entry(act.GOOD, places))

    def about(self, s: Race, p: Empire) -> dict[str, Any]:
        return {"n": self.parts(s, p), "kind": GOOD_KEYS[p.todo[-1] >> STEP_BITS]}

    def why_not(self, s: Race, p: Empire, c: Choice, out: list[Refusal]) -> None:
        if c is C_DONE:
            out.append(Refusal("must_produce", "S-59"))
        elif c.verb == verb.PRODUCE:
            out.append(why_no_good(s, p, c.a))


def why_no_good(s: Race, p: Empire, design: int) -> Refusal:
    told = {"card": s.box.keys[design]}
    if design not in p.tableau:
        return Refusal("not_yours", "S-59", told)
    if p.goods[p.tableau.index(design)] != NO_GOOD:
        return Refusal("has_good", "S-4", told)
    if not s.box.windfall[design]:
        return Refusal("no_windfall", "S-59", told)
    return Refusal("no_power_for_it", "S-59", told)


def name_kind(s: Race, at: int, good: int) -> None:
    """S-69: a power for one kind makes it of that kind; else it is named, if anything hangs on it."""
    p = s.empire
    if good < KINDS:
        p.named = good
    elif counts_kinds(s):
        p.todo.append(step.KIND | p.tableau[at] << STEP_BITS)


class LayGoods(Act[Race]):
    """Goods on worlds that a choice has named."""

    number = act.GOOD

    def act(self, s: Race, argument: int) -> None:
        for at in range(len(s.empire.tableau)):
            if argument >> at & 1:
                produce_on(s, at, "S-59" if s.box.windfall[s.empire.tableau[at]] else "S-57")
        s.resume()
