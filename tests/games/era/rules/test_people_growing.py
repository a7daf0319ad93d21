"""Star people that grow, build, research and change sides in their own way (E-176, E-177)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.diplomacy import declare_war
from orrery.games.era.rules.growth.stars import growth_limit
from orrery.games.era.rules.levels import gain_level
from orrery.games.era.rules.rounds import Round
from orrery.games.era.rules.vocabulary import act
from orrery.games.era.rules.vocabulary.alignment import STO, STS
from orrery.games.era.rules.vocabulary.field import FIELDS, SPIRITUALITY
from orrery.games.era.rules.vocabulary.letter import A, C
from orrery.games.era.rules.vocabulary.relic_kind import PYRAMIDS
from tests.rules import refusal, rule, tile

from .growths import begun, growing
from .scene import HUMAN, SLAVERS, Scene, at

BOTH = pytest.mark.parametrize("side", [STO, STS])


def turn(people: str, side: int, *counters: str, **hexes: str) -> Scene:
    scene = growing(*counters, **hexes)
    scene.kin(people, side)
    return scene


# Alliance of Light and of Darkness.


@tile("people_alliance")
@rule("E-82", "E-176")
@BOTH
def test_the_alliance_loses_points_with_each_change_of_alignment(side: int) -> None:
    scene = turn("alliance", side, "switch_alignment")
    scene.start(act.SWITCH)
    assert scene.alignment == 1 - side
    assert scene.params("points") == {"n": -2, "source": "people", "why": "switch_cost", "total": -2}


@rule("E-118", "E-176")
def test_the_alliance_loses_points_also_by_spirituality() -> None:
    scene = turn("alliance", STS)
    scene.levels(HUMAN, 1, 4, 1, 1, 1)
    gain_level(scene, HUMAN, SPIRITUALITY, "E-115", "research")
    assert scene.alignment == STO
    assert scene.total() == -2


@rule("E-176")
def test_others_change_their_alignment_for_nothing() -> None:
    scene = turn("orion", STS, "switch_alignment")
    scene.start(act.SWITCH)
    assert scene.alignment == STO
    assert scene.total() == 0


@rule("E-120", "E-176")
def test_only_sto_factions_are_left_out_of_the_growth_limits_of_the_alliance_of_light() -> None:
    """The Farmers never own a star, so in the solo game this changes nothing: Slaver stars limit it."""
    scene = turn("alliance", STO)
    scene.own(HUMAN, "he2", 1)
    scene.own(SLAVERS, "hc5", 1)
    scene.own(SLAVERS, "he3", 1)
    assert growth_limit(scene, at("he2")) == 1
    assert growth_limit(scene, at("hc5")) == 2


@rule("E-176", "E-190")
def test_slavers_that_declare_war_on_the_alliance_have_no_points_to_lose() -> None:
    scene = turn("alliance", STS)
    declare_war(scene, SLAVERS, HUMAN, "E-205")
    assert scene.params("nothing_to_lose") == {"n": 3, "faction": "slavers"}
    assert scene.total() == 0
    scene = turn("alliance", STO)
    declare_war(scene, SLAVERS, HUMAN, "E-205")
    assert not scene.told("nothing_to_lose"), "the other side does not say so"


# Anchara Coalition.


@tile("people_anchara")
@rule("E-176")
@BOTH
def test_anchara_that_switch_carry_out_another_counter(side: int) -> None:
    scene = turn("anchara", side, "switch_alignment", "grow_population")
    scene.start(act.SWITCH)
    begun(scene)
    assert scene.about(HUMAN) == {"ovals": ["grow_population"], "extra": 1}
    assert "oval:build_ships" in scene.offered()
    assert "oval:research" not in scene.offered(), "no field was chosen"
    scene.choose("oval:build_ships")
    while scene.kind() in ("place", "place_into", "place_number"):
        scene.choose(scene.offered()[-1])
    assert scene.offered() == ["oval:grow_population", "done"], "only one"


@rule("E-176")
def test_anchara_may_research_with_the_field_that_they_chose() -> None:
    scene = turn("anchara", STO, "switch_alignment", "build_ships", "genetics")
    scene.start(act.SWITCH)
    begun(scene)
    scene.choose("oval:research")
    assert scene.me.levels[4] == 2


@rule("E-176")
def test_anchara_that_do_not_switch_and_others_that_do_have_no_more_counters() -> None:
    scene = turn("anchara", STO, "build_ships", "grow_population")
    begun(scene)
    assert scene.growth.extra == 0
    scene = turn("orion", STO, "switch_alignment", "grow_population")
    scene.start(act.SWITCH)
    begun(scene)
    assert scene.growth.extra == 0


@rule("E-109", "E-176")
def test_anchara_whose_switch_is_wasted_have_selected_it_all_the_same() -> None:
    scene = turn("anchara", STO, "switch_alignment", "build_ships")
    scene.levels(HUMAN, 1, 5, 1, 1, 1)
    scene.start(act.SWITCH)
    assert scene.alignment == STO
    begun(scene)
    assert scene.growth.extra == 1


# Greys.


@rule("E-115", "E-176")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (2, 3), (3, 4), (5, 6)])
def test_sto_greys_leap_from_level_one_to_three(before: int, after: int) -> None:
    scene = turn("greys", STO, "research", "propulsion", "build_ships")
    scene.me.levels[2] = before
    begun(scene)
    scene.choose("oval:research")
    assert scene.me.levels[2] == after
    assert scene.ledger.raised[HUMAN * FIELDS + 2] == after


@rule("E-58", "E-176")
def test_a_leap_in_military_passes_level_two() -> None:
    scene = turn("greys", STO, "research", "military", "build_ships")
    begun(scene)
    scene.choose("oval:research")
    assert scene.me.levels[0] == 3
    assert scene.kind() == "tactic"
    scene.choose("tactic:a:x2")
    assert scene.kind() == "grow_turn", "one tactic"


@rule("E-176")
def test_sts_greys_research_as_usual_and_nobody_leaps_without_research() -> None:
    scene = turn("greys", STS, "research", "propulsion", "build_ships")
    begun(scene)
    scene.choose("oval:research")
    assert scene.me.levels[2] == 2
    scene = turn("greys", STO)
    gain_level(scene, HUMAN, 2, "E-161", "trade")
    assert scene.me.levels[2] == 2


# Mantids.


@tile("people_mantids")
@rule("E-176", "E-177")
@BOTH
@pytest.mark.parametrize(("population", "after"), [(1, 3), (2, 4), (3, 4), (4, 4)])
def test_mantids_add_up_to_two_discs_within_the_limit(side: int, population: int, after: int) -> None:
    """he9 is 4 from the home star."""
    scene = turn("mantids", side, "grow_population", he9="star")
    scene.own(HUMAN, "he9", population)
    assert growth_limit(scene, at("he9")) == 4
    begun(scene)
    if scene.kind() == "grow_turn":
        scene.choose("oval:grow_population")
    if scene.kind() == "grow_first":
        scene.choose("done")
    assert scene.discs[at("he9")] == after


@rule("E-176")
def test_others_add_one_disc() -> None:
    scene = turn("orion", STO, "grow_population", "build_ships", he9="star")
    scene.own(HUMAN, "he9", 1)
    begun(scene)
    scene.choose("oval:grow_population", "done")
    assert scene.discs[at("he9")] == 2


# Cosmic Mayans.


@rule("E-138", "E-176")
@pytest.mark.parametrize(("people", "side", "n"), [("mayans", STO, 2), ("mayans", STS, 2), ("orion", STO, 4)])
def test_asteroid_systems_bring_mayans_no_ships(people: str, side: int, n: int) -> None:
    scene = turn(people, side, "build_ships", "grow_population", hb3="asteroids", hb4="asteroids")
    scene.ships(HUMAN, "hb3", 1)
    scene.ships(HUMAN, "hb4", 2)
    begun(scene)
    scene.choose("oval:build_ships")
    assert scene.params("builds")["n"] == n


# Rogue AI.


@tile("people_rogue_ai")
@rule("E-176")
@refusal("bonus_there", "no_ship_there", "not_your_star", "star_blocked")
def test_sto_rogue_ai_turns_ships_into_bonus_discs_at_two_stars() -> None:
    scene = turn("rogue_ai", STO, "grow_population", "build_ships")
    scene.levels(HUMAN, 1, 1, 1, 2, 2)
    for address in ("he2", "he8", "hc5", "ze8"):
        scene.own(HUMAN, address, 6)
    scene.ships(HUMAN, "he2", 2)
    scene.fleet(HUMAN, A, "he8", 1)
    scene.fleet(HUMAN, C, "he2", 3)
    scene.ships(HUMAN, "he5", 1)
    scene.ships(HUMAN, "ze8", 1)
    scene.wars = [False, False, True]
    scene.ships(SLAVERS, "ze8", 1)
    begun(scene)
    scene.choose("oval:grow_population")
    assert scene.kind() == "melt"
    assert scene.about(HUMAN) == {"n": 2}
    assert scene.offered() == ["melt:he2", "melt:fleet_c", "melt:he5", "melt:fleet_a", "done"]
    assert scene.refused("melt:hc5") == ["no_ship_there E-176"]
    assert scene.refused("melt:ze8") == ["star_blocked E-148"]
    assert scene.refused("melt:ze2") == ["not_your_star E-176"]
    scene.choose("melt:he2")
    assert scene.refused("melt:he2") == ["bonus_there E-176"], "one at a star"
    scene.choose("melt:fleet_a")
    assert scene.kind() == "grow_bonus", "two stars"
    assert scene.offered() == ["bonus:hc5", "bonus:he5"], "at most one bonus disc on a star"
    scene.choose("bonus:hc5")
    assert [scene.discs[at(address)] for address in ("he2", "he8", "hc5", "he5")] == [7, 7, 7, 0]
    assert (scene.me.loose[at("he2")], scene.me.fleet_size[A], scene.me.fleet_size[C]) == (1, 0, 3)
    assert scene.folk.melted == []


@rule("E-124", "E-176")
def test_the_star_of_the_pyramids_gets_no_bonus_disc_from_a_ship() -> None:
    scene = turn("rogue_ai", STO, "grow_population", "build_ships")
    scene.own(HUMAN, "ze2", 9)
    scene.relics[at("ze2")] = next(n for n, relic in enumerate(scene.box.relics) if relic.kind == PYRAMIDS)
    scene.ships(HUMAN, "ze2", 1)
    scene.ships(HUMAN, "he5", 1)
    begun(scene)
    scene.choose("oval:grow_population")
    assert scene.offered() == ["melt:he5", "done"]
    assert scene.refused("melt:ze2") == ["bonus_there E-124"]
    scene.choose("melt:he5")
    assert (scene.discs[at("ze2")], scene.me.ships()) == (10, 1)


@rule("E-176")
def test_a_rogue_ai_whose_population_grows_no_more_may_still_turn_ships_into_discs() -> None:
    scene = turn("rogue_ai", STO, "grow_population", "build_ships")
    scene.own(HUMAN, "he3", 6)
    scene.ships(HUMAN, "he5", 1)
    begun(scene)
    assert "oval:grow_population" in scene.offered()
    scene.choose("oval:grow_population", "melt:he5")
    assert scene.discs[at("he5")] == 1


@rule("E-137", "E-176", "E-187")
@refusal("no_disc_there")
def test_sts_rogue_ai_builds_two_ships_of_a_disc() -> None:
    scene = turn("rogue_ai", STS, "build_ships", "grow_population")
    scene.levels(HUMAN, 1, 1, 1, 2, 1)
    scene.own(HUMAN, "he2", 1)
    scene.own(HUMAN, "he8", 3)
    scene.own(HUMAN, "hc5", 2)
    scene.wars = [False, False, True]
    scene.ships(SLAVERS, "hc5", 1)
    begun(scene)
    scene.choose("oval:build_ships")
    assert scene.kind() == "recast"
    assert scene.about(HUMAN) == {"n": 4, "each": 2}
    assert scene.offered() == ["done", "from:he2", "from:he8"], "hc5 is blocked"
    assert scene.refused("from:hc5") == ["star_blocked E-148"]
    assert scene.refused("from:he5") == ["no_disc_there E-176"]
    scene.choose("from:he2", "from:he8")
    assert (scene.owner[at("he2")], scene.discs[at("he8")]) == (-1, 2), "he2 is uninhabited now"
    assert scene.me.track == 39 - 4
    scene.choose("done")
    assert scene.ledger.built == 4, "what the card Economic looks at"
    while scene.kind() in ("place", "place_into", "place_number"):
        scene.choose(scene.offered()[-1] if scene.kind() != "place_into" else "into:loose")
    assert scene.me.ships() == 8


@rule("E-47", "E-176")
def test_what_star_people_do_once_in_a_round_they_do_again_in_the_next() -> None:
    scene = turn("felines", STS)
    scene.folk.expelled = 1
    scene.folk.barred = [5]
    Round().act(scene, 0)
    assert (scene.folk.expelled, scene.folk.barred) == (0, [])
