"""The set-up (R-8 to R-15)."""

from __future__ import annotations

from orrery.kernel.chance import Chance
from orrery.kernel.choice import Choice
from orrery.kernel.event import EVERYONE, only
from orrery.kernel.refusal import Refusal

from ..alphabet import C_START
from ..pieces import DEVELOPMENT
from ..roll_step import RollStep
from ..state import Empire, Galaxy
from ..vocabulary import stage, step
from ..zone import put_under, show_tops


def set_up(s: Galaxy, seats: int, beginner: bool) -> None:
    """Deal factions, home worlds and two tiles each, all at random."""
    box = s.box
    chance = s.chance
    s.stage = stage.SET_UP
    s.setup = 1 if beginner else 0
    s.pool = box.pool_per_player * seats
    s.supply = box.dice[:]
    factions = deal(chance, len(box.factions), seats)
    home_worlds = deal(chance, len(box.home_worlds), seats)
    tiles = box.bag[:]
    chance.shuffle(tiles)
    players: list[Empire] = []
    for seat in range(seats):
        p = s.found(seat)
        p.faction = factions[seat]
        p.home_world = home_worlds[seat]
        p.drawn = sorted([tiles.pop(), tiles.pop()])
        p.credits = box.start_credits
        p.todo.append(step.START)
        players.append(p)
    tiles.sort()
    s.bag = tiles
    s.seat_players(players)
    s.order = player_order(s)
    for p in players:
        found_empire(s, p)
    s.set_up_modules()


def deal(chance: Chance, components: int, seats: int) -> list[int]:
    numbers = list(range(components))
    chance.shuffle(numbers)
    return numbers[:seats]


def player_order(s: Galaxy) -> list[int]:
    """Clockwise from the holder of the lowest faction number (R-82)."""
    first = 0
    for p in s.players:
        if s.box.numbers[p.faction] < s.box.numbers[s.players[first].faction]:
            first = p.seat
    n = len(s.players)
    return [(first + i) % n for i in range(n)]


def found_empire(s: Galaxy, p: Empire) -> None:
    """The start tableau and its dice: given now, once (R-9, R-11 to R-14)."""
    if s.listener is not None:
        faction = [s.box.sides[side].key for side in s.box.factions[p.faction]]
        home_world = s.box.sides[s.box.home_worlds[p.home_world]].key
        s.say("empire", p.seat, "R-9", {"faction": faction, "home_world": home_world}, EVERYONE, True)
    for side in [*s.box.factions[p.faction], s.box.home_worlds[p.home_world]]:
        if s.box.sides[side].kind == DEVELOPMENT:
            p.developments.append(side)
            p.learn(s.box, side)
        else:
            p.worlds.append(side)
    for colour in s.box.start_cup:
        p.cup.append(s.new_die(p, colour))
    for colour in s.box.start_citizenry:
        p.citizenry.append(s.new_die(p, colour))
    s.give_start(p)


class Start(RollStep):
    """Which of the two tiles goes on the development stack; the other one becomes a world (R-10)."""

    number = step.START
    kind = "start"
    rule = "R-10"
    secret = True

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        if p.start >= 0:
            return
        if s.setup:
            out.append(C_START[2 * beginners_choice(s, p) + DEVELOPMENT])
            return
        for tile in p.drawn:
            out.append(C_START[2 * tile + DEVELOPMENT])

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        p.todo.pop()
        p.start = c.a >> 1
        if s.listener is not None:
            s.say("ready", p.seat, "R-10", {}, EVERYONE)

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        out.append(Refusal("one_tile_per_stack", "R-10"))


def beginners_choice(s: Galaxy, p: Empire) -> int:
    """The arrangement that is cheaper in all, as advised for first games (R-10)."""
    first, second = p.drawn
    cost = s.box.cost
    one = cost[2 * first + DEVELOPMENT] + cost[2 * second]
    other = cost[2 * second + DEVELOPMENT] + cost[2 * first]
    return first if one <= other else second


def lay_out(s: Galaxy) -> None:
    """Everybody has chosen: the tiles go onto the stacks."""
    for p in s.players:
        development = 2 * p.start + DEVELOPMENT
        world = 2 * (p.drawn[0] if p.drawn[1] == p.start else p.drawn[1])
        p.drawn = []
        p.start = -1
        if s.listener is not None:
            params = {"development": s.box.sides[development].key, "world": s.box.sides[world].key}
            s.say("lay_out", p.seat, "R-10", params, only(p.seat))
        put_under(p, development)
        put_under(p, world)
        show_tops(s, p)
