"""Every world of the game tiles: what it costs, what it gives when it is settled, and what its colour is worth."""

from __future__ import annotations

import pytest

from tests.rules import rule, tile, vector

from .arranging import CROWD
from .printed import FACTIONS, HOME_WORLDS, WORLDS, World
from .scene import Scene
from .situations import FIRST

PLAIN = [key for key, world in WORLDS.items() if "remove" not in world.effects]
ANY_WORLD = {**WORLDS, **HOME_WORLDS}
for halves in FACTIONS:
    ANY_WORLD |= {key: half for key, half in halves.items() if isinstance(half, World)}

PRICES = {"novelty": 3, "rare_elements": 4, "genes": 5, "alien": 6}
TOLD = ["build", "complete", "top", "remove", "gain_die", "gain_good", "gain_credits", "power_credits", "unused"]


def under(key: str) -> str:
    """A world to lie under the one that is settled."""
    return "jungle_world" if key != "jungle_world" else "gem_world"


def settling(key: str, credits: int, dice: int) -> Scene:
    """A world on top of the stack with this many dice on it, all but one from earlier rounds; then Settle is played."""
    scene = Scene(2)
    scene.crowd(0)
    scene.stack(0, key, under(key))
    scene.credits(0, credits)
    if dice:
        scene.settlers(0, *["consumption"] * (dice - 1))
        scene.workers(0, settle=["home"])
    scene.phases("settle")
    return scene


@pytest.mark.parametrize("credits", [4, 9])
@pytest.mark.parametrize("key", PLAIN)
@rule("R-51", "R-52")
@tile(
    "secluded_world", "star_nomad_lair", "artist_colony", "sentient_robots", "new_survivalists", "spice_world",
    "fifth_column", "high_gravity_world", "new_vinland", "outlaw_world", "radioactive_world", "asteroid_belt",
    "galactic_survey_headquarters", "pirate_world", "rebel_hideout", "silicon_world", "gem_world", "space_port",
    "alien_robot_scout_ship", "planetary_nebula", "universal_exports", "deserted_alien_library", "gateway_station",
    "lost_alien_battle_fleet", "tourist_world", "uplift_overseers", "distant_world", "prosperous_world",
    "plague_world", "designer_species_ultd", "trading_world", "lost_species_ark_world", "runaway_robots",
    "deserted_alien_outpost", "jumpdrive_fuel_refinery", "terraformed_world", "lost_alien_warship", "galactic_resort",
    "galactic_trendsetters", "ore_rich_world", "comet_zone", "transport_hub", "alien_sentinels",
    "malevolent_lifeforms", "galactic_fuel_depot", "mining_world", "information_hub", "deep_space_symbionts_ltd",
    "blaster_gem_mines", "armaments_world", "jungle_world", "deserted_alien_colony",
)  # fmt: skip
def test_a_settled_world_gives_what_is_printed(key: str, credits: int) -> None:
    world = WORLDS[key]
    scene = settling(key, credits, world.cost)
    assert scene.stage == "manage"
    assert scene.keys(scene.p(0).worlds) == [key]
    assert scene.stacked(0, "world") == [under(key)]

    # Workers of this scene have the next numbers after the crowd; new dice follow.
    used = [f"consumption#{FIRST + i}" for i in range(world.cost - 1)] + [f"home#{FIRST + world.cost - 1}"]
    told = [
        f"build seat=0 side=world tile={key} die={used[-1]} [R-45]",
        f"complete seat=0 side=world tile={key} dice={'+'.join(used)} [R-51]",
        f"top seat=0 side=world tile={under(key)} [R-84]",
    ]
    dice = {"citizenry": ["consumption"] * (world.cost - 1) + ["home"], "cup": [], key: []}
    number = FIRST + world.cost
    for effect in world.effects:
        if effect.startswith("$"):
            gained = min(10 - credits, int(effect[1:]))
            told.append(f"gain_credits seat=0 tile={key} credits={gained} [R-52]")
            credits += gained
            continue
        colour, _, place = effect.split()
        if place == "good":
            told.append(f"gain_good seat=0 tile={key} die={colour}#{number} [R-52]")
            dice[key].append(colour)
        else:
            told.append(f"gain_die seat=0 tile={key} die={colour}#{number} to={place} [R-52]")
            dice[place].append(colour)
        number += 1
    assert scene.told(*TOLD) == told
    assert scene.dice(0) == {place: sorted(colours) for place, colours in dice.items() if colours}
    assert scene.p(0).credits == credits
    assert scene.p(0).chips == 0
    assert scene.score(0).total == world.cost


