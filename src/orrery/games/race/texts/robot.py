"""What the robot's dice, its mat and its start worlds are: every line made from the content."""

from __future__ import annotations

from typing import Final

from .cards import Cards
from .words import Row

MAT: Final = "robot_mat"
# What a start world may change, by the line that tells it.
LINES: Final = {
    "begins": ("credit", "economy", "hand_stack"),
    "explore": ("explore_one", "explore_both", "explore_reaction", "explore_credit"),
    "token": ("token_action", "token_reaction"),
    "develop": ("develop_draw_action", "develop_action_under_6", "develop_action_6"),
    "develop_along": (
        "develop_draw_reaction", "develop_reaction_needs", "develop_reaction_under_6", "develop_reaction_6",
    ),
    "settle": ("settle_action", "settle_draw_action", "settle_per_chromosome"),
    "settle_along": (
        "settle_reaction", "settle_draw_reaction", "settle_reaction_needs", "settle_reaction_price",
        "settle_per_chromosome",
    ),
    "pile": ("deck_search_vp",),
    "consume": ("trade_credit", "double_economy", "double_prestige"),
    "produce": ("produce_economy", "produce_credit"),
    "rebels": ("rebel_prestige",),
    "shuns": ("shuns_imperium",),
}  # fmt: skip


class RobotParts(Cards):
    def explain(self, key: str) -> list[str]:
        row = self.components[key]
        if row["part"] == "card":
            return super().explain(key)
        told = self._die(row) if row["part"] == "die" else self._mat(row)
        return [*told, *self.doubts(key), self.texts.say("rule", rule=row["rule"])]

    def _die(self, row: Row) -> list[str]:
        faces: list[str] = row["faces"]
        said = [self._face(face, faces.count(face)) for face in dict.fromkeys(faces)]
        return [self.word("robot.die", name=self.name(row["key"]), faces=", ".join(said))]

    def _face(self, face: str, n: int) -> str:
        return self.symbol(face) if n == 1 else self.word("robot.face.twice", n=n, symbol=self.symbol(face))

    def _mat(self, row: Row) -> list[str]:
        """Of the mat everything, of a start world what it changes."""
        name = self.name(row["key"])
        full = {**self.components[MAT], **row}
        said = [self.word("robot.mat", name=name)]
        if row["key"] != MAT:
            said = [
                " ".join([self.word("robot.start", name=name, symbol=self.symbol(row["symbol"])), *self._turns(row)])
            ]
        for line, fields in LINES.items():
            if any(field in row for field in fields) and (text := self._line(line, full)):
                said.append(text)
        return said

    def _turns(self, row: Row) -> list[str]:
        rows: list[dict[str, str]] = row.get("turns", [])
        words = [{name: self.symbol(symbol) for name, symbol in turn.items()} for turn in rows]
        return [self.word("robot.turn" if "showing" in turn else "robot.turn.once", **turn) for turn in words]

    def _line(self, line: str, mat: Row) -> str:
        """What the mat does in one respect; nothing if there is nothing to say."""
        if line == "begins":
            return self.word("robot.begins", credit=mat["credit"], economy=mat["economy"], n=mat["hand_stack"])
        if line == "explore":
            drawn = {name: self.cards(mat[f"explore_{name}"]) for name in ("one", "both", "reaction")}
            return self.word("robot.explore", credit=mat["explore_credit"], **drawn)
        if line == "token":
            return self.word("robot.token", action=mat["token_action"], reaction=mat["token_reaction"])
        if line in ("develop", "develop_along", "settle", "settle_along"):
            return self._search(line.partition("_")[0], "reaction" if line.endswith("along") else "action", mat)
        if line == "consume":
            return self.word("robot.consume", credit=mat["trade_credit"], then=self._then(mat))
        if line == "produce":
            key = "robot.produce.credit" if mat["produce_credit"] else "robot.produce"
            return self.word(key, economy=mat["produce_economy"], credit=mat["produce_credit"])
        if line == "rebels":
            return self.word("robot.rebels", n=mat["rebel_prestige"]) if mat["rebel_prestige"] else ""
        if line == "shuns":
            return self.word("robot.shuns") if mat["shuns_imperium"] else ""
        figures = {name: mat[f"deck_search_{name}"] for name in ("vp", "credit", "economy")}
        return self.word("robot.pile", **figures) if mat["deck_search_vp"] else ""

    def _search(self, phase: str, row: str, mat: Row) -> str:
        drawn = mat[f"{phase}_draw_{row}"]
        cards = self.cards(drawn) if drawn else self.word("robot.draws.none")
        if phase == "settle" and mat["settle_per_chromosome"]:
            cards = self.word("robot.draws.chromosome", cards=cards)
        params = {"cards": cards, "price": self._price(phase, row, mat)}
        if phase == "settle":
            params["sought"] = self.word(f"sought.{mat[f'settle_{row}']}")
        if row == "reaction":
            key = "credit" if mat[f"{phase}_reaction_needs"] else "nothing"
            params["needs"] = self.word(f"robot.needs.{key}", cards=cards)
        return self.word(f"robot.{phase}.{row}", **params)

    def _price(self, phase: str, row: str, mat: Row) -> str:
        if phase == "settle":
            dear = cheap = mat["settle_reaction_price"] if row == "reaction" else 0
        else:
            cheap, dear = mat[f"develop_{row}_under_6"], mat[f"develop_{row}_6"]
        key = "free" if not dear else "all" if cheap == dear else "six"
        return self.word(f"robot.price.{key}", n=dear)

    def _then(self, mat: Row) -> str:
        if mat["double_prestige"]:
            return self.word("robot.then.prestige", n=mat["double_prestige"])
        return self.word(
            "robot.then.economy" if mat["double_economy"] else "robot.then.nothing", n=mat["double_economy"]
        )
