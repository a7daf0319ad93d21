"""How strong the bots are: fewer games than docs/opponents.md, so a little less is asked for than stands there."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from orrery.arena import each, match, simulate
from orrery.games import load
from orrery.games.era.rules.game import ERA

GAMES = 24


@cache
def measured(bot: str, difficulty: str) -> dict[str, Any]:
    """As `orrery simulate` does it."""
    matches = simulate.plan("era", {"difficulty": difficulty}, GAMES, 1, [bot], "strength")
    found = simulate.summary(matches, map(match.play, matches), [bot], 1.0)
    assert found["failures"] == 0
    return found


def mean(bot: str, difficulty: str = "standard") -> float:
    found: float = measured(bot, difficulty)["scores"][bot]["mean"]
    return found


def test_there_are_three_bots_the_weakest_first() -> None:
    assert load("era").bots == ["random", "novice", "captain"]


def test_the_captain_has_far_more_points_than_random_and_the_novice_is_between() -> None:
    assert mean("captain") > 3 * mean("random")
    assert mean("captain") > 1.6 * mean("novice")
    assert mean("novice") > 1.4 * mean("random")


def test_the_hardest_game_is_harder_for_the_captain_than_the_easiest() -> None:
    easy = measured("captain", "easy")["scores"]["captain"]
    insane = measured("captain", "insane")["scores"]["captain"]
    assert easy["mean"] - insane["mean"] > 3 * easy["se"]


def test_figures_of_all_three_are_printed_together() -> None:
    matches = simulate.plan("era", {}, 6, 1, ["captain", "novice", "random"], "strength")
    found = simulate.summary(matches, map(match.play, matches), ["captain", "novice", "random"], 1.0)
    assert (found["whole_seeds"], found["nobody_won"]) == (2, 6)
    assert list(found["quartiles"]) == list(found["rank_shares"]) == ["captain", "novice", "random"]


@pytest.mark.parametrize("option", ["story", "goal", "people", "home"])
def test_captains_and_novices_play_every_value_of_an_option_to_the_end(option: str) -> None:
    sets = each.sets_of(ERA, {"difficulty": "hard"}, [option])
    for one in each.plan(ERA, sets, 2, 1, ["captain", "novice"], "values"):
        found = match.play(one)
        assert (found.failure, found.rounds) == ("", 8)
        if one.bots == ("captain",):
            assert found.decisions < 400
