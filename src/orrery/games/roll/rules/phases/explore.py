"""Phase I: Explore (R-33 to R-42). Where the tiles come from stands in bag.py, Advanced Logistics in logistics.py."""

from __future__ import annotations

from typing import Any

from orrery.kernel.choice import Choice
from orrery.kernel.event import only, others
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_ABANDON, C_DONE, C_DRAW, C_ON_TOP, C_REARRANGE, C_SCOUT, C_STOCK, C_UNDER, C_USE
from ..pieces import COLOUR_MASK, DEVELOPMENT, KIND_KEYS, PHASE_SHIFT, WORLD, label
from ..places import in_phase
from ..roll_step import RollStep
from ..state import Empire, Galaxy
from ..turns import next_turn, take_turns
from ..vocabulary import phase, stage, step, verb
from ..zone import open_top, put_on_top, put_under, show_tops, take_out
from .bag import deal, draw, empty_abandoned, gather, hand_over, late_tiles, serve, suffices
from .logistics import lift

STOCK_CREDITS = 2


def begin(s: Galaxy) -> None:
    """All at once; in player order if the bag could run short (R-41)."""
    s.stage = stage.EXPLORE
    at_once = suffices(s)
    if at_once:
        deal(s)
    else:
        take_turns(s, s.order)
        if s.listener is not None:
            s.say("in_order", -1, "R-41", {"tiles": len(s.bag), "seats": s.order[:]})
    for p in s.players:
        p.scouted = 0
        p.rearranged = False
        if at_once:
            p.todo.append(step.EXPLORE)


def proceed(s: Galaxy) -> bool:
    """Everybody is done, or one needs more tiles than his pile holds. False: the phase is over."""
    for q in s.players:
        if q.waiting:
            serve(s, q)
            return True
    p = next_turn(s)
    if p is None and s.stage == stage.EXPLORE:
        s.stage = stage.LATE_DRAW
        take_turns(s, [seat for seat in s.order if late_tiles(s.players[seat]) > 0])
        p = next_turn(s)
    if p is None:
        end(s)
        return False
    if s.stage == stage.EXPLORE:
        hand_over(s, p)
        p.todo.append(step.EXPLORE)
    else:
        draw_late(s, p)
    return True


def draw_late(s: Galaxy, p: Empire) -> None:
    """R-101: one more tile when all have explored."""
    p.draws = late_tiles(p)
    if s.listener is not None:
        s.say("late_draw", p.seat, "R-101", {"tiles": p.draws})
    p.todo.append(step.PLACE)
    p.waiting = True
    serve(s, p)


def end(s: Galaxy) -> None:
    """R-42: all have explored, the late tiles are drawn; abandoned tiles go back into the bag."""
    gather(s)
    empty_abandoned(s)


def colours_matter(p: Empire) -> int:
    """The colours of explorers that a power of this player tells apart."""
    mask = 0
    for stock in p.powers.stock_values:
        mask |= stock.colours
    for scouted in p.powers.scouted:
        mask |= scouted.colours
    return mask


class Explore(RollStep):
    """Each explorer Scouts or Stocks, one after another (R-33). Colours are told apart only where a power does."""

    number = step.EXPLORE
    kind = "explore"
    rule = "R-33"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        special = colours_matter(p)
        plain = -1
        seen = 0
        for die in p.workers:
            if die >> PHASE_SHIFT & 15 == phase.EXPLORE:
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
        for power in p.powers.move_explorers:
            if p.more.explorers_moved < power.most and s.played >> phase.DEVELOP and in_phase(p, phase.EXPLORE):
                out.append(C_USE[power.side])
        if not p.rearranged and p.powers.rearrange and p.zone() > 0:
            if not out:
                out.append(C_DONE)
            out.append(C_REARRANGE)

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        if c.verb == verb.REARRANGE:
            lift(s, p)
            return
        if c.verb == verb.USE:
            p.todo.append(step.RELOCATE | c.a << STEP_BITS)
            return
        if c.verb not in (verb.SCOUT, verb.STOCK):
            p.todo.pop()
            return
        p.rearranged = False
        die = use_explorer(p, c.a)
        who = label(die) if die >= 0 else "virtual"
        if c.verb == verb.STOCK:
            amount = STOCK_CREDITS
            for power in p.powers.stock_values:
                if power.colours >> c.a & 1:
                    amount = power.credits
            credits = s.earn(p, amount)
            if s.listener is not None:
                s.say("stock", p.seat, "R-34", {"die": who, "credits": credits})
        else:
            p.scouted |= 1 << c.a
            p.draws = 1
            p.todo.append(step.ABANDON)
            if s.listener is not None:
                s.say("scout", p.seat, "R-35", {"die": who})
            for paid in p.powers.per_scout:
                s.earn_by(p, paid.side, paid.credits)
        if die >= 0:
            s.retire(p, die, False)

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        return {"n": len(in_phase(p, phase.EXPLORE)) + len(p.virtual)}

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        if p.zone() > 0:
            out.append(Refusal("abandon_only_when_scouting", "R-37"))
        if p.virtual or in_phase(p, phase.EXPLORE):
            out.append(Refusal("explorers_not_idle", "R-33"))
        if p.rearranged:
            out.append(Refusal("rearranged_already", "R-97"))
        for power in p.powers.move_explorers:
            tile = s.box.sides[power.side].key
            if p.more.explorers_moved >= power.most:
                out.append(Refusal("power_used", "V-20", {"tile": tile}))
            elif not in_phase(p, phase.EXPLORE):
                out.append(Refusal("virtual_explorers_stay", "V-20", {"tile": tile}))

    def rule_against(self, s: Galaxy, p: Empire, c: Choice) -> str:
        if c.verb == verb.ABANDON:
            return "R-37"
        return "R-97" if c.verb == verb.REARRANGE else "R-33"


