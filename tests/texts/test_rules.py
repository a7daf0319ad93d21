"""Every rule of a digest is told in short, in both languages: whatever names a rule can be looked up."""

from __future__ import annotations

import re
from itertools import product

import pytest

from orrery.games import keys, load
from orrery.texts import LANGUAGES, Speech
from tests.digest import Digest, digest, is_assumed

from .sayings import LEFTOVER, sayings
from .usage import ROOT, sources

OPEN = {"en": "we play it so.", "de": "wir spielen es so."}
LONGEST = 350

Spoken = tuple[Speech, Digest]


@pytest.fixture(params=list(product(keys(), LANGUAGES)), ids="-".join)
def spoken(request: pytest.FixtureRequest) -> Spoken:
    key, lang = request.param
    return Speech(lang, load(key).rules), digest(key)


def test_every_rule_has_a_text_and_every_text_a_rule(spoken: Spoken) -> None:
    speech, page = spoken
    assert list(speech.rules()) == list(page.rules)
    assert {number: speech.rule(number) for number in page.rules} == speech.rules()


def test_what_is_no_rule_has_no_text(spoken: Spoken) -> None:
    speech, page = spoken
    for prefix in page.prefixes:
        for number in (f"{prefix}-0", f"{prefix}-999", f"{prefix}-01", prefix):
            assert speech.rule(number) is None
    assert [speech.rule(number) for number in ("OQ-1", "")] == [None, None]


def test_without_a_game_there_are_no_rules() -> None:
    assert Speech("en", None).rules() == {}


def test_rules_are_told_in_a_few_plain_sentences(spoken: Spoken) -> None:
    speech, page = spoken
    for number, text in speech.rules().items():
        assert not LEFTOVER.search(text), number
        assert len(text) <= LONGEST, number
        assert text[0] in "„“" or text[0].isalnum(), number
        assert text.endswith("."), number
        assert not re.search(rf"\b(TV|OQ|{'|'.join(page.prefixes)})-\d|\bbga\b|\bclarif", text), number
    assert len(set(speech.rules().values())) == len(page.rules)


def test_what_we_assume_is_said_to_be_assumed(spoken: Spoken) -> None:
    speech, page = spoken
    sentence = OPEN[speech.lang]
    assert {number for number, text in speech.rules().items() if text.endswith(sentence)} == {
        number for number, said in page.rules.items() if is_assumed(said)
    }


@pytest.mark.parametrize("key", keys())
def test_whatever_names_a_rule_can_be_looked_up(key: str) -> None:
    package, page = load(key), digest(key)
    named = {event.rule for event in sayings(key).events.values()}
    named |= {refusal.rule for refusal in sayings(key).refusals.values()}
    named |= {row["rule"] for row in package.rules.components()}
    quoted = re.compile(rf'"((?:{"|".join(page.prefixes)})-\d+)"')
    for path in [*sources(f"games/{key}"), *(ROOT / "games" / key / "content").glob("*.toml")]:
        named |= set(quoted.findall(path.read_text(encoding="utf-8")))
    assert len(named) > 50
    assert sorted(named - page.rules.keys()) == []
