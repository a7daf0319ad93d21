"""Numbers that stay: of sides, of faces, of choices. And what is in the box of each option set."""

from __future__ import annotations

from hashlib import blake2b

import pytest

from orrery.games.roll.rules.alphabet import ALPHABET, BASE_CHOICES
from orrery.games.roll.rules.catalogue import SHELF, TILE, Shelf
from orrery.games.roll.rules.content import BOX, BOXES, Box, Boxes
from orrery.games.roll.rules.looks import ASSIGN_LOOK_KEYS, ASSIGN_LOOKS, WORK_LOOK_KEYS, work_colour
from orrery.games.roll.rules.pieces import (
    COLOUR_KEYS,
    COLOURS,
    DEVELOPMENT,
    FACE_KEYS,
    HOME,
    LEADER,
    MILITARY,
    NOVELTY,
    PIONEER,
    WORLD,
    assigned,
    rolled,
)
from orrery.games.roll.rules.places import look_of
from orrery.games.roll.rules.sets import AMBITION, BASE, DEAL, LEGAL, ORB, RIVALRY
from orrery.games.roll.rules.vocabulary import phase

from .expansion.shelf import small_shelf

BASE_ALPHABET = "63c3ede44c8bf1df7e41ca75b824fe1e"  # of number, code, verb and figures of every answer of the base game
WHOLE_ALPHABET = (
    "669eb6c71d7ecf6cedf6eec7e6c715a3"  # with those of the expansions: whoever adds some adds them at the end
)


def fingerprint(answers: int) -> str:
    lines = [f"{c.number} {c.code} {c.verb} {c.a} {c.b}" for c in ALPHABET.choices[:answers]]
    assert len(lines) == answers
    return blake2b("\n".join(lines).encode(), digest_size=16).hexdigest()


def test_the_answers_of_the_base_game_keep_their_numbers_and_codes() -> None:
    assert BASE_CHOICES == 2693
    assert fingerprint(2693) == BASE_ALPHABET


def test_the_answers_of_the_expansions_keep_theirs() -> None:
    assert fingerprint(10255) == WHOLE_ALPHABET


def test_all_fifteen_special_faces_have_a_number() -> None:
    assert FACE_KEYS == [
        "explore", "develop", "settle", "produce", "ship", "wild",
        "explore_develop", "explore_settle", "explore_produce", "explore_ship", "develop_settle", "develop_produce",
        "develop_ship", "settle_produce", "settle_ship", "produce_ship",
        "explore_dollar", "develop_dollar", "settle_dollar", "produce_dollar", "ship_dollar",
    ]  # fmt: skip
    for code in ("with:leader/explore_produce@explore", "move:pioneer/ship_dollar@dollar", "build:leader/dollar"):
        assert ALPHABET.by_code[code].number >= BASE_CHOICES


def test_the_base_game_comes_first_in_the_catalogue() -> None:
    sides = SHELF.catalogue().sides
    assert [side.number for side in sides] == list(range(len(sides)))
    assert [side.row["key"] for side in sides[:137]] == [side.key for side in BOX.sides]
    assert all(side.sets == BASE for side in sides[:137])
    assert not any(side.sets == BASE for side in sides[137:])
    assert len({side.row["key"] for side in sides}) == len(sides)


def test_sides_of_expansions_follow_in_the_order_of_their_files() -> None:
    sides = small_shelf().catalogue().sides[137:]
    assert [side.row["key"] for side in sides] == [
        "a_half", "other_half", "a_home", "a_world", "a_development", "b_world", "b_development",
        "c_half", "d_half", "c_home", "d_home", "c_world", "c_development", "base_world_novelty", "base_world_rare",
    ]  # fmt: skip
    assert [side.sets for side in sides] == [AMBITION] * 7 + [RIVALRY] * 6 + [DEAL] * 2
    for side in sides:
        if side.part == TILE:
            assert side.number & 1 == side.kind


def test_a_tile_needs_an_even_number_for_its_world() -> None:
    tile = {"world": {"key": "w", "cost": 1, "colour": "gray"}, "development": {"key": "d", "cost": 1}}
    home = {"key": "h", "cost": 1, "colour": "gray"}
    odd = Shelf({"starts.toml": {"home_world": [home]}, "ambition.toml": {"tile": [tile]}})
    with pytest.raises(ValueError, match="even number"):
        odd.catalogue()


def test_the_boxes_of_a_game_are_made_once() -> None:
    assert BOXES.of(BASE) is BOX
    boxes = Boxes({"gem_world": {"name_en": "Gemstone"}}, small_shelf())
    assert boxes.of(AMBITION) is boxes.of(AMBITION)
    assert boxes.of(AMBITION).sides[BOX.side("gem_world")].row["name_en"] == "Gemstone"


