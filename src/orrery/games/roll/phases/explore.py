"""Phase I: Explore (R-33 to R-42).

The bag is shuffled and dealt into a hidden pile per player, so that all explore at once and nobody's draw changes
another's. Whoever empties his pile waits until the others are done and then goes on alone, in player order, with all
that is left (R-41).
"""

from __future__ import annotations

from orrery.kernel.choice import Choice
from orrery.kernel.event import only, others
from orrery.kernel.refusal import Refusal

from ..alphabet import (
    ABANDON as V_ABANDON,
)
from ..alphabet import (
    C_ABANDON,
    C_DONE,
    C_DRAW,
    C_ON_TOP,
    C_REARRANGE,
    C_RETURN,
    C_SCOUT,
    C_STOCK,
    C_UNDER,
    ON_TOP,
    SCOUT,
    STOCK,
)
from ..alphabet import (
    REARRANGE as V_REARRANGE,
)
from ..places import take_worker
from ..powers.power import AT_END, AT_LATE_DRAW, AT_REARRANGE, AT_SCOUT, AT_STOCK
from ..state import Empire, Galaxy
from ..steps.numbers import ABANDON, EXPLORE, PLACE, REBUILD, RETURN, RollStep
from ..words import (
    ANY_COLOUR,
    BLANK,
    COLOUR_MASK,
    DEVELOPMENT,
    IN_EXPLORE,
    LATE_DRAW,
    PHASE_SHIFT,
    SIDE_KEYS,
    WORLD,
    label,
)
from ..words import EXPLORE as PHASE
from ..zone import note, put_on_top, put_under, take_out

STOCK_CREDITS = 2
RETURNS_FROM = 3  # tiles in a zone from which one has to be given back


def begin(s: Galaxy) -> None:
    s.stage = IN_EXPLORE
    deal(s)
    for p in s.players:
        p.scouted = 0
        p.rearranged = False
        p.todo.append(EXPLORE)


def deal(s: Galaxy) -> None:
    """Shuffle the bag into a pile per player, as even as can be, the first in player order getting more."""
    bag = s.bag
    s.chance.shuffle(bag)
    n = len(s.players)
    for i in range(n):
        s.players[s.order[i]].pile = bag[i::n]
    s.bag = []


def gather(s: Galaxy) -> None:
    """All piles back into the bag. Its order means nothing, so it is kept sorted."""
    bag = s.bag
    for p in s.players:
        if p.pile:
            bag.extend(p.pile)
            p.pile = []
    bag.sort()


def proceed(s: Galaxy) -> bool:
    """Everybody is done or waits. False: the phase is over."""
    for seat in s.order:
        p = s.players[seat]
        if p.waiting:
            serve(s, p)
            return True
    if s.stage == IN_EXPLORE:
        s.stage = LATE_DRAW
        for seat in s.order:
            p = s.players[seat]
            for power in p.powers[AT_LATE_DRAW]:
                p.draws += power.amount
            if p.draws > 0:
                if s.listener is not None:
                    s.say("late_draw", p.seat, "R-101", {"tiles": p.draws})
                p.waiting = True
                p.todo.append(PLACE)
        for p in s.players:
            if p.waiting:
                return True
    end(s)
    return False


def serve(s: Galaxy, p: Empire) -> None:
    """A player who waits draws what he is owed: the bag, then the abandoned tiles, then what all must give back."""
    gather(s)
    for q in s.players:
        if q.returned:
            s.bag.extend(q.returned)
            q.returned = []
    s.bag.sort()
    drew = take_from_bag(s, p)
    if p.draws > 0 and any(q.abandoned for q in s.players):
        empty_abandoned(s)
        if s.listener is not None:
            s.say("abandoned_back", p.seat, "R-39", {})
        drew += take_from_bag(s, p)
    if p.draws == 0:
        p.waiting = False
        s.chance.shuffle(s.bag)
        p.pile = s.bag
        s.bag = []
    elif drew > 0:
        p.waiting = False  # places what he has; then waits again for the rest
    else:
        call_in(s, p)


