"""The boxes of Ambition and Rivalry and their modules hold what the rulebooks say they hold."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from importlib.resources import files
from itertools import combinations
from typing import Any

import pytest

from orrery.games.roll.rules.content import BOX
from orrery.games.roll.rules.vocabulary.phase import PHASE_KEYS
from orrery.kernel.corrections import CONFIDENCES, VERIFIED, doubts_of
from orrery.texts import LANGUAGES
from orrery.texts.catalog import catalog
from tests.digest import digest, doubts, is_decision
from tests.rules import rule

Row = dict[str, Any]


def read(name: str) -> Row:
    return tomllib.loads(files("orrery.games.roll").joinpath("content", name).read_text(encoding="utf-8"))


BOXES = {"ambition": read("ambition.toml"), "rivalry": read("rivalry.toml")}
SPECIAL = read("special_dice.toml")
OBJECTIVES = read("objectives.toml")
DEAL = read("deal.toml")
ORB = read("orb.toml")

BASE_TILES: list[Row] = [side for tile in DEAL["base_tile"] for side in tile["side"]]
COLOURS = [*[row["key"] for row in read("dice.toml")["die"]], *[row["key"] for row in SPECIAL["die"]]]
RACE_NAMES = {
    "alien_first_contact_team", "novelty_peddlers", "terraforming_surveyors", "terraforming_project", "volcanic_world",
    "alien_archives", "uplift_coalition",
}  # fmt: skip
SHORT = {"lifeforms_inc", "crash_rd_program", "standard_of_living"}  # keys that leave out or shorten a word


def sides(box: str) -> list[Row]:
    tiles = [tile[side] for tile in BOXES[box]["tile"] for side in ("world", "development")]
    halves = [half for faction in BOXES[box]["faction"] for half in faction["half"]]
    homes: list[Row] = BOXES[box]["home_world"]
    return [*halves, *homes, *tiles]


ALL_SIDES = [*sides("ambition"), *sides("rivalry"), *BASE_TILES]
ROWS = [
    *ALL_SIDES,
    *SPECIAL["die"],
    *OBJECTIVES["objective"],
    *DEAL["trade"],
    *DEAL["deal_die"],
    DEAL["track"],
    *ORB["face"],
]


@pytest.mark.parametrize(
    ("box", "factions", "homes", "tiles", "total"), [("ambition", 14, 7, 5, 45), ("rivalry", 8, 10, 13, 52)]
)
def test_tiles_of_a_box(box: str, factions: int, homes: int, tiles: int, total: int) -> None:
    content = BOXES[box]
    assert [len(content[part]) for part in ("faction", "home_world", "tile")] == [factions, homes, tiles]
    assert len(sides(box)) == total
    for faction in content["faction"]:
        assert [half["kind"] for half in faction["half"]] == ["development", "world"]


def test_numbers_go_on_where_the_base_game_ends() -> None:
    found = [*BOXES["ambition"]["faction"], *BOXES["rivalry"]["faction"]]
    assert [faction["number"] for faction in found] == list(range(10, 32))
    tiles = [*BOXES["ambition"]["tile"], *BOXES["rivalry"]["tile"]]
    assert [tile["id"] for tile in tiles] == list(range(56, 74))


def test_there_are_101_new_sides() -> None:
    assert len(ALL_SIDES) == 101
    assert sum(tile["count"] for tile in DEAL["base_tile"]) == 8


def test_no_key_is_used_twice() -> None:
    keys = [row["key"] for row in ROWS]
    known = {side.key for side in BOX.sides} | {row["key"] for row in BOX.rows}
    assert [key for key, n in Counter(keys).items() if n > 1 or key in known] == []


def test_keys_are_the_english_names() -> None:
    for row in [*ALL_SIDES, *OBJECTIVES["objective"]]:
        plain = re.sub(r"[^a-z]+", "_", row["name_en"].lower().replace("'", "").replace("&", "and")).strip("_")
        assert row["key"] == plain or row["key"] in SHORT


@pytest.mark.parametrize(
    ("box", "total", "left"), [("ambition", 38, {"leader": 5, "home": -5}), ("rivalry", 62, {"leader": 9, "home": 4})]
)
def test_tiles_give_the_dice_that_the_box_adds(box: str, total: int, left: dict[str, int]) -> None:
    """But Leaders, and Home dice, which stand in for one another at the start."""
    added: Counter[str] = Counter(BOXES[box]["dice"])
    assert added.total() == total
    for row in sides(box):
        for effect in row.get("effects", []):
            if effect["kind"] in ("gain_die", "gain_good"):
                added[effect["colour"]] -= effect.get("count", 1)
    assert {colour: n for colour, n in added.items() if n} == left
    assert BOXES[box]["figures"]["start_cup"] == ["home", "home", "leader"]


def test_special_faces() -> None:
    pairs = {f"{a}_{b}": [a, b] for a, b in combinations(PHASE_KEYS[:5], 2)}
    dollars = {f"{a}_dollar": [a] for a in PHASE_KEYS[:5]}
    assert {face["key"]: face["phases"] for face in SPECIAL["face"]} == pairs | dollars
    assert {face["key"] for face in SPECIAL["face"] if face.get("dollar")} == set(dollars)
    assert len(SPECIAL["face"]) == 15
    known = {*pairs, *dollars, *[face["key"] for face in read("dice.toml")["face"]]}
    for die in SPECIAL["die"]:
        assert len(die["faces"]) == 6
        assert set(die["faces"]) <= known


def test_what_is_known_of_the_new_dice() -> None:
    leader, entrepreneur, pioneer = (die["faces"] for die in SPECIAL["die"])
    assert "wild" in leader
    assert not set(leader) & set(PHASE_KEYS), "every face but the wild one has two symbols"
    assert {word for face in leader for word in face.split("_")} >= {*PHASE_KEYS[:5], "dollar"}
    assert "explore_produce" in leader + entrepreneur
    assert "produce_dollar" in leader + entrepreneur
    assert any(face.endswith("_dollar") for face in pioneer)


def test_objectives() -> None:
    assert len(OBJECTIVES["objective"]) == 20
    for row in OBJECTIVES["objective"]:
        assert row["check"] in [*PHASE_KEYS[:5], "reveal", "manage_empire"]
        assert 2 <= row["talents"] <= 5
        for condition in row["conditions"]:
            assert ("least" in condition) != ("most" in condition)


def test_trades_and_deal_dice() -> None:
    trades = {trade["key"]: trade for trade in DEAL["trade"]}
    assert len(trades) == 18
    assert [die["prestige"] for die in DEAL["deal_die"]] == [False] * 6 + [True]
    shown: set[str] = set()
    for die in DEAL["deal_die"]:
        assert len(die["faces"]) == 6
        for face in die["faces"]:
            key, _, colours = face.partition(":")
            named = colours.split("+") if colours else []
            assert len(named) == trades[key].get("colours", 0)
            assert set(named) <= set(COLOURS)
            shown.add(key)
    assert shown == set(trades), "each trade can come up"
    assert "one_die:leader" in DEAL["deal_die"][-1]["faces"]
    assert any("credit_limit" in die["faces"] for die in DEAL["deal_die"][:-1])


def test_a_white_face_is_worth_three_and_a_prestige_face_four() -> None:
    """What can be counted: tiles, workers and credits at $1, a Talent at $2."""
    worth = {"pay_credits": 1, "discard_tiles": 1, "workers_to_citizenry": 1, "pay_talents": 2}
    for trade in DEAL["trade"]:
        kinds = {given["kind"] for given in trade["give"]}
        if kinds <= set(worth) and not any("of" in given for given in trade["give"]):
            assert sum(worth[g["kind"]] * g.get("amount", g.get("count", 0)) for g in trade["give"]) == 3


def test_payouts_rise_on_both_sides() -> None:
    for side in ("left", "right"):
        worth = [credits + 2 * talents for credits, talents in DEAL["track"][side]]
        assert worth == sorted(set(worth))
    assert len(DEAL["track"]["left"]) == len(DEAL["track"]["right"])


def test_the_orb() -> None:
    faces = {face["key"]: face for face in ORB["face"]}
    assert len(faces) == 22
    assert sum(face["count"] for face in faces.values()) == 180
    assert len(ORB["upgrade"]) == 7
    assert Counter(face["technology"] for face in faces.values()) == {
        "basic": 4, "assist": 3, "develop": 3, "settle": 3, "produce": 3, "ship": 3, "achievement": 3,
    }  # fmt: skip
    figures = ORB["orb"]
    assert sorted(side for pair in figures["opposite"] for side in pair) == list(range(figures["sides"]))
    for one, other in figures["opposite"]:
        assert figures["start"][one] == figures["start"][other]
    for face in faces.values():
        assert face["vp"] == (0 if face.get("arrow") else [0, 0, 1, 2][face["level"]])
    assert [faces[key]["count"] >= 5 * 2 for key in set(figures["start"])] == [True] * 3


def test_every_doubt_names_a_value_and_its_reason() -> None:
    for row in ROWS:
        assert row["confidence"] in [VERIFIED, *CONFIDENCES]
        assert row["rule"]
        for doubt in doubts_of(row):
            assert doubt.value is not None
        if row["confidence"] == "reconstructed":
            assert doubts_of(row), "what is ours can be corrected"


def test_every_doubt_is_on_the_page_of_doubts() -> None:
    for row in ROWS:
        if row["confidence"] != VERIFIED or doubts_of(row):
            assert f"`{row['key']}`" in doubts("roll")
        if row.get("name_de_source") == "our-translation":
            assert "name_de" in [doubt.field for doubt in doubts_of(row)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_doubt_has_its_reason_in_words(lang: str) -> None:
    texts = catalog(lang, "roll")
    whys = {doubt.why for row in ROWS for doubt in doubts_of(row)}
    assert sorted(why for why in whys if not texts.has(f"roll.doubt.{why}")) == []


@pytest.mark.parametrize("box", ["ambition", "rivalry"])
def test_german_names_are_counted_right(box: str) -> None:
    sources = Counter(row["name_de_source"] for row in sides(box))
    counted = f"German names: {sources['rulebook']} from the rulebook, {sources['published-list']} from the list."
    assert sources.total() == sources["rulebook"] + sources["published-list"]
    assert counted in " ".join(doubts("roll").split())


def test_every_rule_named_is_in_a_digest() -> None:
    assert {row["rule"] for row in ROWS} <= digest("roll").rules.keys()


def test_world_colours_and_reassign_flags_stay() -> None:
    """Codes hang on which worlds hold goods and which tiles have a Reassign power."""
    for row in ALL_SIDES:
        fields = {doubt.field for doubt in doubts_of(row)}
        assert "reassign" not in fields
        assert "colour" not in fields or row in BASE_TILES


@rule("D-4", "D-14")
def test_numbers_of_factions_and_rewards_of_objectives_are_marked() -> None:
    """A faction's number is no doubt that can be corrected: nothing but the order of players hangs on it."""
    factions = [faction for box in BOXES.values() for faction in box["faction"]]
    assert [faction["number"] for faction in factions] == list(range(10, 32))
    assert {faction["number_confidence"] for faction in factions} == {"reconstructed"}
    for row in OBJECTIVES["objective"]:
        assert ("talents", "reconstructed") in [(doubt.field, doubt.confidence) for doubt in doubts_of(row)]


