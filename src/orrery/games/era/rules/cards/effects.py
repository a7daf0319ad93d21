"""What domination cards do that are played for A (E-187): a class for each kind of vocabulary/effect.py.

An effect works only at its own moment; whoever plays the card at another gets the points alone (E-185).
"""

from __future__ import annotations

from typing import Final

from ..board import HOME, NOWHERE, SECTOR_OF
from ..box.cards import Card
from ..growth.discs import put_discs
from ..growth.gaining import ask_to_gain, promise_centre_star
from ..growth.placing import OWN_STARS, ask_to_place
from ..growth.teleport import ask_to_teleport
from ..points import award
from ..state import Galaxy
from ..trading.taking import FROM_LOSERS, ask_to_take_levels
from ..vocabulary import effect, phase, source, step
from ..vocabulary.faction import HUMAN
from .counting import times
from .figures import dense_stars


class Effect:
    __slots__ = ()

    def works(self, s: Galaxy) -> bool:
        """Whether this is its moment."""
        return True

    def carry_out(self, s: Galaxy, n: int, m: int) -> None:
        raise NotImplementedError

    def hangs_on_battle(self) -> bool:
        """Whether it works in a battle alone."""
        return False


class TakeLevel(Effect):
    __slots__ = ()

    def carry_out(self, s: Galaxy, n: int, m: int) -> None:
        ask_to_take_levels(s, FROM_LOSERS, n)


class DpForSwitches(Effect):
    __slots__ = ()

    def works(self, s: Galaxy) -> bool:
        return s.phase == phase.SCORE

    def carry_out(self, s: Galaxy, n: int, m: int) -> None:
        award(s, source.CARD, n * s.ledger.switched * times(s), "E-187", "switches", counters=s.ledger.switched)


class GainCentreStar(Effect):
    """At once in the growth turn; while counters are selected, it comes with which that turn begins."""

    __slots__ = ()

    def works(self, s: Galaxy) -> bool:
        return s.phase == phase.SELECT or is_growth_turn(s)

    def carry_out(self, s: Galaxy, n: int, m: int) -> None:
        if s.phase == phase.SELECT:
            promise_centre_star(s, n)
        else:
            ask_to_gain(s, optional=True, centre_only=True, times=n)


class HomeCv(Effect):
    __slots__ = ()

    def works(self, s: Galaxy) -> bool:
        return s.battle.at != NOWHERE and SECTOR_OF[s.battle.at] == HOME

    def carry_out(self, s: Galaxy, n: int, m: int) -> None:
        s.battle.bonus += n

    def hangs_on_battle(self) -> bool:
        return True


class GrowDenseStars(Effect):
    __slots__ = ()

    def carry_out(self, s: Galaxy, n: int, m: int) -> None:
        for at in dense_stars(s, m):
            put_discs(s, HUMAN, at, n)


class NoWar(Effect):
    __slots__ = ()

    def carry_out(self, s: Galaxy, n: int, m: int) -> None:
        s.ledger.no_war = True


class PlaceShips(Effect):
    __slots__ = ()

    def carry_out(self, s: Galaxy, n: int, m: int) -> None:
        ask_to_place(s, n, OWN_STARS)


class NebulaRange(Effect):
    __slots__ = ()

    def carry_out(self, s: Galaxy, n: int, m: int) -> None:
        s.voyage.nebula_range = n


class ExtraTrade(Effect):
    """Before the trading phase or in it."""

    __slots__ = ()

    def works(self, s: Galaxy) -> bool:
        return s.phase <= phase.TRADE

    def carry_out(self, s: Galaxy, n: int, m: int) -> None:
        s.ledger.extra_trades += n


class HoldBattle(Effect):
    __slots__ = ()

    def works(self, s: Galaxy) -> bool:
        return s.battle.at != NOWHERE

    def carry_out(self, s: Galaxy, n: int, m: int) -> None:
        s.seat.todo.append(step.HOLD)

    def hangs_on_battle(self) -> bool:
        return True


class Teleport(Effect):
    __slots__ = ()

    def carry_out(self, s: Galaxy, n: int, m: int) -> None:
        ask_to_teleport(s, n, anywhere=True)


class ExtraResearch(Effect):
    __slots__ = ()

    def works(self, s: Galaxy) -> bool:
        return is_growth_turn(s)

    def carry_out(self, s: Galaxy, n: int, m: int) -> None:
        s.seat.todo.append(step.EXTRA_RESEARCH)


EFFECTS: Final[list[Effect]] = [
    TakeLevel(), DpForSwitches(), GainCentreStar(), HomeCv(), GrowDenseStars(), NoWar(), PlaceShips(), NebulaRange(),
    ExtraTrade(), HoldBattle(), Teleport(), ExtraResearch(),
]  # fmt: skip
assert len(EFFECTS) == effect.EFFECTS


def is_growth_turn(s: Galaxy) -> bool:
    return s.phase == phase.GROWTH and s.active == HUMAN


def works(s: Galaxy, card: Card) -> bool:
    """Whether the effect of a card would work now."""
    return EFFECTS[card.effect.kind].works(s)


def carry_out(s: Galaxy, card: Card) -> None:
    EFFECTS[card.effect.kind].carry_out(s, card.effect.n, card.effect.m)
