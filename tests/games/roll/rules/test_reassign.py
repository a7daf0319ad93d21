"""Reassign powers and Dictate (R-20 to R-24, R-104 to R-106)."""

from __future__ import annotations

from tests.games.roll.rules.scene import Scene
from tests.games.roll.rules.situations import into_all_but, reassigning
from tests.rules import refusal, rule, vector


@rule("R-20", "R-21", "R-23")
@refusal("power_used", "selecting_die_stays", "another_column")
def test_a_reassign_power_moves_workers_once_a_round_whatever_their_face() -> None:
    scene = reassigning("galactic_influence", "local_subsidies", explore=["home"], produce=["alien"])
    assert scene.offered(0) == ["ready", "dictate", "use:galactic_influence", "use:local_subsidies"]
    assert scene.refused(0) == {"selecting_die_stays": "R-24"}
    scene.choose(0, "use:galactic_influence")
    assert scene.kind(0) == "move"
    assert scene.s.about(0) == {"tile": "galactic_influence", "n": 1}
    assert scene.offered(0) == ["move:home@explore", "move:alien@produce"]
    assert scene.refused(0) == {"selecting_die_stays": "R-24"}
    assert scene.why_not(0, "move:consumption@ship") == "R-24"
    assert scene.why_not(0, "done") == "R-20", "a power in use moves at least one worker"
    scene.choose(0, "move:alien@produce")
    assert scene.kind(0) == "into"
    assert scene.s.about(0) == {"die": "alien", "from": "produce"}
    assert scene.offered(0) == into_all_but("produce")
    assert scene.refused(0) == {"another_column": "R-20"}
    assert scene.why_not(0, "into:produce") == "R-20"
    assert "alien" in scene.colours(scene.p(0).dice()), "the die in hand is still owned"
    scene.choose(0, "into:ship")
    assert scene.dice(0) == {"strip": ["consumption"], "explore": ["home"], "ship": ["alien"]}
    assert scene.p(0).selected == 4
    assert scene.news() == ["move seat=0 die=alien#2 from=produce phase=ship tile=galactic_influence [R-20] > 0"]
    assert scene.offered(0) == ["ready", "dictate", "use:local_subsidies"]
    assert [(r.key, r.rule, r.params) for r in scene.s.refusals(0)] == [
        ("selecting_die_stays", "R-24", {}),
        ("power_used", "R-21", {"tile": "galactic_influence"}),
    ]
    assert scene.why_not(0, "use:galactic_influence") == "R-21"
    assert scene.why_not(0, "use:nanotechnology") == "R-21"


@rule("R-20")
def test_a_reassigned_worker_selects_nothing() -> None:
    scene = reassigning("galactic_influence", explore=["home", "home"])
    scene.choose(0, "use:galactic_influence", "into:develop", "ready")
    scene.choose(1, "select:ship", "ready")
    scene.choose(2, "select:ship", "ready")
    assert scene.events("phases")[0].params == {"phases": ["ship"]}
    assert scene.events("reveal", 0)[0].params == {
        "selected": "ship", "explore": ["home#2"], "develop": ["home#1"], "ship": ["consumption#0"],
    }  # fmt: skip


@rule("R-21")
def test_powers_work_in_any_order_and_one_worker_may_be_moved_by_several() -> None:
    """OQ-10 and OQ-23: not forbidden, also out of a column another power has just filled."""
    scene = reassigning("galactic_influence", "local_subsidies", explore=["home"], produce=["alien"])
    scene.choose(0, "use:local_subsidies")
    assert scene.kind(0) == "into", "the only Home worker is taken by itself"
    scene.choose(0, "into:settle", "use:galactic_influence")
    assert scene.offered(0) == ["move:alien@produce", "move:home@settle"]
    scene.choose(0, "move:home@settle")
    assert scene.offered(0) == into_all_but("settle")
    scene.choose(0, "into:explore")
    assert scene.dice(0) == {"strip": ["consumption"], "explore": ["home"], "produce": ["alien"]}
    assert scene.offered(0) == ["ready", "dictate"]


