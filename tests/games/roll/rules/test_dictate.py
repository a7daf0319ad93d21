"""Dictate, and what changes it (R-104 to R-106)."""

from __future__ import annotations

from tests.games.roll.rules.situations import reassigning
from tests.rules import refusal, rule, vector


@rule("R-22", "R-24", "R-27")
@vector("TV-24")
@refusal("dictated_already", "dictated_die_stays", "selecting_die_stays")
def test_dictate_gives_one_worker_up_to_move_another() -> None:
    scene = reassigning("galactic_influence", explore=["home", "alien"], produce=["genes"])
    scene.choose(0, "dictate")
    assert scene.kind(0) == "sacrifice"
    assert scene.offered(0) == ["sacrifice:home@explore", "sacrifice:alien@explore", "sacrifice:genes@produce"]
    assert scene.refused(0) == {"selecting_die_stays": "R-24"}
    assert scene.why_not(0, "sacrifice:consumption@ship") == "R-24"
    assert scene.why_not(0, "sacrifice:novelty@ship") == "R-22"
    assert scene.why_not(0, "done") == "R-22"
    scene.choose(0, "sacrifice:alien@explore")
    assert scene.offered(0) == ["move:home@explore", "move:genes@produce"]
    assert scene.refused(0) == {"selecting_die_stays": "R-24", "dictated_die_stays": "R-22"}
    assert scene.why_not(0, "move:consumption@ship") == "R-24"
    assert scene.why_not(0, "move:alien@explore") == "R-22"
    assert scene.why_not(0, "done") == "R-22", "OQ-8: a Dictate moves a worker"
    scene.choose(0, "move:home@explore", "into:ship")
    assert scene.dice(0) == {"strip": ["consumption"], "dictated": ["alien"], "produce": ["genes"], "ship": ["home"]}
    assert scene.offered(0) == ["ready", "use:galactic_influence"]
    assert scene.refused(0) == {
        "selecting_die_stays": "R-24", "dictated_already": "R-22", "dictated_die_stays": "R-22",
    }  # fmt: skip
    assert scene.why_not(0, "dictate") == "R-22"
    scene.choose(0, "use:galactic_influence")
    assert scene.offered(0) == ["move:genes@produce", "move:home@ship"], "never the die in the Dictate area"
    assert scene.why_not(0, "move:alien@explore") == "R-20"
    scene.choose(0, "move:genes@produce", "into:ship")
    assert scene.news() == [
        "dictate seat=0 die=alien#2 [R-22] > 0",
        "move seat=0 die=home#1 from=explore phase=ship tile=dictate [R-20] > 0",
        "move seat=0 die=genes#3 from=produce phase=ship tile=galactic_influence [R-20] > 0",
        "ready seat=0 [R-25]",
    ]
    scene.hold(1)
    scene.choose(1, "select:ship", "ready")
    scene.choose(2, "select:ship", "ready")
    assert scene.events("reveal", 0)[0].params == {
        "selected": "ship", "ship": ["consumption#0", "home#1", "genes#3"], "dictated": ["alien#2"],
    }  # fmt: skip
    assert scene.stage == "ship"
    assert scene.dice(0) == {"cup": ["alien"], "ship": ["consumption", "genes", "home"]}
    assert scene.events("back_to_cup", 0)[0].params == {"dice": ["alien#2"]}


@rule("R-22")
@refusal("too_few_to_dictate")
def test_dictate_needs_two_workers_beside_the_selecting_one() -> None:
    """OQ-1 and OQ-8: the selecting die stays, and a Dictate moves a worker."""
    scene = reassigning("nanotechnology", explore=["home"])
    assert scene.offered(0) == ["ready", "use:nanotechnology"]
    assert [(r.key, r.rule, r.params) for r in scene.s.refusals(0)] == [
        ("selecting_die_stays", "R-24", {}),
        ("too_few_to_dictate", "R-22", {"workers": 1}),
    ]
    assert scene.why_not(0, "dictate") == "R-22"


@rule("R-106")
def test_galactic_mandate_moves_up_to_three_others_each_once() -> None:
    scene = reassigning("galactic_mandate", explore=["home", "home"], develop=["military"], settle=["genes"])
    assert scene.offered(0) == ["ready", "dictate"], "it is no power to use by itself"
    scene.choose(0, "dictate", "sacrifice:home@explore")
    assert scene.offered(0) == ["move:home@explore", "move:military@develop", "move:genes@settle"]
    assert scene.why_not(0, "done") == "R-22"
    scene.choose(0, "move:home@explore", "into:develop")
    assert scene.offered(0) == ["move:military@develop", "move:genes@settle", "done"]
    scene.choose(0, "move:military@develop", "into:ship")
    assert scene.offered(0) == ["move:genes@settle", "done"]
    scene.choose(0, "move:genes@settle", "into:produce")
    assert scene.dice(0) == {
        "strip": ["consumption"], "dictated": ["home"], "develop": ["home"], "ship": ["military"], "produce": ["genes"],
    }  # fmt: skip
    assert scene.offered(0) == [], "ready: a second Dictate is not allowed"


@rule("R-106")
def test_a_mandate_for_three_stops_at_three() -> None:
    scene = reassigning("galactic_mandate", "galactic_influence", explore=["home"] * 5)
    scene.choose(0, "dictate")
    for _ in range(3):
        scene.choose(0, *(["move:home@explore"] if scene.kind(0) == "move" else []), "into:ship")
    assert scene.kind(0) == "reassign"
    assert scene.dice(0) == {
        "strip": ["consumption"], "dictated": ["home"], "explore": ["home"], "ship": ["home"] * 3,
    }  # fmt: skip


