"""What Rivalry's tiles, dice and questions say, in both languages."""

from __future__ import annotations

import pytest

from orrery.games.roll.rules.catalogue import SHELF
from orrery.games.roll.rules.content import BOXES
from orrery.games.roll.rules.game import Roll
from orrery.games.roll.rules.sets import BASE, RIVALRY, WITH
from orrery.texts import LANGUAGES, Speech
from tests.games.roll.rules.expansion.test_rivalry_building import settling
from tests.games.roll.rules.expansion.test_rivalry_goods import refining
from tests.games.roll.rules.scene import Scene
from tests.texts.sayings import check

GAME = Roll(BOXES, [BASE, RIVALRY])
ENGLISH, GERMAN = (Speech(lang, GAME, {WITH: "rivalry"}) for lang in ("en", "de"))
SIDES = [str(side.row["key"]) for side in SHELF.catalogue().sides if side.sets == RIVALRY]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_side_is_explained(lang: str) -> None:
    speech = Speech(lang, GAME, {WITH: "rivalry"})
    assert len(SIDES) == 52
    for key in [*SIDES, "pioneer"]:
        for line in speech.voice.explain(key):
            check(line)


POWERS = {
    "galactic_prognosticators": (
        "Reassign, in Reveal, before idle workers return to the cup: you may move a worker from a phase that is not "
        "played to one that is.",
        "Versetzen, beim Aufdecken, bevor Arbeiter ohne Arbeit in den Becher kommen: Du darfst einen Arbeiter aus "
        "einer Phase, die nicht gespielt wird, in eine versetzen, die gespielt wird.",
    ),
    "colony_ship": (
        "Settle: you may put this tile into the bag to complete your top world without dice, but none of these: "
        "Alien worlds.",
        "Siedeln: Du darfst dieses Plättchen in den Beutel legen, um deine oberste Welt ohne Würfel fertigzustellen, "
        "aber keine von diesen: „Alien-Technologie“-Welten.",
    ),
    "gene_medium": (
        "Develop: a development needs 1 fewer for each Genes die used for it, but at least 1.",
        "Entwickeln: Eine Entwicklung braucht 1 weniger für jeden Genewürfel, der dafür verwendet wird, "
        "mindestens aber 1.",
    ),
    "trade_initiative": (
        "Reassign, once a round: you may move a worker to a phase with a higher number.",
        "Versetzen, einmal pro Runde: Du darfst einen Arbeiter in eine Phase mit höherer Nummer versetzen.",
    ),
    "mystery_monolith": ("End of the game: 3\xa0VP.", "Spielende: 3\xa0SP."),
    "oort_cloud_refinery": (
        "Can hold a good, which is consumed and never traded.",
        "Hier kann ein Gut liegen; es wird verbraucht, nie gehandelt.",
    ),
}


@pytest.mark.parametrize("key", POWERS)
def test_powers_are_explained_in_full(key: str) -> None:
    english, german = POWERS[key]
    assert english in ENGLISH.voice.explain(key)
    assert german in GERMAN.voice.explain(key)


def say_all(scene: Scene) -> list[str]:
    """What seat 0 is asked, its answers and what is refused to it, in English; checked in both languages."""
    decision = scene.s.decision(0)
    assert decision is not None
    for speech in (ENGLISH, GERMAN):
        check(speech.decision(decision, scene.s))
        for choice in decision.choices:
            check(speech.choice(decision, choice))
            check(speech.explain_choice(decision, choice)[0])
        for refusal in scene.s.refusals(0):
            check(speech.refusal(refusal))
    return [ENGLISH.decision(decision, scene.s), *[ENGLISH.choice(decision, choice) for choice in decision.choices]]


def test_questions_and_answers_read_well() -> None:
    swap = refining("genes")
    swap.phases("ship")
    asked = say_all(swap)
    assert "Genes" in asked[0]
    assert "Pioneer" in asked[-2]
    ship = settling("colony_ship", zone=["rebel_hideout"], lying=[], settlers=["home"])
    assert "Colony Ship" in say_all(ship)[-1]
    assert say_all(ship)[0].startswith("Which die goes on ")
    ship.choose(0, "build:home")
    asked = say_all(ship)
    assert asked[0].startswith("You have no die left to place. Do you complete ")
    assert "Colony Ship" in asked[-1]