def take_from_bag(s: Galaxy, p: Empire) -> int:
    if not s.bag or p.draws == 0:
        return 0
    s.chance.shuffle(s.bag)
    p.pile = s.bag
    s.bag = []
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
            q.todo.append(RETURN)
            q.waiting = False  # also one who waits has to answer
            called = True
    if not called:
        if s.listener is not None:
            s.say("goes_without", p.seat, "R-40", {"tiles": p.draws})
        p.draws = 0
        p.waiting = False


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


def end(s: Galaxy) -> None:
    """R-42: all have explored, the late tiles are drawn; abandoned tiles go back into the bag."""
    gather(s)
    empty_abandoned(s)


def colours_matter(p: Empire) -> int:
    """The colours of explorers that a power of this player tells apart."""
    mask = 0
    for power in p.powers[AT_STOCK]:
        mask |= power.colours
    for power in p.powers[AT_END + PHASE]:
        if power.colours != ANY_COLOUR:
            mask |= power.colours
    return mask


class Explore(RollStep):
    """Each explorer Scouts or Stocks, one after another (R-33). Colours are told apart only where a power does."""

    kind = "explore"
    rule = "R-33"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        special = colours_matter(p)
        plain = -1
        seen = 0
        for die in p.workers:
            if die >> PHASE_SHIFT & 15 == PHASE:
                colour = die & COLOUR_MASK
                if special >> colour & 1:
                    seen |= 1 << colour
                elif plain < 0:
                    plain = colour
        for colour in p.virtual:
            if special >> colour & 1:
                seen |= 1 << colour
            elif plain < 0:
                plain = colour
        if plain >= 0:
            out.append(C_SCOUT[plain])
            out.append(C_STOCK[plain])
        colour = 0
        while seen:
            if seen & 1:
                out.append(C_SCOUT[colour])
                out.append(C_STOCK[colour])
            seen >>= 1
            colour += 1
        if not p.rearranged and p.powers[AT_REARRANGE] and p.zone() > 0:
            if not out:
                out.append(C_DONE)
            out.append(C_REARRANGE)

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        if c.verb == V_REARRANGE:
            lift(s, p)
            return
        if c.verb not in (SCOUT, STOCK):
            p.todo.pop()
            return
        p.rearranged = False
        die = use_explorer(p, c.a)
        who = label(die) if die >= 0 else "virtual"
        if c.verb == STOCK:
            amount = STOCK_CREDITS
            for power in p.powers[AT_STOCK]:
                if power.colours >> c.a & 1:
                    amount = power.amount
            credits = s.earn(p, amount)
            if s.listener is not None:
                s.say("stock", p.seat, "R-34", {"die": who, "credits": credits})
            return
        p.scouted |= 1 << c.a
        p.draws = 1
        p.todo.append(ABANDON)
        if s.listener is not None:
            s.say("scout", p.seat, "R-35", {"die": who})

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        if p.zone() > 0:
            out.append(Refusal("abandon_only_when_scouting", "R-37"))
        if p.virtual or any(die >> PHASE_SHIFT & 15 == PHASE for die in p.workers):
            out.append(Refusal("explorers_not_idle", "R-33"))
        if p.rearranged:
            out.append(Refusal("rearranged_already", "R-97"))

    def rule_against(self, s: Galaxy, p: Empire, c: Choice) -> str:
        if c.verb == V_ABANDON:
            return "R-37"
        return "R-97" if c.verb == V_REARRANGE else "R-33"


def use_explorer(p: Empire, colour: int) -> int:
    """The explorer goes to the Citizenry; a virtual one (-1) vanishes. Real ones of a colour go first: all get used."""
    for die in p.workers:
        if die & (15 << PHASE_SHIFT | COLOUR_MASK) == PHASE << PHASE_SHIFT | colour:
            die = take_worker(p, colour, PHASE)
            p.citizenry.append(die | BLANK)
            return die
    p.virtual.remove(colour)
    return -1


