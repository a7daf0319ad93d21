"""The state of a game: what lies where. How it moves is told by flow.py and the folders of its phases.

Lists by hex have a place for each of the 122 hexes. What lasts for a part of the round stands in slices/.
"""

from __future__ import annotations

from typing import Final

from orrery.kernel.acts import ActingState
from orrery.kernel.chance import Chance
from orrery.kernel.state import Player

from .board import HEXES, NOWHERE, SECTOR_OF
from .content import Box
from .faction import Faction
from .layout import Layout
from .powers.power import PeoplePower
from .slices import Battle, Folk, Growth, Hand, Ledger, Robots, Voyage
from .vocabulary import alignment, phase, star
from .vocabulary.faction import FACTIONS, FARMERS, HUMAN, NOBODY, SLAVERS
from .vocabulary.field import SPIRITUALITY, TOP
from .vocabulary.source import SOURCES

HOME_POPULATION: Final = 6  # what a home star counts by itself (E-23)
UNBLOCKABLE: Final = 5  # the Spirituality from which on nobody can be blocked (E-153)
ERA_OF_ROUND: Final = [0, 0, 0, 1, 1, 1, 1, 2, 2]  # E-42
NO_POWERS: Final[list[PeoplePower]] = []
ERA_ALIGNMENT: Final = [alignment.STO, alignment.STS, alignment.STO]


class Seat(Player):
    """The player's seat: what he has to do. `asked`: figures that a question is about, an own meaning for each."""

    __slots__ = ("asked",)

    def __init__(self) -> None:
        super().__init__(0)
        self.asked: list[int] = []

    def clone(self) -> Seat:
        c = Seat()
        c.todo = self.todo[:]
        c.waiting = self.waiting
        c.busy = self.busy
        c.asked = self.asked[:]
        return c


