"""The short texts of Roll's rules."""

from __future__ import annotations

from orrery.games.roll.rules.game import ROLL
from orrery.games.roll.texts.questions import RULES
from orrery.texts import Speech
from tests.digest import digest, is_assumed

from .test_games import RARE

RULES_OF_ROLL = digest("roll").rules


def test_what_we_assume() -> None:
    assumed = {number for number, said in RULES_OF_ROLL.items() if is_assumed(said)}
    assert assumed == {"R-24", "R-40", "R-41", "R-84", "R-109", "R-110"}


def test_what_is_rarely_named_can_be_looked_up() -> None:
    named = {event.rule for event in RARE} | set(RULES.values())
    assert sorted(named - RULES_OF_ROLL.keys()) == []


def test_rules_read_well() -> None:
    assert Speech("en", ROLL).rule("R-54") == "Gray worlds never hold goods."
    assert Speech("de", ROLL).rule("R-34") == "Sammeln: Du erhältst 2 $."
