"""What the automas' tables say, row by row and sentence by sentence."""

from __future__ import annotations

from orrery.games.era.rules.vocabulary.field import FIELD_KEYS

from .aims import Aims
from .words import PLAYER, Listener, Row

DIE = 6


class Automas(Aims):
    # Explanations.

    def automa(self, row: Row) -> list[str]:
        name = self.name(row["key"])
        alignment = self.word(f"alignment.long.{row['alignment']}")
        dice = {name: self.most(row[f"{name}_most"]) for name in ("peace", "trade_sto", "trade_sts", "retreat")}
        spawned = row["spawned"]
        return [
            self.word("automa", name=name, alignment=alignment),
            self.word("automa.dice", **dice),
            self.word("automa.spawned", n=spawned) if spawned else self.word("automa.spawned.track"),
            self.word("automa.start", rows=self.rows([self.start(bonus) for bonus in row["start"]])),
            *[self.word("automa.moves", die=die, says=self.move(result)) for die, result in enumerate(row["moves"], 1)],
            *[self.word("automa.growth", die=die, says=self.growth(said)) for die, said in enumerate(row["growth"], 1)],
        ]

    def most(self, most: int) -> str:
        """`on a roll of 1-4`, `always`."""
        if most >= DIE:
            return self.word("automa.most.always")
        return self.word("automa.most.one") if most == 1 else self.word("automa.most", most=most)

    def rows(self, said: list[str]) -> str:
        """One row for each number of the die."""
        return "; ".join(self.word("automa.row", die=die, says=says) for die, says in enumerate(said, 1))

    def start(self, row: Row) -> str:
        if "random_fields" in row:
            return self.word("automa.start.random", n=row["random_fields"], level=row["level"])
        if "discs" in row:
            return self.word("automa.start.discs", n=row["discs"])
        levels = [
            self.word("automa.start.level", field=self.field(key), level=row[key]) for key in FIELD_KEYS if key in row
        ]
        return self.texts.all_of(levels)

    def move(self, row: Row) -> str:
        said = self.plan_of(row["target"])
        if row.get("excludes_here"):
            said = self.word("automa.move.other", move=said)
        if "otherwise" in row:
            said = self.word("automa.move.else", move=said, otherwise=self.target(row["otherwise"]))
        return self.word("automa.move.war", move=said) if row.get("declares_war") else said

    def growth(self, sentences: list[Row]) -> str:
        return "; ".join(self.content_sentence(row) for row in sentences)

    def content_sentence(self, row: Row) -> str:
        """A sentence as the content has it."""
        told: Row = {"kind": row["kind"]}
        if row["kind"] == "research":
            told["field"] = row["field"]
        if row["kind"] == "gain":
            told |= {"from": row["from"], "n": row.get("stars", 1)}
            if "otherwise" in row:
                told |= {"otherwise": row["otherwise"], "otherwise_n": row.get("otherwise_stars", 1)}
        if "wormholes" in row:
            told |= {"where": row["at"], "n": row["wormholes"]}
        said = self.sentence(told)
        if row.get("declares_war"):
            said = self.word("automa.growth.war", sentence=said)
        return self.word("automa.penalty", sentence=said) if row.get("penalty") else said

    def power_track(self, row: Row) -> list[str]:
        said = [self.word("power_track", name=self.name(row["key"]))]
        for name, field in (("no_peace", "no_peace_from"), ("learns", "learns_from"), ("two_dice", "two_dice_from")):
            said.append(self.word(f"power_track.{name}", n=row[field]))
        return [*said, self.word("power_track.costs", n=row["costs_from"], cost=row["cost"])]

    # What events and questions say of them.

    def target(self, key: str, to: Listener = PLAYER) -> str:
        """`to the nearest star of yours`."""
        if self.has(f"target.{key}"):
            return self.word(f"target.{key}")
        return self.by_listener(f"target.{key}", to)

    def plan_of(self, key: str, to: Listener = PLAYER) -> str:
        """The same, for all units together."""
        return self.word(f"plan.{key}") if self.has(f"plan.{key}") else self.target(key, to)

    def sentence(self, told: Row, to: Listener = PLAYER) -> str:
        """A sentence of a growth result, as events tell it, without a full stop."""
        kind = told["kind"]
        if kind == "research":
            field = told["field"]
            if field in FIELD_KEYS:
                return self.word("sentence.research", field=self.field(field))
            return self.word("sentence.research.random" if field else "sentence.research.none")
        if kind == "gain":
            stars = self.stars_of(told["from"], told["n"], to)
            if "otherwise" not in told:
                return self.word("sentence.gain", stars=stars)
            otherwise = self.stars_of(told["otherwise"], told["otherwise_n"], to)
            return self.word("sentence.gain.else", stars=stars, otherwise=otherwise)
        if kind == "spawn":
            return self.word(f"sentence.spawn.{told['where']}", n=told["n"])
        return self.word(f"sentence.{kind}")

    def stars_of(self, whose: str, n: int, to: Listener) -> str:
        """`a star of yours`, `2 neutral stars`."""
        if whose == "human":
            return self.by_listener("stars_of.human", to, n=n)
        return self.word(f"stars_of.{whose}", n=n)
