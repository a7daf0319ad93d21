"""Removing a die because a tile demands it (R-53)."""

from __future__ import annotations

from typing import Any

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from .alphabet import C_REMOVE, C_REMOVE_GOOD
from .building import carry_on
from .effects import EFFECTS
from .pieces import CITIZENRY, COLUMN_PLACES, CUP, DEVELOPERS, DEVELOPMENT, PLACE_KEYS, SETTLERS, WORLD, label
from .places import in_phase, offer, offer_goods, pick
from .roll_step import RollStep
from .state import Empire, Galaxy
from .vocabulary import step


class Remove(RollStep):
    """Return one of your dice, from wherever it is, to the supply (R-53)."""

    number = step.REMOVE
    kind = "remove"
    rule = "R-53"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        offer(s.box, p.cup, C_REMOVE[CUP], out)
        offer(s.box, p.citizenry, C_REMOVE[CITIZENRY], out)
        for phase in range(s.box.phases):
            offer(s.box, in_phase(p, phase), C_REMOVE[COLUMN_PLACES[phase]], out)
        offer(s.box, p.builders[WORLD], C_REMOVE[SETTLERS], out)
        offer(s.box, p.builders[DEVELOPMENT], C_REMOVE[DEVELOPERS], out)
        offer_goods(s.box, p, C_REMOVE_GOOD, out)

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        asked = p.todo.pop()
        argument = asked >> STEP_BITS
        side = argument // EFFECTS
        die = self.pick(s, p, c)
        s.to_supply(die)
        if s.listener is not None:
            params = {"tile": s.box.sides[side].key, "die": label(die), "from": self.origin(s, c)}
            s.say("remove", p.seat, self.told_rule(die, c), params)
        if p.todo[-1] != asked:  # not another die for the same effect
            carry_on(s, p, side, argument % EFFECTS + 1)

    def told_rule(self, die: int, c: Choice) -> str:
        return "R-53"

    def origin(self, s: Galaxy, c: Choice) -> str:
        """Where the die lay, as events say it."""
        return s.box.sides[c.b].key if c.b >= 0 else PLACE_KEYS[-1 - c.b]

    def pick(self, s: Galaxy, p: Empire, c: Choice) -> int:
        """Take the die from where it lies."""
        return pick(s.box, p, c.a, c.b)

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        return {"tile": s.box.sides[(p.todo[-1] >> STEP_BITS) // EFFECTS].key}

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        out.append(Refusal("must_remove", "R-53"))
        if p.virtual:
            out.append(Refusal("virtual_not_removed", "R-90"))
