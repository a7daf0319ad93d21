"""What cards and the parts of the robot are and do is told in both languages, made from their content."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.race.rules.design import POWER_PHASES
from orrery.games.race.rules.game import RACE
from orrery.games.race.texts.voice import RaceVoice
from orrery.texts import LANGUAGES, Speech
from tests.texts.sayings import check

ENGLISH, GERMAN = Speech("en", RACE), Speech("de", RACE)
CARDS = [row for row in RACE.components() if row["part"] == "card"]


def figures(value: Any) -> list[int]:
    """All numbers above 1 in a power or a term: one is often told as `a card`."""
    if isinstance(value, dict):
        return [n for inner in value.values() for n in figures(inner)]
    return [value] if type(value) is int and value > 1 else []


def test_every_design_is_there() -> None:
    assert len(CARDS) == 191


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", ["first", "second"])
def test_every_design_is_explained(lang: str, edition: str) -> None:
    options = RACE.complete({"sets": "3", "edition": edition})
    speech = Speech(lang, RACE, options)
    for row in RACE.components(options):
        for line in speech.explain(row["key"]):
            check(line)
            assert line[-1] in ".!" or line == speech.say("rule", rule=row["rule"])


def test_an_explanation_has_a_line_for_all_a_card_has() -> None:
    specials = ("hand_limit", "tableau_end", "start_hand", "start_stash", "second_action_late", "takes_end_discards")
    for row in CARDS:
        powers = sum(len(row.get(phase, [])) for phase in POWER_PHASES)
        expected = 3 + powers + sum(name in row for name in specials) + ("scoring" in row)
        told = [line for line in ENGLISH.explain(row["key"]) if not line.startswith("Doubtful")]
        assert len(told) == expected, row["key"]


@pytest.mark.parametrize("speech", [ENGLISH, GERMAN])
def test_figures_of_a_card_stand_in_its_explanation(speech: Speech) -> None:
    for row in CARDS:
        told = " ".join(speech.explain(row["key"]))
        for phase in POWER_PHASES:
            for power in row.get(phase, []):
                assert all(str(n) in told for n in figures(power)), row["key"]
        for term in row.get("scoring", []):
            assert all(str(n) in told for n in figures(term)), row["key"]
        assert str(row["vp"]) in told or row.get("scoring")


@pytest.mark.parametrize(
    ("key", "line", "english", "german"),
    [
        (
            "contact_specialist",
            3,
            "Settle: you may pay for military worlds instead of conquering them, 1 less than their defence. "
            "Worlds for alien technology are excepted.",
            "Siedeln: Du darfst Militärwelten bezahlen statt erobern, 1 weniger als ihre Verteidigung. "
            "Ausgenommen sind Welten für Alien-Technologie.",
        ),
        (
            "clandestine_uplift_lab",
            3,
            "Trade: for a good (genes) 1 more card for each chromosome world in your tableau.",
            "Handeln: für ein Gut (Gene) 1 Karte mehr für jede Chromosomen-Welt in deiner Auslage.",
        ),
        (
            "free_trade_association",
            2,
            "Consume: up to 3 goods (novelty), each for 1\xa0VP and 1 card.",
            "Verbrauchen: bis zu 3 Güter (Luxusartikel), jedes für 1\xa0SP und 1 Karte.",
        ),
        (
            "universal_symbionts",
            3,
            "Produce: a good on another windfall world of yours for genes.",
            "Produzieren: ein Gut auf einer anderen deiner Windfall-Welten für Gene.",
        ),
        (
            "rebel_freedom_fighters",
            5,
            "Settle: strength -2 if you have an Imperium card in your tableau.",
            "Siedeln: Stärke -2, wenn du eine Imperium-Karte in deiner Auslage hast.",
        ),
        (
            "galactic_bankers",
            4,
            "At the end: 2\xa0VP for Interstellar Bank; 2\xa0VP for Investment Credits; 2\xa0VP for Gambling World; "
            "1\xa0VP for each development. A card counts for the first of these that fits it.",
            "Am Ende: 2\xa0SP für „Interstellare Bank“; 2\xa0SP für „Investitionskredite“; 2\xa0SP für „Casinowelt“; "
            "1\xa0SP für jede Entwicklung. Eine Karte zählt für das Erste davon, das auf sie passt.",
        ),
        (
            "robot_uplift_mercenary_force",
            2,
            "Settle, action: it draws 4 cards, and 1 more for each of its chromosome worlds, and searches for "
            "a military world; it is free.",
            "Siedeln, Aktion: Er zieht 4 Karten und 1 mehr für jede seiner Chromosomen-Welten und sucht "
            "eine Militärwelt; sie ist frei.",
        ),
        (
            "robot_galactic_developers",
            3,
            "Develop, reaction: it draws a card and searches for a development; it is free below cost 6 "
            "and costs 1 credit otherwise.",
            "Entwickeln, Reaktion: Er zieht eine Karte und sucht eine Entwicklung; sie ist unter Kosten 6 frei "
            "und kostet sonst 1 Guthaben.",
        ),
    ],
)
def test_explanations_read_well(key: str, line: int, english: str, german: str) -> None:
    assert ENGLISH.explain(key)[line] == english
    assert GERMAN.explain(key)[line] == german


def test_heads_read_well() -> None:
    assert ENGLISH.explain("rebel_miners")[:2] == [
        "Rebel Miners: military production world for rare elements, defence 2, 1\xa0VP.",
        "Keywords: Rebel. From the base game.",
    ]
    assert GERMAN.explain("galactic_federation")[0] == "Galaktische Föderation: Entwicklung, Kosten 6, SP nach Wertung."
    assert GERMAN.explain("robot_old_earth")[0] == (
        "Roboter: Alte Erde: Das Symbol Roboter bedeutet Handeln. "
        "Nach der ersten Aktion Handeln des Roboters bedeutet es für immer 2x Siegpunkte."
    )


def voice_with(lang: str, key: str, **changes: Any) -> RaceVoice:
    """A voice that knows a component otherwise."""
    voice = RaceVoice(Speech(lang, RACE).texts, RACE)
    voice.components[key] = {**voice.components[key], **changes}
    return voice


def test_a_new_card_of_known_kinds_needs_no_new_text() -> None:
    settle = [{"effect": "military", "n": -3, "against": "windfall_world"}]
    consume = [{"effect": "consume", "good": "alien", "goods_each": 1, "max_times": 4, "gain": {"cards": 2}}]
    told = voice_with("de", "gem_world", settle=settle, consume=consume).explain("gem_world")
    assert "Siedeln: Stärke -3 gegen Windfall-Welten." in told
    assert "Verbrauchen: bis zu 4 Güter (Alien-Technologie), jedes für 2 Karten." in told


def test_doubt_is_told() -> None:
    ours = "Unsicher: Der Name ist unsere eigene Übersetzung von „Rebel Fuel Cache“."
    assert ours in GERMAN.explain("rebel_fuel_cache")
    assert not [line for line in ENGLISH.explain("rebel_fuel_cache") if line.startswith("Doubtful")]
    assert "Doubtful: Cost 3, as in the second edition, is known from one source only." in ENGLISH.explain(
        "imperium_armaments_world"
    )
    assert "Doubtful: what this card has in the second edition is known from one source only." in ENGLISH.explain(
        "outlaw_world"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_are_unique(lang: str) -> None:
    letters = [Speech(lang, RACE).word(f"letter.{kind}") for kind in ("novelty", "rare_elements", "genes", "alien")]
    assert len(set(letters)) == len(letters)
    assert all(len(letter) == 1 for letter in letters)
