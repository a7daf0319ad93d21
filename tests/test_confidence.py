"""The page of doubts lists every doubt of every game."""

from __future__ import annotations

import re

import pytest

from orrery.games import keys, load
from orrery.texts import LANGUAGES, Speech

from .digest import digest, doubts, is_assumed, is_decision


@pytest.mark.parametrize("key", keys())
def test_every_doubtful_component_is_listed(key: str) -> None:
    for row in load(key).rules.components():
        listed = row.get("doubts", [])
        if row["confidence"] != "verified" or row.get("name_de_source") == "our-translation" or listed:
            assert f"`{row['key']}`" in doubts(key)
        if row.get("name_de_source") == "our-translation":
            assert "name_de" in [doubt["field"] for doubt in listed]


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_doubt_can_be_corrected_and_has_its_reason(key: str, lang: str) -> None:
    """What is printed as doubtful is a file that the game takes, and that changes nothing before it is edited."""
    game = load(key).rules
    text = "\n".join(Speech(lang, game).uncertain())
    if text:
        assert game.corrected(text) is game
    for row in game.components():
        assert all(row[doubt["field"]] is not None for doubt in row.get("doubts", []))


@pytest.mark.parametrize("key", keys())
def test_every_rule_we_had_to_decide_is_listed(key: str) -> None:
    answers = {number: said for number, said in digest(key).rules.items() if is_decision(number)}
    decided = {number for number, said in (digest(key).questions | answers).items() if is_assumed(said)}
    told = [part.split("\n\n")[0] for part in doubts(key).split("Rules we had to decide: ")[1:]]
    listed = [number for part in told for number in re.findall(r"\b(?:OQ|D)-\d+", part)]
    assert set(listed) == decided
    assert len(listed) == len(decided)


@pytest.mark.parametrize("key", keys())
def test_every_assumption_in_a_rule_names_its_open_question(key: str) -> None:
    page = digest(key)
    answers = page.questions | page.rules
    for number, rule in page.rules.items():
        for after in re.split(r"\bassumed\b", rule)[1:] if not is_decision(number) else []:
            named = re.match(r", ((?:OQ|D)-\d+)", after)
            assert named is not None, rule
            assert is_assumed(answers[named[1]]), rule
