"""Step 5: Manage Empire (R-68 to R-73)."""

from __future__ import annotations

from typing import Any

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal

from ..alphabet import C_DONE, C_RECALL, C_RECALL_GOOD, C_RECRUIT
from ..pieces import DEVELOPMENT, PLACE_KEYS, SETTLERS, WORLD, label
from ..places import offer, offer_goods, pick, take_die
from ..roll_step import RollStep
from ..state import Empire, Galaxy
from ..vocabulary import stage, step, verb

RESET_CREDITS = 1


def begin(s: Galaxy) -> None:
    s.stage = stage.MANAGE
    for p in s.players:
        p.todo.append(step.RECALL)
        p.todo.append(step.RECRUIT)
        recruit_all(s, p)


def recruit_all(s: Galaxy, p: Empire) -> None:
    """When the credits suffice for all, or nothing is there to choose, recruiting runs by itself (R-68)."""
    citizens = p.citizenry
    if len(citizens) <= p.credits:
        while citizens:
            recruit(s, p, citizens.pop(0))
    if not citizens or p.credits == 0:
        reset(s, p)


def recruit(s: Galaxy, p: Empire, die: int) -> None:
    p.credits -= 1
    p.cup.append(die)
    if s.listener is not None:
        s.say("recruit", p.seat, "R-68", {"die": label(die)})


def reset(s: Galaxy, p: Empire) -> None:
    """Nothing more to recruit: the step is over, and credits of 0 become 1 (R-69)."""
    p.todo.pop()
    if p.credits == 0:
        p.credits = RESET_CREDITS
        if s.listener is not None:
            s.say("credit_reset", p.seat, "R-69", {"credits": RESET_CREDITS})


class Recruit(RollStep):
    """The credits do not suffice for all: choose which dice (R-68)."""

    number = step.RECRUIT
    kind = "recruit"
    rule = "R-68"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        offer(s.box, p.citizenry, C_RECRUIT, out)

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        recruit(s, p, take_die(s.box, p.citizenry, c.a))
        recruit_all(s, p)

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        return {"credits": p.credits, "n": len(p.citizenry)}

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        out.append(Refusal("must_recruit", "R-68", {"credits": p.credits}))
        out.append(Refusal("recall_after_recruiting", "R-70"))

    def rule_against(self, s: Galaxy, p: Empire, c: Choice) -> str:
        return "R-70" if c.verb == verb.RECALL else "R-68"


class Recall(RollStep):
    """Take back developers, settlers and goods into the cup, free of charge (R-70, R-71)."""

    number = step.RECALL
    kind = "recall"
    rule = "R-70"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        for kind in (DEVELOPMENT, WORLD):
            offer(s.box, p.builders[kind], C_RECALL[SETTLERS + kind], out)
        offer_goods(s.box, p, C_RECALL_GOOD, out)
        if out and p.cup:
            out.insert(0, C_DONE)

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        if c.verb == verb.DONE:
            p.todo.pop()
            return
        die = pick(s.box, p, c.a, c.b)
        s.rest(p, die)
        if s.listener is not None:
            place = s.box.sides[c.b].key if c.b >= 0 else PLACE_KEYS[-1 - c.b]
            s.say("recall", p.seat, self.told_rule(p, die), {"die": label(die), "from": place})

    def told_rule(self, p: Empire, die: int) -> str:
        return "R-71" if len(p.cup) == 1 else "R-70"

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        return {"must": not p.cup}

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        if not p.cup:
            out.append(Refusal("must_recall", "R-71"))
        if p.citizenry:
            out.append(Refusal("not_from_citizenry", "R-70"))

    def rule_against(self, s: Galaxy, p: Empire, c: Choice) -> str:
        return "R-70" if c.verb == verb.RECALL or p.cup else "R-71"


def is_over(s: Galaxy) -> bool:
    """The VP pool is empty, or somebody has twelve tiles in the tableau (R-73 to R-75)."""
    return s.pool_ran_out() or len(finishers(s)) > 0


def finishers(s: Galaxy) -> list[int]:
    """The seats whose tableaus are large enough to end the game."""
    return [p.seat for p in s.players if p.tiles() >= s.box.end_tiles]
