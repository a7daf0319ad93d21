"""What Ambition's tiles, dice and questions say, in both languages."""

from __future__ import annotations

import pytest

from orrery.games.roll.rules.catalogue import SHELF
from orrery.games.roll.rules.content import BOXES
from orrery.games.roll.rules.game import Roll
from orrery.games.roll.rules.sets import AMBITION, BASE, WITH
from orrery.texts import LANGUAGES, Speech
from tests.games.roll.rules.expansion.test_ambition_discounts import FIVE, TWO, building, settling
from tests.games.roll.rules.expansion.test_ambition_money import ending
from tests.texts.sayings import check

GAME = Roll(BOXES, [BASE, AMBITION])
ENGLISH, GERMAN = (Speech(lang, GAME, {WITH: "ambition"}) for lang in ("en", "de"))
SIDES = [str(side.row["key"]) for side in SHELF.catalogue().sides if side.sets == AMBITION]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_side_is_explained(lang: str) -> None:
    speech = Speech(lang, GAME, {WITH: "ambition"})
    assert len(SIDES) == 45
    for key in [*SIDES, "leader", "entrepreneur"]:
        for line in speech.voice.explain(key):
            check(line)


POWERS = {
    "subdimensional_exploration": (
        "Explore: you gain $1 each time you scout.",
        "Erkunden: Du erhältst 1\xa0$, sooft du aufklärst.",
    ),
    "galactic_advertisers": (
        "End of Ship: you gain $1 for every 2 goods you shipped in this phase, rounded up.",
        "Ende von Verladen: Du erhältst 1\xa0$ für je 2 Güter, die du in dieser Phase verladen hast, aufgerundet.",
    ),
    "economic_factors": (
        "Produce: you gain $1 for each good you produce.",
        "Produzieren: Du erhältst 1\xa0$ für jedes Gut, das du produzierst.",
    ),
    "alien_tech_institute": (
        "Produce: you gain $2 for each good you produce on your Alien worlds.",
        "Produzieren: Du erhältst 2\xa0$ für jedes Gut, das du auf deinen „Alien-Technologie“-Welten produzierst.",
    ),
    "uplift_mercenaries": (
        "Settle: when you complete a world, you gain $2 for each pair of a Military die and a Genes die "
        "among its settlers.",
        "Siedeln: Wenn du eine Welt fertigstellst, erhältst du 2\xa0$ für jedes Paar aus einem Militärwürfel "
        "und einem Genewürfel unter ihren Siedlern.",
    ),
    "uplift_gene_breeders": (
        "Settle: when you complete a world of cost 3 or more, you gain $2, and $1 more if it is a Genes world.",
        "Siedeln: Wenn du eine Welt mit Kosten von mindestens 3 fertigstellst, erhältst du 2\xa0$, "
        "und 1\xa0$ mehr, wenn es eine Gene-Welt ist.",
    ),
    "deficit_spending": (
        "End of Ship, once: you may pay up to 2 credits for as many VP.",
        "Ende von Verladen, einmal: Du darfst bis zu 2\xa0$ für ebenso viele SP zahlen.",
    ),
    "contact_specialist": (
        "Settle: before you complete a world you may return a Military die of your empire to the supply; "
        "then it needs 3 settlers fewer, but at least 1. Once for each.",
        "Siedeln: Bevor du eine Welt fertigstellst, darfst du einen Militärwürfel aus deinem Imperium in den "
        "Vorrat zurücklegen; dann braucht sie 3 Siedler weniger, aber mindestens 1. Einmal für jede.",
    ),
}


@pytest.mark.parametrize("key", POWERS)
def test_new_powers_are_explained_in_full(key: str) -> None:
    english, german = POWERS[key]
    assert english in ENGLISH.voice.explain(key)
    assert german in GERMAN.voice.explain(key)


def test_bonuses_and_what_worlds_never_do() -> None:
    assert "End of the game: 1\xa0VP for each Military die you own." in ENGLISH.voice.explain("galactic_imperium")
    assert "End of the game: 3\xa0VP for each of your worlds of cost 4 or more." in (
        ENGLISH.voice.explain("terraforming_unlimited")
    )
    lines = ENGLISH.voice.explain("rebel_stronghold")
    assert "Nothing changes what it costs." in lines
    assert "End of the game: 4\xa0VP." in lines
    assert "Can hold a good, which is consumed and never traded." in ENGLISH.voice.explain("alien_refinery")


def test_a_cheaper_tile_is_asked_about() -> None:
    scene = settling("terraforming_specialists", zone=[TWO], lying=[], workers=["home"])
    decision = scene.s.decision(0)
    assert decision is not None
    assert ENGLISH.decision(decision, scene.s) == (
        "Rebel Hideout has 1 of the 2 dice it needs. Do you make up for the rest with a power?"
    )
    labels = [ENGLISH.choice(decision, choice) for choice in decision.choices]
    assert labels == ["Do not use it", "Use Terraforming Specialists"]
    for choice in decision.choices:
        assert "Rule\xa0A-38" in ENGLISH.explain_choice(decision, choice)


def test_a_die_to_return_is_asked_for() -> None:
    scene = building("contact_specialist", zone=[FIVE], lying=["home"], workers=["home"])
    scene.cup(0, "military")
    scene.citizenry(0, "military")
    scene.phases("settle", "ship")
    scene.choose(0, "use:contact_specialist")
    decision = scene.s.decision(0)
    assert decision is not None
    assert (
        GERMAN.decision(decision, scene.s)
        == "„Kontaktspezialist“: Welchen Militärwürfel legst du in den Vorrat zurück?"
    )
    for choice in decision.choices:
        check(GERMAN.choice(decision, choice))
        assert "Regel\xa0A-34" in GERMAN.explain_choice(decision, choice)


def test_paying_for_points_at_the_end_is_asked() -> None:
    scene = ending(2, "free_trade_association")
    decision = scene.s.decision(0)
    assert decision is not None
    assert ENGLISH.decision(decision, scene.s) == ("Deficit Spending: how much do you pay for as many VP? You have $2.")
    assert [ENGLISH.choice(decision, choice) for choice in decision.choices] == [
        "Do not pay", "Pay $1 for 1\xa0VP", "Pay $2 for 2\xa0VP", "First let your other powers act",
    ]  # fmt: skip
    for choice in decision.choices:
        check(GERMAN.explain_choice(decision, choice)[0])
        assert "Rule\xa0A-35" in ENGLISH.explain_choice(decision, choice)
    assert ENGLISH.explain_choice(decision, decision.choices[0])[0] == "You keep your credits."
