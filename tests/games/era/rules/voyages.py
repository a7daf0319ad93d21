"""Scenes of the player's movement: he is asked for his fleets, or moves already."""

from __future__ import annotations

from orrery.games.era.rules.alphabet import ALPHABET
from orrery.games.era.rules.movement.ranges import ranges_at
from orrery.games.era.rules.vocabulary import act
from orrery.games.era.rules.vocabulary.faction import HUMAN
from orrery.games.era.rules.vocabulary.field import PROPULSION, SPIRITUALITY
from orrery.games.era.rules.vocabulary.letter import LETTER_KEYS
from orrery.kernel.acts import entry
from orrery.kernel.choice import Choice

from .scene import Scene, at


class Voyage(Scene):
    """`ships`: by address how many the player has there. `fleets`: by letter where, and how many ships."""

    __slots__ = ()

    def __init__(
        self,
        ships: dict[str, int],
        propulsion: int = 1,
        spirituality: int = 1,
        fleets: dict[str, tuple[str, int]] | None = None,
        **hexes: str,
    ) -> None:
        super().__init__("voyage", **hexes)
        for address, n in ships.items():
            self.ships(HUMAN, address, n)
        for key, (address, size) in (fleets or {}).items():
            self.fleet(HUMAN, LETTER_KEYS.index(key), address, size)
        self.me.levels[PROPULSION] = propulsion
        self.me.levels[SPIRITUALITY] = spirituality

    def arrange(self) -> Voyage:
        """The movement begins."""
        self.start(entry(act.MOVE))
        return self

    def sail(self) -> Voyage:
        """The movement begins, and the fleets stay as they are."""
        self.arrange()
        if self.kind() == "fleets":
            self.choose("done")
        return self

    def move(self, lifted: str, to: str, n: int = 0) -> Voyage:
        """Lift ships and put them somewhere, whether or not there is a choice."""
        for code in (f"lift:{lifted}", f"only:{n}", f"to:{to}"):
            if code in self.offered():
                self.choose(code)
        return self

    def regroup(self, hex_: str, **fleets: int) -> Voyage:
        """The ships of a hex are distributed, letter by letter."""
        self.choose(f"regroup:{hex_}")
        for key, n in fleets.items():
            self.choose(f"form:{key}")
            if self.kind() == "crew":
                self.choose(f"crew:{n}")
        if self.kind() == "regroup":
            self.choose("done")
        return self

    def targets(self, lifted: str) -> list[str]:
        """Where lifted ships can go."""
        c = self.clone()
        c.apply(HUMAN, by_code(f"lift:{lifted}"))
        return [choice.code[3:] for choice in c.open[0].choices if choice.code.startswith("to:")]

    def ranges(self, address: str) -> list[int]:
        return ranges_at(self.voyage, at(address))

    def fleet_range(self, key: str) -> int:
        return self.voyage.fleet_ranges[LETTER_KEYS.index(key)]

    def sizes(self) -> dict[str, int]:
        """The fleets on the board."""
        return {key: self.me.fleet_size[n] for n, key in enumerate(LETTER_KEYS) if self.me.fleet_size[n]}

    def news(self, *but: str) -> list[str]:
        """What was told, without some keys."""
        return [repr(event) for event in self.heard.events if event.key not in but]


def by_code(code: str) -> Choice:
    return ALPHABET.by_code[code]
