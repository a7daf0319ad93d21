"""What Galactic Era asks, what can be answered, and what an answer brings, in real situations."""

from __future__ import annotations

from orrery.games.era.rules.alphabet import ALPHABET
from orrery.games.era.rules.game import ERA
from orrery.games.era.rules.vocabulary import act, star
from orrery.games.era.rules.vocabulary.alignment import STS
from orrery.games.era.rules.vocabulary.letter import A, E
from orrery.kernel.acts import entry
from orrery.kernel.choice import Decision
from orrery.texts import Speech
from tests.games.era.rules.battles import PLACE, at_war, fight, strike
from tests.games.era.rules.scene import FARMERS, HUMAN, SLAVERS, Scene
from tests.games.era.rules.starts import Start
from tests.games.era.rules.voyages import Voyage

ENGLISH, GERMAN = Speech("en", ERA), Speech("de", ERA)


def asked(scene: Scene, speech: Speech = ENGLISH) -> str:
    return speech.decision(scene.open[0], scene.view(HUMAN))


def gain(scene: Scene, code: str, speech: Speech = ENGLISH) -> str:
    return speech.gain(scene.view(HUMAN), scene.open[0], ALPHABET.by_code[code])


def label(kind: str, code: str, speech: Speech = ENGLISH) -> str:
    choice = ALPHABET.by_code[code]
    return speech.choice(Decision(0, kind, [choice]), choice)


def test_places_are_called_by_their_stars_where_there_is_one() -> None:
    scene = Voyage({"he5": 2}).sail()
    scene.choose("lift:he5")
    assert asked(scene) == "Where do the 2 ships from Arcuturus (he5) go? Range 3. Undo (u) leaves them where they are."
    assert asked(scene, GERMAN) == (
        "Wohin bewegen sich die 2 Schiffe aus Arcuturus (he5)? Reichweite 3. Zurücknehmen (u) lässt sie, wo sie sind."
    )
    assert gain(scene, "to:he3") == "costs 2 of 3"
    assert label("destination", "to:he3") == "To he3"


def test_a_fleet_is_called_by_its_letter() -> None:
    scene = Voyage({"he5": 1}, fleets={"a": ("he5", 6)}).sail()
    assert gain(scene, "lift:fleet_a") == "6 ships, range 3"
    scene.choose("lift:fleet_a")
    assert asked(scene, GERMAN) == (
        "Wohin bewegt sich Flotte A in Arcuturus (he5) mit ihren 6 Schiffen? Reichweite 3. "
        "Zurücknehmen (u) lässt sie, wo sie ist."
    )


def test_a_new_fleet_is_not_asked_whether_it_is_dissolved() -> None:
    scene = Voyage({"he5": 3}).arrange()
    scene.choose("regroup:he5")
    assert asked(scene) == "3 ships outside fleets at Arcuturus (he5). Which fleet gets another number of ships?"
    scene.choose("form:a")
    assert asked(scene) == "How many ships at Arcuturus (he5) form fleet A (1 to 3)?"
    scene.choose("crew:2")
    assert asked(scene, GERMAN).startswith("In Arcuturus (he5) ist ein Schiff außerhalb von Flotten, Flotten A (2).")


def test_a_battle_says_who_stands_against_whom() -> None:
    scene = at_war()
    scene.ships(HUMAN, PLACE, 3)
    scene.ships(FARMERS, PLACE, 1)
    scene.ships(SLAVERS, PLACE, 5)
    scene.levels(HUMAN, 1, 3, 1, 1, 1)
    scene.order = [HUMAN, FARMERS, SLAVERS]
    fight(scene, SLAVERS)
    assert scene.kind() == "retreat"
    assert (
        asked(scene)
        == "The Slavers (5) attack you (3) and the Farmers (1) at Khaa (ze5). Do you retreat before combat?"
    )
    assert asked(scene, GERMAN) == (
        "In Khaa (ze5): die Sklavenhändler (5) gegen dich (3) und die Genetischen Bauern (1). "
        "Ziehst du dich vor dem Kampf zurück?"
    )


def test_an_evading_fleet_is_asked_about_alone() -> None:
    scene = at_war()
    scene.fleet(HUMAN, E, PLACE, 4)
    scene.ships(SLAVERS, PLACE, 5)
    fight(scene, SLAVERS)
    assert asked(scene) == "The Slavers (5) attack you (4) at Khaa (ze5). Does your fleet E retreat before combat?"


def test_losses_say_what_they_cost() -> None:
    scene = strike(5, 3)
    assert asked(scene) == (
        "You have won at Khaa (ze5). How many of the ships outside fleets of the Slavers (3 ships) do you destroy? "
        "You lose half as many yourself, rounded up."
    )
    assert [gain(scene, f"lose:{n}") for n in range(4)] == [
        "you lose none", "you lose one ship", "you lose one ship", "you lose 2 ships",
    ]  # fmt: skip
    crushing = strike(9, 3)
    assert asked(crushing).endswith("You lose none yourself.")
    assert gain(crushing, "lose:3") == "you lose none"


def test_large_numbers_are_asked_in_two_steps() -> None:
    scene = at_war()
    scene.fleet(HUMAN, A, PLACE, 200)
    scene.fleet(SLAVERS, A, PLACE, 60)
    fight(scene, HUMAN)
    scene.choose("tens:4")
    assert asked(scene).endswith("You chose 40 or more: how many more than that?")
    assert label("losses", "tens:4") == "40 to 49"


