"""The hexes of the two sectors: their addresses, neighbours and distances. What is in them is said by layout.py.

A hex is a number: those of the centre sector first, each column from its top. Its address is sector, column and row:
`ze5` is the centre star, `he5` the star in the middle of the home sector. Coordinates (q, r) are axial, on flat-topped
hexes: q counts columns to the right, r rows downwards.
"""

from __future__ import annotations

from typing import Final

RADIUS: Final = 4
CENTRE: Final = 0  # the sectors
HOME: Final = 1
SECTORS: Final = 2
SECTOR_KEYS: Final = ["z", "h"]
SECTOR_HEXES: Final = 61
HEXES: Final = 122
EVERYWHERE: Final = list(range(HEXES))  # all hexes, in their order
NOWHERE: Final = -1
OFFSETS: Final = [(0, 0), (4, -9)]  # where the middle of each sector lies on the board (E-14, E-15)
DIRECTIONS: Final = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]  # north, then clockwise
DIRECTION_KEYS: Final = ["n", "ne", "se", "s", "sw", "nw"]


def sector_places() -> list[tuple[int, int]]:
    """The places of a sector, column by column from the top: q and r from its middle (E-13)."""
    return [
        (q, r)
        for q in range(-RADIUS, RADIUS + 1)
        for r in range(max(-RADIUS, -RADIUS - q), min(RADIUS, RADIUS - q) + 1)
    ]


PLACES: Final = sector_places()
PLACE_NUMBER: Final = {place: number for number, place in enumerate(PLACES)}
SECTOR_OF: Final = [number // SECTOR_HEXES for number in range(HEXES)]
QS: Final = [PLACES[number % SECTOR_HEXES][0] + OFFSETS[SECTOR_OF[number]][0] for number in range(HEXES)]
RS: Final = [PLACES[number % SECTOR_HEXES][1] + OFFSETS[SECTOR_OF[number]][1] for number in range(HEXES)]
AT: Final = {(QS[number], RS[number]): number for number in range(HEXES)}


def hex_at(sector: int, q: int, r: int) -> int:
    """The hex of a sector at these places from its middle."""
    return sector * SECTOR_HEXES + PLACE_NUMBER[(q, r)]


def address_of(number: int) -> str:
    q, r = PLACES[number % SECTOR_HEXES]
    row = r - max(-RADIUS, -RADIUS - q) + 1
    return f"{SECTOR_KEYS[SECTOR_OF[number]]}{'abcdefghi'[q + RADIUS]}{row}"


ADDRESSES: Final = [address_of(number) for number in range(HEXES)]
HEX_OF: Final = {address: number for number, address in enumerate(ADDRESSES)}

# By hex and direction the next hex, or NOWHERE; and the same without the gaps.
STEPS_FROM: Final = [
    [AT.get((QS[number] + q, RS[number] + r), NOWHERE) for q, r in DIRECTIONS] for number in range(HEXES)
]
NEIGHBOURS: Final = [[other for other in STEPS_FROM[number] if other != NOWHERE] for number in range(HEXES)]


def hex_distance(a: int, b: int) -> int:
    q = QS[a] - QS[b]
    r = RS[a] - RS[b]
    return max(abs(q), abs(r), abs(q + r))


# E-20: steps over hexes, whatever is in them. The board is convex, so it is that of the coordinates.
DISTANCE: Final = [[hex_distance(a, b) for b in range(HEXES)] for a in range(HEXES)]
MIDDLES: Final = [hex_at(CENTRE, 0, 0), hex_at(HOME, 0, 0)]
WORMHOLES: Final = [hex_at(CENTRE, -2, 4), hex_at(HOME, -4, 2), hex_at(HOME, 2, 2)]  # E-16
WORMHOLE_KEYS: Final = ["centre", "home_a", "home_b"]
CENTRE_WORMHOLE: Final = 0


def turned(place: tuple[int, int], steps: int) -> tuple[int, int]:
    """A place of a tile after so many turns of 60 degrees clockwise (E-17)."""
    q, r = place
    for _ in range(steps):
        q, r = -r, q + r
    return q, r


# By number of turns: where each place of a tile comes to lie, as a number of a place.
TURNED: Final = [[PLACE_NUMBER[turned(place, steps)] for place in PLACES] for steps in range(6)]
