"""Advanced Logistics: rebuilding the construction zone while exploring (R-97)."""

from __future__ import annotations

from typing import Any

from orrery.kernel.choice import Choice
from orrery.kernel.event import only, others

from ..alphabet import C_UNDER
from ..pieces import DEVELOPMENT, KIND_KEYS, WORLD
from ..roll_step import RollStep
from ..state import Empire, Galaxy
from ..vocabulary import step
from ..zone import note, put_under, show_tops


def lift(s: Galaxy, p: Empire) -> None:
    """Take the whole construction zone in hand to rebuild it (R-97)."""
    for kind in (WORLD, DEVELOPMENT):
        stack = p.stacks[kind]
        if stack:
            note(p, stack[-1] >> 1)
        p.drawn.extend([side >> 1 for side in stack])
        p.stacks[kind] = []
    p.drawn.sort()
    p.rearranged = True
    p.todo.append(step.REBUILD)
    if s.listener is not None:
        s.say("rearrange", p.seat, "R-97", {"tiles": len(p.drawn)})


class Rebuild(RollStep):
    """Rebuild both stacks from the top downwards, tile by tile (R-97). Dice stay on their own stack's space."""

    number = step.REBUILD
    kind = "rebuild"
    rule = "R-97"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        for tile in p.drawn:
            out.append(C_UNDER[2 * tile + DEVELOPMENT])
            out.append(C_UNDER[2 * tile])

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        p.drawn.remove(c.a >> 1)
        if s.listener is not None:
            kind = KIND_KEYS[c.a & 1]
            s.say("place", p.seat, "R-97", {"side": kind, "tile": s.box.sides[c.a].key}, only(p.seat))
            s.say("place_unseen", p.seat, "R-97", {"side": kind}, others(p.seat))
        put_under(p, c.a)
        if not p.drawn:
            show_tops(s, p)

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        return {"n": len(p.drawn)}
