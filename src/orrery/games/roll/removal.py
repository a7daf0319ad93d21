"""Removing a die because a tile demands it (R-53)."""

from __future__ import annotations

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from .alphabet import C_REMOVE, C_REMOVE_GOOD
from .building import go_on
from .effects import run_effects
from .places import pick
from .state import Empire, Galaxy
from .steps.numbers import EFFECTS, RollStep
from .words import CITIZENRY, COLOUR_MASK, CUP, PHASE_SHIFT, PHASES, PLACE_KEYS, SETTLERS, label


class Remove(RollStep):
    """Return one of your dice, from wherever it is, to the supply (R-53)."""

    kind = "remove"
    rule = "R-53"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        _dice(p.cup, CUP, out)
        _dice(p.citizenry, CITIZENRY, out)
        for phase in range(PHASES):
            _dice([die for die in p.workers if die >> PHASE_SHIFT & 15 == phase], phase, out)
        _dice(p.builders[0], SETTLERS, out)
        _dice(p.builders[1], SETTLERS + 1, out)
        for i in range(len(p.goods)):
            choice = C_REMOVE_GOOD[p.goods[i] & COLOUR_MASK][p.goods_on[i]]
            if choice not in out:
                out.append(choice)

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        argument = p.todo.pop() >> STEP_BITS
        face = argument // EFFECTS
        die = pick(p, c.a, c.b)
        s.supply[die & COLOUR_MASK] += 1
        if s.listener is not None:
            place = s.box.sides[c.b].key if c.b >= 0 else PLACE_KEYS[-1 - c.b]
            s.say("remove", p.seat, "R-53", {"tile": s.box.sides[face].key, "die": label(die), "from": place})
        depth = len(p.todo)
        run_effects(s, p, face, argument % EFFECTS + 1)
        if len(p.todo) == depth:
            go_on(s, p, face & 1)

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        out.append(Refusal("must_remove", "R-53"))
        if p.virtual:
            out.append(Refusal("virtual_not_removed", "R-90"))


def _dice(dice: list[int], place: int, out: list[Choice]) -> None:
    mask = 0
    for die in dice:
        bit = 1 << (die & COLOUR_MASK)
        if not mask & bit:
            mask |= bit
            out.append(C_REMOVE[die & COLOUR_MASK][place])
