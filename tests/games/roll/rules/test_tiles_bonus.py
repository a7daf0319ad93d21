"""The end-game bonuses of the ten developments of cost 6, computed by hand."""

from __future__ import annotations

import pytest

from tests.rules import rule, tile, vector

from .scene import Scene


def empire(*tableau: str) -> Scene:
    scene = Scene(2)
    scene.tableau(0, *tableau)
    return scene


def parts(scene: Scene) -> dict[str, int]:
    return {part.component or part.key: part.points for part in scene.score(0).parts}


@pytest.mark.parametrize(("dice", "points"), [(0, 0), (1, 2), (2, 2), (3, 2), (4, 4), (6, 4), (7, 6), (9, 6)])
@rule("R-77")
@vector("TV-15")
@tile("new_galactic_order")
def test_new_galactic_order_counts_sets_of_three_military_dice(dice: int, points: int) -> None:
    scene = empire("new_galactic_order")
    scene.cup(0, *["military"] * dice, "home", "consumption")
    scene.cup(1, "military", "military", "military")
    assert parts(scene) == {"chips": 0, "developments": 6, "worlds": 0, "new_galactic_order": points}
    assert scene.score(0).total == 6 + points


@rule("R-79")
@tile("new_galactic_order")
def test_new_galactic_order_finds_military_dice_wherever_they_are() -> None:
    scene = empire("new_galactic_order", "gem_world")
    scene.cup(0, "military")
    scene.citizenry(0, "military")
    scene.developers(0, "military")
    assert scene.bonus(0, "new_galactic_order") == 2
    scene.settlers(0, "military")
    assert scene.bonus(0, "new_galactic_order") == 4
    scene.good(0, "gem_world", "military")
    scene.workers(0, ship=["military"])
    assert scene.bonus(0, "new_galactic_order") == 4
    scene.workers(0, wild=["military"])
    assert scene.bonus(0, "new_galactic_order") == 6


@rule("R-79")
@vector("TV-46")
@tile("galactic_exchange")
def test_galactic_exchange_counts_colours_of_dice() -> None:
    scene = empire("galactic_exchange", "gem_world")
    assert scene.bonus(0, "galactic_exchange") == 0
    scene.cup(0, "home", "home")
    assert scene.bonus(0, "galactic_exchange") == 1
    scene.citizenry(0, "military", "home")
    assert scene.bonus(0, "galactic_exchange") == 2
    scene.good(0, "gem_world", "genes")
    assert scene.bonus(0, "galactic_exchange") == 3
    scene.developers(0, "alien")
    scene.settlers(0, "consumption")
    assert scene.bonus(0, "galactic_exchange") == 5
    scene.workers(0, explore=["novelty", "novelty"], wild=["rare_elements"])
    assert scene.bonus(0, "galactic_exchange") == 7
    scene.cup(1, "home", "military")
    assert parts(scene) == {"chips": 0, "developments": 6, "worlds": 2, "galactic_exchange": 7}


@pytest.mark.parametrize(
    ("others", "points"),
    [
        ([], 2),  # 6 of its own
        (["public_works"], 3),  # 7
        (["biological_adaptation"], 3),  # 8, a faction counts
        (["merchant_guild"], 3),  # 9
        (["investment_credits"], 4),  # 10: printed costs, not reduced ones
        (["new_galactic_order", "public_works"], 5),  # 13
        (["space_piracy"], 2),
        (["gem_world", "alien_sentinels"], 2),  # worlds do not count
    ],
)
@rule("R-77")
@tile("galactic_federation")
def test_galactic_federation_counts_a_third_of_all_developments(others: list[str], points: int) -> None:
    scene = empire("galactic_federation", *others)
    scene.stack(0, "galactic_bankers")  # not in the tableau
    assert scene.bonus(0, "galactic_federation") == points


@rule("R-76", "R-77")
@vector("TV-12")
@tile("galactic_federation", "new_galactic_order")
def test_the_example_of_the_rulebook() -> None:
    scene = empire("galactic_federation", "new_galactic_order", "public_works", "gem_world", "high_gravity_world")
    scene.cup(0, "military", "military", "military", "military")
    assert parts(scene) == {
        "chips": 0, "developments": 13, "worlds": 3, "galactic_federation": 5, "new_galactic_order": 4,
    }  # fmt: skip
    assert scene.score(0).total == 25


@pytest.mark.parametrize(
    ("others", "points"),
    [([], 1), (["public_works"], 2), (["space_piracy", "nanotechnology"], 3), (["gem_world", "old_earth"], 1)],
)
@rule("R-77")
@tile("galactic_bankers")
def test_galactic_bankers_count_developments(others: list[str], points: int) -> None:
    scene = empire("galactic_bankers", *others)
    scene.tableau(1, "export_duties", "space_docks")
    scene.stack(0, "merchant_guild")
    assert scene.bonus(0, "galactic_bankers") == points


@pytest.mark.parametrize(
    ("worlds", "points"),
    [
        ([], 0),
        (["secluded_world"], 1),  # half of 1
        (["gem_world"], 1),
        (["secluded_world", "gem_world", "spice_world"], 3),  # half of 5
        (["information_hub", "earths_lost_colony", "space_mall"], 3),  # half of 5, start worlds included
        (["pilgrimage_world", "pirate_world", "galactic_resort"], 4),  # half of 8
        (["mining_world", "jungle_world", "alien_sentinels", "outlaw_world"], 0),
    ],
)
@rule("R-77")
@vector("TV-36")
@tile("free_trade_association")
def test_free_trade_association_counts_half_of_the_novelty_worlds(worlds: list[str], points: int) -> None:
    scene = empire("free_trade_association", *worlds)
    scene.stack(0, "universal_exports")
    assert scene.bonus(0, "free_trade_association") == points


