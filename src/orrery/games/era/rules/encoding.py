"""The state as a row of numbers: what is written here is read here, in the same order.

Reading makes nothing that the data cannot hold. Whether it is a position of the game is asked then, in checking/.
"""

from __future__ import annotations

from orrery.kernel.chance import KEY_BYTES, Chance
from orrery.kernel.codec import Reader, Writer
from orrery.kernel.refusal import BadData

from .board import HEXES, NOWHERE
from .content import Box
from .layout import Layout
from .state import Galaxy
from .vocabulary import star
from .vocabulary.faction import FACTIONS
from .vocabulary.source import SOURCES

FACES = 18
TURNS = 6


def write(s: Galaxy, w: Writer) -> None:
    t = s.layout
    w.values.extend([
        t.home_face, t.home_turn, t.centre_face, t.centre_turn, s.viewer, s.round, s.difficulty, s.story, s.goal,
        s.phase, s.active, s.home, s.people, s.alignment, s.people_left, s.ascended, s.reserve_used, s.mark,
        s.chance.counter, s.chance.at,
    ])  # fmt: skip
    w.raw(s.chance.key)
    w.raw(s.chance.block)
    w.numbers(s.agenda)
    w.values.extend(s.order)
    w.values.extend(s.wars)
    w.values.extend(s.war_declared)
    w.values.extend(s.points)
    w.values.extend(s.kept)
    w.values.extend(s.on_tile)
    w.numbers(s.dealt)
    w.numbers(s.emptied)
    for at in s.star_hexes():  # nothing of this lies anywhere else
        w.values.extend((
            s.owner[at], s.discs[at], s.counters[at], s.faces_seen[at], s.relics[at], s.relic_seen[at], s.laid[at],
            s.relics_laid[at],
        ))  # fmt: skip
    for faction in s.factions:
        faction.write(w)
    w.numbers(s.seat.todo)
    w.numbers(s.seat.asked)
    w.values.extend((s.seat.waiting, s.seat.busy))
    s.voyage.write(w)
    s.battle.write(w)
    s.growth.write(w)
    s.robots.write(w)
    s.ledger.write(w)
    s.hand.write(w)
    s.folk.write(w)


def read_layout(box: Box, r: Reader) -> Layout:
    """Which sectors lie how: the beginning of every state."""
    home_face, home_turn, centre_face, centre_turn = r.number(), r.number(), r.number(), r.number()
    if not (0 <= home_face < FACES and 0 <= centre_face < FACES and home_face // 2 != centre_face // 2):
        raise BadData("there are no such sectors")
    if not (0 <= home_turn < TURNS and 0 <= centre_turn < TURNS):
        raise BadData("no sector lies like that")
    return Layout(box, home_face, home_turn, centre_face, centre_turn)


def read(s: Galaxy, r: Reader) -> None:
    """What follows after the sectors."""
    s.viewer = r.number()
    s.round = r.number()
    s.difficulty = r.number()
    s.story = r.number()
    s.goal = r.number()
    s.phase = r.number()
    s.active = r.number()
    s.home = r.number()
    s.people = r.number()
    s.alignment = r.number()
    s.people_left = r.number()
    s.ascended = r.number()
    s.reserve_used = r.flag()
    s.mark = r.number()
    counter = r.number()
    at = r.number()
    key = r.raw()
    if len(key) != KEY_BYTES:
        raise BadData(f"a key has {KEY_BYTES} bytes, not {len(key)}")
    s.chance = Chance(key)
    s.chance.block = r.raw()
    s.chance.counter = counter
    s.chance.at = at
    s.agenda = r.numbers()
    s.order = [r.number() for _ in range(FACTIONS)]
    s.wars = [r.flag() for _ in range(FACTIONS)]
    s.war_declared = [r.flag() for _ in range(FACTIONS)]
    s.points = [r.number() for _ in range(SOURCES)]
    s.kept = [r.number() for _ in range(FACTIONS * star.TYPES)]
    s.on_tile = [r.number() for _ in range(FACTIONS)]
    s.dealt = r.numbers()
    s.emptied = r.numbers()
    if not NOWHERE <= s.home < HEXES:
        raise BadData("the home star stands nowhere")
    s.laid = s.laid[:]
    s.relics_laid = s.relics_laid[:]
    for place in s.star_hexes():
        s.owner[place] = r.number()
        s.discs[place] = r.number()
        s.counters[place] = r.number()
        s.faces_seen[place] = r.flag()
        s.relics[place] = r.number()
        s.relic_seen[place] = r.flag()
        s.laid[place] = r.number()
        s.relics_laid[place] = r.number()
    for faction in s.factions:
        faction.read(r)
    s.seat.todo = r.numbers()
    s.seat.asked = r.numbers()
    s.seat.waiting = r.flag()
    s.seat.busy = r.flag()
    s.voyage.read(r)
    s.battle.read(r)
    s.growth.read(r)
    s.robots.read(r)
    s.ledger.read(r)
    s.hand.read(r)
    s.folk.read(r)