@rule("D-10")
def test_digests_have_all_rules() -> None:
    numbers = digest("roll").rules
    assert [number for number in numbers if number.startswith("A-")] == [*[f"A-{n}" for n in range(1, 32)], "A-40"] + [
        f"A-{n}" for n in range(32, 40)
    ]
    rivalry = {int(number[2:]) for number in numbers if number.startswith("V-")}
    assert len([n for n in rivalry if n <= 86]) == 67
    assert {n for n in rivalry if n > 86} == set(range(87, 96))
    assert len(digest("roll").corrections) + len([number for number in numbers if is_decision(number)]) == 47


@rule("D-12", "D-18")
def test_names_that_were_corrected() -> None:
    page = doubts("roll")
    race = page[: page.rindex("are our own translations of the German ones")]
    assert len(RACE_NAMES) == 7
    for row in ALL_SIDES:
        if row["key"] in RACE_NAMES:
            assert {doubt.why for doubt in doubts_of(row) if doubt.field == "name_en"} == {"race_name"}
            assert row["name_en"] in " ".join(race.split())
        if row["key"] == "terraforming_guild":
            assert row["name_de"] == "Terraforming Gilde"


@rule("D-19", "R-91")
def test_reassign_developments_of_the_boxes() -> None:
    flags = {row["key"]: row.get("reassign", False) for row in ALL_SIDES}
    assert flags["galactic_prognosticators"]
    assert flags["social_adaptation"]
    assert not flags["psi_crystal_forecasters"]
    assert not flags["predictive_modeling"]
