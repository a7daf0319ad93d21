"""The menu of the player's growth turn (E-113, E-114)."""

from __future__ import annotations

from orrery.games.era.rules.vocabulary import act, alignment, star
from orrery.games.era.rules.vocabulary.counter import GAIN
from tests.rules import refusal, rule

from .growths import begun, growing, through
from .scene import FARMERS, HUMAN, Scene


def all_counters() -> Scene:
    scene = growing("research", "grow_population", "gain_star", "build_ships", "propulsion")
    scene.neutral("he2", star.UNINHABITED)
    scene.ships(HUMAN, "he2", 1)
    return scene


@rule("E-113")
def test_ovals_are_carried_out_in_any_order() -> None:
    scene = begun(all_counters())
    assert scene.offered("oval") == ["research", "grow_population", "gain_star", "build_ships"]
    scene.choose("oval:build_ships", "into:loose", "ships:2")
    assert scene.offered("oval") == ["research", "grow_population", "gain_star"]
    scene.choose("oval:gain_star", "oval:research", "oval:grow_population")
    through(scene)
    assert not scene.open, "nothing is left to do"
    assert scene.params("grown") == {"left": []}


@rule("E-113")
@refusal("not_selected")
def test_any_may_be_left_out() -> None:
    scene = begun(all_counters())
    assert scene.refused("oval:switch_alignment") == ["not_selected E-113"]
    scene.choose("done")
    assert scene.params("grown") == {"left": ["research", "grow_population", "gain_star", "build_ships"]}
    assert not scene.open


@rule("E-113", "E-126")
def test_an_action_that_would_do_nothing_waits_for_its_moment() -> None:
    scene = growing("gain_star", "build_ships")
    scene.alignment = alignment.STS
    scene.neutral("he2", star.ADVANCED)
    scene.ships(HUMAN, "he2", 3)
    begun(scene)
    assert "oval:gain_star" not in scene.offered(), "three ships are too few"
    assert [f"{why.key} {why.rule}" for why in scene.refusals(HUMAN)][:2] == [
        "no_star_to_gain E-126",
        "too_few_ships E-127",
    ]
    assert scene.growth.ovals[GAIN] == 1


@rule("E-114", "E-207")
def test_peace_can_be_tried_in_it() -> None:
    scene = growing("build_ships")
    scene.wars[FARMERS] = True
    begun(scene)
    assert "peace:farmers" in scene.offered()
    scene.choose("peace:farmers")
    assert "peace:farmers" not in scene.offered(), "once a round"
    assert scene.kind() == "grow_turn"


@rule("E-47")
def test_what_can_be_done_once_a_turn_can_be_done_again_in_the_next_round() -> None:
    scene = growing("research", "build_ships", "genetics")
    scene.growth.used = [0, 1]
    scene.growth.extra = 1
    scene.start(act.ROUND)
    assert (scene.growth.used, scene.growth.extra, sum(scene.growth.ovals), scene.growth.squares) == ([], 0, 0, 0)


@rule("E-107", "E-116", "E-176")
def test_a_counter_carried_out_for_nothing_is_used_up() -> None:
    """Two for nothing, by star people and by research+: still not the only counter of a kind twice."""
    scene = growing("grow_population", "research")
    scene.growth.extra = 2
    begun(scene)
    scene.choose("oval:build_ships")
    while scene.kind() in ("place", "place_into", "place_number"):
        scene.choose(scene.offered()[-1])
    assert scene.growth.extra == 1
    assert "oval:build_ships" not in scene.offered()
