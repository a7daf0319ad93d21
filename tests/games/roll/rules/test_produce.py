"""Phase IV: Produce (R-54, R-56 to R-59, R-99, R-100)."""

from __future__ import annotations

import pytest

from tests.games.roll.rules.scene import Scene
from tests.rules import refusal, rule, vector


def producing(*tableau: str, producers: list[str], goods: dict[str, list[str]] | None = None) -> Scene:
    """Seat 0 produces; seat 1 keeps the game in Ship afterwards."""
    scene = Scene(2)
    scene.tableau(0, *tableau)
    for world, colours in (goods or {}).items():
        scene.good(0, world, *colours)
    scene.workers(0, produce=producers)
    scene.hold(1)
    scene.phases("produce", "ship")
    return scene


@rule("R-56", "R-57", "R-54")
@refusal("gray_world", "world_full", "must_produce")
def test_any_producer_becomes_a_good_on_any_world_that_has_room_and_is_not_gray() -> None:
    scene = producing(
        "gem_world", "comet_zone", "fifth_column", "plague_world",
        producers=["genes", "home", "genes"], goods={"plague_world": ["genes"]},
    )  # fmt: skip
    assert scene.kind(0) == "produce"
    assert scene.offered(0) == [
        "produce:genes@gem_world", "produce:home@gem_world", "produce:genes@comet_zone", "produce:home@comet_zone",
    ]  # fmt: skip
    assert [(r.key, r.rule, r.params) for r in scene.s.refusals(0)] == [
        ("gray_world", "R-54", {"tile": "fifth_column"}),
        ("world_full", "R-57", {"tile": "plague_world", "goods": 1}),
        ("must_produce", "R-57", {}),
    ]
    assert scene.why_not(0, "produce:home@plague_world") == "R-57"
    assert scene.why_not(0, "done") == "R-57"
    assert scene.why_not(0, "produce:home@space_port") == "R-56"
    scene.news()
    scene.choose(0, "produce:genes@gem_world")
    assert scene.dice(0) == {"gem_world": ["genes"], "plague_world": ["genes"], "produce": ["genes", "home"]}
    assert scene.news() == ["produce seat=0 die=genes#1 tile=gem_world [R-56]"]
    assert scene.why_not(0, "produce:home@gem_world") == "R-57"
    scene.choose(0, "produce:home@comet_zone")
    assert scene.dice(0) == {
        "gem_world": ["genes"], "plague_world": ["genes"], "comet_zone": ["home"], "cup": ["genes"],
    }, "the last one finds no room"  # fmt: skip
    assert scene.news() == [
        "produce seat=0 die=home#2 tile=comet_zone [R-56]",
        "unused seat=0 dice=genes#3 [R-31]",
        "phase phase=ship [R-28]",
    ]


@rule("R-57", "R-31")
def test_a_producer_must_be_used_while_there_is_room() -> None:
    scene = producing("gem_world", producers=["home"])
    assert scene.stage == "ship"
    assert scene.dice(0) == {"gem_world": ["home"]}, "the only possibility is taken by itself"


@rule("R-59", "R-54", "R-31")
def test_producers_without_a_world_return_to_the_cup() -> None:
    scene = producing("fifth_column", "outlaw_world", producers=["home", "alien"])
    assert scene.dice(0) == {"cup": ["alien", "home"]}
    assert scene.p(0).goods_on == []


@rule("R-58")
def test_a_world_completed_this_round_can_be_used_unless_its_effect_filled_it() -> None:
    scene = Scene(2)
    scene.stack(0, "secluded_world", "comet_zone")
    scene.settlers(0, "home")
    scene.workers(0, settle=["home"] * 3, produce=["alien", "alien"])
    scene.hold(1)
    scene.phases("settle", "produce", "ship")
    assert scene.keys(scene.p(0).worlds) == ["secluded_world", "comet_zone"]
    assert scene.goods_of(0) == {"comet_zone": ["rare_elements"], "secluded_world": ["alien"]}
    assert scene.in_cup(0) == ["alien"]


@rule("R-99", "R-57")
@refusal("world_full")
def test_galactic_reserves_lets_each_world_hold_two_goods_of_any_colours() -> None:
    scene = producing(
        "galactic_reserves", "gem_world", "comet_zone", "fifth_column",
        producers=["genes", "home", "alien", "home"], goods={"comet_zone": ["genes"]},
    )  # fmt: skip
    scene.choose(0, "produce:home@gem_world", "produce:genes@gem_world")
    assert scene.offered(0) == ["produce:alien@comet_zone", "produce:home@comet_zone", "done"]
    assert [(r.key, r.rule, r.params) for r in scene.s.refusals(0)] == [
        ("world_full", "R-99", {"tile": "gem_world", "goods": 2}),
        ("gray_world", "R-54", {"tile": "fifth_column"}),
    ]
    assert scene.why_not(0, "produce:home@gem_world") == "R-99"
    scene.choose(0, "produce:alien@comet_zone")
    assert scene.dice(0) == {"gem_world": ["genes", "home"], "comet_zone": ["alien", "genes"], "cup": ["home"]}
    assert scene.bonus(0, "galactic_reserves") == 4


