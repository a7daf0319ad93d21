"""The map: every hex once at its place, in its measure, with signs that say what colours say."""

from __future__ import annotations

import re

import pytest

from orrery.games.era.rules.automas.spawning import spawned_ships
from orrery.games.era.rules.board import ADDRESSES, DIRECTION_KEYS, HEXES, NOWHERE, STEPS_FROM, WORMHOLES
from orrery.games.era.rules.game import ERA, galaxy
from orrery.games.era.rules.growth.building import ships_built
from orrery.games.era.rules.scoring.final import discs_off_track, population_points
from orrery.games.era.rules.state import Galaxy
from orrery.games.era.rules.vocabulary import star
from orrery.games.era.rules.vocabulary.letter import A, B
from orrery.games.era.terminal.beside import power_effects
from orrery.games.era.terminal.chart import chart
from orrery.games.era.terminal.signs import Signs
from orrery.kernel.chance import key_of_seed
from orrery.texts import LANGUAGES
from tests.games.era.rules.scene import FARMERS, HUMAN, SLAVERS, Scene, at

from .tables import painter

ADDRESS = re.compile(r"[zh][a-i][1-9]")
WIDE = 63
HIGH = 31


def drawn(s: Galaxy, lang: str = "en", targets: dict[int, str] | None = None) -> list[str]:
    """The map alone, without what stands beside it."""
    show = painter(lang)
    rows = [str(line.body) for line in chart(s, show.letters, show.voice, WIDE, targets or {})]
    return [" " * left(row) + row[left(row) :] for row in rows]


def left(row: str) -> int:
    """Where the first hex of a row begins."""
    return next(found.start() for found in ADDRESS.finditer(row) if found.start() % 9 in (0, 4))


def cell(s: Galaxy, address: str, lang: str = "en", targets: dict[int, str] | None = None) -> str:
    """What is drawn behind an address."""
    [row] = [row for row in drawn(s, lang, targets) if address in row]
    start = row.index(address)
    return row[start + 3 : start + 9].rstrip()


def places(rows: list[str]) -> dict[str, tuple[int, int]]:
    """The row and column of every address."""
    found: dict[str, tuple[int, int]] = {}
    for number, row in enumerate(rows):
        for hit in ADDRESS.finditer(row):
            assert hit[0] not in found, hit[0]
            found[hit[0]] = (number, hit.start())
    return found


def test_every_hex_is_drawn_once_and_neighbours_touch() -> None:
    rows = drawn(Scene())
    assert len(rows) == HIGH
    assert max(map(len, rows)) <= WIDE
    found = places(rows)
    assert set(found) == set(ADDRESSES)
    steps = {"n": (-2, [0]), "s": (2, [0]), "ne": (-1, [4, 5]), "se": (1, [4, 5]), "nw": (-1, [-5, -4])}
    steps["sw"] = (1, [-5, -4])
    for hex_ in range(HEXES):
        row, column = found[ADDRESSES[hex_]]
        for direction, key in enumerate(DIRECTION_KEYS):
            other = STEPS_FROM[hex_][direction]
            if other != NOWHERE:
                down, right = steps[key]
                assert found[ADDRESSES[other]][0] == row + down
                assert found[ADDRESSES[other]][1] - column in right
    assert found["he1"][0] == 0, "the home sector lies above"
    assert found["ze9"][0] == HIGH - 1
    assert found["hi3"][1] > found["zi3"][1], "and to the right"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", range(12))
def test_whole_games_keep_the_measure(lang: str, number: int) -> None:
    s = galaxy(ERA.new({"people": "random"}, 1, key_of_seed(f"map {number}")))
    show = painter(lang)
    rows = [str(line.body) for line in chart(galaxy(s.view(0)), show.letters, show.voice, 80, {})]
    assert len(rows) == HIGH
    assert max(map(len, rows)) <= 80
    assert set(ADDRESS.findall(" ".join(rows))) == set(ADDRESSES)


