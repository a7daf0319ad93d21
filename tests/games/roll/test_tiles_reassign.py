"""The eighteen developments with a Reassign power, used in the Assign step."""

from __future__ import annotations

import pytest

from tests.rules import refusal, rule, tile, vector

from .scene import Scene

PHASES = ["explore", "develop", "settle", "produce", "ship"]

# The crew of most scenes. The first die selects Develop; the others are numbered in this order from 1.
CREW = {
    "explore": ["consumption", "home", "military"],
    "develop": ["novelty"],
    "settle": ["genes", "genes"],
    "produce": ["rare_elements", "home"],
    "ship": ["alien", "consumption", "home"],
}
NUMBERS = {
    "home@explore": 1,
    "military@explore": 2,
    "novelty@develop": 3,
    "genes@settle": 4,
    "rare_elements@produce": 6,
    "home@produce": 7,
    "alien@ship": 8,
    "consumption@ship": 9,
    "home@ship": 10,
}
EVERYBODY = list(NUMBERS)


def assigning(*developments: str, selecting: str = "develop", crew: dict[str, list[str]] = CREW) -> Scene:
    """Three seats; seat 0 has selected a phase with its first die and may use its powers now."""
    scene = Scene(3)
    scene.tableau(0, *developments)
    scene.workers(0, **crew)
    scene.assign()
    scene.choose(0, f"select:{selecting}")
    first, colours = next(iter(crew.items()))
    if scene.kind(0) == "with":
        scene.choose(0, f"with:{colours[0]}@{first}")
    return scene


def columns(scene: Scene) -> dict[str, list[str]]:
    """The crew without the selecting die."""
    return {phase: column for phase in PHASES if (column := scene.in_column(0, phase))}


def moved(*moves: str) -> dict[str, list[str]]:
    """Where the crew stands after moves like home@ship>settle, by hand."""
    found = {phase: list(colours) for phase, colours in CREW.items()}
    found["explore"].remove("consumption")
    for move in moves:
        who, into = move.split(">")
        colour, phase = who.split("@")
        found[phase].remove(colour)
        found[into].append(colour)
    return {phase: sorted(colours) for phase, colours in found.items() if colours}


# Whom a power moves, where to (None: anywhere), and how many.
POWERS: dict[str, tuple[list[str], list[str] | None, int]] = {
    "nanotechnology": (EVERYBODY, None, 2),
    "galactic_influence": (EVERYBODY, None, 1),
    "isolation_policy": (["home@explore", "military@explore"], None, 2),
    "diversification": (["home@explore"], None, 1),
    "local_subsidies": (["home@explore", "home@produce", "home@ship"], None, 1),
    "space_mercenaries": (["military@explore", "rare_elements@produce"], None, 1),
    "hydroponics_guild": (["novelty@develop", "genes@settle"], None, 1),
    "system_diversification": ([who for who in EVERYBODY if not who.startswith("home")], None, 2),
    "homeworld_patriotism": (["home@explore", "home@produce", "home@ship"], ["develop"], 2),
    "propaganda_campaign": ([who for who in EVERYBODY if who != "novelty@develop"], ["develop"], 2),
    "technology_affinity": ([who for who in EVERYBODY if who != "novelty@develop"], ["develop"], 1),
    "colonial_affinity": ([who for who in EVERYBODY if who != "genes@settle"], ["settle"], 1),
    "shipping_affinity": ([who for who in EVERYBODY if not who.endswith("@ship")], ["ship"], 1),
    "operations_affinity": (EVERYBODY, ["explore", "produce"], 1),
}
MOVES = [(key, who) for key, (whom, _, _) in POWERS.items() for who in whom]


