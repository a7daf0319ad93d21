"""Phase V: Ship (R-60 to R-67, R-103, R-107, R-109, R-111)."""

from __future__ import annotations

import pytest

from tests.games.roll.rules.scene import Scene
from tests.games.roll.rules.situations import after_ship, shipping
from tests.rules import refusal, rule, vector

WORLD = {"novelty": "gem_world", "rare_elements": "comet_zone", "genes": "plague_world", "alien": "alien_sentinels"}


@rule("R-60", "R-30")
@refusal("must_ship", "no_good_there")
def test_each_shipper_trades_or_consumes_one_good_and_both_dice_go_to_the_citizenry() -> None:
    scene = shipping(
        "space_port",
        "fifth_column",
        shippers=["home", "novelty", "home"],
        goods={"gem_world": ["genes"], "comet_zone": ["home"]},
    )
    assert scene.kind(0) == "ship"
    assert scene.offered(0) == [
        "trade:genes@gem_world", "consume:genes@gem_world", "trade:home@comet_zone", "consume:home@comet_zone",
    ]  # fmt: skip
    assert [(r.key, r.rule, r.params) for r in scene.s.refusals(0)] == [
        ("must_ship", "R-60", {}),
        ("no_good_there", "R-60", {"tile": "space_port"}),
    ], "a gray world never has a good; that needs no reason"
    assert scene.why_not(0, "done") == "R-60"
    assert scene.why_not(0, "trade:home@space_port") == "R-60"
    scene.choose(0, "trade:genes@gem_world")
    assert scene.kind(0) == "by"
    assert scene.offered(0) == ["by:home", "by:novelty"]
    assert scene.why_not(0, "by:genes") == "R-60"
    scene.choose(0, "by:home")
    assert scene.p(0).credits == 3
    assert scene.dice(0) == {"citizenry": ["genes", "home"], "comet_zone": ["home"], "ship": ["home", "novelty"]}
    assert scene.news() == ["trade seat=0 good=genes#0 tile=gem_world die=home#2 credits=3 [R-61]"]
    scene.choose(0, "consume:home@comet_zone", "by:novelty")
    assert scene.p(0).chips == 1
    assert scene.dice(0) == {"citizenry": ["genes", "home", "home", "novelty"], "ship": ["home"]}
    assert scene.news() == ["consume seat=0 good=home#1 tile=comet_zone die=novelty#3 vp=1 credits=0 [R-62]"]
    assert scene.offered(0) == [], "no good is left for the third"


@rule("R-60", "R-31")
def test_a_shipper_must_be_used_while_there_is_a_good() -> None:
    scene = shipping(shippers=["home"], goods={"gem_world": ["home"]})
    assert scene.offered(0) == ["trade:home@gem_world", "consume:home@gem_world"], "one or the other"
    scene.choose(0, "trade:home@gem_world")
    assert scene.offered(0) == [], "by the only shipper there is"
    assert scene.dice(0) == {"citizenry": ["home", "home"]}


@rule("R-67", "R-31")
def test_shippers_without_a_good_return_to_the_cup_before_recruiting() -> None:
    scene = after_ship("gem_world", shippers=["home", "alien"])
    assert scene.dice(0) == {"cup": ["alien", "home"]}
    assert [repr(e) for e in scene.events("unused")] == ["unused seat=0 dice=home#11+alien#12 [R-31]"]


@rule("R-61")
@vector("TV-6")
@pytest.mark.parametrize(("colour", "credits"), [("novelty", 3), ("rare_elements", 4), ("genes", 5), ("alien", 6)])
@pytest.mark.parametrize("good", ["home", "alien", "consumption", "novelty"])
def test_a_trade_pays_by_the_colour_of_the_world(colour: str, credits: int, good: str) -> None:
    scene = shipping(shippers=["genes"], goods={WORLD[colour]: [good]})
    scene.choose(0, f"trade:{good}@{WORLD[colour]}")
    assert scene.p(0).credits == credits
    assert scene.p(0).chips == 0


@rule("R-61", "R-87")
@vector("TV-38")
def test_trade_bonuses_add_up() -> None:
    scene = shipping(
        "export_duties", "galactic_demand", "jumpdrive_research", shippers=["home"], goods={"gem_world": ["home"]}
    )
    scene.choose(0, "trade:home@gem_world")
    assert scene.p(0).credits == 6, "3 + 1 + 2; Jumpdrive Research is for Rare Elements worlds"
    rare = shipping("galactic_demand", "jumpdrive_research", shippers=["home"], goods={"comet_zone": ["home"]})
    rare.choose(0, "trade:home@comet_zone")
    assert rare.p(0).credits == 5