def test_neutral_stars_show_their_type_once_it_is_seen() -> None:
    s = Scene(zc4="star", zd3="star", zb2="star")
    for address, kind in (("ze5", star.UNINHABITED), ("zc4", star.PRIMITIVE), ("zd3", star.ADVANCED)):
        s.neutral(address, kind)
        s.faces_seen[at(address)] = True
    s.neutral("zb2", star.ADVANCED)
    view = galaxy(s.view(0))
    seen = {address: cell(view, address) for address in ("ze5", "zc4", "zd3", "zb2")}
    assert seen == {"ze5": "*u", "zc4": "*p", "zd3": "*a", "zb2": "*?"}
    assert cell(s, "zd3", "de") == "*h"


def test_owned_stars_show_whose_they_are_and_their_population() -> None:
    s = Scene(zc4="star", zd3="star")
    s.own(HUMAN, "he5", 2)
    s.own(SLAVERS, "zc4", 3)
    assert (cell(s, "he5"), cell(s, "zc4")) == ("Y8", "S3")
    assert (cell(s, "he5", "de"), cell(s, "zc4", "de")) == ("D8", "S3")


def test_ships_are_counted_for_each_faction_with_those_in_fleets() -> None:
    s = Scene()
    s.ships(HUMAN, "zb3", 2)
    s.fleet(HUMAN, A, "zb3", 4)
    s.ships(FARMERS, "zb3", 1)
    s.fleet(SLAVERS, B, "zc4", 12)
    assert cell(s, "zb3") == "y6f1"
    assert cell(s, "zb3", "de") == "d6b1"
    assert cell(s, "zc4") == "s12"


def test_terrain_wormholes_and_relics_have_signs() -> None:
    s = Scene(zb3="nebula", zb4="asteroids", zd1="neutron", zc4="star", zd3="star", zc7="nebula")
    s.neutral("zc4", star.PRIMITIVE)
    s.relics[at("zc4")] = -2
    s.neutral("zd3", star.PRIMITIVE)
    s.relics[at("zd3")] = 3
    assert [cell(s, address) for address in ("zb3", "zb4", "zd1")] == ["~", ":", "x"]
    assert cell(s, "zc4") == "*p+"
    assert cell(s, "zd3") == "*p#"
    assert cell(s, "zc7") == "~@"
    assert sorted(ADDRESSES[one] for one in WORMHOLES) == ["ha3", "hg7", "zc7"]
    assert [cell(s, address) for address in ("ha3", "hg7")] == ["@", "@"]


def test_what_a_cell_has_no_room_for_is_hinted_at() -> None:
    s = Scene()
    s.own(HUMAN, "he5", 6)
    s.ships(HUMAN, "he5", 12)
    assert cell(s, "he5") == "Y12y12"
    s.ships(SLAVERS, "he5", 3)
    assert cell(s, "he5") == "Y12…", "whole numbers or none"


def test_targets_are_marked_with_what_they_cost() -> None:
    s = Scene()
    s.own(HUMAN, "he5", 6)
    s.ships(HUMAN, "he5", 12)
    marked = {at("he4"): "1", at("he5"): "2", at("hf3"): ""}
    assert cell(s, "he4", targets=marked) == ">1"
    assert cell(s, "he5", targets=marked) == "Y12…>2"
    assert cell(s, "hf3", targets=marked) == ">"
    assert cell(s, "he6", targets=marked) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_things_have_the_same_sign(lang: str) -> None:
    letters = Signs(painter(lang).voice)
    assert len(set(letters.factions)) == 3
    assert len(set(letters.stars)) == 3
    assert all(letter.isupper() for letter in letters.factions), "great for stars, small for ships"
    assert len({letters.ships(faction, 1) for faction in (HUMAN, FARMERS, SLAVERS)}) == 3