@pytest.mark.parametrize("key", WORLDS)
@rule("R-12", "R-47")
def test_one_settler_too_few_leaves_the_world_unsettled(key: str) -> None:
    cost = WORLDS[key].cost
    scene = settling(key, 4, cost - 1)
    assert scene.p(0).worlds == []
    assert scene.stacked(0, "world") == [key, under(key)]
    assert scene.dice(0) == ({"settlers": ["consumption"] * (cost - 2) + ["home"]} if cost > 1 else {})
    assert scene.p(0).credits == 4
    assert scene.told("complete", "gain_die", "gain_good", "gain_credits") == []


@pytest.mark.parametrize("key", ANY_WORLD)
@rule("R-54", "R-56", "R-60", "R-61")
@vector("TV-6", "TV-8")
def test_the_colour_of_a_world_says_what_its_good_is_worth(key: str) -> None:
    colour = ANY_WORLD[key].colour
    for how in ("trade", "consume"):
        scene = Scene(2)
        scene.crowd(0)
        scene.tableau(0, key)
        scene.credits(0, 1)
        scene.workers(0, produce=["home"], ship=["military"])
        scene.phases("produce", "ship")
        if colour == "gray":
            assert scene.stage == "manage"
            assert scene.dice(0) == {"cup": ["home", "military"]}
            assert scene.told("unused") == [
                f"unused seat=0 dice=home#{FIRST} [R-31]",
                f"unused seat=0 dice=military#{FIRST + 1} [R-31]",
            ]
            continue
        assert scene.told("produce") == [f"produce seat=0 die=home#{FIRST} tile={key} [R-56]"]
        assert scene.kind(0) == "ship"
        assert scene.dice(0) == {key: ["home"], "ship": ["military"]}
        assert scene.offered(0) == [f"trade:home@{key}", f"consume:home@{key}"]
        scene.choose(0, f"{how}:home@{key}")
        assert scene.dice(0) == {"citizenry": ["home", "military"]}
        credits = PRICES[colour] if how == "trade" else 0
        assert scene.p(0).credits == 1 + credits
        assert scene.p(0).chips == (1 if how == "consume" else 0)
        shipped = f"{how} seat=0 good=home#{FIRST} tile={key} die=military#{FIRST + 1}"
        gained = f"credits={credits} [R-61]" if how == "trade" else "vp=1 credits=0 [R-62]"
        assert scene.told("trade", "consume") == [f"{shipped} {gained}"]


@pytest.mark.parametrize("colour", ["novelty", "rare_elements", "genes", "alien"])
@pytest.mark.parametrize("key", ["gem_world", "mining_world", "jungle_world", "deserted_alien_colony"])
@rule("R-62", "R-64")
@vector("TV-9", "TV-31")
def test_goods_and_shippers_match_the_world_by_its_colour(key: str, colour: str) -> None:
    scene = Scene(2)
    scene.crowd(0)
    scene.tableau(0, key)
    scene.good(0, key, colour)
    scene.workers(0, ship=[colour])
    scene.phases("ship")
    scene.choose(0, f"consume:{colour}@{key}")
    assert scene.p(0).chips == (3 if WORLDS[key].colour == colour else 1)
    assert scene.s.pool == 24 - scene.p(0).chips


# Worlds that take a die before they give.

SUPPLY = ["home", "military", "consumption", "novelty", "rare_elements", "genes", "alien"]
REMOVALS = [key for key, world in WORLDS.items() if "remove" in world.effects]

EVERYWHERE = [
    "remove:alien@cup",
    "remove:home@citizenry",
    "remove:genes@citizenry",
    "remove:consumption@citizenry",
    "remove:military@produce",
    "remove:novelty@ship",
    "remove:rare_elements@ship",
    "remove:consumption@settlers",
    "remove:alien@developers",
    "remove:rare_elements@gem_world",
    "remove:novelty@gem_world",
    "remove:genes@mining_world",
]


def removing(key: str) -> Scene:
    """The world is settled by a Consumption die, a second one is left over, and other dice lie everywhere."""
    scene = Scene(2)
    scene.crowd(0)
    scene.tableau(0, "gem_world", "mining_world", "galactic_reserves")
    scene.stack(0, key, under(key))
    scene.credits(0, 2)
    scene.cup(0, "alien", "alien")
    scene.developers(0, "alien")
    scene.good(0, "gem_world", "rare_elements", "novelty")
    scene.good(0, "mining_world", "genes")
    scene.settlers(0, *["consumption"] * (WORLDS[key].cost + 1))
    scene.workers(0, produce=["military"], ship=["novelty", "rare_elements", "novelty"])
    scene.phases("settle")
    return scene


