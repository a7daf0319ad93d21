"""Phase II: Develop, and what it shares with Settle (R-43 to R-50, R-93)."""

from __future__ import annotations

from orrery.games.roll.rules.pieces import BLANK
from tests.games.roll.rules.scene import Scene
from tests.games.roll.rules.situations import developing
from tests.rules import refusal, rule, vector


@rule("R-45", "R-46", "R-47", "R-31")
def test_developers_lie_on_the_top_tile_until_their_number_is_its_cost() -> None:
    scene = developing(zone=["trade_levies", "public_works"], developers=["home", "military"])
    assert scene.stage == "ship", "where the order cannot matter nothing is asked"
    assert scene.dice(0) == {"developers": ["home", "military"]}
    assert scene.stacked(0, "development") == ["trade_levies", "public_works"]
    assert scene.p(0).developments == []
    assert scene.news() == [
        "phase phase=develop [R-28]",
        "build seat=0 side=development tile=trade_levies die=home#0 [R-45]",
        "build seat=0 side=development tile=trade_levies die=military#1 [R-45]",
        "phase phase=ship [R-28]",
    ]


@rule("R-46", "R-45", "R-43")
def test_a_completed_development_goes_to_the_tableau_and_its_dice_to_the_citizenry_at_once() -> None:
    scene = developing(zone=["space_docks", "trade_levies"], lying=["genes"], developers=["home", "home"])
    assert scene.keys(scene.p(0).developments) == ["space_docks"]
    assert scene.stacked(0, "development") == ["trade_levies"]
    assert scene.dice(0) == {"citizenry": ["genes", "home"], "developers": ["home"]}, (
        "the next goes on with the next tile"
    )
    assert scene.news()[1:5] == [
        "build seat=0 side=development tile=space_docks die=home#1 [R-45]",
        "complete seat=0 side=development tile=space_docks dice=genes#0+home#1 [R-46]",
        "top seat=0 side=development tile=trade_levies [R-84] < 0 !",
        "build seat=0 side=development tile=trade_levies die=home#2 [R-45]",
    ]
    assert all(die & BLANK == BLANK for die in scene.p(0).citizenry), "they are no developers any more"


@rule("R-30", "R-45", "R-46")
@refusal("must_build", "only_top_tile")
def test_the_owner_chooses_the_order_of_his_developers_where_it_matters() -> None:
    scene = developing(zone=["public_works", "trade_levies"], developers=["home", "military", "home"])
    assert scene.kind(0) == "build"
    assert scene.offered(0) == ["build:home", "build:military"]
    assert scene.refused(0) == {"must_build": "R-45", "only_top_tile": "R-45"}
    assert scene.why_not(0, "done") == "R-45"
    assert scene.why_not(0, "build:genes") == "R-45"
    scene.choose(0, "build:military")
    assert scene.dice(0) == {"citizenry": ["military"], "developers": ["home", "home"]}
    assert scene.stage == "ship"


@rule("R-46")
def test_several_developments_in_one_phase() -> None:
    scene = developing(zone=["public_works", "advanced_logistics", "space_docks"], developers=["home"] * 4)
    assert scene.keys(scene.p(0).developments) == ["public_works", "advanced_logistics", "space_docks"]
    assert scene.dice(0) == {"citizenry": ["home"] * 4}
    assert scene.stacked(0, "development") == []


@rule("R-48", "R-31")
@vector("TV-25")
def test_developers_without_a_development_return_to_the_cup() -> None:
    scene = developing(zone=[], developers=["home", "military"])
    assert scene.stage == "ship"
    assert scene.dice(0) == {"cup": ["home", "military"]}
    assert scene.news()[1] == "unused seat=0 dice=home#0+military#1 [R-31]"
    assert scene.p(0).workers == []


@rule("R-48", "R-44")
def test_dice_on_the_empty_space_return_to_the_cup_at_the_end_of_the_phase() -> None:
    scene = developing(zone=["public_works"], lying=["genes", "genes", "genes"], developers=["home"])
    assert scene.keys(scene.p(0).developments) == ["public_works"]
    assert scene.dice(0) == {"citizenry": ["genes"], "cup": ["genes", "genes", "home"]}
    assert [repr(e) for e in scene.events("unused")] == [
        "unused seat=0 dice=home#3 [R-31]",
        "unused seat=0 dice=genes#1+genes#2 [R-48]",
    ]
    assert scene.p(0).builders == [[], []]


@rule("R-44")
def test_dice_that_suffice_complete_the_top_tile_before_any_developer_is_placed() -> None:
    scene = developing(zone=["space_docks", "trade_levies"], lying=["genes", "genes"], developers=["home"])
    assert scene.dice(0) == {"citizenry": ["genes", "genes"], "developers": ["home"]}
    assert scene.news()[1:4] == [
        "complete seat=0 side=development tile=space_docks dice=genes#0+genes#1 [R-46]",
        "top seat=0 side=development tile=trade_levies [R-84] < 0 !",
        "build seat=0 side=development tile=trade_levies die=home#2 [R-45]",
    ]


