"""What star people start with and can do on their two sides, made from the content."""

from __future__ import annotations

from typing import Final

from orrery.games.era.rules.vocabulary.alignment import ALIGNMENT_KEYS
from orrery.games.era.rules.vocabulary.field import FIELD_KEYS

from .pieces import Pieces
from .words import Row, capital

# Which figure of a power selects singular or plural.
COUNTED: Final = ("counters", "times", "actions", "levels")


class Peoples(Pieces):
    def people(self, row: Row) -> list[str]:
        key = "people" if row.get("certain", True) else "people.uncertain"
        sides = [self.people_side(self.short(row), alignment) for alignment in ALIGNMENT_KEYS]
        return [self.word(key, name=self.name(row["key"])), *sides]

    def people_side(self, people: str, alignment: str) -> str:
        """All of one side in one line."""
        row = self.components[f"people_{people}"]
        powers = [self.power(power) for power in row[f"{alignment}_powers"]] or [self.word("people.no_power")]
        start = self.people_start(people, alignment)
        begins = self.word("people.starts", start=start) if start else self.word("people.starts.usual")
        said = {"side": self.word(f"alignment.{alignment}"), "says": " ".join([begins, *powers])}
        name = self.side_name(people, alignment)
        if name == self.name(row["key"]):
            return self.word("people.side", **said)
        return self.word("people.side.named", name=name, **said)

    def people_start(self, people: str, alignment: str) -> str:
        """`Robotics 2 and a ship more`; nothing where it starts as usual."""
        found: Row = self.components[f"people_{people}"].get(f"{alignment}_start", {})
        said = [self.word("start.level", field=self.field(key), n=found[key]) for key in FIELD_KEYS if key in found]
        if "choice" in found:
            said.append(self.word("start.choice", n=found["choice"]))
        if "ships" in found:
            n = found["ships"]
            said.append(self.word("start.ships" if n > 0 else "start.fewer", n=abs(n)))
        said += [self.word(f"start.{name}", n=found[name]) for name in ("discs", "dp") if name in found]
        return self.texts.all_of(said)

    def power(self, row: Row) -> str:
        """One power, as a sentence."""
        effect = row["effect"]
        figures: Row = {name: value for name, value in row.items() if isinstance(value, int)}
        figures["n"] = next((row[name] for name in COUNTED if name in row), 1)
        if "ships" in row:
            figures |= {"ships": self.ships(row["ships"]), "ships_dat": self.ships_dat(row["ships"])}
        if "field" in row:
            figures["field"] = self.field(row["field"])
        return capital(self.word(f"power.{effect}", **figures))
