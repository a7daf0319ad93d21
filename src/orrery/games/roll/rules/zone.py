"""The construction zone: tiles come and go, and what everybody saw of them is remembered.

Open are the top tiles alone (R-83, R-84), and a new one only when its owner is done with what he is doing (a Scout, a
rearrangement): what lies on top in between and goes again is nobody's business (R-36). A tile that once lay on top
and is covered now stays known to lie in the zone, wherever; that knowledge is lost when a hidden tile leaves the zone
unseen.
"""

from __future__ import annotations

from orrery.kernel.event import others

from .pieces import DEVELOPMENT, KIND_KEYS, WORLD
from .state import Empire, Galaxy


def show_tops(s: Galaxy, p: Empire) -> None:
    """The owner is done: everybody sees the new top tiles."""
    if p.hidden_tops:
        for kind in (DEVELOPMENT, WORLD):
            if p.hidden_tops >> kind & 1:
                show_top(s, p, kind)
        p.hidden_tops = 0


def show_top(s: Galaxy, p: Empire, kind: int) -> None:
    stack = p.stacks[kind]
    if not stack:
        return
    side = stack[-1]
    tile = side >> 1
    if tile in p.seen:
        p.seen.remove(tile)
    if s.listener is not None:
        key = s.box.sides[side].key
        s.say("top", p.seat, "R-84", {"side": KIND_KEYS[kind], "tile": key}, others(p.seat), True)


def open_top(p: Empire, kind: int) -> int:
    """The side on top of a stack that everybody sees; -1: there is none."""
    stack = p.stacks[kind]
    return stack[-1] if stack and not p.hidden_tops >> kind & 1 else -1


def note(p: Empire, tile: int) -> None:
    """Everybody knows that this tile lies somewhere in the zone."""
    at = 0
    while at < len(p.seen) and p.seen[at] < tile:
        at += 1
    p.seen.insert(at, tile)


def take_out(p: Empire, side: int) -> bool:
    """Take a tile out of its stack, the others keep their order. True: everybody saw which one it was."""
    kind = side & 1
    stack = p.stacks[kind]
    was_open = open_top(p, kind) == side
    if stack[-1] == side:
        p.hidden_tops |= 1 << kind
    stack.remove(side)
    if not was_open and p.seen:
        p.seen = []
    return was_open


def put_under(p: Empire, side: int) -> None:
    kind = side & 1
    stack = p.stacks[kind]
    stack.insert(0, side)
    if len(stack) == 1:
        p.hidden_tops |= 1 << kind


def put_on_top(p: Empire, side: int) -> None:
    kind = side & 1
    covered = open_top(p, kind)
    if covered >= 0:
        note(p, covered >> 1)
    p.stacks[kind].append(side)
    p.hidden_tops |= 1 << kind
