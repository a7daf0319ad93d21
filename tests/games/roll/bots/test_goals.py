"""The captain minds objectives and Talents."""

from __future__ import annotations

from orrery.games.roll.bots.captain import Captain
from orrery.games.roll.bots.goals import goal_worth, share
from orrery.games.roll.bots.phase_goals import NOWHERE, workers_for
from orrery.games.roll.bots.valuation import Outlook
from orrery.games.roll.bots.works import Works
from orrery.games.roll.rules.sets import OBJECTIVES
from orrery.games.roll.rules.vocabulary import phase
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


def test_workers_that_meet_an_objective_are_worth_its_talents() -> None:
    def gain_of_last(ignores: int, *keys: str) -> float:
        scene = scene_of(*keys)
        row = Works(scene.s, scene.p(0), 6, ignores).table[phase.DEVELOP]
        return row[5] - row[4]

    assert gain_of_last(0, "mass_mobilisation") > gain_of_last(0, "mineral_wealth") + 1
    assert gain_of_last(OBJECTIVES, "mass_mobilisation") == gain_of_last(OBJECTIVES, "mineral_wealth")


def test_which_phases_can_meet_an_objective() -> None:
    scene = scene_of()
    o = outlook(scene)
    waiting = sum(len(stack) for stack in scene.p(0).stacks)
    assert workers_for(o, phase.EXPLORE, "tiles_in_construction_zone", waiting + 2, 0) == 2
    assert workers_for(o, phase.SHIP, "tiles_in_construction_zone", waiting + 2, 0) == NOWHERE
    assert workers_for(o, phase.EXPLORE, "tiles_in_construction_zone", waiting, 0) == NOWHERE, "met already"
    assert workers_for(o, phase.PRODUCE, "goods_on_worlds", 2, 2) == 2
    assert workers_for(o, phase.PRODUCE, "goods_on_worlds", 2, 1) == NOWHERE, "there is no room"
    assert workers_for(o, phase.SHIP, "goods_shipped_this_phase", 1, 0) == NOWHERE, "there are no goods"
    cheap = developments(1, 2)
    scene.stack(0, *cheap)
    assert workers_for(o, phase.DEVELOP, "developments_completed_this_phase", 2, 0) == 2
    assert workers_for(o, phase.DEVELOP, "developments_completed_this_phase", 9, 0) == NOWHERE
