"""The developments whose Reassign power moves workers, used in the Assign step."""

from __future__ import annotations

import pytest

from tests.rules import refusal, rule, tile

from .scene import Scene
from .situations import EVERYBODY, NUMBERS, PHASES, assigning, columns, moved

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
