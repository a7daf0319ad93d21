"""Why ships cannot go somewhere, or be arranged, in words of their own (E-52, E-60, E-63, E-66)."""

from __future__ import annotations

from typing import Any

from orrery.games.era.rules.board import ADDRESSES, NEIGHBOURS
from tests.rules import refusal, rule

from .scene import at
from .voyages import Voyage

AROUND = [ADDRESSES[near] for near in NEIGHBOURS[at("ze1")]]
NEUTRON_STARS: dict[str, Any] = dict.fromkeys(AROUND, "neutron")  # keyword arguments of a scene


@rule("E-66")
@refusal("there_already", "not_so_many")
def test_ships_that_are_there_already_and_ships_that_are_not_there() -> None:
    scene = Voyage({"he5": 4}).sail()
    scene.choose("lift:he5")
    assert scene.refused("to:he5") == ["there_already E-66"]
    assert scene.offered("only") == ["1", "2", "3"]
    assert scene.refused("only:5") == ["not_so_many E-66"]


@rule("E-63")
@refusal("no_way")
def test_neutron_stars_all_around_leave_no_way_there() -> None:
    scene = Voyage({"he5": 1}, **NEUTRON_STARS).sail()
    scene.choose("lift:he5")
    assert scene.refused("to:ze1") == ["no_way E-63"]
    assert scene.refused(f"to:{AROUND[0]}") == ["neutron_star E-63"]
    assert scene.refused("to:ze5") == ["too_far E-60"], "beside them there is a way"


@rule("E-60", "E-63")
@refusal("no_way")
def test_ships_with_neutron_stars_all_around_are_not_lifted() -> None:
    scene = Voyage({"ze1": 1, "he5": 1}, fleets={"b": ("ze1", 2)}, **NEUTRON_STARS).sail()
    assert scene.offered("lift") == ["he5"]
    assert scene.refused("lift:ze1") == ["no_way E-60"]
    assert scene.refused("lift:fleet_b") == ["no_way E-60"]


@rule("E-52", "E-55")
@refusal("nothing_to_regroup")
def test_a_dart_fleet_that_used_its_range_has_nothing_to_regroup() -> None:
    scene = Voyage({"he5": 1}, fleets={"d": ("ze5", 3)}).sail()
    assert "ze5" in scene.offered("regroup")
    scene.move("fleet_d", "ze1")
    assert scene.refused("regroup:ze1") == ["nothing_to_regroup E-52"]
    assert scene.refused("regroup:ze5") == ["no_ships E-52"]
