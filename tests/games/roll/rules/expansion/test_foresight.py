"""Reveal in parts: what may be changed when all lies open, and by whom (A-33, V-20, V-21)."""

from __future__ import annotations

from orrery.games.roll.rules.sets import AMBITION, RIVALRY
from orrery.games.roll.rules.vocabulary import stage
from tests.games.roll.rules.scene import Scene
from tests.rules import refusal, rule, tile, vector

from .boxes import BOXES

BOTH = BOXES.of(AMBITION | RIVALRY)


def selecting(scene: Scene, seat: int, phase: str, code: str) -> None:
    """A seat selects a phase with a die, and is ready."""
    scene.choose(seat, f"select:{phase}")
    if scene.kind(seat) == "with":
        scene.choose(seat, f"with:{code}")
    if scene.kind(seat) == "reassign":
        scene.choose(seat, "ready")


def forecasting(face: str, **phases: str) -> Scene:
    """Two players, the first with Psi-Crystal Forecasters; the die for a further phase shows this face."""
    for number in range(60):
        scene = Scene(2, seed=f"forecast {number}", box=BOTH)
        scene.tableau(0, "psi_crystal_forecasters")
        for seat, (first, second) in enumerate(phases.items()):
            scene.workers(seat, **{first: ["home"]})
            scene.workers(seat, **{second: ["home"]})
        scene.assign()
        for seat, first in enumerate(phases):
            selecting(scene, seat, first, f"home@{first}")
        if scene.events("phase_die")[0].params["phase"] == face:
            return scene
    raise LookupError(face)


@rule("A-33", "V-21", "A-32")
@vector("T-A23")
@tile("psi_crystal_forecasters")
@refusal("only_the_selecting_die")
def test_the_selecting_die_may_select_another_phase_after_the_roll() -> None:
    scene = forecasting("develop", develop="ship", settle="produce")
    assert (scene.stage, scene.kind(0), scene.kind(1)) == ("screens", "forecast", "")
    assert scene.events("phases") == []  # no phase tile is flipped yet
    assert scene.events("back_to_cup") == []
    assert scene.offered(0) == ["done", "select:explore", "select:settle", "select:produce", "select:ship"]
    assert scene.refused(0) == {"only_the_selecting_die": "A-33"}
    assert scene.s.about(0) == {"tile": "psi_crystal_forecasters", "phase": "develop"}
    stay, go = scene.branch(), scene.branch()
    stay.choose(0, "done")
    assert stay.events("phases")[0].params["phases"] == ["develop", "settle"]
    go.choose(0, "select:ship")
    assert go.events("phases")[0].params["phases"] == ["develop", "settle", "ship"]
    assert [repr(event) for event in go.events("forecast")] == [
        "forecast seat=0 tile=psi_crystal_forecasters die=home#0 from=develop phase=ship [A-33]"
    ]


@rule("A-33", "A-7")
@vector("T-A24")
@tile("psi_crystal_forecasters")
def test_nobody_takes_back_idle_workers_before_the_forecast() -> None:
    scene = Scene(3, box=BOTH)
    scene.tableau(0, "psi_crystal_forecasters", "gem_world")
    scene.tableau(1, "mining_world")
    scene.workers(0, explore=["home"])
    scene.showing(1, "explore_produce", "explore", "leader")
    scene.workers(1, explore=["home"], ship=["home"])
    scene.workers(2, ship=["home", "home"])
    scene.assign()
    selecting(scene, 0, "explore", "")
    selecting(scene, 1, "ship", "home@ship")
    selecting(scene, 2, "ship", "home@ship")
    assert scene.stage == "screens"
    assert scene.dice(1)["explore"] == ["home", "leader"]
    scene.choose(0, "select:produce")
    assert scene.events("shift", 1)[0].params["phase"] == "produce"
    assert scene.goods_of(1) == {"mining_world": ["leader"]}
    assert scene.events("back_to_cup", 1)[0].params["dice"] == ["home#1"]
    assert scene.in_cup(1) == ["home"]
    assert scene.goods_of(0) == {"gem_world": ["home"]}


@rule("A-33")
@tile("psi_crystal_forecasters")
def test_who_has_selected_nothing_has_nothing_to_change() -> None:
    scene = Scene(3, box=BOTH)
    scene.tableau(0, "psi_crystal_forecasters")
    scene.workers(1, ship=["home", "home"])
    scene.workers(2, settle=["home", "home"])
    scene.hold(1)
    scene.assign()
    selecting(scene, 1, "ship", "home@ship")
    selecting(scene, 2, "settle", "home@settle")
    assert scene.events("phases")[0].params["phases"] == ["settle", "ship"]
    assert scene.stage == "ship"


