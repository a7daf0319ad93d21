"""Sides that point at others, arrows and Clones, and what all sides are worth (V-77, V-79, V-80, V-89)."""

from __future__ import annotations

from tests.rules import rule, tile, vector

from .hangar import Hangar, rolling


@rule("V-77", "V-89")
@tile("assist_2_arrow")
def test_an_arrow_is_followed_and_its_target_counts() -> None:
    scene = rolling("assist_2_arrow>3", s3="assist_2_arrow>5", s5="achievement_1")
    assert [event.params for event in scene.events("orb_turned")] == [{"face": "achievement_1", "orb_side": 5}]
    assert scene.p(0).credits == 2
    scene = rolling("assist_2_arrow>3", s3="ship_2")
    assert [power.dice for power in scene.p(0).powers.workers] == [[0], [0, 2]]


@rule("V-77")
@vector("T-V14")
def test_a_loop_of_arrows_does_nothing() -> None:
    for more in ({"s3": "assist_2_arrow>1"}, {"s3": "assist_2_arrow>5", "s5": "assist_2_arrow>1"}):
        scene = rolling("assist_2_arrow>3", **more)
        assert scene.stage == "assign"
        assert [event.seat for event in scene.events("orb_loop")] == [0]
        assert scene.p(0).powers.workers == []
        assert scene.p(0).credits == 0
        assert scene.points(0) == 0


@rule("V-79", "D-40")
@tile("clone")
def test_a_clone_acts_as_the_side_it_points_at() -> None:
    scene = rolling("clone>3", s3="achievement_2")
    assert scene.p(0).more.talents == 1
    scene = rolling("clone>3", s3="assist_2_arrow>5", s5="achievement_1")  # of an arrow: it is followed
    assert scene.p(0).credits == 2


@rule("V-80")
@vector("T-V13", "T-V34")
@tile("clone")
def test_points_of_sides() -> None:
    scene = Hangar(2)
    scene.orb(0, s1="develop_3", s2="ship_3", s3="settle_2", s4="assist_2_arrow>1", s5="clone>1", s6="basic_explorer")
    assert scene.points(0) == 7
    assert scene.points(1) == 0
    scene.orb(0, s1="develop_2", s2="ship_1", s3="assist_2_arrow>1", s4="basic_reassign", s5="clone>1", s6="clone>3")
    assert scene.points(0) == 2  # develop_2 and its Clone; an arrow and its Clone have none
