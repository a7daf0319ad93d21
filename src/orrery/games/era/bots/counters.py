"""Which growth counters are selected: all that can be done together is looked at, with what it would bring."""

from __future__ import annotations

from typing import Final

from orrery.games.era.rules.alphabet import C_DONE, C_OVAL, C_PASS, C_SQUARE
from orrery.games.era.rules.growth.building import ships_built
from orrery.games.era.rules.growth.gaining import takeable
from orrery.games.era.rules.growth.growing import growing_stars, unblocked_stars
from orrery.games.era.rules.growth.placing import is_yard
from orrery.games.era.rules.growth.research import SECOND_COST
from orrery.games.era.rules.growth.selecting import oval_cost, square_cost
from orrery.games.era.rules.growth.ways import population_placed
from orrery.games.era.rules.state import Galaxy
from orrery.games.era.rules.vocabulary import alignment, deed, verb
from orrery.games.era.rules.vocabulary.counter import BUILD, DOWN, GAIN, GROW, OVAL_COPIES, OVALS, RESEARCH, SWITCH, UP
from orrery.games.era.rules.vocabulary.field import FIELDS, GENETICS, SPIRITUALITY, TOP
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.state import STEP_BITS

from . import weights
from .fields import worth_of_research
from .future import RESEARCH_BONUS
from .outlook import Outlook
from .stars import story_of_gain, worth_of_way
from .war import worth_of_switch

NO_FIELD: Final = -1


class Plan:
    """What the counters of a round would bring: the ovals as numbers by kind, and one field."""

    __slots__ = ("bonus", "field_values", "first", "gains", "o", "story")

    def __init__(self, o: Outlook) -> None:
        s = o.s
        self.o: Final = o
        self.gains: Final = gains_by_side(o)
        self.first: Final = len(growing_stars(s))
        self.bonus: Final = s.box.bonus_population
        self.field_values: Final = [worth_of_research(o, field) for field in range(FIELDS)]
        self.story: Final = story_of(s)

    def worth(self, ovals: list[int], field: int) -> float:
        o = self.o
        s = o.s
        stars = len(o.own)
        discs = o.discs
        genetics = o.genetics
        found = 0.0
        side = s.alignment
        if ovals[SWITCH]:
            side = 1 - side
            found += worth_of_switch(o)
        more = 0
        if ovals[RESEARCH] and field != NO_FIELD:
            found += self.field_values[field]
            if field == GENETICS and genetics == TOP:
                more = min(self.bonus[genetics] + RESEARCH_BONUS, len(unblocked_stars(s))) + self.first
            elif field == GENETICS:
                genetics += 1
        ready = self.gains[side]
        for i in range(min(ovals[GAIN], len(ready))):
            found += ready[i][0]
            discs += ready[i][1]
            stars += 1
            found += self.story[deed.STAR_GAINED]
        if ovals[GROW]:
            grown = min(self.bonus[genetics], len(unblocked_stars(s)) + min(ovals[GAIN], len(ready))) + self.first
            more += grown
            if grown:
                found += self.story[deed.POPULATION_GROWN]
        if ovals[BUILD]:
            found += self.story[deed.SHIPS_BUILT] + worth_of_ships(o, ships_built(s))
        return found + o.population(genetics, stars, discs + more)

    def best_field(self, ovals: list[int]) -> int:
        if not ovals[RESEARCH]:
            return NO_FIELD
        best = 0
        most = -1.0
        for field in range(FIELDS):
            value = self.worth(ovals, field)
            if value > most:
                most = value
                best = field
        return best


def gains_by_side(o: Outlook) -> list[list[tuple[float, int]]]:
    """By alignment the stars that could be taken now, best first: what each is worth besides population; its discs."""
    s = o.s
    found: list[list[tuple[float, int]]] = []
    before = s.alignment
    for side in (alignment.STO, alignment.STS):
        s.alignment = side  # the view is the captain's own
        ready: list[tuple[float, int]] = []
        seen: list[int] = []
        for choice in takeable(s):
            if choice.a not in seen and side_may(s, choice.a, before):
                seen.append(choice.a)
                discs = discs_of(s, choice)
                ready.append(
                    (
                        worth_of_way(o, choice.a, choice.b) - o.gained(1, discs) - story_of_gain(o, False, choice.a),
                        discs,
                    )
                )
        ready.sort(key=lambda one: -one[0] - one[1])
        found.append(ready)
    s.alignment = before
    return found


