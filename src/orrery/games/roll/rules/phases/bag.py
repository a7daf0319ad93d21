"""The bag: what players draw from while they explore (R-36, R-39 to R-41).

If it holds all tiles that this phase could ask for, it is shuffled and dealt into hidden piles that suffice for
whatever their owners do: all explore at once, and nobody's draw changes another's. Otherwise players explore one
after another, each with the whole bag (turns.py).
"""

from __future__ import annotations

from orrery.kernel.choice import Choice
from orrery.kernel.event import only, others
from orrery.kernel.refusal import Refusal

from ..alphabet import C_RETURN
from ..pieces import DEVELOPMENT, WORLD
from ..places import in_phase
from ..roll_step import RollStep
from ..state import Empire, Galaxy
from ..vocabulary import phase, step
from ..zone import show_tops, take_out

RETURNS_FROM = 3  # tiles in a zone from which one has to be given back


def most_tiles(p: Empire) -> int:
    """The most tiles a player can draw in this phase: each Scout may abandon the whole zone, then one more than before.

    Tiles drawn when all have explored (R-101) count as well.
    """
    zone = p.zone()
    tiles = 0
    for _ in range(len(in_phase(p, phase.EXPLORE)) + len(p.virtual)):
        zone += 1
        tiles += zone
    return tiles + late_tiles(p)


def late_tiles(p: Empire) -> int:
    """Tiles this player draws when all have explored (R-101)."""
    tiles = 0
    for power in p.powers.late_tiles:
        tiles += power.tiles
    return tiles


def suffices(s: Galaxy) -> bool:
    """Whether the bag holds all tiles that this phase could ask for."""
    tiles = 0
    for p in s.players:
        tiles += most_tiles(p)
    return tiles <= len(s.bag)


def deal(s: Galaxy) -> None:
    """Shuffle the bag and give every player a hidden pile of as many tiles as he could draw."""
    bag = s.bag
    s.chance.shuffle(bag)
    for seat in s.order:
        p = s.players[seat]
        n = most_tiles(p)
        p.pile = bag[:n]
        bag = bag[n:]
    bag.sort()
    s.bag = bag


def hand_over(s: Galaxy, p: Empire) -> None:
    """The whole bag is this player's to draw from."""
    gather(s)
    s.chance.shuffle(s.bag)
    p.pile = s.bag
    s.bag = []


def gather(s: Galaxy) -> None:
    """All piles back into the bag. Its order means nothing, so it is kept sorted."""
    bag = s.bag
    for p in s.players:
        if p.pile:
            bag.extend(p.pile)
            p.pile = []
    bag.sort()


def serve(s: Galaxy, p: Empire) -> None:
    """A player draws more than his pile holds: the bag, then the abandoned tiles, then what all must give back."""
    gather(s)
    for q in s.players:
        if q.returned:
            s.bag.extend(q.returned)
            q.returned = []
    drew = take_from_bag(s, p)
    if p.draws > 0 and any(q.abandoned for q in s.players):
        empty_abandoned(s)
        if s.listener is not None:
            s.say("abandoned_back", p.seat, "R-39", {})
        drew += take_from_bag(s, p)
    if p.draws == 0:
        p.waiting = False
        hand_over(s, p)
    elif drew > 0:
        p.waiting = False  # places what he has; then waits again for the rest
    else:
        call_in(s, p)


def take_from_bag(s: Galaxy, p: Empire) -> int:
    if not s.bag or p.draws == 0:
        return 0
    hand_over(s, p)
    drew = draw(s, p)
    s.bag = p.pile
    p.pile = []
    s.bag.sort()
    return drew


def call_in(s: Galaxy, p: Empire) -> None:
    """R-40: everybody with three or more tiles in the zone gives one back. If nobody has, the player goes without."""
    called = False
    for q in s.players:
        if q.zone() >= RETURNS_FROM:
            q.todo.append(step.RETURN)
            q.waiting = False  # also one who waits has to answer
            called = True
    if not called:
        if s.listener is not None:
            s.say("goes_without", p.seat, "R-40", {"tiles": p.draws})
        p.draws = 0
        p.waiting = False
        show_tops(s, p)


def draw(s: Galaxy, p: Empire) -> int:
    """Draw up to `draws` tiles from the own pile into the hand. How many it were."""
    n = min(p.draws, len(p.pile))
    tiles = p.pile[:n]
    p.pile = p.pile[n:]
    p.draws -= n
    p.drawn.extend(tiles)
    if s.listener is not None and n > 0:
        s.say("draw_unseen", p.seat, "R-35", {"tiles": n}, others(p.seat))
        worlds = [s.box.sides[2 * tile].key for tile in tiles]
        developments = [s.box.sides[2 * tile + DEVELOPMENT].key for tile in tiles]
        params = {"tiles": n, "worlds": worlds, "developments": developments}
        s.say("draw", p.seat, "R-35", params, only(p.seat), True)
    return n


def empty_abandoned(s: Galaxy) -> None:
    for p in s.players:
        if p.abandoned:
            s.bag.extend(p.abandoned)
            p.abandoned = []
            p.shown = []
    s.bag.sort()


class Return(RollStep):
    """The bag has run out: give back one tile of the construction zone (R-40)."""

    number = step.RETURN
    kind = "return"
    rule = "R-40"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        for kind in (DEVELOPMENT, WORLD):
            stack = p.stacks[kind]
            for i in range(len(stack) - 1, -1, -1):
                out.append(C_RETURN[stack[i]])

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        p.todo.pop()
        p.returned.append(c.a >> 1)
        p.waiting = p.draws > 0
        if s.listener is not None:
            s.say("return", p.seat, "R-40", {"tile": s.box.sides[c.a].key}, only(p.seat))
            s.say("return_unseen", p.seat, "R-40", {}, others(p.seat))
        take_out(p, c.a)
        if p.draws == 0:
            show_tops(s, p)  # in the middle of a Scout of his own: when that is done

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        out.append(Refusal("must_return", "R-40"))