def prognosticating(*developments: str, **workers: list[str]) -> Scene:
    """Three seats: the first has these powers and selects Develop with a Consumption die, the others select Ship."""
    scene = Scene(3, box=BOTH)
    scene.tableau(0, *developments)
    scene.workers(0, develop=["consumption"])
    scene.workers(0, **workers)
    for seat in (1, 2):
        scene.workers(seat, ship=["home"])
    scene.assign()
    while scene.kind(0) == "assign":
        scene.choose(0, scene.offered(0)[0])
    selecting(scene, 0, "develop", "consumption@develop")
    for seat in (1, 2):
        selecting(scene, seat, "ship", "")
    return scene


@rule("V-20", "V-21", "V-6", "D-2")
@vector("T-V19")
@tile("galactic_prognosticators")
@refusal("only_idle_workers", "only_played_phases")
def test_prognosticators_move_a_worker_whose_phase_is_not_played() -> None:
    scene = prognosticating("galactic_prognosticators", explore_produce=["leader"], settle=["home"], ship=["genes"])
    assert scene.stage == "phases_found"
    assert scene.offered(0) == ["done", "move:leader/explore_produce@explore", "move:home@settle"]
    assert scene.refused(0) == {"only_idle_workers": "V-20"}
    scene.choose(0, "move:leader/explore_produce@explore")
    assert scene.offered(0) == ["into:develop", "into:ship"]
    assert scene.refused(0) == {"only_played_phases": "V-20"}
    assert scene.events("back_to_cup") == []
    scene.stack(0, "public_works", "space_docks")
    scene.choose(0, "into:develop")
    assert scene.events("relocate")[0].rule == "V-20"
    assert scene.events("back_to_cup", 0)[0].params["dice"] == ["home#2"]
    assert scene.offered(0) == ["build:consumption", "build:leader"]  # both are developers now
    without = prognosticating(explore_produce=["leader"])
    assert without.stage != "phases_found"
    assert without.events("back_to_cup", 0)[0].params["dice"] == ["leader#1"]


@rule("V-20", "V-21")
@tile("galactic_prognosticators")
def test_prognosticators_need_not_be_used_and_come_before_social_adaptation() -> None:
    scene = prognosticating("galactic_prognosticators", "social_adaptation", settle=["home"], ship=["genes"])
    assert scene.stage == "phases_found"
    used = scene.branch()
    scene.choose(0, "done")
    assert scene.stage == "sent_back"
    assert scene.in_cup(0) == ["home"]
    assert scene.offered(0) == ["done", "move:genes@ship"]
    used.choose(0, "move:home@settle", "into:ship")
    assert used.stage == "sent_back"
    assert used.offered(0) == ["done", "move:genes@ship", "move:home@ship"]  # and still not the selecting die


@rule("V-20", "D-29", "V-21")
@tile("social_adaptation")
def test_social_adaptation_moves_between_phases_that_are_played_but_not_the_selecting_die() -> None:
    scene = prognosticating("social_adaptation", settle=["home"], ship=["genes"])
    assert scene.stage == "sent_back"
    assert scene.offered(0) == ["done", "move:genes@ship"]  # not the Consumption die that selected Develop
    assert scene.refused(0) == {"selecting_die_stays": "R-24"}
    assert scene.events("back_to_cup", 0)[0].params["dice"] == ["home#1"]
    scene.stack(0, "space_docks")
    scene.choose(0, "move:genes@ship")
    assert scene.events("complete")[0].params["dice"] == ["consumption#0", "genes#2"]  # it could only go to Develop
    alike = prognosticating("social_adaptation", develop=["consumption"])
    assert alike.offered(0) == ["done", "move:consumption@develop"]  # another one like it may go
    assert all(p.more.selecting == -1 for p in scene.s.players)


@rule("V-20")
@tile("social_adaptation")
def test_social_adaptation_has_nothing_to_ask_where_nobody_can_move() -> None:
    scene = prognosticating("social_adaptation", settle=["home"])
    assert scene.events("relocate") == []
    assert scene.s.stage not in (stage.SCREENS, stage.PHASES_FOUND, stage.SENT_BACK)


@rule("V-20", "R-91")
@tile("galactic_prognosticators", "social_adaptation", "predictive_modeling")
def test_which_of_them_are_reassign_powers() -> None:
    reassign = {side.key: side.reassign for side in BOTH.sides}
    assert reassign["galactic_prognosticators"]
    assert reassign["social_adaptation"]
    assert not reassign["predictive_modeling"]
    assert not reassign["psi_crystal_forecasters"]
    scene = Scene(2, box=BOTH)
    scene.tableau(0, "galactic_prognosticators", "social_adaptation", "psi_crystal_forecasters")
    scene.workers(0, ship=["home", "home"])
    scene.assign()
    scene.choose(0, "select:ship")
    assert [code for code in scene.offered(0) if code.startswith("use:")] == []  # none of them while assigning