def use_explorer(p: Empire, colour: int) -> int:
    """Take an explorer off its column; a virtual one (-1) vanishes. Real ones of a colour go first: all get used."""
    workers = p.workers
    for i in range(len(workers)):
        if workers[i] & (15 << PHASE_SHIFT | COLOUR_MASK) == phase.EXPLORE << PHASE_SHIFT | colour:
            return workers.pop(i)
    p.virtual.remove(colour)
    return -1


class Abandon(RollStep):
    """Before a Scout draws, any tiles of the construction zone may be abandoned (R-35 a)."""

    number = step.ABANDON
    kind = "abandon"
    rule = "R-35"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        out.append(C_DRAW)
        for kind in (DEVELOPMENT, WORLD):
            stack = p.stacks[kind]
            for i in range(len(stack) - 1, -1, -1):
                out.append(C_ABANDON[stack[i]])

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        if c.verb == verb.ABANDON:
            p.draws += 1
            tile = c.a >> 1
            p.abandoned.append(tile)
            kind = KIND_KEYS[c.a & 1]
            if s.listener is not None:
                key = s.box.sides[c.a].key
                if open_top(p, c.a & 1) == c.a:
                    s.say("abandon", p.seat, "R-35", {"side": kind, "tile": key})
                else:
                    s.say("abandon", p.seat, "R-35", {"side": kind, "tile": key}, only(p.seat))
                    s.say("abandon_unseen", p.seat, "R-36", {"side": kind}, others(p.seat))
            if take_out(p, c.a):
                p.shown.append(tile)
            return
        p.todo[-1] = step.PLACE
        if p.draws <= len(p.pile):
            draw(s, p)
        else:
            p.waiting = True
            if s.listener is not None:
                s.say("bag_short", p.seat, "R-39", {"tiles": p.draws, "bag": len(p.pile)})

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        return {"n": p.draws}


class Place(RollStep):
    """Every drawn tile goes under a stack, either side up, in any order (R-35 c); with a power also on top (R-98)."""

    number = step.PLACE
    kind = "place"
    rule = "R-35"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        if not p.powers.place_on_top or s.stage != stage.EXPLORE:
            for tile in p.drawn:
                out.append(C_UNDER[2 * tile + DEVELOPMENT])
                out.append(C_UNDER[2 * tile + WORLD])
            return
        for tile in p.drawn:
            for kind in (DEVELOPMENT, WORLD):
                side = 2 * tile + kind
                out.append(C_UNDER[side])
                if p.stacks[kind]:
                    out.append(C_ON_TOP[side])

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        side = c.a
        kind = side & 1
        p.drawn.remove(side >> 1)
        if s.listener is not None:
            params = {"side": KIND_KEYS[kind], "tile": s.box.sides[side].key}
            rule = "R-35"
            key = "place"
            if c.verb == verb.ON_TOP:
                rule = "R-98"
                key = "place_on_top"
            s.say(key, p.seat, rule, params, only(p.seat))
            s.say(key + "_unseen", p.seat, rule, {"side": KIND_KEYS[kind]}, others(p.seat))
        if c.verb == verb.ON_TOP:
            put_on_top(p, side)
        else:
            put_under(p, side)
        if not p.drawn:
            p.waiting = p.draws > 0
            if not p.waiting:
                show_tops(s, p)

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        return {"n": len(p.drawn)}

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        out.append(Refusal("keep_all_drawn", "R-35"))
        if not (s.stage == stage.EXPLORE and p.powers.place_on_top):
            out.append(Refusal("only_underneath", "R-98" if p.powers.place_on_top else "R-35"))
