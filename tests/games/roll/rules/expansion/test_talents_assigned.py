"""Talents in Assign and Reveal: put to phases, selected with, moved, hidden (A-25, A-26, D-45)."""

from __future__ import annotations

from orrery.games.roll.rules.game import galaxy
from orrery.games.roll.rules.talents import at_work
from tests.games.roll.rules.scene import Scene
from tests.rules import refusal, rule

from .talent_scenes import PHASES, scene_with

TO_PHASES = [f"assign:talent>{phase}" for phase in PHASES]


def assigning(talents: int, *phases: str, select: str = "ship") -> Scene:
    """Seat 0 has put some of its Talents to phases and selected one with a Military die; the others wait."""
    scene = scene_with(talents)
    scene.workers(0, ship=["military"])
    for seat in (1, 2):
        scene.workers(seat, ship=["home", "home"])
    scene.assign()
    scene.choose(0, *[f"assign:talent>{phase}" for phase in phases])
    if scene.kind(0) == "talents":
        scene.choose(0, "done")
    scene.choose(0, f"select:{select}")
    if scene.kind(0) == "with":
        scene.choose(0, "with:military@ship")
    return scene


def all_ready(scene: Scene) -> None:
    """The others select Ship; then everybody is ready."""
    for seat in (0, 1, 2):
        if scene.kind(seat) == "select":
            scene.choose(seat, "select:ship")
        while scene.kind(seat) == "with":
            scene.choose(seat, scene.offered(seat)[0])
        if scene.kind(seat) == "reassign":
            scene.choose(seat, "ready")


@rule("A-25")
@refusal("talents_before_selecting")
def test_any_number_of_talents_is_assigned_each_to_any_phase() -> None:
    scene = scene_with(2)
    scene.workers(0, ship=["home"], wild=["genes"])
    scene.assign()
    assert scene.kind(0) == "assign"
    scene.choose(0, "assign:genes>ship")
    assert scene.kind(0) == "talents"
    assert scene.kind(1) == "", "nobody else has any"
    assert scene.offered(0) == ["done", *TO_PHASES]
    assert scene.refused(0) == {"talents_before_selecting": "A-25"}
    assert scene.why_not(0, "select:ship") == "A-25"
    none = scene.branch()
    none.choose(0, "done")
    assert (none.kind(0), none.p(0).more.talents) == ("select", 2)
    scene.news()
    scene.choose(0, "assign:talent>settle", "assign:talent>settle")
    assert scene.news() == [
        "assign_talent seat=0 die=talent#0 phase=settle [A-25] > 0",
        "assign_talent seat=0 die=talent#1 phase=settle [A-25] > 0",
    ]
    assert scene.kind(0) == "select", "none is left to assign"
    assert scene.in_column(0, "settle") == ["talent", "talent"]
    assert scene.p(0).more.talents == 0


@rule("A-26")
def test_a_talent_may_select_and_be_moved() -> None:
    scene = scene_with(2)
    scene.workers(0, ship=["military"])
    scene.crowd(0)
    scene.credits(0, 1)
    for seat in (1, 2):
        scene.workers(seat, ship=["home", "home"])
    scene.assign()
    scene.choose(0, "assign:talent>settle", "assign:talent>settle", "select:produce")
    assert scene.offered(0) == ["with:military@ship", "with:talent@settle"]
    scene.choose(0, "with:talent@settle", "dictate")
    scene.choose(0, "into:develop")
    assert scene.dice(0) == {"strip": ["talent"], "dictated": ["military"], "develop": ["talent"]}
    assert scene.p(0).more.talents == 0
    all_ready(scene)
    assert scene.events("phases")[0].params == {"phases": ["produce", "ship"]}
    assert scene.p(0).more.talents == 2, "one had no world to produce on, the phase of the other was not played"
    assert scene.in_cup(0) == ["military"]


@rule("A-26")
@refusal("talents_do_not_dictate")
def test_a_talent_is_not_given_up_to_dictate() -> None:
    scene = scene_with(2)
    scene.tableau(0, "executive_power")
    scene.workers(0, ship=["military"])
    scene.assign()
    scene.choose(0, "assign:talent>develop", "assign:talent>develop", "select:ship", "with:military@ship")
    assert scene.offered(0) == ["ready", "use:executive_power"], "both workers are Talents"
    assert scene.refused(0)["talents_do_not_dictate"] == "A-26"
    assert scene.why_not(0, "dictate") == "A-26"
    scene = scene_with(1)
    scene.workers(0, ship=["military"], explore=["home", "genes"])
    scene.assign()
    scene.choose(0, "assign:talent>develop", "select:ship", "with:military@ship", "dictate")
    assert scene.offered(0) == ["sacrifice:home@explore", "sacrifice:genes@explore"]
    assert scene.refused(0)["talents_do_not_dictate"] == "A-26"
    assert scene.why_not(0, "sacrifice:talent@develop") == "A-26"
    assert scene.why_not(0, "sacrifice:novelty@ship") == "R-22"
    scene.choose(0, "sacrifice:home@explore")
    assert scene.offered(0) == ["move:genes@explore", "move:talent@develop"]


@rule("A-25", "V-9")
def test_nobody_else_sees_how_many_talents_were_assigned_or_where() -> None:
    views = []
    for phases in ([], ["explore"], ["explore", "settle", "settle"]):
        scene = assigning(3, *phases)
        views.append({scene.s.view(seat).encode() for seat in (1, 2, None)})
        view = galaxy(scene.s.view(1))
        assert view.players[0].more.talents == 3
        assert at_work(view.players[0]) == []
        assert galaxy(scene.s.view(0)).players[0].more.talents == 3 - len(phases)
    assert views[0] == views[1] == views[2]


@rule("D-45")
def test_who_has_no_worker_but_talents_selects_with_one_or_not_at_all() -> None:
    scene = scene_with(2)
    scene.assign()
    assert scene.offered(0) == ["done", *TO_PHASES]
    other = scene.branch()
    other.choose(0, "assign:talent>ship", "done")
    assert other.kind(0) == "select"
    scene.choose(0, "done")
    assert (scene.p(0).selected, scene.p(0).strip) == (-1, -1)
    assert scene.events("select", 0) == []
    assert len(scene.events("ready", 0)) == 1