def removed(key: str, code: str) -> dict[str, list[str]]:
    """Where the dice lie afterwards if nothing but this die is missing."""
    dice = {
        "cup": ["alien", "alien"],
        "citizenry": ["consumption"] * WORLDS[key].cost + CROWD,
        "developers": ["alien"],
        "settlers": ["consumption"],
        "gem_world": ["novelty", "rare_elements"],
        "mining_world": ["genes"],
        "produce": ["military"],
        "ship": ["novelty", "novelty", "rare_elements"],
    }
    colour, place = code.removeprefix("remove:").split("@")
    dice[place].remove(colour)
    return dice


@pytest.mark.parametrize("code", EVERYWHERE)
@pytest.mark.parametrize("key", REMOVALS)
@rule("R-53", "R-5")
@tile("former_penal_colony", "rebel_miners", "rebel_warrior_race")
def test_a_die_from_anywhere_is_removed_before_the_gains(key: str, code: str) -> None:
    scene = removing(key)
    assert scene.stage == "settle"
    assert scene.kind(0) == "remove"
    assert scene.offered(0) == EVERYWHERE
    assert scene.refused(0) == {"must_remove": "R-53"}
    assert scene.told("gain_die") == []
    supply = dict(zip(SUPPLY, scene.s.supply, strict=True))
    scene.choose(0, code)

    assert scene.stage == "manage"
    expected = removed(key, code)
    colour, place = code.removeprefix("remove:").split("@")
    supply[colour] += 1
    for effect in WORLDS[key].effects[1:]:
        gained, _, where = effect.split()
        expected[where].append(gained)
        supply[gained] -= 1
    scene.crowded.clear()
    assert scene.dice(0) == {where: sorted(dice) for where, dice in expected.items() if dice}
    assert dict(zip(SUPPLY, scene.s.supply, strict=True)) == supply
    assert scene.p(0).credits == 2
    events = scene.told("remove", "gain_die", "gain_credits")
    assert len(events) == len(WORLDS[key].effects)
    assert events[0].startswith(f"remove seat=0 tile={key} die={colour}#")
    assert events[0].endswith(f" from={place} [R-53]")


@rule("R-53")
@vector("TV-44")
@tile("rebel_miners")
def test_rebel_miners_with_home_dice_only() -> None:
    scene = Scene(2)
    scene.stack(0, "rebel_miners")
    scene.settlers(0, "home")
    scene.workers(0, settle=["home"])
    scene.cup(0, "home")
    scene.phases("settle")
    assert scene.offered(0) == ["remove:home@cup", "remove:home@citizenry"]
    scene.choose(0, "remove:home@citizenry")
    assert scene.told("remove", "gain_die") == [
        "remove seat=0 tile=rebel_miners die=home#0 from=citizenry [R-53]",
        "gain_die seat=0 tile=rebel_miners die=military#3 to=citizenry [R-52]",
        "gain_die seat=0 tile=rebel_miners die=military#4 to=citizenry [R-52]",
    ]
    assert scene.s.supply == [23, 20, 9, 20, 14, 12, 9]


@rule("R-53")
@tile("former_penal_colony")
def test_the_only_die_is_removed_without_a_question() -> None:
    scene = Scene(2)
    scene.stack(0, "former_penal_colony")
    scene.workers(0, settle=["home"])
    scene.phases("settle")
    assert scene.told("remove", "gain_die") == [
        "remove seat=0 tile=former_penal_colony die=home#0 from=citizenry [R-53]",
        "gain_die seat=0 tile=former_penal_colony die=military#1 to=cup [R-52]",
    ]
    assert scene.s.supply == [25, 21, 9, 20, 14, 12, 9]


@rule("R-53")
@tile("rebel_warrior_race")
def test_rebel_warrior_race_gives_a_military_and_a_genes_die() -> None:
    scene = removing("rebel_warrior_race")
    scene.choose(0, "remove:novelty@gem_world")
    number = scene.p(0).made - 2
    assert scene.told("gain_die") == [
        f"gain_die seat=0 tile=rebel_warrior_race die=military#{number} to=citizenry [R-52]",
        f"gain_die seat=0 tile=rebel_warrior_race die=genes#{number + 1} to=citizenry [R-52]",
    ]
