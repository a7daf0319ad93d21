"""The page of doubts lists every doubt of every game."""

from __future__ import annotations

import re

import pytest

from orrery.games import keys, load

from .digest import digest, doubts, is_assumed


@pytest.mark.parametrize("key", keys())
def test_every_doubtful_component_is_listed(key: str) -> None:
    for row in load(key).rules.components():
        if row["confidence"] != "verified" or row.get("name_de_source") == "our-translation":
            assert f"`{row['key']}`" in doubts(key)


@pytest.mark.parametrize("key", keys())
def test_every_rule_we_had_to_decide_is_listed(key: str) -> None:
    decided = [number for number, answer in digest(key).questions.items() if is_assumed(answer)]
    assert re.findall(r"OQ-\d+", doubts(key).split("Rules we had to decide: ")[1]) == decided


@pytest.mark.parametrize("key", keys())
def test_every_assumption_in_a_rule_names_its_open_question(key: str) -> None:
    questions = digest(key).questions
    for rule in digest(key).rules.values():
        for after in re.split(r"\bassumed\b", rule)[1:]:
            named = re.match(r", (OQ-\d+)", after)
            assert named is not None, rule
            assert is_assumed(questions[named[1]]), rule
