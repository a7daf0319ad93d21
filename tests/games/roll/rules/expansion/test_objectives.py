"""Objectives: dealt, checked, met and out of the game (A-19 to A-23)."""

from __future__ import annotations

import pytest

from orrery.games.roll.rules.game import Roll, galaxy
from orrery.games.roll.rules.objectives.checks import open_objectives, progress
from orrery.games.roll.rules.sets import AMBITION, BASE, DEAL, OBJECTIVES, RIVALRY, key_of
from orrery.games.roll.rules.vocabulary import phase
from orrery.kernel.chance import key_of_seed
from orrery.kernel.event import EVERYONE, Recorder
from orrery.kernel.refusal import BadData
from tests.games.roll.rules.scene import Scene
from tests.rules import rule, vector

from .boxes import BOXES
from .objective_scenes import BOX, KEYS, SETS, met, scene_of, worlds


@rule("A-19")
def test_six_of_twenty_lie_face_up_and_everybody_is_told() -> None:
    game = Roll(BOXES, [BASE, SETS])
    seen = set()
    for seed in range(12):
        told = Recorder()
        s = galaxy(game.new({"with": key_of(SETS)}, 3, key_of_seed(f"objectives {seed}"), told))
        assert len(set(s.goals.dealt)) == 6
        seen |= set(s.goals.dealt)
        (event,) = [event for event in told.events if event.key == "objectives"]
        assert (event.seat, event.rule, event.seen, event.reveals) == (-1, "A-19", EVERYONE, True)
        assert event.params == {"objectives": [KEYS[number] for number in s.goals.dealt]}
        assert galaxy(s.view(1)).goals.dealt == s.goals.dealt
        assert all(p.more.talents == 0 for p in s.players)
    assert seen == set(range(20)), "any of them can be dealt"


@rule("A-20")
def test_an_objective_is_not_checked_when_its_phase_is_not_played() -> None:
    scene = scene_of("galactic_riches", "expansion_leader")
    scene.credits(0, 10)
    scene.tableau(0, *worlds("gray", 3), *worlds("novelty", 3))
    scene.crowd(0)
    scene.phases("explore", "develop", "produce")
    assert scene.stage == "manage"
    assert met(scene) == {}


@rule("A-21")
def test_what_held_earlier_and_no_longer_at_the_check_does_not_count() -> None:
    """Four goods lie there while others are produced, and are shipped before the next check."""
    scene = scene_of("full_warehouses")
    found = worlds("novelty", 4)
    scene.tableau(0, *found)
    for world in found:
        scene.good(0, world, "home")
    scene.workers(0, ship=["home"])
    scene.phases("ship")
    scene.choose(0, scene.offered(0)[0])
    assert met(scene) == {}
    assert [one.value for one in progress(scene.s, scene.p(0), BOX.objectives[KEYS.index("full_warehouses")])] == [3]


@rule("A-23")
@vector("T-A15")
def test_all_who_meet_it_at_one_check_take_all_of_it() -> None:
    scene = scene_of("overlord_discoveries", "galactic_riches", seats=3)
    found = worlds("alien", 4)
    scene.tableau(0, *found[:2])
    scene.tableau(2, *found[2:])
    scene.crowd(1)
    scene.credits(1, 1)
    scene.phases("settle")
    assert met(scene) == {0: ["overlord_discoveries"], 2: ["overlord_discoveries"]}
    assert [p.more.talents for p in scene.s.players] == [3, 0, 3]
    assert scene.s.goals.met == [0b101, 0]
    assert [objective.key for objective in open_objectives(scene.s)] == ["galactic_riches"]
    later = scene.branch()
    later.phases("settle")
    assert met(later) == {}, "it is face down"
    assert [p.more.talents for p in later.s.players] == [3, 0, 3]