@rule("R-21")
def test_a_power_for_two_sends_them_to_different_columns_and_may_stop_after_one() -> None:
    scene = reassigning("nanotechnology", explore=["home"], develop=["genes"])
    scene.workers(0, explore=["home"])
    scene.choose(0, "use:nanotechnology")
    assert scene.offered(0) == ["move:home@explore", "move:genes@develop"]
    scene.choose(0, "move:home@explore", "into:develop")
    assert scene.offered(0) == ["move:genes@develop", "move:home@explore", "done"], "not the one just moved"
    assert scene.refused(0) == {"selecting_die_stays": "R-24"}, "out of whatever column"
    assert scene.why_not(0, "move:home@develop") == "R-20"
    stopped = scene.branch()
    scene.choose(0, "move:home@explore", "into:produce")
    assert scene.dice(0) == {"strip": ["consumption"], "develop": ["genes", "home"], "produce": ["home"]}
    assert scene.kind(0) == "reassign", "two is the most"
    stopped.choose(0, "done")
    assert stopped.dice(0) == {"strip": ["consumption"], "explore": ["home"], "develop": ["genes", "home"]}
    assert stopped.offered(0) == ["ready", "dictate"]


@rule("R-21", "R-23")
@refusal("power_names_target", "power_does_not_cover", "no_worker_for_power")
def test_powers_cover_the_workers_and_targets_their_text_names() -> None:
    scene = reassigning(
        "operations_affinity", "space_mercenaries", "isolation_policy", settle=["military", "home"], explore=["alien"]
    )
    assert scene.offered(0) == [
        "ready", "dictate", "use:operations_affinity", "use:space_mercenaries", "use:isolation_policy",
    ]  # fmt: skip
    scene.choose(0, "use:operations_affinity")
    assert scene.offered(0) == ["move:military@settle", "move:home@settle", "move:alien@explore"]
    scene.choose(0, "move:alien@explore")
    assert scene.kind(0) == "reassign", "explore or produce, and it lay in explore: the engine takes the only target"
    assert scene.dice(0)["produce"] == ["alien"]
    assert [(r.key, r.rule, r.params) for r in scene.s.refusals(0)][-1] == (
        "no_worker_for_power", "R-20", {"tile": "isolation_policy"},
    )  # fmt: skip
    scene.choose(0, "use:space_mercenaries")
    assert scene.kind(0) == "into", "the Military die is the only one it covers"
    scene.choose(0, "into:explore", "use:isolation_policy")
    assert scene.kind(0) == "into"
    scene.choose(0, "into:ship")
    assert scene.dice(0) == {"strip": ["consumption"], "settle": ["home"], "produce": ["alien"], "ship": ["military"]}
    assert scene.offered(0) == ["ready", "dictate"]


@rule("R-21")
@refusal("power_names_target", "power_does_not_cover")
def test_what_a_power_does_not_cover_is_refused_with_its_tile() -> None:
    scene = reassigning("operations_affinity", "diversification", settle=["home"], explore=["home", "home", "alien"])
    scene.choose(0, "use:operations_affinity", "move:home@settle")
    assert scene.offered(0) == ["into:explore", "into:produce"]
    assert [(r.key, r.rule, r.params) for r in scene.s.refusals(0)] == [
        ("another_column", "R-20", {}),
        ("power_names_target", "R-21", {"tile": "operations_affinity"}),
    ]
    assert scene.why_not(0, "into:ship") == "R-21"
    assert scene.why_not(0, "into:settle") == "R-20"
    assert scene.why_not(0, "done") == "R-20"
    scene.choose(0, "into:produce")
    assert scene.dice(0)["produce"] == ["home"]
    two = reassigning("homeworld_patriotism", explore=["home", "home", "alien"], settle=["home"])
    two.choose(0, "use:homeworld_patriotism")
    assert two.offered(0) == ["move:home@explore", "move:home@settle"]
    assert [(r.key, r.rule, r.params) for r in two.s.refusals(0)] == [
        ("selecting_die_stays", "R-24", {}),
        ("power_does_not_cover", "R-20", {"tile": "homeworld_patriotism"}),
    ]
    assert two.why_not(0, "move:alien@explore") == "R-20"
    two.choose(0, "move:home@explore")
    assert two.offered(0) == ["move:home@explore", "move:home@settle", "done"], "into the selected phase, by itself"
    two.choose(0, "done")
    assert two.dice(0) == {
        "strip": ["consumption"], "explore": ["alien", "home"], "settle": ["home"], "ship": ["home"],
    }  # fmt: skip