@rule("R-44", "R-49")
@refusal("spend_exactly")
def test_with_too_many_dice_the_owner_chooses_which_are_used_up_and_a_chain_may_follow() -> None:
    scene = developing(
        zone=["space_docks", "public_works", "trade_levies"],
        lying=["genes", "military", "genes", "alien"],
        developers=["home"],
    )
    assert scene.kind(0) == "spend"
    assert scene.offered(0) == ["spend:genes", "spend:military", "spend:alien"]
    assert scene.refused(0) == {"spend_exactly": "R-44"}
    assert scene.why_not(0, "done") == "R-44"
    scene.choose(0, "spend:military")
    assert scene.offered(0) == ["spend:genes", "spend:alien"]
    assert scene.s.about(0)["n"] == 1, "one more of two"
    assert len(scene.p(0).dice()) == 5, "dice being spent are still owned"
    scene.choose(0, "spend:genes")
    assert scene.keys(scene.p(0).developments) == ["space_docks"]
    assert scene.dice(0) == {"citizenry": ["genes", "military"], "developers": ["alien", "genes"], "develop": ["home"]}
    assert scene.offered(0) == ["spend:genes", "spend:alien"], "the next tile needs one of two"
    scene.choose(0, "spend:alien")
    assert scene.keys(scene.p(0).developments) == ["space_docks", "public_works"]
    assert scene.dice(0) == {"citizenry": ["alien", "genes", "military"], "developers": ["genes", "home"]}
    assert scene.stage == "ship"


@rule("R-44")
def test_a_tile_is_never_completed_outside_its_phase() -> None:
    scene = Scene(2)
    scene.stack(0, "public_works", "gem_world")
    scene.developers(0, "home")
    scene.settlers(0, "home", "home")
    scene.hold(1)
    scene.phases("explore", "produce", "ship")
    assert scene.dice(0) == {"developers": ["home"], "settlers": ["home", "home"]}
    assert scene.p(0).tiles() == 0


@rule("R-88", "R-93")
def test_investment_credits_helps_from_the_next_development_on() -> None:
    scene = developing(zone=["investment_credits", "space_docks", "public_works"], developers=["home"] * 4 + ["genes"])
    scene.choose(0, "build:home", "build:home", "build:home", "build:home")
    assert scene.keys(scene.p(0).developments) == ["investment_credits", "space_docks"]
    assert scene.dice(0) == {"citizenry": ["genes"] + ["home"] * 4}, "itself it cost the full four"


@rule("R-87", "R-88", "R-49")
@vector("TV-13")
def test_public_works_pays_for_each_development_after_itself() -> None:
    scene = developing(zone=["public_works", "advanced_logistics", "space_docks"], developers=["home"] * 4)
    assert scene.p(0).credits == 2
    assert [repr(e) for e in scene.events("power_credits")] == [
        "power_credits seat=0 tile=public_works credits=1 [R-49]",
        "power_credits seat=0 tile=public_works credits=1 [R-49]",
    ]


@rule("R-88", "R-48", "R-87")
def test_galactic_investors_pays_at_the_end_of_the_phase_it_was_completed_in() -> None:
    scene = developing(zone=["galactic_investors"], lying=["home"] * 4, developers=["home"])
    assert scene.p(0).credits == 2
    assert [repr(e) for e in scene.events("power_credits")] == [
        "power_credits seat=0 tile=galactic_investors credits=2 [R-87]"
    ]


@rule("R-111", "R-48")
def test_galactic_religion_counts_novelty_citizens_after_the_phase() -> None:
    scene = developing(zone=["space_docks"], developers=["novelty", "home"], tableau=("galactic_religion",))
    scene.citizenry(1, "novelty")
    assert scene.p(0).credits == 1, "the developer just used counts"
    assert scene.p(1).credits == 0


# Dice that go to the cup (R-49 d).


@rule("R-49", "R-88")
@vector("TV-43")
def test_galactic_federation_works_from_the_next_development_on() -> None:
    scene = developing(zone=["galactic_federation", "public_works"], lying=["home"] * 5, developers=["home", "genes"])
    scene.choose(0, "build:home")
    assert scene.dice(0) == {"citizenry": ["home"] * 6, "cup": ["genes"]}, "the one developer goes to the cup"
    assert [repr(e) for e in scene.events("to_cup")] == ["to_cup seat=0 tile=galactic_federation die=genes#6 [R-49]"]


@rule("R-49", "R-85")
@refusal("keep_at_least_one")
def test_galactic_federation_takes_one_or_two_developers_of_choice() -> None:
    """OQ-2: at least one."""
    scene = developing(
        zone=["trade_levies"], lying=["home", "genes"], developers=["military"], tableau=("galactic_federation",)
    )
    assert scene.kind(0) == "keep"
    assert scene.offered(0) == ["keep:home", "keep:genes", "keep:military"]
    assert scene.s.about(0) == {"tile": "galactic_federation", "completed": "trade_levies", "n": 2}
    assert scene.refused(0) == {"keep_at_least_one": "R-49"}
    assert scene.why_not(0, "done") == "R-49"
    scene.choose(0, "keep:genes")
    assert scene.offered(0) == ["keep:home", "keep:military", "done"]
    assert scene.s.about(0)["n"] == 1
    assert scene.refused(0) == {}
    other = scene.branch()
    scene.choose(0, "done")
    assert scene.dice(0) == {"citizenry": ["home", "military"], "cup": ["genes"]}
    other.choose(0, "keep:military")
    assert other.dice(0) == {"citizenry": ["home"], "cup": ["genes", "military"]}, "two is the most"
    assert other.stage == "ship"


@rule("R-49")
def test_galactic_federation_does_nothing_for_worlds() -> None:
    scene = Scene(2)
    scene.tableau(0, "galactic_federation")
    scene.stack(0, "gem_world")
    scene.workers(0, settle=["home", "genes"])
    scene.hold(1)
    scene.phases("settle", "ship")
    assert scene.dice(0) == {"citizenry": ["genes", "home"], "cup": ["novelty"]}
