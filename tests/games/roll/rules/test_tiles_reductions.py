"""Developments that make tiles cheaper."""

from __future__ import annotations

import pytest

from tests.rules import refusal, rule, tile, vector

from .printed import DEVELOPMENTS
from .scene import Scene
from .situations import FIRST, empire


def needs(key: str, *developments: str) -> int:
    """How many dice a tile takes, found by building it."""
    for dice in range(1, 8):
        scene = empire(*developments)
        scene.stack(0, key)
        phase = "develop" if key in DEVELOPMENTS else "settle"
        scene.workers(0, **{phase: ["home"] * dice})
        scene.phases(phase)
        if not scene.stacked(0, "development") and not scene.stacked(0, "world"):
            assert scene.dice(0).get("citizenry", []).count("home") == dice
            return dice
        assert scene.dice(0) == {"developers" if phase == "develop" else "settlers": ["home"] * dice}
    raise AssertionError(key)


@pytest.mark.parametrize(
    ("key", "without", "dice"),
    [
        ("public_works", 1, 1),
        ("space_docks", 2, 1),
        ("merchant_guild", 3, 2),
        ("nanotechnology", 5, 4),
        ("galactic_bankers", 6, 5),
    ],
)
@rule("R-93")
@tile("investment_credits")
def test_investment_credits_save_a_developer(key: str, without: int, dice: int) -> None:
    assert needs(key) == without
    assert needs(key, "investment_credits") == dice


@rule("R-88", "R-93")
@tile("investment_credits")
def test_investment_credits_work_at_once_but_not_for_themselves_or_worlds() -> None:
    assert needs("investment_credits") == 4
    assert needs("gem_world", "investment_credits") == 2
    scene = empire()
    scene.stack(0, "investment_credits", "merchant_guild", "space_docks")
    scene.workers(0, develop=["home"] * 7)
    scene.phases("develop")
    assert scene.keys(scene.p(0).developments) == ["investment_credits", "merchant_guild", "space_docks"]


@pytest.mark.parametrize(
    ("key", "dice"),
    [("fifth_column", 1), ("gem_world", 1), ("mining_world", 2), ("jungle_world", 3), ("alien_sentinels", 5)],
)
@rule("R-94")
@tile("replicant_robots")
def test_replicant_robots_save_a_settler_for_every_world(key: str, dice: int) -> None:
    assert needs(key, "replicant_robots") == dice
    assert needs("merchant_guild", "replicant_robots") == 3


@pytest.mark.parametrize(
    ("key", "alone", "with_robots"),
    [
        ("uplift_overseers", 2, 1),
        ("jungle_world", 3, 2),
        ("designer_species_ultd", 4, 3),
        ("alien_robot_scout_ship", 3, 2),
        ("alien_sentinels", 5, 4),
        ("gem_world", 2, 1),
        ("mining_world", 3, 2),
        ("trading_world", 3, 2),
    ],
)
@rule("R-94")
@tile("alien_uplift_blueprints", "replicant_robots")
def test_alien_uplift_blueprints_save_a_settler_for_genes_and_alien_worlds(
    key: str, alone: int, with_robots: int
) -> None:
    assert needs(key, "alien_uplift_blueprints") == alone
    assert needs(key, "alien_uplift_blueprints", "replicant_robots") == with_robots
    assert needs("merchant_guild", "alien_uplift_blueprints") == 3


def robots_come(*worlds: str) -> Scene:
    """Two settlers lie on Ore-rich World when Replicant Robots make it cheaper."""
    scene = empire()
    scene.stack(0, "replicant_robots", "ore_rich_world", *worlds)
    scene.settlers(0, "alien", "genes")
    scene.workers(0, develop=["home"] * 4)
    scene.phases("develop", "settle")
    assert scene.stage == "settle"
    assert scene.kind(0) == "spend"
    assert scene.offered(0) == ["spend:alien", "spend:genes"]
    assert scene.refused(0) == {"spend_exactly": "R-44"}
    return scene


@rule("R-44", "R-55")
@refusal("spend_exactly")
@tile("replicant_robots", "ore_rich_world")
def test_replicant_robots_leave_a_settler_over() -> None:
    scene = robots_come("mining_world")
    scene.choose(0, "spend:genes")
    assert scene.dice(0) == {
        "cup": ["rare_elements"], "citizenry": ["genes"] + ["home"] * 4, "settlers": ["alien"],
    }  # fmt: skip
    assert scene.stacked(0, "world") == ["mining_world"]
    scene = robots_come("sentient_robots", "mining_world")
    scene.choose(0, "spend:alien")  # the Genes die moves on and completes the next world as well
    assert scene.dice(0) == {"cup": ["military", "rare_elements"], "citizenry": ["alien", "genes"] + ["home"] * 4}
    assert scene.stacked(0, "world") == ["mining_world"]
    scene = robots_come()
    scene.choose(0, "spend:alien")  # nothing is left to build
    assert scene.dice(0) == {"cup": ["genes", "rare_elements"], "citizenry": ["alien"] + ["home"] * 4}
    assert scene.told("unused") == [f"unused seat=0 dice=genes#{FIRST + 1} [R-55]"]


@rule("R-44", "R-48")
@tile("investment_credits")
def test_investment_credits_leave_a_developer_over() -> None:
    scene = empire("investment_credits")
    scene.stack(0, "merchant_guild")
    scene.developers(0, "home", "genes", "home")
    scene.phases("develop")
    assert scene.offered(0) == ["spend:home", "spend:genes"]
    scene.choose(0, "spend:home")
    assert scene.offered(0) == ["spend:genes", "spend:home"]
    scene.choose(0, "spend:home")
    assert scene.dice(0) == {"cup": ["genes"], "citizenry": ["home", "home"]}
    assert scene.told("complete", "unused") == [
        f"complete seat=0 side=development tile=merchant_guild dice=home#{FIRST}+home#{FIRST + 2} [R-46]",
        f"unused seat=0 dice=genes#{FIRST + 1} [R-48]",
    ]


GRAY = [
    "fifth_column",
    "sentient_robots",
    "trading_world",
    "tourist_world",
    "terraformed_world",
    "galactic_trendsetters",
]


@rule("R-95", "R-96")
@vector("TV-16", "TV-17")
@tile("free_trade_zone", "replicant_robots")
def test_free_trade_zone_saves_two_settlers_for_gray_worlds() -> None:
    assert [needs(key) for key in GRAY] == [1, 2, 3, 4, 5, 6]
    assert [needs(key, "free_trade_zone") for key in GRAY] == [1, 2, 2, 2, 3, 4]
    assert [needs(key, "free_trade_zone", "replicant_robots") for key in GRAY] == [1, 1, 1, 1, 2, 3]
    assert [needs(key, "replicant_robots", "free_trade_zone") for key in GRAY] == [1, 1, 1, 1, 2, 3]
    assert [needs(key, "replicant_robots") for key in GRAY] == [1, 1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    "key", ["information_hub", "mining_world", "jungle_world", "alien_sentinels", "merchant_guild"]
)
@rule("R-95")
@tile("free_trade_zone")
def test_free_trade_zone_is_for_gray_worlds_only(key: str) -> None:
    assert needs(key, "free_trade_zone") == needs(key)
