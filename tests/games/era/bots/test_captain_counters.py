"""The captain selects growth counters."""

from __future__ import annotations

from orrery.games.era.rules.vocabulary import act, star
from orrery.games.era.rules.vocabulary.story import JOURNEYS, RIVALRY
from tests.games.era.rules.scene import HUMAN, Scene

from .captains import answer, answers, known, stars


def selected(scene: Scene) -> list[str]:
    """The counters that a captain selects."""
    scene.start(act.SELECT)
    return sorted(answers(scene, "ovals", "more_ovals", "squares"))


def settled(scene: Scene, *addresses: str, discs: int = 2) -> Scene:
    for address in addresses:
        scene.own(HUMAN, address, discs)
    return scene


def test_early_it_takes_a_star_and_researches_genetics() -> None:
    scene = stars()
    scene.round = 2
    known(scene, "he3", star.ADVANCED)
    scene.ships(HUMAN, "he3", 1)
    assert {"oval:gain_star", "oval:research", "square:genetics"} <= set(selected(scene))


def test_without_a_star_to_take_it_does_not_select_gain_star() -> None:
    scene = stars()
    known(scene, "he3", star.PRIMITIVE)  # of no use to STO
    scene.ships(HUMAN, "he3", 3)
    assert "oval:gain_star" not in selected(scene)


def test_late_with_genetics_its_population_grows_twice() -> None:
    scene = settled(stars(), "he3", "he8", "hc5", "hg4", "ze2", "ze8")
    scene.round = 8
    scene.story = JOURNEYS
    scene.levels(HUMAN, 1, 1, 1, 1, 6)
    assert {"oval:grow_population", "oval:research", "square:genetics"} <= set(selected(scene))


def test_without_bonus_population_it_takes_stars_rather_than_grow() -> None:
    scene = stars()
    for address in ("he3", "he8", "hg4"):
        known(scene, address, star.ADVANCED)
        scene.ships(HUMAN, address, 1)
    scene.round = 8
    found = selected(scene)
    assert "oval:gain_star" in found
    assert "oval:grow_population" not in found


def test_where_the_story_pays_for_the_highest_levels_it_researches_what_it_can_lead_in() -> None:
    scene = stars()
    scene.round = 8
    scene.story = RIVALRY
    scene.levels(HUMAN, 3, 3, 3, 1, 6)
    scene.levels(1, 1, 1, 1, 2, 1)
    scene.levels(2, 3, 1, 1, 1, 1)
    scene.me.track = 0  # there is no population left to grow
    found = selected(scene)
    assert "square:robotics" in found
    assert "oval:research" in found


def test_it_pays_for_another_counter_only_if_that_brings_more() -> None:
    scene = settled(stars(), "hc5", discs=5)
    scene.round = 8
    scene.me.track = 0
    scene.start(act.SELECT)
    answers(scene, "ovals")
    assert scene.kind() == "more_ovals"
    assert answer(scene) == "done"
    scene = settled(stars(), "hc5", discs=5)
    scene.round = 5
    scene.levels(HUMAN, 1, 1, 1, 1, 6)
    for address in ("he3", "he8", "hg4"):
        known(scene, address, star.ADVANCED)
        scene.ships(HUMAN, address, 1)
    scene.start(act.SELECT)
    answers(scene, "ovals")
    assert answer(scene).startswith("oval:")


def test_it_changes_its_alignment_where_the_eras_to_come_and_a_war_with_the_slavers_ask_for_it() -> None:
    scene = settled(stars(), "hc5", "hg4", discs=5)
    scene.round = 3
    scene.wars[2] = True
    scene.ships(2, "hc5", 8)
    scene.ships(2, "hg4", 8)
    assert "oval:switch_alignment" in selected(scene)
    scene = settled(stars(), "hc5", "hg4", discs=5)
    scene.round = 8
    assert "oval:switch_alignment" not in selected(scene)
