"""What the digest of Roll, the page of doubts and the content have to agree on."""

from __future__ import annotations

from orrery.games.roll.rules.game import ROLL
from tests.digest import digest, doubts

SIDES = [row for row in ROLL.components({}) if row["part"] != "die"]


def rules(prefix: str) -> list[int]:
    """The numbers of the rules that begin so."""
    numbers = [number.split("-") for number in digest("roll").rules]
    return sorted(int(number) for before, number in numbers if before == prefix)


def test_everything_is_there() -> None:
    assert rules("R") == list(range(1, 112))
    assert rules("A") == list(range(1, 41))
    assert rules("V") == [*range(1, 27), *range(31, 37), *range(40, 62), *range(70, 81), *range(85, 96)]
    assert rules("D") == list(range(20, 48))
    assert sorted(digest("roll").questions) == sorted(f"OQ-{n}" for n in range(1, 55))
    assert digest("roll").vectors == [
        *[f"TV-{n}" for n in range(1, 47)],
        *[f"T-A{n}" for n in range(1, 27)],
        *[f"T-V{n}" for n in range(1, 39)],
    ]
    assert len({row["key"] for row in SIDES}) == 137


def test_german_names_are_counted_right() -> None:
    sources = [row["name_de_source"] for row in SIDES]
    assert [sources.count(word) for word in ("rulebook", "published-list", "our-translation")] == [27, 108, 2]
    page = " ".join(doubts("roll").split())
    assert "27 sides" in page
    assert "108 have it" in page
    assert "Two are our own" in page
