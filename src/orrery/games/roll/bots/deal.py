"""Deal: which deals to open, to join and to leave alone, and what to give and take (V-42 to V-53)."""

from __future__ import annotations

from typing import Final

from orrery.games.roll.rules.alphabet import C_JOIN, C_OPEN
from orrery.games.roll.rules.deal.board import KEYWORD_KEYS, NAMED_KEYS, NO_DIE, WORLD_COLOURS
from orrery.games.roll.rules.deal.phase import opening
from orrery.games.roll.rules.pieces import COLOUR_MASK, DEVELOPMENT, WORLD
from orrery.games.roll.rules.sets import ORB
from orrery.games.roll.rules.vocabulary import phase, verb
from orrery.kernel.choice import Choice

from .managing import missing, remove, take
from .offers import OPEN, best_opening, offers, prices
from .orb_faces import research_gains
from .payoffs import payoff
from .tiles import net
from .trades import base_tile_gain, tile_cost
from .valuation import Outlook

KINDS: Final = ("deal", "dealer", "deal_die", "exchange", "substitute_tile")
AT_LEAST: Final = 0.05  # what a deal must bring more than declining
LIKED: Final = "develop"  # the keyword it names
ON_TOP: Final = 0.5  # more than a tile is worth that lies deeper


def choose(o: Outlook, kind: str, choices: list[Choice]) -> Choice:
    """The answer to a question about deals, one of KINDS."""
    if kind == "deal":
        return deal(o, choices)
    if kind == "deal_die":
        return deal_die(o, choices)
    if kind == "exchange":
        return exchange(o, choices)
    if kind == "substitute_tile":
        return take(o, choices)
    return min(choices, key=lambda choice: choice.a)  # the plainest dealer; Talents last


def decline(choices: list[Choice]) -> Choice:
    for choice in choices:
        if choice.verb == verb.DECLINE:
            return choice
    return choices[0]


def deal(o: Outlook, choices: list[Choice]) -> Choice:
    best = decline(choices)
    most = o.credits(o.box.deal.decline_credits) - o.recruiting() + AT_LEAST
    if o.box.sets & ~o.ignores & ORB:
        gain = research_gains(o)[0] - o.recruiting()
        for choice in choices:
            if choice.verb == verb.RESEARCH and gain > most:
                best, most = choice, gain
    for offer in offers(o):
        if offer.gain > most:
            wanted = C_OPEN if offer.place == OPEN else C_JOIN[offer.place]
            if wanted in choices:
                return wanted
    return best


def deal_die(o: Outlook, choices: list[Choice]) -> Choice:
    """Both dice of a deal it opens: first what it gives, then what it gets."""
    gains, costs = prices(o)
    if o.s.market.left[opening(o.s)] != NO_DIE:
        return max(choices, key=lambda choice: gains[choice.a])
    best = best_opening(o, gains, costs)
    for choice in choices:
        if best is not None and choice.a == best.left:
            return choice
    return choices[0]


def exchange(o: Outlook, choices: list[Choice]) -> Choice:
    what = choices[0].verb
    if what == verb.GIVE:
        stacks = o.p.stacks
        if choices[0].a in stacks[WORLD] or choices[0].a in stacks[DEVELOPMENT]:
            return min(choices, key=lambda choice: tile_kept(o, choice.a))
        return min(choices, key=lambda choice: tile_cost(o, choice.a))
    if what == verb.LAY:
        return max(choices, key=lambda choice: base_tile_gain(o, choice.a))
    if what == verb.NAME:
        return max(choices, key=lambda choice: liking(o, choice.a))
    if what == verb.INTO:
        return max(choices, key=lambda choice: job(o, choice))
    if what == verb.REMOVE:
        return remove(o, choices)
    return choices[0]


def tile_kept(o: Outlook, side: int) -> float:
    """What a tile of the construction zone is worth; dice lie on the top ones."""
    value = net(o, side)
    stack = o.p.stacks[side & 1]
    return value + (ON_TOP * len(o.p.builders[side & 1]) if stack and stack[-1] == side else 0.0)


def liking(o: Outlook, named: int) -> float:
    """A keyword, or a colour of worlds that many of its dice match."""
    if named < len(KEYWORD_KEYS):
        return float(NAMED_KEYS[named] == LIKED)
    colour = WORLD_COLOURS[named - len(KEYWORD_KEYS)]
    return float(sum([o.box.matches[die & COLOUR_MASK] >> colour & 1 for die in o.p.dice()])) if colour >= 0 else 0.0


def job(o: Outlook, choice: Choice) -> float:
    """What a die in the hand is good for: as a good, or on the stack where the fewest are missing."""
    if choice.verb == verb.PRODUCE:
        return payoff(o, choice.b, choice.a) - 1.0
    kind = DEVELOPMENT if choice.a == phase.DEVELOP else WORLD
    lacks = missing(o, kind)
    return -9.0 if not o.p.stacks[kind] else 2.0 - 0.4 * max(0, lacks - 1) - (1.5 if lacks <= 0 else 0.0)
