"""The construction zone: tiles come and go, and what everybody saw of them is remembered.

Open are the top tiles alone (R-83, R-84). A tile that once lay on top and is covered now stays known to lie in the
zone, wherever; that knowledge is lost when a hidden tile leaves the zone unseen.
"""

from __future__ import annotations

from orrery.kernel.event import others

from .state import Empire, Galaxy
from .words import SIDE_KEYS


def top_shown(s: Galaxy, p: Empire, side: int) -> None:
    """A stack has a new top tile: everybody sees it."""
    stack = p.stacks[side]
    if not stack:
        return
    face = stack[-1]
    tile = face >> 1
    if tile in p.seen:
        p.seen.remove(tile)
    if s.listener is not None:
        key = s.box.sides[face].key
        s.say("top", p.seat, "R-84", {"side": SIDE_KEYS[side], "tile": key}, others(p.seat), True)


def cover(p: Empire, side: int) -> None:
    """The top tile of a stack is about to be covered."""
    stack = p.stacks[side]
    if stack:
        note(p, stack[-1] >> 1)


def note(p: Empire, tile: int) -> None:
    """Everybody knows that this tile lies somewhere in the zone."""
    at = 0
    while at < len(p.seen) and p.seen[at] < tile:
        at += 1
    p.seen.insert(at, tile)


def take_out(s: Galaxy, p: Empire, face: int) -> bool:
    """Take a tile out of its stack, the others keep their order. True: it lay on top, so everybody saw it."""
    side = face & 1
    stack = p.stacks[side]
    on_top = stack[-1] == face
    stack.remove(face)
    if on_top:
        top_shown(s, p, side)
    elif p.seen:
        p.seen = []
    return on_top


def put_under(s: Galaxy, p: Empire, face: int) -> None:
    side = face & 1
    stack = p.stacks[side]
    stack.insert(0, face)
    if len(stack) == 1:
        top_shown(s, p, side)


def put_on_top(s: Galaxy, p: Empire, face: int) -> None:
    side = face & 1
    cover(p, side)
    p.stacks[side].append(face)
    top_shown(s, p, side)
