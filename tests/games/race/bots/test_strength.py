"""How strong the bots are: fewer games than the arena plays, so a little less is asked for than it measures."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from orrery.arena import each, match, simulate
from orrery.games import load
from orrery.games.race.rules.game import RACE

BASE_STARTS = ["old_earth", "epsilon_eridani", "alpha_centauri", "new_sparta", "earths_lost_colony"]


@cache
def measured(bot: str, difficulty: str, games: int) -> dict[str, Any]:
    """As `orrery simulate` does it, over the base game's start worlds."""
    matches = simulate.plan("race", {"difficulty": difficulty}, games, 1, [bot], "strength")
    return simulate.summary(matches, map(match.play, matches), [bot], 1.0)


def test_there_are_three_bots_the_weakest_first() -> None:
    assert load("race").bots == ["random", "novice", "captain"]


def test_the_captain_has_twice_the_points_of_random_and_the_novice_is_between() -> None:
    scores = {bot: measured(bot, "easy", 40)["scores"][bot]["mean"] for bot in load("race").bots}
    assert scores["captain"] > 2 * scores["random"]
    assert scores["captain"] > 1.2 * scores["novice"]
    assert scores["novice"] > 1.2 * scores["random"]


def test_the_captain_often_beats_the_easy_robot_and_seldom_the_hard_one() -> None:
    easy = measured("captain", "easy", 40)
    hard = measured("captain", "hard", 40)
    assert easy["failures"] == hard["failures"] == 0
    assert easy["wins"]["captain"]["share"] >= 0.35
    assert hard["wins"]["captain"]["share"] < easy["wins"]["captain"]["share"] - 0.1


def test_captains_play_games_of_a_usual_length() -> None:
    assert 6 <= measured("captain", "easy", 40)["rounds_mean"] <= 11


@pytest.mark.parametrize("bot", ["novice", "captain"])
def test_every_start_world_is_played_to_the_end(bot: str) -> None:
    sets = each.sets_of(RACE, {"sets": "3", "difficulty": "medium"}, ["start"])
    assert len(sets) == 17
    for one in each.plan(RACE, sets, 1, 1, [bot], "starts"):
        assert match.play(one).failure == ""


def test_the_five_base_worlds_are_those_of_the_base_game() -> None:
    sets = each.sets_of(RACE, {"sets": "0"}, ["start", "difficulty"])
    assert [options["start"] for options in sets][::3] == ["random", *BASE_STARTS]
