"""The powers a player has, by the moment they act in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..vocabulary.phase import PHASES

if TYPE_CHECKING:
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
    from .discounts import Discount
    from .endings import CreditsIfScouted, EndPower
    from .explore import CreditsPerScout, LateTile, MoveExplorers, PlaceOnTop, Rearrange, StockValue
    from .goods import (
        CitizensToGoods,
        ConsumeBonus,
        CreditsPerProduced,
        GoodCapacity,
        PayForVp,
        SwapConsumed,
        TradeBonus,
        TradeBuyVp,
    )
    from .power import Power
    from .reassign import ReassignPower
    from .reveal import ChangeSelected, MoveAfterReturn, MoveAfterShift
    from .workers import ExtraWorkers


class Powers:
    """One list for each moment, in the order in which the developments came into play. Replaced, never changed."""

    __slots__ = (
        "after_return", "after_shift", "buy_vp", "capacities", "change_selected", "chips", "citizens_to_goods",
        "completions", "consume", "deficits", "dictate_extra", "dictate_unlimited", "discards", "discounts", "endings",
        "goods_on_completed", "late_tiles", "move_explorers", "pairs", "per_scout", "per_worker", "place_on_top",
        "produced", "rearrange", "reassign", "reductions", "scouted", "stock_values", "swaps", "to_cup", "trade",
        "workers",
    )  # fmt: skip

    def __init__(self) -> None:
        self.reassign: list[ReassignPower] = []
        self.dictate_unlimited: list[DictateUnlimited] = []
        self.dictate_extra: list[DictateExtra] = []
        self.workers: list[ExtraWorkers] = []
        self.stock_values: list[StockValue] = []
        self.scouted: list[CreditsIfScouted] = []  # among the endings as well
        self.place_on_top: list[PlaceOnTop] = []
        self.rearrange: list[Rearrange] = []
        self.late_tiles: list[LateTile] = []
        self.reductions: list[CostReduction] = []  # those that apply first stand first
        self.to_cup: list[BuildersToCup] = []
        self.completions: list[CreditsOnComplete] = []
        self.capacities: list[GoodCapacity] = []
        self.trade: list[TradeBonus] = []
        self.buy_vp: list[TradeBuyVp] = []
        self.consume: list[ConsumeBonus] = []
        self.endings: list[list[EndPower]] = [[] for _ in range(PHASES)]  # by phase
        # Of expansions.
        self.change_selected: list[ChangeSelected] = []
        self.after_shift: list[MoveAfterShift] = []
        self.after_return: list[MoveAfterReturn] = []
        self.move_explorers: list[MoveExplorers] = []
        self.per_worker: list[ReductionPerWorker] = []  # among the reductions as well
        self.discards: list[DiscardToComplete] = []
        self.chips: list[ChipsOnComplete] = []
        self.goods_on_completed: list[GoodOnCompleted] = []
        self.citizens_to_goods: list[CitizensToGoods] = []
        self.swaps: list[SwapConsumed] = []
        self.discounts: list[Discount] = []  # the last of the reductions
        self.pairs: list[CreditsPerPair] = []
        self.per_scout: list[CreditsPerScout] = []
        self.produced: list[CreditsPerProduced] = []
        self.deficits: list[PayForVp] = []

    def and_also(self, more: list[Power]) -> Powers:
        """These powers and those of a development that has come into play."""
        c = Powers()
        c.reassign = self.reassign[:]
        c.dictate_unlimited = self.dictate_unlimited[:]
        c.dictate_extra = self.dictate_extra[:]
        c.workers = self.workers[:]
        c.stock_values = self.stock_values[:]
        c.scouted = self.scouted[:]
        c.place_on_top = self.place_on_top[:]
        c.rearrange = self.rearrange[:]
        c.late_tiles = self.late_tiles[:]
        c.reductions = self.reductions[:]
        c.to_cup = self.to_cup[:]
        c.completions = self.completions[:]
        c.capacities = self.capacities[:]
        c.trade = self.trade[:]
        c.buy_vp = self.buy_vp[:]
        c.consume = self.consume[:]
        c.endings = [powers[:] for powers in self.endings]
        c.change_selected = self.change_selected[:]
        c.after_shift = self.after_shift[:]
        c.after_return = self.after_return[:]
        c.move_explorers = self.move_explorers[:]
        c.per_worker = self.per_worker[:]
        c.discards = self.discards[:]
        c.chips = self.chips[:]
        c.goods_on_completed = self.goods_on_completed[:]
        c.citizens_to_goods = self.citizens_to_goods[:]
        c.swaps = self.swaps[:]
        c.discounts = self.discounts[:]
        c.pairs = self.pairs[:]
        c.per_scout = self.per_scout[:]
        c.produced = self.produced[:]
        c.deficits = self.deficits[:]
        for power in more:
            power.join(c)
        return c
