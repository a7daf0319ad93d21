"""A pilot, who plans a whole round; and a drifter, who chooses and plans nothing."""

from __future__ import annotations

from collections.abc import Callable

from orrery.bots import Bot, Plan
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.state import State

from .rules import C_PAY, COINS, FEE, Quay


class Drifter(Bot):
    def choose(self, look: Callable[[], State], decision: Decision) -> Choice:
        return decision.choices[-1]


class Pilot(Drifter):
    def advise(self, look: Callable[[], State], decision: Decision) -> Plan | None:
        view = look()
        assert isinstance(view, Quay)
        coins = view.captains[decision.seat].coins[:]
        berth = [decision.choices[1]] if decision.kind == "berth" else []
        fee: list[Choice] = []
        for _ in range(FEE if berth else decision.parts):
            colour = max(range(COINS), key=lambda at: coins[at])
            coins[colour] -= 1
            fee.append(C_PAY[colour])
        further = [C_PAY[0]]  # beyond the draw nobody can plan
        return Plan([*berth, *fee, *further], "round" if berth else "fee", {"n": len(fee)})
