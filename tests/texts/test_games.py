"""Everything that games tell, ask and refuse is said in both languages, to everybody who may hear it."""

from __future__ import annotations

import re
from itertools import product

import pytest

from orrery.games import keys, load
from orrery.texts import LANGUAGES, Speech
from tests.digest import digest

from .sayings import NAMES, check, sayings

SPEECHES = list(product(keys(), LANGUAGES))


@pytest.fixture(params=SPEECHES, ids="-".join)
def speech(request: pytest.FixtureRequest) -> Speech:
    key, lang = request.param
    return Speech(lang, load(key).rules)


@pytest.fixture
def key(speech: Speech) -> str:
    return speech.voice.prefix.removesuffix(".")


def test_all_events_are_told(speech: Speech, key: str) -> None:
    for event in sayings(key).events.values():
        you = speech.event(event, NAMES, event.seat if event.seat >= 0 else None)
        other = speech.event(event, NAMES, (event.seat + 1) % len(NAMES))
        nobody = speech.event(event, NAMES, None)
        check(you)
        if event.seat >= 0:
            assert NAMES[event.seat] in other
            assert NAMES[event.seat] not in you
            assert you != other
            assert nobody == other
        check(other)
        check(nobody)


def test_all_questions_are_asked(speech: Speech, key: str) -> None:
    for decision, view in sayings(key).decisions.values():
        text = speech.decision(decision, view)
        check(text)
        assert text[-1] in ".?!"
        labels = [speech.choice(decision, choice) for choice in decision.choices]
        assert len(set(labels)) == len(labels), labels


def test_all_answers_are_labelled_and_explained(speech: Speech, key: str) -> None:
    rule = rf"(Rule|Regel)\xa0({'|'.join(digest(key).prefixes)})-\d+"
    for decision, choice in sayings(key).choices.values():
        check(speech.choice(decision, choice))
        lines = speech.explain_choice(decision, choice)
        for line in lines:
            check(line)
        assert re.fullmatch(rule, lines[1])


def test_the_order_of_choices_loses_none(speech: Speech, key: str) -> None:
    for decision, view in sayings(key).decisions.values():
        found = speech.ordered(decision, view)
        assert sorted(found, key=lambda choice: choice.number) == sorted(decision.choices, key=lambda c: c.number)


def test_all_refusals_are_given(speech: Speech, key: str) -> None:
    for refusal in sayings(key).refusals.values():
        check(speech.refusal(refusal))


def test_all_lines_of_scores_are_told(speech: Speech, key: str) -> None:
    for part in sayings(key).parts.values():
        text = speech.part(part)
        check(text)
        assert text.endswith(f": {part.points}")


def test_every_component_is_explained(speech: Speech, key: str) -> None:
    rows = load(key).rules.components()
    assert rows
    for row in rows:
        lines = speech.explain(row["key"])
        assert lines[0].startswith(f"{speech.name(row['key'])}: ")
        assert lines[-1] == speech.say("rule", rule=row["rule"])
        for line in lines:
            check(line)


def test_bots_options_and_values_have_names(speech: Speech, key: str) -> None:
    package = load(key)
    check(speech.title())
    for bot in package.bots:
        check(speech.bot(bot))
        check(speech.about_bot(bot))
    for option in package.rules.options:
        check(speech.option(option.key))
        for value in option.values:
            check(speech.value(option.key, value))
