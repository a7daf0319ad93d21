"""The box holds what the rulebook says: counts by colour, cost, face and kind."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from orrery.games import load, rules
from orrery.games.roll.rules.alphabet import BASE_CHOICES
from orrery.games.roll.rules.catalogue import Shelf
from orrery.games.roll.rules.content import BOX, Box
from orrery.games.roll.rules.game import ROLL, Roll
from orrery.games.roll.rules.pieces import COLOUR_KEYS, DEVELOPMENT, WORLD
from orrery.games.roll.rules.sets import BASE
from orrery.kernel.chance import key_of_seed
from orrery.kernel.refusal import BadData, BadOptions
from tests.rules import rule

ROWS = ROLL.components({})
TILES = [row for row in ROWS if row["part"] == "tile"]

# Rulebook, last page: worlds by colour at the costs 1 to 6.
WORLDS = {
    "novelty": [5, 6, 4, 0, 0, 0],
    "rare_elements": [0, 5, 6, 2, 0, 0],
    "genes": [0, 0, 3, 4, 2, 0],
    "alien": [0, 0, 0, 2, 2, 3],
    "gray": [2, 3, 2, 2, 1, 1],
}
# The same for developments; the table prints them from cost 6 down to 1.
DEVELOPMENTS = {
    "reassign": [1, 1, 1, 6, 5, 4],
    "other": [9, 4, 3, 8, 5, 5],
    "instant": [0, 0, 2, 1, 0, 0],
}
DICE = {"home": 25, "military": 22, "consumption": 9, "novelty": 20, "rare_elements": 14, "genes": 12, "alien": 9}
FACES = {
    "home": {"explore": 2, "develop": 1, "settle": 1, "produce": 1, "ship": 1},
    "military": {"explore": 1, "develop": 2, "settle": 2, "wild": 1},
    "consumption": {"explore": 1, "develop": 1, "ship": 3, "wild": 1},
    "novelty": {"explore": 1, "produce": 2, "ship": 2, "wild": 1},
    "rare_elements": {"explore": 1, "develop": 2, "produce": 1, "ship": 1, "wild": 1},
    "genes": {"explore": 1, "settle": 2, "produce": 1, "wild": 2},
    "alien": {"develop": 1, "settle": 1, "produce": 1, "wild": 3},
}
REASSIGN = {
    "system_diversification", "nanotechnology", "propaganda_campaign", "executive_power", "galactic_influence",
    "galactic_mandate", "homeworld_patriotism", "isolation_policy", "mad_scientists", "colonial_affinity",
    "local_subsidies", "operations_affinity", "shipping_affinity", "technology_affinity", "backup_planning",
    "diversification", "hydroponics_guild", "space_mercenaries",
}  # fmt: skip
INSTANT = {"information_tech", "conscription", "space_marines"}


def by_cost(rows: list[dict[str, Any]]) -> list[int]:
    counts = Counter(row["cost"] for row in rows)
    assert set(counts) <= {1, 2, 3, 4, 5, 6}
    return [counts[cost] for cost in range(1, 7)]


@rule("R-1")
def test_the_box_holds_55_two_sided_tiles_nine_factions_and_nine_home_worlds() -> None:
    assert BOX.tiles == 55
    assert len(BOX.sides) == 2 * 55 + 2 * 9 + 9
    assert Counter(row["part"] for row in ROWS) == {"tile": 110, "faction": 18, "home_world": 9, "die": 7}
    for tile in range(BOX.tiles):
        world, development = BOX.sides[2 * tile], BOX.sides[2 * tile + 1]
        assert (world.kind, development.kind) == (WORLD, DEVELOPMENT)
        assert (world.number, development.number) == (2 * tile, 2 * tile + 1)
    assert BOX.numbers == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert [len(halves) for halves in BOX.factions] == [2] * 9
    assert [side for halves in BOX.factions for side in halves] == list(range(110, 128))
    assert BOX.home_worlds == list(range(128, 137))


@rule("R-1")
@pytest.mark.parametrize("colour", WORLDS)
def test_worlds_by_colour_and_cost(colour: str) -> None:
    assert by_cost([row for row in TILES if row["kind"] == "world" and row["colour"] == colour]) == WORLDS[colour]


@rule("R-1", "R-50", "R-91")
def test_developments_by_kind_and_cost() -> None:
    rows = [row for row in TILES if row["kind"] == "development"]
    reassign = [row for row in rows if row.get("reassign")]
    instant = [row for row in rows if row["effects"]]
    other = [row for row in rows if row not in reassign and row not in instant]
    assert by_cost(reassign) == DEVELOPMENTS["reassign"][::-1]
    assert by_cost(instant) == DEVELOPMENTS["instant"][::-1]
    assert by_cost(other) == DEVELOPMENTS["other"][::-1]
    assert {row["key"] for row in reassign} == REASSIGN
    assert {row["key"] for row in instant} == INSTANT
    assert not any(row["powers"] for row in instant), "an instant effect is no lasting power"


@rule("R-91")
def test_reassign_developments_are_eighteen_and_no_faction_has_one() -> None:
    assert {side.key for side in BOX.sides if side.reassign} == REASSIGN
    assert [BOX.reassign[BOX.side(key)] for key in ("biological_adaptation", "advanced_logistics")] == [False, False]
    assert BOX.reassign[BOX.side("backup_planning")]
    assert BOX.reassign[BOX.side("galactic_mandate")]


@rule("R-92")
def test_no_tile_side_exists_twice() -> None:
    keys = [side.key for side in BOX.sides]
    assert len(set(keys)) == 137
    assert all(BOX.sides[BOX.side(key)].key == key for key in keys)
    with pytest.raises(KeyError, match="atlantis"):
        BOX.side("atlantis")


@rule("R-1")
def test_the_two_costs_of_a_tile_sum_to_6_7_or_8() -> None:
    sums = Counter(BOX.cost[2 * tile] + BOX.cost[2 * tile + 1] for tile in range(BOX.tiles))
    assert sums == {6: 36, 7: 16, 8: 3}


@rule("R-1", "R-5")
def test_the_box_holds_111_dice_in_seven_colours_with_the_printed_faces() -> None:
    dice = [row for row in ROWS if row["part"] == "die"]
    assert {row["key"]: row["count"] for row in dice} == DICE
    assert sum(DICE.values()) == 111
    assert {row["key"]: dict(Counter(row["faces"])) for row in dice} == FACES
    assert BOX.dice == [DICE[key] for key in COLOUR_KEYS[:7]]
    assert [len(faces) for faces in BOX.die_faces] == [6] * 7


@rule("R-5")
def test_the_supply_cannot_run_out() -> None:
    """Even if every tile side, every faction and every home world gave its dice in one game."""
    granted = Counter({"home": 5 * 5})
    for side in BOX.sides:
        for effect in side.effects:
            if effect.colour >= 0:
                granted[COLOUR_KEYS[effect.colour]] += effect.amount
    assert {colour: n for colour, n in granted.items() if n > DICE[colour]} == {}


@rule("R-61", "R-64")
def test_what_world_colours_are_worth_and_which_dice_match_them() -> None:
    value = {COLOUR_KEYS[c]: BOX.trade[c] for c in range(7)}
    assert value == {
        "home": 0,
        "military": 0,
        "consumption": 0,
        "novelty": 3,
        "rare_elements": 4,
        "genes": 5,
        "alien": 6,
    }
    matches = {
        COLOUR_KEYS[c]: [COLOUR_KEYS[w] for w in range(16) if BOX.matches[c] >> w & 1] for c in range(BOX.colours)
    }
    assert matches == {
        "home": [],
        "military": [],
        "consumption": ["novelty", "rare_elements", "genes", "alien"],
        "novelty": ["novelty"],
        "rare_elements": ["rare_elements"],
        "genes": ["genes"],
        "alien": ["alien"],
    }


@rule("R-14")
def test_eight_factions_are_a_development_and_a_world_and_one_is_two_worlds() -> None:
    kinds = [[BOX.sides[side].kind for side in halves] for halves in BOX.factions]
    assert kinds == [[DEVELOPMENT, WORLD]] * 8 + [[WORLD, WORLD]]
    assert [BOX.sides[side].key for side in BOX.factions[8]] == ["destroyed_colony", "awakened_alien_outpost"]
    assert [BOX.sides[side].cost for side in BOX.factions[8]] == [0, 3]


@rule("R-52")
def test_every_world_has_an_effect_and_no_development_but_the_instant_ones() -> None:
    for side in BOX.sides:
        assert bool(side.effects) == (side.kind == WORLD or side.key in INSTANT)
        assert bool(side.powers) == (side.kind == DEVELOPMENT and side.key not in INSTANT)
        assert (side.bonus is not None) == (side.kind == DEVELOPMENT and side.cost == 6)


def test_every_component_says_what_it_is_and_how_sure_we_are() -> None:
    for row in ROWS:
        assert row["confidence"] in {"verified", "likely", "uncertain"}
        assert row["rule"].startswith("R-")
        if row["part"] != "die":
            assert row["name_en"]
            assert row["name_de"]
            assert row["kind"] in {"world", "development"}
            assert (row["colour"] is None) == (row["kind"] == "development")
            assert isinstance(row["powers"], list)
            assert isinstance(row["effects"], list)
        else:
            assert (row["kind"], row["cost"], row["colour"]) == ("die", None, row["key"])
    parts = {row["key"]: row["part"] for row in ROWS}
    assert (parts["gem_world"], parts["space_piracy"], parts["old_earth"], parts["home"]) == (
        "tile", "faction", "home_world", "die",
    )  # fmt: skip


@rule("R-1")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_two_to_five_can_play(seats: int) -> None:
    with pytest.raises(BadOptions) as caught:
        ROLL.new({}, seats, key_of_seed("1"))
    assert caught.value.key == "bad_seats"
    assert caught.value.params == {"seats": seats, "least": 2, "most": 5}
    assert load("roll").rules is ROLL
    assert (ROLL.key, ROLL.rules_version, ROLL.min_seats, ROLL.max_seats) == ("roll", "2", 2, 5)


def test_the_options_are_known_and_checked() -> None:
    assert ROLL.check({}, 2) == {"setup": "free"}
    with pytest.raises(BadOptions) as caught:
        ROLL.new({"setup": "expert"}, 2, key_of_seed("1"))
    assert caught.value.key == "bad_option"
    with pytest.raises(BadOptions) as caught:
        ROLL.new({"colour": "red"}, 2, key_of_seed("1"))
    assert caught.value.key == "unknown_option"


@rule("R-54")
def test_no_choice_puts_a_good_on_a_gray_world() -> None:
    with pytest.raises(BadData, match="roll has no choice 'produce:home@new_sparta'"):
        ROLL.choice("produce:home@new_sparta")
    worlds = [side for side in BOX.sides if side.kind == WORLD]
    for word in ("produce", "trade", "consume", "recall", "remove"):
        named = {side.key for side in worlds if f"{word}:home@{side.key}" in ROLL.alphabet.by_code}
        assert named == {side.key for side in worlds if side.row["colour"] != "gray"}, word


def test_every_choice_has_its_number_and_its_code() -> None:
    choices = ROLL.alphabet.choices
    assert [choice.number for choice in choices] == list(range(len(choices)))
    assert {choice.code: choice for choice in choices} == ROLL.alphabet.by_code
    assert all(ROLL.choice(choice.code) is choice for choice in choices)
    assert repr(ROLL.choice("assign:genes>ship")) == "<assign:genes>ship>"
    words = Counter(choice.code.split(":")[0] for choice in choices[:BASE_CHOICES])
    worlds = sum(1 for side in BOX.sides if side.kind == WORLD and side.row["colour"] != "gray")
    assert words == {
        "done": 1, "ready": 1, "dictate": 1, "rearrange": 1, "draw": 1, "pay": 1, "pass": 1,
        "select": 5, "into": 5, "scout": 7, "stock": 7, "build": 7, "spend": 7, "keep": 7, "by": 7, "by_virtual": 7,
        "recruit": 7, "assign": 35, "with": 35, "sacrifice": 35, "move": 35, "start": 55, "abandon": 110, "under": 110,
        "on_top": 110, "return": 110, "use": 18, "remove": 7 * (9 + worlds), "recall": 7 * (2 + worlds),
        "produce": 7 * worlds, "trade": 7 * worlds, "consume": 7 * worlds,
    }  # fmt: skip


def test_a_box_without_a_kind_of_power_it_knows_is_refused() -> None:
    row = {"key": "x", "cost": 1, "powers": [{"kind": "levitate"}]}
    world = {"key": "y", "cost": 1, "colour": "gray"}
    with pytest.raises(KeyError):
        Box(BASE, Shelf({"tiles.toml": {"tile": [{"world": world, "development": row}]}}))


def test_whoever_corrects_a_name_need_not_wait_for_the_files() -> None:
    """A server makes a game for each correction, while everybody else waits."""
    corrected = rules("roll", '[fifth_column]\nname_de = "Die fünfte Kolonne"\n')
    assert isinstance(corrected, Roll)
    changed = [one.key for one, other in zip(BOX.sides, corrected.box.sides, strict=True) if one.row is not other.row]
    assert changed == ["fifth_column"]
