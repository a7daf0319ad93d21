"""What can be chosen before a game starts, and what goes together."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.game import ERA
from orrery.kernel.options import Draws, pairs_of
from orrery.kernel.refusal import BadOptions
from tests.rules import rule


@rule("E-9", "E-21", "E-27", "E-33", "E-39")
def test_there_are_these_options() -> None:
    options = {option.key: option.values for option in ERA.options}
    assert options["difficulty"] == ["easy", "standard", "hard", "insane"]
    assert options["story"] == ["random", "journeys", "migrations", "rivalry", "wars"]
    assert options["goal"] == [
        "none", "random", "control", "cooperation", "discovery", "leadership", "legacy", "personal_growth", "power",
        "presence",
    ]  # fmt: skip
    assert options["home"] == options["centre"]
    assert len(options["home"]) == 10
    assert options["people"][:2] == ["dealt", "random"]
    assert len(options["people"]) == 19
    assert options["peoples"] == ["certain", "all"]


@rule("E-27", "E-39")
def test_a_game_is_usually_of_level_1_with_star_people_by_lot_whose_powers_are_sure() -> None:
    assert [level.key for level in ERA.boxes.of().difficulties].index("standard") == 1
    assert ERA.complete({}) == {
        "difficulty": "standard", "story": "random", "goal": "none", "home": "random", "centre": "random",
        "people": "dealt", "peoples": "certain",
    }  # fmt: skip


@pytest.mark.parametrize(
    "options",
    [{"home": "lyra", "centre": "lyra"}, {"people": "mayans"}],
)
def test_what_does_not_go_together_is_refused(options: dict[str, str]) -> None:
    with pytest.raises(BadOptions) as caught:
        ERA.check(options, 1)
    assert caught.value.key == "option_needs"


@rule("E-39")
@pytest.mark.parametrize("value", ["medium", "normal"])
def test_a_difficulty_by_another_name_is_refused_with_the_rule(value: str) -> None:
    with pytest.raises(BadOptions) as caught:
        ERA.check({"difficulty": value}, 1)
    assert (caught.value.key, caught.value.params["rule"]) == ("refused_option", "E-39")


def test_games_drawn_at_random_have_every_pair_of_values_that_goes_together() -> None:
    draws = Draws(ERA.options, {})
    found = set().union(*map(pairs_of, draws.covering))
    tiles = ERA.options[3].values[1:]
    assert {("home", one, "centre", other) for one in tiles for other in tiles if one != other} <= found
    assert {
        ("people", people, "story", story) for people in ERA.options[5].values for story in ERA.options[1].values
    } <= {(c, d, a, b) for a, b, c, d in found}
    assert all(ERA.check(options, 1) for options in draws.covering)
    assert len(draws.covering) < 300


@pytest.mark.parametrize("seats", [0, 2])
def test_it_is_a_game_for_one(seats: int) -> None:
    with pytest.raises(BadOptions) as caught:
        ERA.new({}, seats, bytes(32))
    assert caught.value.key == "exact_seats"
    assert ERA.rivals == ["farmers", "slavers"]
