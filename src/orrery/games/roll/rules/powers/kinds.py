"""Every kind of power by its name in the content. A new kind is a class and a line here."""

from __future__ import annotations

from typing import Final

from .building import (
    BuildersToCup,
    ChipsOnComplete,
    CostReduction,
    CreditsOnComplete,
    CreditsPerPair,
    DiscardToComplete,
    GoodOnCompleted,
    ReductionPerWorker,
)
from .dictate import DictateExtra, DictateUnlimited
from .discounts import PayToReduce, ReturnToReduce
from .endings import (
    CreditsAtEnd,
    CreditsIfHighestWorld,
    CreditsIfMostDevelopments,
    CreditsIfScouted,
    CreditsPerBuilder,
    CreditsPerCitizen,
    CreditsPerColourConsumed,
    CreditsPerGood,
    CreditsPerShipped,
    CreditsPerWorld,
    VpOnPhase,
)
from .explore import CreditsPerScout, LateTile, MoveExplorers, PlaceOnTop, Rearrange, StockValue
from .goods import (
    CitizensToGoods,
    ConsumeCredits,
    ConsumeVp,
    CreditsPerProduced,
    GoodCapacity,
    PayForVp,
    SwapConsumed,
    TradeBonus,
    TradeBuyVp,
)
from .power import Power, Row
from .reassign import ReassignIfMost, ReassignPower
from .reveal import ChangeSelected, MoveAfterReturn, MoveAfterShift
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
    "change_selected_phase": ChangeSelected,
    "reassign_reveal_after_shift": MoveAfterShift,
    "reassign_reveal_after_return": MoveAfterReturn,
    "move_unused_explorers": MoveExplorers,
    "credits_per_worker_in_construction_zone": CreditsPerBuilder,
    "credits_per_distinct_colour_consumed": CreditsPerColourConsumed,
    "credits_per_world": CreditsPerWorld,
    "vp_chips_on_complete": ChipsOnComplete,
    "cost_reduction_per_worker_on_tile": ReductionPerWorker,
    "swap_consumed_good": SwapConsumed,
    "citizenry_dice_to_goods": CitizensToGoods,
    "discard_self_to_complete_top": DiscardToComplete,
    "good_on_completed_world": GoodOnCompleted,
    "credits_per_scout": CreditsPerScout,
    "credits_per_good_shipped": CreditsPerShipped,
    "credits_per_good_produced": CreditsPerProduced,
    "credits_per_settler_pair": CreditsPerPair,
    "pay_to_reduce_cost": PayToReduce,
    "remove_die_to_reduce_cost": ReturnToReduce,
    "pay_credits_for_vp": PayForVp,
}


def read_power(side: int, row: Row, key: str = "") -> Power:
    """A row of the content as a power. `key`: what it stands on. KeyError: an unknown kind or a missing field."""
    kind: str = row["kind"]
    power = KINDS[f"{kind}_{row['step']}" if "step" in row else kind](side, row)
    power.key = key
    return power
