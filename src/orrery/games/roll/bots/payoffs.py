"""What single things bring an empire: a good that is shipped, a tile scouted, a Talent kept."""

from __future__ import annotations

from typing import Final

from .valuation import Outlook

SCOUT_FIRST: Final = 1.6  # a tile for an empty stack
SCOUT_FEW: Final = 0.95  # a tile when few are waiting
SCOUT_MORE: Final = 0.5
MATCH: Final = 0.33  # a colour that fits
TALENT_LATER: Final = 0.05  # a round in which it may be needed more


def payoff(o: Outlook, side: int, good: int) -> float:
    """Shipping a good from this world: the better of Trade and Consume. `good`: its colour, -1: not known yet."""
    colour = o.box.colour[side]
    matched = MATCH if good < 0 else float(o.box.matches[good] >> colour & 1)
    return max(trade_gain(o, colour), consume_gain(o, colour, matched + 0.35)) - 2 * o.recruiting()


def trade_gain(o: Outlook, colour: int) -> float:
    credits = o.box.trade[colour]
    for bonus in o.p.powers.trade:
        if bonus.world_colours >> colour & 1:
            credits += bonus.credits
    gain = o.credits(credits)
    for power in o.p.powers.buy_vp:
        gain = max(gain, o.credits(credits - power.price) + power.vp)
    return gain


def consume_gain(o: Outlook, colour: int, matches: float) -> float:
    gain = 1 + matches
    for power in o.p.powers.consume:
        if power.world_colours >> colour & 1:
            gain += power.vp
            gain += o.credits(power.credits)
    return gain


def talent_worth(o: Outlook) -> float:
    """What a Talent is worth that is kept: a point in the end (A-31), and until then a worker wherever one lacks."""
    return 1.0 + TALENT_LATER * min(4.0, o.rounds) * o.future


def scout_worth(o: Outlook, before: int) -> float:
    """One more tile for the construction zone, after so many others."""
    stacks = o.p.stacks
    empty = (not stacks[0]) + (not stacks[1])
    waiting = len(stacks[0]) + len(stacks[1]) + before
    keen = min(1.0, o.rounds / 2)
    if before < empty:
        return SCOUT_FIRST * keen
    if waiting < 3:
        return SCOUT_FEW * keen
    return SCOUT_MORE * keen / (waiting - 2)
