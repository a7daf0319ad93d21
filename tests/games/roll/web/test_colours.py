"""The colours of dice and tiles can be told apart: by contrast, and by eyes that lack one kind of cones."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.repo.test_colours import GROUNDS, lab, seen, tokens, too_faint

DICE = (
    "roll-home", "roll-military", "roll-consumption", "roll-novelty", "roll-rare_elements", "roll-genes", "roll-alien",
    "roll-leader", "roll-entrepreneur", "roll-pioneer", "roll-talent",
)  # fmt: skip


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_tiles_can_be_read(theme: str) -> None:
    assert too_faint(theme, ("text",), ("roll-panel-dev",), 4.5) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_dice_and_tiles_can_be_seen(theme: str) -> None:
    assert too_faint(theme, ("roll-panel-dev-line",), GROUNDS, 3) == []
    assert too_faint(theme, tuple(f"{die}-edge" for die in (*DICE, "roll-gray")), GROUNDS, 3) == []


def test_symbols_can_be_read_on_their_dice() -> None:
    for die in (*DICE, "roll-gray"):
        assert too_faint("dark", (f"{die}-ink",), (die,), 4.5) == []


@pytest.mark.parametrize("eyes", ["deuteranopia", "protanopia"])
def test_no_two_dice_look_the_same_to_other_eyes(eyes: str) -> None:
    """2.3 is a difference that can just be noticed. Besides, dice carry shapes and letters."""
    colours = tokens("dark")
    fills = {die: lab(seen(colours[die], eyes)) for die in DICE}
    for one, other in combinations(DICE, 2):
        distance = sum((a - b) ** 2 for a, b in zip(fills[one], fills[other], strict=True)) ** 0.5
        assert distance > 8, f"{one} and {other}: {distance:.1f}"
