"""Phase V: Ship (R-60 to R-67, R-103, R-107, R-109, R-111)."""

from __future__ import annotations

import pytest

from tests.games.roll.rules.scene import Scene
from tests.rules import refusal, rule, vector

WORLD = {"novelty": "gem_world", "rare_elements": "comet_zone", "genes": "plague_world", "alien": "alien_sentinels"}


def shipping(*tableau: str, shippers: list[str], goods: dict[str, list[str]]) -> Scene:
    """Seat 0 ships; seat 1 keeps the phase open."""
    scene = Scene(2)
    scene.tableau(0, *tableau, *[world for world in goods if world not in tableau])
    for world, colours in goods.items():
        scene.good(0, world, *colours)
    scene.workers(0, ship=shippers)
    scene.hold(1)
    scene.phases("ship")
    scene.news()
    return scene


def after_ship(*tableau: str, citizens: tuple[str, ...] = (), **rest: list[str]) -> Scene:
    """Seat 0 goes through Ship without a good; a crowd of citizens stops it in Manage Empire, all else as it was."""
    scene = Scene(2)
    scene.tableau(0, *tableau)
    scene.tableau(1, *rest.get("other", []))
    scene.credits(0, 1)
    scene.citizenry(0, *citizens)
    scene.crowd(0)
    scene.workers(0, ship=rest.get("shippers", []))
    scene.phases("ship")
    assert scene.kind(0) == "recruit"
    return scene


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


# Virtual shippers.


@rule("R-90", "R-31")
@vector("TV-42")
def test_with_one_good_the_virtual_shipper_may_spare_the_real_one() -> None:
    """OQ-13."""
    scene = Scene(2)
    scene.tableau(0, "space_docks", "gem_world")
    scene.credits(0, 1)
    scene.good(0, "gem_world", "home")
    scene.workers(0, ship=["home"])
    scene.crowd(0)
    scene.phases("ship")
    assert [repr(e) for e in scene.events("virtual")] == ["virtual seat=0 tile=space_docks colours=home [R-90]"]
    scene.choose(0, "trade:home@gem_world")
    assert scene.offered(0) == ["by:home", "by_virtual:home"]
    scene.choose(0, "by_virtual:home")
    assert scene.stage == "manage"
    assert scene.dice(0) == {"citizenry": ["home"], "cup": ["home"]}
    assert scene.p(0).virtual == []
    assert scene.events("trade")[0].params["die"] == "virtual"


@rule("R-90", "R-103")
def test_virtual_shippers_ship_alone_match_by_colour_and_have_to_be_used() -> None:
    scene = shipping("organic_shipyards", shippers=[], goods={"plague_world": ["genes"], "gem_world": ["home"]})
    assert scene.why_not(0, "done") == "R-60"
    scene.choose(0, "consume:genes@plague_world")
    assert scene.offered(0) == ["by_virtual:home", "by_virtual:genes"]
    scene.choose(0, "by_virtual:genes")
    assert scene.p(0).chips == 3
    assert scene.offered(0) == ["trade:home@gem_world", "consume:home@gem_world"], "the other one has to be used"
    scene.choose(0, "consume:home@gem_world")
    assert scene.p(0).chips == 4
    assert scene.dice(0) == {"citizenry": ["genes", "home"]}
    assert scene.p(0).virtual == []
    other = shipping("organic_shipyards", shippers=[], goods={"gem_world": ["home"]})
    other.choose(0, "consume:home@gem_world", "by_virtual:genes")
    assert other.p(0).chips == 1, "its colour matters only on a Genes world"


@rule("R-90", "R-67")
def test_unused_virtual_shippers_vanish() -> None:
    scene = after_ship("organic_shipyards", "space_docks")
    assert scene.p(0).virtual == []
    assert scene.dice(0) == {}


@rule("R-90")
def test_alike_virtual_shippers_are_one_choice() -> None:
    scene = shipping(
        "organic_shipyards", "space_docks", shippers=["home"], goods={"gem_world": ["home"], "comet_zone": ["home"]}
    )
    assert scene.p(0).virtual == [0, 5, 0]
    scene.choose(0, "trade:home@gem_world")
    assert scene.offered(0) == ["by:home", "by_virtual:home", "by_virtual:genes"]
    scene.choose(0, "by_virtual:home")
    assert scene.p(0).virtual == [5, 0]
    scene.choose(0, "trade:home@comet_zone")
    assert scene.offered(0) == ["by:home", "by_virtual:genes", "by_virtual:home"]


