"""What trades of Deal are worth to an empire: what a face costs who gives it, and what it brings who gets it (V-46)."""

from __future__ import annotations

from math import sqrt
from typing import Final

from orrery.games.roll.rules.catalogue import BASE_TILE
from orrery.games.roll.rules.deal.board import COST_6, GIVE_KEYS, RECEIVE_KEYS, Face, Term
from orrery.games.roll.rules.deal.tableau import halves_of
from orrery.games.roll.rules.pieces import COLOUR_MASK, WORLD

from .payoffs import scout_worth, talent_worth
from .tiles import die_worth, lasting
from .valuation import Outlook

FEW_DICE: Final = 4  # with so few none is given away
DIE_LOST: Final = 1.3  # dice given are missed more than those that come are welcome
TABLEAU_LOST: Final = 2.0  # a tile farther from the end
WORKER_LOST: Final = 1.1  # a developer, settler or good
WORKER_PUT: Final = 0.85  # and one that comes out of the Citizenry
AT_WORK: Final = 0.5  # of the workers, those that will be there by then
TILE_LOST: Final = [1.2, 1.2, 0.6, 0.45, 0.25]  # by how many others lie in the zone
BIG_TILE: Final = 1.4
LIKED_TILE: Final = 1.1  # one of a kind that was named
TIGHT_LIMIT: Final = 35.0
LIMIT_RAISED: Final = 0.12
NEW_TILE: Final = 1.0  # a tile nearer to the end, without a builder


def give_cost(o: Outlook, face: Face) -> float:
    """What it costs to give what a face shows."""
    return sum([term_cost(o, face, term) for term in face.trade.gives])


def term_cost(o: Outlook, face: Face, term: Term) -> float:
    p = o.p
    key = GIVE_KEYS[term.kind]
    if key == "remove_dice":
        if len(p.dice()) - len(face.colours) < FEW_DICE:
            return 9.0
        citizens = [die & COLOUR_MASK for die in p.citizenry]
        idle = sum([1 for colour in face.colours if colour in citizens])
        lost = sum([die_worth(o, colour, o.rounds) for colour in face.colours])
        return DIE_LOST * lost - idle * o.recruiting()
    if key == "pay_credits":
        return credits_lost(o, term.count)
    if key == "pay_talents":
        return term.count * talent_worth(o)
    if key == "pay_vp_chips":
        return float(term.count)
    if key == "discard_tiles":
        waiting = len(p.stacks[0]) + len(p.stacks[1])
        keen = min(1.0, o.rounds / 2)
        return keen * sum([TILE_LOST[max(0, min(4, waiting - i - 1))] for i in range(term.count)])
    if key == "workers_to_citizenry":
        return WORKER_LOST * term.count
    if key == "lower_limit":
        limit = max(o.box.deal.limit_least, p.more.limit - o.box.deal.limit_step)
        lost = max(0, p.credits - limit)
        return lost * o.spare + min(1.0, o.rounds / 3) * TIGHT_LIMIT / (limit + 1.0) / sqrt(limit + 1.0)
    sides = p.worlds if term.kind_of_tile == WORLD else p.developments
    return TABLEAU_LOST + min([tile_cost(o, side) for side in sides], default=9.0)


def tile_cost(o: Outlook, side: int) -> float:
    """A tile leaves the tableau, a faction with both halves; dice that it once gave stay (V-50)."""
    return sum(
        [lasting(o, o.box.sides[half], o.rounds, float(o.box.sides[half].cost)) for half in halves_of(o.s, o.p, side)]
    )


def credits_lost(o: Outlook, amount: int) -> float:
    """The opposite of credits earned: those that would be saved go first, then those that recruit."""
    scarce = max(0.0, min(float(amount), o.short + amount))
    value = scarce * o.scarce + (amount - scarce) * o.spare
    return value - (o.scarce if o.p.credits == amount else 0.0)  # one comes back (V-54)


def get_gain(o: Outlook, face: Face) -> float:
    """What it brings to get what a face shows."""
    return sum([term_gain(o, face, term) for term in face.trade.gets])


def term_gain(o: Outlook, face: Face, term: Term) -> float:
    p = o.p
    key = RECEIVE_KEYS[term.kind]
    if key == "gain_dice":
        return sum([max(0.0, die_worth(o, colour, o.rounds) - o.recruiting()) for colour in face.colours])
    if key == "gain_credits":
        return o.credits(term.count)
    if key == "gain_talents":
        return term.count * talent_worth(o)
    if key == "gain_vp_chips":
        return float(term.count)
    if key in ("draw_tiles", "draw_until"):
        likes = BIG_TILE if term.of == COST_6 else LIKED_TILE if term.of else 1.0
        return likes * sum([scout_worth(o, i) for i in range(term.count)])
    if key == "workers_from_anywhere":
        idle = min(float(term.count), len(p.citizenry) + AT_WORK * len(p.workers))
        return WORKER_PUT * idle * o.future
    if key == "raise_limit":
        return LIMIT_RAISED * min(1.0, o.rounds / 3)
    return NEW_TILE + max(
        [base_tile_gain(o, s.number) for s in o.box.printed if s.part == BASE_TILE and s.kind == term.kind_of_tile]
    )


def base_tile_gain(o: Outlook, side: int) -> float:
    tile = o.box.sides[side]
    return lasting(o, tile, o.rounds, float(tile.cost)) + (o.ending if o.p.tiles() + 1 == o.box.end_tiles else 0.0)
