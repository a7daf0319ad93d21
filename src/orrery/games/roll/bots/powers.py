"""What a power is worth to an empire over the rounds to come."""

from __future__ import annotations

from typing import Final

from orrery.games.roll.rules.pieces import ALIEN, ANY_COLOUR, COLOUR_MASK, GENES, GRAY
from orrery.games.roll.rules.powers.building import BuildersToCup, CostReduction, CreditsOnComplete
from orrery.games.roll.rules.powers.dictate import DictateExtra, DictateUnlimited
from orrery.games.roll.rules.powers.endings import (
    CreditsAtEnd,
    CreditsPerCitizen,
    CreditsPerGood,
    EndPower,
    VpOnPhase,
)
from orrery.games.roll.rules.powers.explore import LateTile, PlaceOnTop, Rearrange, StockValue
from orrery.games.roll.rules.powers.goods import ConsumeCredits, ConsumeVp, GoodCapacity, TradeBonus, TradeBuyVp
from orrery.games.roll.rules.powers.power import Power
from orrery.games.roll.rules.powers.reassign import ReassignIfMost, ReassignPower
from orrery.games.roll.rules.powers.workers import ExtraWorkers
from orrery.games.roll.rules.state import Empire
from orrery.games.roll.rules.vocabulary import phase
from orrery.games.roll.rules.vocabulary.phase import ALL_PHASES

from .valuation import Outlook

BUILDS_A_ROUND: Final = 0.45  # developments (or worlds) completed in a round
PLAYED: Final = [0.6, 0.55, 0.55, 0.45, 0.45]  # how often a phase is played
FREE_MOVE: Final = 0.27  # a worker that may be moved anywhere, a round
BOUND_MOVE: Final = 0.17  # a worker that may be moved under a condition, a round


def power_worth(o: Outlook, power: Power, rounds: float) -> float:
    credit = 0.5 * (o.scarce + o.spare)
    if isinstance(power, ReassignPower):
        return rounds * move_worth(o, power)
    if isinstance(power, EndPower):
        return rounds * end_worth(o, power, credit)
    if isinstance(power, CostReduction):
        return rounds * BUILDS_A_ROUND * reduction_worth(o, power)
    if isinstance(power, BuildersToCup):
        share = 2.0 if not power.all else 0.35 * dice_of(o.p, power.colours)
        return rounds * BUILDS_A_ROUND * min(2.0, share) * credit
    if isinstance(power, CreditsOnComplete):
        both = 2.0 if power.phases >> phase.DEVELOP & 1 and power.phases >> phase.SETTLE & 1 else 1.0
        return rounds * BUILDS_A_ROUND * both * (power.credits + 0.3 * power.extra) * credit
    if isinstance(power, ExtraWorkers):
        each = 0.8 if power.phase == phase.EXPLORE else 0.7 * min(1.0, 0.25 * sites(o))
        return rounds * PLAYED[power.phase] * each * len(power.dice)
    if isinstance(power, ConsumeVp):
        return rounds * 0.3 * share_of_sites(o, power.world_colours)
    if isinstance(power, ConsumeCredits):
        return rounds * 0.3 * share_of_sites(o, power.world_colours) * power.credits * credit
    if isinstance(power, TradeBonus):
        return rounds * 0.2 * share_of_sites(o, power.world_colours) * power.credits * credit * PLAYED[phase.SHIP] * 2
    if isinstance(power, TradeBuyVp):
        return rounds * 0.2 * min(3, sites(o)) * (1 - o.spare)
    if isinstance(power, GoodCapacity):
        return rounds * 0.12 * sites(o)
    if isinstance(power, StockValue):
        return rounds * PLAYED[phase.EXPLORE] * 2 * credit * 0.5 * dice_of(o.p, 1 << ALIEN)
    if isinstance(power, LateTile):
        return rounds * PLAYED[phase.EXPLORE] * 0.5
    if isinstance(power, (PlaceOnTop, Rearrange)):
        return rounds * 0.08
    if isinstance(power, DictateExtra):
        return rounds * 0.2
    if isinstance(power, DictateUnlimited):
        return rounds * 0.1
    return 0.0


def end_worth(o: Outlook, power: EndPower, credit: float) -> float:
    """Gains at the end of a phase, a round."""
    if isinstance(power, CreditsAtEnd):
        return 0.5 * power.amount * credit
    if isinstance(power, VpOnPhase):
        return PLAYED[phase.SHIP] * power.amount
    if isinstance(power, CreditsPerGood):
        return PLAYED[phase.PRODUCE] * 0.5 * share_of_sites(o, power.colours) * power.amount * credit
    if isinstance(power, CreditsPerCitizen):
        return PLAYED[phase.SHIP] * 0.3 * dice_of(o.p, power.colours) / power.per * credit
    return 0.3 * power.amount * credit


def move_worth(o: Outlook, power: ReassignPower) -> float:
    """A Reassign power, a round: how many workers, how freely, and how many dice it can apply to."""
    if isinstance(power, ReassignIfMost):
        return FREE_MOVE
    free = power.into == ALL_PHASES and power.origins == ALL_PHASES
    each = FREE_MOVE if free else BOUND_MOVE
    moves = 1.0 if power.most == 1 else 1.6
    if power.colours != ANY_COLOUR:
        moves *= min(1.0, 0.3 * dice_of(o.p, power.colours))
    return each * moves


def reduction_worth(o: Outlook, power: CostReduction) -> float:
    if power.phases >> phase.DEVELOP & 1:
        return 0.75 * (0.3 if power.only_reassign else 0.9)
    if power.world_colours >> GRAY & 1 and power.world_colours >> GENES & 1:
        return 0.75 * 0.9
    return 0.75 * 0.35 * power.amount


def sites(o: Outlook) -> int:
    """Worlds that can hold goods."""
    return sum(1 for side in o.p.worlds if o.box.colour[side] != GRAY)


def share_of_sites(o: Outlook, colours: int) -> float:
    """How many worlds of these colours the empire has, counting at most four."""
    return float(min(4, sum(1 for f in o.p.worlds if o.box.colour[f] != GRAY and colours >> o.box.colour[f] & 1)))


def dice_of(p: Empire, colours: int) -> int:
    return sum(1 for die in p.dice() if colours >> (die & COLOUR_MASK) & 1)
