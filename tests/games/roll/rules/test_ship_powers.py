"""Powers in Ship: virtual shippers, Galactic Bankers, what is paid at its end (R-103, R-107, R-109, R-111)."""

from __future__ import annotations

import pytest

from tests.games.roll.rules.scene import Scene
from tests.games.roll.rules.situations import after_ship, shipping
from tests.rules import rule, vector

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
    assert [repr(e) for e in scene.recorder.events if e.key in ("power_vp", "power_credits")] == [
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
