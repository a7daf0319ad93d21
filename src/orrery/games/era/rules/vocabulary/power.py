"""Kinds of powers of star peoples (E-176)."""

from __future__ import annotations

from typing import Final

DEFENDING_CV: Final = 0
ATTACKING_CV: Final = 1
LIMITS_IGNORED: Final = 2
SWITCH_COST: Final = 3
DECLARER_LOSES: Final = 4
COUNTER_ON_SWITCH: Final = 5
ADVANCE: Final = 6
SUBJUGATED_POPULATION: Final = 7
TRADE_DP: Final = 8
FORCED_TRADE: Final = 9
REPEL_ATTACKER: Final = 10
DRIVE_OFF_DEFENDER: Final = 11
EXTRA_ALLY: Final = 12
CONQUERED_POPULATION: Final = 13
LEAP: Final = 14
NO_WAR: Final = 15
LEVEL_WITHOUT_TRADE: Final = 16
TRADE_WITH_EACH: Final = 17
DISCS_PER_STAR: Final = 18
RELOCATED_DISCS: Final = 19
NO_ASTEROID_SHIPS: Final = 20
DP_FOR_LOST_SHIPS: Final = 21
POPULATION_COUNTS: Final = 22
NO_BOMBS: Final = 23
CONQUER_WITH: Final = 24
WAR_WHILE_MOVING: Final = 25
LIBERATION_DP: Final = 26
ALLY_WITH: Final = 27
FREE_COLONIZE: Final = 28
SHIPS_INTO_DISCS: Final = 29
DISCS_INTO_SHIPS: Final = 30
LEVEL_LIMIT: Final = 31
RELIC_SHIPS: Final = 32

POWERS: Final = 33
POWER_KEYS: Final = [
    "defending_cv", "attacking_cv", "limits_ignored", "switch_cost", "declarer_loses", "counter_on_switch", "advance",
    "subjugated_population", "trade_dp", "forced_trade", "repel_attacker", "drive_off_defender", "extra_ally",
    "conquered_population", "leap", "no_war", "level_without_trade", "trade_with_each", "discs_per_star",
    "relocated_discs", "no_asteroid_ships", "dp_for_lost_ships", "population_counts", "no_bombs", "conquer_with",
    "war_while_moving", "liberation_dp", "ally_with", "free_colonize", "ships_into_discs", "discs_into_ships",
    "level_limit", "relic_ships",
]  # fmt: skip