def test_stars_say_how_many_ships_they_need() -> None:
    scene = Scene(ze8="star", he2="star")
    scene.alignment = STS
    scene.neutral("ze8", star.ADVANCED)
    scene.neutral("he2", star.UNINHABITED)
    scene.faces_seen = [True] * len(scene.faces_seen)
    scene.ships(HUMAN, "ze8", 5)
    scene.ships(HUMAN, "he2", 1)
    scene.growth.ovals = [0, 0, 1, 0, 0]
    scene.growth.selected = [0, 0, 1, 0, 0]
    scene.start(entry(act.GROW_TURN))
    assert gain(scene, "oval:gain_star") == "2 ways to take a star"
    scene.choose("oval:gain_star")
    assert asked(scene) == "Which star do you take, and how?"
    assert label("gain", "conquer:ze8", GERMAN) == "ze8 erobern"
    assert gain(scene, "conquer:ze8") == "ze8, advanced, ships: 4 needed, 5 there, then a disc"
    assert gain(scene, "colonize:he2", GERMAN) == "he2, unbewohnt, Schiffe: 1 nötig, 1 da, dann eine Scheibe"


def test_counters_say_what_they_would_bring() -> None:
    start = Start("side:sto", people="dracos", home="khaa", story="wars")
    s = start.s
    while s.open and s.open[0].kind != "ovals":
        s.apply(0, s.open[0].choices[-1])
    view = s.view(0)
    decision = s.open[0]
    gains = {choice.code: ENGLISH.gain(view, decision, choice) for choice in decision.choices}
    assert gains["oval:build_ships"] == "2 ships"
    assert gains["oval:switch_alignment"] == "you would be STS"
    assert gains["oval:grow_population"].endswith("bonus discs: 0")


def test_the_sides_of_star_people_say_what_they_start_with() -> None:
    start = Start(people="anchara", home="khaa")
    view, decision = start.s.view(0), start.s.open[0]
    assert GERMAN.decision(decision, view) == "Mit welcher Gesinnung beginnst du als Anchara-Koalition?"
    assert [GERMAN.gain(view, decision, choice) for choice in decision.choices] == ["2\xa0SP", "2 Schiffe mehr"]


def test_what_ends_a_question_says_what_it_ends() -> None:
    assert label("fleets", "done") == "Let the ships move"
    assert label("moves", "done", GERMAN) == "Bewegung beenden"
    assert label("exchange", "pass") == "Keep the card"
    assert label("block_star", "pass", GERMAN) == "Gewähren lassen"


def test_what_there_are_many_of_is_typed() -> None:
    many = Decision(0, "destination", [ALPHABET.by_code[f"to:ha{n}"] for n in range(1, 6)] * 3)
    few = Decision(0, "retreat_to", many.choices[:4])
    assert ENGLISH.quiet(many, many.choices[0])
    assert not ENGLISH.quiet(few, few.choices[0])


def test_an_address_means_the_ships_there() -> None:
    found = [ALPHABET.by_code[code] for code in ("lift:he5", "regroup:he5", "scout:he5")]
    assert [choice.code for choice in ENGLISH.meant(Decision(0, "moves", found), found)] == ["lift:he5"]
    assert len(ENGLISH.meant(Decision(0, "moves", found[1:]), found[1:])) == 2


def test_answers_say_what_they_are_good_for() -> None:
    """Only where that says more than the answer itself."""
    decision = Decision(0, "squares", [])
    field = ENGLISH.use_of(decision, ALPHABET.by_code["square:genetics"])
    assert field == "Genetics brings bonus discs: more population, more ships, more DP at the end."
    assert ENGLISH.use_of(decision, ALPHABET.by_code["done"]) == ""
    moving = Decision(0, "destination", [])
    assert GERMAN.use_of(moving, ALPHABET.by_code["to:zc4"]).startswith("Halte an verdeckten Sternen")
    assert GERMAN.use_of(Decision(0, "retreat_to", []), ALPHABET.by_code["to:zc4"]) == ""
    assert ENGLISH.teaches()


def test_an_explanation_has_what_it_does_its_rule_its_use_and_its_component() -> None:
    choice = ALPHABET.by_code["tactic:b:x2"]
    lines = ENGLISH.explain_choice(Decision(0, "tactic", [choice]), choice)
    assert lines[:3] == [
        "The tactic lies on this fleet for the rest of the game.",
        "Rule\xa0E-58",
        "x2 is for what you need the fleet for: A to fight, B to conquer, D to go far.",
    ]
    assert lines[3] == "Bomb: fleet B."


def test_a_component_is_known_by_the_answers_that_name_it() -> None:
    about = {code: ENGLISH.about(ALPHABET.by_code[code]) for code in (
        "play:central:a", "keep:orion", "oval:gain_star", "square:military", "square:up", "learn:slavers:genetics",
        "into:e", "into:loose", "to:ze5",
    )}  # fmt: skip
    assert about == {
        "play:central:a": "card_central",
        "keep:orion": "people_orion",
        "oval:gain_star": "counter_gain_star",
        "square:military": "field_military",
        "square:up": "counter_up",
        "learn:slavers:genetics": "field_genetics",
        "into:e": "fleet_e",
        "into:loose": None,
        "to:ze5": None,
    }
