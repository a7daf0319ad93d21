"""Every kind of power by its name in the content. A new kind is a class and a line here."""

from __future__ import annotations

from typing import Final

from .building import BuildersToCup, CostReduction, CreditsOnComplete
from .dictate import DictateExtra, DictateUnlimited
from .endings import (
    CreditsAtEnd,
    CreditsIfHighestWorld,
    CreditsIfMostDevelopments,
    CreditsIfScouted,
    CreditsPerCitizen,
    CreditsPerGood,
    VpOnPhase,
)
from .explore import LateTile, PlaceOnTop, Rearrange, StockValue
from .goods import ConsumeCredits, ConsumeVp, GoodCapacity, TradeBonus, TradeBuyVp
from .power import Power, Row
from .reassign import ReassignIfMost, ReassignPower
from .workers import ExtraWorkers

KINDS: Final[dict[str, type[Power]]] = {
    "reassign": ReassignPower,
    "reassign_if_most_worlds": ReassignIfMost,
    "dictate_unlimited": DictateUnlimited,
    "dictate_extra_workers": DictateExtra,
    "extra_workers": ExtraWorkers,
    "stock_value": StockValue,
    "scout_place_on_top": PlaceOnTop,
    "rearrange_construction_zone": Rearrange,
    "draw_tile_end_of_phase": LateTile,
    "cost_reduction": CostReduction,
    "builders_to_cup": BuildersToCup,
    "credits_on_complete": CreditsOnComplete,
    "good_capacity": GoodCapacity,
    "trade_bonus": TradeBonus,
    "trade_buy_vp": TradeBuyVp,
    "consume_vp": ConsumeVp,
    "consume_credits": ConsumeCredits,
    "credits_end_of_phase": CreditsAtEnd,
    "credits_per_good": CreditsPerGood,
    "credits_per_die_in_citizenry": CreditsPerCitizen,
    "credits_if_highest_cost_world": CreditsIfHighestWorld,
    "credits_if_most_developments": CreditsIfMostDevelopments,
    "credits_if_scouted_with": CreditsIfScouted,
    "vp_chip_on_phase": VpOnPhase,
}


def read_power(side: int, row: Row) -> Power:
    """A row of the content as a power. KeyError: an unknown kind or a missing field."""
    return KINDS[row["kind"]](side, row)
