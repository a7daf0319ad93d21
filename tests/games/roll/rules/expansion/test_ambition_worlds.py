"""Every world of Ambition: what it brings at the start or when it is settled, and what it is."""

from __future__ import annotations

import pytest

from orrery.games.roll.rules.content import BOXES
from orrery.games.roll.rules.pieces import COLOUR_KEYS, GRAY
from orrery.games.roll.rules.sets import AMBITION
from tests.games.roll.rules.scene import Scene
from tests.rules import refusal, rule, tile

from .test_start_dice import started

BOX = BOXES.of(AMBITION)

# Cost and colour; what it puts into the cup and into the Citizenry; its good; its credits beyond the usual $1.
World = tuple[int, str, list[str], list[str], str, int]
FACTIONS: dict[str, World] = {
    "deep_space_node": (4, "novelty", [], ["home"], "", 0),
    "galactic_bazaar": (1, "novelty", [], ["entrepreneur"], "", 0),
    "uplift_researchers": (0, "gray", [], ["genes", "genes"], "", 0),
    "jumpdrive_fuel_depot": (1, "rare_elements", [], ["entrepreneur"], "", 0),
    "adaptive_uplifts": (0, "genes", [], ["entrepreneur"], "", 0),
    "trade_delegate": (1, "novelty", ["home", "entrepreneur"], [], "", 0),
    "rebel_uplift_world": (0, "gray", ["military", "genes"], [], "", 0),
    "starry_rift_pioneers": (2, "novelty", [], [], "novelty", 0),
    "negotiators": (1, "gray", ["consumption", "entrepreneur"], [], "", 0),
    "alien_refinery": (2, "alien", [], [], "alien", 0),
    "munitions_world": (2, "rare_elements", ["military"], ["military"], "", 0),
    "shattered_world": (0, "rare_elements", [], [], "rare_elements", 0),
    "alien_sphere": (0, "alien", ["home"], [], "", 0),
    "interstellar_bank": (1, "gray", [], [], "", 2),
}
HOME_WORLDS: dict[str, World] = {
    "galactic_developers": (1, "gray", [], ["rare_elements", "rare_elements"], "", 0),
    "rebel_convict_miners": (0, "rare_elements", ["military"], [], "", 1),
    "galactic_scavengers": (0, "novelty", ["home", "home"], [], "", 0),
    "space_nomads": (1, "gray", [], ["entrepreneur", "novelty"], "", 0),
    "alien_first_contact_team": (1, "gray", ["alien"], [], "", 0),
    "uplift_insect_world": (2, "genes", [], ["military"], "", 0),
    "alien_toy_shop": (0, "gray", [], ["entrepreneur", "alien"], "", 0),
}
TILES: dict[str, World] = {
    "trading_outpost": (2, "novelty", ["entrepreneur"], [], "", 0),
    "rebel_colony": (4, "gray", [], ["consumption", "military"], "", 0),
    "rebel_stronghold": (9, "gray", [], ["military", "military"], "", 0),
    "novelty_peddlers": (2, "gray", [], ["entrepreneur", "novelty"], "", 0),
}
REMOVES = ["uplift_researchers", "rebel_uplift_world", "negotiators", "alien_toy_shop"]


def is_printed(key: str, cost: int, colour: str) -> bool:
    side = BOX.side(key)
    return (BOX.cost[side], BOX.colour[side]) == (cost, GRAY if colour == "gray" else COLOUR_KEYS.index(colour))


def brings(key: str, scene: Scene, world: World, others: World) -> None:
    """Seat 0 has what everybody starts with, and what both worlds bring, before it removes anything."""
    cost, colour, cup, citizenry, good, credits = world
    assert is_printed(key, cost, colour)
    assert scene.in_cup(0) == sorted(["home", "home", "leader", *cup, *others[2]])
    assert scene.in_citizenry(0) == sorted(["home", "home", *citizenry, *others[3]])
    assert scene.goods_of(0) == ({key: [good]} if good else {})
    assert scene.p(0).credits == 1 + credits + others[5]
    assert scene.kind(0) == ("remove" if key in REMOVES else "start")


@pytest.mark.parametrize("key", FACTIONS)
@rule("A-1", "A-2")
@tile(
    "deep_space_node", "galactic_bazaar", "uplift_researchers", "jumpdrive_fuel_depot", "adaptive_uplifts",
    "trade_delegate", "rebel_uplift_world", "starry_rift_pioneers", "negotiators", "alien_refinery", "munitions_world",
    "shattered_world", "alien_sphere", "interstellar_bank",
)  # fmt: skip
def test_the_world_of_a_faction_gives_what_is_printed(key: str) -> None:
    brings(key, started(key, "rebel_convict_miners", BOX), FACTIONS[key], HOME_WORLDS["rebel_convict_miners"])


