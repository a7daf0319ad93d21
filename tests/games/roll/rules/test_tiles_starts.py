"""Factions and home worlds: what they give in the set-up."""

from __future__ import annotations

import pytest

from orrery.games import load
from orrery.games.roll.rules.flow import Flow
from orrery.kernel.chance import key_of_seed
from orrery.kernel.event import Recorder
from tests.rules import rule, tile, vector

from .printed import FACTIONS, HOME_WORLDS, World
from .scene import Scene

HOMES = list(HOME_WORLDS)


def worlds_of(faction: int, home_world: str) -> dict[str, World]:
    halves = {key: half for key, half in FACTIONS[faction].items() if isinstance(half, World)}
    return {**halves, home_world: HOME_WORLDS[home_world]}


def start_of(faction: int, home_world: str) -> tuple[dict[str, list[str]], int]:
    """Where the dice lie at the start, by hand: three Home dice in the cup, two in the Citizenry, and the printed."""
    dice = {"cup": ["home"] * 3, "citizenry": ["home"] * 2}
    credits = 1
    for key, world in worlds_of(faction, home_world).items():
        for effect in world.effects:
            if effect == "start with $8":
                credits = 8
            elif effect.endswith("as good"):
                dice[key] = [effect.split()[0]]
            else:
                colour, _, place = effect.split()
                dice[place].append(colour)
    return {place: sorted(colours) for place, colours in dice.items()}, credits


@rule("R-9", "R-11", "R-14", "R-74")
def test_real_games_begin_with_what_is_printed() -> None:
    met: set[str] = set()
    for seed in range(1, 8):
        s = load("roll").rules.new({}, 5, key_of_seed(str(seed)))
        assert isinstance(s, Flow)
        scene = Scene(5)
        scene.s = s
        assert s.pool == 60
        assert len(s.bag) == 45
        for p in s.players:
            home_world = HOMES[p.home_world]
            faction = list(FACTIONS[p.faction])
            dice, credits = start_of(p.faction, home_world)
            assert scene.dice(p.seat) == dice
            assert p.credits == credits
            assert p.chips == 0
            assert scene.keys(p.developments + p.worlds) == [*faction, home_world]
            cost = sum(half.cost for half in FACTIONS[p.faction].values()) + HOME_WORLDS[home_world].cost
            assert scene.score(p.seat).total == cost
            assert p.tiles() == 3
            met |= {faction[0], home_world}
        assert len({p.faction for p in s.players}) == 5
        assert len({p.home_world for p in s.players}) == 5
    assert len(met) == 18


@pytest.mark.parametrize("faction", range(9))
@rule("R-11", "R-14")
@vector("TV-3")
@tile(
    "hidden_fortress", "alien_rosetta_stone_world", "space_mall", "wormhole_station", "the_last_of_the_gnarssh",
    "pilgrimage_world", "aquatic_uplift_world", "meteorite_planet", "destroyed_colony", "awakened_alien_outpost",
)  # fmt: skip
def test_a_faction_gives_the_dice_of_its_worlds(faction: int) -> None:
    scene = Scene(2)
    scene.found(0, next(iter(FACTIONS[faction])), "doomed_world")
    dice, credits = start_of(faction, "doomed_world")
    assert credits == 8
    assert scene.p(0).credits == 8
    assert scene.dice(0) == dice
    told = [f"empire seat=0 faction={'+'.join(FACTIONS[faction])} home_world=doomed_world [R-9]"]
    number = 5
    for key, world in worlds_of(faction, "doomed_world").items():
        for effect in world.effects:
            colour, _, place = effect.split()[:3]
            if place == "good":
                told.append(f"gain_good seat=0 tile={key} die={colour}#{number} [R-52]")
            elif key != "doomed_world":
                told.append(f"gain_die seat=0 tile={key} die={colour}#{number} to={place} [R-52]")
            number += 1
    told.append("starting_credits seat=0 tile=doomed_world credits=8 [R-13]")
    assert [repr(event) for event in scene.recorder.events] == told


@pytest.mark.parametrize("home_world", HOME_WORLDS)
@rule("R-11", "R-13")
@vector("TV-2")
@tile(
    "earths_lost_colony", "new_sparta", "alpha_centauri", "damaged_alien_factory", "ancient_race",
    "separatist_colony", "old_earth", "epsilon_eridani", "doomed_world",
)  # fmt: skip
def test_a_home_world_gives_its_dice(home_world: str) -> None:
    scene = Scene(2)
    scene.found(0, "mining_industry", home_world)
    dice, credits = start_of(7, home_world)
    assert scene.dice(0) == dice
    assert scene.p(0).credits == credits
    assert scene.keys(scene.p(0).worlds) == ["meteorite_planet", home_world]
    assert scene.keys(scene.p(0).developments) == ["mining_industry"]
    assert len(scene.told("gain_die", "gain_good", "starting_credits")) == 1 + len(HOME_WORLDS[home_world].effects)


def test_the_set_up_tells_every_empire() -> None:
    ears = Recorder()
    s = load("roll").rules.new({}, 2, key_of_seed("1"), ears)
    assert isinstance(s, Flow)
    for p in s.players:
        faction = "+".join(FACTIONS[p.faction])
        told = f"empire seat={p.seat} faction={faction} home_world={HOMES[p.home_world]} [R-9]"
        assert [repr(e) for e in ears.events if e.key == "empire" and e.seat == p.seat] == [told]
