"""The board: its hexes and distances (EV-1 to EV-9), and two sectors as they are turned and laid out."""

from __future__ import annotations

from collections import deque

import pytest

from orrery.games.era.rules.board import (
    ADDRESSES,
    CENTRE,
    DISTANCE,
    HEX_OF,
    HEXES,
    HOME,
    MIDDLES,
    NEIGHBOURS,
    OFFSETS,
    PLACE_NUMBER,
    PLACES,
    QS,
    RS,
    SECTOR_OF,
    STEPS_FROM,
    WORMHOLES,
    hex_at,
    turned,
)
from orrery.games.era.rules.content import BOX
from orrery.games.era.rules.layout import TURNS, Layout
from orrery.games.era.rules.vocabulary import terrain
from tests.rules import rule, vector

HOME_STAR = MIDDLES[HOME]
CENTRE_STAR = MIDDLES[CENTRE]
IN_CENTRE, HOME_A, HOME_B = WORMHOLES


def walked(start: int) -> list[int]:
    """Steps from a hex to each other, by walking."""
    found = [-1] * HEXES
    found[start] = 0
    waiting = deque([start])
    while waiting:
        at = waiting.popleft()
        for other in NEIGHBOURS[at]:
            if found[other] < 0:
                found[other] = found[at] + 1
                waiting.append(other)
    return found


@rule("E-13")
@vector("EV-1")
def test_61_hexes_in_a_sector_and_122_on_the_board() -> None:
    cubes = {(q, r) for q in range(-4, 5) for r in range(-4, 5) if abs(-q - r) <= 4}
    assert set(PLACES) == cubes
    assert len(PLACES) == 61
    assert (SECTOR_OF.count(CENTRE), SECTOR_OF.count(HOME), HEXES) == (61, 61, 122)
    assert len(set(zip(QS, RS, strict=True))) == 122, "sectors do not overlap"
    assert len(set(ADDRESSES)) == 122
    assert [HEX_OF[address] for address in ADDRESSES] == list(range(122))


@vector("EV-2")
@rule("E-13")
def test_37_hexes_within_3_of_a_middle() -> None:
    for sector in (CENTRE, HOME):
        within = [at for at in range(HEXES) if SECTOR_OF[at] == sector and DISTANCE[MIDDLES[sector]][at] <= 3]
        assert len(within) == 37


@vector("EV-3")
@rule("E-14", "E-15")
def test_the_middles_are_9_hexes_apart() -> None:
    assert DISTANCE[CENTRE_STAR][HOME_STAR] == 9
    assert (QS[HOME_STAR] - QS[CENTRE_STAR], RS[HOME_STAR] - RS[CENTRE_STAR]) == (4, -9)
    around = [turned((4, -9), steps) for steps in range(TURNS)]
    assert around == [(4, -9), (9, -5), (5, 4), (-4, 9), (-9, 5), (-5, -4)]
    assert OFFSETS[HOME] in around


@vector("EV-4")
@rule("E-16")
def test_distances_of_the_wormhole_in_the_centre() -> None:
    assert hex_at(CENTRE, -2, 4) == IN_CENTRE
    assert DISTANCE[IN_CENTRE][CENTRE_STAR] == 4
    assert DISTANCE[IN_CENTRE][HOME_STAR] == 13
    assert [DISTANCE[IN_CENTRE][other] for other in (HOME_A, HOME_B)] == [11, 11]


@vector("EV-5")
@rule("E-16")
def test_distances_of_the_wormholes_at_home() -> None:
    assert [hex_at(HOME, -4, 2), hex_at(HOME, 2, 2)] == [HOME_A, HOME_B]
    assert DISTANCE[HOME_A][HOME_B] == 6
    for wormhole in (HOME_A, HOME_B):
        assert DISTANCE[wormhole][HOME_STAR] == 4
        assert DISTANCE[wormhole][CENTRE_STAR] == 7


@vector("EV-6")
@rule("E-15")
def test_two_hexes_at_home_touch_the_middle_of_the_border() -> None:
    beyond = {at for at in NEIGHBOURS[hex_at(CENTRE, 2, -4)] if SECTOR_OF[at] == HOME}
    assert beyond == {hex_at(HOME, -2, 4), hex_at(HOME, -1, 4)}


@vector("EV-7")
@rule("E-15")
def test_one_hex_at_home_touches_the_corner() -> None:
    assert [at for at in NEIGHBOURS[hex_at(CENTRE, 4, -4)] if SECTOR_OF[at] == HOME] == [hex_at(HOME, 0, 4)]


@vector("EV-8")
@rule("E-16")
def test_wormholes_are_at_edges() -> None:
    assert [len(NEIGHBOURS[wormhole]) for wormhole in WORMHOLES] == [4, 4, 4]
    assert BOX.wormholes == WORMHOLES
    assert sorted(SECTOR_OF[wormhole] for wormhole in WORMHOLES) == [CENTRE, HOME, HOME]


@vector("EV-9")
@rule("E-17")
def test_a_place_turns() -> None:
    assert turned((1, 2), 0) == (1, 2)
    assert turned((1, 2), 1) == (-2, 3)
    assert turned((1, 2), 5) == (3, -1), "five steps clockwise are one the other way round"
    assert turned((1, 2), 6) == (1, 2)
    for place in PLACES:
        assert len({turned(place, steps) for steps in range(TURNS)}) == (1 if place == (0, 0) else 6)