@pytest.mark.parametrize("key", HOME_WORLDS)
@rule("A-1", "A-2")
@tile(
    "galactic_developers", "rebel_convict_miners", "galactic_scavengers", "space_nomads", "alien_first_contact_team",
    "uplift_insect_world", "alien_toy_shop",
)  # fmt: skip
def test_a_home_world_gives_what_is_printed(key: str) -> None:
    brings(key, started("alien_sphere", key, BOX), HOME_WORLDS[key], FACTIONS["alien_sphere"])


def settled(key: str, *settlers: str) -> Scene:
    """A world that is settled with these dice, the last of them in this phase."""
    scene = Scene(2, box=BOX)
    scene.stack(0, key)
    scene.settlers(0, *settlers[:-1])
    scene.workers(0, settle=[settlers[-1]])
    scene.hold(1)
    scene.phases("settle", "ship")
    return scene


@pytest.mark.parametrize("key", TILES)
@rule("A-1")
@tile("trading_outpost", "rebel_colony", "rebel_stronghold", "novelty_peddlers")
def test_a_settled_world_gives_what_is_printed(key: str) -> None:
    cost, colour, cup, citizenry, _, _ = TILES[key]
    assert is_printed(key, cost, colour)
    scene = settled(key, *["home"] * cost)
    assert scene.keys(scene.p(0).worlds) == [key]
    assert scene.in_cup(0) == sorted(cup)
    assert scene.in_citizenry(0) == sorted([*["home"] * cost, *citizenry])
    waiting = settled(key, *["home"] * (cost - 1))
    assert waiting.stacked(0, "world") == [key]


@rule("A-39")
@tile("alien_booby_trap")
def test_the_trap_takes_its_settler() -> None:
    scene = settled("alien_booby_trap", "genes")
    assert is_printed("alien_booby_trap", 1, "alien")
    assert scene.dice(0) == {}  # it had only this one
    assert [(event.rule, event.params["die"]) for event in scene.events("remove")] == [("A-39", "genes#0")]


@rule("A-39")
@tile("alien_booby_trap")
def test_the_trap_takes_none_but_its_settlers() -> None:
    """Two dice lie on it, one of them completes it: the other cannot be taken, nor can a citizen."""
    scene = Scene(2, box=BOX)
    scene.stack(0, "alien_booby_trap", "plague_world")
    scene.settlers(0, "genes", "home")
    scene.citizenry(0, "military")
    scene.hold(1)
    scene.phases("settle", "ship")
    scene.choose(0, "spend:home")
    assert scene.dice(0) == {"settlers": ["genes"], "citizenry": ["military"]}


@rule("R-61")
@tile("alien_refinery")
@refusal("never_traded")
def test_goods_of_the_alien_refinery_are_never_traded() -> None:
    scene = Scene(2, box=BOX)
    scene.tableau(0, "alien_refinery", "gem_world")
    scene.good(0, "alien_refinery", "alien")
    scene.good(0, "gem_world", "home")
    scene.workers(0, ship=["home", "home"])
    scene.hold(1)
    scene.phases("ship")
    assert scene.offered(0) == ["consume:alien@alien_refinery", "trade:home@gem_world", "consume:home@gem_world"]
    assert scene.refused(0)["never_traded"] == "R-61"
    assert scene.why_not(0, "trade:alien@alien_refinery") == "R-60"
    scene.choose(0, "consume:alien@alien_refinery")
    assert scene.p(0).chips == 2


REDUCTIONS = ["replicant_robots", "free_trade_zone", "terraforming_specialists"]


@pytest.mark.parametrize("key", REDUCTIONS)
@rule("A-18")
@tile("rebel_stronghold")
def test_no_power_lowers_the_cost_of_the_stronghold(key: str) -> None:
    """Another gray world becomes cheaper by it. (Contact Specialist is on the back of the same tile.)"""
    scene = Scene(2, box=BOX)
    scene.tableau(0, key)
    scene.credits(0, 5)
    scene.stack(0, "rebel_stronghold")
    scene.settlers(0, *["military"] * 7)
    scene.workers(0, settle=["military"])
    scene.hold(1)
    scene.phases("settle", "ship")
    assert scene.kind(0) == ""
    assert scene.stacked(0, "world") == ["rebel_stronghold"]
    other = Scene(2, box=BOX)
    other.tableau(0, key)
    other.credits(0, 5)
    other.stack(0, "rebel_colony")
    other.settlers(0, "military", "military")
    other.workers(0, settle=["military"])
    other.hold(1)
    other.phases("settle", "ship")
    if key == "terraforming_specialists":
        other.choose(0, f"use:{key}")
    assert other.stacked(0, "world") == []


@rule("A-18", "V-16")
@tile("rebel_stronghold")
def test_the_stronghold_is_worth_more_than_its_cost() -> None:
    scene = Scene(2, box=BOX)
    scene.tableau(0, "rebel_stronghold")
    assert scene.bonus(0, "rebel_stronghold") == 4
    assert scene.score(0).total == 9 + 4
