"""Powers in general and together (R-85 to R-91)."""

from __future__ import annotations

import pytest

from orrery.games.roll.rules.powers.endings import credits
from orrery.games.roll.rules.powers.power import (
    AT_ASSIGN,
    AT_COST,
    AT_END,
    MOMENTS,
    REASSIGN,
    SELECTED,
    Power,
    build,
)
from tests.games.roll.rules.scene import Scene
from tests.rules import rule


@rule("R-86")
def test_reassign_powers_work_in_the_assign_step_only_and_others_in_their_phase_only() -> None:
    scene = Scene(2)
    scene.tableau(0, "nanotechnology", "improved_reconnaissance", "gem_world", "galactic_bankers")
    scene.good(0, "gem_world", "home")
    scene.stack(0, "space_docks", "comet_zone")
    scene.workers(0, explore=["home"], ship=["home"])
    scene.hold(1)
    scene.phases("explore", "ship")
    assert scene.why_not(0, "use:nanotechnology") == "R-33"
    assert scene.why_not(0, "pay") == "R-33"
    scene.choose(0, "stock:home")
    assert scene.stage == "ship"
    assert scene.why_not(0, "use:nanotechnology") == "R-60"
    assert scene.p(0).credits == 2


@rule("R-88", "R-86")
def test_a_development_works_in_later_phases_of_the_round_it_was_completed_in() -> None:
    scene = Scene(2)
    scene.tableau(0, "gem_world")
    scene.good(0, "gem_world", "home")
    scene.stack(0, "free_trade_zone", "merchant_guild", "space_docks", "trading_world")
    scene.developers(0, "home", "home")
    scene.workers(0, develop=["home"] * 6, settle=["home"] * 2)
    scene.hold(1)
    scene.phases("develop", "settle", "produce", "ship")
    assert scene.keys(scene.p(0).developments) == ["free_trade_zone", "merchant_guild", "space_docks"]
    assert scene.keys(scene.p(0).worlds) == ["gem_world", "trading_world"], "two settlers instead of three"
    assert scene.p(0).credits == 2, "Merchant Guild"
    scene.choose(0, "trade:home@gem_world")
    assert scene.p(0).credits == 5, "by the virtual shipper of Space Docks"


@rule("R-88")
def test_galactic_recycling_pays_for_others_but_not_for_itself() -> None:
    scene = Scene(2)
    scene.stack(0, "galactic_recycling", "public_works", "secluded_world")
    scene.workers(0, develop=["home"] * 3, settle=["home"])
    scene.hold(1)
    scene.phases("develop", "settle", "ship")
    assert [e.params["tile"] for e in scene.events("power_credits")] == ["galactic_recycling"] * 2
    assert scene.p(0).credits == 2


@rule("R-87", "R-6")
def test_a_power_works_as_often_as_it_is_triggered_up_to_ten_credits() -> None:
    scene = Scene(2)
    scene.tableau(0, "trade_levies", "gem_world", "space_port", "spice_world")
    for world in ("gem_world", "space_port", "spice_world"):
        scene.good(0, world, "home")
    scene.credits(0, 8)
    scene.workers(0, ship=["home"] * 3)
    scene.hold(1)
    scene.phases("ship")
    scene.choose(0, "consume:home@gem_world", "consume:home@space_port", "consume:home@spice_world")
    assert [e.params["credits"] for e in scene.events("consume")] == [1, 1, 0]
    assert (scene.p(0).credits, scene.p(0).chips) == (10, 3)


@rule("R-85", "R-33")
def test_powers_without_may_are_mandatory() -> None:
    """A virtual explorer has to be used, and the late tile has to be drawn."""
    scene = Scene(2)
    scene.tableau(0, "major_research_labs", "alien_research_team")
    scene.hold(1)
    scene.phases("explore", "ship")
    assert scene.offered(0) == ["scout:home", "stock:home"]
    assert scene.why_not(0, "done") == "R-33"
    scene.choose(0, "stock:home")
    assert scene.stage == "late_draw"
    assert len(scene.p(0).drawn) == 1
    assert scene.why_not(0, "done") == "R-35"


@rule("R-87")
def test_powers_work_for_their_owner_alone() -> None:
    scene = Scene(2)
    scene.tableau(
        1, "galactic_investors", "robot_surveyors", "merchant_guild", "free_trade_association", "export_duties"
    )
    scene.tableau(0, "gem_world")
    scene.good(0, "gem_world", "home")
    scene.workers(0, ship=["home"])
    scene.hold(1)
    scene.phases("develop", "settle", "produce", "ship")
    scene.choose(0, "trade:home@gem_world")
    assert scene.p(0).credits == 3
    assert scene.p(1).credits == 6


@rule("R-90")
def test_virtual_workers_are_called_anew_each_time_their_phase_is_played() -> None:
    scene = Scene(2)
    scene.tableau(0, "space_docks")
    scene.p(0).virtual = [3, 3]
    scene.hold(1)
    scene.phases("develop", "ship")
    assert scene.p(0).virtual == [0], "those of another phase are gone"


# Rows of the content as powers.


def test_a_row_of_content_becomes_a_power_with_its_moments() -> None:
    power, moments = build({"kind": "reassign", "most": 2, "into": "any"}, 7)
    assert moments == [AT_ASSIGN]
    assert (power.kind, power.face, power.most, power.least, power.flag) == (REASSIGN, 7, 2, 1, False)
    assert (power.colours, power.phases, power.into) == (0xFFFF, 31, 31)
    power, _ = build(
        {
            "kind": "reassign",
            "most": 1,
            "least": 1,
            "from": "explore",
            "colours": ["home", "alien"],
            "into": "selected",
        },
        7,
    )
    assert (power.colours, power.phases, power.into) == (0b1000001, 1, SELECTED)
    power, _ = build({"kind": "reassign", "most": 1, "into": ["explore", "ship"]}, 7)
    assert power.into == 0b10001
    power, moments = build({"kind": "credits_if_most_developments", "phases": ["explore", "produce"], "amount": 1}, 7)
    assert moments == [AT_END, AT_END + 3]
    power, moments = build(
        {
            "kind": "cost_reduction",
            "phase": "settle",
            "amount": 2,
            "floor": 2,
            "world_colours": ["gray"],
            "first": True,
        },
        7,
    )
    assert moments == [AT_COST]
    assert (power.amount, power.least, power.most, power.phases, power.colours) == (2, 2, 0, 0b100, 1 << 15)


def test_an_unknown_kind_of_power_is_an_error() -> None:
    with pytest.raises(KeyError):
        build({"kind": "levitation"}, 0)
    scene = Scene(2)
    with pytest.raises(ValueError, match="no end-of-phase power of kind 0"):
        credits(scene.s, scene.p(0), Power(REASSIGN, 0))


def test_powers_of_a_player_are_his_own_list() -> None:
    scene = Scene(2)
    empty = scene.p(1).powers
    scene.tableau(0, "nanotechnology", "merchant_guild", "conscription")
    assert [len(powers) for powers in scene.p(0).powers] == [
        1 if m in (AT_ASSIGN, AT_END + 3) else 0 for m in range(MOMENTS)
    ]
    assert scene.p(1).powers is empty
    assert [len(powers) for powers in empty] == [0] * MOMENTS
