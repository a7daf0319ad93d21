"""Where the robot's dice come to lie (S-86 to S-89)."""

from __future__ import annotations

import pytest

from orrery.games.race.rules.robot.placing import NOWHERE, places
from orrery.games.race.rules.vocabulary import space, symbol
from orrery.games.race.rules.vocabulary.space import SPACE_KEYS
from orrery.games.race.rules.vocabulary.symbol import SYMBOL_KEYS
from tests.rules import rule, vector

LOST = "-"


def lie(chosen: str, rolled: str, shown: str = "settle") -> str:
    """Where dice lie, in words: what the player chose, what was rolled, what the robot= tile shows."""
    markers = sorted(SPACE_KEYS.index(word) for word in chosen.split())
    dice = [SYMBOL_KEYS.index(word) for word in rolled.split()]
    spaces = places(dice, SYMBOL_KEYS.index(shown), markers)
    return " ".join(LOST if where == NOWHERE else SPACE_KEYS[where] for where in spaces)


def both_ways(chosen: str, rolled: str, expected: str, shown: str = "settle") -> None:
    """Which of the two dice shows what makes no difference."""
    assert lie(chosen, rolled, shown) == expected
    assert lie(chosen, " ".join(rolled.split()[::-1]), shown) == " ".join(expected.split()[::-1])


@rule("S-86", "S-88", "S-89")
@vector("TV-1", "TV-2", "TV-18", "TV-19", "TV-23", "TV-24", "TV-25", "TV-26", "TV-27")
@pytest.mark.parametrize(
    ("chosen", "rolled", "expected"),
    [
        ("consume_2x_vp produce", "develop match", "develop_1 produce"),  # TV-1
        ("explore_1 explore_2", "produce match", "produce explore_1"),  # TV-2
        ("develop_1 settle_1", "settle match", "settle_1 develop_1"),  # TV-18
        ("develop_1 develop_2", "develop match", "develop_1 develop_2"),  # TV-19
        ("develop_1 develop_2", "match explore", "develop_1 explore_1"),  # TV-23
        ("settle_1 settle_2", "match produce", "settle_1 produce"),  # TV-24
        ("consume_2x_vp produce", "produce match", "produce consume_2x_vp"),  # TV-26
        ("consume_trade consume_2x_vp", "develop match", "develop_1 consume_2x_vp"),  # TV-27
    ],
)
def test_a_match_die_follows_the_player(chosen: str, rolled: str, expected: str) -> None:
    both_ways(chosen, rolled, expected)


@rule("S-88")
@vector("TV-25")
def test_two_match_dice_lie_under_both_markers() -> None:
    assert lie("settle_1 settle_2", "match match") == "settle_1 settle_2"
    assert lie("explore_2 produce", "match match") == "explore_2 produce"
    assert lie("consume_trade consume_2x_vp", "match match") == "consume_trade consume_2x_vp"


@rule("S-86")
@pytest.mark.parametrize("word", ["explore", "develop", "settle"])
def test_a_die_takes_the_left_space_and_a_second_one_the_right(word: str) -> None:
    both_ways("consume_trade produce", f"{word} produce", f"{word}_1 produce")
    assert lie("consume_trade produce", f"{word} {word}") == f"{word}_1 {word}_2"


@rule("S-87", "S-140")
def test_the_robot_symbol_is_the_action_on_the_tile() -> None:
    both_ways("explore_1 produce", "robot explore", "develop_1 explore_1", "develop")
    both_ways("explore_1 produce", "develop match", "develop_1 produce", "develop")
    assert lie("explore_1 produce", "develop robot", "develop") == "develop_1 develop_2"
    assert lie("explore_1 settle_1", "produce robot", "produce") == "produce produce", "one action, two dice (S-140)"
    assert lie("explore_1 settle_1", "match robot", "settle") == "explore_1 settle_1"


@rule("S-88")
def test_a_lone_explore_marker_lies_on_its_own_space() -> None:
    both_ways("explore_2 develop_1", "develop match", "develop_1 explore_2")
    both_ways("explore_1 explore_2", "explore match", "explore_1 explore_2")


@rule("S-132", "S-145")
def test_no_die_means_search() -> None:
    both_ways("settle_1 search", "explore match", "explore_1 settle_1")
    both_ways("settle_1 search", "settle match", "settle_1 -")
    assert lie("produce search", "match match") == "produce -"
    assert lie("develop_1 search", "match match") == "develop_1 -", "the player does it once, and so does the robot"


@rule("S-86", "S-87", "S-88", "S-145")
def test_whatever_is_rolled_and_chosen_dice_lie_apart_or_are_one_action() -> None:
    pairs = [
        (a, b)
        for a in range(space.SPACES)
        for b in range(a + 1, space.SEARCH + 1)
        if (b != space.DEVELOP_2 or a == space.DEVELOP_1) and (b != space.SETTLE_2 or a == space.SETTLE_1)
        if a not in (space.DEVELOP_2, space.SETTLE_2)
    ]
    assert len(pairs) == 30
    for markers in pairs:
        for shown in range(symbol.ACTIONS):
            for one in range(symbol.ROBOT + 1):
                for two in range(symbol.ROBOT + 1):
                    spaces = places([one, two], shown, list(markers))
                    for die, where in zip((one, two), spaces, strict=True):
                        if die == symbol.MATCH:
                            assert where == NOWHERE or where in markers
                            assert where != NOWHERE or space.SEARCH in markers
                        else:
                            left = symbol.SPACE_OF[shown if die == symbol.ROBOT else die]
                            assert where in (left, left + 1)
                    if spaces[0] == spaces[1]:
                        assert symbol.MATCH not in (one, two)
                        assert spaces[0] >= space.TRADE
