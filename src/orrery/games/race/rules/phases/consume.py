"""Phase IV: Consume (S-46 to S-55). What a power takes goods for stands in goods.py, gambling in gambling.py."""

from __future__ import annotations

from typing import Any, Final, cast

from orrery.kernel.acts import Act
from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_DONE, C_USE, C_USE_BONUS, SECOND
from ..draw import drawing
from ..effects import begin_phase, is_used, kinds_there, mark_used, place_in_present, spend_prestige
from ..powers.consume import Consume as ConsumePower
from ..powers.consume import ConsumeAll, DiscardHand, GainingPower, GainVp, GambleAnte, SpendPrestige
from ..powers.drawing import Draw
from ..powers.power import Power
from ..race_step import RaceStep
from ..state import NO_GOOD, Empire, Race
from ..vocabulary import act, kind, phase, space, step, verb, why
from ..vocabulary.goods import ANY_GOOD, ANY_KIND, KINDS, THIS_WORLD
from .gains import RAISED_CARDS, RAISED_PLACE, gain, multiplier
from .goods import begin_consuming
from .trade import some_trade

NOT: Final = 0  # whether a power can be used: not,
OPTIONAL: Final = 1  # if one likes,
COMPULSORY: Final = 2  # or has to be (S-49)
# Kinds of powers, a bit each: the one that gains of itself, and those that one can use without a good.
GAINING: Final = 1 << kind.GAIN_VP
WITHOUT_GOODS: Final = (
    1 << kind.DRAW | 1 << kind.GAMBLE_NUMBER | 1 << kind.GAMBLE_ANTE | 1 << kind.DISCARD_HAND | 1 << kind.SPEND_PRESTIGE
)


class ConsumePhase(Act[Race]):
    """S-46: first a good is traded. What is gained for nothing and without a choice is gained at once (S-55)."""

    number = act.CONSUME_PHASE

    def act(self, s: Race, argument: int) -> None:
        begin_phase(s, phase.CONSUME)
        p = s.empire
        s.agenda.append(act.ROBOT_CONSUME)
        gains = kinds_there(p, s.box.consume_kinds) & GAINING != 0
        if gains:
            self.gain_vp(s, p)
        p.todo.append(step.CONSUME)
        trades = s.chose(space.TRADE) and some_trade(s)
        if trades:
            p.todo.append(step.TRADE)
        elif s.listener is not None:
            if s.chose(space.TRADE):
                s.say("nothing_to_trade", 0, "S-46", {})
            found: list[Choice] = []
            STEP.ask(s, p, found)
            if not found and not gains:
                s.say("nothing_to_consume", 0, "S-49", {"n": p.goods_held()})

    def gain_vp(self, s: Race, p: Empire) -> None:
        for design in p.present:
            for power in s.box.consume[design]:
                if power.kind == kind.GAIN_VP:
                    gain(s, design, cast(GainVp, power).n * multiplier(s), 0, 0, "S-55")


def count_kinds(s: Race) -> list[int]:
    """How many goods of each kind there are, and last those that can be any."""
    p = s.empire
    counts = [0] * (KINDS + 1)
    for at in range(len(p.tableau)):
        if p.goods[at] != NO_GOOD:
            counts[s.box.good_kind[p.tableau[at]]] += 1
    return counts


def usable(s: Race, at: int, power: Power, counts: list[int]) -> int:
    """Whether a power can be used now, and whether it has to be. A good of any kind forces nobody (S-69)."""
    p = s.empire
    what = power.kind
    wild = counts[ANY_KIND]
    own = counts[0] + counts[1] + counts[2] + counts[3]
    if what == kind.CONSUME:
        consuming = cast(ConsumePower, power)
        if consuming.good == THIS_WORLD:
            return COMPULSORY if p.goods[at] != NO_GOOD else NOT
        if consuming.good == ANY_GOOD:
            return COMPULSORY if own + wild >= consuming.goods_each else NOT
        fitting = counts[consuming.good]
        if fitting >= consuming.goods_each:
            return COMPULSORY
        return OPTIONAL if fitting + wild >= consuming.goods_each else NOT
    if what == kind.CONSUME_THREE_KINDS:
        kinds = (counts[0] > 0) + (counts[1] > 0) + (counts[2] > 0) + (counts[3] > 0)
        return COMPULSORY if kinds >= 3 else OPTIONAL if kinds + wild >= 3 else NOT
    if what == kind.CONSUME_ONE_OF_EACH_KIND:
        return COMPULSORY if own else OPTIONAL if wild else NOT
    if what in (kind.CONSUME_ALL, kind.TRADE_GOOD):
        return COMPULSORY if own + wild else NOT
    if what in (kind.DRAW, kind.GAMBLE_NUMBER):
        return COMPULSORY
    if what == kind.DISCARD_HAND:
        return OPTIONAL if len(p.hand) >= cast(DiscardHand, power).cards_each else NOT
    if what == kind.SPEND_PRESTIGE:
        return OPTIONAL if p.prestige >= cast(SpendPrestige, power).n else NOT
    if what == kind.GAMBLE_ANTE:
        ante = cast(GambleAnte, power)
        for card in p.hand:
            if ante.least <= s.box.cost[card] <= ante.most:
                return OPTIONAL
    return NOT


