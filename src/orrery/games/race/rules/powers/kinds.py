"""Every kind of power by phase and by its name in the content. A new kind is a class and a line here."""

from __future__ import annotations

from typing import Any, Final

from . import consume, develop, explore, produce, settle, trade
from .drawing import Draw
from .placing import DrawAfterPlacing, PrestigeAfterPlacing, ReduceCost, SpendGoodReduceCost, StashPaymentCard
from .power import Power, Row

KINDS: Final[dict[str, dict[str, type[Power]]]] = {
    "explore": {
        "draw_extra": explore.DrawExtra,
        "keep_extra": explore.KeepExtra,
        "mix_with_hand": explore.MixWithHand,
        "discard_card_for_prestige": explore.DiscardCardForPrestige,
    },
    "develop": {
        "draw_at_start": develop.DrawAtStart,
        "draw_then_discard_at_start": develop.DrawThenDiscardAtStart,
        "reduce_cost": ReduceCost,
        "draw_after_placing": DrawAfterPlacing,
        "discard_this_reduce_cost": develop.DiscardThisReduceCost,
        "spend_good_reduce_cost": SpendGoodReduceCost,
        "prestige_after_placing": PrestigeAfterPlacing,
        "stash_payment_card": StashPaymentCard,
    },
    "settle": {
        "reduce_cost": ReduceCost,
        "spend_good_reduce_cost": SpendGoodReduceCost,
        "discard_this_cost_zero": settle.DiscardThisCostZero,
        "military": settle.Military,
        "temporary_military": settle.TemporaryMilitary,
        "pay_for_military": settle.PayForMilitary,
        "pay_for_military_extra_discount": settle.PayForMilitaryExtraDiscount,
        "prestige_after_pay_for_military": settle.PrestigeAfterPayForMilitary,
        "discard_this_conquer_peaceful": settle.DiscardThisConquerPeaceful,
        "second_world": settle.SecondWorld,
        "discard_this_second_world": settle.DiscardThisSecondWorld,
        "replace_world": settle.ReplaceWorld,
        "draw_after_placing": DrawAfterPlacing,
        "draw_then_discard_after_placing": settle.DrawThenDiscardAfterPlacing,
        "prestige_after_placing": PrestigeAfterPlacing,
        "good_on_new_production_world": settle.GoodOnNewProductionWorld,
        "stash_payment_card": StashPaymentCard,
        "takeover_vs_rebel": settle.Takeover,
        "takeover_vs_imperium": settle.Takeover,
        "takeover_vs_positive_military": settle.Takeover,
        "takeover_defence": settle.Takeover,
        "takeover_spend_prestige": settle.Takeover,
        "takeover_prevention": settle.Takeover,
    },
    "trade": {
        "bonus": trade.Bonus,
        "no_regular_trade_of_this_good": trade.NoRegularTradeOfThisGood,
    },
    "consume": {
        "consume": consume.Consume,
        "consume_three_kinds": consume.ConsumeThreeKinds,
        "consume_one_of_each_kind": consume.ConsumeOneOfEachKind,
        "consume_all": consume.ConsumeAll,
        "discard_hand": consume.DiscardHand,
        "spend_prestige": consume.SpendPrestige,
        "draw": Draw,
        "gain_vp": consume.GainVp,
        "trade_good": consume.TradeGood,
        "gamble_number": consume.GambleNumber,
        "gamble_ante": consume.GambleAnte,
    },
    "produce": {
        "produce_here": produce.ProduceHere,
        "produce_on_windfall": produce.ProduceOnWindfall,
        "draw": Draw,
        "draw_if_produced_here": produce.DrawIfProducedHere,
        "prestige_if_produced_here": produce.PrestigeIfProducedHere,
        "draw_per_good_produced": produce.DrawPerGoodProduced,
        "draw_per_kind_produced": produce.DrawPerKindProduced,
        "draw_if_produced_most": produce.DrawIfProducedMost,
        "draw_per_card": produce.DrawPerCard,
        "prestige_if_most_chromosome_worlds": produce.PrestigeIfMostChromosomeWorlds,
        "take_stashed_cards": produce.TakeStashedCards,
    },
}


def read_powers(design: int, key: str, phase: str, rows: list[dict[str, Any]]) -> list[Power]:
    """The powers of a card in a phase. ValueError: an unknown kind, or a field too many or too few."""
    found: list[Power] = []
    for fields in rows:
        where = f"{key}, {phase}"
        effect = fields.get("effect", "")
        if effect not in KINDS[phase]:
            raise ValueError(f"{where}: there is no effect {effect!r}")
        row = Row(where, fields)
        found.append(KINDS[phase][effect](design, len(found), row))
        row.done()
    return found