@pytest.mark.parametrize(("key", "who"), MOVES)
@rule("R-20", "R-21")
@tile(
    "nanotechnology", "galactic_influence", "isolation_policy", "diversification", "local_subsidies",
    "space_mercenaries", "hydroponics_guild", "system_diversification", "homeworld_patriotism",
    "propaganda_campaign", "technology_affinity", "colonial_affinity", "shipping_affinity", "operations_affinity",
)  # fmt: skip
def test_whom_a_power_moves_and_where(key: str, who: str) -> None:
    whom, where, most = POWERS[key]
    scene = assigning(key)
    assert scene.kind(0) == "reassign"
    assert scene.offered(0) == ["ready", "dictate", f"use:{key}"]
    assert columns(scene) == moved()
    scene.choose(0, f"use:{key}")
    if len(whom) > 1:
        assert scene.kind(0) == "move"
        assert scene.offered(0) == [f"move:{other}" for other in whom]
        scene.choose(0, f"move:{who}")
    origin = who.split("@")[1]
    targets = [phase for phase in where or PHASES if phase != origin]
    if len(targets) > 1:
        assert scene.kind(0) == "into"
        assert scene.offered(0) == [f"into:{phase}" for phase in targets]
        scene.choose(0, f"into:{targets[-1]}")
    assert columns(scene) == moved(f"{who}>{targets[-1]}")
    colour = who.removesuffix(f"@{origin}")
    assert scene.told("move") == [
        f"move seat=0 die={colour}#{NUMBERS[who]} from={origin} phase={targets[-1]} tile={key} [R-20]"
    ]
    assert scene.events("move")[0].seen == 1  # for nobody else to see
    if most == 1:
        assert scene.offered(0) == ["ready", "dictate"]
        assert scene.refused(0)["power_used"] == "R-21"
    else:
        assert scene.kind(0) == "move"
        assert scene.offered(0)[-1] == "done"
        scene.choose(0, "done")
        assert scene.offered(0) == ["ready", "dictate"]


@pytest.mark.parametrize("into", ["explore", "develop", "settle", "produce"])
@pytest.mark.parametrize("key", ["nanotechnology", "system_diversification", "galactic_influence"])
@rule("R-20")
@tile("nanotechnology", "system_diversification", "galactic_influence")
def test_a_worker_goes_into_any_other_column(key: str, into: str) -> None:
    scene = assigning(key)
    scene.choose(0, f"use:{key}", "move:alien@ship", f"into:{into}")
    assert columns(scene) == moved(f"alien@ship>{into}")


def second(key: str, *first: str) -> Scene:
    scene = assigning(key)
    scene.choose(0, f"use:{key}", *first)
    return scene


@rule("R-21")
@tile("nanotechnology")
def test_nanotechnology_moves_two_workers_to_different_columns() -> None:
    scene = second("nanotechnology", "move:home@ship", "into:settle")
    assert scene.offered(0) == [
        "move:home@explore",
        "move:military@explore",
        "move:novelty@develop",
        "move:genes@settle",
        "move:rare_elements@produce",
        "move:home@produce",
        "move:alien@ship",
        "move:consumption@ship",
        "done",
    ]
    scene.choose(0, "move:rare_elements@produce", "into:explore")
    assert columns(scene) == moved("home@ship>settle", "rare_elements@produce>explore")
    assert scene.offered(0) == ["ready", "dictate"]


@rule("R-21")
@tile("isolation_policy")
def test_isolation_policy_empties_the_explore_column() -> None:
    scene = second("isolation_policy", "move:home@explore", "into:ship")
    assert scene.offered(0) == ["move:military@explore", "done"]
    scene.choose(0, "move:military@explore", "into:settle")
    assert columns(scene) == moved("home@explore>ship", "military@explore>settle")
    assert scene.offered(0) == ["ready", "dictate"]


@rule("R-21")
@tile("system_diversification")
def test_system_diversification_moves_two_coloured_dice() -> None:
    scene = second("system_diversification", "move:genes@settle", "into:produce")
    assert scene.offered(0) == [
        "move:military@explore",
        "move:novelty@develop",
        "move:genes@settle",
        "move:rare_elements@produce",
        "move:alien@ship",
        "move:consumption@ship",
        "done",
    ]
    scene.choose(0, "move:consumption@ship", "into:explore")
    assert columns(scene) == moved("genes@settle>produce", "consumption@ship>explore")
    assert scene.offered(0) == ["ready", "dictate"]


