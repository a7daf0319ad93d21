"""Rivalry: powers that move workers, pay at the end of a phase, or bring VP at the end of the game (V-15, V-16)."""

from __future__ import annotations

from orrery.games.roll.rules.sets import AMBITION, RIVALRY
from tests.games.roll.rules.scene import Scene
from tests.rules import rule, tile

from .boxes import BOXES, RIVALRY_BOX


def assigning(development: str, **workers: list[str]) -> Scene:
    """Seat 0 has a Reassign power and has selected Ship; it may use the power now."""
    scene = Scene(3, box=RIVALRY_BOX)
    scene.tableau(0, development)
    scene.workers(0, ship=["consumption"])
    scene.workers(0, **workers)
    scene.assign()
    scene.choose(0, "select:ship")
    if scene.kind(0) == "with":
        scene.choose(0, "with:consumption@ship")
    return scene


@rule("R-21", "V-15")
@tile("war_planning")
def test_war_planning_moves_up_to_two_military_workers_anywhere() -> None:
    scene = assigning("war_planning", explore=["military", "home"], settle=["military", "military"])
    scene.choose(0, "use:war_planning")
    assert scene.offered(0) == ["move:military@explore", "move:military@settle"]
    scene.choose(0, "move:military@explore")
    assert scene.offered(0) == ["into:develop", "into:settle", "into:produce", "into:ship"]
    scene.choose(0, "into:produce")
    assert scene.offered(0)[-1] == "done"  # the second need not move
    scene.choose(0, "move:military@settle", "into:develop")
    assert scene.dice(0)["produce"] == ["military"]
    assert scene.dice(0)["develop"] == ["military"]
    assert "use:war_planning" not in scene.offered(0)
    none = assigning("war_planning", explore=["home", "leader", "pioneer"])
    assert "use:war_planning" not in none.offered(0)


@rule("R-21", "V-15")
@tile("flexible_production")
def test_flexible_production_moves_a_novelty_or_rare_elements_worker() -> None:
    scene = assigning("flexible_production", explore=["novelty", "pioneer", "genes"], settle=["rare_elements"])
    scene.choose(0, "use:flexible_production")
    assert scene.offered(0) == ["move:novelty@explore", "move:rare_elements@settle"]  # a Pioneer is no Novelty die
    scene.choose(0, "move:rare_elements@settle", "into:ship")
    assert scene.dice(0)["ship"] == ["rare_elements"]
    assert scene.kind(0) == "reassign"  # only one


@rule("R-21")
@tile("trade_initiative")
def test_trade_initiative_moves_a_worker_to_a_later_phase() -> None:
    scene = assigning("trade_initiative", explore=["genes"], settle=["home"], produce=["military"], ship=["home"])
    scene.choose(0, "use:trade_initiative")
    # Nothing comes after Ship: a worker there stays.
    assert scene.offered(0) == ["move:genes@explore", "move:home@settle", "move:military@produce"]
    later = scene.branch()
    later.choose(0, "move:home@settle")
    assert later.offered(0) == ["into:produce", "into:ship"]
    scene.choose(0, "move:military@produce")  # there is only Ship to go to
    assert scene.dice(0)["ship"] == ["home", "military"]
    last = assigning("trade_initiative", ship=["home"])
    assert "use:trade_initiative" not in last.offered(0)


def rivalry(*tableau: str) -> Scene:
    """Seat 0 has this tableau; seat 1 keeps the game in Ship afterwards."""
    scene = Scene(2, box=RIVALRY_BOX)
    scene.tableau(0, *tableau)
    scene.hold(1)
    return scene


@rule("R-87")
@tile("publicity_bureaus")
def test_publicity_bureaus_pay_for_dice_in_the_construction_zone() -> None:
    scene = rivalry("publicity_bureaus")
    scene.stack(0, "space_docks", "federation_capital")
    scene.developers(0, "home")
    scene.settlers(0, "home", "genes", "home")
    scene.workers(0, explore=["home"], settle=["home"])
    scene.phases("explore", "ship")
    scene.choose(0, "stock:home")
    assert scene.p(0).credits == 2 + 4  # not for the settler who has no world yet
    assert [event.params["tile"] for event in scene.events("power_credits")] == ["publicity_bureaus"]
    other = rivalry("publicity_bureaus")
    other.stack(0, "space_docks")
    other.developers(0, "home")
    other.phases("produce", "ship")
    assert other.p(0).credits == 0  # in Explore only


@rule("R-87")
@tile("alien_explorers")
def test_alien_explorers_pay_for_genes_and_alien_worlds() -> None:
    scene = rivalry("alien_explorers", "plague_world", "alien_sentinels", "gem_world", "fifth_column")
    scene.workers(0, explore=["home"])
    scene.phases("explore", "ship")
    scene.choose(0, "stock:home")
    assert scene.p(0).credits == 2 + 2
    # Plague World and Alien Sentinels have 4 and 6: ten by three, fractions up.
    cost = sum(RIVALRY_BOX.cost[RIVALRY_BOX.side(key)] for key in ("plague_world", "alien_sentinels"))
    assert scene.bonus(0, "alien_explorers") == -(-cost // 3)


def worth(key: str, *tableau: str) -> int:
    scene = Scene(2, box=RIVALRY_BOX)
    scene.tableau(0, key, *tableau)
    bonus = scene.bonus(0, key)
    plain = sum(scene.s.box.cost[scene.side(side)] for side in (key, *tableau))
    assert scene.score(0).total == plain + bonus  # on top of the cost
    return bonus


@rule("V-16")
@tile("rebel_underground", "mystery_monolith", "alien_archives", "uplift_coalition")
def test_worlds_with_a_plus_score_more_than_they_cost() -> None:
    assert worth("rebel_underground") == 2
    assert worth("mystery_monolith") == 3
    assert worth("alien_archives") == 2  # itself
    assert worth("alien_archives", "alien_sentinels", "gem_world", "plague_world") == 4
    assert worth("uplift_coalition") == 1
    assert worth("uplift_coalition", "plague_world", "jungle_world", "alien_sentinels") == 3


@rule("R-75")
@tile("terraforming_guild", "imperium_lords", "alien_explorers")
def test_developments_of_cost_six() -> None:
    assert worth("terraforming_guild", "gem_world", "plague_world", "alien_sentinels", "fifth_column") == 3
    assert worth("alien_explorers") == 0
    assert worth("alien_explorers", "gem_world") == 0
    assert worth("imperium_lords") == 0
    scene = Scene(2, box=RIVALRY_BOX)
    scene.tableau(0, "imperium_lords")
    scene.cup(0, "home", "leader", "pioneer")
    assert scene.bonus(0, "imperium_lords") == 1
    scene.cup(0, "entrepreneur")
    assert scene.bonus(0, "imperium_lords") == 2


@rule("V-22", "A-18")
@tile("colony_ship", "rebel_stronghold")
def test_colony_ship_completes_rebel_stronghold() -> None:
    scene = Scene(2, box=BOXES.of(AMBITION | RIVALRY))
    scene.tableau(0, "colony_ship")
    scene.stack(0, "rebel_stronghold")
    scene.hold(1)
    scene.phases("settle", "ship")
    scene.choose(0, "use:colony_ship")
    assert scene.keys(scene.p(0).worlds) == ["rebel_stronghold"]
    assert scene.bonus(0, "rebel_stronghold") == 4
