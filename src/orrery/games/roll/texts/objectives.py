"""What objectives demand, when they are checked and what they bring, made from their content."""

from __future__ import annotations

from typing import Any

from orrery.games.roll.rules.pieces import COLOUR_KEYS
from orrery.games.roll.rules.vocabulary.phase import PHASE_KEYS

from .deals import DealWords

Row = dict[str, Any]


class Objectives(DealWords):
    def objective(self, row: Row) -> list[str]:
        """An objective in sentences: its name, when it is checked and for what, what it brings."""
        lines = [
            self.word("head.objective", name=self.name(row["key"])),
            self.demanded(row),
            self.word("objective.talents", n=row["talents"]),
        ]
        return [*lines, *self.doubts(row["key"]), self.texts.say("rule", rule=row["rule"])]

    def demanded(self, row: Row) -> str:
        """When an objective is checked, and for what."""
        conditions = self.conditions(row)
        if row["check"] in PHASE_KEYS:
            return self.word("objective.phase", phase=self.phase(row["check"]), conditions=conditions)
        return self.word(f"objective.{row['check']}", conditions=conditions)

    def moment(self, check: str) -> str:
        """The phase or step at whose end an objective is checked."""
        return self.phase(check) if check in PHASE_KEYS else self.word(f"step.{check}")

    def conditions(self, row: Row) -> str:
        return self.texts.all_of([self.condition(condition) for condition in row["conditions"]])

    def condition(self, row: Row) -> str:
        """One of its conditions, from metric and figures: `at least 4 goods on your worlds`."""
        metric = row["metric"]
        figure = "most" if "most" in row else "least"
        n = row[figure]
        if figure == "most" and n == 0 and self.has(f"metric.{metric}.none"):
            return self.word(f"metric.{metric}.none")
        amount = self.word(f"amount.{figure}", n=self.money(n) if metric == "credits" else n)
        params: Row = {"n": n, "amount": amount, "cost": row.get("cost", "")}
        if "colour" in row:
            params |= {"world": self.world(row["colour"], "word"), "worlds": self.world(row["colour"], "many")}
        if row.get("die") in COLOUR_KEYS:
            params |= {"die": self.die(row["die"]), "dice": self.die(row["die"], "many")}
        return self.word(f"metric.{metric}", **params)
