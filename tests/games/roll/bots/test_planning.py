"""How the captain plans a round: what any good player would assign and select."""

from __future__ import annotations

from orrery.games.roll.rules.alphabet import C_READY
from orrery.games.roll.rules.vocabulary.phase import PHASE_KEYS
from tests.games.roll.rules.scene import Scene

from .captains import answer, answers

ASSIGN = ("assign", "select", "with", "reassign", "sacrifice", "move", "into")


def test_it_selects_the_phase_that_completes_a_tile() -> None:
    scene = Scene(2)
    scene.stack(0, "mining_world")
    scene.workers(0, settle=["home", "home", "home"], produce=["home"])
    scene.workers(1, explore=["home"])
    scene.credits(0, 5)
    scene.assign()
    assert answers(scene, *ASSIGN)[0] == "select:settle"


def test_it_does_not_select_what_it_has_no_use_for() -> None:
    scene = Scene(2)
    scene.tableau(0, "old_earth")  # gray: it holds no goods
    scene.stack(0, "export_duties")
    scene.workers(0, produce=["home"], ship=["home", "home"], develop=["home"])
    scene.workers(1, explore=["home"])
    scene.credits(0, 5)
    scene.assign()
    assert answer(scene) in ("select:develop", "select:explore")


def test_it_leaves_to_others_what_they_will_select_anyway() -> None:
    """The neighbour can do nothing but ship four goods; so both phases come when the captain selects the other one."""
    scene = Scene(2)
    worlds = ["lost_species_ark_world", "designer_species_ultd", "malevolent_lifeforms", "jungle_world"]
    scene.tableau(1, *worlds)
    for world in worlds:
        scene.good(1, world, "genes")
    scene.workers(1, ship=["consumption", "consumption", "consumption", "novelty"])
    scene.credits(1, 10)
    scene.tableau(0, "ancient_race", "gem_world")
    scene.good(0, "ancient_race", "genes")
    scene.good(0, "gem_world", "novelty")
    scene.stack(0, "space_port")
    scene.workers(0, settle=["home", "home"], ship=["home", "home"])
    scene.credits(0, 6)
    scene.assign()
    given = answers(scene, *ASSIGN)
    assert given[0] == "select:settle"
    assert "sacrifice:home@ship" not in given


def test_a_wild_goes_where_it_completes_a_tile() -> None:
    scene = Scene(2)
    scene.stack(0, "gem_world")
    scene.workers(0, settle=["home"], ship=["home"], wild=["genes"])
    scene.workers(1, explore=["home"])
    scene.credits(0, 5)
    scene.assign()
    given = answers(scene, *ASSIGN)
    assert given[0] == "assign:genes>settle"
    assert given[1] == "select:settle"


def test_it_selects_with_a_worker_that_has_nothing_else_to_do() -> None:
    scene = Scene(2)
    scene.stack(0, "mining_world")
    scene.workers(0, settle=["home", "home"], ship=["military"])
    scene.workers(1, explore=["home"])
    scene.credits(0, 5)
    scene.assign()
    assert answers(scene, *ASSIGN)[:2] == ["select:settle", "with:military@ship"]


def test_it_uses_a_reassign_power_to_complete_a_tile() -> None:
    scene = Scene(2)
    scene.tableau(0, "galactic_influence")
    scene.stack(0, "jungle_world")
    scene.workers(0, settle=["home", "home"], ship=["home", "military"])
    scene.workers(1, explore=["home"])
    scene.credits(0, 5)
    scene.assign()
    given = answers(scene, *ASSIGN)
    assert given[0] == "select:settle"
    assert "use:galactic_influence" in given
    assert len(scene.in_column(0, "settle")) == 3  # and the fourth one selected


def test_it_dictates_with_a_worker_that_has_nothing_to_do() -> None:
    scene = Scene(2)
    scene.stack(0, "jungle_world")
    scene.workers(0, settle=["home", "home"], ship=["home", "military", "military"])
    scene.workers(1, explore=["home"])
    scene.credits(0, 5)
    scene.assign()
    given = answers(scene, *ASSIGN)
    assert given[0] == "select:settle"
    assert given[given.index("dictate") + 1].endswith("@ship")
    assert len(scene.in_column(0, "settle")) == 3


def test_a_captain_that_comes_in_the_middle_of_a_plan_goes_on_sensibly() -> None:
    scene = Scene(2)
    scene.stack(0, "mining_world")
    scene.workers(0, settle=["home", "home"], ship=["home", "military"])
    scene.workers(1, explore=["home"])
    scene.credits(0, 5)
    scene.assign()
    while scene.kind(0) in ASSIGN:
        scene.choose(0, answer(scene))  # a new captain each time
    assert scene.p(0).selected == PHASE_KEYS.index("settle")
    assert len(scene.in_column(0, "settle")) == 2


def test_it_is_ready_in_the_end() -> None:
    scene = Scene(2)
    scene.stack(0, "mining_world")
    scene.workers(0, settle=["home", "home", "home"])
    scene.workers(1, explore=["home"])
    scene.assign()
    assert answers(scene, *ASSIGN)[-1] == C_READY.code
