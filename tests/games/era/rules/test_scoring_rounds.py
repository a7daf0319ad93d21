"""What alignment and galactic story pay at the end of a round (E-164 to E-166)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.automas.learning import research as automa_research
from orrery.games.era.rules.levels import gain_level
from orrery.games.era.rules.scoring.outlook import round_outlook
from orrery.games.era.rules.vocabulary import goal
from orrery.games.era.rules.vocabulary.alignment import STO, STS
from orrery.games.era.rules.vocabulary.field import GENETICS, MILITARY, PROPULSION, ROBOTICS, SPIRITUALITY
from orrery.games.era.rules.vocabulary.story import JOURNEYS, MIGRATIONS, RIVALRY, STORY_KEYS, WARS
from tests.rules import rule, tile, vector

from .scene import FARMERS, HUMAN, SLAVERS
from .tales import ALL_STORIES, do_research, scored, told_by


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


@rule("E-166", "E-165")
@tile("story_journeys")
def test_the_level_at_the_time_of_scoring_counts() -> None:
    """Of who researched the field in this round, also what was gained otherwise since."""
    scene = told_by(JOURNEYS, 7)
    do_research(scene, PROPULSION)
    gain_level(scene, HUMAN, PROPULSION, "E-161", "trade")
    assert scene.me.levels[PROPULSION] == 3
    assert scored(scene) == [1, 4]
    automa_research(scene, SLAVERS, PROPULSION)
    assert scored(scene) == [1, 4], "they have less"
    gain_level(scene, SLAVERS, PROPULSION, "E-161", "trade")
    assert scored(scene) == [1, 4], "as much"
    gain_level(scene, SLAVERS, PROPULSION, "E-161", "trade")
    assert scored(scene) == [1, 0]


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
