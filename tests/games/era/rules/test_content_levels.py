"""Technologies, tracks and pieces: figures as they are printed."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.content import BOX
from orrery.games.era.rules.vocabulary import alignment, letter, star, terrain
from orrery.games.era.rules.vocabulary.counter import OVAL_COPIES, OVAL_KEYS
from orrery.games.era.rules.vocabulary.field import FIELD_KEYS
from tests.rules import rule

ROWS = {row["key"]: row for row in BOX.components()}
UNLIMITED = 99


def by_level(table: list[int]) -> list[int]:
    assert len(table) == 7
    return table[1:]


@rule("E-152", "E-91", "E-58")
def test_military() -> None:
    assert by_level(BOX.cv) == [1, 1, 2, 3, 6, 10]
    assert by_level(BOX.tactics_at) == [0, 1, 0, 1, 0, 3]
    assert sum(BOX.tactics_at) == letter.LETTERS, "one for each fleet at last"
    assert BOX.tactic_dp == 3


@rule("E-153", "E-75")
def test_spirituality() -> None:
    assert by_level(BOX.views) == [0, 1, 2, 3, 4, UNLIMITED]
    assert (BOX.trade_from, BOX.free_from, BOX.ascends_from) == (4, 5, 6)


@rule("E-154", "E-60", "E-63")
def test_propulsion() -> None:
    assert by_level(BOX.range) == [3, 4, 4, 5, 5, UNLIMITED]
    assert by_level(BOX.stargate) == [0, 0, 1, 1, 2, 0]
    assert by_level(BOX.teleport) == [0, 0, 0, 0, 1, 3]
    assert BOX.neutron_from == 5


@rule("E-155", "E-141", "E-142", "E-106")
def test_robotics() -> None:
    assert by_level(BOX.ship_bonus) == [0, 1, 3, 5, 7, 10]
    assert by_level(BOX.shipyard) == [4, 4, 4, 3, 2, 1]
    assert by_level(BOX.squares) == [1, 1, 1, 1, 2, 2]
    assert by_level(BOX.square_cost) == [0, 0, 0, 0, 2, 0]


@rule("E-156", "E-123", "E-104")
def test_genetics() -> None:
    assert by_level(BOX.bonus_population) == [0, 1, 2, 3, 4, 6]
    assert by_level(BOX.oval_cost) == [3, 3, 3, 3, 2, 1]


@rule("E-169")
def test_what_the_population_track_uncovers() -> None:
    assert len(BOX.track_value) == 40
    assert BOX.track_value[:27] == list(range(6, 33))
    assert BOX.track_value[27:38] == list(range(34, 56, 2))
    assert BOX.track_value[38:] == [57, 60]


@rule("E-139", "E-140")
@pytest.mark.parametrize(
    ("least", "most", "ships"),
    [(0, 7, 2), (8, 10, 3), (11, 14, 4), (15, 19, 5), (20, 25, 6), (26, 32, 7), (33, 40, 8), (41, 45, 9)],
)
def test_ships_by_population(least: int, most: int, ships: int) -> None:
    for population in range(least, most + 1):
        assert BOX.ships_of(population) == BOX.ship_table[population] == ships
    assert len(BOX.ship_table) == 46


@rule("E-139")
def test_the_borders_on_the_track_agree_with_the_population() -> None:
    """The next number of ships begins behind the spots 7, 10, 14, 19, 25, 32 and 48."""
    borders = [BOX.track_value[discs] for discs in range(39) if BOX.ships_of(6 + discs) != BOX.ships_of(7 + discs)]
    assert borders == [7, 10, 14, 19, 25, 32, 48]


@rule("E-61", "E-62", "E-138")
def test_terrain() -> None:
    found = dict(zip(terrain.TERRAIN_KEYS, zip(BOX.enter, BOX.start_range, BOX.build, strict=True), strict=True))
    assert found == {
        "empty": (1, 0, 0),
        "star": (1, 0, 0),
        "nebula": (2, 2, 0),
        "asteroids": (1, 0, 1),
        "neutron": (1, 0, 0),
    }
    assert [f"terrain_{key}" for key in terrain.TERRAIN_KEYS] == [key for key in ROWS if key.startswith("terrain_")]


@rule("E-6", "E-24", "E-25")
def test_star_counters() -> None:
    assert BOX.star_population == star.POPULATION == [0, 2, 3]
    assert [(c.centre, c.home, c.eighth) for c in BOX.counters] == [(3, 2, 1), (3, 2, 0), (3, 2, 0)]
    assert [f"star_{key}" for key in star.STAR_KEYS] == [key for key in ROWS if key.startswith("star_")]


@rule("E-50")
def test_fleets_and_what_an_x2_makes_of_them() -> None:
    found = {
        letter.LETTER_KEYS[number]: (fleet.cv, fleet.bombs, fleet.range, fleet.against, fleet.evades)
        for number, fleet in enumerate(BOX.fleets)
    }
    assert found == {
        "a": ([1, 2], [0, 0], [0, 0], -1, False),
        "b": ([0, 0], [1, 2], [0, 0], -1, False),
        "c": ([2, 4], [0, 0], [0, 0], letter.A, False),
        "d": ([0, 0], [0, 0], [1, 2], -1, False),
        "e": ([0, 0], [0, 0], [0, 0], -1, True),
    }


@rule("E-1", "E-2", "E-23", "E-26", "E-27")
def test_what_the_player_has() -> None:
    assert (BOX.start_ships, BOX.start_peoples, BOX.home_population) == (3, 2, 6)
    assert (BOX.miniatures, BOX.discs, BOX.reserve) == (16, 39, 6)


@rule("E-3", "E-4")
def test_growth_counters() -> None:
    ovals = [ROWS[f"counter_{key}"]["copies"] for key in OVAL_KEYS]
    assert ovals == OVAL_COPIES == [1, 1, 2, 1, 1]
    assert [ROWS[f"counter_{key}"]["copies"] for key in ("up", "down")] == [1, 1]
    assert [f"field_{key}" for key in FIELD_KEYS] == [key for key in ROWS if key.startswith("field_")]


@rule("E-39")
def test_difficulties() -> None:
    found = [(level.key, level.ship_bonus, level.power_discs) for level in BOX.difficulties]
    assert found == [("easy", 0, 0), ("standard", 1, 0), ("hard", 2, 1), ("insane", 3, 2)]


@rule("E-258", "E-259")
def test_ranks() -> None:
    assert BOX.ranks[0][0] < -(10**6), "whoever has less than 70 points, even below 0"
    assert [key for _, key in BOX.ranks] == ["lunar", "planetary", "stellar", "galactic", "cosmic"]
    assert [least for least, _ in BOX.ranks[1:]] == [70, 85, 100, 115]
    assert BOX.sublunar == "sublunar"


@rule("E-42", "E-164")
def test_eras() -> None:
    assert BOX.eras.of_round[1:] == [0, 0, 1, 1, 1, 1, 2, 2]
    assert BOX.eras.alignments == [alignment.STO, alignment.STS, alignment.STO]
    assert BOX.eras.dp == 1
