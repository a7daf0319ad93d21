"""Whether numbers that were read can be an Orb die: asked before anything looks at its faces."""

from __future__ import annotations

from orrery.kernel.refusal import BadData

from ..content import Box
from ..state import Empire
from .die import NO_SIDE, SIDES


def check_orb(box: Box, p: Empire) -> None:
    """BadData: it has other sides than a die, or arrows that point where none can."""
    orb = p.more.orb
    sides = SIDES if box.orb.all else 0
    if len(orb.faces) != sides or len(orb.arrows) != sides or not NO_SIDE <= orb.up < max(sides, 0):
        raise BadData("an Orb has six sides")
    for side in range(sides):
        if not 0 <= orb.faces[side] < len(box.orb.all):
            raise BadData(f"there is no face {orb.faces[side]} for an Orb")
        if orb.arrows[side] != NO_SIDE and orb.arrows[side] not in box.orb.neighbours[side]:
            raise BadData("an arrow of an Orb points at a side beside it")
        if orb.arrows[side] != NO_SIDE and not box.orb.all[orb.faces[side]].arrow:
            raise BadData("only an arrow points anywhere")
