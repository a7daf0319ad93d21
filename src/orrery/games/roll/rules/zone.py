"""The construction zone: tiles come and go, and what everybody saw of them is remembered.

Open are the top tiles alone (R-83, R-84), and a new one only when its owner is done with what he is doing (a Scout, a
rearrangement): what lies on top in between and goes again is nobody's business (R-36). A tile that once lay on top
and is covered now stays known to lie in the zone, wherever; that knowledge is lost when a hidden tile leaves the zone
unseen.
"""

from __future__ import annotations

from orrery.kernel.event import others

from .pieces import DEVELOPMENT, SIDE_KEYS, WORLD
from .state import Empire, Galaxy


def show_tops(s: Galaxy, p: Empire) -> None:
    """The owner is done: everybody sees the new top tiles."""
    if p.hidden_tops:
        for side in (DEVELOPMENT, WORLD):
            if p.hidden_tops >> side & 1:
                show_top(s, p, side)
        p.hidden_tops = 0


def show_top(s: Galaxy, p: Empire, side: int) -> None:
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


def open_top(p: Empire, side: int) -> int:
    """The face on top of a stack that everybody sees; -1: there is none."""
    stack = p.stacks[side]
    return stack[-1] if stack and not p.hidden_tops >> side & 1 else -1


def note(p: Empire, tile: int) -> None:
    """Everybody knows that this tile lies somewhere in the zone."""
    at = 0
    while at < len(p.seen) and p.seen[at] < tile:
        at += 1
    p.seen.insert(at, tile)


def take_out(p: Empire, face: int) -> bool:
    """Take a tile out of its stack, the others keep their order. True: everybody saw which one it was."""
    side = face & 1
    stack = p.stacks[side]
    was_open = open_top(p, side) == face
    if stack[-1] == face:
        p.hidden_tops |= 1 << side
    stack.remove(face)
    if not was_open and p.seen:
        p.seen = []
    return was_open


def put_under(p: Empire, face: int) -> None:
    side = face & 1
    stack = p.stacks[side]
    stack.insert(0, face)
    if len(stack) == 1:
        p.hidden_tops |= 1 << side


def put_on_top(p: Empire, face: int) -> None:
    side = face & 1
    covered = open_top(p, side)
    if covered >= 0:
        note(p, covered >> 1)
    p.stacks[side].append(face)
    p.hidden_tops |= 1 << side