@pytest.mark.parametrize(
    ("worlds", "points"),
    [
        ([], 0),
        (["mining_world"], 2),
        (["mining_world", "ore_rich_world", "alpha_centauri", "wormhole_station"], 8),
        (["gem_world", "jungle_world", "alien_sentinels", "outlaw_world"], 0),
    ],
)
@rule("R-76")
@tile("mining_league")
def test_mining_league_counts_rare_elements_worlds_double(worlds: list[str], points: int) -> None:
    scene = empire("mining_league", *worlds)
    scene.stack(0, "comet_zone")
    assert scene.bonus(0, "mining_league") == points


@rule("R-76")
@vector("TV-33")
@tile("galactic_renaissance")
def test_galactic_renaissance_grows_with_the_chips() -> None:
    chips = [0, 1, 2, 3, 5, 6, 10, 14, 15, 21, 28, 36, 45, 55, 66]
    found = []
    for amount in chips:
        scene = empire("galactic_renaissance")
        scene.chips(0, amount)
        scene.chips(1, 1)
        found.append(scene.bonus(0, "galactic_renaissance"))
        assert scene.score(0).total == amount + 6 + found[-1]
    assert found == [0, 1, 1, 2, 2, 3, 4, 4, 5, 6, 7, 8, 9, 10, 11]


@pytest.mark.parametrize(
    ("others", "points"),
    [
        ([], 1),
        (["nanotechnology", "public_works"], 2),
        (["backup_planning", "galactic_mandate"], 1),  # these are Reassign powers, too
        (["biological_adaptation", "advanced_logistics"], 3),  # and these are not
        (["gem_world"], 1),
    ],
)
@rule("R-91")
@vector("TV-35")
@tile("new_economy")
def test_new_economy_counts_developments_without_a_reassign_power(others: list[str], points: int) -> None:
    assert empire("new_economy", *others).bonus(0, "new_economy") == points


@rule("R-76")
@tile("galactic_reserves")
def test_galactic_reserves_count_the_goods_left() -> None:
    scene = empire("galactic_reserves", "gem_world", "mining_world")
    assert scene.bonus(0, "galactic_reserves") == 0
    scene.good(0, "gem_world", "novelty", "home")
    assert scene.bonus(0, "galactic_reserves") == 2
    scene.good(0, "mining_world", "home")
    scene.cup(0, "home")
    scene.tableau(1, "spice_world")
    scene.good(1, "spice_world", "home")
    assert scene.bonus(0, "galactic_reserves") == 3


@pytest.mark.parametrize(
    ("others", "points"),
    [
        ([], 3),  # 6 of its own
        (["space_mercenaries"], 4),  # 7
        (["galactic_mandate", "backup_planning"], 5),  # 10
        (["nanotechnology"], 6),  # 11
        (["biological_adaptation", "merchant_guild"], 3),  # no Reassign powers
        (["gem_world"], 3),
    ],
)
@rule("R-77", "R-91")
@vector("TV-34")
@tile("system_diversification")
def test_system_diversification_counts_half_of_the_reassign_developments(others: list[str], points: int) -> None:
    assert empire("system_diversification", *others).bonus(0, "system_diversification") == points


SIX = [
    "new_galactic_order",
    "galactic_exchange",
    "galactic_federation",
    "galactic_bankers",
    "free_trade_association",
    "mining_league",
    "galactic_renaissance",
    "new_economy",
    "galactic_reserves",
    "system_diversification",
]


@rule("R-73", "R-76", "R-77", "R-79")
@tile(
    "new_galactic_order", "galactic_exchange", "galactic_federation", "galactic_bankers", "free_trade_association",
    "mining_league", "galactic_renaissance", "new_economy", "galactic_reserves", "system_diversification",
)  # fmt: skip
def test_all_ten_at_the_end_of_a_game() -> None:
    scene = empire(*SIX, "gem_world", "information_hub", "mining_world", "jungle_world")
    scene.chips(0, 7)
    scene.credits(0, 5)
    scene.cup(0, "military", "military", "home")
    scene.citizenry(0, "military")
    scene.good(0, "gem_world", "genes", "military")
    scene.manage()
    assert scene.offered(0) == ["done", "recall:genes@gem_world", "recall:military@gem_world"]
    scene.choose(0, "done")
    assert scene.stage == "over"
    assert parts(scene) == {
        "chips": 7,
        "developments": 60,
        "worlds": 12,
        "new_galactic_order": 4,  # four Military dice
        "galactic_exchange": 3,
        "galactic_federation": 20,
        "galactic_bankers": 10,
        "free_trade_association": 3,  # half of 2 + 3
        "mining_league": 2,
        "galactic_renaissance": 3,
        "new_economy": 9,
        "galactic_reserves": 2,
        "system_diversification": 3,
    }
    assert scene.score(0).total == 138
    assert scene.told("over") == ["over scores=138+0 winners=0 [R-73]"]


@pytest.mark.parametrize("key", SIX)
@rule("R-76")
def test_a_bonus_counts_from_completion_only(key: str) -> None:
    scene = Scene(2)
    scene.crowd(0)
    scene.credits(0, 1)
    scene.stack(0, key)
    scene.developers(0, *["consumption"] * 5)
    assert parts(scene) == {"chips": 0, "developments": 0, "worlds": 0}
    scene.workers(0, develop=["consumption"])
    scene.phases("develop")
    assert sorted(parts(scene)) == sorted(["chips", "developments", "worlds", key])
