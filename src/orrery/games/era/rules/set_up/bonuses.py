"""What the player starts with: his ships, the bonus of his star people and of his home sector (E-26, E-28, E-29)."""

from __future__ import annotations

from orrery.kernel.acts import Act
from orrery.kernel.state import STEP_BITS

from ..board import ADDRESSES
from ..box.sectors import Tile
from ..levels import start_at
from ..movement.ships import free_miniatures, place_ships
from ..points import award
from ..state import Galaxy
from ..vocabulary import act, bonus, source, step
from ..vocabulary.faction import HUMAN
from ..vocabulary.field import FIELDS
from .peoples import SECTOR, start_fields


class PeopleBonus(Act[Galaxy]):
    """Ships, and what the side of the star people brings (E-26, E-28)."""

    number = act.PEOPLE_BONUS

    def act(self, s: Galaxy, argument: int) -> None:
        side = s.box.peoples[s.people].sides[s.alignment]
        start_ships(s, max(0, s.box.start_ships + side.ships), "E-28" if side.ships else "E-26")
        start_discs(s, side.discs, "E-28")
        award(s, source.PEOPLE, side.dp, "E-28", "start")
        for field in range(FIELDS):
            if side.levels[field] > s.me.levels[field]:
                start_at(s, HUMAN, field, side.levels[field], "E-28")
        if side.choice > 1:
            s.seat.todo.append(step.START_FIELD | side.choice << STEP_BITS)


class SectorBonus(Act[Galaxy]):
    """What the home sector brings (E-29)."""

    number = act.SECTOR_BONUS

    def act(self, s: Galaxy, argument: int) -> None:
        tile = s.box.tiles[s.layout.home_tile]
        if tile.bonus_kind == bonus.TECHNOLOGY:
            self.start_field(s, tile)
        elif tile.bonus_kind == bonus.SHIPS:
            start_ships(s, tile.bonus_amount, "E-29")
        elif tile.bonus_kind == bonus.POPULATION:
            start_discs(s, tile.bonus_amount, "E-29")
        elif s.listener is not None:
            s.say("sector_growth", HUMAN, "E-29", {"sector": tile.key, "n": tile.bonus_amount})

    def start_field(self, s: Galaxy, tile: Tile) -> None:
        """The field of the sector; another one if it is above level 1, or cannot rise."""
        field = tile.bonus_field
        if s.me.levels[field] == 1 and s.highest(field) >= tile.bonus_amount:
            start_at(s, HUMAN, field, tile.bonus_amount, "E-29")
            return
        argument = SECTOR + tile.bonus_amount
        if s.listener is not None:
            s.say("sector_other_field", HUMAN, "E-29", {"sector": tile.key, "n": len(start_fields(s, argument))})
        s.seat.todo.append(step.START_FIELD | argument << STEP_BITS)


def start_ships(s: Galaxy, n: int, rule: str) -> None:
    """Miniatures at the home star, as far as there are any."""
    n = min(n, free_miniatures(s, HUMAN))
    place_ships(s, HUMAN, s.home, n)
    if s.listener is not None:
        s.say("start_ships", HUMAN, rule, {"n": n, "hex": ADDRESSES[s.home], "ships": s.me.ships_at(s.home)})


def start_discs(s: Galaxy, n: int, rule: str) -> None:
    """Discs on the home star."""
    if n == 0:
        return
    s.me.track -= n
    s.discs[s.home] += n
    if s.listener is not None:
        told = {"n": n, "hex": ADDRESSES[s.home], "population": s.population(s.home)}
        s.say("start_discs", HUMAN, rule, told)
