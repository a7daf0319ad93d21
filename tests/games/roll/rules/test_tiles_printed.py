"""What is printed on the 137 tile sides, against a list of its own."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from orrery.games import load

from .printed import DEVELOPMENTS, FACTIONS, HOME_WORLDS, REASSIGN, WORLDS, Development, World

SIDES: dict[str, World | Development] = {**WORLDS, **DEVELOPMENTS, **HOME_WORLDS}
for halves in FACTIONS:
    SIDES |= halves


def components() -> dict[str, dict[str, Any]]:
    return {row["key"]: row for row in load("roll").rules.components({}) if row["part"] != "die"}


def test_the_list_has_every_side_and_no_other() -> None:
    assert len(SIDES) == 137
    assert sorted(SIDES) == sorted(components())


@pytest.mark.parametrize("key", SIDES)
def test_kind_cost_colour_and_keywords(key: str) -> None:
    printed = SIDES[key]
    row = components()[key]
    assert row["cost"] == printed.cost
    if isinstance(printed, World):
        assert row["kind"] == "world"
        assert row["colour"] == printed.colour
        assert "keywords" not in row
        assert row["powers"] == []
        assert row["bonus"] is None
    else:
        assert row["kind"] == "development"
        assert row["colour"] is None
        assert row["keywords"] == printed.keywords
        assert (row["bonus"] is not None) == (printed.cost == 6)
        assert (row["effects"] != []) == ("instant" in printed.keywords)
        assert (row["powers"] == []) == ("instant" in printed.keywords)


def test_reassign_powers_are_marked_and_nothing_else_is() -> None:
    assert len(REASSIGN) == 18
    assert sorted(key for key, row in components().items() if row.get("reassign")) == sorted(REASSIGN)


def test_which_sides_share_a_tile() -> None:
    """A tile is a world and a development; the list has both in the order of the tiles."""
    rows = [row for row in load("roll").rules.components({}) if row["part"] == "tile"]
    assert [row["key"] for row in rows[::2]] == list(WORLDS)
    assert [row["key"] for row in rows[1::2]] == list(DEVELOPMENTS)
    pairs = zip(WORLDS.values(), DEVELOPMENTS.values(), strict=True)
    assert Counter(world.cost + development.cost for world, development in pairs) == {6: 36, 7: 16, 8: 3}


def test_which_halves_share_a_faction() -> None:
    rows = [row for row in load("roll").rules.components({}) if row["part"] == "faction"]
    assert [row["key"] for row in rows] == [key for halves in FACTIONS for key in halves]
    homes = [row["key"] for row in load("roll").rules.components({}) if row["part"] == "home_world"]
    assert homes == list(HOME_WORLDS)
