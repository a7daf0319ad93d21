"""What a card is and does, made from its content: what it costs and brings, its powers, its scoring, our doubts."""

from __future__ import annotations

from orrery.games.race.rules.design import SET_KEYS
from orrery.kernel.corrections import VERIFIED, Doubt

from .powers import Powers
from .words import Row

SPECIALS = ("hand_limit", "tableau_end", "start_hand", "start_stash", "second_action_late", "takes_end_discards")
NAMES = ("name", "sister_name")  # doubts about nothing but the German name


class Cards(Powers):
    def explain(self, key: str) -> list[str]:
        row = self.components[key]
        told = [self._head(row), *self._facts(row), *self.powers(row), *self._specials(row), *self._scoring(row)]
        return [*told, *self.doubts(key), self.texts.say("rule", rule=row["rule"])]

    def _head(self, row: Row) -> str:
        scores = bool(row.get("scoring")) and not row["vp"]
        points = self.word("points.scoring") if scores else self.word("points.fixed", n=row["vp"])
        what = "development" if row["kind"] == "development" else "military" if "defence" in row else "world"
        figures = {"cost": row.get("cost", row.get("defence")), "points": points, "name": self.name(row["key"])}
        return self.word(f"head.{what}", what=self._what_world(row), **figures)

    def _what_world(self, row: Row) -> str:
        if row["kind"] == "development":
            return ""
        goods = next((name for name in ("production", "windfall") if name in row), "world")
        key = f"what.military.{goods}" if "defence" in row else f"what.{goods}"
        return self.word(key, kind=self.kind(row[goods]) if goods in row else "")

    def _facts(self, row: Row) -> list[str]:
        said = []
        if row.get("tags"):
            said.append(self.word("fact.tags", tags=", ".join(self.word(f"tag.{tag}") for tag in row["tags"])))
        if "start" in row:
            said.append(self.word("fact.start", n=row["start"]))
        first = next(key for key in SET_KEYS if row["copies"].get(key, 0) > 0)
        said.append(self.word("fact.set", set=self.word(f"set.{first}")))
        if row.get("prestige"):
            said.append(self.word("fact.prestige", n=row["prestige"]))
        return [" ".join(said)]

    def _specials(self, row: Row) -> list[str]:
        return [self.word(f"special.{name}", n=row[name]) for name in SPECIALS if row.get(name)]

    # Scoring.

    def _scoring(self, row: Row) -> list[str]:
        rows = row.get("scoring", [])
        if not rows:
            return []
        said = self.word("scoring", terms="; ".join(self._term(term) for term in rows))
        several = len([term for term in rows if "per" in term]) > 1
        return [f"{said} {self.word('scoring.first')}" if several else said]

    def _term(self, term: Row) -> str:
        if "formula" in term:
            return self.word(f"formula.{term['formula']}")
        per = term["per"]
        if per == "card":
            names = list(dict.fromkeys(self.card(key) for key in term["cards"]))
            return self.word("term.card", vp=term["vp"], cards=self.texts.one_of(names))
        if per == "tag":
            what = self.word("term.tag", tag=self.word(f"tag.{term['tag']}"))
        elif "good" in term:
            what = self.word(f"term.kind.{per}", kind=self.kind(term["good"]))
        else:
            what = self.feature(per, "one")
        return self.word("term.each", vp=term["vp"], what=what)

    # Doubts.

    def doubts(self, key: str) -> list[str]:
        row = self.components[key]
        named = all(doubt["why"] in NAMES for doubt in row.get("doubts", []))
        unsure = row["confidence"] != VERIFIED and named and row["part"] == "card"
        return [*([self.word("doubt.facts")] if unsure else []), *super().doubts(key)]

    def doubt(self, doubt: Doubt) -> str:
        original = self.components[doubt.component]["name_en"]
        if doubt.why in NAMES:
            return self.word(f"doubt.{doubt.why}", original=original)
        value = self.symbol(doubt.value) if doubt.field == "symbol" else doubt.value
        field = self.word(f"field.{doubt.field}") if self.has(f"field.{doubt.field}") else ""
        return self.word(f"doubt.{doubt.why}", field=field, value=value, name=self.name(doubt.component))