class Consume(RaceStep):
    """S-49: the next power, in any order; as long as one has to be used, one goes on."""

    number = step.CONSUME
    kind = "consume"
    rule = "S-49"

    def ask(self, s: Race, p: Empire, out: list[Choice]) -> None:
        there = kinds_there(p, s.box.consume_kinds)
        forced = False
        if there & WITHOUT_GOODS or (there and p.has_goods()):
            forced = self.offer_powers(s, p, out)
        if s.raised == space.TRADE and p.bonus == 0 and p.hand:
            out.append(C_USE_BONUS)
        if out and not forced:
            out.append(C_DONE)

    def offer_powers(self, s: Race, p: Empire, out: list[Choice]) -> bool:
        """Whether one of them has to be used."""
        forced = False
        counts = count_kinds(s)
        for at in range(len(p.present)):
            design = p.present[at]
            for power in s.box.consume[design]:
                if is_used(p, at, power.index):
                    continue
                found = usable(s, at, power, counts)
                if found:
                    out.append(C_USE[design + SECOND * power.index])
                    if found == COMPULSORY:
                        forced = True
        return forced

    def take(self, s: Race, p: Empire, c: Choice) -> None:
        p.owed = 0  # times that were left where the hand has run out
        if c is C_DONE:
            p.todo.pop()
            return
        if c is C_USE_BONUS:
            p.bonus = 1
            p.owed = RAISED_CARDS
            p.todo.append(step.DISCARD_HAND | RAISED_PLACE << STEP_BITS)
            return
        at = place_in_present(p, c.a)
        mark_used(p, at, c.b)
        power = s.box.consume[c.a][c.b]
        what = power.kind
        if what in (kind.CONSUME, kind.CONSUME_THREE_KINDS, kind.CONSUME_ONE_OF_EACH_KIND):
            begin_consuming(s, at, power, count_kinds(s))
        elif what == kind.CONSUME_ALL:
            self.consume_all(s, p, cast(ConsumeAll, power))
        elif what == kind.DISCARD_HAND:
            p.owed = cast(DiscardHand, power).max_times
            p.todo.append(step.DISCARD_HAND | at << STEP_BITS)
        elif what == kind.SPEND_PRESTIGE:
            spending = cast(SpendPrestige, power)
            spend_prestige(s, spending.n)
            if s.listener is not None:
                s.say("spends_prestige", 0, "S-49", {"n": spending.n, "prestige": p.prestige})
            gain_of(s, spending, multiplier(s))
        elif what == kind.DRAW:
            s.soon(drawing(cast(Draw, power).n, why.CONSUME, c.a))
        elif what == kind.TRADE_GOOD:
            p.todo.append(step.TRADE | (at + 1) << STEP_BITS)
        elif what == kind.GAMBLE_NUMBER:
            p.todo.append(step.NUMBER | at << STEP_BITS)
        elif what == kind.GAMBLE_ANTE:
            p.todo.append(step.ANTE | at << STEP_BITS)

    def consume_all(self, s: Race, p: Empire, power: ConsumeAll) -> None:
        """S-53."""
        worlds: list[int] = []
        for at in range(len(p.tableau)):
            if p.goods[at] != NO_GOOD:
                worlds.append(p.tableau[at])
                s.take_good(at)
        if s.listener is not None:
            goods = [s.box.keys[design] for design in worlds]
            s.say("consumes", 0, "S-53", {"card": s.box.keys[power.design], "n": len(goods), "worlds": goods})
        gain(s, power.design, (len(worlds) - power.less) * multiplier(s), 0, 0, "S-53")

    def about(self, s: Race, p: Empire) -> dict[str, Any]:
        return {"n": p.goods_held(), "multiplier": multiplier(s)}

    def refuse(self, s: Race, p: Empire, out: list[Refusal]) -> None:
        decision: list[Choice] = []
        self.ask(s, p, decision)
        if C_DONE not in decision:
            out.append(Refusal("must_consume", "S-49"))

    def why_not(self, s: Race, p: Empire, c: Choice, out: list[Refusal]) -> None:
        if c is C_DONE:
            out.append(Refusal("must_consume", "S-49"))
        elif c.verb == verb.USE and c.a >= 0:
            told = {"card": s.box.keys[c.a]}
            at = place_in_present(p, c.a)
            if at < 0 or c.b >= len(s.box.consume[c.a]):
                out.append(Refusal("no_such_power", "S-49", told))
            elif is_used(p, at, c.b):
                out.append(Refusal("used_already", "S-49", told))
            else:
                out.append(Refusal("nothing_for_it", "S-50", told))


def gain_of(s: Race, power: GainingPower, times_vp: int, times: int = 1) -> None:
    """What a power gives, so many times; its VP multiplied."""
    gain(
        s, power.design, power.gain_vp * times * times_vp, power.gain_cards * times, power.gain_prestige * times, "S-49"
    )


STEP: Final = Consume()
