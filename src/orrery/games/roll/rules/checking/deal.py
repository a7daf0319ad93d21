"""The board of Deal, its dealers, and what a seat is doing in the Deal phase (V-40 to V-61)."""

from __future__ import annotations

from orrery.kernel.choice import Choice
from orrery.kernel.state import STEP_BITS, STEP_MASK

from ..catalogue import BASE_TILE
from ..deal.board import AREAS, FACES, NO_DIE, Term
from ..deal.exchange import PLACE_BITS, TERM_BITS, Exchange, terms_at
from ..deal.giving import GIVES
from ..deal.phase import JOIN, OPEN, RESEARCH, can_join, can_open, opening
from ..deal.receiving import RECEIVES
from ..pieces import PHASE_SHIFT
from ..sets import ORB
from ..state import Empire, Galaxy
from ..vocabulary import phase, stage, step, verb
from .orb import improving_fits

EXCHANGE = Exchange()


def market_fits(s: Galaxy) -> bool:
    """Discs, Deal dice and how far they were moved."""
    market = s.market
    if sorted(market.track) != list(range(len(s.players))) or len(market.faces) != len(s.box.deal.dice):
        return False
    if any(not 0 <= face < FACES for face in market.faces) or market.ending not in (0, 1):
        return False
    if not len(market.left) == len(market.right) == len(market.space) == AREAS:
        return False
    if market.placed and not any(len(p.todo) > 1 and p.todo[1] & STEP_MASK == step.EXCHANGE for p in s.players):
        return False
    lying = [die for die in [*market.left, *market.right] if die != NO_DIE]
    if any(not 0 <= die < len(market.faces) or lying.count(die) > 1 for die in lying):
        return False
    for area in range(AREAS):
        if not 0 <= market.space[area] < s.box.deal.spaces or (market.space[area] and not market.is_open(area)):
            return False
        if (market.left[area] == NO_DIE) != (market.right[area] == NO_DIE) and not _opening(s, area):
            return False
    return True


def _opening(s: Galaxy, area: int) -> bool:
    """Somebody has chosen the die on the left, not yet the one on the right."""
    return s.market.right[area] == NO_DIE and any(step.DEAL_DIE in p.todo for p in s.players)


def dealers_fit(s: Galaxy, p: Empire) -> bool:
    more = p.more
    if len(more.dealers) != len(more.dealers_at) or not s.box.deal.limit_least <= more.limit <= s.box.deal.limit_most:
        return False
    for i in range(len(more.dealers)):
        if more.dealers[i] >> PHASE_SHIFT & 15 != phase.DOLLAR or not 0 <= more.dealers_at[i] < 2 * AREAS:
            return False
        if not s.market.is_open(more.dealers_at[i] >> 1) and step.DEAL_DIE not in p.todo:
            return False
    return True


def dealt_tableau_fits(s: Galaxy, p: Empire) -> bool:
    """Start tiles may have left, a faction as a whole, and base tiles have come (V-50, V-51)."""
    own = [*s.box.factions[p.faction], s.box.home_worlds[p.home_world]]
    halves = s.box.factions[p.faction]
    there = [side in p.worlds or side in p.developments for side in halves]
    if any(there) and not all(there):
        return False
    for kind, sides in ((0, p.worlds), (1, p.developments)):
        for side in sides:
            if not 0 <= side < len(s.box.sides) or s.box.sides[side].kind != kind:
                return False
            base = s.box.printed[side].part == BASE_TILE
            if not (base or s.box.is_tile[side] or side in own) or (sides.count(side) > 1 and not base):
                return False
    return True


def dealing_fits(s: Galaxy, p: Empire) -> bool:
    """The steps of a seat in the Deal phase, and what lies ready for them."""
    if p.draws or p.pile or p.returned or p.spent or p.used or p.dictates or p.power != -1 or p.column != -1:
        return False
    if p.strip != -1 or p.dictated or any(tile not in p.abandoned + p.drawn for tile in p.shown):
        return False
    todo = p.todo
    if not todo or p.seat in s.queue:
        return not (todo or p.drawn or p.waiting or p.hidden_tops or p.hand >= 0)
    if todo[0] != step.DEAL or (len(todo) > 1 and todo[1] & STEP_MASK != step.EXCHANGE):
        return not (p.drawn or p.waiting or p.hidden_tops or p.hand >= 0) and _using_a_dealer(s, p, todo)
    if len(todo) == 1:
        return not (p.drawn or p.waiting or p.hidden_tops or p.hand >= 0)
    place = todo[1] >> STEP_BITS & (1 << PLACE_BITS) - 1
    return place < 2 * AREAS and s.market.is_open(place >> 1) and _exchanging(s, p, todo[1] >> STEP_BITS, todo[2:])


