"""The board of Deal, as it is sent to the browser: worded for the side that looks at it."""

from __future__ import annotations

import msgspec

from orrery.games.roll.rules.deal.board import AREAS, LEFT, NO_DIE, OF_KEYS, PLACES, RIGHT, Term
from orrery.games.roll.rules.deal.dealers import dealers_at
from orrery.games.roll.rules.state import Galaxy
from orrery.games.roll.texts.voice import roll_voice
from orrery.texts import Speech

from .pieces import Die
from .pieces import die as die_of


class Face(msgspec.Struct, frozen=True):
    """What a Deal die shows. `give` and `get` say it in words; `signs` as pictures: `die:genes`, `credits:3`."""

    die: str
    prestige: bool
    give: str
    get: str
    signs: list[str]


class Payout(msgspec.Struct, frozen=True):
    """What each dealer is paid if the deal closes."""

    credits: int
    talents: int


class Dealer(msgspec.Struct, frozen=True):
    seat: int
    die: Die


class DealSide(msgspec.Struct, frozen=True):
    """One side of an area. `now`, `next`: the payout in this round and in the next; null: then the deal collapses.

    `why_not`: why the viewer cannot join here; null: he can, or is not asked.
    """

    place: str
    face: Face | None
    dealers: list[Dealer]
    now: Payout | None
    next: Payout | None
    why_not: str | None


class Area(msgspec.Struct, frozen=True):
    """`space`: how far its dice were moved, from 0, of so many."""

    left: DealSide
    right: DealSide
    space: int
    spaces: int


class Market(msgspec.Struct, frozen=True):
    """`track`: the seats as they take their turns. `free`: the dice of the free market."""

    track: list[int]
    free: list[Face]
    areas: list[Area]


def market(s: Galaxy, me: int | None, speech: Speech) -> Market | None:
    if not s.market.track:
        return None
    reasons = reasons_of(s, me, speech)
    return Market(
        track=s.market.track,
        free=[face(s, die, speech) for die in s.market.free_dice()],
        areas=[area(s, i, reasons, speech) for i in range(AREAS)],
    )


def reasons_of(s: Galaxy, me: int | None, speech: Speech) -> dict[int, str]:
    """Why the viewer, if he is asked, cannot join a deal, by area and side."""
    decision = None if me is None else s.decision(me)
    if decision is None or decision.kind != "deal":
        return {}
    refused = [refusal for refusal in s.refusals(decision.seat) if refusal.key == "cannot_give"]
    return {refusal.params["place"]: speech.refusal(refusal) for refusal in refused}


def area(s: Galaxy, number: int, reasons: dict[int, str], speech: Speech) -> Area:
    return Area(
        left=side(s, 2 * number + LEFT, reasons, speech),
        right=side(s, 2 * number + RIGHT, reasons, speech),
        space=s.market.space[number],
        spaces=s.box.deal.spaces,
    )


def side(s: Galaxy, place: int, reasons: dict[int, str], speech: Speech) -> DealSide:
    lying = s.market.die(place >> 1, place & 1)
    is_open = s.market.is_open(place >> 1)
    space = s.market.space[place >> 1]
    return DealSide(
        place=PLACES[place],
        face=None if lying == NO_DIE else face(s, lying, speech),
        dealers=[Dealer(p.seat, die_of(s, die)) for p in s.players for die in dealers_at(p, place)],
        now=payout(s, place & 1, space) if is_open else None,
        next=payout(s, place & 1, space + 1) if is_open else None,
        why_not=reasons.get(place),
    )


def payout(s: Galaxy, deal_side: int, space: int) -> Payout | None:
    pays = s.box.deal.pays[deal_side]
    return Payout(*pays[space]) if space < len(pays) else None


def face(s: Galaxy, die: int, speech: Speech) -> Face:
    shown = s.box.deal.dice[die][s.market.faces[die]]
    voice = roll_voice(speech)
    colours = shown.key.partition(":")[2].split("+")
    signs = [sign for term in shown.trade.gives for sign in signs_of(term, colours)]
    key: str = s.box.deal.rows[die]["key"]
    return Face(key, die == s.box.deal.prestige, voice.give(shown.key), voice.get(shown.key), signs)


def signs_of(term: Term, colours: list[str]) -> list[str]:
    """What is given, as pictures; the same is received."""
    if term.key == "remove_dice":
        return [f"die:{colour}" for colour in colours]
    if term.key == "tableau_tile":
        return [f"tableau:{'development' if term.kind_of_tile else 'world'}"]
    if term.key == "discard_tiles":
        return [f"{SIGNS_OF_TILES[OF_KEYS[term.of]]}:{term.count}"]
    return [f"{SIGNS[term.key]}:{term.count}"]


SIGNS = {
    "pay_credits": "credits",
    "pay_talents": "talents",
    "pay_vp_chips": "chips",
    "workers_to_citizenry": "workers",
    "lower_limit": "limit",
}
SIGNS_OF_TILES = {"": "tiles", "cost_6": "six", "keyword": "keyword", "colour": "colour"}
