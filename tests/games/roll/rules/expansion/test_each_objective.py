"""Each of the twenty objectives in a situation: met at its check, and not a bit earlier (A-20 to A-22)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orrery.games.roll.rules.objectives.checks import open_objectives
from tests.games.roll.rules.scene import Scene
from tests.rules import rule, tile

from .objective_scenes import BOX, KEYS, acting_in, build, developments, met, scene_of, worlds

# A situation of each objective. With `enough` it is met at its check, without it something small is missing.


def system_diversity(scene: Scene, enough: bool) -> None:
    scene.tableau(0, *worlds("novelty", 2), *worlds("rare_elements", 1), *worlds("gray", 2))
    build(scene, *worlds("genes", 1))
    if enough:
        scene.tableau(0, *worlds("alien", 1))
    scene.phases("settle")


def diverse_workforce(scene: Scene, enough: bool) -> None:
    """The dice lie everywhere; a Leader is a Home die, an Entrepreneur a colour of its own."""
    scene.tableau(0, "gem_world")
    scene.cup(0, "home", "leader", "entrepreneur")
    scene.citizenry(0, "military")
    scene.good(0, "gem_world", "genes")
    scene.stack(0, "galactic_exchange")
    scene.developers(0, "novelty")
    if enough:
        scene.workers(0, ship=["consumption"])
    scene.phases("settle")


def galactic_riches(scene: Scene, enough: bool) -> None:
    scene.credits(0, 6 if enough else 5)
    scene.tableau(0, "gem_world")
    scene.good(0, "gem_world", "home")
    scene.workers(0, ship=["home"])
    scene.phases("ship")
    scene.choose(0, "trade:home@gem_world")


def budget_surplus(scene: Scene, enough: bool) -> None:
    scene.citizenry(0, "home", "military")
    scene.credits(0, 6 if enough else 5)
    scene.manage()


def development_leader(scene: Scene, enough: bool) -> None:
    scene.tableau(0, *developments(2, 4 if enough else 3))
    build(scene, *developments(2, 5)[4:])
    scene.phases("develop")


def expansion_leader(scene: Scene, enough: bool) -> None:
    scene.tableau(0, *worlds("gray", 3), *worlds("novelty", 2 if enough else 1))
    build(scene, *worlds("genes", 1))
    scene.phases("settle")


def innovation_leader(scene: Scene, enough: bool) -> None:
    scene.tableau(0, *[acting_in(word) for word in ("explore", "produce", "ship" if enough else "instant")])
    build(scene, *developments(2, 1))
    scene.phases("develop")


def standard_of_living(scene: Scene, enough: bool) -> None:
    scene.chips(0, 3 if enough else 2)
    scene.tableau(0, *worlds("genes", 1))
    scene.good(0, *worlds("genes", 1), "genes")
    scene.workers(0, ship=["genes"])
    scene.phases("ship")
    scene.choose(0, f"consume:genes@{worlds('genes', 1)[0]}")


def of_colour(colour: str, n: int) -> Callable[[Scene, bool], None]:
    def arrange(scene: Scene, enough: bool) -> None:
        found = worlds(colour, n)
        scene.tableau(0, *found[: n - 1 if enough else n - 2], *worlds("gray", 1))
        build(scene, found[-1])
        scene.phases("settle")

    return arrange


def military_influence(scene: Scene, enough: bool) -> None:
    """The last of them comes with the world."""
    scene.citizenry(0, *["military"] * (4 if enough else 3))
    build(scene, "high_gravity_world")
    scene.phases("settle")


def full_warehouses(scene: Scene, enough: bool) -> None:
    found = worlds("novelty", 4)
    scene.tableau(0, *found)
    for world in found[: 3 if enough else 2]:
        scene.good(0, world, "home")
    scene.workers(0, produce=["home"])
    scene.phases("produce")
    if not enough:
        scene.choose(0, f"produce:home@{found[3]}")


def trade_convoy(scene: Scene, enough: bool) -> None:
    found = worlds("novelty", 4)
    scene.tableau(0, *found)
    for world in found:
        scene.good(0, world, "home")
    scene.workers(0, ship=["home"] * (4 if enough else 3))
    scene.phases("ship")
    while scene.kind(0) == "ship":
        scene.choose(0, scene.offered(0)[len(scene.p(0).goods) % 2])  # some are traded, some are consumed


def building_boom(scene: Scene, enough: bool) -> None:
    scene.tableau(0, *developments(2, 3)[2:])
    build(scene, *developments(2, 2 if enough else 1))
    scene.phases("develop")


def settlement_wave(scene: Scene, enough: bool) -> None:
    scene.tableau(0, *worlds("gray", 1))
    build(scene, *worlds("novelty", 2 if enough else 1))
    scene.phases("settle")


def grand_design(scene: Scene, enough: bool) -> None:
    scene.tableau(0, "galactic_exchange" if enough else developments(4, 1)[0])
    build(scene, "galactic_renaissance")
    scene.phases("develop")


def charted_space(scene: Scene, enough: bool) -> None:
    scene.stack(0, *worlds("novelty", 3), *developments(2, 2 if enough else 1))
    scene.workers(0, explore=["home"])
    scene.phases("explore")
    scene.choose(0, "scout:home", "draw")
    scene.choose(0, scene.offered(0)[0])


def mass_mobilisation(scene: Scene, enough: bool) -> None:
    """The die that selects is one of them."""
    scene.workers(0, ship=["home"] * (4 if enough else 3), explore=["home"] * 5)
    scene.workers(1, develop=["home"])
    scene.assign()
    scene.choose(0, "select:ship", "with:home@explore", "ready")
    scene.choose(1, "select:develop")


SITUATIONS: dict[str, Callable[[Scene, bool], None]] = {
    "system_diversity": system_diversity,
    "diverse_workforce": diverse_workforce,
    "galactic_riches": galactic_riches,
    "budget_surplus": budget_surplus,
    "development_leader": development_leader,
    "expansion_leader": expansion_leader,
    "innovation_leader": innovation_leader,
    "standard_of_living": standard_of_living,
    "overlord_discoveries": of_colour("alien", 2),
    "uplift_knowledge": of_colour("genes", 2),
    "mineral_wealth": of_colour("rare_elements", 3),
    "trend_setters": of_colour("novelty", 4),
    "military_influence": military_influence,
    "full_warehouses": full_warehouses,
    "trade_convoy": trade_convoy,
    "building_boom": building_boom,
    "settlement_wave": settlement_wave,
    "grand_design": grand_design,
    "charted_space": charted_space,
    "mass_mobilisation": mass_mobilisation,
}


def test_there_is_a_situation_of_every_objective() -> None:
    assert list(SITUATIONS) == KEYS
    assert len(KEYS) == 20


@rule("A-20", "A-21", "A-22", "D-47", "D-3")
@tile(
    "system_diversity",
    "diverse_workforce",
    "galactic_riches",
    "budget_surplus",
    "development_leader",
    "expansion_leader",
    "innovation_leader",
    "standard_of_living",
    "overlord_discoveries",
    "uplift_knowledge",
    "mineral_wealth",
    "trend_setters",
    "military_influence",
    "full_warehouses",
    "trade_convoy",
    "building_boom",
    "settlement_wave",
    "grand_design",
    "charted_space",
    "mass_mobilisation",
)
@pytest.mark.parametrize("key", KEYS)
def test_an_objective_is_met_at_its_check_and_not_a_bit_earlier(key: str) -> None:
    talents = BOX.objectives[KEYS.index(key)].talents
    for enough in (True, False):
        scene = scene_of(key)
        SITUATIONS[key](scene, enough)
        assert met(scene) == ({0: [key]} if enough else {}), enough
        assert scene.p(0).more.talents == (talents if enough else 0)
        assert [event.rule for event in scene.events("objective")] == ["A-23"] * enough
        assert scene.s.goals.met == [1 if enough else 0]
        assert [objective.key for objective in open_objectives(scene.s)] == ([] if enough else [key])
