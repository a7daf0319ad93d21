"""Who beats whom, in games of two: fewer games than the arena plays, so a little less is asked for than it measures."""

from __future__ import annotations

import pytest

from .play import play, share


@pytest.mark.parametrize(
    ("one", "other", "games", "least"),
    [("captain", "random", 60, 0.97), ("captain", "novice", 60, 0.9), ("novice", "random", 100, 0.88)],
)
def test_the_stronger_bot_wins(one: str, other: str, games: int, least: float) -> None:
    won, _, _ = share(one, other, games, "strength")
    assert won >= least


def test_captains_play_games_of_a_usual_length_to_usual_scores() -> None:
    _, points, rounds = share("captain", "captain", 40, "usual")
    assert 9 <= rounds <= 16
    assert 30 <= points <= 60


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_captain_beats_a_table_of_novices(seats: int) -> None:
    wins = 0.0
    for number in range(12):
        names = ["novice"] * seats
        names[number % seats] = "captain"
        scores = play("roll", names, f"crowd/{number}").scores()
        wins += scores[number % seats].wins
    assert wins >= 9