class Galaxy(ActingState):
    """The state of the whole game. `Flow` in flow.py adds how it runs."""

    __slots__ = (
        "active", "alignment", "ascended", "battle", "box", "counters", "dealt", "difficulty", "discs", "faces_seen",
        "emptied", "factions", "folk", "goal", "growth", "hand", "home", "kept", "laid", "layout", "ledger", "mark",
        "me", "on_tile", "order", "owner", "people", "people_left", "phase", "points", "relic_seen", "relics",
        "relics_laid", "reserve_used", "robots", "seat", "story", "voyage", "war_declared", "wars",
    )  # fmt: skip

    def __init__(self, box: Box, layout: Layout, chance: Chance) -> None:
        super().__init__(chance)
        self.box = box
        self.layout = layout
        self.seat_player(Seat())
        self.seat_factions([Faction(number) for number in range(FACTIONS)])
        self.difficulty = 0
        self.story = 0
        self.goal = -1
        self.phase = phase.SET_UP
        self.active = NOBODY  # the faction whose turn it is
        self.order = [HUMAN, FARMERS, SLAVERS]  # the turn order: who acts first comes first; replaced, never changed
        self.wars = [False, False, False]  # by automa: whether it and the player are at war
        self.war_declared = [False, False, False]  # by automa: the player declared war on it once (Cooperation)
        # The board.
        self.owner = [NOBODY] * HEXES
        self.discs = [0] * HEXES
        self.home = NOWHERE  # where the player's home star stands
        self.counters = [star.NONE] * HEXES  # of neutral stars
        self.faces_seen = [False] * HEXES  # the player knows the counter that was laid here in the set-up
        self.relics = [-1] * HEXES  # -1: none lies here; -2 in a view: one that the player has not seen
        self.relic_seen = [False] * HEXES  # the player knows the relic that was laid here in the set-up
        self.laid = self.counters[:]  # as the set-up has laid them; replaced, never changed
        self.relics_laid = self.relics[:]
        self.emptied: list[int] = []  # hexes that lost their population and got another counter (E-137), sorted
        # The player.
        self.people = -1
        self.dealt: list[int] = []  # star people to choose from, in the set-up
        self.alignment = alignment.STO
        self.people_left = 0  # free actions of his star people that are left in the game
        self.points = [0] * SOURCES
        self.ascended = 0  # discs lost at Spirituality 6 (E-153)
        self.reserve_used = False  # the emergency reserve (E-147)
        self.kept = [0] * (FACTIONS * star.TYPES)  # counters of stars taken, by faction and type (Discovery)
        self.on_tile = [0] * FACTIONS  # ships on the tile of Leadership
        # Parts of the round.
        self.voyage = Voyage()
        self.battle = Battle()
        self.growth = Growth()
        self.robots = Robots()
        self.ledger = Ledger()
        self.hand = Hand()
        self.folk = Folk()
        self.mark = 0  # while the player waits: his steps go on when the agenda is down to this

    def seat_player(self, seat: Seat) -> None:
        self.seat = seat
        self.seats = [seat]

    def seat_factions(self, factions: list[Faction]) -> None:
        self.factions = factions
        self.me = factions[HUMAN]

    def blank(self, chance: Chance) -> Galaxy:
        raise NotImplementedError

    def clone(self) -> Galaxy:
        c = self.blank(self.chance.copy())
        c.seat_player(self.seat.clone())
        c.seat_factions([faction.clone() for faction in self.factions])
        c.round = self.round
        c.viewer = self.viewer
        c.open = self.open[:]
        c.agenda = self.agenda[:]
        c.difficulty = self.difficulty
        c.story = self.story
        c.goal = self.goal
        c.phase = self.phase
        c.active = self.active
        c.order = self.order
        c.wars = self.wars[:]
        c.war_declared = self.war_declared[:]
        c.owner = self.owner[:]
        c.discs = self.discs[:]
        c.home = self.home
        c.counters = self.counters[:]
        c.faces_seen = self.faces_seen[:]
        c.relics = self.relics[:]
        c.relic_seen = self.relic_seen[:]
        c.emptied = self.emptied[:]
        c.laid = self.laid
        c.relics_laid = self.relics_laid
        c.people = self.people
        c.dealt = self.dealt[:]
        c.alignment = self.alignment
        c.people_left = self.people_left
        c.points = self.points[:]
        c.ascended = self.ascended
        c.reserve_used = self.reserve_used
        c.kept = self.kept[:]
        c.on_tile = self.on_tile[:]
        c.voyage = self.voyage.clone()
        c.battle = self.battle.clone()
        c.growth = self.growth.clone()
        c.robots = self.robots.clone()
        c.ledger = self.ledger.clone()
        c.hand = self.hand.clone()
        c.folk = self.folk.clone()
        c.mark = self.mark
        return c

    # How steps and acts take turns.

    def soon(self, entry: int) -> None:
        """Put an act on the agenda that happens before the player's steps go on, with all that it plans."""
        p = self.seat
        if not p.waiting:
            p.waiting = True
            self.mark = len(self.agenda)
        self.agenda.append(entry)

    def resume(self) -> None:
        """After every act: the player's steps go on if nothing is left of what he waits for."""
        p = self.seat
        if p.waiting and len(self.agenda) <= self.mark:
            p.waiting = False
            self.mark = 0

    # What many rules ask.

    @property
    def era(self) -> int:
        return ERA_OF_ROUND[self.round]

    @property
    def powers(self) -> list[PeoplePower]:
        """What the player's star people can do on their present side."""
        return self.box.peoples[self.people].sides[self.alignment].powers if self.people >= 0 else NO_POWERS

    def highest(self, field: int) -> int:
        """The highest level that the player can have in a field: star people may have a limit."""
        most = TOP
        for power in self.powers:
            most = min(most, power.highest(field))
        return most

    def level(self, faction: int, field: int) -> int:
        return self.factions[faction].levels[field]

    def alignment_of(self, faction: int) -> int:
        """E-190: the Farmers are STO, the Slavers STS, for ever."""
        if faction == HUMAN:
            return self.alignment
        return alignment.STO if faction == FARMERS else alignment.STS

    def at_war(self, one: int, other: int) -> bool:
        """E-78; the automas always are, with each other (E-206)."""
        if one == other:
            return False
        if one == HUMAN:
            return self.wars[other]
        if other == HUMAN:
            return self.wars[one]
        return True

    def enemies(self, faction: int) -> list[int]:
        return [other for other in range(FACTIONS) if self.at_war(faction, other)]

    def hostile_ships(self, faction: int, at: int) -> int:
        """How many ships of factions at war with this one are in a hex."""
        return sum(self.factions[other].ships_at(at) for other in range(FACTIONS) if self.at_war(faction, other))

    def is_hostile(self, faction: int, at: int) -> bool:
        """Whether ships of a faction at war with this one are in a hex."""
        for other in self.factions:
            if (other.loose[at] > 0 or at in other.fleet_at) and self.at_war(faction, other.number):
                return True
        return False

    def hostile_hexes(self, faction: int) -> list[int]:
        """The hexes with such ships, in their order."""
        found: set[int] = set()
        for other in self.enemies(faction):
            found.update(self.factions[other].places())
        return sorted(found)

    def blocked(self, faction: int, at: int) -> bool:
        """E-148: hostile ships there, and not immune by Spirituality."""
        return self.factions[faction].levels[SPIRITUALITY] < UNBLOCKABLE and self.is_hostile(faction, at)

    def is_star(self, at: int) -> bool:
        """A star hex, or where the home star went (E-145)."""
        return self.counters[at] != star.NONE or self.owner[at] != NOBODY

    def is_neutral(self, at: int) -> bool:
        """E-224: a star with a counter of a neutral star."""
        return self.counters[at] != star.NONE

    def population(self, at: int) -> int:
        """Of an owned star, with what the home star counts (E-23)."""
        return self.discs[at] + (HOME_POPULATION if at == self.home else 0)

    def stars_of(self, faction: int) -> list[int]:
        """The stars of a faction, in the order of hexes."""
        owner = self.owner
        return [at for at in self.star_hexes() if owner[at] == faction]

    def star_hexes(self) -> list[int]:
        """All stars, in the order of hexes; also the home star where there was none."""
        found = self.layout.star_hexes
        if self.home != NOWHERE and not self.layout.is_star[self.home]:
            return sorted([*found, self.home])
        return found

    def in_home_sector(self, at: int) -> bool:
        return SECTOR_OF[at] == 1

    def total(self) -> int:
        """Destiny points so far."""
        return sum(self.points)

    @property
    def slavers(self) -> Faction:
        return self.factions[SLAVERS]

    @property
    def farmers(self) -> Faction:
        return self.factions[FARMERS]
