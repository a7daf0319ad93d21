"""Every kind of power by its name in the content. A new kind is a class and a line here."""

from __future__ import annotations

from typing import Any, Final

from ..box.row import Row
from . import fighting, gaining, growing, learning
from .power import PeoplePower

KINDS: Final[dict[str, type[PeoplePower]]] = {
    "defending_cv": fighting.DefendingCv,
    "attacking_cv": fighting.AttackingCv,
    "limits_ignored": growing.LimitsIgnored,
    "switch_cost": growing.SwitchCost,
    "declarer_loses": fighting.DeclarerLoses,
    "counter_on_switch": growing.CounterOnSwitch,
    "advance": gaining.Advance,
    "subjugated_population": gaining.SubjugatedPopulation,
    "trade_dp": learning.TradeDp,
    "forced_trade": learning.ForcedTrade,
    "repel_attacker": fighting.RepelAttacker,
    "drive_off_defender": fighting.DriveOffDefender,
    "extra_ally": gaining.ExtraAlly,
    "conquered_population": gaining.ConqueredPopulation,
    "leap": learning.Leap,
    "no_war": fighting.NoWar,
    "level_without_trade": learning.LevelWithoutTrade,
    "trade_with_each": learning.TradeWithEach,
    "discs_per_star": growing.DiscsPerStar,
    "relocated_discs": gaining.RelocatedDiscs,
    "no_asteroid_ships": growing.NoAsteroidShips,
    "dp_for_lost_ships": fighting.DpForLostShips,
    "population_counts": gaining.PopulationCounts,
    "no_bombs": gaining.NoBombs,
    "conquer_with": gaining.ConquerWith,
    "war_while_moving": fighting.WarWhileMoving,
    "liberation_dp": gaining.LiberationDp,
    "ally_with": gaining.AllyWith,
    "free_colonize": gaining.FreeColonize,
    "ships_into_discs": growing.ShipsIntoDiscs,
    "discs_into_ships": growing.DiscsIntoShips,
    "level_limit": learning.LevelLimit,
    "relic_ships": learning.RelicShips,
}


def read_powers(where: str, rows: list[dict[str, Any]]) -> list[PeoplePower]:
    """The powers of one side. ValueError: an unknown kind, or a field too many or too few."""
    found: list[PeoplePower] = []
    for fields in rows:
        effect = fields.get("effect", "")
        if effect not in KINDS:
            raise ValueError(f"{where}: there is no effect {effect!r}")
        row = Row(where, fields)
        found.append(KINDS[effect](row))
        row.done()
    return found