@rule("R-99", "R-86")
def test_two_goods_of_a_world_need_a_shipper_each_also_when_produce_is_not_played() -> None:
    scene = Scene(2)
    scene.tableau(0, "galactic_reserves", "gem_world")
    scene.good(0, "gem_world", "home", "alien")
    scene.workers(0, ship=["home"])
    scene.hold(1)
    scene.phases("ship")
    assert scene.offered(0) == [
        "trade:home@gem_world", "consume:home@gem_world", "trade:alien@gem_world", "consume:alien@gem_world",
    ]  # fmt: skip
    scene.choose(0, "trade:alien@gem_world")
    assert scene.dice(0) == {"citizenry": ["alien", "home"], "gem_world": ["home"]}
    assert scene.offered(0) == []


@rule("R-99", "R-58")
def test_with_galactic_reserves_a_world_whose_effect_gave_a_good_has_room_for_another() -> None:
    scene = Scene(2)
    scene.tableau(0, "galactic_reserves")
    scene.stack(0, "comet_zone")
    scene.workers(0, settle=["home"] * 3, produce=["home"])
    scene.hold(1)
    scene.phases("settle", "produce", "ship")
    scene.choose(0, "produce:home@comet_zone")
    assert scene.goods_of(0) == {"comet_zone": ["rare_elements", "home"]}


@rule("R-99", "R-57")
@refusal("must_produce")
def test_a_second_good_is_offered_and_never_forced() -> None:
    """The rulebook: its owner *may* ignore the limit of one."""
    scene = producing(
        "galactic_reserves", "gem_world", "comet_zone", producers=["genes", "home"], goods={"comet_zone": ["genes"]}
    )
    assert "done" not in scene.offered(0), "gem_world has no good yet"
    assert "must_produce" in scene.refused(0)
    assert scene.why_not(0, "done") == "R-57"
    scene.choose(0, "produce:genes@gem_world")
    assert scene.offered(0) == ["produce:home@gem_world", "produce:home@comet_zone", "done"]
    assert "must_produce" not in scene.refused(0)
    scene.choose(0, "done")
    assert scene.dice(0) == {"gem_world": ["genes"], "comet_zone": ["genes"], "cup": ["home"]}


@rule("R-99", "R-57")
def test_a_second_good_does_not_fill_the_place_of_a_first_one() -> None:
    scene = producing("galactic_reserves", "gem_world", "comet_zone", producers=["home", "home"], goods={})
    scene.choose(0, "produce:home@gem_world")
    assert scene.offered(0) == ["produce:home@gem_world", "produce:home@comet_zone"], "comet_zone has none yet"


@rule("R-100", "R-59")
@vector("TV-41")
def test_genetics_lab_counts_goods_that_are_genes_dice() -> None:
    scene = producing(
        "genetics_lab",
        "gem_world",
        "plague_world",
        producers=[],
        goods={"gem_world": ["genes"], "plague_world": ["home"]},
    )
    assert scene.p(0).credits == 2
    assert [repr(e) for e in scene.events("power_credits")] == [
        "power_credits seat=0 tile=genetics_lab credits=2 [R-100]"
    ]


@rule("R-100", "R-59")
@pytest.mark.parametrize(("goods", "paid"), [
    ({"gem_world": ["genes"], "mining_world": ["genes"], "plague_world": ["home"]}, 4),
    ({"gem_world": ["genes"], "mining_world": ["genes"], "plague_world": ["genes"]}, 6),
    ({"gem_world": ["home"], "mining_world": ["alien"], "plague_world": ["home"]}, 0),
    ({"plague_world": ["genes"]}, 2),
])  # fmt: skip
def test_genetics_lab_asks_the_dice_and_not_the_worlds_they_lie_on(goods: dict[str, list[str]], paid: int) -> None:
    scene = producing("genetics_lab", "gem_world", "mining_world", "plague_world", producers=[], goods=goods)
    assert scene.p(0).credits == paid


@rule("R-100", "R-59", "R-29")
def test_consumer_markets_and_mining_league_count_goods_by_the_colour_of_the_world_old_ones_too() -> None:
    scene = producing(
        "consumer_markets", "mining_league", "gem_world", "space_port", "comet_zone", "plague_world",
        producers=["home"],
        goods={"gem_world": ["rare_elements"], "comet_zone": ["novelty"], "plague_world": ["novelty"]},
    )  # fmt: skip
    assert scene.goods_of(0)["space_port"] == ["home"]
    assert [e.params for e in scene.events("power_credits")] == [
        {"tile": "consumer_markets", "credits": 2},
        {"tile": "mining_league", "credits": 1},
    ]
    assert scene.p(0).credits == 3
    none = producing("consumer_markets", "mining_league", "plague_world", producers=[])
    assert none.events("power_credits") == [], "nothing to count, nothing told"


@rule("R-59", "R-29", "R-87")
def test_merchant_guild_pays_even_who_has_no_producer_but_only_if_produce_is_played() -> None:
    scene = producing("merchant_guild", producers=[])
    assert scene.p(0).credits == 2
    other = Scene(2)
    other.tableau(0, "merchant_guild", "galactic_investors", "robot_surveyors")
    other.hold(1)
    other.phases("explore", "ship")
    assert other.p(0).credits == 0
