"""The short texts of Roll's rules."""

from __future__ import annotations

from orrery.games.roll.rules.game import ROLL
from orrery.games.roll.texts.answer_rules import RULES
from orrery.texts import Speech
from tests.digest import digest, is_assumed, is_decision

from .test_games import RARE

RULES_OF_ROLL = digest("roll").rules


def test_what_we_assume() -> None:
    assumed = {number for number, said in RULES_OF_ROLL.items() if is_assumed(said) and not is_decision(number)}
    assert {number for number in assumed if number.startswith("R-")} == {
        "R-24", "R-40", "R-41", "R-84", "R-109", "R-110",
    }  # fmt: skip
    assert {number for number in assumed if number.startswith("A-")} == {
        "A-8", "A-20", "A-26", "A-29", "A-34", "A-39", "A-40",
    }  # fmt: skip
    assert {number for number in assumed if number.startswith("V-")} == {
        "V-20", "V-21", "V-22", "V-24", "V-25", "V-46", "V-52", "V-53", "V-56", "V-58", "V-77", "V-89", "V-90", "V-94",
    }  # fmt: skip


def test_what_the_rulebooks_decide_for_us() -> None:
    """All other decisions are ours."""
    followed = {number for number, said in RULES_OF_ROLL.items() if is_decision(number) and not is_assumed(said)}
    assert followed == {"D-20", "D-21", "D-24", "D-27", "D-31", "D-44", "D-46"}


def test_what_is_rarely_named_can_be_looked_up() -> None:
    named = {event.rule for event in RARE} | set(RULES.values())
    assert sorted(named - RULES_OF_ROLL.keys()) == []


def test_rules_read_well() -> None:
    assert Speech("en", ROLL).rule("R-54") == "Gray worlds never hold goods."
    assert Speech("de", ROLL).rule("R-34") == "Sammeln: Du erhältst 2 $."
    assert Speech("en", ROLL).rule("V-88") == (
        "Your credit limit is 10 at first. Deals change it by 3; it is never below 1 or above 16."
    )
    assert Speech("de", ROLL).rule("A-14") == "Beim Verbrauchen passt ein Gründerwürfel zu keiner Welt."
