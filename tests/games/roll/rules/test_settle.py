"""Phase III: Settle (R-51 to R-55, R-94 to R-96, R-110)."""

from __future__ import annotations

import pytest

from tests.games.roll.rules.scene import Scene
from tests.games.roll.rules.situations import settling
from tests.rules import refusal, rule, vector


@rule("R-51", "R-52", "R-5")
def test_worlds_are_settled_as_developments_are_developed() -> None:
    scene = settling(zone=["gem_world", "secluded_world", "comet_zone"], settlers=["home", "home", "military", "home"])
    assert scene.kind(0) == "build"
    assert scene.offered(0) == ["build:home", "build:military"]
    before = scene.s.supply[:]
    scene.choose(0, "build:home", "build:home")
    assert scene.offered(0) == ["build:military", "build:home"]
    scene.choose(0, "build:military")
    assert scene.keys(scene.p(0).worlds) == ["gem_world", "secluded_world"]
    assert scene.p(0).developments == []
    assert scene.dice(0) == {
        "citizenry": ["home", "home", "military", "novelty"], "cup": ["novelty"], "settlers": ["home"],
    }  # fmt: skip
    assert [was - now for was, now in zip(before, scene.s.supply, strict=True)] == [0, 0, 0, 2, 0, 0, 0]
    assert scene.stacked(0, "world") == ["comet_zone"]
    assert scene.news() == [
        "phase phase=settle [R-28]",
        "build seat=0 side=world tile=gem_world die=home#0 [R-45]",
        "build seat=0 side=world tile=gem_world die=home#1 [R-45]",
        "complete seat=0 side=world tile=gem_world dice=home#0+home#1 [R-51]",
        "top seat=0 side=world tile=secluded_world [R-84] < 0 !",
        "gain_die seat=0 tile=gem_world die=novelty#4 to=cup [R-52]",
        "build seat=0 side=world tile=secluded_world die=military#2 [R-45]",
        "complete seat=0 side=world tile=secluded_world dice=military#2 [R-51]",
        "top seat=0 side=world tile=comet_zone [R-84] < 0 !",
        "gain_die seat=0 tile=secluded_world die=novelty#5 to=citizenry [R-52]",
        "build seat=0 side=world tile=comet_zone die=home#3 [R-45]",
        "phase phase=ship [R-28]",
    ]


@rule("R-52", "R-6")
def test_effects_come_once_at_once_in_the_order_printed() -> None:
    scene = settling(zone=["silicon_world"], lying=["home"] * 3, settlers=["home"])
    assert scene.p(0).credits == 1
    assert scene.dice(0) == {"citizenry": ["home"] * 4, "silicon_world": ["rare_elements"]}
    assert [repr(e) for e in scene.recorder.events if e.key.startswith("gain")] == [
        "gain_credits seat=0 tile=silicon_world credits=1 [R-52]",
        "gain_good seat=0 tile=silicon_world die=rare_elements#4 [R-52]",
    ]
    rich = Scene(2)
    rich.credits(0, 9)
    rich.stack(0, "alien_sentinels")
    rich.settlers(0, *["home"] * 6)
    rich.hold(1)
    rich.phases("settle", "ship")
    assert rich.p(0).credits == 10
    assert rich.events("gain_credits")[0].params["credits"] == 1, "of three, one"


@rule("R-53", "R-52", "R-49")
@vector("TV-44")
def test_rebel_miners_removes_a_die_and_gives_two_military_ones() -> None:
    """OQ-12: the removal comes first, so a new die cannot be the one removed."""
    scene = Scene(2)
    scene.stack(0, "rebel_miners")
    scene.cup(0, "home")
    scene.workers(0, settle=["home", "home"])
    scene.hold(1)
    scene.phases("settle", "ship")
    assert scene.offered(0) == ["remove:home@cup", "remove:home@citizenry"]
    home, military = scene.s.supply[0], scene.s.supply[1]
    scene.choose(0, "remove:home@citizenry")
    assert scene.dice(0) == {"cup": ["home"], "citizenry": ["home", "military", "military"]}
    assert (scene.s.supply[0], scene.s.supply[1]) == (home + 1, military - 2)


@rule("R-53")
def test_the_only_die_is_removed_by_itself() -> None:
    scene = settling(zone=["former_penal_colony"], settlers=["home"])
    assert scene.dice(0) == {"cup": ["military"]}
    assert [repr(e) for e in scene.events("remove")] == [
        "remove seat=0 tile=former_penal_colony die=home#0 from=citizenry [R-53]"
    ]


