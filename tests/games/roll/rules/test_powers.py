"""Powers in general and together (R-85 to R-91)."""

from __future__ import annotations

import pytest

from orrery.games.roll.rules.powers.building import CostReduction
from orrery.games.roll.rules.powers.endings import EndPower
from orrery.games.roll.rules.powers.kinds import read_power
from orrery.games.roll.rules.powers.power import Power
from orrery.games.roll.rules.powers.powers import Powers
from orrery.games.roll.rules.powers.reassign import SELECTED, ReassignPower
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


def test_a_row_of_content_becomes_a_power_with_its_fields() -> None:
    power = ReassignPower(7, {"kind": "reassign", "most": 2, "into": "any"})
    assert (power.side, power.most, power.least, power.one_column) == (7, 2, 1, False)
    assert (power.colours, power.origins, power.into) == (0xFFFF, 63, 63)
    row = {"most": 1, "least": 1, "from": "explore", "colours": ["home", "alien"], "into": "selected"}
    power = ReassignPower(7, row)
    assert (power.colours, power.origins, power.into) == (0b1000001, 1, SELECTED)
    assert ReassignPower(7, {"most": 1, "into": ["explore", "ship"]}).into == 0b10001
    row = {"phase": "settle", "amount": 2, "floor": 2, "world_colours": ["gray"], "first": True}
    reduction = CostReduction(7, row)
    assert (reduction.amount, reduction.floor, reduction.first) == (2, 2, True)
    assert (reduction.phases, reduction.world_colours) == (0b100, 1 << 15)


def test_a_power_joins_the_others_of_its_moment() -> None:
    most = read_power(7, {"kind": "credits_if_most_developments", "phases": ["explore", "produce"], "amount": 1})
    powers = Powers().and_also([most])
    assert powers.endings == [[most], [], [], [most], []]
    row = {"kind": "cost_reduction", "phase": "settle", "amount": 1, "floor": 1}
    late = read_power(7, row)
    early = read_power(9, {**row, "first": True})
    assert Powers().and_also([late]).and_also([early]).reductions == [early, late]


def test_an_unknown_kind_or_a_missing_field_is_an_error() -> None:
    with pytest.raises(KeyError):
        read_power(0, {"kind": "levitation"})
    with pytest.raises(KeyError):
        read_power(0, {"kind": "reassign", "into": "any"})
    with pytest.raises(NotImplementedError):
        EndPower(0, {"phase": "ship", "amount": 1}).credits(Scene(2).s, Scene(2).p(0))
    with pytest.raises(NotImplementedError):
        Power(0, {}).join(Powers())


def lengths(powers: Powers) -> dict[str, int]:
    """How many powers of each moment there are; several phases' endings together."""
    lists = {name: getattr(powers, name) for name in Powers.__slots__ if name != "endings"}
    found = {name: len(value) for name, value in lists.items() if value}
    return found | {f"end_{phase}": len(row) for phase, row in enumerate(powers.endings) if row}


def test_powers_of_a_player_are_his_own() -> None:
    scene = Scene(2)
    empty = scene.p(1).powers
    scene.tableau(0, "nanotechnology", "merchant_guild", "conscription")
    assert lengths(scene.p(0).powers) == {"reassign": 1, "end_3": 1}
    assert scene.p(1).powers is empty
    assert lengths(empty) == {}


def test_a_development_in_play_takes_no_power_away() -> None:
    box = Scene(2).s.box
    powers = Powers()
    for side in box.sides:
        before = lengths(powers)
        powers = powers.and_also(side.powers)
        after = lengths(powers)
        assert all(after[name] >= n for name, n in before.items()), side.key
        assert sum(after.values()) - sum(before.values()) == sum(lengths(Powers().and_also(side.powers)).values())
