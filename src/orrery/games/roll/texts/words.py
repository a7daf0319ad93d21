"""The words of Roll for the Galaxy in their forms, and the parameters of engine objects put into words."""

from __future__ import annotations

from typing import Final

from orrery.games.roll.rules.pieces import COLOUR_KEYS, FACE_KEYS, PLACE_KEYS
from orrery.games.roll.rules.vocabulary.phase import DOLLAR, PHASE_KEYS
from orrery.texts.voice import Voice

WITHOUT_TILE: Final = ("dictate", "everybody", "orb")  # what moves workers and stands on no tile


class Words(Voice):
    def name(self, key: str) -> str:
        """A tile side by its name, a die by its colour."""
        return self.die(key) if key in COLOUR_KEYS else super().name(key)

    def tile(self, key: str) -> str:
        """A tile side's name within a sentence."""
        if key in WITHOUT_TILE:
            return self.word(key)
        return self.word("tile", name=self.name(key))

    def face(self, key: str) -> str:
        """A face of an Orb die within a sentence."""
        return self.tile(key) if key in self.components else key

    def money(self, credits: int) -> str:
        return self.word("money", n=credits)

    def die(self, colour: str, form: str = "word") -> str:
        return self.word(f"die.{colour}.{form}")

    def look(self, die: str, face: str) -> str:
        """A die in words, and what it shows where that matters."""
        return self.word("look", die=die, face=self.phase(face)) if face else die

    def world(self, colour: str, form: str) -> str:
        return self.word(f"world.{colour}.{form}")

    def phase(self, phase: str) -> str:
        return self.word(f"phase.{self.sixth() if phase == PHASE_KEYS[DOLLAR] else phase}")

    def sixth(self) -> str:
        """What the sixth phase is called: after the one module that is played, or with both of them by its sign."""
        kinds = [row["kind"] for row in self.components.values()]
        if ("deal" in kinds) == ("face" in kinds):
            return PHASE_KEYS[DOLLAR]
        return "deal" if "deal" in kinds else "research"

    def worker(self, phase: str, n: int) -> str:
        """What workers of a phase are called."""
        return self.word(f"worker.{phase}", n=n)

    def origin(self, place: str) -> str:
        """Where a die comes from: a place, a column or a world."""
        if place in PLACE_KEYS:
            return self.word(f"place.{place}.from", sixth=self.phase(PHASE_KEYS[DOLLAR]))
        return self.word("place.tile.from", tile=self.tile(place))

    def counted(self, colours: list[str]) -> str:
        """`2 Home, 1 Novelty`."""
        found = [(colour, colours.count(colour)) for colour in COLOUR_KEYS if colour in colours]
        return ", ".join(self.word("count", n=n, colour=self.word(f"colour.{colour}")) for colour, n in found)

    def columns(self, dice: dict[str, list[str]]) -> str:
        """Dice by face or phase: `Explore: 2 Home; Settle: 1 Novelty`."""
        rows = [(key, dice[key]) for key in FACE_KEYS if dice.get(key)]
        return "; ".join(self.word("column", phase=self.phase(key), dice=self.counted(row)) for key, row in rows)


def colours_of(labels: list[str]) -> list[str]:
    """The colours of dice as events name them (`home#3`)."""
    return [colour_of(label) for label in labels]


def colour_of(label: str) -> str:
    return label.partition("#")[0]
