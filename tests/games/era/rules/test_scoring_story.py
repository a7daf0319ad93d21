"""What the galactic story and the alignment pay, at once and at the end of a round (E-164 to E-167)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.automas.learning import research as automa_research
from orrery.games.era.rules.growth.research import research
from orrery.games.era.rules.levels import gain_level
from orrery.games.era.rules.scoring.outlook import round_outlook
from orrery.games.era.rules.vocabulary import act, goal, phase, star
from orrery.games.era.rules.vocabulary.alignment import STO, STS
from orrery.games.era.rules.vocabulary.field import GENETICS, MILITARY, PROPULSION, ROBOTICS, SPIRITUALITY
from orrery.games.era.rules.vocabulary.source import ALIGNMENT, STORY
from orrery.games.era.rules.vocabulary.story import JOURNEYS, MIGRATIONS, RIVALRY, STORY_KEYS, WARS
from orrery.kernel.acts import entry
from tests.rules import rule, tile, vector

from .automata import Automata
from .growths import growing
from .scene import FARMERS, HUMAN, SLAVERS, Scene

ALL_STORIES = [JOURNEYS, MIGRATIONS, RIVALRY, WARS]


def told_by(story: int, round_: int, alignment: int = STO, **hexes: str) -> Automata:
    scene = Automata(**hexes)
    scene.wars = [False, False, False]
    scene.story = story
    scene.round = round_
    scene.alignment = alignment
    return scene


def scored(scene: Scene) -> list[int]:
    """What the scoring phase pays: for the alignment, and for the story."""
    before = scene.points[:]
    scene.start(entry(act.SCORE))
    return [scene.points[ALIGNMENT] - before[ALIGNMENT], scene.points[STORY] - before[STORY]]


def do_research(scene: Scene, field: int) -> None:
    """The player raises a field by a Research action."""
    scene.round, now = 1, scene.round  # whatever the era
    research(scene, 1 << field)
    scene.advance(scene.seat)
    scene.round = now
    scene.seat.todo = []
    scene.open = []


def fights(story: int, round_: int, address: str, alignment: int = STS, mine: int = 9, theirs: int = 2) -> Automata:
    """The player attacks Slavers, who stay."""
    scene = told_by(story, round_, alignment)
    scene.wars[SLAVERS] = True
    scene.ships(HUMAN, address, mine)
    scene.ships(SLAVERS, address, theirs)
    scene.start(entry(act.BATTLES, HUMAN))
    return scene


# The alignment.


@rule("E-164", "E-42")
@tile("story_eras")
def test_the_alignment_of_the_era_pays_a_point() -> None:
    for story in ALL_STORIES:
        paid = {STO: "", STS: ""}
        for side in (STO, STS):
            for round_ in range(1, 9):
                paid[side] += str(scored(told_by(story, round_, side))[0])
        assert paid == {STO: "11000011", STS: "00111100"}, STORY_KEYS[story]


@rule("E-164")
def test_a_round_without_points_says_so() -> None:
    scene = told_by(JOURNEYS, 4, STO)
    assert scored(scene) == [0, 0]
    assert [repr(event) for event in scene.heard.events] == [
        "scoring seat=0 story=journeys era=2 alignment=sts fits=False [E-164]",
        "no_points seat=0 total=0 [E-165]",
    ]
    assert not scene.ledger.aligned
    assert scored(told_by(JOURNEYS, 4, STS)) == [1, 0]


# Journeys.


@rule("E-165", "E-160")
@vector("EV-88")
@tile("story_journeys")
def test_journeys_begin_with_contacts() -> None:
    scene = told_by(JOURNEYS, 2)
    assert scored(scene) == [1, 0]
    scene.ships(FARMERS, "he5", 1)
    assert scored(scene) == [1, 1]
    scene.ships(HUMAN, "ze5", 1)
    scene.own(SLAVERS, "ze5", 1)
    assert scored(scene) == [1, 2]
    told = repr(scene.told("points")[-1])
    assert told == "points seat=0 n=2 source=story why=contact total=6 times=2 [E-165]"
    scene.round = 3
    assert scored(scene) == [0, 0], "in the first era alone"


@rule("E-165", "E-256")
@vector("EV-89")
@tile("story_journeys", "story_migrations", "story_rivalry", "story_wars")
def test_in_the_second_era_wars_pay() -> None:
    for story in ALL_STORIES:
        for wars, times in (([False, False, False], 0), ([False, True, False], 1), ([False, True, True], 1)):
            scene = told_by(story, 4, STS)
            scene.wars = wars
            assert scored(scene) == [1, times * (2 if story == WARS else 1)], (STORY_KEYS[story], wars)
            scene.round = 2
            assert scored(scene) == [0, 0]


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
    scene.factions[FARMERS].loose = [0] * 122
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


@rule("E-165", "E-166")
@vector("EV-92")
@tile("story_journeys", "story_wars")
@pytest.mark.parametrize(("story", "fields"), [(JOURNEYS, [SPIRITUALITY, PROPULSION]), (WARS, [MILITARY, ROBOTICS])])
def test_the_highest_research_pays_what_is_missing_to_7(story: int, fields: list[int]) -> None:
    for field in range(5):
        for mine, theirs, dp in ((4, 3, 3), (4, 4, 3), (4, 5, 0), (2, 0, 5), (6, 2, 1)):
            scene = told_by(story, 8)
            scene.me.levels[field] = mine - 1
            do_research(scene, field)
            if theirs:
                scene.slavers.levels[field] = theirs - 1
                automa_research(scene, SLAVERS, field)
                if scene.slavers.levels[field] != theirs:
                    continue  # no Spirituality above 4
            assert scored(scene) == [1, dp if field in fields else 0], (field, mine, theirs)


@rule("E-166", "E-117")
@tile("story_journeys")
def test_only_research_that_raised_a_level_counts() -> None:
    scene = told_by(JOURNEYS, 7)
    gain_level(scene, HUMAN, PROPULSION, "E-161", "trade")
    assert scored(scene) == [1, 0], "a trade is no research"
    scene.me.levels[SPIRITUALITY] = 6
    do_research(scene, SPIRITUALITY)
    assert scored(scene) == [1, 0], "nor is research+"
    do_research(scene, PROPULSION)
    gain_level(scene, SLAVERS, PROPULSION, "E-161", "trade")
    gain_level(scene, SLAVERS, PROPULSION, "E-161", "trade")
    gain_level(scene, SLAVERS, PROPULSION, "E-161", "trade")
    assert scene.slavers.levels[PROPULSION] > scene.me.levels[PROPULSION]
    assert scored(scene) == [1, 4], "their level came otherwise, and does not disturb"


# Migrations.


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


@rule("E-165", "E-166")
@vector("EV-91")
@tile("story_migrations")
def test_fields_that_only_the_player_researched_pay() -> None:
    scene = told_by(MIGRATIONS, 7)
    do_research(scene, GENETICS)
    do_research(scene, MILITARY)
    assert scored(scene) == [1, 8]
    automa_research(scene, FARMERS, GENETICS)
    assert scored(scene) == [1, 4], "so did the Farmers"
    gain_level(scene, SLAVERS, MILITARY, "E-161", "trade")
    assert scored(scene) == [1, 4]
    automa_research(scene, SLAVERS, ROBOTICS)
    assert scored(scene) == [1, 4]


@rule("E-166", "E-196")
@tile("story_migrations")
def test_the_extra_level_of_an_automa_with_robotics_5_is_researched() -> None:
    scene = told_by(MIGRATIONS, 7)
    scene.levels(SLAVERS, 1, 4, 6, 5, 6)
    do_research(scene, MILITARY)
    do_research(scene, ROBOTICS)
    assert scored(scene) == [1, 8]
    automa_research(scene, SLAVERS, MILITARY)
    assert scene.slavers.levels[ROBOTICS] == 6, "it was the only one left"
    assert scored(scene) == [1, 0]


# Rivalry.


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


@rule("E-165")
@tile("story_rivalry")
def test_hostile_stars_with_an_own_ship_pay() -> None:
    scene = told_by(RIVALRY, 5, STS)
    scene.own(SLAVERS, "ze5", 2)
    scene.ships(HUMAN, "ze5", 1)
    assert scored(scene) == [1, 0], "at peace"
    scene.wars[SLAVERS] = True
    assert scored(scene) == [1, 2], "the war, and the star"
    scene.ships(HUMAN, "ze5", 0)
    assert scored(scene) == [1, 1]
    scene.fleet(HUMAN, 0, "ze5", 3)
    assert scored(scene) == [1, 2]
    scene.levels(SLAVERS, 1, 5, 1, 1, 1)
    assert scored(scene) == [1, 1], "nobody blocks Spirituality 5"


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
@vector("EV-90")
@tile("story_rivalry")
def test_fields_with_the_highest_level_pay_also_in_a_tie() -> None:
    scene = told_by(RIVALRY, 7)
    scene.levels(HUMAN, 3, 2, 2, 1, 1)
    scene.levels(FARMERS, 1, 2, 1, 1, 1)
    scene.levels(SLAVERS, 3, 1, 1, 1, 2)
    assert scored(scene) == [1, 12]
    fields = [event.params["field"] for event in scene.told("points") if "field" in event.params]
    assert fields == ["military", "spirituality", "propulsion", "robotics"]


# Wars.


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
        scene.ships(SLAVERS, "ze5", 9)
        scene.start(entry(act.BATTLES, SLAVERS))
        assert scene.told("battle_won")
        assert not scene.told("points")
        assert [score.seat for score in scene.scores()] == [HUMAN]


# What would be paid now.


@rule("E-165", "E-180")
@pytest.mark.parametrize("story", ALL_STORIES)
@pytest.mark.parametrize("round_", [2, 4, 8])
def test_what_the_round_would_pay_is_known_beforehand(story: int, round_: int) -> None:
    scene = told_by(story, round_)
    scene.goal = goal.LEADERSHIP
    scene.wars[SLAVERS] = True
    scene.own(SLAVERS, "ze5", 2)
    scene.ships(HUMAN, "ze5", 1)
    scene.levels(HUMAN, 3, 2, 2, 1, 1)
    scene.ledger.raised = [2] * 5 + [0] * 10
    outlook = round_outlook(scene)
    paid = scored(scene)
    assert [outlook["alignment"], sum(term["now"] for term in outlook["end"])] == paid
    assert paid[1] > 0 or not outlook["end"]
    assert outlook["leadership"]["ends"] == (round_ != 4)
    assert len(outlook["end"]) + len(outlook["at_once"]) == len(scene.box.terms[story][scene.era])
