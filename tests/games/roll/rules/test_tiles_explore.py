"""Developments that act in Explore."""

from __future__ import annotations

import pytest

from tests.rules import rule, tile, vector

from .scene import Scene
from .situations import FIRST, exploring

# Virtual explorers.


@rule("R-90", "R-102")
@tile("alien_research_ship")
def test_alien_research_ship_sends_two_virtual_explorers() -> None:
    scene = exploring("alien_research_ship", explorers=[])
    assert scene.told("virtual") == ["virtual seat=0 tile=alien_research_ship colours=home+alien [R-90]"]
    assert scene.offered(0) == ["scout:home", "stock:home"]  # nothing tells the Alien one apart
    assert scene.refused(0) == {"explorers_not_idle": "R-33"}
    scene.choose(0, "stock:home")
    assert scene.p(0).credits == 3
    assert scene.offered(0) == ["scout:alien", "stock:alien"]
    scene.choose(0, "stock:alien")
    assert scene.p(0).credits == 5
    assert scene.stage == "manage"
    assert scene.told("stock") == ["stock seat=0 die=virtual credits=2 [R-34]"] * 2
    assert scene.dice(0) == {}  # no die was taken


@rule("R-90", "R-102")
@tile("alien_research_ship", "alien_archaeology")
def test_the_alien_one_of_alien_research_ship_counts_for_alien_archaeology() -> None:
    scene = exploring("alien_research_ship", "alien_archaeology", explorers=["novelty"])
    assert scene.offered(0) == ["scout:novelty", "stock:novelty", "scout:alien", "stock:alien"]
    scene.choose(0, "stock:alien")
    assert scene.p(0).credits == 5
    assert scene.offered(0) == ["scout:novelty", "stock:novelty"]
    scene.choose(0, "stock:novelty")
    assert scene.offered(0) == ["scout:home", "stock:home"]
    scene.choose(0, "stock:home")
    assert scene.p(0).credits == 9
    assert scene.told("stock") == [
        "stock seat=0 die=virtual credits=4 [R-34]",
        f"stock seat=0 die=novelty#{FIRST} credits=2 [R-34]",
        "stock seat=0 die=virtual credits=2 [R-34]",
    ]
    assert scene.dice(0) == {"citizenry": ["novelty"]}


@rule("R-90")
@tile("major_research_labs")
def test_major_research_labs_sends_one_virtual_home_explorer() -> None:
    scene = exploring("major_research_labs", explorers=["home"], bag=["gem_world"])
    assert scene.told("virtual") == ["virtual seat=0 tile=major_research_labs colours=home [R-90]"]
    scene.choose(0, "stock:home")  # alike: the real one goes first
    assert scene.dice(0) == {"citizenry": ["home"]}
    assert scene.offered(0) == ["scout:home", "stock:home"]
    scene.choose(0, "scout:home", "under:gem_world")
    assert scene.stacked(0, "world") == ["gem_world"]
    assert scene.dice(0) == {"citizenry": ["home"]}
    assert scene.told("stock", "scout") == [
        f"stock seat=0 die=home#{FIRST} credits=2 [R-34]",
        "scout seat=0 die=virtual [R-35]",
    ]
    assert scene.stage == "manage"


@rule("R-90")
@tile("major_research_labs", "alien_research_ship")
def test_virtual_explorers_of_two_developments_add_up() -> None:
    scene = exploring("major_research_labs", "alien_research_ship", explorers=[])
    scene.choose(0, "stock:home", "stock:home", "stock:alien")
    assert scene.p(0).credits == 7
    assert scene.stage == "manage"


@pytest.mark.parametrize("key", ["alien_research_ship", "major_research_labs"])
@rule("R-29", "R-90")
@tile("alien_research_ship", "major_research_labs")
def test_virtual_explorers_join_no_other_phase(key: str) -> None:
    scene = Scene(2)
    scene.crowd(0)
    scene.credits(0, 1)
    scene.tableau(0, key, "gem_world", "jungle_world")
    scene.stack(0, "public_works", "mining_world")
    scene.good(0, "gem_world", "home")
    scene.phases("develop", "settle", "produce", "ship")
    assert scene.stage == "manage"
    assert scene.told("virtual", "build", "produce", "trade", "consume") == []


# Alien Research Team.


@rule("R-42", "R-101")
@tile("alien_research_team")
def test_alien_research_team_draws_when_everybody_has_explored() -> None:
    scene = Scene(2)
    scene.crowd(0)
    scene.credits(0, 1)
    scene.tableau(0, "alien_research_team")
    scene.stack(0, "public_works")
    scene.workers(1, explore=["alien"])
    scene.bag("gem_world")
    scene.phases("explore")
    assert scene.stage == "explore"
    assert scene.offered(0) == []
    scene.choose(1, "stock:alien")
    assert scene.stage == "late_draw"
    assert scene.told("late_draw") == ["late_draw seat=0 tiles=1 [R-101]"]
    assert scene.kind(0) == "place"
    assert scene.offered(0) == ["under:conscription", "under:gem_world"]
    scene.choose(0, "under:conscription")
    assert scene.stacked(0, "development") == ["public_works", "conscription"]
    assert scene.p(0).credits == 1  # another's Alien explorer is none of its own
    assert scene.stage == "manage"


