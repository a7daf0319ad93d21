"""Orb dice: whether one can have come to be so, and what its owner is doing with it (V-70 to V-79, V-89 to V-91)."""

from __future__ import annotations

from typing import Final

from orrery.kernel.state import STEP_BITS, STEP_MASK

from ..orb.die import NO_SIDE, SIDES
from ..orb.faces import GOODS
from ..orb.muster import PLACE_BITS
from ..phases.produce import room_on
from ..pieces import GRAY
from ..state import Empire, Galaxy
from ..vocabulary import stage, step

MOST_POINTS: Final = 2
MOST_MUSTERED: Final = 3


def orb_fits(s: Galaxy, p: Empire) -> bool:
    """That it has six sides with faces, and arrows only where they can be, was asked before (orb/soundness.py)."""
    orb = p.more.orb
    if not s.box.orb.all:
        return orb.out == orb.points == orb.mustered == 0
    if orb.out not in (0, 1) or not 0 <= orb.points <= MOST_POINTS or not 0 <= orb.mustered <= MOST_MUSTERED:
        return False
    if (orb.up == NO_SIDE) != (s.stage == stage.SET_UP):
        return False
    if orb.points and step.ORB_SIDE not in p.todo and p.seat not in s.queue:
        return False
    aiming = p.todo[-1] >> STEP_BITS if p.todo and p.todo[-1] & STEP_MASK == step.ORB_ARROW else NO_SIDE
    for side in range(SIDES):
        face = s.box.orb.all[orb.faces[side]]
        if face.arrow and orb.arrows[side] == NO_SIDE and (face.clone or side != aiming):
            return False
        if orb.meant(s.box.orb, side).clone:
            return False
    return True


def acting_fits(s: Galaxy, p: Empire) -> bool:
    """The steps of a seat while Orb dice act at once."""
    if not p.todo:
        return True
    if p.seat in s.queue:
        return False
    if p.todo[0] == step.ORB_SIDE:
        return p.more.orb.out == 1 and improving_fits(s, p, p.todo)
    face = p.more.orb.shown(s.box.orb)
    if face is None or p.more.orb.mustered >= face.most:
        return False
    if face.to != GOODS:
        return p.todo == [step.MUSTER | face.to << STEP_BITS]
    return p.todo[0] == step.MUSTER_WORLD and (len(p.todo) == 1 or _mustering(s, p))


def _mustering(s: Galaxy, p: Empire) -> bool:
    """A world with room was chosen for a good."""
    argument = p.todo[1] >> STEP_BITS
    world = argument >> PLACE_BITS
    if len(p.todo) > 2 or p.todo[1] & STEP_MASK != step.MUSTER or argument & ((1 << PLACE_BITS) - 1) != GOODS:
        return False
    return world in p.worlds and s.box.colour[world] != GRAY and p.goods_on.count(world) < room_on(p, world)


def researching_fits(s: Galaxy, p: Empire) -> bool:
    """The steps of a seat in the $ phase."""
    if not p.todo:
        return True
    return p.seat not in s.queue and p.todo[0] == step.RESEARCH and improving_fits(s, p, p.todo[1:])


def improving_fits(s: Galaxy, p: Empire, todo: list[int]) -> bool:
    """Which side, then which face for it or where its arrow points."""
    if not todo or todo[0] != step.ORB_SIDE or len(todo) > 2:
        return False
    if len(todo) == 1:
        return True
    side = todo[1] >> STEP_BITS
    if not 0 <= side < SIDES:
        return False
    if todo[1] & STEP_MASK == step.ORB_FACE:
        return True
    face = s.box.orb.all[p.more.orb.faces[side]]
    return todo[1] & STEP_MASK == step.ORB_ARROW and face.arrow and not face.clone
