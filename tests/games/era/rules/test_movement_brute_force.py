"""Distances, neighbours, reach and retreat, compared with slow ways of finding them, on 200 random boards."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from orrery.games.era.rules.board import ADDRESSES, DISTANCE, HEXES, MIDDLES, NEIGHBOURS
from orrery.games.era.rules.content import BOX
from orrery.games.era.rules.flow import Flow
from orrery.games.era.rules.layout import Layout
from orrery.games.era.rules.movement.reach import can_leave, reach, reach_walking, retreat_hexes
from orrery.games.era.rules.movement.ways import way
from orrery.games.era.rules.vocabulary import star, terrain
from orrery.games.era.rules.vocabulary.faction import FACTIONS, NOBODY
from orrery.kernel.chance import Chance, key_of_seed
from tests.rules import rule

FAR = 1000


def places() -> list[tuple[int, int]]:
    """Columns and doubled heights of all hexes, read from their addresses: a column is 2 lower a row."""
    found = []
    for address in ADDRESSES:
        column = "abcdefghi".index(address[1])
        height = 2 * int(address[2:]) + abs(column - 4)
        if address[0] == "h":  # (4, -9) in axial coordinates
            column += 4
            height += 2 * -9 + 4
        found.append((column, height))
    return found


PLACES = places()


def beside(a: tuple[int, int], b: tuple[int, int]) -> bool:
    across, down = abs(a[0] - b[0]), abs(a[1] - b[1])
    return (across, down) in ((0, 2), (1, 1))


BESIDE = [[other for other in range(HEXES) if beside(PLACES[at], PLACES[other])] for at in range(HEXES)]


def steps_from(at: int) -> list[int]:
    found = [FAR] * HEXES
    found[at] = 0
    ring = [at]
    while ring:
        nearest = sorted({n for here in ring for n in BESIDE[here] if found[n] == FAR})
        for n in nearest:
            found[n] = found[ring[0]] + 1
        ring = nearest
    return found


STEPS_TO = [steps_from(at) for at in range(HEXES)]


def random_board(random: Random) -> Flow:
    home, centre = random.sample(range(9), 2)
    faces = [2 * tile + random.randrange(2) for tile in (home, centre)]
    layout = Layout(BOX, faces[0], random.randrange(6), faces[1], random.randrange(6))
    s = Flow(BOX, layout, Chance(key_of_seed("brute force")))
    s.wars = [False, random.random() < 0.5, random.random() < 0.5]
    s.home = MIDDLES[1]
    for at in layout.star_hexes:
        s.owner[at] = random.choice([NOBODY, NOBODY, 0, 0, 2])
        s.counters[at] = random.randrange(star.TYPES) if s.owner[at] == NOBODY else star.NONE
        s.discs[at] = random.randrange(5) if s.owner[at] != NOBODY else 0
    s.owner[s.home] = 0
    s.counters[s.home] = star.NONE
    for at, relic in zip(layout.stars_by_sector[0], random.sample(range(10), 10), strict=False):
        s.relics[at] = relic
    for f in s.factions:
        f.levels = [random.randint(1, 6) for _ in range(5)]
        for _ in range(random.randrange(12)):
            at = random.choice([random.randrange(HEXES), *layout.star_hexes])
            f.put_ships(at, f.loose[at] + 1)
        f.put_fleet(random.randrange(5), random.randrange(HEXES), 2)
    return s


def hostile(s: Flow, faction: int, at: int) -> bool:
    for other in range(FACTIONS):
        if other != faction and (s.wars[max(faction, other)] if 0 in (faction, other) else True):
            f = s.factions[other]
            if f.loose[at] or at in f.fleet_at:
                return True
    return False


def can_jump(s: Flow, faction: int, a: int, b: int) -> bool:
    """The rules of gates as they are written, for two hexes (E-67, E-68, E-70)."""
    spirituality, propulsion = s.factions[faction].levels[1:3]
    ends = (a, b)
    free = spirituality >= 5 or not any(hostile(s, faction, end) for end in ends)
    own = all(s.owner[end] == faction for end in ends)
    linked = own and any(s.relics[end] >= 0 and BOX.relic_keys[s.relics[end]] == "super_stargate" for end in ends)
    if linked and (free or propulsion >= 5):
        return True
    if propulsion in (3, 4):
        return free and own and all(s.discs[end] + (6 if end == s.home else 0) >= 3 for end in ends)
    if propulsion == 5 and free:
        for end in ends:
            neutron = s.layout.terrain[end] == terrain.NEUTRON
            holder = s.owner[end]
            if not neutron and s.layout.terrain[end] != terrain.STAR:
                return False
            if holder not in (NOBODY, faction) and (0 not in (holder, faction) or s.wars[max(holder, faction)]):
                return False
        return True
    return False


def slow_reach(s: Flow, faction: int, at: int, range_left: int, jumps: bool) -> list[int]:
    propulsion = s.factions[faction].levels[2]
    if propulsion == 6 and range_left:
        return [0 if to == at else 1 for to in range(HEXES)]
    stars = [h for h in range(HEXES) if s.layout.terrain[h] in (terrain.STAR, terrain.NEUTRON)]
    edges = []
    for to in range(HEXES):
        lies = s.layout.terrain[to]
        if lies != terrain.NEUTRON or propulsion >= 5:
            edges += [(here, to, 2 if lies == terrain.NEBULA else 1) for here in BESIDE[to]]
    if jumps:
        edges += [(a, b, 1) for a in stars for b in stars if a != b and can_jump(s, faction, a, b)]
    cost = [FAR] * HEXES
    cost[at] = 0
    changed = True
    while changed:
        changed = False
        for here, to, n in edges:
            if cost[here] + n < cost[to]:
                cost[to] = cost[here] + n
                changed = True
    return [n if n <= range_left else -1 for n in cost]


@rule("E-13", "E-15", "E-20")
def test_neighbours_and_distances_are_those_of_the_drawn_board() -> None:
    assert [sorted(near) for near in NEIGHBOURS] == BESIDE
    assert DISTANCE == STEPS_TO


@rule("E-60", "E-61", "E-63", "E-65", "E-66", "E-67", "E-68", "E-69", "E-70", "E-71", "E-88")
def test_reach_and_retreat_on_random_boards() -> None:
    random = Random(7)
    jumps = 0
    for _ in range(200):
        s = random_board(random)
        faction = random.randrange(FACTIONS)
        at = random.choice([random.randrange(HEXES), random.choice(s.layout.star_hexes)])
        range_left = random.randrange(8)
        costs = reach(s, faction, at, range_left)
        assert costs == slow_reach(s, faction, at, range_left, True)
        walking = slow_reach(s, faction, at, range_left, False)
        assert reach_walking(s, faction, at, range_left) == walking
        assert can_leave(s, faction, at, range_left) == (sum(cost >= 0 for cost in costs) > 1)
        fits = [
            to
            for to in range(HEXES)
            if to != at
            and not hostile(s, faction, to)
            and (s.layout.terrain[to] != terrain.NEUTRON or s.factions[faction].levels[2] >= 5)
        ]
        nearest = min(STEPS_TO[at][to] for to in fits)
        assert retreat_hexes(s, faction, at) == [to for to in fits if STEPS_TO[at][to] == nearest]
        if s.factions[faction].levels[2] < 6:
            for to in range(HEXES):
                if costs[to] >= 0:
                    jumps += check_way(s, faction, way(s, faction, at, to, range_left), walking[to] >= 0, range_left)
    assert jumps > 500, "gates are used"


def check_way(s: Flow, faction: int, hexes: list[int], walks: bool, range_left: int) -> int:
    """Each step is a step or a jump, and the range suffices; how many are jumps."""
    jumps = spent = 0
    for here, there in pairwise(hexes):
        if there in BESIDE[here]:
            spent += 2 if s.layout.terrain[there] == terrain.NEBULA else 1
        else:
            assert can_jump(s, faction, here, there)
            spent += 1
            jumps += 1
    assert spent <= range_left
    assert not (walks and jumps), "nobody jumps who can walk"
    return jumps