def _using_a_dealer(s: Galaxy, p: Empire, todo: list[int]) -> bool:
    if todo[0] != step.DEAL:
        return False
    top = todo[1] & STEP_MASK
    what = todo[1] >> STEP_BITS
    if top == step.DEALER and len(todo) == 2:
        if what >= JOIN:
            return what < JOIN + 2 * AREAS and can_join(s, p, what - JOIN)
        return can_open(s, p) if what == OPEN else what != RESEARCH or s.box.sets & ORB != 0
    if top == step.DEAL_DIE:
        return todo == [step.DEAL, step.DEAL_DIE] and opening(s) != NO_DIE
    return s.box.sets & ORB != 0 and improving_fits(s, p, todo[1:])


def _exchanging(s: Galaxy, p: Empire, argument: int, above: list[int]) -> bool:
    """In the midst of an exchange: whatever is still to be given can be given."""
    terms = terms_at(s, argument & (1 << PLACE_BITS) - 1)
    at = argument >> PLACE_BITS & (1 << TERM_BITS) - 1
    left = argument >> PLACE_BITS + TERM_BITS
    gives = terms.give.trade.gives
    gets = terms.get.trade.gets
    if at > len(gives) + len(gets) or not 0 <= p.hidden_tops <= 3:
        return False
    price = 0
    for i in range(at, len(gives)):
        price += gives[i].count if gives[i].key == "pay_credits" else 0
        if not (i == at and left) and not GIVES[gives[i].kind].can(s, p, gives[i], terms.give):
            return False
    if price > p.credits or not _placed_fit(s, p, terms.get.trade.gets, at - len(gives), left):
        return False
    if above:
        return not p.waiting and p.hand < 0 and _coming(p, above)
    if p.waiting:
        return len(gives) <= at < len(gives) + len(gets) and RECEIVES[gets[at - len(gives)].kind].draws
    if p.drawn or (p.hand >= 0 and (at < len(gives) or gets[at - len(gives)].key != "workers_from_anywhere")):
        return False
    if at < len(gives):
        pieces = GIVES[gives[at].kind].pieces(gives[at], terms.give)
        if left > pieces or (left and not pieces):
            return False
        found: list[Choice] = []
        EXCHANGE.ask(s, p, found)
        return pieces == 0 or found[0].verb != verb.DONE
    return at == len(gives) + len(gets) or left <= 1 + RECEIVES[gets[at - len(gives)].kind].pieces(
        gets[at - len(gives)], terms.get
    )


def _placed_fit(s: Galaxy, p: Empire, gets: list[Term], at: int, left: int) -> bool:
    """Dice that the exchange has placed so far lie in the zone or on worlds, each once."""
    most = 0
    for i in range(min(at + 1, len(gets))):
        if gets[i].key == "workers_from_anywhere":
            pieces = gets[i].count
            most += pieces - (left - 1 if left else pieces) if i == at else pieces
    placed = s.market.placed
    if len(placed) > most or len(set(placed)) < len(placed):
        return False
    return all(die in p.builders[0] or die in p.builders[1] or die in p.goods for die in placed)


def _coming(p: Empire, above: list[int]) -> bool:
    """Tiles that were drawn are placed, dice come for missing ones, or for missing dice."""
    tiles = above[-1] == step.PLACE_DEALT
    if tiles != (len(p.drawn) > 0) or len(above) > 4:
        return False
    for one in above[:-1] if tiles else above:
        if one & STEP_MASK not in (step.SUBSTITUTE, step.SUBSTITUTE_TILE):
            return False
    return True


def deals_could_be(s: Galaxy, seat: int) -> bool:
    """Whether what others are asked in the Deal phase agrees with tiles imagined for them."""
    for p in s.players:
        if p.seat != seat and p.busy and (s.decision(p.seat) is None or not dealing_fits(s, p)):
            return False
    return True


def in_deal_phase(s: Galaxy) -> bool:
    return s.stage == stage.DOLLAR and len(s.box.deal.dice) > 0
