"""What the board of Deal does between choices: set-up, roll, clean-up, promotion, the end (V-40 to V-61)."""

from __future__ import annotations

from ..phases.bag import empty_abandoned
from ..pieces import labels
from ..state import Empire, Galaxy
from .board import AREAS, FACES, LEFT, RIGHT
from .dealers import count_dealers, take_dealers


def set_up(s: Galaxy) -> None:
    """All Deal dice lie on the free market, discs on the order track as chance will have it (V-40)."""
    s.market.track = [p.seat for p in s.players]
    s.chance.shuffle(s.market.track)
    s.market.faces = [0] * len(s.box.deal.dice)
    if s.listener is not None:
        s.say("deal_track", -1, "V-40", {"seats": s.market.track[:]})


def roll(s: Galaxy) -> None:
    """Those on the free market, not those in open deals (V-41)."""
    free = s.market.free_dice()
    for die in free:
        s.market.faces[die] = s.chance.below(FACES)
    if s.listener is not None and free:
        shown = [s.box.deal.dice[die][s.market.faces[die]].key for die in free]
        s.say("deal_dice", -1, "V-41", {"numbers": free, "trades": shown}, reveals=True)


def clean_up(s: Galaxy) -> None:
    """Deals with as many dealers on the left as on the right are closed (V-56); tiles go back into the bag (V-57)."""
    for area in range(AREAS):
        if s.market.is_open(area) and count_dealers(s, 2 * area + LEFT) == count_dealers(s, 2 * area + RIGHT):
            close(s, area)
    tiles = sum([len(p.abandoned) for p in s.players])
    if tiles:
        empty_abandoned(s)
        if s.listener is not None:
            s.say("dealt_back", -1, "V-57", {"tiles": tiles})


def close(s: Galaxy, area: int) -> None:
    """Each dealer brings what is printed beside the die on its side, and goes to the Citizenry."""
    space = s.market.space[area]
    if s.listener is not None:
        s.say("close_deal", -1, "V-56", {"area": area + 1})
    for p in s.players:
        for side in (LEFT, RIGHT):
            dealers = take_dealers(p, 2 * area + side)
            if dealers:
                pays = s.box.deal.pays[side][space]
                pay(s, p, dealers, pays[0] * len(dealers), pays[1] * len(dealers))
    s.market.clear(area)


def pay(s: Galaxy, p: Empire, dealers: list[int], credits: int, talents: int) -> None:
    credits = s.earn(p, credits)
    p.more.talents += talents
    if s.listener is not None:
        s.say("deal_pays", p.seat, "V-56", {"dice": labels(dealers), "paid": credits, "talents": talents})
    for die in dealers:
        s.retire(p, die, False)


def promote(s: Galaxy) -> None:
    """In each open deal both dice move one space towards the free market; pushed onto it, it collapses (V-59)."""
    for area in range(AREAS):
        if not s.market.is_open(area):
            continue
        s.market.space[area] += 1
        if s.market.space[area] < s.box.deal.spaces:
            if s.listener is not None:
                s.say("promote", -1, "V-59", {"area": area + 1, "space": s.market.space[area] + 1})
        else:
            collapse(s, area)


def collapse(s: Galaxy, area: int) -> None:
    if s.listener is not None:
        s.say("collapse", -1, "V-59", {"area": area + 1})
    for p in s.players:
        dealers = take_dealers(p, 2 * area + LEFT) + take_dealers(p, 2 * area + RIGHT)
        if dealers:
            talents = s.box.deal.collapse_talents * len(dealers)
            p.more.talents += talents
            if s.listener is not None:
                s.say("collapse_pays", p.seat, "V-59", {"dice": labels(dealers), "talents": talents})
            for die in dealers:
                s.rest(p, die)
    s.market.clear(area)


def end(s: Galaxy) -> None:
    """Dealers go to the cup and count in a tie, Talents among them to the stock (V-61)."""
    for area in range(AREAS):
        s.market.clear(area)
    for p in s.players:
        dealers = p.more.dealers
        p.more.dealers = []
        p.more.dealers_at = []
        for die in dealers:
            s.rest(p, die)
        if dealers and s.listener is not None:
            s.say("dealers_back", p.seat, "V-61", {"dice": labels(dealers)})
