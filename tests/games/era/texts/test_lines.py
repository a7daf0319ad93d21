"""The table of Galactic Era in lines: all that matters, as far as the player knows it."""

from __future__ import annotations

from orrery.games.era.rules.content import BOX
from orrery.games.era.rules.game import ERA
from orrery.games.era.rules.vocabulary import goal, phase, star
from orrery.games.era.rules.vocabulary.alignment import STS
from orrery.games.era.rules.vocabulary.letter import DOUBLE, A, C, D
from orrery.texts import LANGUAGES, Speech
from tests.games.era.rules.scene import FARMERS, HUMAN, SLAVERS, Scene, at
from tests.texts.sayings import check

ENGLISH, GERMAN = Speech("en", ERA), Speech("de", ERA)


def scene() -> Scene:
    found = Scene(ze8="star", he2="star", hg3="asteroids")
    found.kin("orion", STS)
    found.phase = phase.MOVE
    found.wars = [False, False, True]
    found.own(HUMAN, "he2", 3)
    found.own(SLAVERS, "ze5", 2)
    found.neutral("ze8", star.PRIMITIVE)
    found.ships(FARMERS, "hg3", 1)
    found.fleet(HUMAN, A, "he5", 4)
    found.me.tactics[A] = DOUBLE
    found.fleet(SLAVERS, C, "he2", 5)
    found.fleet(SLAVERS, D, "ze5", 2)
    found.slavers.shown[D] = True
    found.slavers.tactics[C] = DOUBLE
    found.robots.power = 2
    found.slavers.track -= 2
    return found


def lines(found: Scene, speech: Speech = ENGLISH) -> list[str]:
    told = speech.lines(found.view(HUMAN), HUMAN)
    for line in told:
        check(line.strip())
    return [line.strip() for line in told]


def test_stars_tell_owner_population_ships_and_what_blocks_them() -> None:
    told = lines(scene())
    assert "ze8: unknown" in told
    assert "he2: yours, population 3, ships: Slavers 5, growth limit 3, blocked" in told
    assert "ze5 Khaa: the Slavers, population 2, ships: Slavers 2" in told
    assert "Ships elsewhere: hg3 (asteroid system) Genetic Farmers 1." in told


def test_a_hidden_letter_stays_hidden_and_its_tactic_with_it() -> None:
    told = "\n".join(lines(scene()))
    assert "7 ships, fleets: ? 5 at he2, C x2 unseen, D 2 at ze5." in told
    open_to_see = scene()
    open_to_see.slavers.shown[C] = True
    assert "C x2 5 at he2" in "\n".join(lines(open_to_see))


def test_the_player_has_levels_fleets_and_tracks() -> None:
    told = lines(scene(), GERMAN)
    assert "Du: Imperium Orion, DAS. Militär 1, Spiritualität 1, Antrieb 1, Robotik 1, Genetik 1." in told
    assert "Deine Flotten: A x2 4 in he5." in told
    assert "Bevölkerungsleiste: noch 36 Scheiben, 9 frei, Schiffe dadurch 2." in told
    assert "Machtleiste der Sklavenhändler: 2 Scheiben. Bevölkerungsleiste: noch 35 Scheiben." in told


def test_where_the_game_stands() -> None:
    told = lines(scene())
    assert told[0] == (
        "Round 2 of 8: movement and combat. The era rewards STO. Story Journeys, goal none, difficulty easy."
    )
    assert told[1] == "Turn order: you, the Farmers and the Slavers. You are at war with the Slavers."
    peace = scene()
    peace.wars = [False, False, False]
    assert lines(peace, GERMAN)[1].endswith("Du bist mit beiden Automas im Frieden.")


def test_cards_tell_how_far_their_condition_is() -> None:
    found = scene()
    found.hand.cards = [BOX.card_keys.index("central"), BOX.card_keys.index("special_scientific")]
    found.hand.played, found.hand.sections = [BOX.card_keys.index("spatial")], [1]
    told = [line for line in lines(found) if line.startswith("Domination cards")]
    assert told == [
        "Domination cards: Central: A 12\xa0DP (stars in the central sector 0 of 4), B 0\xa0DP; "
        "Special Scientific: A 11\xa0DP (highest level 1 of 6, second highest level 1 of 5), B 1\xa0DP. "
        "Played: Spatial for B."
    ]


def test_goals_that_count_something_say_so() -> None:
    found = scene()
    found.goal = goal.DISCOVERY
    found.kept[HUMAN * star.TYPES + star.PRIMITIVE] = 2
    found.kept[SLAVERS * star.TYPES + star.ADVANCED] = 1
    told = "\n".join(lines(found))
    assert "uninhabited you 0, Slavers 0; primitive you 2, Slavers 0; advanced you 0, Slavers 1." in told
    found.goal = goal.LEADERSHIP
    found.on_tile[SLAVERS] = 1
    assert "Schiffe auf dem Plättchen für Führung: du 0, Sklavenhändler 1." in lines(found, GERMAN)


def test_the_score_says_what_it_is_made_of() -> None:
    found = scene()
    found.points[1] = 5
    (told,) = [line for line in lines(found) if line.startswith("Score")]
    assert told.startswith("Score: 5\xa0DP so far; ")
    assert "Galactic story: 5, Population: 9" in told
    assert told.endswith("rank lunar.")


def test_a_spectator_reads_the_same() -> None:
    found = scene()
    for lang in LANGUAGES:
        speech = Speech(lang, ERA)
        assert speech.lines(found.view(None), None) == speech.lines(found.view(HUMAN), HUMAN)


def test_a_star_that_was_emptied_and_a_home_that_moved() -> None:
    found = scene()
    found.owner[at("he5")] = -1
    found.counters[at("he5")] = star.UNINHABITED
    found.faces_seen[at("he5")] = True
    found.home = at("hb3")
    found.owner[found.home] = HUMAN
    told = lines(found)
    assert "he5 Arcuturus: uninhabited, ships: you 4" in told
    assert any(line.startswith("hb3: your home star, population 6") for line in told)
