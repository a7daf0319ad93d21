"""Games that were recorded: whatever is rebuilt behind them, they end as they did, to the byte.

A rule that changes on purpose raises `rules_version`; then they are recorded anew, and version 2 stays readable.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.games.roll.rules.game import ROLL
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.playout import playout

DIGESTS = (Path(__file__).parent / "recorded_digests.txt").read_text(encoding="utf-8").split()
PART = 250


@pytest.mark.parametrize("first", range(0, len(DIGESTS), PART))
def test_recorded_games_end_as_they_did(first: int) -> None:
    assert ROLL.rules_version == "2"
    for number in range(first, first + PART):
        options = {"setup": ["free", "beginner"][number // 4 % 2]}
        state = ROLL.new(options, 2 + number % 4, key_of_seed(f"recorded {number}"))
        playout(state, Chance(key_of_seed(f"recorded {number}, choices")))
        assert state.digest().hex() == DIGESTS[number], number
