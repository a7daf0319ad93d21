"""Which goods a power consumes (S-50, S-51, S-53)."""

from __future__ import annotations

from bisect import insort
from typing import Any, Final, cast

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_DONE, C_GOOD
from ..effects import count_fitting, fits, place_of_good
from ..powers.consume import Consume, GainingPower
from ..powers.power import Power
from ..race_step import RaceStep
from ..state import NO_GOOD, Empire, Race
from ..vocabulary import kind, step, verb
from ..vocabulary.goods import ANY_GOOD, ANY_KIND, KIND_KEYS, KINDS, THIS_WORLD
from .gains import gain, multiplier

PLACE_BITS: Final = 6  # of an argument: the place in `present` of the power
PLACE_MASK: Final = (1 << PLACE_BITS) - 1
THREE: Final = 3


def begin_consuming(s: Race, at: int, power: Power, counts: list[int]) -> None:
    """The question for a power that takes goods. It has to be used to the full (S-50)."""
    p = s.empire
    if power.kind == kind.CONSUME_THREE_KINDS:
        p.owed = THREE
        p.todo.append(step.KINDS | at << STEP_BITS)
        return
    if power.kind == kind.CONSUME_ONE_OF_EACH_KIND:
        p.todo.append(step.EACH_KIND | at << STEP_BITS)
        return
    consuming = cast(Consume, power)
    each = consuming.goods_each
    good = consuming.good
    if good == THIS_WORLD:
        times = 1
    elif good == ANY_GOOD:
        times = p.goods_held() // each
    else:
        times = counts[good] // each
        if times == 0:  # only with a good of any kind, which is why one need not
            times = (counts[good] + counts[ANY_KIND]) // each
    if times > consuming.max_times:
        times = consuming.max_times
    p.owed = times * each
    p.todo.append(step.GOODS | at << STEP_BITS)


def consuming_power(s: Race, at: int) -> GainingPower:
    """The power of a card that takes goods: no card has two."""
    for power in s.box.consume[s.empire.present[at]]:
        if power.kind in (kind.CONSUME, kind.CONSUME_THREE_KINDS, kind.CONSUME_ONE_OF_EACH_KIND):
            return cast(GainingPower, power)
    raise ValueError("the card consumes no goods")


def consume(s: Race, design: int) -> None:
    """The good on a world of this design is discarded."""
    at = place_of_good(s, design)
    insort(s.empire.chosen, at)
    s.take_good(at)


def finish_consuming(s: Race, power: GainingPower, times: int, rule: str) -> None:
    p = s.empire
    worlds = p.chosen
    p.chosen = []
    if s.listener is not None:
        goods = [s.box.keys[p.tableau[at]] for at in worlds]
        s.say("consumes", 0, rule, {"card": s.box.keys[power.design], "n": len(goods), "worlds": goods})
    vp = power.gain_vp * times * multiplier(s)
    gain(s, power.design, vp, power.gain_cards * times, power.gain_prestige * times, rule)