@rule("R-32", "R-53")
@vector("TV-21")
def test_removing_the_die_that_selected_a_phase_does_not_stop_the_phase() -> None:
    scene = Scene(3)
    scene.tableau(1, "ancient_race")
    scene.good(1, "ancient_race", "genes")
    scene.tableau(1, "space_docks")
    scene.stack(0, "former_penal_colony")
    scene.workers(0, ship=["genes"], settle=["home"])
    scene.workers(1, settle=["home"])
    scene.workers(2, settle=["home"])
    scene.assign()
    scene.choose(0, "select:ship", "with:genes@ship")
    scene.choose(1, "select:settle")
    scene.choose(2, "select:settle")
    assert scene.offered(0) == ["remove:home@citizenry", "remove:genes@ship"]
    scene.choose(0, "remove:genes@ship")
    assert scene.stage == "ship"
    assert [p.workers for p in scene.s.players] == [[], [], []]
    assert scene.offered(1) == ["trade:genes@ancient_race", "consume:genes@ancient_race"]


@rule("R-55", "R-31", "R-48")
def test_settlers_not_placed_or_on_an_empty_space_return_to_the_cup() -> None:
    scene = settling(zone=["fifth_column"], lying=["genes", "genes"], settlers=["home"])
    assert scene.dice(0) == {"citizenry": ["genes"], "cup": ["genes", "home", "military"]}
    assert [repr(e) for e in scene.events("unused")] == [
        "unused seat=0 dice=home#2 [R-31]",
        "unused seat=0 dice=genes#1 [R-55]",
    ]
    kept = settling(zone=["comet_zone"], settlers=["home"])
    assert kept.dice(0) == {"settlers": ["home"]}, "an unfinished world keeps its settlers"


@rule("R-44", "R-47")
@vector("TV-26")
def test_enough_settlers_after_abandoning_complete_nothing_while_settle_is_not_played() -> None:
    scene = Scene(2)
    scene.stack(0, "terraformed_world", "gem_world")
    scene.settlers(0, "home", "genes", "genes")
    scene.workers(0, explore=["home"])
    scene.hold(1)
    scene.phases("explore", "ship")
    scene.rig(0, "public_works", "space_docks")
    scene.choose(0, "scout:home", "abandon:terraformed_world", "draw", "under:public_works", "under:space_docks")
    assert scene.stage == "ship"
    assert scene.p(0).worlds == []
    assert scene.dice(0)["settlers"] == ["genes", "genes", "home"]


@rule("R-44", "R-55")
@vector("TV-27")
@pytest.mark.parametrize("below", [[], ["comet_zone"]])
def test_enough_settlers_complete_the_next_world_at_the_start_of_settle(below: list[str]) -> None:
    scene = Scene(2)
    scene.stack(0, "terraformed_world", "gem_world", *below)
    scene.settlers(0, "home", "genes", "genes")
    scene.workers(0, explore=["home"])
    scene.hold(1)
    scene.phases("explore", "settle", "ship")
    scene.rig(0, "public_works", "space_docks")
    scene.choose(0, "scout:home", "abandon:terraformed_world", "draw", "under:public_works", "under:space_docks")
    assert scene.stage == "settle"
    assert scene.offered(0) == ["spend:home", "spend:genes"], "two dice of the owner's choice"
    scene.choose(0, "spend:genes", "spend:genes")
    assert scene.keys(scene.p(0).worlds) == ["gem_world"]
    places = {"citizenry": ["genes", "genes", "home"], "cup": ["novelty"], "settlers": ["home"]}
    if not below:
        del places["settlers"]
        places["cup"] = ["home", "novelty"]
    assert scene.dice(0) == places


@rule("R-87", "R-49")
@vector("TV-39")
def test_terraforming_robots_and_galactic_recycling_pay_three_for_a_rare_elements_world() -> None:
    scene = settling(
        zone=["asteroid_belt", "fifth_column"],
        settlers=["home"] * 2,
        tableau=("terraforming_robots", "galactic_recycling"),
    )
    assert scene.p(0).credits == 3
    assert [e.params for e in scene.events("power_credits")] == [
        {"tile": "terraforming_robots", "credits": 2},
        {"tile": "galactic_recycling", "credits": 1},
    ]
    keys = [e.key for e in scene.recorder.events]
    assert keys.index("complete") < keys.index("power_credits") < keys.index("gain_die"), "(c), (e), (f)"
    gray = settling(zone=["fifth_column"], settlers=["home"], tableau=("terraforming_robots", "public_works"))
    assert gray.p(0).credits == 1, "Public Works pays for developments only"


