"""Who plays Comet: any choice at all, or a plan for the night."""

from __future__ import annotations

from collections.abc import Callable

from orrery.bots import Bot, Plan, Uniform
from orrery.kernel.chance import Chance
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.state import STEP_BITS, State

from ..rules.game import sky
from ..rules.state import C_EXPOSE, C_GAZE, C_PASS, C_SURVEY, C_SWEEP, OPEN, Sky


class Planner(Bot):
    """Surveys the sign in danger that brings most for its plates, and saves plates for the signs that are left."""

    def choose(self, look: Callable[[], State], decision: Decision) -> Choice:
        return self.advise(look, decision).answers[0]

    def advise(self, look: Callable[[], State], decision: Decision) -> Plan:
        s = sky(look())
        if decision.kind == "expose":
            return survey(s, s.keeper.todo[-1] >> STEP_BITS, s.keeper.owed, [])
        if decision.kind == "survey":
            sign = max((c.a for c in decision.choices if c in C_SURVEY), key=lambda sign: worth(s, sign))
            waits = s.round < s.box.nights - 1 and worth(s, sign) < 1
            return Plan([C_PASS], "wait") if waits else survey(s, sign, s.box.cost[sign], [C_SURVEY[sign]])
        sweeps = [c for c in decision.choices if c in C_SWEEP]
        best = max(sweeps, key=lambda c: danger(s, c.a) * s.box.worth[c.a], default=C_GAZE)
        full = len(s.keeper.hand) == s.box.most or s.round == s.box.nights
        if best is not C_GAZE and (full or s.dust[best.a] == s.box.dust - 1):
            return Plan([best], "sweep", {"sign": s.box.signs[best.a], "n": s.dust[best.a]})
        return Plan([C_GAZE], "gaze", {"n": s.box.gaze})


def danger(s: Sky, sign: int) -> float:
    """How likely the comet is to veil a sign before long."""
    return (1 + s.dust[sign]) / (1 + s.box.dust)


def worth(s: Sky, sign: int) -> float:
    """What surveying a sign now brings for each plate, more where the comet is near."""
    bright = min(s.box.cost[sign], s.keeper.hand.count(s.box.filter[sign]))
    return (s.box.worth[sign] * (1 + danger(s, sign)) + bright) / (s.box.cost[sign] + 1)


def survey(s: Sky, sign: int, owed: int, first: list[Choice]) -> Plan:
    """Its own filter first, then what the other open signs need least."""
    need = [sum(s.box.worth[i] for i, fate in enumerate(s.signs) if fate == OPEN and s.box.filter[i] == f) for f in
            range(len(s.box.filters))]  # fmt: skip
    plates = sorted(s.keeper.hand, key=lambda plate: (plate != s.box.filter[sign], need[plate]))[:owed]
    bright = s.bright[sign] + plates.count(s.box.filter[sign])
    answers = first + [C_EXPOSE[plate] for plate in plates]
    return Plan(answers, "survey", {"sign": s.box.signs[sign], "points": s.box.worth[sign] + bright})


def make(name: str, chance: Chance) -> Bot:
    """KeyError: no such bot."""
    return {"random": Uniform(chance), "planner": Planner()}[name]