def test_a_box_has_what_its_set_has() -> None:
    shelf = small_shelf()
    base, ambition, rivalry = Box(BASE, shelf), Box(AMBITION, shelf), Box(RIVALRY, shelf)
    assert (len(base.sides), len(ambition.sides), len(rivalry.sides)) == (137, 144, 150)
    assert base.bag == BOX.bag
    assert ambition.bag == [*BOX.bag, 70, 71]
    assert rivalry.bag == [*BOX.bag, 74]
    assert (ambition.numbers[9:], rivalry.numbers[9:]) == ([10], [24])
    assert (ambition.home_worlds[9:], rivalry.home_worlds[9:]) == ([139], [146, 147])
    assert [side.key for side in rivalry.sides if not rivalry.present[side.number]] == [
        side.key for side in ambition.sides[137:]
    ]
    gone = rivalry.sides[rivalry.side("a_world")]
    assert (gone.effects, gone.powers) == ([], [])
    assert len(ambition.sides[ambition.side("a_world")].effects) == 1
    for box in (base, ambition, rivalry):
        for tile in box.bag:
            assert (box.sides[2 * tile].kind, box.sides[2 * tile + 1].kind) == (WORLD, DEVELOPMENT)
            assert tile < box.tile_room


def test_dice_and_figures_of_a_set() -> None:
    shelf = small_shelf()
    both = Box(AMBITION | RIVALRY, shelf)
    assert (both.dice[LEADER], both.dice[MILITARY], both.dice[PIONEER]) == (15, BOX.dice[MILITARY] + 10, 14)
    assert both.start_cup == [HOME, HOME, LEADER]
    assert (both.colours, len(both.dice), both.phases, both.phase_die) == (COLOURS, COLOURS, 5, HOME)
    assert (both.counts_as[LEADER], both.counts_as[PIONEER]) == (HOME, NOVELTY)
    assert both.matches[LEADER] == BOX.matches[2]
    assert both.matches[PIONEER] == 1 << NOVELTY
    orb = Box(RIVALRY | ORB, shelf)
    assert (orb.pool_per_player, orb.end_tiles, orb.phases, orb.phase_die) == (15, 15, 6, LEADER)
    assert {row["key"]: row["count"] for row in orb.rows}["leader"] == 10
    parts = [row["part"] for row in Box(RIVALRY | DEAL, shelf).components()]
    assert (parts.count("tile"), parts.count("base_tile"), parts.count("die")) == (112, 2, 10)
    assert all(Box(sets, shelf).tiles >= 55 for sets in LEGAL)


def test_a_dollar_is_a_way_to_the_cup_or_a_second_phase() -> None:
    shelf = small_shelf()
    face = FACE_KEYS.index("settle_dollar")
    pair = FACE_KEYS.index("explore_produce")
    wild = FACE_KEYS.index("wild")
    ambition, orb = Box(AMBITION, shelf), Box(RIVALRY | ORB, shelf)
    assert (ambition.face_phase[face], ambition.dollar[face]) == (phase.SETTLE, phase.SETTLE)
    assert (orb.face_phase[face], orb.dollar[face]) == (-1, -1)
    assert orb.face_phases[face] == 1 << phase.SETTLE | 1 << phase.DOLLAR == orb.brings[face]
    assert (ambition.face_phases[pair], ambition.face_phase[pair]) == (0b1001, -1)
    assert (ambition.face_phases[wild], orb.face_phases[wild]) == (0b11111, 0b111111)
    assert ambition.brings[wild] == orb.brings[wild] == 0


def test_dice_at_work_look_otherwise_if_a_dollar_takes_them_back() -> None:
    shelf = small_shelf()
    die = rolled(LEADER, FACE_KEYS.index("settle_dollar"))
    settling, exploring = assigned(die, phase.SETTLE), assigned(die, phase.EXPLORE)
    ambition, orb = Box(AMBITION, shelf), Box(RIVALRY | ORB, shelf)
    assert WORK_LOOK_KEYS[look_of(ambition, settling)] == "leader/dollar"
    assert work_colour(look_of(ambition, settling)) == LEADER
    assert look_of(ambition, exploring) == look_of(orb, settling) == LEADER
    assert look_of(ambition, LEADER | 1023 << 4) == LEADER
    assert [WORK_LOOK_KEYS[look] for look in range(COLOURS)] == COLOUR_KEYS


def test_assigned_dice_look_otherwise_by_every_special_face() -> None:
    for face, key in enumerate(FACE_KEYS):
        look = ASSIGN_LOOKS[rolled(PIONEER, face) & 1023]
        assert ASSIGN_LOOK_KEYS[look] == ("pioneer" if face < 6 else f"pioneer/{key}")
        assert ASSIGN_LOOKS[rolled(MILITARY, min(face, 5)) & 1023] == MILITARY
    assert ASSIGN_LOOKS[1023 & (63 << 4 | LEADER)] == LEADER