def test_everything_is_said_by_signs_and_not_by_colour_alone() -> None:
    """Whatever differs on the board differs in the plain text."""
    said = set()
    for change in range(8):
        s = Scene(zc4="star")
        s.neutral("zc4", star.UNINHABITED)
        if change == 1:
            s.neutral("zc4", star.ADVANCED)
        elif change in (2, 3):
            s.own((HUMAN, SLAVERS)[change - 2], "zc4", 2)
        elif change in (4, 5, 6):
            s.ships((HUMAN, FARMERS, SLAVERS)[change - 4], "zc4", 2)
        elif change == 7:
            s.relics[at("zc4")] = 1
        said.add("\n".join(drawn(s)))
    assert len(said) == 8


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_corners_explain_the_signs_and_show_the_tracks(lang: str) -> None:
    s = Scene()
    s.levels(HUMAN, 3, 1, 6, 2, 1)
    s.levels(SLAVERS, 4, 2, 1, 1, 1)
    s.robots.power = 3
    show = painter(lang)
    rows = [str(line.body) for line in chart(s, show.letters, show.voice, 80, {})]
    for row in rows:
        before = row[: left(row)]
        assert before == "" or before[-1] == " ", "nothing touches the first hex"
    military, _, propulsion = (row[47:].split() for row in rows[18:21])
    assert military == [show.voice.field("military"), "3", "###...", "1", "4"]
    assert propulsion[1:3] == ["6", "######"]
    corner = " ".join(row[47:] for row in rows[23:])
    assert "3" in corner
    assert (", lernt ohne Handel" if lang == "de" else ", learns without trade") in " ".join(corner.split())
    said = " ".join(row[:18] for row in rows)
    for sign in ("*?", "~", ":", "x", "@", "+", "#"):
        assert f" {sign} " in said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("power", range(39))
def test_whatever_the_tracks_say_has_room_in_the_corner(lang: str, power: int) -> None:
    """The most that can be: every effect of the power track, all discs out, the most ships."""
    s = Scene()
    s.robots.power = power
    s.slavers.track = 39 - power
    s.me.track = 0
    s.difficulty = 3
    s.levels(HUMAN, 6, 6, 6, 6, 6)
    s.levels(SLAVERS, 6, 6, 6, 6, 6)
    show = painter(lang)
    rows = [str(line.body) for line in chart(s, show.letters, show.voice, 80, {})]
    assert len(rows) == HIGH
    assert max(map(len, rows)) <= 80
    said = " ".join(row[47:].strip() for row in rows[23:])
    told = [
        show.voice.word("terminal.population", n=discs_off_track(s), dp=population_points(s)),
        show.voice.word("terminal.building", n=ships_built(s)),
        show.voice.word("terminal.spawning", n=spawned_ships(s)),
        show.voice.word("terminal.power", n=power, effects=power_effects(s, show.voice)),
    ]
    assert said.split() == " ".join(told).split(), "whole, and nothing of the map in between"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_of_the_help_has_the_same_signs(lang: str) -> None:
    show = painter(lang)
    _, line = show.legend()
    assert isinstance(line.body, list)
    assert len(line.body) == 14
    assert str(line.body[0]).startswith("*? ")


def test_a_narrow_screen_has_the_map_alone_or_none() -> None:
    s = Scene()
    for width, high in ((80, HIGH), (79, HIGH), (63, HIGH), (62, 0)):
        show = painter(width=width)
        rows = [str(line.body) for line in chart(s, show.letters, show.voice, width, {})]
        assert len(rows) == high
        assert all(len(row) <= width for row in rows)
        board = show.board(s, 0)
        assert sum("Spirituality" in line.lead + str(line.body) for line in board) == 1, "somewhere"


def test_each_field_and_faction_has_its_own_level() -> None:
    s = Scene()
    for number, faction in enumerate((HUMAN, FARMERS, SLAVERS)):
        s.levels(faction, *[1 + (number + field) % 6 for field in range(5)])
    show = painter()
    rows = [str(line.body)[47:].split() for line in chart(s, show.letters, show.voice, 80, {})][18:23]
    assert [[int(row[1]), int(row[-2]), int(row[-1])] for row in rows] == [
        [f.levels[field] for f in s.factions] for field in range(5)
    ]
