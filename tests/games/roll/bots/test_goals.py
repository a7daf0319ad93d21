"""The captain minds objectives and Talents."""

from __future__ import annotations

from orrery.games.roll.bots.captain import Captain
from orrery.games.roll.bots.goals import goal_worth, share
from orrery.games.roll.bots.valuation import Outlook
from orrery.games.roll.rules.sets import OBJECTIVES
from tests.games.roll.rules.expansion.objective_scenes import BOX, KEYS, developments, scene_of, worlds
from tests.games.roll.rules.scene import Scene


def outlook(scene: Scene, ignores: int = 0) -> Outlook:
    return Outlook(scene.s, scene.p(0), ignores)


def test_a_tile_that_meets_an_objective_is_worth_its_talents() -> None:
    scene = scene_of("mineral_wealth", "grand_design")
    found = worlds("rare_elements", 3)
    scene.tableau(0, *found[:2])
    side = scene.side(found[2])
    wealth = BOX.objectives[KEYS.index("mineral_wealth")]
    assert share(scene.s, scene.p(0), wealth) == 2 / 3
    nearest = goal_worth(outlook(scene), side)
    assert nearest > 1
    assert goal_worth(outlook(scene), scene.side(worlds("genes", 1)[0])) == 0
    assert goal_worth(outlook(scene, OBJECTIVES), side) == 0, "who takes no notice of them"
    assert scene.keys(scene.p(0).worlds) == found[:2], "nothing was changed by looking"
    scene.p(0).worlds.pop()
    assert 0 < goal_worth(outlook(scene), side) < nearest, "the last step is worth most"
    scene.s.goals.met[0] = 2
    assert goal_worth(outlook(scene), side) == 0, "it is out of the game"


def talents_used(scene: Scene) -> int:
    """How many of two Talents the captain assigns when it has one die to develop with."""
    scene.p(0).more.talents = 2
    scene.workers(0, develop=["home"])
    scene.workers(1, develop=["home"])
    scene.assign()
    captain = Captain()
    while scene.kind(0) in ("talents", "select", "with", "reassign"):
        decision = scene.s.decision(0)
        assert decision is not None
        scene.choose(0, captain.choose(lambda: scene.s.view(0), decision).code)
    return len(scene.told("assign_talent"))


def test_the_captain_spends_talents_on_tiles_and_keeps_them_for_points() -> None:
    scene = scene_of()
    scene.stack(0, *developments(2, 1))
    assert talents_used(scene) > 0
    last = scene_of()
    last.chips(1, last.s.pool)
    assert talents_used(last) == 0, "in the last round nothing is worth more than a point"
