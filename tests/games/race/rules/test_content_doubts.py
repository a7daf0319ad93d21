"""Values in doubt, and boxes that an owner of the printed game has corrected (docs/design.md, section 4)."""

from __future__ import annotations

import pytest

from orrery.games.race.rules.content import BOX, BOXES, FIRST, SECOND, Box, Boxes
from orrery.games.race.rules.vocabulary.symbol import SYMBOL_KEYS
from orrery.kernel.corrections import as_file, changes, doubts_of
from orrery.kernel.refusal import BadOptions
from tests.rules import rule, tile

ROWS = {row["key"]: row for row in BOX.components()}


def corrected(text: str, edition: str = SECOND) -> Box:
    return Boxes(changes(ROWS, text)).of(3, edition)


def refused(text: str) -> BadOptions:
    with pytest.raises(BadOptions) as refusal:
        corrected(text)
    return refusal.value


def test_every_component_has_what_the_inspector_shows() -> None:
    assert len(ROWS) == len(BOX.components()) == 191 + 2 + 1 + 16
    for row in ROWS.values():
        assert row["name_en"]
        assert row["name_de"]
        assert row["rule"].startswith("S-")
        assert row["confidence"]
        assert row["part"] in ("card", "robot", "die")


def test_what_is_doubtful_is_a_file_that_changes_nothing() -> None:
    text = "\n".join(as_file(BOX.components(), lambda doubt: doubt.why))
    assert changes(ROWS, text) == {}
    whys = {doubt.why for row in ROWS.values() for doubt in doubts_of(row)}
    assert whys == {
        "both_rows", "dice", "draws_as_usual", "economy_too", "first_side", "more_cards", "name", "not_passed",
        "pays_as_usual", "second_edition", "sister_name", "symbol", "symbol_old_earth",
    }  # fmt: skip


def test_a_name_can_be_corrected() -> None:
    box = corrected('[colony_ship]\nname_de = "Siedlerschiff"\n')
    row = box.designs[box.number_of["colony_ship"]].row
    assert row["name_de"] == "Siedlerschiff"
    assert row["doubts"] == []
    assert BOX.designs[BOX.number_of["colony_ship"]].row["name_de"] == "Kolonieschiff", "the box itself stays"


@rule("S-155")
@tile("bio_hazard_mining_world")
def test_figures_of_the_second_edition_can_be_corrected_and_the_first_stays() -> None:
    text = "[bio_hazard_mining_world]\ncost = 3\nvp = 1\n"
    number = BOX.number_of["bio_hazard_mining_world"]
    second = corrected(text)
    assert (second.cost[number], second.vp[number]) == (3, 1)
    assert [doubt.field for doubt in doubts_of(second.designs[number].row)] == ["name_de"]
    first = corrected(text.replace("3", "5"), FIRST)
    printed = BOXES.of(3, FIRST)
    assert (first.cost[number], first.vp[number]) == (printed.cost[number], printed.vp[number])


@rule("S-157")
def test_the_dice_can_be_corrected() -> None:
    faces = ["explore", "settle", "consume_2x_vp", "match", "robot", "robot"]
    listed = ", ".join(f'"{face}"' for face in faces)
    box = corrected(f"[robot_die_b]\nfaces = [{listed}]\n")
    assert [SYMBOL_KEYS[face] for face in box.robot.faces[1]] == faces
    assert box.robot.faces[0] == BOX.robot.faces[0]
    assert [row["doubts"] for row in box.robot.rows if row["key"] == "robot_die_b"] == [[]]


@rule("S-158", "S-159")
def test_tiles_can_be_corrected() -> None:
    text = '[robot_new_sparta]\nsymbol = "explore"\nsettle_draw_action = 6\n'
    box = corrected(text)
    mat = box.robot.mats[box.number_of["new_sparta"]]
    assert SYMBOL_KEYS[mat.symbol] == "explore"
    assert (mat.settle_draw_action, mat.settle_draw_reaction) == (6, 3)
    left = next(row["doubts"] for row in box.robot.rows if row["key"] == "robot_new_sparta")
    assert [doubt["field"] for doubt in left] == ["settle_draw_reaction"]


@rule("S-143")
def test_a_reaction_of_galactic_developers_can_be_switched() -> None:
    box = corrected("[robot_galactic_developers]\ndevelop_reaction_needs = 1\n")
    assert box.robot.mats[box.number_of["galactic_developers"]].develop_reaction_needs == 1


@rule("S-116")
def test_another_first_tile_of_old_earth_is_replaced_as_well() -> None:
    box = corrected('[robot_old_earth]\nsymbol = "produce"\n')
    turns = box.robot.mats[box.number_of["old_earth"]].turns
    assert [tuple(SYMBOL_KEYS[one] for one in turn) for turn in turns] == [
        ("produce", "consume_trade", "consume_2x_vp")
    ]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('[robot_new_sparta]\nsymbol = "match"\n', "content_value"),
        ('[robot_new_sparta]\nsymbol = "robot"\n', "content_value"),
        ('[robot_new_sparta]\nsymbol = "sleep"\n', "content_value"),
        ('[robot_damaged_alien_factory]\nsymbol = "settle"\n', "content_value"),
        ('[robot_die_a]\nfaces = ["match"]\n', "content_value"),
        ('[robot_die_a]\nfaces = ["match", "match", "match", "match", "match", "sleep"]\n', "content_value"),
        ("[robot_die_a]\nfaces = [1, 2, 3, 4, 5, 6]\n", "content_value"),
        ("[robot_new_sparta]\nsettle_draw_action = 3\n", "content_range"),
        ("[robot_new_sparta]\nsettle_draw_action = 90\n", "content_range"),
        ("[robot_new_sparta]\ncredit = 2\n", "content_field"),
        ("[robot_mat]\ncredit = 2\n", "content_sure"),
        ("[old_earth]\ncost = 2\n", "content_sure"),
        ("[colony_ship]\ncost = 2\n", "content_field"),
        ("[imperium_armaments_world]\ncost = 10\n", "content_range"),
        ("[atlantis]\ncost = 2\n", "content_component"),
    ],
)
def test_what_cannot_be_corrected_is_refused(text: str, key: str) -> None:
    assert refused(text).key == key


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            '[robot_damaged_alien_factory]\nsymbol = "settle"\n',
            {
                "component": "robot_damaged_alien_factory",
                "field": "symbol",
                "value": "settle",
                "reason": "consume_trade, produce",
            },
        ),
        (
            '[robot_die_a]\nfaces = ["match"]\n',
            {
                "component": "robot_die_a",
                "field": "faces",
                "value": '["match"]',
                "reason": f"6: {', '.join(SYMBOL_KEYS)}",
            },
        ),
    ],
)
def test_what_cannot_be_played_is_named(text: str, told: dict[str, str]) -> None:
    assert refused(text).params == told


def test_nothing_that_the_answers_hang_on_is_in_doubt() -> None:
    """Answers name designs, and powers by their place; neither changes with a correction, a set or an edition."""
    for row in ROWS.values():
        for doubt in doubts_of(row):
            assert doubt.field in ("name_de", "cost", "vp", "faces", "symbol") or type(doubt.value) is int
    for level in range(4):
        for edition in (FIRST, SECOND):
            box = BOXES.of(level, edition)
            assert box.keys == BOX.keys
            assert [len(powers) for powers in box.consume] == [len(powers) for powers in BOX.consume]


def test_boxes_are_made_once() -> None:
    assert BOXES.of(2, FIRST) is BOXES.of(2, FIRST)
    assert BOXES.of(3, SECOND) is BOX
    assert BOXES.of(3, FIRST) is not BOX
