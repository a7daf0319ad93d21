"""Worlds that have no power of their own: what they cost, give and are worth (S-32, S-33, S-42, S-71)."""

from __future__ import annotations

import pytest

from orrery.games.race.rules.content import BOX
from orrery.games.race.rules.design import POWER_PHASES
from tests.rules import rule, tile

from .deeds import price, through
from .scene import Scene

ARMY = ["drop_ships", "imperium_planet_buster", "imperium_invasion_fleet", "space_marines"]  # 3 + 3 + 3 + 2
CONQUERED = {  # VP, prestige, and whether a good comes with it
    "rebel_fuel_cache": (1, 0, True),
    "avian_uplift_race": (2, 0, True),
    "the_last_of_the_uplift_gnarssh": (0, 0, True),
    "alien_robot_sentry": (2, 0, True),
    "reptilian_uplift_race": (2, 0, True),
    "rebel_homeworld": (7, 0, False),
    "aquatic_uplift_race": (2, 0, True),
    "rebel_base": (6, 0, False),
    "rebel_stronghold": (9, 1, False),
    "alien_monolith": (8, 1, True),
    "insect_uplift_race": (2, 0, True),
}
PAID = {  # cost, VP; all give a good
    "pre_sentient_race": (2, 1),
    "deserted_alien_outpost": (4, 3),
    "deserted_alien_colony": (5, 4),
    "asteroid_belt": (2, 1),
    "radioactive_world": (2, 1),
    "deserted_alien_library": (6, 5),
    "destroyed_world": (1, 0),
    "ancient_race": (2, 1),
}


def test_these_are_all_worlds_without_a_power() -> None:
    plain = {
        design.key
        for design in BOX.designs
        if not any(design.row.get(phase) for phase in POWER_PHASES) and not design.scoring
    }
    assert plain == {*CONQUERED, *PAID}


@rule("S-33", "S-42", "S-71")
@tile("rebel_fuel_cache", "avian_uplift_race", "the_last_of_the_uplift_gnarssh", "alien_robot_sentry")
@tile("reptilian_uplift_race", "rebel_homeworld", "aquatic_uplift_race", "rebel_base", "rebel_stronghold")
@tile("alien_monolith", "insect_uplift_race")
@pytest.mark.parametrize("world", CONQUERED)
def test_a_world_is_conquered(world: str) -> None:
    vp, prestige, good = CONQUERED[world]
    scene = through(Scene().tableau(*ARMY).hand(world).play(dice=("settle_1",)))
    assert world in scene.placed()
    assert scene.with_goods() == ([world] if good else [])
    assert scene.p.prestige == prestige
    assert scene.p.hand == []
    assert next(part.points for part in scene.score().parts if part.component == world) == vp


@rule("S-32", "S-42")
@tile("pre_sentient_race", "deserted_alien_outpost", "deserted_alien_colony", "asteroid_belt", "radioactive_world")
@tile("deserted_alien_library", "destroyed_world", "ancient_race")
@pytest.mark.parametrize("world", PAID)
def test_a_world_is_paid_for(world: str) -> None:
    cost, vp = PAID[world]
    assert price(world) == cost
    scene = Scene().hand(world).cards(cost).play(dice=("settle_1",))
    through(scene.choose(f"place:{world}"))
    assert scene.with_goods() == [world]
    assert scene.p.hand == []
    assert next(part.points for part in scene.score().parts if part.component == world) == vp
