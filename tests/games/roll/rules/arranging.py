"""Pieces put where a test wants them, before anything is played: the first half of a Scene."""

from __future__ import annotations

from orrery.games.roll.rules.content import BOX, Box
from orrery.games.roll.rules.expansion.flow import Expanded
from orrery.games.roll.rules.flow import Flow
from orrery.games.roll.rules.pieces import COLOUR_KEYS, DEVELOPMENT, FACE_KEYS, WORLD, assigned, rolled
from orrery.games.roll.rules.state import Empire
from orrery.games.roll.rules.steps.setup import found_empire
from orrery.games.roll.rules.vocabulary.phase import PHASE_KEYS
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.event import Recorder

CROWD = ["home"] * 10 + ["genes"]


class Arranged:
    """A galaxy with empty empires (no start tiles, no dice, $0) and all tiles in the bag. `box`: of an expansion."""

    def __init__(self, seats: int = 2, seed: str = "scene", box: Box = BOX) -> None:
        self.s = (Expanded if box.sets else Flow)(Chance(key_of_seed(seed)))
        self.s.box = box
        self.pool = box.pool_per_player * seats
        self.s.pool = self.pool
        self.s.supply = box.dice[:]
        self.s.bag = box.bag[:]
        self.s.seat_players([self.s.found(seat) for seat in range(seats)])
        self.s.order = list(range(seats))
        if box.objectives:
            self.s.goals.begin_phase(seats)
        self.s.round = 1
        self.recorder = Recorder()
        self.heard = 0  # events that `news` has reported already
        self.crowded: list[int] = []

    # Arranging.

    def p(self, seat: int) -> Empire:
        return self.s.players[seat]

    def side(self, key: str) -> int:
        return self.s.box.side(key)

    def tableau(self, seat: int, *keys: str) -> None:
        """Tile sides in the tableau, without their effects."""
        for key in keys:
            side = self._out_of_bag(key)
            if self.s.box.sides[side].kind == DEVELOPMENT:
                self.p(seat).developments.append(side)
                self.p(seat).learn(self.s.box, side)
            else:
                self.p(seat).worlds.append(side)

    def stack(self, seat: int, *keys: str) -> None:
        """Tiles in the construction zone, top first; each on the stack of the side named."""
        for key in keys:
            side = self._out_of_bag(key)
            self.p(seat).stacks[self.s.box.sides[side].kind].insert(0, side)

    def _out_of_bag(self, key: str) -> int:
        side = self.side(key)
        if self.s.box.is_tile[side]:
            self.s.bag.remove(side >> 1)
        return side

    def found(self, seat: int, faction: str, home_world: str) -> None:
        """The start tableau with its dice and credits, as the set-up gives them; the keys name any half."""
        p = self.p(seat)
        box = self.s.box
        p.faction = next(i for i, halves in enumerate(box.factions) if self.side(faction) in halves)
        p.home_world = box.home_worlds.index(self.side(home_world))
        p.credits = self.s.box.start_credits
        self.s.listener = self.recorder
        found_empire(self.s, p)
        self.s.listener = None

    def die(self, seat: int, colour: str) -> int:
        return self.s.new_die(self.p(seat), COLOUR_KEYS.index(colour))

    def cup(self, seat: int, *colours: str) -> None:
        self.p(seat).cup += [self.die(seat, colour) for colour in colours]

    def citizenry(self, seat: int, *colours: str) -> None:
        self.p(seat).citizenry += [self.die(seat, colour) for colour in colours]

    def crowd(self, seat: int) -> None:
        """More citizens than credits can pay, of two colours: Manage Empire asks and leaves everything as it was."""
        self.citizenry(seat, *CROWD)
        self.crowded.append(seat)

    def workers(self, seat: int, **columns: list[str]) -> None:
        """Dice that show a face, in its column; in none, if it leaves a choice: workers(0, explore=["home"])."""
        for name, colours in columns.items():
            for colour in colours:
                face = FACE_KEYS.index(name)
                die = rolled(self.die(seat, colour), face)
                column = self.s.box.face_phase[face]
                self.p(seat).workers.append(die if column < 0 else assigned(die, column))

    def showing(self, seat: int, face: str, column: str, *colours: str) -> None:
        """Dice that show a face, in a column of any phase."""
        for colour in colours:
            die = rolled(self.die(seat, colour), FACE_KEYS.index(face))
            self.p(seat).workers.append(assigned(die, PHASE_KEYS.index(column)))

    def developers(self, seat: int, *colours: str) -> None:
        """Dice lying on the development stack."""
        self.p(seat).builders[DEVELOPMENT] += [
            assigned(self.die(seat, c), PHASE_KEYS.index("develop")) for c in colours
        ]

    def settlers(self, seat: int, *colours: str) -> None:
        phase = PHASE_KEYS.index("settle")
        self.p(seat).builders[WORLD] += [assigned(self.die(seat, colour), phase) for colour in colours]

    def good(self, seat: int, world: str, *colours: str) -> None:
        for colour in colours:
            self.p(seat).goods.append(self.die(seat, colour))
            self.p(seat).goods_on.append(self.side(world))

    def objectives(self, *keys: str) -> None:
        """These lie face up."""
        numbers = {objective.key: objective.number for objective in self.s.box.objectives}
        self.s.goals.dealt = [numbers[key] for key in keys]
        self.s.goals.met = [0] * len(keys)

    def credits(self, seat: int, amount: int) -> None:
        self.p(seat).credits = amount

    def chips(self, seat: int, amount: int) -> None:
        """VP chips, taken from the pool."""
        self.s.award(self.p(seat), amount)

    def bag(self, *keys: str) -> None:
        """Only these tiles (any side of them) stay in the bag; the others go to the last seat's tableau, unseen."""
        keep = {self.side(key) >> 1 for key in keys}
        last = self.s.players[-1]
        for tile in [t for t in self.s.bag if t not in keep]:
            self.s.bag.remove(tile)
            last.worlds.append(2 * tile)

    def hold(self, seat: int) -> None:
        """Something to ship for this seat, so that a game with Ship among its phases waits there for it."""
        self.tableau(seat, "ancient_race")
        self.good(seat, "ancient_race", "home")
        self.workers(seat, ship=["home"])
