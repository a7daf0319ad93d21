"""The short texts of the rules of Race."""

from __future__ import annotations

from orrery.games.race.rules.game import RACE
from orrery.games.race.texts.questions import RULES
from orrery.texts import Speech
from tests.digest import digest, is_assumed
from tests.rules import rule

RULES_OF_RACE = digest("race").rules


def test_every_number_is_there() -> None:
    numbers = [int(number.removeprefix("S-")) for number in RULES_OF_RACE]
    assert numbers == sorted(numbers)
    assert set(range(1, 136)) <= set(numbers)
    assert min(number for number in numbers if number > 135) == 140


def test_what_we_assume() -> None:
    assumed = {number for number, said in RULES_OF_RACE.items() if is_assumed(said)}
    assert assumed == {f"S-{n}" for n in range(143, 166)}


def test_what_answers_name_can_be_looked_up() -> None:
    assert sorted(set(RULES.values()) - RULES_OF_RACE.keys()) == []


def test_rules_read_well() -> None:
    assert Speech("en", RACE).rule("S-18") == "In each phase you act first, then the robot."
    assert Speech("de", RACE).rule("S-89") == "Der Würfel ohne Übereinstimmung wird zuerst gelegt."


@rule("S-157", "S-158", "S-159")
def test_what_the_pictures_would_show_is_said_to_be_a_guess() -> None:
    """The dice, the robot= tiles and the numbers on tiles can be corrected, and are marked in both languages."""
    rows = {row["key"]: row for row in RACE.components()}
    for lang, mark in (("en", "Doubtful: "), ("de", "Unsicher: ")):
        speech = Speech(lang, RACE)
        for key in ("robot_die_a", "robot_die_b", "robot_new_sparta", "robot_alien_research_team"):
            told = [line for line in speech.explain(key) if line.startswith(mark)]
            assert len(told) == len(rows[key]["doubts"])
    fields = {doubt["field"] for doubt in rows["robot_new_sparta"]["doubts"]}
    assert fields == {"symbol", "settle_draw_action", "settle_draw_reaction"}
