"""Trading a good (S-46, S-52): with the action, or by a power of the phase."""

from __future__ import annotations

from typing import Any, Final, cast

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_DONE, C_GOOD, C_KIND
from ..draw import drawing
from ..effects import count_features, place_of_good
from ..powers.consume import TradeGood
from ..powers.trade import Bonus
from ..race_step import RaceStep
from ..state import NO_GOOD, Empire, Race
from ..vocabulary import kind, space, step, verb, why
from ..vocabulary.goods import ANY_GOOD, ANY_KIND, KIND_KEYS, KINDS, THIS_WORLD, TRADE_VALUES

RAISED: Final = 3  # cards more (S-77)
NAME_BITS: Final = 8  # of the argument of KIND: the design of the world; above it what the good is named for
NAME_MASK: Final = (1 << NAME_BITS) - 1


def can_be_traded(s: Race, design: int) -> bool:
    """S-69: whether the action may sell the good of this world."""
    for power in s.box.trade[design]:
        if power.kind == kind.NO_REGULAR_TRADE_OF_THIS_GOOD:
            return False
    return True


def some_trade(s: Race) -> bool:
    p = s.empire
    for at in range(len(p.tableau)):
        if p.goods[at] != NO_GOOD and can_be_traded(s, p.tableau[at]):
            return True
    return False


def value(s: Race, design: int, good: int, by: int) -> int:
    """The cards for a good of a kind that lies on a world. `by`: 0 the action, else one more than the power's place."""
    n = TRADE_VALUES[good]
    p = s.empire
    if by == 0 and s.raised == space.TRADE:
        n += RAISED
    if by:
        for power in s.box.consume[p.present[by - 1]]:
            if power.kind == kind.TRADE_GOOD and not cast(TradeGood, power).with_trade_bonuses:
                return n
    for there in p.present:
        for power in s.box.trade[there]:
            if power.kind != kind.BONUS:
                continue
            bonus = cast(Bonus, power)
            if bonus.good in (ANY_GOOD, good) or (bonus.good == THIS_WORLD and there == design):
                n += bonus.n * count_features(s, bonus.per) if bonus.per else bonus.n
    return n


class Trade(RaceStep):
    """Which good. Who can has to."""

    number = step.TRADE
    kind = "trade"
    rule = "S-46"

    def ask(self, s: Race, p: Empire, out: list[Choice]) -> None:
        by = p.todo[-1] >> STEP_BITS
        for at in range(len(p.tableau)):
            if p.goods[at] != NO_GOOD and (by or can_be_traded(s, p.tableau[at])):
                out.append(C_GOOD[p.tableau[at]])

    def take(self, s: Race, p: Empire, c: Choice) -> None:
        by = p.todo.pop() >> STEP_BITS
        s.take_good(place_of_good(s, c.a))
        good = s.box.good_kind[c.a]
        if good == ANY_KIND:
            p.todo.append(step.KIND | (c.a | (by + 1) << NAME_BITS) << STEP_BITS)
        else:
            trade(s, c.a, good, by)

    def about(self, s: Race, p: Empire) -> dict[str, Any]:
        by = p.todo[-1] >> STEP_BITS
        told: dict[str, Any] = {}
        if by:
            told["card"] = s.box.keys[p.present[by - 1]]
        values = {}
        for at in range(len(p.tableau)):
            design = p.tableau[at]
            if p.goods[at] != NO_GOOD and s.box.good_kind[design] != ANY_KIND:
                values[s.box.keys[design]] = value(s, design, s.box.good_kind[design], by)
        told["values"] = values
        return told

    def refuse(self, s: Race, p: Empire, out: list[Refusal]) -> None:
        for at in range(len(p.tableau)):
            if p.goods[at] != NO_GOOD:
                self.why_not(s, p, C_GOOD[p.tableau[at]], out)

    def why_not(self, s: Race, p: Empire, c: Choice, out: list[Refusal]) -> None:
        if c is C_DONE:
            out.append(Refusal("must_trade", "S-46"))
        elif c.verb == verb.GOOD and place_of_good(s, c.a) < 0:
            out.append(Refusal("no_good_there", "S-46", {"card": s.box.keys[c.a]}))
        elif c.verb == verb.GOOD and p.todo[-1] >> STEP_BITS == 0 and not can_be_traded(s, c.a):
            out.append(Refusal("not_for_sale", "S-69", {"card": s.box.keys[c.a]}))


def trade(s: Race, design: int, good: int, by: int) -> None:
    n = value(s, design, good, by)
    s.soon(drawing(n, why.TRADE))
    if s.listener is not None:
        told = {"world": s.box.keys[design], "kind": KIND_KEYS[good], "n": n}
        if by:
            told["card"] = s.box.keys[s.empire.present[by - 1]]
        s.say("trades", 0, "S-52" if by else "S-46", told)


class Kind(RaceStep):
    """S-69: the kind of a good that can be any, named when it is traded or produced."""

    number = step.KIND
    kind = "kind"
    rule = "S-69"

    def ask(self, s: Race, p: Empire, out: list[Choice]) -> None:
        argument = p.todo[-1] >> STEP_BITS
        by = (argument >> NAME_BITS) - 1
        worth: list[int] = []
        for good in range(KINDS):
            if by < 0:
                out.append(C_KIND[good])
                continue
            n = value(s, argument & NAME_MASK, good, by)
            if n not in worth:  # what brings the same is the same
                worth.append(n)
                out.append(C_KIND[good])

    def take(self, s: Race, p: Empire, c: Choice) -> None:
        argument = p.todo.pop() >> STEP_BITS
        by = (argument >> NAME_BITS) - 1
        design = argument & NAME_MASK
        if s.listener is not None:
            s.say("names_kind", 0, "S-69", {"card": s.box.keys[design], "kind": KIND_KEYS[c.a]})
        if by < 0:
            p.named = c.a
        else:
            trade(s, design, c.a, by)

    def about(self, s: Race, p: Empire) -> dict[str, Any]:
        argument = p.todo[-1] >> STEP_BITS
        by = (argument >> NAME_BITS) - 1
        design = argument & NAME_MASK
        told: dict[str, Any] = {"card": s.box.keys[design], "trade": by >= 0}
        if by >= 0:
            told["values"] = {KIND_KEYS[good]: value(s, design, good, by) for good in range(KINDS)}
        return told
