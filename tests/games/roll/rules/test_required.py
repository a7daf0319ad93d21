"""How many developers or settlers a tile requires (R-43, R-93 to R-96)."""

from __future__ import annotations

import pytest

from orrery.games.roll.rules.required import required
from tests.games.roll.rules.scene import Scene
from tests.games.roll.rules.situations import developing, settling
from tests.rules import rule, vector


@rule("R-43", "R-93")
@vector("TV-40")
def test_required_numbers_of_developments() -> None:
    scene = Scene(2)
    tiles = [
        "galactic_influence",
        "local_subsidies",
        "backup_planning",
        "nanotechnology",
        "trade_levies",
        "public_works",
    ]

    def needs() -> list[int]:
        return [required(scene.s, scene.p(0), scene.side(key)) for key in tiles]

    assert needs() == [3, 2, 1, 5, 3, 1]
    scene.tableau(0, "biological_adaptation")
    assert needs() == [2, 1, 1, 4, 3, 1], "Reassign developments only, at least 1"
    scene.tableau(0, "investment_credits")
    assert needs() == [1, 1, 1, 3, 2, 1]
    scene.tableau(1, "replicant_robots")
    assert [required(scene.s, scene.p(1), scene.side(key)) for key in tiles] == [3, 2, 1, 5, 3, 1], "worlds only"


@rule("R-93", "R-43", "R-85")
@vector("TV-40")
def test_reductions_are_mandatory_and_one_developer_completes_galactic_influence() -> None:
    scene = developing(
        zone=["galactic_influence", "trade_levies"],
        developers=["home", "home"],
        tableau=("investment_credits", "biological_adaptation"),
    )
    assert scene.keys(scene.p(0).developments)[2:] == ["galactic_influence"]
    assert scene.dice(0) == {"citizenry": ["home"], "developers": ["home"]}


# A gray world of each printed cost from 1 to 6.
GRAY = ["fifth_column", "rebel_hideout", "trading_world", "tourist_world", "terraformed_world", "galactic_trendsetters"]


def needs(*tableau: str) -> list[int]:
    scene = Scene(2)
    scene.tableau(0, *tableau)
    return [required(scene.s, scene.p(0), scene.side(key)) for key in GRAY]


@rule("R-95", "R-96", "R-94", "R-43")
@vector("TV-16", "TV-17")
def test_required_numbers_of_gray_worlds() -> None:
    assert needs() == [1, 2, 3, 4, 5, 6]
    assert needs("free_trade_zone") == [1, 2, 2, 2, 3, 4]
    assert needs("replicant_robots") == [1, 1, 2, 3, 4, 5]
    assert needs("free_trade_zone", "replicant_robots") == [1, 1, 1, 1, 2, 3]
    assert needs("replicant_robots", "free_trade_zone") == [1, 1, 1, 1, 2, 3], (
        "Free Trade Zone first, whichever came first"
    )
    assert needs("alien_uplift_blueprints") == [1, 2, 3, 4, 5, 6]


@rule("R-94")
def test_required_numbers_of_genes_and_alien_worlds() -> None:
    scene = Scene(2)
    worlds = ["plague_world", "jungle_world", "alien_sentinels", "comet_zone", "secluded_world"]

    def numbers() -> list[int]:
        return [required(scene.s, scene.p(0), scene.side(key)) for key in worlds]

    assert numbers() == [3, 4, 6, 3, 1]
    scene.tableau(0, "alien_uplift_blueprints")
    assert numbers() == [2, 3, 5, 3, 1]
    scene.tableau(0, "replicant_robots")
    assert numbers() == [1, 2, 4, 2, 1]
    scene.tableau(0, "investment_credits", "biological_adaptation", "free_trade_zone")
    assert numbers() == [1, 2, 4, 2, 1], "developments and gray worlds are another matter"


@rule("R-95", "R-43")
@vector("TV-16", "TV-17")
@pytest.mark.parametrize("world", ["trading_world", "tourist_world"])
def test_a_gray_world_of_three_or_four_with_free_trade_zone(world: str) -> None:
    alone = settling(zone=[world], settlers=["home", "home", "home"], tableau=("free_trade_zone",))
    assert alone.dice(0) == {"citizenry": ["consumption", "home", "home"], "cup": ["home"]}
    both = settling(zone=[world], settlers=["home", "home"], tableau=("free_trade_zone", "replicant_robots"))
    assert both.dice(0) == {"citizenry": ["consumption", "home"], "cup": ["home"]}
