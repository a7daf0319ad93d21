"""Phase V: goods for a card of the hand each (S-57, S-59, S-165, S-166)."""

from __future__ import annotations

from typing import Any, cast

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_DONE, C_PRODUCE, C_USE
from ..draw import drawing
from ..effects import is_used, mark_used, place_in_present
from ..powers.produce import ProduceHere, ProduceOnWindfall
from ..race_step import RaceStep
from ..state import NO_GOOD, Empire, Race
from ..steps.discarding import ask_to_discard
from ..vocabulary import kind, pay, step, verb, why
from ..vocabulary.goods import ANY_GOOD, ANY_KIND
from .harvest import cards_for, count_produced, is_counting
from .produce import is_empty, name_kind, why_no_good


class ProducePaid(RaceStep):
    """S-57, S-59: goods for a card of the hand each, if one likes.

    S-165: what is drawn for goods that are there already can be drawn before, to pay with.
    """

    number = step.PRODUCE_PAID
    kind = "produce_paid"
    rule = "S-57"

    def ask(self, s: Race, p: Empire, out: list[Choice]) -> None:
        possible = False
        for at in range(len(p.tableau)):
            if paid_by(s, at) >= 0:
                possible = True
                if p.hand:
                    out.append(C_PRODUCE[p.tableau[at]])
        if possible:
            ask_for_cards(s, p, out)
        if out:
            out.append(C_DONE)

    def take(self, s: Race, p: Empire, c: Choice) -> None:
        if c is C_DONE:
            p.todo.pop()
        elif c.verb == verb.USE:
            mark_used(p, place_in_present(p, c.a))
            s.soon(drawing(cards_now(s, c.a), why.PRODUCE, c.a))
        else:
            at = p.tableau.index(c.a)
            if count_ways(s, at) > 1:
                p.todo.append(step.PRODUCE_BY | at << STEP_BITS)
            else:
                produce_by(s, at, paid_by(s, at))

    def why_not(self, s: Race, p: Empire, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.PRODUCE:
            out.append(why_no_good(s, p, c.a))
        elif c.verb == verb.USE and c.a >= 0:
            told = {"card": s.box.keys[c.a]}
            at = place_in_present(p, c.a)
            if at < 0 or not counts(s, c.a):
                out.append(Refusal("no_such_power", "S-60", told))
            elif is_used(p, at):
                out.append(Refusal("used_already", "S-165", told))
            else:
                out.append(Refusal("nothing_counted", "S-60", told))


def ask_for_cards(s: Race, p: Empire, out: list[Choice]) -> None:
    for at in range(len(p.present)):
        if not is_used(p, at) and cards_now(s, p.present[at]):
            out.append(C_USE[p.present[at]])


def counts(s: Race, design: int) -> bool:
    return any(is_counting(power) for power in s.box.produce[design])


def cards_now(s: Race, design: int) -> int:
    """What a card draws for the goods produced so far."""
    for power in s.box.produce[design]:
        if is_counting(power):
            return cards_for(power, count_produced(s))
    return 0


class ProduceBy(RaceStep):
    """S-166: by which power a world of any kind gets its good, where powers for several kinds can do it."""

    number = step.PRODUCE_BY
    kind = "produce_by"
    rule = "S-166"

    def ask(self, s: Race, p: Empire, out: list[Choice]) -> None:
        at = p.todo[-1] >> STEP_BITS
        for by in range(len(p.present)):
            if is_first_way(s, at, by):
                out.append(C_USE[p.present[by]])

    def take(self, s: Race, p: Empire, c: Choice) -> None:
        produce_by(s, p.todo.pop() >> STEP_BITS, place_in_present(p, c.a))

    def about(self, s: Race, p: Empire) -> dict[str, Any]:
        return {"card": s.box.keys[p.tableau[p.todo[-1] >> STEP_BITS]]}


def produce_by(s: Race, at: int, by: int) -> None:
    """A good for a card of the hand, by a power of the card at `by`."""
    p = s.empire
    mark_used(p, by)
    if s.box.good_kind[p.tableau[at]] == ANY_KIND:
        name_kind(s, at, paid_kind(s, by))
    ask_to_discard(s, 1, why.PRODUCE, at)


def can_pay(s: Race, at: int, by: int) -> bool:
    """Whether a power of the card at `by`, unused so far, lays a good on this world for a card of the hand."""
    p = s.empire
    if is_used(p, by):
        return False
    for power in s.box.produce[p.present[by]]:
        if power.kind == kind.PRODUCE_HERE:
            if by == at and cast(ProduceHere, power).pay != pay.NOTHING and p.goods[at] == NO_GOOD:
                return True
        elif power.kind == kind.PRODUCE_ON_WINDFALL:
            producing = cast(ProduceOnWindfall, power)
            if producing.pay != pay.NOTHING and is_empty(s, at, producing.good):
                return True
    return False


def paid_by(s: Race, at: int) -> int:
    """The place of a card by which this world can get a good for a card, the most special one. -1: none."""
    best = -1
    for by in range(len(s.empire.present)):
        if can_pay(s, at, by) and (best < 0 or by == at or paid_kind(s, by) != ANY_GOOD):
            best = by
            if by == at:
                break
    return best


def is_first_way(s: Race, at: int, by: int) -> bool:
    """Whether a good can be laid so, and by no card before this one as the same kind."""
    if not can_pay(s, at, by):
        return False
    for before in range(by):
        if can_pay(s, at, before) and paid_kind(s, before) == paid_kind(s, by):
            return False
    return True


def count_ways(s: Race, at: int) -> int:
    """In how many ways this world can get a good for a card; but for a world of any kind all are the same."""
    if s.box.good_kind[s.empire.tableau[at]] != ANY_KIND:
        return 1
    n = 0
    for by in range(len(s.empire.present)):
        if is_first_way(s, at, by):
            n += 1
    return n


def paid_kind(s: Race, by: int) -> int:
    for power in s.box.produce[s.empire.present[by]]:
        if power.kind == kind.PRODUCE_ON_WINDFALL and cast(ProduceOnWindfall, power).pay != pay.NOTHING:
            return cast(ProduceOnWindfall, power).good
    return ANY_GOOD