# Galactic Bankers.


@rule("R-109", "R-85")
def test_galactic_bankers_may_buy_a_vp_after_each_trade() -> None:
    """OQ-4: with the credits of that very Trade."""
    scene = shipping(
        "galactic_bankers", shippers=["home", "home"], goods={"gem_world": ["home"], "comet_zone": ["home"]}
    )
    scene.choose(0, "trade:home@gem_world")
    assert scene.kind(0) == "pay"
    assert scene.offered(0) == ["pass", "pay"]
    assert scene.p(0).credits == 3
    assert scene.why_not(0, "done") == "R-109"
    scene.news()
    scene.choose(0, "pay")
    assert (scene.p(0).credits, scene.p(0).chips) == (2, 1)
    assert scene.news() == ["buy_vp seat=0 tile=galactic_bankers credits=1 vp=1 [R-109]"]
    scene.choose(0, "trade:home@comet_zone", "pass")
    assert (scene.p(0).credits, scene.p(0).chips) == (6, 1)
    assert scene.s.pool == 23


@rule("R-109", "R-6")
def test_galactic_bankers_pays_after_the_cap() -> None:
    scene = shipping("galactic_bankers", shippers=["home"], goods={"comet_zone": ["home"]})
    scene.credits(0, 9)
    scene.choose(0, "trade:home@comet_zone")
    assert scene.p(0).credits == 10
    scene.choose(0, "pay")
    assert scene.p(0).credits == 9


@rule("R-109")
def test_galactic_bankers_sells_nothing_for_consuming() -> None:
    scene = shipping("galactic_bankers", shippers=["home"], goods={"comet_zone": ["home"]})
    scene.credits(0, 5)
    scene.choose(0, "consume:home@comet_zone")
    assert scene.offered(0) == []


# The end of the phase.


@rule("R-111", "R-67", "R-89")
@vector("TV-14")
@pytest.mark.parametrize(("military", "credits"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_space_piracy_pays_for_each_pair_of_military_citizens_rounded_up(military: int, credits: int) -> None:
    scene = after_ship("space_piracy", citizens=("military",) * military)
    assert scene.p(0).credits == 1 + credits
    told = [repr(e) for e in scene.events("power_credits")]
    assert told == ([f"power_credits seat=0 tile=space_piracy credits={credits} [R-111]"] if credits else [])


@rule("R-111")
def test_space_piracy_counts_the_dice_that_shipped_in_this_phase() -> None:
    scene = Scene(2)
    scene.tableau(0, "space_piracy", "gem_world")
    scene.good(0, "gem_world", "military")
    scene.workers(0, ship=["military"])
    scene.citizenry(0, "military")
    scene.crowd(0)
    scene.phases("ship")
    scene.choose(0, "trade:military@gem_world")
    assert scene.p(0).credits == 3 + 2
    assert scene.kind(0) == "recruit"


@rule("R-67", "R-29", "R-87")
def test_free_trade_association_and_galactic_salon_pay_at_the_end_of_ship() -> None:
    """OQ-3."""
    scene = after_ship("free_trade_association", "galactic_salon")
    assert scene.p(0).credits == 3
    assert (scene.p(0).chips, scene.s.pool) == (1, 23)
    assert [repr(e) for e in scene.ears.events if e.key in ("power_vp", "power_credits")] == [
        "power_credits seat=0 tile=free_trade_association credits=2 [R-87]",
        "power_vp seat=0 tile=galactic_salon vp=1 [R-87]",
    ]


@rule("R-107")
@vector("TV-19", "TV-20")
@pytest.mark.parametrize(("own", "other", "credits"), [
    (["jungle_world"], ["comet_zone"], 2),
    (["jungle_world", "comet_zone"], ["distant_world"], 1),  # TV-19: cost 4 in both tableaus
    (["jungle_world", "distant_world"], ["comet_zone"], 2),  # TV-20: two of cost 4, both own
    (["comet_zone"], ["jungle_world"], 1),
])  # fmt: skip
def test_space_tourism_pays_one_more_if_all_highest_cost_worlds_are_own(
    own: list[str], other: list[str], credits: int
) -> None:
    scene = after_ship("space_tourism", "replicant_robots", *own, other=other)
    assert scene.p(0).credits == 1 + credits
    assert [e.rule for e in scene.events("power_credits")] == ["R-107"] * credits
