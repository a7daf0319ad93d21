"""What domination cards ask for, do and score, made from the content."""

from __future__ import annotations

from .peoples import Peoples
from .words import Row


class Cards(Peoples):
    def card(self, row: Row) -> list[str]:
        a = self.word(
            "card.a", dp=row["dp"], condition=self.condition(row["condition"]), when=self.word(f"when.{row['when']}")
        )
        effect = self.word(
            "card.effect", effect=self.effect(row["effect"]), when=self.word(f"when.{row['effect_when']}")
        )
        return [self.word("card", name=self.name(row["key"])), a, effect, self.second(row["second"])]

    def condition(self, row: Row) -> str:
        return self.word(f"condition.{row['kind']}", **{name: value for name, value in row.items() if name != "kind"})

    def effect(self, row: Row) -> str:
        """What A does, without a full stop."""
        figures = {name: value for name, value in row.items() if name != "kind"}
        figures["n"] = next((n for n in figures.values() if isinstance(n, int)), 1)
        if "ships" in row:
            figures["ships"] = self.ships(row["ships"])
        if "discs" in row:
            figures["discs"] = self.discs(row["discs"])
        return self.word(f"effect.{row['kind']}", **figures)

    def second(self, alternatives: list[list[Row]]) -> str:
        """B: the better of the alternatives."""
        said = [self._sum(terms) for terms in alternatives]
        if len(said) == 1:
            return self.word("card.b", terms=said[0])
        return self.word("card.b.better", terms=self.word("either", items="; ".join(said[:-1]), last=said[-1]))

    def _sum(self, terms: list[Row]) -> str:
        said = [self.term(term) for term in terms]
        return said[0] if len(said) == 1 else self.word("plus", items=", ".join(said[:-1]), last=said[-1])

    def term(self, row: Row) -> str:
        if "halves" in row:
            n = row["halves"]
            dp = self.word("amount.half") if n == 1 else self.word("amount.halves", n=n)
        else:
            dp = self.word("amount", n=row["dp"])
        field = self.field(row["field"]) if "field" in row else ""
        figures = {"population": row.get("population", 0), "stars": row.get("stars", 0)}
        said = self.word(f"term.{row['of']}", dp=dp, field=field, **figures)
        if "alignment" in row:
            return self.word("term.with_alignment", alignment=self.word(f"alignment.{row['alignment']}"), term=said)
        return said
