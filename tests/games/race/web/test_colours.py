"""The colours of goods, of conquest and of the robot can be told apart: by contrast, and by eyes that lack cones."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.repo.test_colours import GROUNDS, lab, seen, tokens, too_faint

GOODS = ("race-novelty", "race-rare_elements", "race-genes", "race-alien", "race-any")
OTHERS = ("race-none", "race-military", "race-robot", "race-prestige")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_cards_can_be_read(theme: str) -> None:
    assert too_faint(theme, ("text",), ("race-panel", "race-sky"), 4.5) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_pieces_can_be_seen(theme: str) -> None:
    assert too_faint(theme, ("race-panel-line",), GROUNDS, 3) == []
    assert too_faint(theme, tuple(f"{one}-edge" for one in (*GOODS, *OTHERS)), GROUNDS, 3) == []


def test_signs_can_be_read_on_their_colours() -> None:
    for one in (*GOODS, *OTHERS):
        assert too_faint("dark", (f"{one}-ink",), (one,), 4.5) == []


@pytest.mark.parametrize("eyes", ["deuteranopia", "protanopia"])
def test_no_two_kinds_of_goods_look_the_same_to_other_eyes(eyes: str) -> None:
    """2.3 is a difference that can just be noticed. Besides, goods carry shapes."""
    colours = tokens("dark")
    fills = {one: lab(seen(colours[one], eyes)) for one in GOODS}
    for one, other in combinations(GOODS, 2):
        distance = sum((a - b) ** 2 for a, b in zip(fills[one], fills[other], strict=True)) ** 0.5
        assert distance > 8, f"{one} and {other}: {distance:.1f}"