@rule("R-21")
@tile("homeworld_patriotism")
def test_homeworld_patriotism_moves_two_home_dice_to_the_selected_phase() -> None:
    scene = second("homeworld_patriotism", "move:home@produce")
    assert scene.offered(0) == ["move:home@explore", "move:home@ship", "done"]
    scene.choose(0, "move:home@ship")
    assert columns(scene) == moved("home@produce>develop", "home@ship>develop")
    assert scene.offered(0) == ["ready", "dictate"]


@rule("R-21")
@tile("propaganda_campaign")
def test_propaganda_campaign_moves_two_workers_to_the_selected_phase() -> None:
    scene = second("propaganda_campaign", "move:genes@settle")
    assert scene.offered(0) == [
        "move:home@explore",
        "move:military@explore",
        "move:genes@settle",
        "move:rare_elements@produce",
        "move:home@produce",
        "move:alien@ship",
        "move:consumption@ship",
        "move:home@ship",
        "done",
    ]
    scene.choose(0, "move:genes@settle")
    assert columns(scene) == moved("genes@settle>develop", "genes@settle>develop")
    assert scene.offered(0) == ["ready", "dictate"]


@pytest.mark.parametrize(
    ("key", "crew"),
    [
        ("isolation_policy", {"settle": ["home", "home", "genes"]}),
        ("diversification", {"settle": ["home"], "explore": ["genes"], "ship": ["home"]}),
        ("local_subsidies", {"explore": ["home", "genes", "alien"]}),  # the only Home die has selected
        ("space_mercenaries", {"explore": ["military", "home", "novelty", "genes", "alien", "consumption"]}),
        ("hydroponics_guild", {"explore": ["genes", "home", "military", "rare_elements", "alien", "consumption"]}),
        ("system_diversification", {"explore": ["alien", "home", "home"]}),
        ("homeworld_patriotism", {"explore": ["home"], "develop": ["home"], "ship": ["genes"]}),
        ("propaganda_campaign", {"explore": ["home"], "develop": ["home", "genes"]}),
        ("technology_affinity", {"explore": ["home"], "develop": ["home", "genes"]}),
        ("colonial_affinity", {"explore": ["home"], "settle": ["home", "genes"]}),
        ("shipping_affinity", {"explore": ["home"], "ship": ["home", "genes"]}),
        ("executive_power", {"explore": ["home", "home"], "develop": ["home", "genes"], "ship": ["alien"]}),
    ],
)
@rule("R-20", "R-24", "R-105")
@refusal("no_worker_for_power")
@tile("isolation_policy", "diversification", "local_subsidies", "space_mercenaries", "hydroponics_guild")
def test_a_power_is_not_offered_without_a_worker_for_it(key: str, crew: dict[str, list[str]]) -> None:
    scene = assigning(key, crew=crew)
    assert scene.offered(0) == ["ready", "dictate"]
    why = "R-105" if key == "executive_power" else "R-20"
    assert scene.refused(0) == {"selecting_die_stays": "R-24", "no_worker_for_power": why}


@pytest.mark.parametrize("key", [*POWERS, "mad_scientists", "executive_power", "backup_planning", "galactic_mandate"])
@rule("R-24")
@tile("nanotechnology", "galactic_influence", "operations_affinity")
def test_no_power_moves_the_selecting_die(key: str) -> None:
    """It is the only die, so there is nothing to decide and the reveal follows at once."""
    scene = assigning(key, crew={"explore": ["home"]})
    assert scene.told("move", "dictate") == []
    assert scene.told("reveal")[0] == "reveal seat=0 selected=develop develop=home#0 [R-26]"


