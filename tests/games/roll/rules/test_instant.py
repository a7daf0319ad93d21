"""Instant effects: dice given up and gained when a tile is completed (R-50, R-53)."""

from __future__ import annotations

import pytest

from tests.games.roll.rules.scene import Scene
from tests.rules import refusal, rule


@rule("R-50", "R-53", "R-49")
@refusal("must_remove")
def test_an_instant_effect_removes_a_die_from_anywhere_and_then_gives_new_ones() -> None:
    scene = Scene(2)
    scene.tableau(0, "spice_world", "space_port")
    scene.good(0, "spice_world", "novelty")
    scene.good(0, "space_port", "novelty")
    scene.stack(0, "conscription", "trade_levies", "alien_sentinels")
    scene.cup(0, "home", "novelty", "home")
    scene.citizenry(0, "alien")
    scene.developers(0, "military", "military", "military")
    scene.settlers(0, "rare_elements")
    scene.workers(0, develop=["military", "consumption"], settle=["home"], ship=["home"])
    scene.hold(1)
    before = scene.s.supply[:]
    scene.phases("develop", "ship")
    scene.choose(0, "build:military")
    assert scene.kind(0) == "remove"
    assert scene.offered(0) == [
        "remove:home@cup", "remove:novelty@cup", "remove:alien@citizenry", "remove:military@citizenry",
        "remove:consumption@develop",
        "remove:home@settle", "remove:home@ship", "remove:rare_elements@settlers",
        "remove:novelty@spice_world", "remove:novelty@space_port",
    ]  # fmt: skip
    assert scene.refused(0) == {"must_remove": "R-53"}
    assert scene.why_not(0, "done") == "R-53"
    assert scene.why_not(0, "remove:military@cup") == "R-53"
    scene.news()
    scene.choose(0, "remove:alien@citizenry")
    assert scene.news()[:3] == [
        "remove seat=0 tile=conscription die=alien#5 from=citizenry [R-53]",
        f"gain_die seat=0 tile=conscription die=military#{scene.p(0).made - 2} to=cup [R-52]",
        f"gain_die seat=0 tile=conscription die=military#{scene.p(0).made - 1} to=cup [R-52]",
    ]
    assert scene.dice(0) == {
        "cup": ["home", "home", "military", "military", "novelty"],
        "citizenry": ["military"] * 4,
        "developers": ["consumption"],
        "settlers": ["rare_elements"],
        "settle": ["home"],
        "ship": ["home"],
        "spice_world": ["novelty"],
        "space_port": ["novelty"],
    }
    changed = [after - was for after, was in zip(scene.s.supply, before, strict=True)]
    assert changed == [0, -2, 0, 0, 0, 0, 1]


@rule("R-53", "R-49")
@pytest.mark.parametrize(("code", "place"), [
    ("remove:genes@developers", "developers"),
    ("remove:novelty@gem_world", "gem_world"),
    ("remove:home@ship", "ship"),
])  # fmt: skip
def test_a_die_removed_from_a_stack_a_world_or_a_column_is_gone_without_further_consequence(
    code: str, place: str
) -> None:
    scene = Scene(2)
    scene.tableau(0, "gem_world")
    scene.good(0, "gem_world", "novelty")
    scene.stack(0, "space_marines", "public_works")
    scene.developers(0, "home", "home", "home", "genes")
    scene.workers(0, ship=["home"])
    scene.hold(1)
    scene.phases("develop", "ship")
    scene.choose(0, "spend:home", "spend:home", "spend:home")
    scene.choose(0, code)
    assert scene.events("remove")[0].params["from"] == place
    left = {"citizenry": ["home"] * 3, "cup": ["military"], "ship": ["home"], "gem_world": ["novelty"]}
    if place == "developers":
        assert scene.stacked(0, "development") == ["public_works"]
    else:
        assert scene.keys(scene.p(0).developments) == ["space_marines", "public_works"], (
            "then the left-over die counts (g)"
        )
        left["citizenry"] = ["genes"] + ["home"] * 3
        del left[place]
    assert scene.dice(0) == left
    assert scene.p(0).credits == 1, "Space Marines pays $1"


@rule("R-90", "R-53")
@refusal("virtual_not_removed")
def test_virtual_workers_cannot_be_removed() -> None:
    scene = Scene(2)
    scene.stack(0, "conscription")
    scene.developers(0, "home", "home", "home", "home")
    scene.cup(0, "genes")
    scene.hold(1)
    scene.phases("develop", "ship")
    assert scene.refused(0) == {"must_remove": "R-53"}
    scene.p(0).virtual = [0]
    assert scene.refused(0) == {"must_remove": "R-53", "virtual_not_removed": "R-90"}
    assert scene.offered(0) == ["remove:genes@cup", "remove:home@citizenry"]
