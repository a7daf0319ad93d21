"""The state as a row of numbers: what is written here is read here, in the same order.

Reading makes nothing that the data cannot hold. Whether it is a position of the game is asked then, in checking/.
"""

from __future__ import annotations

from typing import Final

from orrery.kernel.chance import KEY_BYTES, Chance
from orrery.kernel.codec import Reader, Writer
from orrery.kernel.refusal import BadData

from .pieces import MAX_SEATS, MIN_SEATS
from .sets import BASE, LEGAL
from .state import Empire, Galaxy

SETS_SHIFT: Final = 3  # in the first number: above the seats, which expansions are played. The base game has none


def sets_in(r: Reader) -> int:
    """Which expansions a state that is about to be read is played with; none, if the first number is no such number."""
    sets = r.number() >> SETS_SHIFT
    r.at -= 1
    return sets if sets in LEGAL else BASE


def write(s: Galaxy, w: Writer) -> None:
    w.values.extend([
        s.box.sets << SETS_SHIFT | len(s.players), s.viewer, s.round, s.stage, s.setup, s.played, s.phase_die, s.pool,
        s.extra, s.chance.counter, s.chance.at,
    ])  # fmt: skip
    w.raw(s.chance.key)
    w.raw(s.chance.block)
    w.numbers(s.order)
    w.numbers(s.queue)
    w.numbers(s.supply)
    w.numbers(s.bag)
    for p in s.players:
        write_empire(p, w)


def write_empire(p: Empire, w: Writer) -> None:
    w.values.extend([
        p.waiting, p.busy, p.faction, p.home_world, p.credits, p.chips, p.made, p.strip, p.selected, p.hand, p.draws,
        p.start, p.used, p.dictates, p.power, p.moved, p.column, p.scouted, p.rearranged, p.hidden_tops,
    ])  # fmt: skip
    w.numbers(p.todo)
    w.numbers(p.cup)
    w.numbers(p.citizenry)
    w.numbers(p.workers)
    w.numbers(p.dictated)
    w.numbers(p.spent)
    w.numbers(p.goods)
    w.numbers(p.goods_on)
    w.numbers(p.virtual)
    w.numbers(p.worlds)
    w.numbers(p.developments)
    w.numbers(p.drawn)
    w.numbers(p.pile)
    w.numbers(p.abandoned)
    w.numbers(p.shown)
    w.numbers(p.returned)
    w.numbers(p.seen)
    w.lists(p.builders)
    w.lists(p.stacks)


def read(s: Galaxy, r: Reader) -> None:
    seats = r.number() - (s.box.sets << SETS_SHIFT)
    if not MIN_SEATS <= seats <= MAX_SEATS:
        raise BadData(f"{MIN_SEATS} to {MAX_SEATS} can play this game, not {seats}")
    s.viewer = r.number()
    s.round = r.number()
    s.stage = r.number()
    s.setup = r.number()
    s.played = r.number()
    s.phase_die = r.number()
    s.pool = r.number()
    s.extra = r.number()
    counter = r.number()
    at = r.number()
    key = r.raw()
    if len(key) != KEY_BYTES:
        raise BadData(f"a key has {KEY_BYTES} bytes, not {len(key)}")
    s.chance = Chance(key)
    s.chance.block = r.raw()
    s.chance.counter = counter
    s.chance.at = at
    s.order = r.numbers()
    s.queue = r.numbers()
    s.supply = r.numbers()
    s.bag = r.numbers()
    players: list[Empire] = []
    for seat in range(seats):
        p = s.found(seat)
        read_empire(s, p, r)
        players.append(p)
    s.seat_players(players)


def read_empire(s: Galaxy, p: Empire, r: Reader) -> None:
    p.waiting = r.flag()
    p.busy = r.flag()
    p.faction = r.number()
    p.home_world = r.number()
    p.credits = r.number()
    p.chips = r.number()
    p.made = r.number()
    p.strip = r.number()
    p.selected = r.number()
    p.hand = r.number()
    p.draws = r.number()
    p.start = r.number()
    p.used = r.number()
    p.dictates = r.number()
    p.power = r.number()
    p.moved = r.number()
    p.column = r.number()
    p.scouted = r.number()
    p.rearranged = r.flag()
    p.hidden_tops = r.number()
    p.todo = r.numbers()
    p.cup = r.numbers()
    p.citizenry = r.numbers()
    p.workers = r.numbers()
    p.dictated = r.numbers()
    p.spent = r.numbers()
    p.goods = r.numbers()
    p.goods_on = r.numbers()
    p.virtual = r.numbers()
    p.worlds = r.numbers()
    p.developments = r.numbers()
    p.drawn = r.numbers()
    p.pile = r.numbers()
    p.abandoned = r.numbers()
    p.shown = r.numbers()
    p.returned = r.numbers()
    p.seen = r.numbers()
    p.builders = r.lists()
    p.stacks = r.lists()
    if len(p.builders) != 2 or len(p.stacks) != 2:
        raise BadData("a construction zone has two stacks")
    for side in p.developments:
        if not 0 <= side < len(s.box.sides):
            raise BadData(f"there is no development {side}")
    p.relearn(s.box)
