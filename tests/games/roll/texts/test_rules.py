"""Every rule of the digest is told in short, in both languages: whatever names a rule can be looked up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from orrery.games.roll.rules.game import ROLL
from orrery.games.roll.texts.questions import RULES
from orrery.texts import LANGUAGES, Speech

from .test_games import RARE, told
from .test_tiles import LEFTOVER
from .usage import ROOT, sources

DIGEST = (Path(__file__).parents[4] / "docs/rules/roll.md").read_text(encoding="utf-8")
RULE = re.compile(r"^- \*\*(R-\d+)\*\*(.*?)(?=^- \*\*|^#|^$)", re.MULTILINE | re.DOTALL)
NUMBERS = [found[1] for found in RULE.finditer(DIGEST)]
OPEN = {"en": "we play it so.", "de": "wir spielen es so."}
LONGEST = 350


@pytest.fixture(params=LANGUAGES)
def speech(request: pytest.FixtureRequest) -> Speech:
    return Speech(request.param, ROLL)


def test_every_rule_has_a_text_and_every_text_a_rule(speech: Speech) -> None:
    assert len(NUMBERS) == 111
    assert list(speech.rules()) == NUMBERS
    assert {number: speech.rule(number) for number in NUMBERS} == speech.rules()


def test_what_is_no_rule_has_no_text(speech: Speech) -> None:
    for number in ("R-0", "R-112", "R-01", "OQ-1", "R", ""):
        assert speech.rule(number) is None
    assert Speech(speech.lang, None).rules() == {}


def test_rules_are_told_in_a_few_plain_sentences(speech: Speech) -> None:
    for number, text in speech.rules().items():
        assert not LEFTOVER.search(text), number
        assert len(text) <= LONGEST, number
        assert text[0] in "„" or text[0].isalnum(), number
        assert text.endswith("."), number
        assert not re.search(r"\b(TV|OQ|R)-\d|\bbga\b|\bclarif", text), number
    assert len(set(speech.rules().values())) == len(NUMBERS)


def test_what_we_assume_is_said_to_be_assumed(speech: Speech) -> None:
    assumed = {found[1] for found in RULE.finditer(DIGEST) if re.search(r"\bassumed\b", found[2])}
    assert assumed == {"R-24", "R-40", "R-41", "R-84", "R-109", "R-110"}
    sentence = OPEN[speech.lang]
    assert {number for number, text in speech.rules().items() if text.endswith(sentence)} == assumed


def test_whatever_names_a_rule_can_be_looked_up(speech: Speech) -> None:
    named = {event.rule for event in [*told().events.values(), *RARE]}
    named |= {refusal.rule for refusal in told().refusals.values()}
    named |= {row["rule"] for row in ROLL.components()} | set(RULES.values())
    for path in sources("kernel", "games", "tables"):
        named |= set(re.findall(r'"(R-\d+)"', path.read_text(encoding="utf-8")))
    for path in (ROOT / "games/roll/content").glob("*.toml"):
        named |= set(re.findall(r'"(R-\d+)"', path.read_text(encoding="utf-8")))
    assert len(named) > 50
    assert sorted(named - speech.rules().keys()) == []


def test_rules_read_well() -> None:
    assert Speech("en", ROLL).rule("R-54") == "Gray worlds never hold goods."
    assert Speech("de", ROLL).rule("R-34") == "Sammeln: Du erhältst 2 $."