@rule("R-106")
def test_backup_planning_dictates_again_each_time_with_another_die() -> None:
    scene = reassigning("backup_planning", explore=["home", "home"], develop=["military"], settle=["genes"])
    assert scene.offered(0) == ["ready", "dictate"]
    scene.choose(0, "dictate", "sacrifice:home@explore", "move:home@explore", "into:ship")
    assert scene.offered(0) == ["ready", "dictate"]
    assert scene.refused(0) == {"selecting_die_stays": "R-24", "dictated_die_stays": "R-22"}
    scene.choose(0, "dictate")
    assert scene.offered(0) == ["sacrifice:military@develop", "sacrifice:genes@settle", "sacrifice:home@ship"]
    scene.choose(0, "sacrifice:genes@settle", "move:home@ship", "into:develop")
    scene.choose(0, "dictate", "sacrifice:home@develop", "into:explore")
    assert scene.dice(0) == {
        "strip": ["consumption"], "dictated": ["genes", "home", "home"], "explore": ["military"],
    }  # fmt: skip
    assert scene.offered(0) == [], "one worker is left, too few: ready"
    assert scene.p(0).dictates == 3


@rule("R-106")
def test_backup_planning_and_galactic_mandate_move_three_with_each_dictate() -> None:
    """OQ-14."""
    scene = reassigning("backup_planning", "galactic_mandate", explore=["home", "home", "home"], develop=["genes"] * 3)
    scene.choose(0, "dictate", "sacrifice:genes@develop")
    scene.choose(
        0, "move:home@explore", "into:ship", "move:home@explore", "into:ship", "move:home@explore", "into:ship"
    )
    assert scene.offered(0) == ["ready", "dictate"]
    scene.choose(0, "dictate", "sacrifice:genes@develop", "move:genes@develop", "into:settle")
    assert scene.offered(0) == ["move:home@ship", "done"]
    scene.choose(0, "move:home@ship", "into:settle", "move:home@ship", "into:settle")
    assert scene.dice(0) == {
        "strip": ["consumption"], "dictated": ["genes", "genes"], "ship": ["home"], "settle": ["genes", "home", "home"],
    }  # fmt: skip


@rule("R-105")
@refusal("no_worker_for_power", "power_does_not_cover")
def test_executive_power_moves_exactly_two_of_one_column_to_the_selected_phase() -> None:
    scene = reassigning(
        "executive_power", select="ship", explore=["home", "alien"], develop=["home"], settle=["home"] * 3
    )
    scene.choose(0, "use:executive_power")
    assert scene.offered(0) == ["move:home@explore", "move:alien@explore", "move:home@settle"], "develop has only one"
    assert scene.refused(0) == {"selecting_die_stays": "R-24"}
    scene.choose(0, "move:alien@explore")
    assert scene.kind(0) == "reassign", "the second of the column has to go as well"
    assert scene.dice(0) == {
        "strip": ["consumption"], "develop": ["home"], "settle": ["home"] * 3, "ship": ["alien", "home"],
    }  # fmt: skip
    assert [e.params["tile"] for e in scene.events("move")] == ["executive_power", "executive_power"]


@rule("R-105")
@refusal("power_does_not_cover")
def test_executive_power_asks_only_for_the_second_of_the_same_column() -> None:
    scene = reassigning(
        "executive_power", explore=["home", "alien", "genes"], settle=["home", "home"], ship=["home"] * 2
    )
    scene.choose(0, "use:executive_power")
    assert scene.offered(0) == [
        "move:home@explore", "move:alien@explore", "move:genes@explore", "move:home@settle",
    ], "not the selected phase itself (OQ-11)"  # fmt: skip
    assert scene.refused(0)["power_does_not_cover"] == "R-105"
    scene.choose(0, "move:home@explore")
    assert scene.offered(0) == ["move:alien@explore", "move:genes@explore"], "no stopping after one"
    assert scene.refused(0) == {"selecting_die_stays": "R-24", "power_does_not_cover": "R-105"}
    assert scene.why_not(0, "move:home@settle") == "R-105"
    assert scene.why_not(0, "done") == "R-105"
    scene.choose(0, "move:genes@explore")
    assert scene.dice(0)["ship"] == ["genes", "home", "home", "home"]
    assert scene.dice(0)["explore"] == ["alien"]


@rule("R-105")
@refusal("no_worker_for_power")
def test_executive_power_needs_two_in_one_column_at_the_moment_of_use() -> None:
    """OQ-11: the column counts, not the face; so another power can bring two together."""
    scene = reassigning(
        "executive_power", "galactic_influence", explore=["home"], develop=["home"], ship=["home", "home"]
    )
    assert scene.offered(0) == ["ready", "dictate", "use:galactic_influence"]
    assert scene.refused(0)["no_worker_for_power"] == "R-105"
    assert scene.why_not(0, "use:executive_power") == "R-105"
    scene.choose(0, "use:galactic_influence", "move:home@explore", "into:develop")
    assert scene.offered(0) == ["ready", "dictate", "use:executive_power"]
    scene.choose(0, "use:executive_power")
    assert scene.dice(0) == {"strip": ["consumption"], "ship": ["home"] * 4}