@rule("R-23")
def test_a_wild_once_assigned_may_be_moved() -> None:
    scene = Scene(2)
    scene.tableau(0, "galactic_influence")
    scene.workers(0, explore=["home"], wild=["alien"])
    scene.workers(1, ship=["home"])
    scene.assign()
    scene.choose(0, "assign:alien>settle", "select:explore", "with:home@explore", "use:galactic_influence")
    assert scene.offered(0) == into_all_but("settle"), "the only worker is taken by itself"
    scene.choose(0, "into:develop")
    assert scene.dice(0) == {"strip": ["home"], "develop": ["alien"]}


@rule("R-104")
@vector("TV-18")
@refusal("not_most_worlds")
def test_mad_scientists_moves_two_as_sole_most_one_when_tied_none_otherwise() -> None:
    for own, other, third, allowed in (
        (0, 0, 0, 1),
        (2, 1, 0, 2),
        (1, 1, 0, 1),
        (1, 0, 2, 0),
        (0, 1, 0, 0),
        (2, 2, 2, 1),
    ):
        scene = Scene(3)
        worlds = ["gem_world", "space_port", "spice_world", "new_vinland", "secluded_world", "artist_colony"]
        for seat, n in enumerate((own, other, third)):
            scene.tableau(seat, *[worlds.pop() for _ in range(n)], "comet_zone" if seat == 1 else "doomed_world")
        scene.tableau(0, "mad_scientists")
        scene.workers(0, ship=["home"], explore=["alien", "home", "military"])
        scene.workers(1, ship=["home"])
        scene.workers(2, ship=["home"])
        scene.assign()
        scene.choose(0, "select:ship", "with:home@ship")
        if allowed == 0:
            assert scene.offered(0) == ["ready", "dictate"]
            assert [(r.key, r.rule, r.params) for r in scene.s.refusals(0)][-1] == (
                "not_most_worlds", "R-104", {"tile": "mad_scientists"},
            )  # fmt: skip
            assert scene.why_not(0, "use:mad_scientists") == "R-104"
            continue
        assert "not_most_worlds" not in scene.refused(0)
        scene.choose(0, "use:mad_scientists")
        assert scene.offered(0) == ["move:alien@explore", "move:home@explore", "move:military@explore"], "any colour"
        scene.choose(0, "move:alien@explore", "into:ship")
        if allowed == 2:
            assert scene.offered(0) == ["move:home@explore", "move:military@explore", "done"]
            scene.choose(0, "move:military@explore", "into:produce")
        assert scene.kind(0) == "reassign"
        assert len(scene.dice(0)["explore"]) == 3 - allowed


@rule("R-85")
def test_reassign_powers_say_may_so_nobody_has_to_use_them() -> None:
    scene = reassigning("nanotechnology", "executive_power", "backup_planning", explore=["home", "home"])
    scene.choose(0, "ready")
    assert scene.offered(0) == []
    assert scene.dice(0) == {"strip": ["consumption"], "explore": ["home", "home"]}


@rule("R-21")
def test_powers_are_fresh_every_round() -> None:
    scene = Scene(2)
    scene.tableau(0, "nanotechnology")
    scene.cup(0, *["home"] * 4)
    scene.cup(1, "home")
    scene.p(0).selected = 3
    scene.s.played = 31
    scene.s.phase_die = 2
    scene.manage()
    assert scene.p(0).selected == -1
    assert (scene.s.played, scene.s.phase_die) == (0, -1)
    code = scene.offered(0)[0]
    assert code == "select:explore"
    scene.choose(0, code)
    scene.choose(0, scene.offered(0)[0])
    assert scene.offered(0) == ["ready", "dictate", "use:nanotechnology"]


@rule("R-21", "R-22", "R-83")
def test_after_the_reveal_nobody_can_tell_which_powers_were_used() -> None:
    scene = Scene(2)
    scene.tableau(0, "nanotechnology")
    scene.workers(0, explore=["home"] * 5)
    scene.workers(1, explore=["home"] * 2)
    scene.crowd(0)
    scene.credits(0, 1)
    scene.assign()
    scene.choose(0, "select:ship", "use:nanotechnology", "into:settle", "done")
    scene.choose(0, "dictate", "sacrifice:home@settle", "into:settle")
    p = scene.p(0)
    assert (p.used, p.dictates) == (1, 1), "while behind the screen"
    scene.choose(1, "select:ship")
    assert scene.stage == "manage"
    for viewer in (1, None):
        seen = scene.s.view(viewer).players[0]
        assert (seen.used, seen.dictates, seen.power, seen.moved, seen.column) == (0, 0, -1, 0, -1)
