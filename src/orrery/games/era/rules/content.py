"""The box: what content/*.toml says, as tables of ints, with the corrections of an owner of the printed game.

The modules in box/ say what the rows are. Numbers of tiles, relics, peoples, cards, stories and goals are their places
in the files, for ever.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from orrery.kernel.corrections import Changes

from .board import HOME
from .box.automas import Automa, Move, PowerTrack, Sentence, Start
from .box.cards import Card
from .box.goals import Goal
from .box.peoples import People, check_corrected
from .box.pieces import (
    HOME_STARS,
    MOST_POPULATION,
    Difficulty,
    Fleet,
    SetUp,
    StarCounter,
    Terrain,
    Track,
    least_points,
    wormholes_at,
)
from .box.relics import Relic
from .box.row import component
from .box.sectors import Face, Tile
from .box.stories import Eras, Story, StoryTerm
from .box.technologies import Technologies

if TYPE_CHECKING:
    from .layout import Layout

__all__ = ["BOX", "BOXES", "Box", "Boxes"]


class Box:
    """Lists by level (`cv`, `range`, ...; 99: unlimited) have nothing at index 0, nor have those by the die (`*_start`,
    `*_moves`, `*_growth`). `enter`, `start_range` and `build` go by terrain, `counters` by the type of star.

    `faces`: number 2 * tile + side. `terms` and `leadership`: by story and era. `ranks` from the lowest: the least
    points and the key. `track_value` by discs off the track, `ship_table` by counted population.
    """

    __slots__ = (
        "ascends_from", "automas", "bonus_population", "build", "card_keys", "cards", "changes", "counters", "cv",
        "difficulties", "discs", "enter", "eras", "faces", "farmer_growth", "farmer_moves", "farmer_start", "fleets",
        "free_from", "goal_keys", "goals", "home_population", "leadership", "miniatures", "neutron_from", "oval_cost",
        "people_keys", "peoples", "power", "range", "ranks", "relic_keys", "relics", "reserve", "rows", "ship_bonus",
        "ship_table", "shipyard", "slaver_growth", "slaver_moves", "slaver_start", "square_cost", "squares",
        "star_population", "stargate", "start_peoples", "start_range", "start_ships", "stories", "story_keys",
        "sublunar", "tactic_dp", "tactics_at", "teleport", "terms", "tile_keys", "tiles", "track_value", "trade_from",
        "views", "wormholes",
    )  # fmt: skip

    def __init__(self, changes: Changes) -> None:
        """BadOptions: a correction that cannot be played with."""
        self.changes: Final = changes
        self.rows: Final[list[dict[str, Any]]] = []
        set_up = SetUp(self._row("pieces.toml", "set_up", "set_up"))
        self.start_ships: Final = set_up.ships
        self.start_peoples: Final = set_up.peoples
        self.home_population: Final = set_up.home_population
        self.miniatures: Final = set_up.miniatures
        self.discs: Final = set_up.discs
        self.reserve: Final = set_up.reserve
        track = Track(self._row("pieces.toml", "population", "population"), set_up.discs)
        self.track_value: Final = track.values
        self.ship_table: Final = track.ships
        terrains = [Terrain(row) for row in self._rows("pieces.toml", "terrain")]
        self.enter: Final = [terrain.enter for terrain in terrains]
        self.start_range: Final = [terrain.start_range for terrain in terrains]
        self.build: Final = [terrain.build for terrain in terrains]
        self.wormholes: Final = wormholes_at(self._rows("pieces.toml", "wormhole"))
        self.counters: Final = [StarCounter(row) for row in self._rows("pieces.toml", "star")]
        self.star_population: Final = [counter.population for counter in self.counters]
        self.fleets: Final = [Fleet(row) for row in self._rows("pieces.toml", "fleet")]
        self.tactic_dp: Final[int] = self._row("pieces.toml", "tactic", "tactic")["dp"]
        self._rows("pieces.toml", "counter")  # how many there are is said by vocabulary/counter.py
        levels = self._rows("pieces.toml", "difficulty")
        self.difficulties: Final = [Difficulty(row["key"].removeprefix("difficulty_"), row) for row in levels]
        ranks = [(least_points(row), row["key"].removeprefix("rank_")) for row in self._rows("pieces.toml", "rank")]
        self.sublunar: Final[str] = ranks[0][1]
        self.ranks: Final[list[tuple[int, str]]] = ranks[1:]
        fields = self._rows("technologies.toml", "field")
        found = Technologies({row["key"].removeprefix("field_"): row for row in fields})
        self.cv: Final = found.cv
        self.tactics_at: Final = found.tactics_at
        self.views: Final = found.views
        self.trade_from: Final = found.trade_from
        self.free_from: Final = found.free_from
        self.ascends_from: Final = found.ascends_from
        self.range: Final = found.range
        self.stargate: Final = found.stargate
        self.neutron_from: Final = found.neutron_from
        self.teleport: Final = found.teleport
        self.ship_bonus: Final = found.ship_bonus
        self.shipyard: Final = found.shipyard
        self.squares: Final = found.squares
        self.square_cost: Final = found.square_cost
        self.bonus_population: Final = found.bonus_population
        self.oval_cost: Final = found.oval_cost
        rows = self._rows("sectors.toml", "tile")
        self.tile_keys: Final[list[str]] = keys_of("sectors.toml", "tile")
        self.tiles: Final = [Tile(number, self.tile_keys[number], rows[number]) for number in range(len(rows))]
        self.faces: Final[list[Face]] = [face for tile in self.tiles for face in tile.faces]
        rows = self._rows("relics.toml", "relic")
        self.relic_keys: Final[list[str]] = keys_of("relics.toml", "relic")
        self.relics: Final = [Relic(self.relic_keys[number], rows[number]) for number in range(len(rows))]
        rows = self._rows("peoples.toml", "people")
        for number in range(len(rows)):
            check_corrected(component("people", read("peoples.toml")["people"][number], {}), rows[number])
        self.people_keys: Final[list[str]] = keys_of("peoples.toml", "people")
        self.peoples: Final = [People(self.people_keys[number], rows[number]) for number in range(len(rows))]
        rows = self._rows("cards.toml", "card")
        self.card_keys: Final[list[str]] = keys_of("cards.toml", "card")
        self.cards: Final = [Card(self.card_keys[number], rows[number]) for number in range(len(rows))]
        self.eras: Final = Eras(self._row("stories.toml", "eras", "story"))
        rows = self._rows("stories.toml", "story")
        self.story_keys: Final[list[str]] = keys_of("stories.toml", "story")
        self.stories: Final = [Story(self.story_keys[number], rows[number]) for number in range(len(rows))]
        self.terms: Final[list[list[list[StoryTerm]]]] = [story.terms for story in self.stories]
        self.leadership: Final[list[list[int]]] = [story.leadership for story in self.stories]
        rows = self._rows("goals.toml", "goal")
        self.goal_keys: Final[list[str]] = keys_of("goals.toml", "goal")
        self.goals: Final = [Goal(self.goal_keys[number], rows[number]) for number in range(len(rows))]
        rows = self._rows("automas.toml", "automa")
        self.automas: Final = [Automa(row["key"].removeprefix("automa_"), row) for row in rows]
        self.farmer_start: Final[list[Start]] = self.automas[0].start
        self.slaver_start: Final[list[Start]] = self.automas[1].start
        self.farmer_moves: Final[list[Move]] = self.automas[0].moves
        self.slaver_moves: Final[list[Move]] = self.automas[1].moves
        self.farmer_growth: Final[list[list[Sentence]]] = self.automas[0].growth
        self.slaver_growth: Final[list[list[Sentence]]] = self.automas[1].growth
        self.power: Final = PowerTrack(self._row("automas.toml", "power", "power"))

    def ships_of(self, population: int) -> int:
        """Ships of Build Ships for a counted population: 6 and the discs on the board (E-139)."""
        return self.ship_table[min(population, MOST_POPULATION)]

    def pool(self, layout: Layout, sector: int) -> list[int]:
        """The counters that are shuffled for a sector, by type of star (E-24, E-25)."""
        if sector != HOME:
            return [counter.centre for counter in self.counters]
        more = len(layout.stars_by_sector[HOME]) >= HOME_STARS
        return [counter.home + (counter.eighth if more else 0) for counter in self.counters]

    def components(self) -> list[dict[str, Any]]:
        """Every component, as everybody may be told. Keys begin with the part: `relic_death_ray`."""
        return self.rows

    def _rows(self, file: str, part: str) -> list[dict[str, Any]]:
        found = [component(part, fields, self.changes) for fields in read(file)[part]]
        self.rows.extend(found)
        return found

    def _row(self, file: str, table: str, part: str) -> dict[str, Any]:
        found = component(part, read(file)[table], self.changes)
        self.rows.append(found)
        return found


class Boxes:
    """The box of a game with its corrections, made when asked for."""

    __slots__ = ("_made", "changes")

    def __init__(self, changes: Changes) -> None:
        self.changes: Final = changes
        self._made: Box | None = None

    def of(self) -> Box:
        if self._made is None:
            self._made = Box(self.changes)
        return self._made


@cache
def read(name: str) -> dict[str, Any]:
    return tomllib.loads(files("orrery.games.era").joinpath("content", name).read_text(encoding="utf-8"))


def keys_of(file: str, part: str) -> list[str]:
    return [fields["key"] for fields in read(file)[part]]


BOXES: Final = Boxes({})
BOX: Final = BOXES.of()
