"""What galactic stories and goals pay for, made from the content."""

from __future__ import annotations

from orrery.games.era.rules.box.stories import ERA_KEYS

from .cards import Cards
from .words import Row, capital


class Aims(Cards):
    def rounds_of_eras(self) -> list[tuple[int, int]]:
        """The first and the last round of each era."""
        found: list[tuple[int, int]] = []
        last = 0
        for n in self.components["story_eras"]["rounds"]:
            found.append((last + 1, last + n))
            last += n
        return found

    def story(self, row: Row) -> list[str]:
        name = self.name(row["key"])
        if "alignments" in row:
            eras = [
                self.word("story.rounds.alignment", first=a, last=b, alignment=self.word(f"alignment.{alignment}"))
                for (a, b), alignment in zip(self.rounds_of_eras(), row["alignments"], strict=True)
            ]
            return [self.word("story.eras", name=name, dp=row["dp"], eras=capital(", ".join(eras)))]
        rounds = [
            self.word("story.rounds", first=a, last=b, terms=self.deeds(row[era]))
            for (a, b), era in zip(self.rounds_of_eras(), ERA_KEYS, strict=True)
        ]
        leadership = self.word("story.leadership", dp=", ".join(str(n) for n in row["leadership"]))
        return [self.word("story", name=name), *rounds, leadership]

    def deeds(self, terms: list[Row]) -> str:
        """What one era pays for: at once, and at the end of each round."""
        said = []
        for key in ("now", "end"):
            found = [self.deed(term) for term in terms if term.get("end", False) == (key == "end")]
            if found:
                said.append(self.word(f"story.{key}", deeds=", ".join(found)))
        return "; ".join(said)

    def deed(self, row: Row) -> str:
        fields = self.fields_named(row["fields"]) if "fields" in row else ""
        said = self.word(f"deed.{row['kind']}", dp=row["dp"], fields=fields)
        if row.get("outside_home"):
            return self.word("deed.outside", deed=said)
        return said.removesuffix(",")

    def goal(self, row: Row) -> list[str]:
        figures = {name: value for name, value in row.items() if isinstance(value, int)}
        gives = self.word(f"goal.{self.short(row)}", **figures)
        return [self.word("goal", name=self.name(row["key"]), gives=gives)]
