"""Every side of Rivalry: what it costs, what it gives at the start, when it is settled or developed."""

from __future__ import annotations

import pytest

from orrery.games.roll.rules.vocabulary import stage, step
from tests.games.roll.rules.printed import World
from tests.games.roll.rules.scene import Scene
from tests.rules import rule, tile

from .boxes import RIVALRY_BOX
from .printed_rivalry import DEVELOPMENTS, FACTIONS, HOME_WORLDS, WORLDS

PLAIN = [key for key, world in WORLDS.items() if not {"remove", "lose settler"} & set(world.effects)]


def given(places: dict[str, list[str]], key: str, world: World) -> dict[str, list[str]]:
    """Where dice lie when a world has given its own."""
    for effect in world.effects:
        if effect.endswith("as good"):
            places.setdefault(key, []).append(effect.split()[0])
        elif " to " in effect:
            colour, _, place = effect.split()
            places.setdefault(place, []).append(colour)
    return {place: sorted(colours) for place, colours in places.items() if colours}


def credits_of(world: World) -> int:
    return sum(int(effect.removeprefix("$")) for effect in world.effects if effect.startswith("$"))


@rule("V-1")
def test_costs_and_words_are_those_printed() -> None:
    box = RIVALRY_BOX
    worlds = {**WORLDS, **HOME_WORLDS, **{key: world for _, _, key, world in FACTIONS}}
    developments = {**DEVELOPMENTS, **{key: half for key, half, _, _ in FACTIONS}}
    assert len(worlds) + len(developments) == 52
    for key, world in worlds.items():
        side = box.side(key)
        assert (box.cost[side], box.sides[side].row["colour"]) == (world.cost, world.colour)
    for key, half in developments.items():
        side = box.side(key)
        assert (box.cost[side], box.sides[side].row["keywords"]) == (half.cost, half.keywords)
        assert box.reassign[side] == ("reassign" in half.keywords)


def starting(faction: str, home_world: str) -> Scene:
    """Seat 0 has these start tiles, and has to remove what they demand."""
    scene = Scene(2, box=RIVALRY_BOX)
    scene.s.stage = stage.SET_UP
    scene.s.round = 0
    for p in scene.s.players:
        p.drawn = [scene.s.bag.pop(0), scene.s.bag.pop(0)]
        p.todo = [step.START]
    scene.found(0, faction, home_world)
    scene._go()
    return scene


@pytest.mark.parametrize("number", range(8))
@rule("V-1", "V-2")
@tile(
    "galactic_media_link", "farming_world", "interstellar_trade_port", "stars_end", "galactic_expansionists",
    "galaxys_edge", "terraforming_surveyors", "oort_cloud_refinery",
)  # fmt: skip
def test_a_faction_gives_the_dice_of_its_world(number: int) -> None:
    development, _, key, world = FACTIONS[number]
    scene = starting(development, "alpha_centauri")
    start = {"cup": ["home", "home", "leader"], "citizenry": ["home", "home"]}
    expected = given(start, key, world)
    expected = given(expected, "alpha_centauri", World(1, "rare_elements", "rare_elements as good"))
    assert scene.dice(0) == expected
    assert scene.keys(scene.p(0).developments) == [development]
    assert scene.keys(scene.p(0).worlds) == [key, "alpha_centauri"]


@pytest.mark.parametrize("key", HOME_WORLDS)
@rule("V-1", "V-2", "V-4")
@tile(
    "interstellar_traders", "refugee_world", "mining_mole_uplift_race", "alien_tourist_attraction",
    "adaptable_uplift_race", "terraforming_project", "frontier_settlers", "expanding_colony", "galactic_news_hub",
    "lifeforms_inc",
)  # fmt: skip
def test_a_home_world_gives_its_dice(key: str) -> None:
    scene = starting("gene_medium", key)
    world = HOME_WORLDS[key]
    start = {"cup": ["genes", "home", "home", "leader"], "citizenry": ["home", "home"]}  # Genes by Star's End
    if "remove" in world.effects:
        assert scene.kind(0) == "remove"
        gone = ["home@cup", "leader@cup", "genes@cup", "home@citizenry"]  # not what it has given itself
        assert sorted(scene.offered(0)) == sorted(f"remove:{die}" for die in gone)
        scene.choose(0, "remove:leader@cup")
        start["cup"].remove("leader")
    assert scene.dice(0) == given(start, key, world)
    assert scene.kind(0) == "start"


