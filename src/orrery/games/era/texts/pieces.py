"""What pieces, sectors and relics are, a few sentences each, made from their figures."""

from __future__ import annotations

from typing import Final

from .words import Row, Words

BY_LEVEL: Final = (
    "cv", "tactics", "views", "range", "stargate", "teleport", "ship_bonus", "shipyard", "squares", "square_cost",
    "bonus_population", "oval_cost",
)  # fmt: skip
FROM_LEVEL: Final = ("trade_from", "free_from", "ascends_from", "neutron_from")
RETREATING: Final = ("field_spirituality", "field_propulsion")  # higher than the attacker's they allow a retreat


class Pieces(Words):
    def short(self, row: Row) -> str:
        """The key of a component without its part."""
        return str(row["key"]).removeprefix(f"{row['part']}_")

    def pieces(self, row: Row) -> list[str]:
        """Of a component that is a mere piece."""
        name = self.name(row["key"])
        part = row["part"]
        if part == "population":
            steps = [
                self.word("piece.population.from", ships=self.ships(step["ships"]), n=step["from"])
                for step in row["ships"]
            ]
            values = ", ".join(str(n) for n in row["values"])
            return [
                self.word("piece.population", name=name, values=values),
                self.word("piece.population.ships", ships=", ".join(steps)),
            ]
        if part == "terrain":
            return self._terrain(name, row)
        if part == "star":
            said = [self.word("piece.star", name=name, **self._figures(row))]
            if row.get("eighth"):
                said.append(self.word("piece.star.eighth", eighth=row["eighth"]))
            return [*said, self.word(f"piece.star.{self.short(row)}")]
        if part == "fleet":
            return self._fleet(name, row)
        if part == "counter":
            does = self.word(f"piece.counter.{self.short(row)}")
            return [self.word("piece.counter", name=name, n=row["copies"], does=does)]
        if part == "difficulty":
            figures = {"ships": self.ships(row["ships"]), "discs": self.discs_dat(row["discs"])}
            return [self.word("piece.difficulty", name=name, **figures)]
        if part == "rank":
            lowest = "goal" if self.short(row) == "sublunar" else "from" if "least" in row else "lowest"
            return [self.word(f"piece.rank.{lowest}", name=name, least=row.get("least", 0))]
        if part == "tile":
            return self._tile(name, row)
        return [self.word(f"piece.{part}", name=name, **self._figures(row))]

    def _figures(self, row: Row) -> Row:
        return {name: value for name, value in row.items() if isinstance(value, int | str) and name != "key"}

    def _terrain(self, name: str, row: Row) -> list[str]:
        said = [self.word("piece.terrain", name=name, enter=row["enter"])]
        if row.get("start_range"):
            said.append(self.word("piece.terrain.start_range", start_range=row["start_range"]))
        if row.get("build"):
            said.append(self.word("piece.terrain.build", build=self.ships(row["build"])))
        if self.short(row) == "neutron":
            level = self.components["field_propulsion"]["neutron_from"]
            said.append(self.word("piece.terrain.neutron", level=level))
        if self.short(row) == "star":
            said.append(self.word("piece.terrain.star"))
        return said

    def _fleet(self, name: str, row: Row) -> list[str]:
        said = [self.word("piece.fleet", name=name, letter=self.short(row).upper())]
        figures = {**self._figures(row), "against": str(row.get("against", "")).upper()}
        for what in ("against" if figures["against"] else "cv", "bombs", "range"):
            if row.get(what):
                said.append(self.word(f"piece.fleet.{what}", **figures))
        if row.get("evades"):
            said.append(self.word("piece.fleet.evades"))
        return said

    def _tile(self, name: str, row: Row) -> list[str]:
        stars = self.texts.all_of([star["name"] for star in row["a"]["stars"]])
        return [self.word("piece.tile", name=name, stars=stars), self.bonus(row["bonus"])]

    def bonus(self, row: Row) -> str:
        """What a home sector brings at the start."""
        field = self.field(row["field"]) if "field" in row else ""
        return self.word(f"bonus.{row['kind']}", n=row["n"], field=field)

    def relic(self, row: Row) -> list[str]:
        field = self.field(row["field"]) if "field" in row else ""
        figures = {"n": row.get("ships", 0), "ships": row.get("ships", 0), "range": row.get("range", 0)}
        return [self.word(f"relic.{row['kind']}", name=self.name(row["key"]), field=field, **figures)]

    def technology(self, row: Row) -> list[str]:
        said = [self.word("field", name=self.name(row["key"]))]
        said += [self.word(f"level.{name}", levels=self.level_list(row[name])) for name in BY_LEVEL if name in row]
        said += [self.word(f"level.{name}", n=row[name]) for name in FROM_LEVEL if name in row]
        if row["key"] in RETREATING:
            said.append(self.word("level.retreat"))
        return [*said, self.word(f"plus.{self.short(row)}")]
