"""What a seat may not know: blanking it out of a view, and imagining it back in (R-83, R-84)."""

from __future__ import annotations

from orrery.kernel.chance import KEY_BYTES, Chance
from orrery.kernel.state import EVERY_SEAT, NO_SEAT, STEP_MASK

from .pieces import BLANK
from .state import Empire, Galaxy
from .steps.assign import roll
from .steps.reveal import forget
from .vocabulary import stage, step

UNKNOWN = -1  # a tile, or a side of one, that the viewer has not seen
IN_HAND = 2
MOST_TRIES = 200  # then the last one has to do


def blank_for(s: Galaxy, seat: int | None) -> None:
    s.viewer = NO_SEAT if seat is None else seat
    s.chance = Chance(bytes(KEY_BYTES))
    s.bag = [UNKNOWN] * len(s.bag)
    for p in s.players:
        p.pile = [UNKNOWN] * len(p.pile)
        if p.seat != seat:
            blank_tiles(p)
            if s.stage == stage.ASSIGN:
                blank_screen(p)
            elif s.stage == stage.INSTANT:
                blank_dice(p)
            elif s.stage == stage.SET_UP:
                p.start = -1
                p.todo = p.todo[1:]  # what everybody sees him do before he chooses a tile
    s.hide_more(seat)


def blank_tiles(p: Empire) -> None:
    for kind in range(2):
        stack = p.stacks[kind]
        open_from = len(stack) if p.hidden_tops >> kind & 1 else len(stack) - 1
        for i in range(open_from):
            stack[i] = UNKNOWN
    p.drawn = [tile if tile in p.shown else UNKNOWN for tile in p.drawn]
    p.returned = [UNKNOWN] * len(p.returned)
    p.abandoned = [tile if tile in p.shown else UNKNOWN for tile in p.abandoned]


def blank_screen(p: Empire) -> None:
    """Behind the screen: nothing but the colours of the dice is known."""
    blank_dice(p)
    p.selected = -1
    p.todo = []
    forget(p)


def blank_dice(p: Empire) -> None:
    """What was rolled, and where it was assigned."""
    dice = p.workers + p.dictated
    if p.strip >= 0:
        dice.append(p.strip)
    if p.hand >= 0:
        dice.append(p.hand)
    dice = [die | BLANK for die in dice]
    dice.sort()
    p.cup = dice
    p.workers = []
    p.dictated = []
    p.strip = -1
    p.hand = -1


def imagine(view: Galaxy, seat: int, chance: Chance) -> Galaxy:
    """A full state that this seat's view may come from: unknown tiles dealt at random, hidden dice rolled anew."""
    s = imagine_once(view, seat, chance)
    tries = 1
    while tries < MOST_TRIES and not s.could_be(seat):
        s = imagine_once(view, seat, chance)
        tries += 1
    return s


def imagine_once(view: Galaxy, seat: int, chance: Chance) -> Galaxy:
    s = view.clone()
    s.viewer = EVERY_SEAT
    s.chance = chance.fork(chance.below(65536))
    fill_tiles(s, chance)
    for p in s.players:
        if p.seat != seat:
            if s.stage == stage.SET_UP:
                p.drawn.sort()
                if p.busy:
                    p.todo.insert(0, step.START)
                else:
                    p.start = p.drawn[chance.below(2)]
            elif s.stage == stage.ASSIGN:
                fill_screen(s, p, chance)
            elif s.stage == stage.INSTANT:
                roll_anew(s, p, chance)
    s.reopen()
    return s


def fill_tiles(s: Galaxy, chance: Chance) -> None:
    """Deal the tiles nobody has seen over the places of unknown ones; tiles seen once stay in their zone."""
    known = [False] * s.box.tile_room
    for p in s.players:
        for side in [*p.worlds, *p.developments, *p.stacks[0], *p.stacks[1]]:
            if side >= 0 and s.box.is_tile[side]:
                known[side >> 1] = True
        for tile in [*p.seen, *p.drawn, *p.abandoned, *p.returned]:
            if tile >= 0:
                known[tile] = True
    pool = [tile for tile in s.box.bag if not known[tile]]
    chance.shuffle(pool)
    for p in s.players:
        fill_zone(p, pool, chance)
        p.drawn = fill(p.drawn, pool)
        p.abandoned = fill(p.abandoned, pool)
        p.returned = fill(p.returned, pool)
        p.pile = fill(p.pile, pool)
    s.bag = fill(s.bag, pool)
    s.bag.sort()


def fill(tiles: list[int], pool: list[int]) -> list[int]:
    return [pool.pop() if tile == UNKNOWN else tile for tile in tiles]


def fill_zone(p: Empire, pool: list[int], chance: Chance) -> None:
    """The hidden places of a construction zone (tiles lifted to be rearranged are in hand) hold the tiles seen once."""
    hidden: list[int] = []  # where * 256 + at
    for kind in range(2):
        for at in range(len(p.stacks[kind])):
            if p.stacks[kind][at] == UNKNOWN:
                hidden.append(kind * 256 + at)
    if step.REBUILD in p.todo:
        for at in range(len(p.drawn)):
            if p.drawn[at] == UNKNOWN:
                hidden.append(IN_HAND * 256 + at)
    chance.shuffle(hidden)
    for i in range(len(hidden)):
        tile = p.seen[i] if i < len(p.seen) else pool.pop()
        where = hidden[i] >> 8
        at = hidden[i] & 255
        if where == IN_HAND:
            p.drawn[at] = tile
        else:
            p.stacks[where][at] = 2 * tile + where


def fill_screen(s: Galaxy, p: Empire, chance: Chance) -> None:
    """Roll a hidden hand anew. A seat that is ready has chosen something: at random."""
    roll_anew(s, p, chance)
    p.todo = []
    s.give_assign_steps(p)
    ready = not p.busy
    s.advance(p)
    if ready:
        decision = s.decision(p.seat)
        while decision is not None:
            choice = decision.choices[chance.below(len(decision.choices))]
            s.open.remove(decision)
            s.step(p.todo[-1] & STEP_MASK).take(s, p, choice)
            s.advance(p)
            decision = s.decision(p.seat)


def roll_anew(s: Galaxy, p: Empire, chance: Chance) -> None:
    own = s.chance
    s.chance = chance
    roll(s, p)
    s.chance = own