def modeling(*explorers: str, seats: int = 2, tableau: tuple[str, ...] = (), phases: tuple[str, ...] = ()) -> Scene:
    """Seat 0 has Predictive Modeling and explores; the last seat keeps the game in Ship."""
    scene = Scene(seats, box=BOTH)
    scene.tableau(0, "predictive_modeling", *tableau)
    scene.workers(0, explore=list(explorers))
    scene.hold(seats - 1)
    scene.phases("explore", *phases, "ship")
    return scene


@rule("V-20")
@tile("predictive_modeling")
@refusal("only_played_phases", "power_used")
def test_predictive_modeling_moves_explorers_to_phases_that_are_played() -> None:
    scene = modeling("home", "home", "genes", tableau=("gem_world",), phases=("produce",))
    assert scene.offered(0) == ["scout:home", "stock:home", "use:predictive_modeling"]
    scene.choose(0, "stock:home", "use:predictive_modeling")  # at any moment
    assert scene.offered(0) == ["move:home@explore", "move:genes@explore"]
    scene.choose(0, "move:genes@explore")
    assert scene.offered(0) == ["into:produce", "into:ship"]
    assert scene.refused(0) == {"only_played_phases": "V-20"}
    assert scene.why_not(0, "into:develop") == "V-20"
    scene.choose(0, "into:produce")
    assert scene.dice(0)["produce"] == ["genes"]
    assert scene.offered(0) == ["scout:home", "stock:home", "use:predictive_modeling"]
    two = scene.branch()
    two.choose(0, "use:predictive_modeling", "into:ship")
    assert [repr(event) for event in two.events("relocate")] == [
        "relocate seat=0 die=home#1 from=explore phase=ship tile=predictive_modeling [V-20]"
    ]
    assert two.goods_of(0) == {"gem_world": ["genes"]}
    assert two.offered(0) == ["trade:genes@gem_world", "consume:genes@gem_world"]  # by the explorer that ships now


@rule("V-20")
@tile("predictive_modeling")
@refusal("power_used")
def test_predictive_modeling_moves_two_explorers_in_all() -> None:
    scene = modeling("home", "home", "home", "genes")
    scene.choose(0, "use:predictive_modeling", "move:home@explore")  # there is only Ship to go to
    assert scene.dice(0)["ship"] == ["home"]
    scene.choose(0, "stock:home", "use:predictive_modeling")
    scene.choose(0, "move:genes@explore")
    assert scene.offered(0) == ["scout:home", "stock:home"]
    assert scene.refused(0)["power_used"] == "V-20"
    scene.choose(0, "stock:home")
    assert scene.p(0).credits == 4
    assert scene.dice(0) == {"citizenry": ["home", "home"], "ship": ["genes", "home"]}


@rule("V-20")
@vector("T-V33")
@tile("predictive_modeling", "alien_research_ship")
@refusal("virtual_explorers_stay")
def test_virtual_explorers_are_not_moved() -> None:
    scene = Scene(2, box=BOTH)
    scene.tableau(0, "predictive_modeling", "alien_research_ship", "gem_world")
    scene.workers(0, explore=["home"])
    scene.hold(1)
    scene.phases("explore", "produce", "ship")
    assert len(scene.p(0).virtual) == 2
    scene.choose(0, "use:predictive_modeling")
    assert scene.refused(0) == {"only_played_phases": "V-20"}  # the one real explorer is taken by itself
    scene.choose(0, "into:produce")
    assert "use:predictive_modeling" not in scene.offered(0)
    assert scene.refused(0)["virtual_explorers_stay"] == "V-20"
    scene.choose(0, "stock:home", "stock:alien")
    assert scene.goods_of(0) == {"gem_world": ["home"]}


@rule("V-20")
@tile("predictive_modeling")
@refusal("virtual_explorers_stay")
def test_two_real_explorers_are_offered_and_the_virtual_ones_refused() -> None:
    scene = modeling("home", "genes", tableau=("alien_research_ship",))
    scene.choose(0, "use:predictive_modeling")
    assert scene.offered(0) == ["move:home@explore", "move:genes@explore"]
    assert scene.refused(0) == {"virtual_explorers_stay": "V-20"}


@rule("V-20")
@tile("predictive_modeling")
def test_predictive_modeling_has_nothing_to_offer_when_explore_alone_is_played() -> None:
    scene = Scene(2, box=BOTH)
    scene.tableau(0, "predictive_modeling")
    scene.workers(0, explore=["home"])
    scene.phases("explore")
    assert scene.offered(0) == ["scout:home", "stock:home"]
