"""Range, terrain and stargates, as the player meets them (E-60 to E-72)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.board import DISTANCE, HEXES, NEIGHBOURS, WORMHOLES
from orrery.games.era.rules.content import BOX
from orrery.games.era.rules.movement.reach import reach, reach_walking, retreat_hexes, unit_range
from orrery.games.era.rules.vocabulary import star
from orrery.games.era.rules.vocabulary.field import PROPULSION, SPIRITUALITY
from orrery.games.era.rules.vocabulary.letter import DOUBLE, A, D
from tests.rules import refusal, rule, tile, vector

from .scene import FARMERS, HUMAN, SLAVERS, at
from .voyages import Voyage, by_code

SUPER_STARGATE = BOX.relic_keys.index("super_stargate")


@tile("field_propulsion")
@rule("E-60")
@pytest.mark.parametrize(("level", "far"), [(1, 3), (2, 4), (3, 4), (4, 5), (5, 5)])
def test_range_goes_up_with_propulsion(level: int, far: int) -> None:
    scene = Voyage({"zc6": 1}, propulsion=level).sail()
    scene.wars[SLAVERS] = True
    scene.ships(SLAVERS, "he5", 1)  # no gate
    start = at("zc6")
    assert max(DISTANCE[start][at(address)] for address in scene.targets("zc6")) == far
    assert len(scene.targets("zc6")) == sum(0 < n <= far for n in DISTANCE[start])


@tile("terrain_nebula")
@rule("E-62", "E-154")
@vector("EV-12")
def test_a_ship_that_starts_in_a_nebula_has_two_more() -> None:
    scene = Voyage({"he3": 1, "hb2": 1}, he3="nebula").sail()
    assert (scene.ranges("he3"), scene.ranges("hb2")) == ([5], [3])
    scene.move("hb2", "hc3").move("hc3", "hd4")
    assert scene.ranges("hd4") == [1]
    scene.move("he3", "hg3")
    assert scene.ranges("hg3") == [3], "going through one brings nothing"


@rule("E-62")
def test_a_card_brings_four_instead_of_two_in_a_nebula() -> None:
    scene = Voyage({"he3": 1, "hb2": 1}, he3="nebula").arrange()
    scene.voyage.nebula_range = 4
    scene.choose("done")
    assert (scene.ranges("he3"), scene.ranges("hb2")) == ([7], [3])
    scene.choose("done")
    assert scene.voyage.nebula_range == 0, "for one turn"


@rule("E-61")
@vector("EV-13")
@refusal("too_far")
def test_entering_a_nebula_costs_two() -> None:
    scene = Voyage({"ze5": 1}, ze3="nebula").sail()
    assert "ze3" in scene.targets("ze5")
    assert "ze2" not in scene.targets("ze5")
    costs = reach(scene, HUMAN, at("ze5"), 4)
    assert [costs[at(address)] for address in ("ze4", "ze3", "ze2")] == [1, 3, 4]
    scene.choose("lift:ze5")
    assert scene.refused("to:ze2") == ["too_far E-60"]
    assert scene.why_not(HUMAN, by_code("to:ze2"))[0].params == {"hex": "ze2", "n": 4, "range": 3}


@tile("fleet_d")
@rule("E-50", "E-154")
@vector("EV-14")
def test_a_doubled_dart_fleet_has_two_more() -> None:
    scene = Voyage({"ze5": 1}, propulsion=2, fleets={"d": ("ze5", 2), "a": ("ze5", 2)})
    scene.sail()
    assert (scene.ranges("ze5"), scene.fleet_range("a"), scene.fleet_range("d")) == ([4], 4, 5)
    scene = Voyage({}, propulsion=2, fleets={"d": ("ze5", 2)})
    scene.me.tactics[D] = DOUBLE
    assert scene.sail().fleet_range("d") == 6
    assert "ze1" in scene.move("fleet_d", "ze2").targets("fleet_d")


@tile("terrain_neutron")
@rule("E-63", "E-154", "E-223")
@vector("EV-15")
@refusal("neutron_star", "there_already")
def test_a_neutron_star_is_open_from_propulsion_five_on() -> None:
    scene = Voyage({"ze5": 1}, propulsion=4, ze4="neutron").sail()
    assert "ze4" not in scene.targets("ze5")
    scene.choose("lift:ze5")
    assert scene.refused("to:ze4") == ["neutron_star E-63"]
    assert scene.refused("to:ze5") == ["there_already E-66"]
    scene = Voyage({"ze5": 1}, propulsion=5, ze4="neutron").sail()
    assert "ze4" in scene.targets("ze5")
    scene.ships(FARMERS, "ze5", 1)
    for level, cost in ((4, -1), (5, 1)):
        scene.farmers.levels[PROPULSION] = level
        assert reach(scene, FARMERS, at("ze5"), 5)[at("ze4")] == cost, "automas too"


@rule("E-64")
def test_asteroids_cost_nothing_special() -> None:
    scene = Voyage({"ze5": 1}, ze4="asteroids", ze3="asteroids").sail()
    assert reach(scene, HUMAN, at("ze5"), 3)[at("ze3")] == 2
    assert "ze2" in scene.targets("ze5")


@tile("terrain_empty", "terrain_star")
@rule("E-65")
def test_nothing_is_beyond_the_edge() -> None:
    corner = at("hi1")
    assert len(NEIGHBOURS[corner]) == 3
    scene = Voyage({"hi1": 1}).sail()
    assert len(scene.targets("hi1")) == 3 + 5 + 7, "a third of what is around a hex in the middle"


@rule("E-72")
def test_wormholes_lead_nowhere() -> None:
    scene = Voyage({}, propulsion=5)
    for wormhole in WORMHOLES:
        costs = reach(scene, HUMAN, wormhole, 5)
        assert [costs[other] for other in WORMHOLES if other != wormhole] == [-1, -1]


@rule("E-67")
@vector("EV-16")
def test_stargate_one_needs_three_population_at_both_ends() -> None:
    scene = Voyage({"ze5": 1}, propulsion=3, zb2="star")
    scene.own(HUMAN, "ze5", 3)
    scene.own(HUMAN, "zb2", 2)
    scene.own(HUMAN, "he5", 0)
    costs = reach(scene, HUMAN, at("ze5"), 4)
    assert costs[at("zb2")] == 3, "on foot"
    assert costs[at("he5")] == 1, "the home star counts as 6"
    scene.discs[at("zb2")] = 3
    assert reach(scene, HUMAN, at("ze5"), 4)[at("zb2")] == 1
    assert reach_walking(scene, HUMAN, at("ze5"), 4)[at("zb2")] == 3


@tile("field_spirituality")
@rule("E-67", "E-71", "E-148")
@vector("EV-17")
@refusal("gate_blocked")
@pytest.mark.parametrize("end", ["ze5", "he5"])
def test_hostile_ships_at_either_end_block_a_gate_below_spirituality_five(end: str) -> None:
    scene = Voyage({"he5": 1}, propulsion=3)
    scene.own(HUMAN, "ze5", 3)
    scene.sail()
    assert "ze5" in scene.targets("he5")
    scene.ships(SLAVERS, end, 1)
    assert "ze5" in scene.targets("he5"), "at peace they block nothing"
    scene.wars[SLAVERS] = True
    scene.me.levels[SPIRITUALITY] = 4
    assert "ze5" not in scene.targets("he5")
    blocked = scene.clone()
    blocked.apply(HUMAN, by_code("lift:he5"))
    assert [why.key for why in blocked.why_not(HUMAN, by_code("to:ze5"))] == ["gate_blocked"]
    scene.me.levels[SPIRITUALITY] = 5
    assert "ze5" in scene.targets("he5")
    scene.move("he5", "ze5")
    assert scene.ranges("ze5") == [3]
    assert scene.told("moves")[-1].rule == "E-67"


@rule("E-68")
@vector("EV-18")
def test_stargate_two_joins_all_stars_that_are_not_hostile() -> None:
    scene = Voyage({"ze5": 1}, propulsion=5, za1="neutron", hi1="star", ha5="star")
    scene.neutral("ze5", star.PRIMITIVE)
    scene.own(SLAVERS, "hi1", 1)
    scene.own(SLAVERS, "ha5", 1)
    scene.wars[SLAVERS] = False
    costs = reach(scene, HUMAN, at("ze5"), 1)
    assert [costs[at(address)] for address in ("za1", "hi1", "ha5", "he5")] == [1, 1, 1, 1]
    assert reach_walking(scene, HUMAN, at("ze5"), 1)[at("za1")] == -1
    scene.wars[SLAVERS] = True
    assert reach(scene, HUMAN, at("ze5"), 1)[at("hi1")] == -1, "a hostile star"
    scene.ships(SLAVERS, "za1", 1)
    assert reach(scene, HUMAN, at("ze5"), 1)[at("za1")] == -1, "blocked"
    scene.sail().move("ze5", "he5")
    assert scene.told("moves")[-1].rule == "E-68"


@rule("E-69", "E-149")
def test_propulsion_six_goes_anywhere_once() -> None:
    scene = Voyage({"ze5": 2}, propulsion=6, ze4="neutron", ze6="neutron")
    scene.ships(SLAVERS, "ha5", 3)
    scene.wars[SLAVERS] = True
    scene.sail()
    assert len(scene.targets("ze5")) == HEXES - 1
    scene.move("ze5", "ha5", 1)
    assert (scene.ranges("ze5"), scene.ranges("ha5")) == ([99], [0])
    assert "lift:ha5" not in scene.offered()
    assert scene.told("moves")[-1].rule == "E-69"


@tile("relic_super_stargate")
@rule("E-70", "E-173")
def test_the_super_stargate_leads_to_all_own_stars_and_only_from_there() -> None:
    scene = Voyage({"zc4": 1}, zc4="star", hi1="star")
    for address in ("ze5", "zc4", "hi1"):
        scene.own(HUMAN, address, 1)
    scene.relics[at("ze5")] = SUPER_STARGATE
    costs = reach(scene, HUMAN, at("ze5"), 1)
    assert [costs[at(address)] for address in ("zc4", "hi1", "he5")] == [1, 1, 1], "at Propulsion 1"
    assert reach(scene, HUMAN, at("zc4"), 2)[at("hi1")] == 2, "by way of the relic's star"
    scene.owner[at("ze5")] = SLAVERS
    assert reach(scene, HUMAN, at("zc4"), 3)[at("hi1")] == -1, "it belongs to the owner of its star"
    assert reach(scene, SLAVERS, at("ze5"), 1)[at("hi1")] == -1, "and serves own stars"
    scene.owner[at("ze5")] = HUMAN
    scene.sail().move("zc4", "hi1")
    assert scene.told("moves")[-1].rule == "E-70"


@rule("E-70")
def test_the_super_stargate_can_be_blocked_below_propulsion_five() -> None:
    scene = Voyage({"ze5": 1}, hi1="star")
    scene.own(HUMAN, "ze5", 1)
    scene.own(HUMAN, "hi1", 1)
    scene.relics[at("ze5")] = SUPER_STARGATE
    scene.wars[FARMERS] = True
    scene.ships(FARMERS, "hi1", 1)
    for propulsion, cost in ((4, -1), (5, 1)):
        scene.me.levels[PROPULSION] = propulsion
        assert reach(scene, HUMAN, at("ze5"), 3)[at("hi1")] == cost
    assert reach(scene, HUMAN, at("ze5"), 3)[at("he5")] == 1


@rule("E-88", "E-63")
def test_a_retreat_goes_to_the_nearest_hexes_without_hostile_ships() -> None:
    scene = Voyage({"ze5": 2}, ze4="neutron", zf4="nebula")
    scene.wars[SLAVERS] = True
    scene.ships(SLAVERS, "ze5", 1)
    scene.ships(SLAVERS, "ze6", 1)
    scene.ships(FARMERS, "zd4", 1)
    around = [number for number in NEIGHBOURS[at("ze5")] if number not in (at("ze4"), at("ze6"))]
    assert retreat_hexes(scene, HUMAN, at("ze5")) == sorted(around), "also to a nebula, and to ships at peace"
    scene.me.levels[PROPULSION] = 5
    assert retreat_hexes(scene, HUMAN, at("ze5")) == sorted([*around, at("ze4")])
    for number in [*around, at("ze4")]:
        scene.slavers.put_ships(number, 1)
    assert len(retreat_hexes(scene, HUMAN, at("ze5"))) == 12, "the ring around that"


@rule("E-218", "E-217")
def test_ships_that_move_together_have_the_smallest_range_among_them() -> None:
    scene = Voyage({}, ze5="nebula")
    scene.fleet(SLAVERS, D, "ze5", 3)
    assert unit_range(scene, SLAVERS, at("ze5")) == 6, "the usual 3, 2 for the nebula, 1 for the D fleet"
    scene.slavers.tactics[D] = DOUBLE
    assert unit_range(scene, SLAVERS, at("ze5")) == 7
    scene.ships(SLAVERS, "ze5", 1)
    assert unit_range(scene, SLAVERS, at("ze5")) == 5
    scene.ships(SLAVERS, "ze5", 0)
    scene.fleet(SLAVERS, A, "ze5", 3)
    assert unit_range(scene, SLAVERS, at("ze5")) == 5
