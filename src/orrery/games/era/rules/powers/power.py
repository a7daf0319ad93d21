"""What every power of a star people is, and what it says at each moment at which the rules ask for it: nothing, unless
its class says more. The kinds stand beside this file; people/ has the questions.
"""

from __future__ import annotations

from typing import Final

from ..box.row import Row
from ..vocabulary.field import TOP
from ..vocabulary.power import POWER_KEYS


class PeoplePower:
    """`kind`: a number of vocabulary/power.py. Each class reads its own figures from a row of the content."""

    __slots__ = ("kind",)

    def __init__(self, row: Row) -> None:
        self.kind: Final[int] = row.word("effect", POWER_KEYS)

    # War and combat.

    def ship_cv(self, attacking: bool, against_sto: bool) -> int:
        """More CV for each own ship."""
        return 0

    def repelled(self) -> int:
        """How often in a round an attacker can be made to retreat."""
        return 0

    def driven_off(self) -> int:
        """How often in a round a defender can be made to retreat."""
        return 0

    def dp_for_lost(self, ships: int, won: bool) -> int:
        """For own ships that a battle has cost."""
        return 0

    def may_declare_war(self) -> bool:
        return True

    def may_declare_while_moving(self) -> bool:
        """On STS factions, also as STO."""
        return False

    def declarer_loses(self) -> int:
        """DP of an STS faction that declares war on this one."""
        return 0

    # Gaining stars, and losing them.

    def advanced_stars(self) -> int:
        """How many primitive stars a Gain Star turns into advanced ones."""
        return 0

    def ships_to_advance(self) -> int:
        return 0

    def subjugated(self, population: int) -> int:
        """Discs placed by subjugating, within the growth limit."""
        return population

    def conquered(self, placed: int, there: int) -> int:
        """Discs placed by conquering a population."""
        return placed

    def ships_to_conquer(self, needed: int) -> int:
        return needed

    def allies_as_sts(self) -> bool:
        """Whether advanced neutral stars become allies, instead of being conquered."""
        return False

    def ships_to_ally(self) -> int:
        return 0

    def allied(self) -> int:
        """Discs placed by allying as STS."""
        return 0

    def extra_allies(self) -> int:
        """Free ally actions with a Gain Star."""
        return 0

    def free_colonies(self) -> int:
        """Free colonize actions in the game."""
        return 0

    def liberation_dp(self) -> int:
        return 0

    def defending_population(self, population: int) -> int:
        """What a population counts when the star is to be conquered."""
        return population

    def stops_bombs(self) -> bool:
        return False

    def relocated(self) -> int:
        """Discs of a star that was conquered which may move to others."""
        return 0

    # Growth.

    def switch_cost(self) -> int:
        return 0

    def counters_on_switch(self) -> int:
        return 0

    def discs_per_star(self) -> int:
        """Discs that Grow Population may add to a star."""
        return 1

    def builds_at_asteroids(self) -> bool:
        return True

    def stars_with_ships_into_discs(self) -> int:
        """At how many stars Grow Population may turn a ship into a bonus disc."""
        return 0

    def ships_for_disc(self) -> int:
        """Ships that Build Ships may make of a disc."""
        return 0

    # Technology and trade.

    def researched(self, level: int) -> int:
        """The level that research reaches from another."""
        return level + 1

    def highest(self, field: int) -> int:
        return TOP

    def relic_ships(self, field: int) -> int:
        """Ships that the relic of a field brings instead of a level."""
        return 0

    def trade_dp(self) -> int:
        return 0

    def forces_trade(self) -> bool:
        return False

    def trades_with_each(self) -> bool:
        return False

    def levels_without_trade(self) -> int:
        """Levels at the end of a trading phase without an own trade."""
        return 0
