"""What every development costs, and what developments pay when a tile is completed or a phase ends."""

from __future__ import annotations

import pytest

from tests.rules import rule, tile, vector

from .printed import DEVELOPMENTS
from .situations import FIRST, empire

INSTANT = ["information_tech", "conscription", "space_marines"]


# The printed cost of every development.


@pytest.mark.parametrize("key", [key for key in DEVELOPMENTS if key not in INSTANT])
@rule("R-43", "R-45", "R-46", "R-76")
def test_a_development_needs_the_printed_number_of_developers(key: str) -> None:
    cost = DEVELOPMENTS[key].cost
    under = "space_docks" if key != "space_docks" else "export_duties"
    scene = empire()
    scene.stack(0, key, under)
    scene.developers(0, *["consumption"] * (cost - 1))
    scene.workers(0, develop=["home"])
    scene.phases("develop")
    used = [f"consumption#{FIRST + i}" for i in range(cost - 1)] + [f"home#{FIRST + cost - 1}"]
    assert scene.told("build", "complete", "top", "to_cup", "gain_die", "gain_credits", "unused") == [
        f"build seat=0 side=development tile={key} die={used[-1]} [R-45]",
        f"complete seat=0 side=development tile={key} dice={'+'.join(used)} [R-46]",
        f"top seat=0 side=development tile={under} [R-84]",
    ]
    assert scene.keys(scene.p(0).developments) == [key]
    assert scene.stacked(0, "development") == [under]
    assert scene.dice(0) == {"citizenry": ["consumption"] * (cost - 1) + ["home"]}
    assert scene.p(0).credits == (3 if key == "galactic_investors" else 1)
    assert next(part.points for part in scene.score(0).parts if part.key == "developments") == cost


@pytest.mark.parametrize("key", DEVELOPMENTS)
@rule("R-43", "R-47")
def test_one_developer_too_few_leaves_the_development_unfinished(key: str) -> None:
    cost = DEVELOPMENTS[key].cost
    scene = empire()
    scene.stack(0, key)
    if cost > 1:
        scene.developers(0, *["consumption"] * (cost - 2))
        scene.workers(0, develop=["home"])
    scene.phases("develop")
    assert scene.p(0).developments == []
    assert scene.dice(0) == ({"developers": ["consumption"] * (cost - 2) + ["home"]} if cost > 1 else {})
    assert scene.p(0).credits == 1
    assert scene.told("complete", "power_credits") == []


# Credits when a tile is completed.


@rule("R-49", "R-88")
@vector("TV-13")
@tile("public_works")
def test_public_works_pays_for_every_other_development() -> None:
    scene = empire()
    scene.stack(0, "public_works", "diversification", "advanced_logistics", "gem_world")
    scene.workers(0, develop=["home"] * 3, settle=["home", "home"])
    scene.phases("develop", "settle")
    assert scene.keys(scene.p(0).developments) == ["public_works", "diversification", "advanced_logistics"]
    assert scene.keys(scene.p(0).worlds) == ["gem_world"]
    assert scene.p(0).credits == 1 + 2
    assert scene.told("power_credits") == ["power_credits seat=0 tile=public_works credits=1 [R-49]"] * 2


@rule("R-49", "R-87")
@tile("galactic_recycling")
def test_galactic_recycling_pays_for_every_other_tile() -> None:
    scene = empire()
    scene.stack(0, "galactic_recycling", "diversification", "gem_world", "mining_world")
    scene.workers(0, develop=["home"] * 3, settle=["home"] * 5)
    scene.phases("develop", "settle")
    assert scene.keys(scene.p(0).developments) == ["galactic_recycling", "diversification"]
    assert scene.keys(scene.p(0).worlds) == ["gem_world", "mining_world"]
    assert scene.p(0).credits == 1 + 3
    assert scene.told("power_credits") == ["power_credits seat=0 tile=galactic_recycling credits=1 [R-49]"] * 3


@rule("R-49", "R-87")
@tile("terraforming_robots")
def test_terraforming_robots_pay_for_worlds_and_more_for_rare_elements() -> None:
    scene = empire("terraforming_robots")
    scene.stack(0, "diversification", "gem_world", "ore_rich_world", "fifth_column")
    scene.workers(0, develop=["home"], settle=["home"] * 5)
    scene.phases("develop", "settle")
    assert scene.keys(scene.p(0).worlds) == ["gem_world", "ore_rich_world", "fifth_column"]
    assert scene.p(0).credits == 1 + 1 + 2 + 1
    assert scene.told("power_credits", "complete") == [
        f"complete seat=0 side=development tile=diversification dice=home#{FIRST} [R-46]",
        f"complete seat=0 side=world tile=gem_world dice=home#{FIRST + 1}+home#{FIRST + 2} [R-51]",
        "power_credits seat=0 tile=terraforming_robots credits=1 [R-49]",
        f"complete seat=0 side=world tile=ore_rich_world dice=home#{FIRST + 3}+home#{FIRST + 4} [R-51]",
        "power_credits seat=0 tile=terraforming_robots credits=2 [R-49]",
        f"complete seat=0 side=world tile=fifth_column dice=home#{FIRST + 5} [R-51]",
        "power_credits seat=0 tile=terraforming_robots credits=1 [R-49]",
    ]


