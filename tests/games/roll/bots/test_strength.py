"""Who beats whom, in games of two: fewer games than the arena plays, so a little less is asked for than it measures."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.arena import match, simulate
from orrery.games import load
from tests.bots.play import play


def measured(bots: list[str], games: int, seed: str) -> dict[str, Any]:
    """As `orrery simulate` does it: every seed with each bot in each seat."""
    matches = simulate.plan("roll", {}, games, 2, bots, seed)
    return simulate.summary(matches, map(match.play, matches), bots, 1.0)


def test_there_are_three_bots_the_weakest_first() -> None:
    assert load("roll").bots == ["random", "novice", "captain"]


@pytest.mark.parametrize(
    ("one", "other", "games", "least"),
    [("captain", "random", 60, 0.97), ("captain", "novice", 60, 0.9), ("novice", "random", 100, 0.88)],
)
def test_the_stronger_bot_wins(one: str, other: str, games: int, least: float) -> None:
    found = measured([one, other], games, "strength")
    assert (found["failures"], found["whole_seeds"]) == (0, games // 2)
    assert found["wins"][one]["share"] >= least
    [apart] = found["differences"]
    assert apart["mean"] > 10 * apart["se"]


def test_captains_play_games_of_a_usual_length_to_usual_scores() -> None:
    found = measured(["captain"], 40, "usual")
    assert found["failures"] == 0
    assert 9 <= found["rounds_mean"] <= 16
    assert 30 <= found["scores"]["captain"]["mean"] <= 60


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_captain_beats_a_table_of_novices(seats: int) -> None:
    wins = 0.0
    games = 0
    for seed in range(3):
        for seat in range(seats):  # the same seed in every seat
            names = ["novice"] * seats
            names[seat] = "captain"
            wins += play("roll", names, f"crowd/{seed}").scores()[seat].wins
            games += 1
    assert wins >= games * 3 / 4
