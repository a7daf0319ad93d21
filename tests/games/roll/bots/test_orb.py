"""The captain with an Orb: which faces it takes, where its arrows point, which dice it puts to work."""

from __future__ import annotations

from orrery.games.roll.bots.captain import Captain
from orrery.games.roll.rules.sets import ORB
from tests.games.roll.rules.orb.hangar import Hangar


def answer(scene: Hangar, bot: Captain | None = None) -> str:
    decision = scene.s.decision(0)
    assert decision is not None
    return (bot or Captain()).choose(lambda: scene.s.view(0), decision).code


def improve(scene: Hangar) -> list[str]:
    """All that it answers while it improves its Orb."""
    given: list[str] = []
    while scene.kind(0).startswith("orb_"):
        given.append(answer(scene))
        scene.choose(0, given[-1])
    return given


def test_it_makes_two_points_count() -> None:
    scene = Hangar(2)
    scene.research(0, "home")
    assert [code.partition(":")[0] for code in improve(scene)[:2]] == ["side", "face"]
    assert sum(event.params["points"] for event in scene.events("orb_upgrade", 0)[:2]) == 2
    scene = Hangar(2)
    scene.orb(0, s1="achievement_2", s2="ship_2", s3="ship_2", s4="ship_2", s5="ship_2", s6="ship_2")
    scene.research(0, "home")
    assert improve(scene) == ["side:1", "face:achievement_3"]


def test_a_captain_that_ignores_orbs_leaves_them_alone() -> None:
    scene = Hangar(2)
    scene.research(0, "home")
    assert answer(scene, Captain(ORB)) == "done"


def test_its_arrow_points_at_the_best_side() -> None:
    scene = Hangar(2)
    scene.orb(0, s1="assist_1_upgrade", s4="achievement_3", s5="assist_2_arrow>1")
    scene.research(0, "home")
    scene.choose(0, "side:1", "face:assist_2_arrow")
    assert answer(scene) == "point:4"


def test_idle_dice_become_builders_and_goods() -> None:
    for face, asked, given in (
        ("settle_1", "muster", ["muster:home@citizenry"]),
        ("produce_1", "muster_world", ["onto:gem_world", "muster:novelty@citizenry"]),
    ):
        scene = Hangar(2)
        scene.orb(0, s1=face)
        scene.tableau(0, "gem_world")
        scene.stack(0, "comet_zone")
        scene.citizenry(0, "novelty", "home")
        for seat in range(2):
            scene.showing(seat, "ship", "ship", "home", "home")
        scene.rolls(1, 5)
        assert scene.kind(0) == asked
        for code in given:
            assert answer(scene) == code
            scene.choose(0, code)
        scene = Hangar(2)  # nothing is taken off its work
        scene.orb(0, s1=face)
        scene.tableau(0, "gem_world")
        for seat in range(2):
            scene.showing(seat, "ship", "ship", "home", "home")
        scene.rolls(1, 5)
        assert answer(scene) == "done"