@rule("E-15", "E-20")
def test_walking_is_as_far_as_the_coordinates_say() -> None:
    for start in range(HEXES):
        assert walked(start) == DISTANCE[start]


@rule("E-15")
def test_nine_pairs_of_hexes_touch_across_the_border() -> None:
    pairs = {(a, b) for a in range(61) for b in NEIGHBOURS[a] if SECTOR_OF[b] == HOME}
    assert len(pairs) == 9
    assert {a for a, _ in pairs} == {hex_at(CENTRE, q, -4) for q in range(5)}
    assert {b for _, b in pairs} == {hex_at(HOME, q, 4) for q in range(-4, 1)}


@rule("E-65")
def test_nothing_lies_beyond_the_edge() -> None:
    for at in range(HEXES):
        steps = [(QS[other] - QS[at], RS[other] - RS[at]) for other in NEIGHBOURS[at]]
        assert all(max(abs(q), abs(r), abs(q + r)) == 1 for q, r in steps)
        assert [other for other in STEPS_FROM[at] if other >= 0] == NEIGHBOURS[at]
        inside = sum((q, r) in PLACE_NUMBER for q, r in around(*PLACES[at % 61]))
        across = sum(SECTOR_OF[other] != SECTOR_OF[at] for other in NEIGHBOURS[at])
        assert len(NEIGHBOURS[at]) == inside + across


def around(q: int, r: int) -> list[tuple[int, int]]:
    return [(q, r - 1), (q + 1, r - 1), (q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r)]


@rule("E-17", "E-18")
@pytest.mark.parametrize("turn", range(TURNS))
def test_a_tile_lies_as_it_was_turned(turn: int) -> None:
    """Vega of Khaa's first face is at (-4, 0), its asteroid system at (2, -3); clockwise (q, r) goes to (-r, q + r)."""
    vega = [(-4, 0), (0, -4), (4, -4), (4, 0), (0, 4), (-4, 4)][turn]
    asteroids = [(2, -3), (3, -1), (1, 2), (-2, 3), (-3, 1), (-1, -2)][turn]
    layout = Layout(BOX, 2, turn, 0, 0)
    assert layout.names[hex_at(HOME, *vega)] == "Vega"
    assert layout.terrain[hex_at(HOME, *asteroids)] == terrain.ASTEROIDS
    assert layout.terrain[61:].count(terrain.NEBULA) == 7
    assert layout.names[HOME_STAR] == "Khaa", "the middle stays where it is"
    layout = Layout(BOX, 0, 0, 2, turn)
    assert layout.names[hex_at(CENTRE, *vega)] == "Vega"
    assert [at for at in layout.asteroids if at < 61] == [hex_at(CENTRE, *asteroids)]


@rule("E-17")
def test_every_face_can_be_turned_and_loses_nothing() -> None:
    for number in range(18):
        face = BOX.faces[number]
        for turn in range(TURNS):
            layout = Layout(BOX, number, turn, (number + 2) % 18, turn)
            assert sorted(layout.terrain[61:]) == sorted(face.terrain)
            assert sorted(layout.names[61:]) == sorted(face.star_names)
            assert DISTANCE[HOME_STAR][layout.names.index(face.star_names[place_of_last(face.star_names)])] == (
                steps(place_of_last(face.star_names))
            )


def place_of_last(names: list[str]) -> int:
    return max(place for place, name in enumerate(names) if name)


def steps(place: int) -> int:
    q, r = PLACES[place]
    return max(abs(q), abs(r), abs(q + r))


@rule("E-18", "E-61")
def test_the_tables_of_a_layout_agree() -> None:
    layout = Layout(BOX, 17, 3, 5, 1)
    assert (layout.home_tile, layout.centre_tile) == (8, 2)
    assert (layout.home_face, layout.home_turn, layout.centre_face, layout.centre_turn) == (17, 3, 5, 1)
    lists = [layout.star_hexes, layout.nebulae, layout.asteroids, layout.neutron_stars]
    assert [len(found) for found in lists] == [16, 12 + 15, 2, 3]
    assert all(found == sorted(found) for found in lists)
    assert layout.stars_by_sector == [layout.star_hexes[:8], layout.star_hexes[8:]]
    assert all(at < 61 for at in layout.stars_by_sector[CENTRE])
    assert {HOME_STAR, CENTRE_STAR} <= set(layout.star_hexes)
    for at in range(HEXES):
        assert layout.enter_cost[at] == (2 if at in layout.nebulae else 1)
        assert layout.is_star[at] == (at in layout.star_hexes) == bool(layout.names[at])
        assert layout.is_star[at] == bool(layout.star_mask >> at & 1)
        index = layout.star_index[at]
        assert layout.star_hexes[index] == at if index >= 0 else not layout.is_star[at]


@rule("E-24", "E-25")
def test_counters_for_a_sector() -> None:
    """Three of each type for the centre; two of each for home, and another uninhabited one for an eighth star."""
    eight, seven = Layout(BOX, 0, 0, 2, 0), Layout(BOX, 2, 0, 0, 0)
    assert (BOX.pool(eight, HOME), BOX.pool(seven, HOME)) == ([3, 2, 2], [2, 2, 2])
    assert BOX.pool(eight, CENTRE) == BOX.pool(seven, CENTRE) == [3, 3, 3]
    for layout in (eight, seven):
        assert sum(BOX.pool(layout, HOME)) == len(layout.stars_by_sector[HOME]) - 1, "none for the home star"