class Abandon(RollStep):
    """Before a Scout draws, any tiles of the construction zone may be abandoned (R-35 a)."""

    kind = "abandon"
    rule = "R-35"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        out.append(C_DRAW)
        for side in (DEVELOPMENT, WORLD):
            stack = p.stacks[side]
            for i in range(len(stack) - 1, -1, -1):
                out.append(C_ABANDON[stack[i]])

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        if c.verb == V_ABANDON:
            p.draws += 1
            tile = c.a >> 1
            p.abandoned.append(tile)
            side = SIDE_KEYS[c.a & 1]
            on_top = p.stacks[c.a & 1][-1] == c.a
            if s.listener is not None:
                key = s.box.sides[c.a].key
                if on_top:
                    s.say("abandon", p.seat, "R-35", {"side": side, "tile": key})
                else:
                    s.say("abandon", p.seat, "R-35", {"side": side, "tile": key}, only(p.seat))
                    s.say("abandon_unseen", p.seat, "R-36", {"side": side}, others(p.seat))
            if take_out(s, p, c.a):
                p.shown.append(tile)
            return
        p.todo[-1] = PLACE
        if p.draws <= len(p.pile):
            draw(s, p)
        else:
            p.waiting = True
            if s.listener is not None:
                s.say("waits_for_bag", p.seat, "R-41", {"tiles": p.draws})


class Place(RollStep):
    """Every drawn tile goes under a stack, either side up, in any order (R-35 c); with a power also on top (R-98)."""

    kind = "place"
    rule = "R-35"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        on_top = s.stage == IN_EXPLORE and len(p.powers[AT_SCOUT]) > 0
        for tile in p.drawn:
            for side in (DEVELOPMENT, WORLD):
                face = 2 * tile + side
                out.append(C_UNDER[face])
                if on_top and p.stacks[side]:
                    out.append(C_ON_TOP[face])

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        face = c.a
        side = face & 1
        p.drawn.remove(face >> 1)
        if s.listener is not None:
            params = {"side": SIDE_KEYS[side], "tile": s.box.sides[face].key}
            rule = "R-35"
            key = "place"
            if c.verb == ON_TOP:
                rule = "R-98"
                key = "place_on_top"
            s.say(key, p.seat, rule, params, only(p.seat))
            s.say(key + "_unseen", p.seat, rule, {"side": SIDE_KEYS[side]}, others(p.seat))
        if c.verb == ON_TOP:
            put_on_top(s, p, face)
        else:
            put_under(s, p, face)
        if not p.drawn and p.draws > 0:
            p.waiting = True

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        out.append(Refusal("keep_all_drawn", "R-35"))
        if not (s.stage == IN_EXPLORE and p.powers[AT_SCOUT]):
            out.append(Refusal("only_underneath", "R-98" if p.powers[AT_SCOUT] else "R-35"))


def lift(s: Galaxy, p: Empire) -> None:
    """Take the whole construction zone in hand to rebuild it (R-97)."""
    for side in (WORLD, DEVELOPMENT):
        stack = p.stacks[side]
        if stack:
            note(p, stack[-1] >> 1)
        p.drawn.extend([face >> 1 for face in stack])
        p.stacks[side] = []
    p.drawn.sort()
    p.rearranged = True
    p.todo.append(REBUILD)
    if s.listener is not None:
        s.say("rearrange", p.seat, "R-97", {"tiles": len(p.drawn)})


class Rebuild(RollStep):
    """Rebuild both stacks from the top downwards, tile by tile (R-97). Dice stay on their own stack's space."""

    kind = "rebuild"
    rule = "R-97"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        for tile in p.drawn:
            out.append(C_UNDER[2 * tile + DEVELOPMENT])
            out.append(C_UNDER[2 * tile])

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        p.drawn.remove(c.a >> 1)
        if s.listener is not None:
            side = SIDE_KEYS[c.a & 1]
            s.say("place", p.seat, "R-97", {"side": side, "tile": s.box.sides[c.a].key}, only(p.seat))
            s.say("place_unseen", p.seat, "R-97", {"side": side}, others(p.seat))
        put_under(s, p, c.a)


class Return(RollStep):
    """The bag has run out: give back one tile of the construction zone (R-40)."""

    kind = "return"
    rule = "R-40"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        for side in (DEVELOPMENT, WORLD):
            stack = p.stacks[side]
            for i in range(len(stack) - 1, -1, -1):
                out.append(C_RETURN[stack[i]])

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        p.todo.pop()
        p.returned.append(c.a >> 1)
        p.waiting = p.draws > 0
        if s.listener is not None:
            s.say("return", p.seat, "R-40", {"tile": s.box.sides[c.a].key}, only(p.seat))
            s.say("return_unseen", p.seat, "R-40", {}, others(p.seat))
        take_out(s, p, c.a)

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        out.append(Refusal("must_return", "R-40"))