@rule("R-20", "R-88")
@tile("galactic_influence")
def test_a_power_is_used_after_selecting_and_from_the_tableau_only() -> None:
    scene = Scene(3)
    scene.tableau(0, "galactic_influence")
    scene.stack(0, "nanotechnology")
    scene.workers(0, explore=["home", "genes"])
    scene.assign()
    assert scene.offered(0) == [f"select:{phase}" for phase in PHASES]
    assert scene.refused(0)["reassign_after_selecting"] == "R-20"
    scene.choose(0, "select:ship", "with:home@explore")
    assert scene.offered(0) == ["ready", "use:galactic_influence"]


@rule("R-21", "R-23")
@tile("galactic_influence", "local_subsidies", "nanotechnology")
def test_different_powers_are_used_in_any_order_each_once() -> None:
    scene = assigning("galactic_influence", "local_subsidies", "nanotechnology")
    assert scene.offered(0) == [
        "ready", "dictate", "use:galactic_influence", "use:local_subsidies", "use:nanotechnology",
    ]  # fmt: skip
    scene.choose(0, "use:local_subsidies", "move:home@ship", "into:explore")
    assert scene.offered(0) == ["ready", "dictate", "use:galactic_influence", "use:nanotechnology"]
    scene.choose(0, "use:nanotechnology", "move:home@explore", "into:settle", "done")
    assert scene.offered(0) == ["ready", "dictate", "use:galactic_influence"]
    scene.choose(0, "use:galactic_influence", "move:alien@ship", "into:produce")
    assert scene.offered(0) == ["ready", "dictate"]
    assert [e.params["tile"] for e in scene.events("move")] == [
        "local_subsidies", "nanotechnology", "galactic_influence",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("key", "phase"),
    [("technology_affinity", "develop"), ("colonial_affinity", "settle")],
)
@rule("R-4", "R-20")
@tile("technology_affinity", "colonial_affinity")
def test_a_moved_worker_works_in_its_new_column(key: str, phase: str) -> None:
    scene = assigning(key, selecting=phase, crew={"explore": ["home", "genes"], "ship": ["alien"]})
    scene.stack(0, "merchant_guild", "plague_world")
    scene.choose(0, f"use:{key}", "move:alien@ship", "ready")
    place = "developers" if phase == "develop" else "settlers"
    tile_built = "merchant_guild" if phase == "develop" else "plague_world"
    assert [e.params for e in scene.events("build")] == [
        {"side": "development" if phase == "develop" else "world", "tile": tile_built, "die": die}
        for die in ("alien#2", "home#0")
    ]
    assert scene.kind(0) == "recall"
    assert scene.dice(0) == {"cup": ["genes"], place: ["alien", "home"]}


@rule("R-20", "R-88")
@tile("shipping_affinity")
def test_a_power_works_from_the_round_after_its_completion() -> None:
    scene = Scene(3)
    scene.stack(0, "shipping_affinity")
    scene.cup(0, "military", "military", "military")
    scene.workers(0, develop=["home", "home"])
    scene.credits(0, 5)
    scene.phases("develop")
    while scene.kind(0) == "assign":
        scene.choose(0, "assign:military>explore")
    scene.choose(0, "select:explore")
    scene.choose(0, scene.offered(0)[0])
    assert scene.keys(scene.p(0).developments) == ["shipping_affinity"]
    assert scene.offered(0) == ["ready", "dictate", "use:shipping_affinity"]


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
        "reveal seat=0 selected=develop develop=home#0 settle=alien#2 dictated=genes#1+novelty#4+military#3 [R-26]",
        "reveal seat=1 selected=nothing [R-26]",
        "reveal seat=2 selected=nothing [R-26]",
    ]
    assert scene.told("back_to_cup") == ["back_to_cup seat=0 dice=alien#2+genes#1+novelty#4+military#3 [R-27]"]


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
        "produce=home#7+genes#4 ship=alien#8+consumption#9+home#10+home#1 dictated=novelty#3 [R-26]"
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
