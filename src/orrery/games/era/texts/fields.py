"""The parameters of events, questions and refusals put into words, by what they are called and what they are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from orrery.games.era.rules.board import DIRECTION_KEYS, HEX_OF
from orrery.games.era.rules.vocabulary.counter import OVAL_KEYS, SQUARE_KEYS
from orrery.games.era.rules.vocabulary.faction import FACTION_KEYS
from orrery.games.era.rules.vocabulary.field import FIELD_KEYS
from orrery.games.era.rules.vocabulary.star import STAR_KEYS

from .components import Components
from .words import PLAYER, Listener, Row, capital

COUNTERS: Final = [*OVAL_KEYS, *SQUARE_KEYS]
# Parameters that name a component of a part.
NAMED: Final = {
    "relic": "relic", "people": "people", "story": "story", "goal": "goal", "home": "tile", "centre": "tile",
    "sector": "tile", "difficulty": "difficulty", "wormhole": "wormhole",
}  # fmt: skip
# Numbers of ships that a sentence tells besides `n`.
SHIPS: Final = ("attacking", "defending", "size")
LETTERS: Final = ("fleet", "other", "letter", "section")


class Fields(Components):
    def fields(self, params: Row, to: Listener = PLAYER, stars: dict[str, str] | None = None) -> Row:
        """All parameters as sentences need them; of numbers also what is counted."""
        out = dict(params)
        for name, value in params.items():
            for found in self._said(name, value, to, stars):
                out |= found
        n = params.get("ships", params.get("n"))
        if type(n) is int:
            out |= {"ships": self.ships(n), "ships_dat": self.ships_dat(n)}
        if type(params.get("n")) is int:
            out.setdefault("discs", self.discs(params["n"]))
        return out

    def _said(self, name: str, value: Any, to: Listener, stars: dict[str, str] | None) -> Iterator[Row]:
        """One parameter in all the words that it may need."""
        if isinstance(value, str):
            yield from self._word_said(name, value, to, stars)
        elif isinstance(value, list):
            yield from self._list_said(name, value, to, stars)
        elif isinstance(value, dict) and all(key in FACTION_KEYS for key in value):
            if all(type(n) is int for n in value.values()):
                yield {name: self.sides(value, "acc" if name == "defenders" else "nom")}
        elif type(value) is int and name in SHIPS:
            yield {f"{name}_ships": self.ships(value), f"{name}_ships_dat": self.ships_dat(value)}
        elif type(value) is int and name == "era":
            yield {name: self.word(f"age.{value}")}

    def _word_said(self, name: str, value: str, to: Listener, stars: dict[str, str] | None) -> Iterator[Row]:
        part = NAMED.get(name, "")
        if value in HEX_OF:
            yield {name: self.place(value, stars)}
        elif name in ("faction", "from") and value in FACTION_KEYS:
            yield self.faction_forms(name, value, to)
        elif name in ("field", "learns", "teaches") and value in FIELD_KEYS:
            yield {name: self.field(value)}
        elif name in ("star", "kind") and value in STAR_KEYS:
            yield {name: self.word(f"star.{value}"), f"a_{name}": self.word(f"star.a.{value}")}
        elif name == "card":
            yield {name: self.card_named(value)}
        elif part and f"{part}_{value}" in self.components:
            yield {name: self.called(part, value)}
        elif name == "counter" and value in COUNTERS:
            yield {name: self.counter(value)}
        elif name in LETTERS:
            yield {name: value.upper(), f"the_{name}": self.fleet(value), f"the_{name}_dat": self.fleet_dat(value)}
        elif name in ("alignment", "way", "rank"):
            yield {name: self.word(f"{name}.{value}")}
        elif name == "only":
            yield {name: self.word(f"way.{value}")}
        elif name == "side":
            yield {name: self.tactic(value)}
        elif name == "direction" and value in DIRECTION_KEYS:
            yield {name: self.word(f"direction.{value}")}
        elif name == "target":
            yield {name: self.target(value, to), "plan": self.plan_of(value, to)}
        elif name == "when":
            yield {name: self.word(f"moment.{value}")}

    def _list_said(self, name: str, value: list[Any], to: Listener, stars: dict[str, str] | None) -> Iterator[Row]:
        if name == "dice":
            yield {name: self.texts.all_of([str(die) for die in value])}
        if not all(isinstance(item, str) for item in value):
            return
        if all(item in HEX_OF for item in value):
            yield {name: self.places(value, stars)}
        elif all(item in FACTION_KEYS for item in value):
            yield {name: self.factions(value, to)}
        elif all(item in FIELD_KEYS for item in value):
            yield {name: self.fields_named(value), "fields": self.fields_named(value)}
        elif all(item in COUNTERS for item in value):
            yield {name: self.counters(value)}
        elif name == "peoples":
            yield {name: self.texts.all_of([self.called("people", key) for key in value])}

    def card_named(self, key: str) -> str:
        """A domination card within a sentence."""
        return self.word("card.named", name=self.called("card", key))

    def fleet_dat(self, letter: str) -> str:
        return self.word("fleet", letter=letter.upper()) if letter else self.word("fleet.hidden.dat")

    def spoken(self, key: str, **params: Any) -> str:
        """A whole sentence: it begins with a capital."""
        return capital(self.word(key, **params))