# Settlers that go to the cup.


@rule("R-49", "R-110")
def test_new_galactic_order_returns_all_military_settlers() -> None:
    scene = settling(zone=["comet_zone"], settlers=["military", "home", "military"], tableau=("new_galactic_order",))
    assert scene.stage == "ship"
    assert scene.dice(0) == {"citizenry": ["home"], "cup": ["military", "military"], "comet_zone": ["rare_elements"]}
    assert [repr(e) for e in scene.events("to_cup")] == [
        "to_cup seat=0 tile=new_galactic_order die=military#0 [R-49]",
        "to_cup seat=0 tile=new_galactic_order die=military#2 [R-49]",
    ]


@rule("R-110", "R-49")
@refusal("keep_at_least_one")
def test_galactic_exchange_returns_one_or_two_settlers_of_choice() -> None:
    scene = settling(zone=["comet_zone"], settlers=["home", "alien", "home"], tableau=("galactic_exchange",))
    assert scene.offered(0) == ["keep:home", "keep:alien"]
    assert scene.refused(0) == {"keep_at_least_one": "R-49"}
    assert scene.why_not(0, "done") == "R-49"
    scene.choose(0, "keep:home", "keep:home")
    assert scene.dice(0) == {"citizenry": ["alien"], "cup": ["home", "home"], "comet_zone": ["rare_elements"]}
    assert [e.params["tile"] for e in scene.events("to_cup")] == ["galactic_exchange"] * 2


@rule("R-110")
@pytest.mark.parametrize(
    "tableau", [("new_galactic_order", "galactic_exchange"), ("galactic_exchange", "new_galactic_order")]
)
def test_new_galactic_order_and_galactic_exchange_together(tableau: tuple[str, str]) -> None:
    """All Military settlers and, besides, one or two of choice; the choice may also be one of the Military ones."""
    scene = settling(zone=["jungle_world"], settlers=["military", "home", "alien", "genes"], tableau=tableau)
    assert scene.offered(0) == ["keep:home", "keep:alien", "keep:genes", "done"]
    assert scene.refused(0) == {}
    none = scene.branch()
    none.choose(0, "done")
    assert none.dice(0)["citizenry"] == ["alien", "genes", "home"]
    scene.choose(0, "keep:alien", "keep:genes")
    assert scene.dice(0) == {"citizenry": ["home"], "cup": ["alien", "genes", "military"], "jungle_world": ["genes"]}
    assert sorted(e.params["tile"] for e in scene.events("to_cup")) == [
        "galactic_exchange", "galactic_exchange", "new_galactic_order",
    ]  # fmt: skip
    only = settling(zone=["comet_zone"], settlers=["military"] * 3, tableau=tableau)
    assert only.stage == "ship", "nobody is left to choose"
    assert only.dice(0) == {"cup": ["military"] * 3, "comet_zone": ["rare_elements"]}


@rule("R-110")
def test_powers_for_settlers_do_nothing_for_developers() -> None:
    scene = Scene(2)
    scene.tableau(0, "new_galactic_order", "galactic_exchange")
    scene.stack(0, "public_works")
    scene.workers(0, develop=["military"])
    scene.hold(1)
    scene.phases("develop", "ship")
    assert scene.dice(0) == {"citizenry": ["military"]}


@rule("R-55", "R-87", "R-29")
def test_robot_surveyors_pays_at_the_end_even_without_a_settler() -> None:
    scene = settling(zone=[], settlers=[], tableau=("robot_surveyors",))
    assert scene.p(0).credits == 2
    assert [repr(e) for e in scene.events("power_credits")] == [
        "power_credits seat=0 tile=robot_surveyors credits=2 [R-87]"
    ]


@rule("R-49", "R-55")
def test_galactic_exchange_demands_a_settler_of_every_world_anew() -> None:
    scene = Scene(2)
    scene.tableau(0, "galactic_exchange")
    scene.stack(0, "gem_world", "comet_zone")
    scene.workers(0, settle=["home", "genes", "home", "home", "genes", "alien"])
    scene.hold(1)
    scene.phases("settle", "ship")
    scene.choose(0, "build:home", "build:genes")
    assert scene.offered(0) == ["keep:home", "keep:genes"]
    scene.choose(0, "keep:home", "done", "build:home", "build:home", "build:genes")
    assert scene.offered(0) == ["keep:home", "keep:genes"], "not done before one is chosen"
