"""Credits that fall to $0 within a phase become $1 at once (A-16, A-17, V-54, D-1)."""

from __future__ import annotations

from orrery.games.roll.rules.content import Box
from tests.games.roll.rules.scene import Scene
from tests.rules import rule

from .boxes import AMBITION_BOX, BOXES, RIVALRY_BOX


def banking(box: Box) -> Scene:
    """$1 is paid for a VP after a Trade that brings nothing more: the limit is $1."""
    scene = Scene(2, box=box)
    scene.tableau(0, "gem_world", "mining_world", "galactic_bankers")
    scene.good(0, "gem_world", "genes")
    scene.good(0, "mining_world", "genes")
    scene.workers(0, ship=["home", "home"])
    scene.credits(0, 1)
    scene.p(0).more.limit = 1
    scene.hold(1)
    scene.phases("ship")
    scene.choose(0, "trade:genes@gem_world", "pay")
    return scene


@rule("A-16", "A-17")
def test_each_time_credits_are_used_up_they_become_one() -> None:
    scene = banking(AMBITION_BOX)
    assert scene.p(0).credits == 1
    scene.choose(0, "trade:genes@mining_world", "pay")
    assert (scene.p(0).credits, scene.p(0).chips) == (1, 2)
    told = [(event.key, event.rule) for event in scene.recorder.events if event.key in ("buy_vp", "credit_reset")]
    assert told == [("buy_vp", "R-109"), ("credit_reset", "A-16")] * 2


@rule("A-16")
def test_what_is_left_is_left() -> None:
    scene = Scene(2, box=AMBITION_BOX)
    scene.tableau(0, "gem_world", "galactic_bankers")
    scene.good(0, "gem_world", "genes")
    scene.workers(0, ship=["home"])
    scene.hold(1)
    scene.phases("ship")
    scene.choose(0, "trade:genes@gem_world", "pay")
    assert scene.p(0).credits == 2
    assert not scene.events("credit_reset")


@rule("A-16", "D-1")
def test_with_rivalry_alone_credits_stay_at_zero() -> None:
    """D-1: they become $1 within the Deal phase alone. Both boxes together: Ambition says so."""
    assert banking(RIVALRY_BOX).p(0).credits == 0
    assert banking(BOXES.of(AMBITION_BOX.sets | RIVALRY_BOX.sets)).p(0).credits == 1
