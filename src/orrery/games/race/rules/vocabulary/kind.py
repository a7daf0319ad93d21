"""Kinds of powers: what a card does, one number for each effect. The same effect has one number in all phases."""

from __future__ import annotations

from typing import Final

# Explore (S-23 to S-25)
DRAW_EXTRA: Final = 0
KEEP_EXTRA: Final = 1
MIX_WITH_HAND: Final = 2
DISCARD_CARD_FOR_PRESTIGE: Final = 3

# Develop (S-26 to S-29); those of placing and of costs are Settle's as well
DRAW_AT_START: Final = 4
DRAW_THEN_DISCARD_AT_START: Final = 5
REDUCE_COST: Final = 6
DRAW_AFTER_PLACING: Final = 7
DISCARD_THIS_REDUCE_COST: Final = 8
SPEND_GOOD_REDUCE_COST: Final = 9
PRESTIGE_AFTER_PLACING: Final = 10
STASH_PAYMENT_CARD: Final = 11

# Settle (S-31 to S-45)
DISCARD_THIS_COST_ZERO: Final = 12
MILITARY: Final = 13
TEMPORARY_MILITARY: Final = 14
PAY_FOR_MILITARY: Final = 15
PAY_FOR_MILITARY_EXTRA_DISCOUNT: Final = 16
PRESTIGE_AFTER_PAY_FOR_MILITARY: Final = 17
DISCARD_THIS_CONQUER_PEACEFUL: Final = 18
SECOND_WORLD: Final = 19
DISCARD_THIS_SECOND_WORLD: Final = 20
REPLACE_WORLD: Final = 21
DRAW_THEN_DISCARD_AFTER_PLACING: Final = 22
GOOD_ON_NEW_PRODUCTION_WORLD: Final = 23

# Takeovers, which the solitaire game does not have (S-12)
TAKEOVER_VS_REBEL: Final = 24
TAKEOVER_VS_IMPERIUM: Final = 25
TAKEOVER_VS_POSITIVE_MILITARY: Final = 26
TAKEOVER_DEFENCE: Final = 27
TAKEOVER_SPEND_PRESTIGE: Final = 28
TAKEOVER_PREVENTION: Final = 29

# Trading (S-46)
BONUS: Final = 30
NO_REGULAR_TRADE_OF_THIS_GOOD: Final = 31

# Consume (S-49 to S-56)
CONSUME: Final = 32
CONSUME_THREE_KINDS: Final = 33
CONSUME_ONE_OF_EACH_KIND: Final = 34
CONSUME_ALL: Final = 35
DISCARD_HAND: Final = 36
SPEND_PRESTIGE: Final = 37
DRAW: Final = 38
GAIN_VP: Final = 39
TRADE_GOOD: Final = 40
GAMBLE_NUMBER: Final = 41
GAMBLE_ANTE: Final = 42

# Produce (S-57 to S-61)
PRODUCE_HERE: Final = 43
PRODUCE_ON_WINDFALL: Final = 44
DRAW_IF_PRODUCED_HERE: Final = 45
PRESTIGE_IF_PRODUCED_HERE: Final = 46
DRAW_PER_GOOD_PRODUCED: Final = 47
DRAW_PER_KIND_PRODUCED: Final = 48
DRAW_IF_PRODUCED_MOST: Final = 49
DRAW_PER_CARD: Final = 50
PRESTIGE_IF_MOST_CHROMOSOME_WORLDS: Final = 51
TAKE_STASHED_CARDS: Final = 52

KINDS: Final = 53
KIND_KEYS: Final = [
    "draw_extra", "keep_extra", "mix_with_hand", "discard_card_for_prestige", "draw_at_start",
    "draw_then_discard_at_start", "reduce_cost", "draw_after_placing", "discard_this_reduce_cost",
    "spend_good_reduce_cost", "prestige_after_placing", "stash_payment_card", "discard_this_cost_zero", "military",
    "temporary_military", "pay_for_military", "pay_for_military_extra_discount", "prestige_after_pay_for_military",
    "discard_this_conquer_peaceful", "second_world", "discard_this_second_world", "replace_world",
    "draw_then_discard_after_placing", "good_on_new_production_world", "takeover_vs_rebel", "takeover_vs_imperium",
    "takeover_vs_positive_military", "takeover_defence", "takeover_spend_prestige", "takeover_prevention", "bonus",
    "no_regular_trade_of_this_good", "consume", "consume_three_kinds", "consume_one_of_each_kind", "consume_all",
    "discard_hand", "spend_prestige", "draw", "gain_vp", "trade_good", "gamble_number", "gamble_ante", "produce_here",
    "produce_on_windfall", "draw_if_produced_here", "prestige_if_produced_here", "draw_per_good_produced",
    "draw_per_kind_produced", "draw_if_produced_most", "draw_per_card", "prestige_if_most_chromosome_worlds",
    "take_stashed_cards",
]  # fmt: skip
