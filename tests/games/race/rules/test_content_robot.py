"""The robot's mat, tiles and dice: what the rules say in words, and what of it is in doubt."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.race.rules.content import BOX, Mat
from orrery.games.race.rules.vocabulary.sought import SOUGHT_KEYS
from orrery.games.race.rules.vocabulary.symbol import SYMBOL_KEYS
from orrery.kernel.corrections import doubts_of
from tests.rules import rule, tile, vector

ROBOT = BOX.robot
ROWS = {row["key"]: row for row in ROBOT.rows}
MILITARY = ["epsilon_eridani", "new_sparta", "separatist_colony", "imperium_warlord", "uplift_mercenary_force"]
FREE_REACTION = [
    "epsilon_eridani", "alpha_centauri", "new_sparta", "separatist_colony", "imperium_warlord",
    "rebel_freedom_fighters",
]  # fmt: skip


def mat(world: str) -> Mat:
    return ROBOT.mats[BOX.number_of[world]]


def keys() -> list[str]:
    return [BOX.keys[start] for start in BOX.starts]


def differing(field: str) -> dict[str, Any]:
    """By start world, what a field is where it is not as on the plain mat."""
    plain = getattr(ROBOT.plain, field)
    return {key: getattr(mat(key), field) for key in keys() if getattr(mat(key), field) != plain}


@rule("S-83")
def test_every_start_world_has_tiles() -> None:
    assert len(ROBOT.mats) == 191
    assert len(keys()) == 16
    for n in range(191):
        assert (ROBOT.mats[n] is ROBOT.plain) == (n not in BOX.starts)
    assert sorted(row["world"] for row in ROBOT.rows if row["kind"] == "start") == sorted(keys())


@rule("S-82")
@vector("TV-42")
def test_credit_economy_and_hand_stack_at_the_start() -> None:
    plain = ROBOT.plain
    assert (plain.credit, plain.economy, plain.hand_stack) == (1, 0, 4)
    assert differing("credit") == {"alpha_centauri": 2, "ancient_race": 0, "galactic_scavengers": 2}
    assert differing("economy") == {"epsilon_eridani": 1, "earths_lost_colony": 1}
    assert differing("hand_stack") == {"ancient_race": 3, "galactic_scavengers": 3}


@rule("S-80", "S-81", "S-7", "S-71")
def test_tracks_tokens_and_chips() -> None:
    assert (ROBOT.credit_most, ROBOT.economy_most) == (4, 5)
    assert (ROBOT.tokens, ROBOT.worth) == ([1, 2, 3], [6, 6, 9])
    assert (ROBOT.chips, ROBOT.prestige_chips) == (24, 5)


@rule("S-79", "S-94", "S-95", "S-96", "S-97", "S-98", "S-99", "S-100", "S-101", "S-104")
@tile("robot_mat")
def test_the_plain_mat() -> None:
    plain = ROBOT.plain
    assert (plain.explore_one, plain.explore_both, plain.explore_reaction, plain.explore_credit) == (1, 3, 1, 1)
    assert (plain.token_action, plain.token_reaction) == (2, 3)
    assert (plain.develop_draw_action, plain.develop_draw_reaction) == (1, 0)
    assert (plain.develop_action_under_6, plain.develop_action_6) == (0, 1)
    assert (plain.develop_reaction_needs, plain.develop_reaction_under_6, plain.develop_reaction_6) == (1, 1, 1)
    assert [SOUGHT_KEYS[plain.settle_action], SOUGHT_KEYS[plain.settle_reaction]] == ["non_military_world"] * 2
    assert (plain.settle_draw_action, plain.settle_draw_reaction) == (3, 2)
    assert (plain.settle_reaction_needs, plain.settle_reaction_price) == (1, 1)
    assert (plain.trade_credit, plain.double_economy, plain.produce_economy, plain.produce_credit) == (2, 1, 1, 0)


@rule("S-106")
def test_who_draws_more_in_explore() -> None:
    more = ["separatist_colony", "imperium_warlord", "uplift_mercenary_force", "alien_research_team"]
    for field, least in (("explore_one", 2), ("explore_both", 4), ("explore_reaction", 2)):
        assert list(differing(field)) == [*more, "rebel_freedom_fighters"]
        assert all(n >= least for n in differing(field).values())
    assert differing("explore_credit") == {}, "only cards rise"


@rule("S-107", "S-143")
@tile("robot_galactic_developers")
def test_galactic_developers() -> None:
    developers = mat("galactic_developers")
    assert differing("develop_action_6") == {"galactic_developers": 0}
    assert differing("token_reaction") == {"galactic_developers": 2}
    assert differing("develop_reaction_under_6") == {"galactic_developers": 0}
    assert differing("develop_reaction_needs") == {"galactic_developers": 0}
    assert developers.develop_reaction_6 == 1
    assert differing("develop_draw_reaction") == {"galactic_developers": 1}
    assert differing("develop_draw_action") == {"galactic_developers": 2, "rebel_freedom_fighters": 2}


@rule("S-109", "S-112", "S-113")
@tile("robot_epsilon_eridani", "robot_separatist_colony", "robot_new_sparta", "robot_imperium_warlord")
def test_what_is_searched_for_in_settle() -> None:
    action = {key: SOUGHT_KEYS[wanted] for key, wanted in differing("settle_action").items()}
    military = dict.fromkeys([*MILITARY, "rebel_freedom_fighters"], "military_world")
    assert action == {**military, "rebel_cantina": "any_world", "alien_research_team": "alien_world"}
    reaction = {key: SOUGHT_KEYS[wanted] for key, wanted in differing("settle_reaction").items()}
    assert reaction == {**action, "alien_research_team": "military_alien_or_non_military_world"}


@rule("S-109", "S-114", "S-112", "S-113")
@tile("robot_alpha_centauri")
def test_whose_settle_reaction_is_free() -> None:
    assert differing("settle_reaction_needs") == dict.fromkeys(FREE_REACTION, 0)
    assert differing("settle_reaction_price") == dict.fromkeys(FREE_REACTION, 0)


@rule("S-110")
@tile("robot_rebel_cantina", "robot_uplift_mercenary_force")
def test_who_draws_more_in_settle() -> None:
    more = {"alpha_centauri": 4, "new_sparta": 5, "rebel_cantina": 4, "imperium_warlord": 4}
    assert differing("settle_draw_action") == {**more, "uplift_mercenary_force": 4}
    reaction = dict.fromkeys(["new_sparta", "rebel_cantina", "imperium_warlord", "rebel_freedom_fighters"], 3)
    assert differing("settle_draw_reaction") == {**reaction, "uplift_mercenary_force": 4}
    assert differing("settle_per_chromosome") == {"uplift_mercenary_force": 1}


@rule("S-108", "S-111")
@tile("robot_rebel_freedom_fighters")
def test_rebel_freedom_fighters() -> None:
    assert differing("rebel_prestige") == {"rebel_freedom_fighters": 1}
    assert differing("shuns_imperium") == {"rebel_freedom_fighters": True}


@rule("S-115")
@tile("robot_doomed_world")
def test_doomed_world() -> None:
    assert differing("deck_search_vp") == {"doomed_world": 3}
    assert differing("deck_search_credit") == {"doomed_world": 2}
    assert differing("deck_search_economy") == {"doomed_world": 1}


@rule("S-118", "S-119")
@tile("robot_alien_research_team", "robot_galactic_scavengers")
def test_consume_and_produce() -> None:
    assert differing("trade_credit") == {"alien_research_team": 3}
    assert differing("double_economy") == {"alien_research_team": 0}
    assert differing("double_prestige") == {"alien_research_team": 1}
    assert differing("produce_credit") == {"rebel_cantina": 1, "galactic_scavengers": 1}
    assert differing("produce_economy") == {}


@rule("S-83", "S-158", "S-120")
@tile("robot_earths_lost_colony", "robot_ancient_race")
def test_what_the_robot_symbol_means() -> None:
    shown = {key: SYMBOL_KEYS[mat(key).symbol] for key in keys()}
    others = {
        "old_earth": "consume_trade",
        "earths_lost_colony": "produce",
        "ancient_race": "consume_trade",
        "damaged_alien_factory": "produce",
        "galactic_developers": "develop",
        "galactic_scavengers": "produce",
        "alien_research_team": "explore",
    }
    assert shown == {**dict.fromkeys(keys(), "settle"), **others}


@rule("S-116", "S-117")
@tile("robot_old_earth", "robot_damaged_alien_factory")
def test_tiles_that_change() -> None:
    turns = {key: [tuple(SYMBOL_KEYS[one] for one in turn) for turn in mat(key).turns] for key in keys()}
    assert {key: turn for key, turn in turns.items() if turn} == {
        "old_earth": [("consume_trade", "consume_trade", "consume_2x_vp")],
        "damaged_alien_factory": [
            ("consume_trade", "consume_trade", "produce"),
            ("produce", "produce", "consume_trade"),
        ],
    }
    assert not mat("old_earth").turns_back()
    assert mat("damaged_alien_factory").turns_back()


@rule("S-85", "S-157")
def test_the_dice() -> None:
    dice = [[SYMBOL_KEYS[face] for face in faces] for faces in ROBOT.faces]
    assert dice == [
        ["explore", "develop", "settle", "consume_trade", "produce", "match"],
        ["explore", "develop", "settle", "match", "robot", "robot"],
    ]
    assert [row["part"] for row in ROBOT.rows if row["kind"] == "die"] == ["die", "die"]


@rule("S-157", "S-158", "S-159")
def test_everything_guessed_is_in_doubt() -> None:
    for row in ROBOT.rows:
        assert "doubts" in row
        doubts = {doubt.field: doubt for doubt in doubts_of(row)}
        if row["kind"] == "start":
            assert "symbol" in doubts
            assert row["confidence"] == doubts["symbol"].confidence
            guessed = [field for field in row if field.startswith("explore_")]
            assert all(doubts[field].confidence == "guess" for field in guessed)
        elif row["kind"] == "die":
            assert list(doubts) == ["faces"]
        else:
            assert doubts == {}
        for doubt in doubts.values():
            if type(doubt.value) is int:
                assert doubt.least <= doubt.value <= doubt.most <= 9


@pytest.mark.parametrize("key", ["robot_die_a", "robot_die_b", "robot_mat", "robot_old_earth"])
def test_rows_have_names_a_rule_and_a_part(key: str) -> None:
    row = ROWS[key]
    assert row["name_en"]
    assert row["name_de"]
    assert row["rule"].startswith("S-")
    assert row["part"] in ("die", "robot")
    assert "{" not in row["name_en"] + row["name_de"]


def test_a_tile_is_named_after_its_world() -> None:
    assert ROWS["robot_ancient_race"]["name_de"] == "Roboter: Uralte Rasse"
