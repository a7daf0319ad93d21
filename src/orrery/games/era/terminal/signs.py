"""The signs of the map and their colours. No colour is ever alone: whatever it says, a sign says as well."""

from __future__ import annotations

from typing import Final

from orrery.games.era.rules.vocabulary import star, terrain
from orrery.games.era.rules.vocabulary.faction import FACTION_KEYS
from orrery.games.era.rules.vocabulary.star import STAR_KEYS
from orrery.games.era.texts.words import Words

STAR: Final = "*"
UNSEEN: Final = "?"
RELIC: Final = "+"
RELIC_SEEN: Final = "#"
WORMHOLE: Final = "@"
MORE: Final = "…"  # there is more in the hex than its cell has room for
TARGET: Final = ">"  # ships can go there, for the number behind it
TERRAIN: Final = {terrain.NEBULA: "~", terrain.ASTEROIDS: ":", terrain.NEUTRON: "x"}

FACTIONS: Final = ["bold cyan", "bold green", "bold red"]
NEUTRAL: Final = "yellow"
EMPTY: Final = "bright_black"
TERRAIN_STYLE: Final = "magenta"
WORMHOLE_STYLE: Final = "blue"
RELIC_STYLE: Final = "bold bright_yellow"
TARGET_STYLE: Final = "bold underline"
COST_STYLE: Final = "bold"


class Signs:
    """The letters of one language: of factions, great for their stars and small for their ships; of neutral stars."""

    def __init__(self, voice: Words) -> None:
        self.factions: Final = [voice.word(f"terminal.letter.{key}") for key in FACTION_KEYS]
        self.stars: Final = [voice.word(f"terminal.letter.{key}") for key in STAR_KEYS]

    def owned(self, faction: int, population: int) -> str:
        return f"{self.factions[faction]}{population}"

    def ships(self, faction: int, n: int) -> str:
        return f"{self.factions[faction].lower()}{n}"

    def neutral(self, kind: int) -> str:
        return STAR + (UNSEEN if kind == star.UNKNOWN else self.stars[kind])
