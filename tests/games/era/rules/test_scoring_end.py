"""The end of the game, the rank, and the score at any time before it (E-168 to E-172, E-255 to E-263)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.content import BOX
from orrery.games.era.rules.scoring.final import rank_of, scores
from orrery.games.era.rules.vocabulary import act, goal, phase, source
from orrery.games.era.rules.vocabulary.letter import A, C
from orrery.kernel.acts import entry
from orrery.kernel.score import Score
from tests.rules import rule, tile, vector

from .automata import Automata
from .scene import FARMERS, HUMAN, SLAVERS, at


def ending(aim: int = goal.NONE) -> Automata:
    """The last round, with the alignment that pays nothing, and no ship anywhere."""
    scene = Automata()
    scene.wars = [False, False, False]
    scene.round = 8
    scene.goal = aim
    return scene


def ended(scene: Automata) -> Score:
    scene.start(entry(act.FINAL))
    assert (scene.phase, scene.open, scene.agenda) == (phase.OVER, [], [])
    return scene.scores()[0]


def parts(score: Score) -> dict[str, int]:
    return {part.key: part.points for part in score.parts}


# Population and sectors.


@rule("E-169")
@vector("EV-83")
@tile("population_track")
@pytest.mark.parametrize(
    ("discs", "dp"), [(0, 6), (10, 16), (26, 32), (27, 34), (30, 40), (37, 54), (38, 57), (39, 60)]
)
def test_the_population_track_pays_its_highest_free_number(discs: int, dp: int) -> None:
    scene = ending()
    scene.own(HUMAN, "he5", discs)
    assert parts(ended(scene)) == {"population": dp}
    scene = ending()
    scene.me.track -= discs
    scene.ascended = discs
    assert parts(ended(scene)) == {"population": dp}, "ascended ones count as well"


@rule("E-170", "E-257", "E-256")
@vector("EV-84", "EV-96", "EV-98")
@pytest.mark.parametrize(
    ("mine", "slavers", "farmers", "dp"),
    [(3, 3, 1, 4), (0, 0, 0, 0), (2, 3, 0, 0), (3, 2, 2, 4), (1, 0, 0, 4), (1, 0, 2, 0), (0, 0, 1, 0)],
)
@pytest.mark.parametrize("sector", ["z", "h"])
def test_most_ships_in_a_sector_pay(mine: int, slavers: int, farmers: int, dp: int, sector: str) -> None:
    scene = ending()
    scene.ships(HUMAN, f"{sector}e1", mine)
    scene.ships(SLAVERS, f"{sector}e2", slavers)
    scene.ships(FARMERS, f"{sector}e3", farmers)
    assert parts(ended(scene)).get("sectors", 0) == dp
    assert [event.params["sector"] for event in scene.told("points") if "sector" in event.params] == [sector] * (
        dp // 4
    )


@rule("E-170")
def test_ships_in_fleets_count_for_a_sector() -> None:
    scene = ending()
    scene.fleet(HUMAN, A, "ze1", 4)
    scene.ships(HUMAN, "zd1", 1)
    scene.fleet(SLAVERS, C, "zi1", 5)
    scene.ships(HUMAN, "he1", 2)
    assert parts(ended(scene))["sectors"] == 8
    for mine, theirs, dp in (("fleet", "ships", 4), ("ships", "fleet", 0)):
        scene = ending()
        scene.ships(HUMAN if mine == "ships" else SLAVERS, "ze1", 3)
        scene.fleet(HUMAN if mine == "fleet" else SLAVERS, A, "zi1", 4)
        assert theirs != mine
        assert parts(ended(scene)).get("sectors", 0) == dp


# Rank.


@rule("E-258", "E-259", "E-172")
@vector("EV-85", "EV-86", "EV-113")
@tile("rank_sublunar", "rank_lunar", "rank_planetary", "rank_stellar", "rank_galactic", "rank_cosmic")
def test_the_rank_goes_by_the_points_and_the_goal() -> None:
    scene = ending()
    found = [rank_of(scene, dp) for dp in (-20, 69, 70, 84, 85, 99, 100, 114, 115, 300)]
    two = ["planetary"] * 2 + ["stellar"] * 2 + ["galactic"] * 2
    assert found == ["lunar", "lunar", *two, "cosmic", "cosmic"]
    scene.goal = goal.POWER
    found = [rank_of(scene, dp) for dp in (-20, 69, 70, 84, 85, 99, 100, 114, 115, 300)]
    two = ["lunar"] * 2 + ["planetary"] * 2 + ["stellar"] * 2
    assert found == ["sublunar", "sublunar", *two, "galactic", "galactic"]


@rule("E-258", "E-168", "E-171")
def test_the_rank_is_told_last() -> None:
    scene = ending(goal.CONTROL)
    scene.points[source.STORY] = 60
    score = ended(scene)
    assert parts(score) == {"story": 60, "population": 6, "goal": 10}
    assert (score.total, score.rank) == (76, "lunar")
    assert [repr(event) for event in scene.heard.events] == [
        "final seat=0 total=60 [E-168]",
        "points seat=0 n=6 source=population why=population total=66 discs=0 [E-169]",
        "points seat=0 n=10 source=goal why=goal total=76 goal=control times=1 [E-179]",
        "rank seat=0 rank=lunar total=76 [E-259]",
    ]


@rule("E-263", "E-256", "E-262")
def test_nobody_else_has_a_score_and_nobody_wins() -> None:
    scene = ending()
    scene.difficulty = 3
    assert [(score.seat, score.wins) for score in scene.scores()] == [(HUMAN, False)]


@rule("E-12")
def test_the_score_can_be_below_zero() -> None:
    scene = ending()
    scene.points[source.POWER] = -25
    score = ended(scene)
    assert (score.total, score.rank) == (-19, "lunar")


# The score before the end.


@rule("E-169", "E-170", "E-179")
def test_the_score_at_any_time_has_what_the_end_would_bring_now() -> None:
    for aim in range(goal.NONE, goal.GOALS):
        scene = ending(aim)
        scene.round = 3
        scene.phase = phase.MOVE
        scene.points[source.STORY] = 7
        scene.own(HUMAN, "ze5", 3)
        scene.relics[at("ze5")] = BOX.relic_keys.index("pyramids")
        scene.ships(HUMAN, "he5", 2)
        scene.kept[0] = 1
        scene.on_tile[HUMAN] = 2
        before = scene.scores()[0]
        later = ended(scene)
        assert parts(before) == parts(later)
        assert (before.total, before.rank) == (later.total, later.rank)


@rule("E-256")
def test_a_spectator_and_the_player_see_the_same_score() -> None:
    scene = ending(goal.LEGACY)
    scene.own(HUMAN, "ze5", 3)
    assert [repr(score) for score in scores(scene.view(None))] == [repr(score) for score in scores(scene)]


# Goals.


def goal_pays(scene: Automata) -> int:
    dp = parts(ended(scene)).get("goal", 0)
    pays_at_the_end = scene.goal not in (goal.COOPERATION, goal.PERSONAL_GROWTH)
    assert bool(scene.told("goal_missed")) == (dp == 0 and pays_at_the_end)
    return dp


@rule("E-179")
@tile("goal_control")
def test_control_pays_for_stars_in_the_middle_of_sectors() -> None:
    assert goal_pays(ending(goal.CONTROL)) == 10, "the home star"
    scene = ending(goal.CONTROL)
    scene.own(HUMAN, "ze5", 1)
    assert goal_pays(scene) == 20
    scene = ending(goal.CONTROL)
    scene.own(SLAVERS, "ze5", 1)
    scene.home = at("ha1")
    scene.own(FARMERS, "he5", 1)
    assert goal_pays(scene) == 0


@rule("E-179")
@vector("EV-112")
@tile("goal_discovery")
@pytest.mark.parametrize(("mine", "theirs", "dp"), [(2, 2, 0), (2, 1, 10), (0, 0, 0), (1, 2, 0)])
def test_discovery_pays_for_types_of_which_the_slavers_have_less(mine: int, theirs: int, dp: int) -> None:
    for kind in range(3):
        scene = ending(goal.DISCOVERY)
        scene.kept[kind] = mine
        scene.kept[3 * SLAVERS + kind] = theirs
        assert goal_pays(scene) == dp
    scene = ending(goal.DISCOVERY)
    scene.kept = [mine] * 3 + [0] * 3 + [theirs] * 3
    assert goal_pays(scene) == 3 * dp


@rule("E-181", "E-180")
@vector("EV-111")
@tile("goal_leadership")
@pytest.mark.parametrize(("ships", "dp"), [(0, 0), (1, 0), (2, 20), (3, 20)])
def test_leadership_pays_with_two_ships_on_the_tile(ships: int, dp: int) -> None:
    scene = ending(goal.LEADERSHIP)
    scene.on_tile = [ships, 0, 3 - ships]
    assert goal_pays(scene) == dp


@rule("E-179")
@tile("goal_legacy")
def test_legacy_pays_for_stars_with_lasting_relics() -> None:
    for key, dp in (("death_ray", 10), ("defense_grid", 10), ("super_stargate", 10), ("pyramids", 10)):
        scene = ending(goal.LEGACY)
        scene.relics[at("ze5")] = BOX.relic_keys.index(key)
        assert goal_pays(scene) == 0, "not his star"
        scene = ending(goal.LEGACY)
        scene.relics[at("ze5")] = BOX.relic_keys.index(key)
        scene.own(HUMAN, "ze5", 1)
        assert goal_pays(scene) == dp
    scene = ending(goal.LEGACY)
    scene.own(HUMAN, "ze5", 1)
    assert goal_pays(scene) == 0


@rule("E-179")
@tile("goal_power")
@pytest.mark.parametrize(("mine", "slavers", "farmers", "dp"), [(4, 2, 1, 8), (3, 2, 1, 0), (0, 0, 0, 0), (1, 0, 0, 8)])
def test_power_pays_for_more_ships_than_all_others_together(mine: int, slavers: int, farmers: int, dp: int) -> None:
    scene = ending(goal.POWER)
    for sector in "zh":
        scene.ships(HUMAN, f"{sector}e1", mine)
        scene.ships(SLAVERS, f"{sector}e2", slavers)
        scene.ships(FARMERS, f"{sector}e3", farmers)
    assert goal_pays(scene) == 2 * dp


@rule("E-179")
@tile("goal_presence")
def test_presence_pays_for_sectors_with_two_own_stars() -> None:
    scene = ending(goal.PRESENCE)
    assert goal_pays(scene) == 0
    scene = Automata(he2="star", ze2="star", ze8="star")
    scene.goal = goal.PRESENCE
    scene.own(HUMAN, "he2", 1)
    scene.own(HUMAN, "ze2", 1)
    assert scene.scores()[0].parts[-1].points == 10
    scene.own(HUMAN, "ze8", 1)
    assert goal_pays(scene) == 20


@rule("E-179")
@tile("goal_cooperation", "goal_personal_growth")
def test_cooperation_and_personal_growth_pay_nothing_at_the_end() -> None:
    for aim in (goal.COOPERATION, goal.PERSONAL_GROWTH):
        scene = ending(aim)
        scene.own(HUMAN, "ze5", 1)
        scene.ships(HUMAN, "ze5", 3)
        assert goal_pays(scene) == 0
