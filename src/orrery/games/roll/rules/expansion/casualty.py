"""A world that takes one of the settlers who completed it (A-39, D-36)."""

from __future__ import annotations

from typing import Any

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_REMOVE
from ..pieces import BLANK, CITIZENRY, COLOUR_MASK, CUP, PLACE_KEYS, label
from ..roll_step import RollStep
from ..state import Empire, Galaxy
from ..vocabulary import step


def lose_settlers(p: Empire, side: int, count: int) -> None:
    """So many of the dice in `used`; none, if the world was completed without dice."""
    p.todo.extend([step.LOSE_SETTLER | side << STEP_BITS] * min(count, len(p.more.used)))


class LoseSettler(RollStep):
    """Which of the settlers that completed the world goes to the supply. They have done their job already."""

    number = step.LOSE_SETTLER
    kind = "lose_settler"
    rule = "A-39"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        for place, dice in ((CITIZENRY, p.citizenry), (CUP, p.cup)):
            for die in p.more.used:
                choice = C_REMOVE[place][die & COLOUR_MASK]
                if die | BLANK in dice and choice not in out:
                    out.append(choice)

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        side = p.todo.pop() >> STEP_BITS
        place = -1 - c.b
        dice = p.cup if place == CUP else p.citizenry
        for die in p.more.used:
            if die & COLOUR_MASK == c.a and die | BLANK in dice:
                p.more.used.remove(die)
                dice.remove(die | BLANK)
                s.supply[c.a] += 1
                if s.listener is not None:
                    params = {"tile": s.box.sides[side].key, "die": label(die), "from": PLACE_KEYS[place]}
                    s.say("remove", p.seat, "A-39", params)
                return

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        return {"tile": s.box.sides[p.todo[-1] >> STEP_BITS].key}

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        out.append(Refusal("only_its_settlers", "A-39", {"tile": s.box.sides[p.todo[-1] >> STEP_BITS].key}))