@rule("R-36", "R-101")
@tile("alien_research_team")
def test_alien_research_team_draws_before_abandoned_tiles_return() -> None:
    scene = exploring("alien_research_team", explorers=["home"], bag=["gem_world", "spice_world", "plague_world"])
    assert scene.stacked(0, "world") == []
    scene.choose(0, "scout:home")
    first = scene.offered(0)[1].removeprefix("under:")
    scene.choose(0, f"under:{first}")
    assert scene.stage == "late_draw"
    late = scene.offered(0)[1].removeprefix("under:")
    scene.choose(0, f"under:{late}")
    assert scene.stacked(0, "world") == [first, late]
    assert len({first, late} & {"gem_world", "spice_world", "plague_world"}) == 2

    scene = Scene(2)
    scene.crowd(0)
    scene.credits(0, 1)
    scene.tableau(0, "alien_research_team")
    scene.stack(0, "jungle_world")
    scene.workers(0, explore=["home"])
    scene.bag("gem_world", "spice_world", "plague_world", "mining_world")  # two of them for each seat
    scene.phases("explore")
    scene.choose(0, "scout:home", "abandon:jungle_world")
    for _ in range(3):  # two by the scout, one late: never the abandoned one
        assert "under:jungle_world" not in scene.offered(0)
        scene.choose(0, scene.offered(0)[1])
    assert len(scene.stacked(0, "world")) == 3
    assert sorted(scene.s.bag)[-1] == scene.side("jungle_world") >> 1
    assert len(scene.s.bag) == 2


@pytest.mark.parametrize(
    ("explorers", "codes", "credits"),
    [
        (["alien"], ["scout:alien"], 1),
        (["alien", "alien"], ["scout:alien", "under:0", "scout:alien", "draw"], 1),  # once a phase
        (["home"], ["scout:home"], 0),
        (["alien"], ["stock:alien"], 2),
        (["alien", "home"], ["scout:home", "under:0", "stock:alien"], 2),
    ],
)
@rule("R-101")
@tile("alien_research_team")
def test_alien_research_team_pays_once_for_alien_scouts(explorers: list[str], codes: list[str], credits: int) -> None:
    scene = exploring("alien_research_team", explorers=explorers)
    for code in codes:
        scene.choose(0, scene.offered(0)[0] if code == "under:0" else code)
    while scene.kind(0) == "place":
        scene.choose(0, scene.offered(0)[0])
    assert scene.stage == "manage"
    assert scene.p(0).credits == 1 + credits
    paid = ["power_credits seat=0 tile=alien_research_team credits=1 [R-101]"]
    assert scene.told("power_credits") == (paid if codes[0] == "scout:alien" else [])


@rule("R-101", "R-102", "R-90")
@tile("alien_research_team", "alien_research_ship")
def test_alien_research_team_counts_a_virtual_alien_scout() -> None:
    scene = exploring("alien_research_team", "alien_research_ship", explorers=[])
    assert scene.offered(0) == ["scout:home", "stock:home", "scout:alien", "stock:alien"]
    scene.choose(0, "scout:alien")
    scene.choose(0, scene.offered(0)[0])
    scene.choose(0, "stock:home")
    scene.choose(0, scene.offered(0)[0])
    assert scene.p(0).credits == 1 + 2 + 1


@pytest.mark.parametrize("phase", ["develop", "settle", "produce", "ship"])
@rule("R-29")
@tile("alien_research_team")
def test_alien_research_team_draws_in_no_other_phase(phase: str) -> None:
    scene = Scene(2)
    scene.crowd(0)
    scene.credits(0, 1)
    scene.tableau(0, "alien_research_team")
    scene.phases(phase)
    assert scene.stage == "manage"
    assert scene.told("late_draw", "draw", "power_credits") == []


# Technology Unions.


@pytest.mark.parametrize(
    ("phase", "own", "other", "credits"),
    [
        ("explore", [], [], 1),
        ("produce", [], [], 1),
        ("explore", ["merchant_guild"], ["public_works"], 1),
        ("produce", ["space_docks", "space_piracy"], ["public_works", "export_duties"], 1),
        ("explore", [], ["public_works"], 0),
        ("produce", ["space_docks", "space_piracy"], ["public_works", "export_duties", "genetics_lab"], 0),
        ("explore", [], ["public_works", "export_duties"], 0),
        ("produce", [], ["gem_world", "mining_world"], 1),
        ("develop", [], [], 0),
        ("settle", [], [], 0),
        ("ship", [], [], 0),
    ],
)
@rule("R-108")
@vector("TV-45")
@tile("technology_unions")
def test_technology_unions_pays_for_strictly_most_developments(
    phase: str, own: list[str], other: list[str], credits: int
) -> None:
    for seat in (1, 2):
        scene = Scene(3)
        scene.crowd(0)
        scene.credits(0, 1)
        scene.tableau(0, "technology_unions", *own)
        scene.tableau(seat, *other)
        scene.phases(phase)
        assert scene.p(0).credits == 1 + credits
        paid = ["power_credits seat=0 tile=technology_unions credits=1 [R-108]"]
        assert scene.told("power_credits") == paid * credits
