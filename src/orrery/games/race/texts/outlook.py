"""What an action would bring the player if he chose it now, in a few words. What is drawn or placed meanwhile is not
foreseen."""

from __future__ import annotations

from orrery.games.race.rules import alphabet
from orrery.games.race.rules.phases.develop import BONUS, cost_to_develop
from orrery.games.race.rules.phases.explore import DRAWN, FIVE, KEPT, ONE
from orrery.games.race.rules.phases.paying import most_reduction
from orrery.games.race.rules.phases.produce import is_free_here
from orrery.games.race.rules.phases.strength import can_be_placed
from orrery.games.race.rules.phases.trade import can_be_traded, value
from orrery.games.race.rules.state import NO_GOOD, Race
from orrery.games.race.rules.vocabulary import phase
from orrery.games.race.rules.vocabulary.goods import ANY_KIND
from orrery.texts.voice import Voice

from .prices import in_phase


def outlook(voice: Voice, s: Race, action: int) -> str:
    if action in (alphabet.EXPLORE_5, alphabet.EXPLORE_1_1):
        drawn, kept = explored(s, action)
        return voice.word("client.outlook.explore", drawn=drawn, kept=kept)
    if action == alphabet.DEVELOP:
        return voice.word("client.outlook.develop", n=developments(s))
    if action == alphabet.SETTLE:
        return voice.word("client.outlook.settle", n=worlds(s))
    if action == alphabet.TRADE:
        n = best_trade(s)
        return voice.word("client.outlook.trade" if n else "client.outlook.nothing", n=n)
    if action == alphabet.DOUBLE_VP:
        return voice.word("client.outlook.double", n=s.empire.goods_held())
    if action == alphabet.PRODUCE:
        return voice.word("client.outlook.produce", n=produced(s))
    return ""


def explored(s: Race, action: int) -> tuple[int, int]:
    """S-22, S-23: cards drawn, and cards kept of them."""
    drawn, kept = DRAWN, KEPT
    if action == alphabet.EXPLORE_5:
        drawn += FIVE
    else:
        drawn += ONE
        kept += ONE
    for design in s.empire.tableau:
        drawn += s.box.draw_extra[design]
        kept += s.box.keep_extra[design]
    return drawn, kept


def developments(s: Race) -> int:
    """How many different ones of the hand could be paid for, with the bonus (S-27)."""
    c = in_phase(s, phase.DEVELOP)
    means = len(c.empire.hand) - 1 + most_reduction(c, c.box.develop)
    if c.empire.reduction == 0:
        means += BONUS
    cards = {card for card in c.empire.hand if not c.box.is_world[card] and card not in c.empire.tableau}
    return sum(cost_to_develop(c, card) <= means for card in cards)


def worlds(s: Race) -> int:
    """How many different ones of the hand could be paid for or conquered (S-31)."""
    c = in_phase(s, phase.SETTLE)
    others = len(c.empire.hand) - 1
    return sum(can_be_placed(c, card, others) for card in set(c.empire.hand) if c.box.is_world[card])


def best_trade(s: Race) -> int:
    """The most cards for a good (S-46); 0: there is none to sell."""
    c = in_phase(s, phase.CONSUME)
    p = c.empire
    best = 0
    for at, design in enumerate(p.tableau):
        kind = c.box.good_kind[design]
        if p.goods[at] != NO_GOOD and kind != ANY_KIND and can_be_traded(c, design):
            best = max(best, value(c, design, kind, 0))
    return best


def produced(s: Race) -> int:
    """Goods on production worlds, and with the bonus one on a windfall world (S-57, S-58)."""
    p = s.empire
    box = s.box
    empty = [design for at, design in enumerate(p.tableau) if p.goods[at] == NO_GOOD]
    here = sum(any(is_free_here(power) for power in box.produce[design]) for design in empty)
    return here + any(box.windfall[design] for design in empty)