class Goods(RaceStep):
    """All goods of a power at once (in parts). The argument is the place of the card."""

    number = step.GOODS
    kind = "goods"
    rule = "S-50"
    in_parts = True

    def ask(self, s: Race, p: Empire, out: list[Choice]) -> None:
        if p.owed > 0:
            at = p.todo[-1] >> STEP_BITS
            good = cast(Consume, consuming_power(s, at)).good
            if good == THIS_WORLD:
                out.append(C_GOOD[p.present[at]])
                return
            for place in range(len(p.tableau)):
                if fits(s, place, good):
                    out.append(C_GOOD[p.tableau[place]])

    def parts(self, s: Race, p: Empire) -> int:
        return p.owed

    def take(self, s: Race, p: Empire, c: Choice) -> None:
        consume(s, c.a)
        p.owed -= 1
        if p.owed > 0:
            return
        at = p.todo.pop() >> STEP_BITS
        power = cast(Consume, consuming_power(s, at))
        times = len(p.chosen) // power.goods_each
        finish_consuming(s, power, times, "S-50")
        # S-69: to the full with a good of any kind, if one likes.
        if power.good < KINDS and times < power.max_times and count_fitting(s, power.good) >= power.goods_each:
            p.owed = power.max_times - times
            p.todo.append(step.MORE_GOODS | at << STEP_BITS)

    def about(self, s: Race, p: Empire) -> dict[str, Any]:
        return {"card": s.box.keys[p.present[p.todo[-1] >> STEP_BITS]], "n": p.owed}

    def why_not(self, s: Race, p: Empire, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.GOOD:
            out.append(Refusal("no_fitting_good", "S-50", {"card": s.box.keys[c.a]}))


class MoreGoods(RaceStep):
    """S-69: whether a good of any kind is consumed as well; if that went first, the other one has to follow (S-50)."""

    number = step.MORE_GOODS
    kind = "more_goods"
    rule = "S-69"

    def ask(self, s: Race, p: Empire, out: list[Choice]) -> None:
        good = cast(Consume, consuming_power(s, p.todo[-1] >> STEP_BITS)).good
        forced = False
        if p.owed > 0:
            for place in range(len(p.tableau)):
                if fits(s, place, good):
                    out.append(C_GOOD[p.tableau[place]])
                    forced = forced or s.box.good_kind[p.tableau[place]] == good
        if out and not forced:
            out.append(C_DONE)

    def take(self, s: Race, p: Empire, c: Choice) -> None:
        at = p.todo.pop() >> STEP_BITS
        p.owed = 0
        if c is not C_DONE:
            consume(s, c.a)
            finish_consuming(s, consuming_power(s, at), 1, "S-69")

    def about(self, s: Race, p: Empire) -> dict[str, Any]:
        return {"card": s.box.keys[p.present[p.todo[-1] >> STEP_BITS]]}


class ThreeKinds(RaceStep):
    """S-53: three goods of different kinds, one after another. A good of any kind is of one that is not there yet."""

    number = step.KINDS
    kind = "kinds"
    rule = "S-53"

    def ask(self, s: Race, p: Empire, out: list[Choice]) -> None:
        taken = [s.box.good_kind[p.tableau[at]] for at in p.chosen]
        for at in range(len(p.tableau)):
            if p.goods[at] != NO_GOOD and s.box.good_kind[p.tableau[at]] not in taken:
                out.append(C_GOOD[p.tableau[at]])

    def take(self, s: Race, p: Empire, c: Choice) -> None:
        consume(s, c.a)
        p.owed -= 1
        if p.owed == 0:
            at = p.todo.pop() >> STEP_BITS
            finish_consuming(s, consuming_power(s, at), 1, "S-53")

    def about(self, s: Race, p: Empire) -> dict[str, Any]:
        return {"card": s.box.keys[p.present[p.todo[-1] >> STEP_BITS]], "n": p.owed}

    def why_not(self, s: Race, p: Empire, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.GOOD and place_of_good(s, c.a) >= 0:
            out.append(Refusal("kind_taken", "S-53", {"card": s.box.keys[c.a]}))


class EachKind(RaceStep):
    """S-53: a good of every kind there is, kind after kind; above the place, the argument has the next kind.

    A good of any kind can stand for each; in the end it can be one of a kind that is not there, if one likes.
    """

    number = step.EACH_KIND
    kind = "each_kind"
    rule = "S-53"

    def ask(self, s: Race, p: Empire, out: list[Choice]) -> None:
        good = self.next_kind(s, p)
        for at in range(len(p.tableau)):
            if p.goods[at] != NO_GOOD and s.box.good_kind[p.tableau[at]] in (good, ANY_KIND):
                out.append(C_GOOD[p.tableau[at]])
        if good == ANY_KIND and len(p.chosen) == KINDS:
            out.clear()
        if good == ANY_KIND and p.chosen:
            out.append(C_DONE)  # taken by the engine where nothing is left

    def next_kind(self, s: Race, p: Empire) -> int:
        """The next kind of which there is a good; ANY_KIND: there is none."""
        first = p.todo[-1] >> STEP_BITS >> PLACE_BITS
        for good in range(first, KINDS):
            for at in range(len(p.tableau)):
                if p.goods[at] != NO_GOOD and s.box.good_kind[p.tableau[at]] == good:
                    return good
        return ANY_KIND

    def take(self, s: Race, p: Empire, c: Choice) -> None:
        good = self.next_kind(s, p)
        at = p.todo.pop() >> STEP_BITS & PLACE_MASK
        if c is not C_DONE:
            consume(s, c.a)
        if good != ANY_KIND:
            p.todo.append(step.EACH_KIND | (at | (good + 1) << PLACE_BITS) << STEP_BITS)
            return
        finish_consuming(s, consuming_power(s, at), len(p.chosen), "S-53")

    def about(self, s: Race, p: Empire) -> dict[str, Any]:
        at = p.todo[-1] >> STEP_BITS & PLACE_MASK
        return {"card": s.box.keys[p.present[at]], "kind": KIND_KEYS[self.next_kind(s, p)]}

    def why_not(self, s: Race, p: Empire, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.GOOD and place_of_good(s, c.a) >= 0:
            out.append(Refusal("other_kind", "S-53", {"card": s.box.keys[c.a]}))
