"""What the galactic story pays at once (E-165, E-167)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.vocabulary import act, phase, star
from orrery.games.era.rules.vocabulary.alignment import STO, STS
from orrery.games.era.rules.vocabulary.source import STORY
from orrery.games.era.rules.vocabulary.story import JOURNEYS, MIGRATIONS, RIVALRY, WARS
from orrery.kernel.acts import entry
from tests.rules import rule, tile, vector

from .growths import growing
from .scene import FARMERS, HUMAN, SLAVERS
from .tales import ALL_STORIES, fights, told_by


@rule("E-165", "E-98")
@tile("story_journeys", "story_migrations")
@pytest.mark.parametrize(
    ("story", "round_", "address", "dp"),
    [
        (JOURNEYS, 4, "ze5", 2),
        (JOURNEYS, 4, "hd3", 0),  # in the home sector
        (JOURNEYS, 2, "ze5", 0),
        (MIGRATIONS, 4, "ze5", 1),
        (MIGRATIONS, 4, "hd3", 1),
        (MIGRATIONS, 7, "ze5", 0),
        (RIVALRY, 4, "ze5", 0),
        (WARS, 4, "ze5", 0),
    ],
)
def test_battles_won_pay_at_once(story: int, round_: int, address: str, dp: int) -> None:
    scene = fights(story, round_, address)
    assert scene.kind() == "losses"
    assert scene.points[STORY] == dp


@rule("E-167", "E-59")
@tile("story_migrations")
def test_a_battle_from_which_all_retreated_is_not_won() -> None:
    scene = told_by(MIGRATIONS, 4, STS)
    scene.wars[FARMERS] = True
    scene.levels(FARMERS, 1, 2, 1, 1, 1)
    scene.ships(HUMAN, "ze5", 9)
    scene.ships(FARMERS, "ze5", 1)
    scene.start(entry(act.BATTLES, HUMAN))
    assert scene.told("retreats")
    assert scene.points[STORY] == 0
    scene.levels(FARMERS, 1, 1, 1, 1, 1)
    for number in range(122):
        scene.factions[FARMERS].put_ships(number, 0)
    scene.ships(FARMERS, "ze5", 1)
    scene.start(entry(act.BATTLES, HUMAN))
    assert scene.points[STORY] == 1


@rule("E-165", "E-132")
@tile("story_journeys", "story_migrations", "story_wars")
@pytest.mark.parametrize(
    ("story", "address", "dp"),
    [
        (JOURNEYS, "ze5", 2),
        (JOURNEYS, "he2", 0),  # in the home sector
        (MIGRATIONS, "ze5", 3),  # its population
        (MIGRATIONS, "he2", 3),
        (WARS, "ze5", 1),
        (WARS, "he2", 1),
        (RIVALRY, "ze5", 0),
    ],
)
def test_stars_taken_from_others_pay_at_once(story: int, address: str, dp: int) -> None:
    for side, way in ((STS, "conquer"), (STO, "liberate")):
        scene = growing("gain_star")
        scene.story = story
        scene.round = 4
        scene.alignment = side
        scene.wars = [False, False, True]
        scene.own(SLAVERS, address, 3)
        scene.ships(HUMAN, address, 4)
        scene.phase = phase.GROWTH
        scene.active = HUMAN
        scene.start(entry(act.GROW_TURN))
        scene.choose("oval:gain_star")
        assert scene.told("takes_star")[0].params["way"] == way
        assert scene.points[STORY] == dp


@rule("E-165")
@tile("story_journeys", "story_wars", "story_rivalry")
def test_a_neutral_star_is_taken_from_nobody() -> None:
    for story, dp in ((JOURNEYS, 0), (WARS, 0), (MIGRATIONS, 0), (RIVALRY, 0)):
        scene = growing("gain_star")
        scene.story = story
        scene.round = 4
        scene.neutral("ze5", star.ADVANCED)
        scene.ships(HUMAN, "ze5", 4)
        scene.start(entry(act.GROW_TURN))
        scene.choose("oval:gain_star")
        assert scene.owner[scene.stars_of(HUMAN)[0]] == HUMAN
        assert scene.points[STORY] == dp


@rule("E-165")
@tile("story_migrations")
def test_population_that_grows_pays_in_the_first_era() -> None:
    for round_, dp in ((2, 3), (3, 0)):
        scene = growing("grow_population")
        scene.story = MIGRATIONS
        scene.round = round_
        scene.start(entry(act.GROW_TURN))
        scene.choose("oval:grow_population", "done")
        assert scene.discs[scene.home] == 1
        assert scene.points[STORY] == dp


@rule("E-165")
@tile("story_rivalry")
def test_stars_gained_pay_in_the_first_era() -> None:
    for round_, dp in ((2, 1), (3, 0)):
        scene = growing("gain_star")
        scene.story = RIVALRY
        scene.round = round_
        scene.neutral("ze2", star.UNINHABITED)
        scene.ships(HUMAN, "ze2", 1)
        scene.start(entry(act.GROW_TURN))
        scene.choose("oval:gain_star")
        assert scene.points[STORY] == dp


@rule("E-165", "E-98")
@tile("story_rivalry")
def test_a_retreat_before_combat_costs_points_in_the_second_era() -> None:
    for round_, dp in ((4, -2), (2, 0)):
        scene = told_by(RIVALRY, round_)
        scene.wars[SLAVERS] = True
        scene.levels(HUMAN, 1, 2, 1, 1, 1)
        scene.ships(HUMAN, "ze5", 2)
        scene.ships(SLAVERS, "ze5", 4)
        scene.start(entry(act.BATTLES, SLAVERS))
        scene.choose("retreat")
        scene.choose(f"to:{scene.offered('to')[0]}")
        assert scene.points[STORY] == dp


@rule("E-165")
@tile("story_wars")
def test_ships_built_pay_in_the_first_era() -> None:
    for round_, dp in ((2, 2), (3, 0)):
        scene = growing("build_ships")
        scene.story = WARS
        scene.round = round_
        scene.start(entry(act.GROW_TURN))
        scene.choose("oval:build_ships")
        assert scene.points[STORY] == dp


@rule("E-165")
@vector("EV-32")
@tile("story_wars")
def test_each_hostile_ship_destroyed_pays_also_in_a_lost_battle() -> None:
    scene = fights(WARS, 4, "ze5", mine=4, theirs=3)
    scene.choose("lose:3")
    assert scene.points[STORY] == 3
    scene = fights(WARS, 4, "ze5", mine=4, theirs=6)
    assert scene.me.ships() == 0
    assert scene.slavers.ships() == 4, "of six they had to give two"
    assert scene.points[STORY] == 2


@rule("E-165", "E-99")
@tile("story_wars", "story_migrations", "relic_death_ray")
@pytest.mark.parametrize(("story", "ships", "dp"), [(WARS, 1, 1), (MIGRATIONS, 0, 1), (WARS, 0, 0)])
def test_the_death_ray_counts_for_ships_and_population(story: int, ships: int, dp: int) -> None:
    scene = told_by(story, 4, STS, ze4="star")
    scene.wars[SLAVERS] = True
    scene.own(HUMAN, "ze5", 1)
    scene.relics[scene.stars_of(HUMAN)[0]] = [relic.key for relic in scene.box.relics].index("death_ray")
    scene.ships(HUMAN, "he5", 1)
    if ships:
        scene.ships(SLAVERS, "ze4", ships)
    else:
        scene.own(SLAVERS, "ze4", 2)
    scene.start(entry(act.MOVE_TURN, HUMAN))
    scene.choose("done")
    scene.choose(*[code for code in scene.offered() if code.startswith("ray")][:1])
    if scene.kind() == "ray_at":
        scene.choose(scene.offered()[0])
    assert scene.points[STORY] == dp


@rule("E-165", "E-256")
def test_automas_do_not_score() -> None:
    for story in ALL_STORIES:
        scene = told_by(story, 4, STS)
        scene.ships(FARMERS, "ze5", 2)
        scene.ships(SLAVERS, "ze5", 5)
        scene.start(entry(act.BATTLES, SLAVERS))
        assert scene.told("battle_won")
        assert (scene.farmers.ships(), scene.slavers.ships()) == (0, 4), "ships of both sides were destroyed"
        assert not scene.told("points")
        assert [score.seat for score in scene.scores()] == [HUMAN]


@rule("E-165")
@tile("story_migrations")
@pytest.mark.parametrize("answers", [["done"], ["leave:he5", "done"]])
def test_growing_pays_only_if_a_disc_was_placed(answers: list[str]) -> None:
    scene = growing("grow_population", "build_ships")
    scene.story = MIGRATIONS
    scene.phase = phase.GROWTH
    scene.active = HUMAN
    scene.start(act.GROW_TURN)
    scene.choose("oval:grow_population", *answers)
    assert scene.params("grows_population")["n"] == 2 - len(answers)
    assert scene.points[STORY] == (3 if answers == ["done"] else 0)