def settling(key: str, settlers: int, credits: int = 3) -> Scene:
    """The last settler that a world needs is placed; it lies on another world."""
    scene = Scene(2, box=RIVALRY_BOX)
    scene.hold(1)
    scene.stack(0, key, "jungle_world")
    scene.credits(0, credits)
    scene.settlers(0, *["consumption"] * (settlers - 1))
    scene.workers(0, settle=["home"])
    scene.phases("settle", "ship")
    return scene


@pytest.mark.parametrize("key", PLAIN)
@rule("R-51", "R-52", "V-16")
@tile(
    "scavenger_world", "frontier_settlement", "volcanic_world", "alien_robotic_factory", "alien_archives",
    "federation_capital", "outlaw_uplift_geneticists", "reclaimed_mining_world", "mystery_monolith",
)  # fmt: skip
def test_a_settled_world_gives_what_is_printed(key: str) -> None:
    world = WORLDS[key]
    scene = settling(key, world.cost)
    assert scene.stage == "ship"
    assert scene.keys(scene.p(0).worlds) == [key]
    settlers = ["consumption"] * (world.cost - 1) + ["home"]
    assert scene.dice(0) == given({"citizenry": settlers}, key, world)
    assert scene.p(0).credits == 3 + credits_of(world)
    if world.cost > 1:
        short = settling(key, world.cost - 1)
        assert short.p(0).worlds == []


@rule("R-53")
@tile("uplift_coalition", "hidden_warlord", "prosperous_colony")
@pytest.mark.parametrize("key", ["uplift_coalition", "hidden_warlord", "prosperous_colony"])
def test_a_world_that_takes_a_die_first(key: str) -> None:
    world = WORLDS[key]
    scene = settling(key, world.cost)
    assert scene.kind(0) == "remove"
    assert scene.offered(0) == ["remove:consumption@citizenry", "remove:home@citizenry"]  # before its own dice come
    scene.choose(0, "remove:home@citizenry")
    assert scene.dice(0) == given({"citizenry": ["consumption"] * (world.cost - 1)}, key, world)


def developing(key: str, cost: int) -> Scene:
    scene = Scene(2, box=RIVALRY_BOX)
    scene.hold(1)
    scene.stack(0, key, "space_docks")
    scene.developers(0, *["consumption"] * (cost - 1))
    scene.workers(0, develop=["home"])
    scene.phases("develop", "ship")
    return scene


@pytest.mark.parametrize("key", DEVELOPMENTS)
@rule("R-46")
def test_a_development_takes_as_many_developers_as_it_costs(key: str) -> None:
    cost = DEVELOPMENTS[key].cost
    assert developing(key, cost).keys(developing(key, cost).p(0).developments) == [key]
    if cost > 1:
        assert developing(key, cost - 1).p(0).developments == []


@rule("R-50", "R-53")
@tile("colonial_office")
def test_colonial_office_takes_a_die_and_brings_two_pioneers() -> None:
    scene = developing("colonial_office", 4)
    assert scene.offered(0) == ["remove:consumption@citizenry", "remove:home@citizenry"]
    scene.choose(0, "remove:consumption@citizenry")
    assert scene.dice(0) == {"citizenry": ["consumption"] * 2 + ["home"], "cup": ["pioneer"] * 2}


@rule("R-50", "R-53")
@tile("war_forecasting")
def test_war_forecasting_takes_two_dice_and_brings_two() -> None:
    scene = developing("war_forecasting", 2)
    scene.choose(0, "remove:consumption@citizenry")  # then only the Home die is left, and goes by itself
    assert scene.dice(0) == {"cup": ["entrepreneur", "military"]}
    assert len(scene.events("remove")) == 2


@rule("R-53")
@tile("war_forecasting")
def test_the_last_die_is_enough_where_two_are_asked_for() -> None:
    scene = Scene(2, box=RIVALRY_BOX)
    scene.tableau(0, "crash_rd_program")
    scene.stack(0, "war_forecasting")
    scene.citizenry(0, "genes")
    scene.hold(1)
    scene.phases("develop", "ship")
    scene.choose(0, "use:crash_rd_program")
    assert scene.keys(scene.p(0).developments) == ["war_forecasting"]
    assert len(scene.events("remove")) == 1
    assert scene.dice(0) == {"cup": ["entrepreneur", "military"]}
    none = Scene(2, box=RIVALRY_BOX)
    none.tableau(0, "crash_rd_program")
    none.stack(0, "colonial_office")
    none.hold(1)
    none.phases("develop", "ship")
    none.choose(0, "use:crash_rd_program")
    assert none.events("remove") == []
    assert none.dice(0) == {"cup": ["pioneer", "pioneer"]}
