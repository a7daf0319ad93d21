"""Grow Population (E-119 to E-125, E-151), and growth limits."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.board import DISTANCE
from orrery.games.era.rules.content import BOX
from orrery.games.era.rules.growth.growing import growing_stars
from orrery.games.era.rules.growth.ways import NO_LIMIT, growth_limit
from orrery.games.era.rules.vocabulary import star
from orrery.games.era.rules.vocabulary.field import GENETICS
from tests.rules import refusal, rule, tile, vector

from .growths import begun, growing, through
from .scene import FARMERS, HUMAN, SLAVERS, Scene, at

HOME = "he5"


def grow(scene: Scene) -> Scene:
    """Through the action without leaving a star out, up to a choice of bonus stars."""
    begun(scene)
    scene.choose("oval:grow_population")
    return through(scene)


def growing_scene(*discs: tuple[str, int], genetics: int = 1) -> Scene:
    scene = growing("grow_population", "build_ships")  # the other one keeps the menu open
    scene.me.levels[GENETICS] = genetics
    for address, n in discs:
        scene.own(HUMAN, address, n)
    return scene


@tile("counter_grow_population")
@rule("E-120", "E-121", "E-23")
@vector("EV-42")
def test_the_home_star_alone_grows_without_limit() -> None:
    scene = grow(growing_scene())
    assert scene.population(at(HOME)) == 7
    assert scene.me.track == 38
    assert scene.params("grows_population")["first"] == [HOME]


@rule("E-119", "E-121")
@vector("EV-43")
def test_a_star_grows_and_the_home_star_does_not() -> None:
    scene = grow(growing_scene(("he2", 1)))
    assert scene.discs[at("he2")] == 2
    assert scene.population(at(HOME)) == 6
    assert [f"{why.key} {why.rule}" for why in begun(growing_scene(("he2", 1))).refusals(HUMAN)] == [
        "no_teleport E-144"
    ]


@rule("E-120", "E-123")
@vector("EV-44")
def test_a_star_at_its_limit_can_get_a_bonus_disc() -> None:
    scene = growing("grow_population", "build_ships", ze4="star")
    scene.me.levels[GENETICS] = 2
    scene.own(HUMAN, "ze2", 2)
    scene.own(HUMAN, "ze4", 1)
    assert DISTANCE[at("ze2")][at("ze4")] == growth_limit(scene, at("ze2")) == 2
    assert growing_stars(scene) == [at("ze4")]
    grow(scene)
    assert scene.kind() == "grow_bonus"
    scene.choose("bonus:ze2")
    assert (scene.discs[at("ze2")], scene.discs[at("ze4")]) == (3, 2)


@rule("E-120")
def test_stars_of_others_are_limits_as_well_and_neutral_ones_are_not() -> None:
    scene = growing_scene()
    scene.neutral("he3", star.ADVANCED)
    assert growth_limit(scene, scene.home) == NO_LIMIT
    scene.own(SLAVERS, "he2", 1)
    assert growth_limit(scene, scene.home) == 3
    assert growth_limit(scene, at("he2")) == 3, "the home star is one too"
    scene.own(SLAVERS, "ze8", 1)
    assert growth_limit(scene, at("ze8")) == DISTANCE[at("ze8")][scene.home] == 12, "over the border of the sectors"


@rule("E-123", "E-156")
@vector("EV-45")
def test_bonus_discs_go_to_different_stars() -> None:
    scene = grow(growing_scene(("he2", 1), genetics=3))
    assert scene.kind() == "grow_turn", "two discs for two stars: nothing to choose"
    assert scene.params("grows_population")["bonus"] == ["he2", HOME]
    assert scene.population(at(HOME)) == 7
    assert scene.discs[at("he2")] == 3, "one by the first part, one as a bonus"


@tile("field_genetics")
@rule("E-123", "E-156")
@pytest.mark.parametrize(("genetics", "n"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 6)])
def test_how_many_bonus_discs_genetics_brings(genetics: int, n: int) -> None:
    scene = growing_scene(genetics=genetics)
    stars = ["he1", "he2", "he3", "he4", "he6", "he7", "he8"]
    for address in stars:
        scene.layout.terrain[at(address)] = 1
    scene.layout.lay(scene.layout.terrain)
    for address in stars:
        scene.own(HUMAN, address, 9)  # far beyond every limit
    begun(scene)
    if n == 0:
        assert "oval:grow_population" not in scene.offered(), "nothing would grow"
        return
    scene.choose("oval:grow_population")
    through(scene)
    assert scene.kind() == "grow_bonus"
    assert scene.open[0].parts == n


@rule("E-119")
def test_stars_can_be_left_out() -> None:
    scene = begun(growing_scene(("he2", 1), ("ze2", 1)))
    scene.choose("oval:grow_population")
    assert scene.kind() == "grow_first"
    assert scene.offered("leave") == ["ze2", "he2"]
    scene.choose("leave:ze2")
    assert scene.discs[at("ze2")] == 1
    assert scene.offered() == ["done", "leave:he2"]
    scene.choose("done")
    assert (scene.discs[at("he2")], scene.discs[at("ze2")]) == (2, 1)
    assert scene.growth.left_out == []


@rule("E-119", "E-148")
@refusal("star_blocked", "at_limit")
def test_blocked_stars_do_not_grow() -> None:
    scene = growing_scene(("he2", 1), ("ze2", 1), genetics=6)
    scene.wars[SLAVERS] = True
    scene.ships(SLAVERS, "he2", 1)
    begun(scene)
    scene.choose("oval:grow_population")
    assert scene.offered("leave") == ["ze2"]
    assert {f"{why.key} {why.rule} {why.params['hex']}" for why in scene.refusals(HUMAN)} == {
        "star_blocked E-148 he2", "at_limit E-121 he5",
    }  # fmt: skip
    through(scene)
    assert scene.discs[at("he2")] == 1, "no bonus disc either"
    assert (scene.discs[at("ze2")], scene.discs[at(HOME)]) == (3, 1)


@rule("E-148", "E-153")
def test_spirituality_5_grows_in_spite_of_hostile_ships() -> None:
    scene = growing_scene(("he2", 1))
    scene.me.levels[1] = 5
    scene.wars[SLAVERS] = True
    scene.ships(SLAVERS, "he2", 1)
    assert scene.discs[at("he2")] == 1
    grow(scene)
    assert scene.discs[at("he2")] == 2


@rule("E-122")
def test_limits_are_those_before_the_action() -> None:
    scene = growing_scene(("he2", 0), ("he8", 2), genetics=2)
    scene.owner[at("he2")] = HUMAN
    scene.discs[at("he2")] = 2
    scene.me.track -= 2
    begun(scene)
    scene.choose("oval:grow_population", "done", "bonus:he2")
    assert scene.discs[at("he2")] == 4, "a bonus disc does not keep it from growing, nor the other way round"


@tile("relic_pyramids")
@rule("E-124")
def test_the_pyramids_bring_their_star_its_bonus_disc() -> None:
    scene = growing_scene(("ze2", 1), ("he2", 1), genetics=2)
    scene.relics[at("ze2")] = BOX.relic_keys.index("pyramids")
    begun(scene)
    scene.choose("oval:grow_population", "done")
    assert scene.kind() == "grow_bonus"
    assert scene.offered("bonus") == ["he2", HOME], "theirs has had it"
    scene.choose("bonus:he2")
    assert scene.discs[at("ze2")] == 3
    assert scene.discs[at("he2")] == 3
    assert scene.params("grows_population")["pyramids"] == "ze2"


@rule("E-124")
def test_without_genetics_the_pyramids_bring_one_all_the_same() -> None:
    scene = grow_pyramids(blocked=False)
    assert scene.discs[at("ze2")] == 3
    scene = grow_pyramids(blocked=True)
    assert scene.discs[at("ze2")] == 1, "hostile ships keep it away"
    assert scene.discs[at(HOME)] == 1


def grow_pyramids(blocked: bool) -> Scene:
    scene = growing_scene(("ze2", 1))
    scene.relics[at("ze2")] = BOX.relic_keys.index("pyramids")
    scene.wars[SLAVERS] = blocked
    scene.ships(SLAVERS, "ze2", 1)
    scene.me.levels[GENETICS] = 2 if blocked else 1
    return grow(scene)


@rule("E-125", "E-151")
def test_with_an_empty_track_discs_come_from_other_stars() -> None:
    scene = growing_scene(("he2", 1), ("ze8", 30))
    scene.me.track = 0
    begun(scene)
    scene.choose("oval:grow_population")
    assert scene.offered("leave") == ["he2"]
    through(scene)
    assert scene.kind() == "fetch"
    assert scene.offered() == ["from:ze8", "pass"], "not from the star itself"
    scene.choose("from:ze8")
    assert (scene.discs[at("he2")], scene.discs[at("ze8")]) == (2, 29)
    assert scene.me.track == 0


@rule("E-125", "E-137")
def test_a_star_may_go_without_and_may_lose_its_last_disc() -> None:
    scene = growing_scene(("he2", 1), ("ze2", 1))
    scene.me.track = 0
    begun(scene)
    scene.choose("oval:grow_population", "leave:ze2", "done")
    assert scene.kind() == "fetch"
    scene.choose("pass")
    assert scene.discs[at("he2")] == 1
    scene = growing_scene(("he2", 1), ("ze2", 1))
    scene.me.track = 0
    begun(scene)
    scene.choose("oval:grow_population", "leave:ze2", "done", "from:ze2")
    assert scene.discs[at("he2")] == 2
    assert scene.owner[at("ze2")] < 0
    assert scene.counters[at("ze2")] == star.UNINHABITED


@rule("E-123", "E-116")
def test_each_action_has_its_own_bonus_discs() -> None:
    more = ("he1", "he4", "he6", "he7", "he9", "hd5", "hf5", "hd3")
    scene = growing("grow_population", "research", "genetics", "build_ships", **dict.fromkeys(more, "star"))
    scene.me.levels[GENETICS] = 6
    for address in more:
        scene.own(HUMAN, address, 3)
    begun(scene)
    for counter, n in (("grow_population", 6), ("research", 8)):
        scene.choose(f"oval:{counter}")
        through(scene)
        assert (scene.kind(), scene.open[0].parts) == ("grow_bonus", n)
        for _ in range(n):
            scene.choose(scene.offered()[0])
        assert scene.kind() == "grow_turn"


@rule("E-125", "E-151")
def test_the_last_disc_of_the_track_is_placed_before_others_have_to_give_one() -> None:
    scene = growing_scene(("he2", 1), ("ze8", 30))
    scene.me.track = 1
    begun(scene)
    scene.choose("oval:grow_population")
    through(scene)
    assert scene.kind() == "grow_turn"
    assert (scene.discs[at("he2")], scene.discs[at("ze8")], scene.me.track) == (2, 30, 0)


@rule("E-125", "E-148")
def test_no_disc_comes_from_a_blocked_star() -> None:
    scene = growing_scene(("he2", 1), ("ze2", 20), ("ze8", 10))
    scene.me.track = 0
    scene.wars[SLAVERS] = True
    scene.ships(SLAVERS, "ze2", 1)
    begun(scene)
    scene.choose("oval:grow_population")
    through(scene)
    assert (scene.kind(), scene.offered()) == ("fetch", ["from:ze8", "pass"])


@rule("E-125", "E-137")
def test_no_disc_comes_to_a_star_that_gave_its_last_one() -> None:
    scene = growing_scene(("he2", 1), ("ze2", 1))
    scene.me.track = 0
    begun(scene)
    scene.choose("oval:grow_population", "done")
    assert scene.growth.waiting == [at("ze2"), at("he2")]
    scene.choose("from:he2")
    assert scene.owner[at("he2")] < 0
    assert scene.kind() == "grow_turn", "nothing is brought to a star that is neutral again"
    assert (scene.discs[at("ze2")], scene.discs[at("he2")]) == (2, 0)


@rule("E-119")
@refusal("nothing_grows")
def test_the_action_is_not_offered_where_nothing_would_grow() -> None:
    scene = growing_scene(("he2", 3))
    begun(scene)
    assert "oval:grow_population" not in scene.offered()
    assert scene.refused("oval:grow_population") == ["nothing_grows E-119"]


@rule("E-148")
def test_farmers_at_peace_do_not_block() -> None:
    scene = growing_scene(("he2", 1))
    scene.ships(FARMERS, "he2", 2)
    grow(scene)
    assert scene.discs[at("he2")] == 2


@rule("E-120")
@refusal("not_your_star", "bonus_there")
def test_why_a_star_gets_no_bonus_disc() -> None:
    scene = growing_scene(("ze2", 1), ("he2", 1), ("ze8", 1), genetics=3)
    scene.relics[at("ze2")] = BOX.relic_keys.index("pyramids")
    begun(scene)
    scene.choose("oval:grow_population", "done")
    assert scene.refused("bonus:ze2") == ["bonus_there E-124"]
    assert scene.refused("bonus:hc5") == ["not_your_star E-123"]
    scene.choose("bonus:he2")
    assert scene.refused("bonus:he2") == ["bonus_there E-123"]
