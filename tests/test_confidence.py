"""The page of doubts lists every doubt, and counts right."""

from __future__ import annotations

from pathlib import Path

from orrery.games import game

PAGE = (Path(__file__).parent.parent / "docs/rules/confidence.md").read_text(encoding="utf-8")


def test_every_doubtful_component_is_listed() -> None:
    for row in game("roll").components():
        if row["confidence"] != "verified" or row.get("name_de_source") == "our-translation":
            assert f"`{row['key']}`" in PAGE


def test_german_names_are_counted_right() -> None:
    sources = [row["name_de_source"] for row in game("roll").components() if row["part"] != "die"]
    assert [sources.count(word) for word in ("rulebook", "published-list", "our-translation")] == [27, 108, 2]
    assert "27 sides" in PAGE
    assert "108 have it" in PAGE
    assert "Two are our own" in PAGE
