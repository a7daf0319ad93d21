"""The words of Galactic Era in their forms: factions as they are addressed, places, ships, fleets, figures."""

from __future__ import annotations

from typing import Any, Final

from orrery.games.era.rules.board import HEX_OF
from orrery.games.era.rules.vocabulary.faction import FACTION_KEYS, HUMAN
from orrery.games.era.rules.vocabulary.field import FIELD_KEYS
from orrery.texts.voice import Voice

Row = dict[str, Any]
UNLIMITED: Final = 99
ADDRESS: Final = 3  # letters that an address has
FORMS: Final = ("nom", "acc", "dat", "of")


class Listener:
    """Who is told: the names of seats and rivals, and his own number (None: a spectator). By itself: the player."""

    __slots__ = ("me", "names")

    def __init__(self, names: list[str] | None = None, me: int | None = HUMAN) -> None:
        self.names: Final = [] if names is None else names
        self.me: Final = me


PLAYER: Final = Listener()


class Words(Voice):
    # Factions.

    def faction(self, key: str, form: str, to: Listener = PLAYER) -> str:
        """`the Slavers`, `you`, `den Sklavenhändlern`: an automa by what it is, unless it plays under another name."""
        number = FACTION_KEYS.index(key)
        name = to.names[number] if number < len(to.names) else ""
        if number == to.me == HUMAN or (number != HUMAN and name in ("", self.word(f"rival.{key}"))):
            return self.word(f"faction.{key}.{form}")
        return self.word(f"faction.other.{form}", name=name)

    def faction_forms(self, name: str, key: str, to: Listener) -> Row:
        """A faction in every form, and at the start of a sentence."""
        found = {f"{name}_{form}": self.faction(key, form, to) for form in FORMS}
        return found | {name: found[f"{name}_nom"], f"{name}_up": capital(found[f"{name}_nom"])}

    def factions(self, keys: list[str], to: Listener = PLAYER) -> str:
        """`the Slavers and you`."""
        return self.texts.all_of([self.faction(key, "nom", to) for key in keys])

    def sides(self, ships: dict[str, int], form: str) -> str:
        """`the Slavers (6) and the Farmers (1)`."""
        return self.texts.all_of(
            [self.word("with_ships", faction=self.faction(key, form), n=n) for key, n in ships.items()]
        )

    def by_listener(self, key: str, to: Listener, **params: Any) -> str:
        """A text that speaks of the player: `.you` to himself, `.other` to everybody else."""
        if to.me == HUMAN:
            return self.word(f"{key}.you", **params)
        return self.word(f"{key}.other", player=self.faction(FACTION_KEYS[HUMAN], "nom", to), **params)

    # Pieces.

    def called(self, part: str, key: str) -> str:
        """The name of a component by its short key: `relic`, `pyramids`."""
        return self.name(f"{part}_{key}")

    def place(self, at: str, stars: dict[str, str] | None = None) -> str:
        """`ze5`, and with the names of stars `Arcuturus (ze5)`."""
        star = "" if stars is None else stars.get(at, "")
        return self.word("place", star=star, at=at) if star else at

    def places(self, hexes: list[str], stars: dict[str, str] | None = None) -> str:
        return self.texts.all_of([self.place(at, stars) for at in hexes]) or self.word("nothing")

    def ships(self, n: int) -> str:
        return self.word("ships", n=n)

    def ships_dat(self, n: int) -> str:
        return self.word("ships.dat", n=n)

    def discs(self, n: int) -> str:
        return self.word("discs", n=n)

    def discs_dat(self, n: int) -> str:
        return self.word("discs.dat", n=n)

    def fleet(self, letter: str) -> str:
        """`fleet A`; of one whose letter nobody knows: `a hidden fleet`."""
        return self.word("fleet", letter=letter.upper()) if letter else self.word("fleet.hidden")

    def field(self, key: str) -> str:
        """What a field of technology is called."""
        return self.called("field", key)

    def fields_named(self, keys: list[str]) -> str:
        return self.texts.all_of([self.field(key) for key in keys])

    def counter(self, key: str) -> str:
        """What a growth counter is called; the square one of a field says what it is for."""
        if key in FIELD_KEYS:
            return self.word("choice.square.field", field=self.field(key))
        return self.called("counter", key)

    def counters(self, keys: list[str]) -> str:
        """`2 x Gain Star and Research`: a counter that is there twice is told once."""
        found = [(key, keys.count(key)) for key in dict.fromkeys(keys)]
        named = [(self.counter(key), n) for key, n in found]
        return self.texts.all_of([name if n == 1 else f"{n} × {name}" for name, n in named]) or self.word("nothing")

    def tactic(self, side: str) -> str:
        """`x2`, `+3 DP`."""
        return self.word(f"tactic.{side}", n=self.components["tactic_advanced"]["dp"])

    def side_name(self, people: str, alignment: str) -> str:
        """A star people by the name of its side, where the sides have names of their own."""
        row = self.components[f"people_{people}"]
        own = row.get(f"name_{self.texts.lang}_{alignment}", "")
        return str(own) or self.called("people", people)

    # Figures.

    def level_list(self, levels: list[int]) -> str:
        """`0, 1, 2, 3, 4, unlimited`."""
        return ", ".join(self.word("level.unlimited") if n == UNLIMITED else str(n) for n in levels)

    def range_said(self, ranges: list[int]) -> str:
        """`3`, `2 to 5`, `unlimited`."""
        least, most = min(ranges), max(ranges)
        if most >= UNLIMITED:
            return self.word("range_of.unlimited")
        if least == most:
            return self.word("range_of", most=most)
        return self.word("range_of.several", least=least, most=most)


def capital(text: str) -> str:
    """The same at the start of a sentence. Addresses stay as they are typed."""
    return text if text[:ADDRESS] in HEX_OF else text[:1].upper() + text[1:]