def side_may(s: Galaxy, at: int, before: int) -> bool:
    """After a switch there is peace (E-82): stars of others are not taken then."""
    return s.owner[at] < 0 or s.alignment == before


def discs_of(s: Galaxy, choice: Choice) -> int:
    return population_placed(s, 0, choice.a, choice.b)


def story_of(s: Galaxy) -> list[float]:
    """By deed what the story pays at once."""
    found = [0.0] * deed.DEEDS
    for term in s.box.terms[s.story][s.era]:
        if term.at_once:
            found[term.kind] += term.dp
    return found


def worth_of_ships(o: Outlook, n: int) -> float:
    """New ships: the first ones are worth most, as long as there is somewhere to build them."""
    if not any(is_yard(o.s, at) for at in o.own):
        return 0.0
    have = o.s.me.ships()
    found = 0.0
    for i in range(have, have + n):
        found += weights.SHIPS / (1 + i / weights.ENOUGH_SHIPS)
    return found * (o.rounds + 0.5) / 8


def choose_oval(o: Outlook, decision: Decision) -> Choice:
    """The best of all sets that complete what was selected; of these the first oval."""
    s = o.s
    plan = Plan(o)
    best: Choice = decision.choices[0]
    most = -1e9
    chosen = s.growth.selected
    left = decision.parts
    for kinds in sets_of(left, 0):
        ovals = chosen[:]
        for kind in kinds:
            ovals[kind] += 1
        if any(ovals[kind] > OVAL_COPIES[kind] for kind in range(OVALS)):
            continue
        value = plan.worth(ovals, plan.best_field(ovals))
        if value > most:
            most = value
            best = C_OVAL[kinds[0]]
    return best


def sets_of(n: int, least: int) -> list[list[int]]:
    """All that n counters can be, in rising order."""
    if n == 0:
        return [[]]
    found: list[list[int]] = []
    for kind in range(least, OVALS):
        for rest in sets_of(n - 1, kind):
            found.append([kind, *rest])
    return found


def more_oval(o: Outlook, decision: Decision) -> Choice:
    """Another one, if it brings more than it costs."""
    s = o.s
    plan = Plan(o)
    ovals = s.growth.selected[:]
    most = plan.worth(ovals, plan.best_field(ovals)) + oval_cost(s) + weights.SURE
    best = C_DONE
    for choice in decision.choices:
        if choice in C_OVAL:
            ovals[choice.a] += 1
            value = plan.worth(ovals, plan.best_field(ovals))
            ovals[choice.a] -= 1
            if value > most:
                most = value
                best = choice
    return best


def choose_square(o: Outlook, decision: Decision) -> Choice:
    s = o.s
    plan = Plan(o)
    ovals = s.growth.selected
    if not ovals[RESEARCH]:
        if C_DONE in decision.choices:
            return C_DONE
        return C_SQUARE[DOWN] if weights.LATE else C_SQUARE[UP]
    best = decision.choices[0]
    most = -1e9
    for choice in decision.choices:
        value = 0.0
        if choice is C_DONE:
            value = square_cost(s) + weights.SURE
        elif choice.a < FIELDS:
            value = plan.worth(ovals, choice.a) - plan.worth(ovals, NO_FIELD)
            if choice.a == SPIRITUALITY and s.alignment == alignment.STS and s.me.levels[SPIRITUALITY] >= 4:
                value -= weights.TURNED * o.aligned(alignment.STS, s.round)
        if value > most:
            most = value
            best = choice
    return best


def more_research(o: Outlook, decision: Decision) -> Choice:
    """Another Research, for nothing or for its price."""
    s = o.s
    plan = Plan(o)
    ovals = [0] * OVALS
    before = plan.worth(ovals, NO_FIELD)
    ovals[RESEARCH] = 1
    best = C_PASS
    most = weights.SURE
    for choice in decision.choices:
        field = choice.a
        price = 0.0
        if choice.verb == verb.SECOND:
            field = s.seat.todo[-1] >> STEP_BITS
            price = float(SECOND_COST)
        elif choice.verb != verb.FIELD:
            continue
        value = plan.worth(ovals, field) - before - price
        if value > most:
            most = value
            best = choice
    return best