@rule("R-62", "R-63", "R-64", "R-65")
@vector("TV-7", "TV-8", "TV-9", "TV-31")
@pytest.mark.parametrize(("world", "good", "shipper", "vp"), [
    ("gem_world", "consumption", "consumption", 3),  # TV-7
    ("gem_world", "novelty", "novelty", 3),
    ("gem_world", "home", "military", 1),  # TV-8
    ("gem_world", "military", "home", 1),
    ("gem_world", "genes", "alien", 1),
    ("gem_world", "novelty", "home", 2),  # TV-9
    ("gem_world", "home", "novelty", 2),
    ("gem_world", "consumption", "home", 2),
    ("gem_world", "home", "consumption", 2),
    ("gem_world", "consumption", "novelty", 3),
    ("gem_world", "genes", "genes", 1),  # TV-31
    ("comet_zone", "rare_elements", "rare_elements", 3),
    ("plague_world", "genes", "genes", 3),
    ("alien_sentinels", "alien", "alien", 3),
    ("alien_sentinels", "consumption", "alien", 3),
    ("alien_sentinels", "novelty", "alien", 2),
])  # fmt: skip
def test_consuming_pays_one_vp_and_one_for_each_die_that_matches_the_world(
    world: str, good: str, shipper: str, vp: int
) -> None:
    scene = shipping(shippers=[shipper], goods={world: [good]})
    scene.choose(0, f"consume:{good}@{world}")
    assert (scene.p(0).chips, scene.p(0).credits) == (vp, 0)
    assert scene.s.pool == 24 - vp
    assert scene.dice(0) == {"citizenry": sorted([good, shipper])}


@rule("R-64")
def test_the_face_a_die_shows_does_not_matter_for_consuming() -> None:
    scene = Scene(2)
    scene.tableau(0, "gem_world")
    scene.good(0, "gem_world", "home")
    scene.workers(0, wild=["military"])
    scene.workers(1, ship=["home"])
    scene.assign()
    scene.choose(0, "assign:military>ship", "select:ship")
    scene.choose(1, "select:ship")
    scene.choose(0, "consume:home@gem_world")
    assert scene.p(0).chips == 1


@rule("R-65")
def test_fewer_vp_on_purpose_are_allowed() -> None:
    scene = shipping(shippers=["novelty", "home"], goods={"gem_world": ["novelty"]})
    scene.choose(0, "consume:novelty@gem_world")
    assert scene.offered(0) == ["by:novelty", "by:home"]
    scene.choose(0, "by:home")
    assert scene.p(0).chips == 2


@rule("R-63", "R-87")
@vector("TV-37")
def test_consume_bonuses_add_up_and_follow_the_colour_of_the_world() -> None:
    scene = shipping(
        "galactic_renaissance",
        "space_refineries",
        "minor_research_labs",
        shippers=["home"],
        goods={"comet_zone": ["rare_elements"]},
    )
    scene.choose(0, "consume:rare_elements@comet_zone")
    assert scene.p(0).chips == 4
    novelty = shipping(
        "galactic_renaissance", "space_refineries", shippers=["home"], goods={"gem_world": ["consumption"]}
    )
    novelty.choose(0, "consume:consumption@gem_world")
    assert novelty.p(0).chips == 3, "a Consumption die makes no Rare Elements world"


@rule("R-87", "R-62")
def test_consuming_pays_credits_by_powers() -> None:
    scene = shipping(
        "new_economy", "trade_levies", "mining_industry", shippers=["home"], goods={"asteroid_belt": ["home"]}
    )
    scene.choose(0, "consume:home@asteroid_belt")
    assert (scene.p(0).chips, scene.p(0).credits) == (1, 4)
    assert scene.events("consume")[0].params["credits"] == 4
    other = shipping("mining_industry", shippers=["home"], goods={"gem_world": ["home"]})
    other.choose(0, "consume:home@gem_world")
    assert other.p(0).credits == 0


@rule("R-66")
def test_vp_beyond_the_pool_are_paid_in_full_from_the_big_chips() -> None:
    """OQ-15."""
    scene = shipping(shippers=["novelty", "novelty"], goods={"gem_world": ["novelty"], "space_port": ["novelty"]})
    scene.chips(1, 22)
    assert scene.s.pool == 2
    scene.choose(0, "consume:novelty@gem_world")
    assert (scene.p(0).chips, scene.s.pool, scene.s.extra) == (3, 0, 1)
    assert scene.stage == "ship", "the round goes on"
    scene.choose(0, "consume:novelty@space_port")
    assert (scene.p(0).chips, scene.s.pool, scene.s.extra) == (6, 0, 4)
    exact = shipping(shippers=["novelty"], goods={"gem_world": ["novelty"]})
    exact.chips(1, 21)
    exact.choose(0, "consume:novelty@gem_world")
    assert (exact.p(0).chips, exact.s.pool, exact.s.extra) == (3, 0, 0)
