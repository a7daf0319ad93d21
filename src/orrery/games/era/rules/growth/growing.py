"""Grow Population, the player's action (E-119 to E-124): first the stars below their limits, then bonus discs."""

from __future__ import annotations

from bisect import insort
from typing import Any, Final

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_BONUS, C_DONE, C_LEAVE
from ..board import ADDRESSES, NOWHERE
from ..era_step import EraStep
from ..movement.gates import owned_relic
from ..people.converting import ask_to_melt, melting_stars, stars_to_melt_at
from ..people.figures import discs_per_star
from ..scoring.story import on_grown
from ..state import Galaxy, Seat
from ..vocabulary import relic_kind, step, verb
from ..vocabulary.faction import HUMAN
from ..vocabulary.field import GENETICS
from .discs import can_bring_disc, put_discs
from .ways import growth_limit

RESEARCH_BONUS: Final = 2  # bonus discs more by research+ in Genetics (E-116)


# Figures.


def unblocked_stars(s: Galaxy) -> list[int]:
    return [at for at in s.stars_of(HUMAN) if not s.blocked(HUMAN, at)]


def discs_by_growth(s: Galaxy, at: int) -> int:
    """How many discs the first part brings to an unblocked star (E-119): each only below the limit (E-177)."""
    return max(0, min(discs_per_star(s), growth_limit(s, at) - s.population(at)))


def growing_stars(s: Galaxy) -> list[int]:
    return [at for at in unblocked_stars(s) if discs_by_growth(s, at) > 0]


def pyramids(s: Galaxy) -> int:
    """The player's unblocked star with the Ancient Pyramids, or NOWHERE (E-124)."""
    at = owned_relic(s, HUMAN, relic_kind.PYRAMIDS)
    return NOWHERE if at == NOWHERE or s.blocked(HUMAN, at) else at


def bonus_stars(s: Galaxy) -> list[int]:
    """The stars that can get a bonus disc of Genetics: the Pyramids give their own star its one (E-124)."""
    own = pyramids(s)
    return [at for at in unblocked_stars(s) if at != own and at not in s.folk.melted]


def bonus_discs(s: Galaxy) -> int:
    """E-123."""
    return s.box.bonus_population[s.me.levels[GENETICS]]


def can_grow(s: Galaxy) -> bool:
    """Whether the action would place a disc."""
    stars = unblocked_stars(s)
    if not stars or not any(can_bring_disc(s, HUMAN, at) for at in stars):
        return False
    if growing_stars(s) or bonus_discs(s) > 0 or pyramids(s) != NOWHERE:
        return True
    return stars_to_melt_at(s) > 0 and bool(melting_stars(s))


# The action.


def ask_to_grow(s: Galaxy, more: int) -> None:
    """Let population grow, with so many bonus discs more than usual."""
    s.seat.todo.append(step.GROW_BONUS | more << STEP_BITS)
    ask_to_melt(s)
    s.seat.todo.append(step.GROW_FIRST)


class GrowFirst(EraStep):
    """Which of the growing stars are left out. Those left out already stand in growth.left_out."""

    number = step.GROW_FIRST
    kind = "grow_first"
    rule = "E-119"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        out.append(C_DONE)
        out.extend([C_LEAVE[at] for at in growing_stars(s) if at not in s.growth.left_out])

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        if c is C_DONE:
            p.todo.pop()
        else:
            insort(s.growth.left_out, c.a)

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        stars = [ADDRESSES[at] for at in growing_stars(s) if at not in s.growth.left_out]
        return {"stars": stars, "left_out": [ADDRESSES[at] for at in s.growth.left_out], "track": s.me.track}

    def refuse(self, s: Galaxy, p: Seat, out: list[Refusal]) -> None:
        """The stars that do not grow."""
        for at in s.stars_of(HUMAN):
            told: dict[str, Any] = {"hex": ADDRESSES[at]}
            if s.blocked(HUMAN, at):
                out.append(Refusal("star_blocked", "E-148", told))
            elif discs_by_growth(s, at) == 0:
                told["population"] = s.population(at)
                told["limit"] = growth_limit(s, at)
                out.append(Refusal("at_limit", "E-121" if at == s.home else "E-120", told))


class GrowBonus(EraStep):
    """Which stars get the bonus discs; then all discs are placed. The argument: discs besides those of Genetics."""

    number = step.GROW_BONUS
    kind = "grow_bonus"
    rule = "E-123"
    in_parts = True

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        if self.parts(s, p) == 0:
            out.append(C_DONE)
            return
        out.extend([C_BONUS[at] for at in bonus_stars(s) if at not in s.growth.bonus])

    def parts(self, s: Galaxy, p: Seat) -> int:
        n = bonus_discs(s) + (p.todo[-1] >> STEP_BITS)
        return min(n, len(bonus_stars(s))) - len(s.growth.bonus)

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        if c.verb == verb.BONUS:
            insort(s.growth.bonus, c.a)
            if self.parts(s, p) > 0:
                return
        p.todo.pop()
        place_growth(s)

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        return {"n": self.parts(s, p), "track": s.me.track}

    def why_not(self, s: Galaxy, p: Seat, c: Choice, out: list[Refusal]) -> None:
        if c.verb != verb.BONUS:
            return
        told = {"hex": ADDRESSES[c.a]}
        if s.owner[c.a] != HUMAN:
            out.append(Refusal("not_your_star", "E-123", told))
        elif s.blocked(HUMAN, c.a):
            out.append(Refusal("star_blocked", "E-148", told))
        else:
            out.append(Refusal("bonus_there", "E-124" if c.a == pyramids(s) else "E-123", told))


def place_growth(s: Galaxy) -> None:
    """All discs of the action at once: none changes the limit or the population for another (E-122)."""
    g = s.growth
    discs = [0] * len(s.owner)
    first: list[int] = []
    for at in growing_stars(s):
        if at not in g.left_out:
            discs[at] += discs_by_growth(s, at)
            first.append(at)
    bonus = sorted([*g.bonus, *s.folk.melted])
    own = pyramids(s)
    if own != NOWHERE:
        bonus = sorted([*bonus, own])
    for at in bonus:
        discs[at] += 1
    g.left_out = []
    g.bonus = []
    s.folk.melted = []
    n = 0
    for at in range(len(discs)):
        if discs[at]:
            n += put_discs(s, HUMAN, at, discs[at])
    if s.listener is not None:
        told = {
            "n": n,
            "first": [ADDRESSES[at] for at in first],
            "bonus": [ADDRESSES[at] for at in bonus],
            "pyramids": ADDRESSES[own] if own != NOWHERE else "",
            "waiting": [ADDRESSES[at] for at in g.waiting],
            "left": s.me.track,
        }
        s.say("grows_population", HUMAN, "E-119", told)
    if n:
        on_grown(s)
