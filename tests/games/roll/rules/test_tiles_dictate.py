"""Reassign powers with a condition of their own: Mad Scientists, Executive Power, and those that change Dictate."""

from __future__ import annotations

import pytest

from tests.rules import refusal, rule, tile, vector

from .scene import Scene
from .situations import CREW, EVERYBODY, assigning, columns, moved

# Mad Scientists.


def scientists(own: list[str], second_seat: list[str], third_seat: list[str]) -> Scene:
    scene = Scene(3)
    scene.tableau(0, "mad_scientists", *own)
    scene.tableau(1, *second_seat)
    scene.tableau(2, *third_seat)
    scene.workers(0, **CREW)
    scene.assign()
    scene.choose(0, "select:develop", "with:consumption@explore")
    return scene


@rule("R-104")
@tile("mad_scientists")
def test_mad_scientists_with_most_novelty_worlds_move_two() -> None:
    scene = scientists(["gem_world", "spice_world"], ["space_port"], ["jungle_world", "mining_world", "plague_world"])
    scene.choose(0, "use:mad_scientists")
    assert scene.offered(0) == [f"move:{who}" for who in EVERYBODY]
    scene.choose(0, "move:alien@ship")
    assert scene.offered(0) == ["into:explore", "into:develop", "into:settle", "into:produce"]
    scene.choose(0, "into:settle")
    assert scene.offered(0) == [*[f"move:{who}" for who in EVERYBODY if who != "alien@ship"], "done"]
    scene.choose(0, "move:home@explore", "into:produce")
    assert columns(scene) == moved("alien@ship>settle", "home@explore>produce")
    assert scene.offered(0) == ["ready", "dictate"]


@pytest.mark.parametrize(
    ("own", "other"),
    [
        ([], []),  # nobody has any
        (["gem_world"], ["space_port"]),
        (["gem_world", "spice_world"], ["space_port", "new_vinland"]),
        ([], ["plague_world", "mining_world", "outlaw_world", "alien_sentinels"]),
    ],
)
@rule("R-104")
@vector("TV-18")
@tile("mad_scientists")
def test_mad_scientists_tied_for_most_move_one(own: list[str], other: list[str]) -> None:
    scene = scientists(own, other, [])
    scene.choose(0, "use:mad_scientists", "move:home@produce", "into:ship")
    assert columns(scene) == moved("home@produce>ship")
    assert scene.offered(0) == ["ready", "dictate"]


@pytest.mark.parametrize("seat", [1, 2])
@rule("R-104")
@refusal("not_most_worlds")
@tile("mad_scientists")
def test_mad_scientists_with_fewer_novelty_worlds_do_nothing(seat: int) -> None:
    more = ["space_port", "new_vinland"]
    scene = scientists(["gem_world"], more if seat == 1 else [], more if seat == 2 else [])
    assert scene.offered(0) == ["ready", "dictate"]
    assert scene.refused(0) == {"selecting_die_stays": "R-24", "not_most_worlds": "R-104"}


# Executive Power.


@rule("R-105")
@tile("executive_power")
def test_executive_power_moves_two_workers_of_one_column() -> None:
    scene = assigning("executive_power")
    assert scene.offered(0) == ["ready", "dictate", "use:executive_power"]
    scene.choose(0, "use:executive_power")
    assert scene.offered(0) == [f"move:{who}" for who in EVERYBODY if who != "novelty@develop"]
    assert scene.refused(0)["power_does_not_cover"] == "R-105"
    scene.choose(0, "move:alien@ship")
    assert scene.offered(0) == ["move:consumption@ship", "move:home@ship"]  # and no way to stop at one
    scene.choose(0, "move:home@ship")
    assert columns(scene) == moved("alien@ship>develop", "home@ship>develop")
    assert scene.offered(0) == ["ready", "dictate"]


@rule("R-105")
@tile("executive_power")
def test_executive_power_takes_both_of_a_pair() -> None:
    scene = assigning("executive_power")
    scene.choose(0, "use:executive_power", "move:genes@settle")
    assert columns(scene) == moved("genes@settle>develop", "genes@settle>develop")
    assert [repr(e) for e in scene.events("move")] == [
        "move seat=0 die=genes#4 from=settle phase=develop tile=executive_power [R-20]",
        "move seat=0 die=genes#5 from=settle phase=develop tile=executive_power [R-20]",
    ]


@rule("R-105")
@tile("executive_power")
def test_executive_power_leaves_single_workers_alone() -> None:
    crew = {"explore": ["home", "genes"], "settle": ["home"], "ship": ["alien", "novelty"]}
    scene = assigning("executive_power", crew=crew)
    scene.choose(0, "use:executive_power")
    assert scene.offered(0) == ["move:alien@ship", "move:novelty@ship"]


# Backup Planning and Galactic Mandate change the Dictate that everybody has.


@rule("R-22")
def test_without_a_power_one_dictate_moves_one_worker() -> None:
    scene = assigning()
    assert scene.offered(0) == ["ready", "dictate"]
    scene.choose(0, "dictate")
    assert scene.offered(0) == [f"sacrifice:{who}" for who in EVERYBODY]
    scene.choose(0, "sacrifice:alien@ship")
    assert scene.offered(0) == [f"move:{who}" for who in EVERYBODY if who != "alien@ship"]
    scene.choose(0, "move:home@ship")
    assert scene.offered(0) == ["into:explore", "into:develop", "into:settle", "into:produce"]
    scene.choose(0, "into:settle")
    assert scene.told("dictate", "move", "ready", "reveal")[:5] == [
        "ready seat=1 [R-25]",
        "ready seat=2 [R-25]",
        "dictate seat=0 die=alien#8 [R-22]",
        "move seat=0 die=home#10 from=ship phase=settle tile=dictate [R-20]",
        "ready seat=0 [R-25]",  # nothing else is left to do
    ]
    assert scene.told("reveal")[0] == (
        "reveal seat=0 selected=develop explore=home#1+military#2 develop=consumption#0+novelty#3 "
        "settle=genes#4+genes#5+home#10 produce=rare_elements#6+home#7 ship=consumption#9 dictated=alien#8 [R-26]"
    )


