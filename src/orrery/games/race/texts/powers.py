"""What powers do, a sentence each, made from the content."""

from __future__ import annotations

from typing import Final

from orrery.games.race.rules.design import POWER_PHASES

from .words import ANY, Row, Words, signed

# In which form a power's sentence names the cards that it asks for, by the field that says which.
FORMS: Final = {"per": "one", "of": "one", "against": "many", "if_tableau_has": "a", "when": "of"}


class Powers(Words):
    def powers(self, row: Row) -> list[str]:
        """All powers of a card, in the order of the phases."""
        return [self.power(phase, power) for phase in POWER_PHASES for power in row.get(phase, [])]

    def power(self, phase: str, row: Row) -> str:
        effect = row["effect"]
        if effect.startswith("takeover"):
            return self.word("power.settle.takeover")
        if effect in ("discard_this_conquer_peaceful", "pay_for_military"):
            return " ".join(self._sentences(effect, row))
        variant = self._reading(effect, row)
        key = f"power.{phase}.{effect}.{variant}" if variant else f"power.{phase}.{effect}"
        return self.word(key, **self._params(effect, row))

    def _reading(self, effect: str, row: Row) -> str:
        """Some powers read differently depending on what is in them."""
        if effect == "military":
            return next((name for name in ("good", "against", "per", "if_tableau_has") if name in row), "")
        if effect == "temporary_military":
            return str(row["pay"])
        if effect == "trade_good":
            return "with" if row["with_trade_bonuses"] else "without"
        if effect == "bonus":
            return "per" if "per" in row else "any" if row["good"] == ANY else ""
        if effect == "draw_if_produced_most":
            return "any" if row["good"] == ANY else ""
        if effect in ("consume", "discard_hand"):
            return "times" if row["max_times"] > 1 else ""
        if effect in ("produce_here", "produce_on_windfall"):
            return "pay" if "pay" in row else ""
        if effect == "discard_this_cost_zero":
            return "except" if "except_good" in row else ""
        return "kind" if effect == "reduce_cost" and "good" in row else ""

    def _params(self, effect: str, row: Row) -> Row:
        """The parameters of a power, put into words. `n` selects singular or plural."""
        params: Row = {name: value for name, value in row.items() if isinstance(value, int)}
        n = row.get("n", 1)
        params |= {"n": n, "signed": signed(n), "strength": n, "cards": self.cards(n)}
        if effect in ("draw_then_discard_at_start", "draw_then_discard_after_placing"):
            params |= {"drawn": self.cards(row["draw"]), "discarded": self.cards(row["discard"])}
        if "max_cards" in row or effect == "discard_card_for_prestige":
            params["n"] = row.get("max_cards", row.get("cards"))
        if "good" in row:
            params |= {"kind": self.kind(row["good"]) if row["good"] != "this_world" else "", **self._goods(row)}
        if "except_good" in row:
            params["kind"] = self.kind(row["except_good"])
        for name in ("gain", "gain_per_good"):
            if name in row:
                params["gain"] = self.gained(row[name])
        if effect == "discard_hand":
            params["n"] = row["max_times"] * row["cards_each"]
        if effect == "produce_on_windfall":
            params["where"] = self._where(row)
        return params | self._what(row)

    def _goods(self, row: Row) -> Row:
        return {"goods": self.goods(row["good"], row.get("goods_each", 1) * row.get("max_times", 1))}

    def _what(self, row: Row) -> Row:
        """The cards that a power asks for."""
        name = next((name for name in FORMS if name in row), "")
        return {"what": self.feature(row[name], FORMS[name])} if name else {}

    def _where(self, row: Row) -> str:
        which = "other" if row.get("not_this") else "any"
        if row["good"] == ANY:
            return self.word(f"windfall.{which}")
        return self.word(f"windfall.{which}.kind", kind=self.kind(row["good"]))

    def _sentences(self, effect: str, row: Row) -> list[str]:
        """Powers with more to say than one sentence holds."""
        if effect == "pay_for_military":
            what = self.word(f"payable.{row.get('only', 'any')}")
            key = f"power.settle.{effect}.less" if row["discount"] else f"power.settle.{effect}"
            said = [self.word(key, what=what, discount=row["discount"])]
            if "except_good" in row:
                said.append(self.word(f"power.settle.{effect}.except", kind=self.kind(row["except_good"])))
            return said
        found = [name for name in ("bonus", "prestige") if row.get(name)]
        more = [self.word(f"power.settle.{effect}.{name}", **{name: row[name]}) for name in found]
        return [self.word(f"power.settle.{effect}"), *more]