@rule("R-49", "R-87")
@vector("TV-39")
@tile("terraforming_robots", "galactic_recycling")
def test_terraforming_robots_and_galactic_recycling_add_up() -> None:
    scene = empire("terraforming_robots", "galactic_recycling")
    scene.stack(0, "ore_rich_world")
    scene.workers(0, settle=["home", "home"])
    scene.phases("settle")
    assert scene.p(0).credits == 1 + 3
    assert scene.told("power_credits") == [
        "power_credits seat=0 tile=terraforming_robots credits=2 [R-49]",
        "power_credits seat=0 tile=galactic_recycling credits=1 [R-49]",
    ]


@rule("R-6", "R-49")
@pytest.mark.parametrize(("before", "paid"), [(7, (2, 1)), (8, (2, 0)), (9, (1, 0)), (10, (0, 0))])
def test_completing_pays_up_to_ten_credits(before: int, paid: tuple[int, int]) -> None:
    scene = empire("terraforming_robots", "galactic_recycling")
    scene.stack(0, "ore_rich_world")
    scene.credits(0, before)
    scene.workers(0, settle=["home", "home"])
    scene.phases("settle")
    assert scene.p(0).credits == 10
    assert scene.told("power_credits") == [
        f"power_credits seat=0 tile=terraforming_robots credits={paid[0]} [R-49]",
        f"power_credits seat=0 tile=galactic_recycling credits={paid[1]} [R-49]",
    ]


@rule("R-6", "R-49")
@pytest.mark.parametrize(("before", "paid"), [(9, 1), (10, 0)])
def test_completing_a_development_pays_up_to_ten_credits(before: int, paid: int) -> None:
    scene = empire("public_works")
    scene.stack(0, "diversification")
    scene.credits(0, before)
    scene.workers(0, develop=["home"])
    scene.phases("develop")
    assert scene.p(0).credits == 10
    assert scene.told("power_credits") == [f"power_credits seat=0 tile=public_works credits={paid} [R-49]"]


@rule("R-7", "R-49")
@tile("public_works", "galactic_recycling", "terraforming_robots")
def test_nobody_is_paid_for_what_others_complete() -> None:
    scene = empire("public_works", "galactic_recycling", "terraforming_robots")
    scene.stack(1, "diversification", "ore_rich_world")
    scene.workers(1, develop=["home"], settle=["home", "home"])
    scene.phases("develop", "settle")
    assert scene.p(0).credits == 1
    assert scene.told("power_credits") == []


# Credits when the phase ends.


@pytest.mark.parametrize("phase", ["explore", "develop", "settle", "produce", "ship"])
@pytest.mark.parametrize(
    ("key", "when"),
    [
        ("galactic_investors", "develop"),
        ("robot_surveyors", "settle"),
        ("merchant_guild", "produce"),
        ("free_trade_association", "ship"),
    ],
)
@rule("R-29", "R-87")
@tile("galactic_investors", "robot_surveyors", "merchant_guild", "free_trade_association")
def test_two_credits_when_the_phase_ends(key: str, when: str, phase: str) -> None:
    scene = empire(key)
    scene.phases(phase)
    assert scene.stage == "manage"
    assert scene.p(0).credits == (3 if phase == when else 1)
    paid = [f"power_credits seat=0 tile={key} credits=2 [R-87]"]
    assert scene.told("power_credits") == (paid if phase == when else [])
    scene = empire(key, credits=9)
    scene.phases(phase)
    assert scene.p(0).credits == (10 if phase == when else 9)


@rule("R-88")
@tile("galactic_investors", "robot_surveyors")
def test_galactic_investors_pay_in_the_very_phase_they_come_and_robot_surveyors_wait_for_settle() -> None:
    scene = empire()
    scene.stack(0, "galactic_investors", "robot_surveyors")
    scene.workers(0, develop=["home"] * 10)
    scene.phases("develop")
    assert scene.keys(scene.p(0).developments) == ["galactic_investors", "robot_surveyors"]
    assert scene.p(0).credits == 1 + 2
    scene = empire()
    scene.stack(0, "galactic_investors")
    scene.workers(0, develop=["home"] * 4)
    scene.phases("develop")
    assert scene.p(0).credits == 1  # one developer is missing