@rule("D-28")
def test_objectives_come_after_the_powers_at_the_end_of_a_phase() -> None:
    scene = scene_of("galactic_riches")
    scene.tableau(0, "free_trade_association", "gem_world")
    scene.good(0, "gem_world", "home")
    scene.credits(0, 7)
    scene.phases("ship")
    (power,) = scene.events("power_credits", 0)
    assert power.params["credits"] == 2
    assert met(scene) == {0: ["galactic_riches"]}
    order = [event.key for event in scene.recorder.events if event.key in ("power_credits", "objective")]
    assert order == ["power_credits", "objective"]


@rule("D-28", "A-31")
def test_objectives_of_the_last_round_count_in_the_score() -> None:
    scene = scene_of("budget_surplus")
    scene.credits(0, 5)
    scene.citizenry(0, "home")
    scene.stack(0, "space_docks")
    scene.developers(0, "home")
    scene.chips(1, scene.s.pool)
    scene.manage()
    assert met(scene) == {}, "first comes the recall"
    scene.choose(0, "done")
    assert scene.stage == "over"
    assert met(scene) == {0: ["budget_surplus"]}
    assert [part.points for part in scene.score(0).parts if part.key == "talents"] == [2]
    keys = [event.key for event in scene.recorder.events if event.key in ("recruit", "objective", "over")]
    assert keys == ["recruit", "objective", "over"]


@rule("V-58", "D-9")
def test_all_open_objectives_are_checked_after_deal_but_for_those_of_one_phase() -> None:
    box = BOXES.of(AMBITION | OBJECTIVES | RIVALRY | DEAL)
    scene = Scene(2, box=box)
    scene.objectives("overlord_discoveries", "galactic_riches", "building_boom", "grand_design")
    scene.tableau(0, *worlds("alien", 2))
    scene.credits(0, 9)
    scene.credits(1, 8)
    scene.s.goals.met[3] = 2
    scene.s.goals.developments[0] = 2
    scene.s.listener = scene.recorder
    scene.s.played = 1 << phase.DOLLAR
    scene.s.next_phase(phase.DOLLAR + 1)
    assert met(scene) == {0: ["overlord_discoveries", "galactic_riches"]}
    assert {event.rule for event in scene.events("objective")} == {"V-58"}
    assert scene.s.goals.met == [1, 1, 0, 2]


def test_progress_says_how_far_everybody_is_from_any_view() -> None:
    scene = scene_of("budget_surplus", "mass_mobilisation", seats=3)
    scene.credits(0, 3)
    scene.citizenry(0, "home")
    scene.workers(0, ship=["home"] * 3)
    scene.workers(1, ship=["home"] * 3)
    scene.assign()
    surplus, mobilisation = (BOX.objectives[number] for number in scene.s.goals.dealt)
    for seat in (0, 1, None):
        s = galaxy(scene.s.view(seat))
        found = progress(s, s.players[0], surplus)
        assert [(one.metric, one.value, one.needed, one.at_most, one.holds) for one in found] == [
            ("dice_in_citizenry", 1, 0, True, False),
            ("credits", 3, 4, False, False),
        ]
        assert [progress(s, p, mobilisation)[0].value for p in s.players] == [0, 0, 0], "nobody knows before Reveal"


def test_impossible_objectives_are_refused() -> None:
    game = Roll(BOXES, [BASE, SETS])
    s = galaxy(game.new({"with": key_of(SETS)}, 2, key_of_seed("bytes")))
    assert game.decode(s.encode()).digest() == s.digest()

    def spoiled(name: str, value: list[int]) -> bytes:
        other = s.clone()
        setattr(other.goals, name, value)
        return other.encode()

    dealt = s.goals.dealt
    for name, value in (
        ("dealt", dealt[:5]),
        ("dealt", [*dealt[:5], 20]),
        ("dealt", [-1, *dealt[1:]]),
        ("dealt", [dealt[0], *dealt[:5]]),
        ("dealt", dealt[::-1]),
        ("met", [0] * 5),
        ("met", [4] + [0] * 5),
        ("met", [1] + [0] * 5),
        ("shipped", [0]),
        ("shipped", [1, 0]),
        ("developments", [-1, 0]),
        ("worlds", [0, 1]),
    ):
        with pytest.raises(BadData):
            game.decode(spoiled(name, value))
