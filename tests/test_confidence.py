"""The page of doubts lists every doubt, and counts right."""

from __future__ import annotations

import re
from pathlib import Path

from orrery.games import load

FOLDER = Path(__file__).parent.parent / "docs/rules"
PAGE = (FOLDER / "confidence.md").read_text(encoding="utf-8")
DIGEST = (FOLDER / "roll.md").read_text(encoding="utf-8")
QUESTIONS = dict(re.findall(r"^- \*\*(OQ-\d+)\*\* (.*)$", DIGEST, re.MULTILINE))


def test_every_doubtful_component_is_listed() -> None:
    for row in load("roll").rules.components():
        if row["confidence"] != "verified" or row.get("name_de_source") == "our-translation":
            assert f"`{row['key']}`" in PAGE


def test_german_names_are_counted_right() -> None:
    sources = [row["name_de_source"] for row in load("roll").rules.components() if row["part"] != "die"]
    assert [sources.count(word) for word in ("rulebook", "published-list", "our-translation")] == [27, 108, 2]
    assert "27 sides" in PAGE
    assert "108 have it" in PAGE
    assert "Two are our own" in PAGE


def test_every_rule_we_had_to_decide_is_listed() -> None:
    decided = [number for number, answer in QUESTIONS.items() if re.search(r"\bassumed\b", answer, re.IGNORECASE)]
    assert re.findall(r"OQ-\d+", PAGE.split("Rules we had to decide: ")[1]) == decided


def test_every_assumption_in_a_rule_names_its_open_question() -> None:
    rules = re.findall(r"^- \*\*R-\d+\*\* .*(?:\n  .*)*", DIGEST, re.MULTILINE)
    assert len(rules) == 111
    for rule in rules:
        for after in re.split(r"\bassumed\b", rule)[1:]:
            named = re.match(r", (OQ-\d+)", after)
            assert named is not None, rule
            assert re.search(r"\bassumed\b", QUESTIONS[named[1]], re.IGNORECASE), rule
