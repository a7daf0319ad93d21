"""What the digest of Roll, the page of doubts and the content have to agree on."""

from __future__ import annotations

from orrery.games.roll.rules.game import ROLL
from tests.digest import digest, doubts

SIDES = [row for row in ROLL.components() if row["part"] != "die"]


def test_everything_is_there() -> None:
    assert list(digest("roll").rules) == [f"R-{n}" for n in range(1, 112)]
    assert list(digest("roll").questions) == [f"OQ-{n}" for n in range(1, 30)]
    assert digest("roll").vectors == [f"TV-{n}" for n in range(1, 47)]
    assert len({row["key"] for row in SIDES}) == 137


def test_german_names_are_counted_right() -> None:
    sources = [row["name_de_source"] for row in SIDES]
    assert [sources.count(word) for word in ("rulebook", "published-list", "our-translation")] == [27, 108, 2]
    page = " ".join(doubts("roll").split())
    assert "27 sides" in page
    assert "108 have it" in page
    assert "Two are our own" in page
