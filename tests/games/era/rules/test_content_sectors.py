"""The sectors: every hex of all 18 faces, stars by name, and what a home sector brings."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.games.era.rules.board import PLACE_NUMBER, PLACES
from orrery.games.era.rules.box.sectors import SIDE_KEYS, Face, Tile
from orrery.games.era.rules.content import BOX, read
from orrery.games.era.rules.vocabulary.bonus import BONUS_KEYS
from orrery.games.era.rules.vocabulary.field import FIELD_KEYS
from orrery.games.era.rules.vocabulary.terrain import TERRAIN_KEYS
from tests.rules import rule

SIGNS = {".": "empty", "*": "star", "n": "nebula", "a": "asteroids", "o": "neutron"}
FACES = [
    line.split()
    for line in Path(__file__).with_name("printed_faces.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]
STARS = {
    "arcturus": "Arcuturus 0, Apu 1, Janos 1, Sidar 2, Tiamat 2, Inxtria 3, Teetonia 3, Zenetae 4",
    "khaa": "Khaa 0, Capella 2, Canus Major 3, Cygnus 3, Maldek 3, Yagsisá 3, Vega 4",
    "alpha_draconis": "Alpha Draconis 0, Mars 1, Deneb 3, ICC 13 3, Marcab 3, Serpo 3, Taygeta 3, Korender 4",
    "zeta_reticuli": "Zeta Reticuli 0, Hyades 2, Alnilam 3, Altair 3, Koshnak 3, Thiaoouba 3, Ba'avi 4",
    "sirius": "Sirius 0, Harus 2, Planet X 2, Ummo 2, Axthada 3, Epsilon Eridani 3, Iarga 3, Fomalhaut 4",
    "pleiades": "Pleiades 0, Tishtae 2, Bellatrix 3, Mintaka 3, Nibiru 3, Onoogi 4, Tau Ceti 4",
    "lyra": "Lyra 0, Izar 2, Kappa Fornacis 2, Gliese 581 3, Procyon 3, Sagittarius B 3, Uru 4",
    "xilox": "Xilox 0, Aldebaran 3, Alpha Centauri 3, Barnard's Star 3, Neb-Heru 3, Wolf 424 3, Teka 4",
    "rigel": "Rigel 0, Biaveh 1, Intibi Ra II 1, Betelgeuse 3, New Erra 3, Denaia 4, Ectom 4, P'taah 4",
}


def column_by_column(face: Face) -> list[str]:
    signs = {key: sign for sign, key in SIGNS.items()}
    columns = []
    for q in range(-4, 5):
        rows = [r for r in range(-4, 5) if -4 <= q + r <= 4]
        columns.append("".join(signs[TERRAIN_KEYS[face.terrain[PLACE_NUMBER[(q, r)]]]] for r in rows))
    return columns


def stars_of(face: Face) -> dict[str, tuple[int, int]]:
    return {name: PLACES[place] for place, name in enumerate(face.star_names) if name}


@rule("E-5", "E-18")
@pytest.mark.parametrize("number", range(18), ids=[f"{line[0]}-{line[1]}" for line in FACES])
def test_a_face_is_as_printed(number: int) -> None:
    key, side, *columns = FACES[number][:11]
    counted = [int(word) for word in FACES[number][11:]]
    face = BOX.faces[number]
    assert (face.number, BOX.tile_keys[number // 2], SIDE_KEYS[number % 2]) == (number, key, side)
    assert column_by_column(face) == columns
    found = [face.terrain.count(TERRAIN_KEYS.index(k)) for k in ("star", "nebula", "asteroids", "neutron", "empty")]
    assert found == counted
    assert sum(found) == 61
    assert face.stars == counted[0]


@rule("E-5", "E-19")
@pytest.mark.parametrize("number", range(18), ids=[f"{line[0]}-{line[1]}" for line in FACES])
def test_stars_are_where_their_colour_says(number: int) -> None:
    """Red 1, orange 2, yellow 3, green 4 from the middle."""
    face = BOX.faces[number]
    found = [f"{name} {max(abs(q), abs(r), abs(q + r))}" for name, (q, r) in stars_of(face).items()]
    assert sorted(found) == sorted(STARS[BOX.tile_keys[number // 2]].split(", "))
    for place in range(61):
        assert (TERRAIN_KEYS[face.terrain[place]] == "star") == (face.star_names[place] != "")


@rule("E-5")
@pytest.mark.parametrize("tile", BOX.tiles, ids=BOX.tile_keys)
def test_the_sides_show_the_same_stars_mirrored(tile: Tile) -> None:
    mirrored = {name: (q, -q - r) for name, (q, r) in stars_of(tile.faces[0]).items()}
    assert stars_of(tile.faces[1]) == mirrored


@rule("E-5", "E-13")
def test_there_are_nine_tiles_named_by_their_middle() -> None:
    assert BOX.tile_keys == list(STARS)
    assert len(BOX.faces) == 18
    names = [BOX.faces[2 * number].star_names[PLACE_NUMBER[(0, 0)]] for number in range(9)]
    assert names == [fields["name_en"] for fields in read("sectors.toml")["tile"]]
    assert names == [stars.split(" 0,")[0] for stars in STARS.values()]
    assert sum(face.stars for face in BOX.faces) == 134


@rule("E-29")
def test_what_a_home_sector_brings() -> None:
    found = {}
    for tile in BOX.tiles:
        field = FIELD_KEYS[tile.bonus_field] if tile.bonus_field >= 0 else "-"
        found[tile.key] = f"{BONUS_KEYS[tile.bonus_kind]} {field} {tile.bonus_amount}"
    assert found == {
        "arcturus": "growth - 1",
        "khaa": "growth - 1",
        "alpha_draconis": "technology military 2",
        "zeta_reticuli": "ships - 2",
        "sirius": "technology genetics 2",
        "pleiades": "technology propulsion 2",
        "lyra": "technology spirituality 2",
        "xilox": "population - 2",
        "rigel": "technology robotics 2",
    }