@rule("R-106", "R-22")
@tile("backup_planning")
def test_backup_planning_dictates_again_and_again() -> None:
    scene = assigning("backup_planning", crew={"explore": ["home", "genes", "alien"], "ship": ["military", "novelty"]})
    assert scene.offered(0) == ["ready", "dictate"]
    scene.choose(0, "dictate", "sacrifice:genes@explore", "move:alien@explore", "into:ship")
    assert scene.offered(0) == ["ready", "dictate"]
    scene.choose(0, "dictate")
    assert scene.offered(0) == ["sacrifice:military@ship", "sacrifice:novelty@ship", "sacrifice:alien@ship"]
    scene.choose(0, "sacrifice:novelty@ship", "move:alien@ship", "into:produce")
    assert scene.dice(0) == {
        "strip": ["home"], "dictated": ["genes", "novelty"], "ship": ["military"], "produce": ["alien"],
    }  # fmt: skip
    assert scene.offered(0) == ["ready", "dictate"]
    scene.choose(0, "dictate", "sacrifice:military@ship")
    scene.choose(0, "into:settle")  # the last worker moves by itself; then nobody is left to dictate
    assert scene.told("reveal") == [
        "reveal seat=0 selected=develop develop=home#0 settle=alien#2 dictated=genes#1+military#3+novelty#4 [R-26]",
        "reveal seat=1 selected=nothing [R-26]",
        "reveal seat=2 selected=nothing [R-26]",
    ]
    assert scene.told("back_to_cup") == ["back_to_cup seat=0 dice=alien#2+genes#1+military#3+novelty#4 [R-27]"]


@rule("R-106")
@tile("galactic_mandate")
def test_galactic_mandate_moves_up_to_three_workers_in_one_dictate() -> None:
    scene = assigning("galactic_mandate")
    scene.choose(0, "dictate", "sacrifice:novelty@develop")
    rest = [who for who in EVERYBODY if who != "novelty@develop"]
    assert scene.offered(0) == [f"move:{who}" for who in rest]  # one has to move
    scene.choose(0, "move:home@explore", "into:ship")
    assert scene.offered(0)[-1] == "done"
    scene.choose(0, "move:rare_elements@produce", "into:explore")
    assert scene.offered(0)[-1] == "done"
    scene.choose(0, "move:genes@settle", "into:produce")
    expected = moved("home@explore>ship", "rare_elements@produce>explore", "genes@settle>produce")
    del expected["develop"]
    assert [e.params["tile"] for e in scene.events("move")] == ["dictate"] * 3
    assert len(scene.told("dictate")) == 1
    # That was the one Dictate of this round, so seat 0 is ready and the reveal has come: Develop is played.
    assert scene.told("reveal")[0] == (
        "reveal seat=0 selected=develop explore=military#2+rare_elements#6 develop=consumption#0 settle=genes#5 "
        "produce=genes#4+home#7 ship=home#1+alien#8+consumption#9+home#10 dictated=novelty#3 [R-26]"
    )
    assert sorted(expected) == ["explore", "produce", "settle", "ship"]


@rule("R-106")
@tile("galactic_mandate")
def test_galactic_mandate_may_stop_after_one() -> None:
    scene = assigning("galactic_mandate", "galactic_influence")
    scene.choose(0, "dictate", "sacrifice:novelty@develop", "move:home@explore", "into:ship", "done")
    expected = moved("home@explore>ship")
    del expected["develop"]
    assert columns(scene) == expected
    assert scene.offered(0) == ["ready", "use:galactic_influence"]
    assert scene.refused(0)["dictated_already"] == "R-22"
    scene.choose(0, "use:galactic_influence", "move:home@ship", "into:settle")
    assert scene.told("move")[-1].endswith("tile=galactic_influence [R-20]")


@rule("R-106")
@tile("backup_planning", "galactic_mandate")
def test_backup_planning_with_galactic_mandate_moves_three_each_time() -> None:
    scene = assigning("backup_planning", "galactic_mandate")
    scene.choose(0, "dictate", "sacrifice:novelty@develop")
    scene.choose(0, "move:home@explore", "into:settle", "move:alien@ship", "into:settle")
    scene.choose(0, "move:military@explore", "into:ship")
    assert scene.offered(0) == ["ready", "dictate"]
    scene.choose(0, "dictate", "sacrifice:consumption@ship")
    scene.choose(0, "move:genes@settle", "into:explore", "move:home@settle", "into:produce")
    assert scene.offered(0) == [
        "move:genes@settle",
        "move:rare_elements@produce",
        "move:home@produce",
        "move:home@ship",
        "move:alien@settle",
        "move:military@ship",
        "done",
    ]
    scene.choose(0, "move:alien@settle", "into:develop")
    assert scene.offered(0) == ["ready", "dictate"]
    assert scene.dice(0) == {
        "strip": ["consumption"],
        "dictated": ["consumption", "novelty"],
        "explore": ["genes"],
        "develop": ["alien"],
        "settle": ["genes"],
        "produce": ["home", "home", "rare_elements"],
        "ship": ["home", "military"],
    }
