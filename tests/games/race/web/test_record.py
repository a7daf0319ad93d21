"""The record of solo results as the lobby shows it: also by the start worlds that were dealt."""

from __future__ import annotations

import pytest

from orrery.games.race.rules.game import RACE
from orrery.tables.record import Found, SoloResult
from orrery.texts import Speech
from orrery.web.results import shown

OPTIONS = RACE.check({}, 1)


def result(number: int, mine: str, its: str, won: bool, options: dict[str, str] = OPTIONS) -> SoloResult:
    drawn = {"start": mine, "robot_start": its}
    return SoloResult(
        f"{number}", 1.0, "a table", "race", "1", options, "", ["me"], "7", 20 + number, "", won, 0, drawn
    )


@pytest.mark.parametrize(
    ("lang", "options", "worlds"),
    [
        ("en", ["Your start world", "The robot's start world"], ["Old Earth", "New Sparta"]),
        ("de", ["Deine Startwelt", "Startwelt des Roboters"], ["Alte Erde", "New Sparta"]),
    ],
)
def test_games_by_start_world(lang: str, options: list[str], worlds: list[str]) -> None:
    results = [
        result(1, "old_earth", "new_sparta", True),
        result(2, "old_earth", "epsilon_eridani", False),
        result(3, "epsilon_eridani", "new_sparta", True),
    ]
    found = shown("race", Found(results, []), Speech(lang, RACE))
    assert [row.games for row in found.rows] == [3]
    mine, its = found.drawn
    assert [mine.option, its.option] == options
    assert [(row.games, row.wins) for row in mine.rows] == [(2, 1), (1, 1)]
    assert [(row.games, row.wins) for row in its.rows] == [(2, 2), (1, 0)]
    assert mine.rows[0].options == worlds[0], "what is the same for all is not said"
    assert its.rows[0].options == worlds[1]


def test_by_start_world_and_difficulty() -> None:
    results = [
        result(1, "old_earth", "new_sparta", True),
        result(2, "epsilon_eridani", "new_sparta", False, {**OPTIONS, "difficulty": "hard"}),
        result(3, "old_earth", "epsilon_eridani", True, {**OPTIONS, "difficulty": "hard"}),
        result(4, "old_earth", "new_sparta", True, {**OPTIONS, "difficulty": "hard"}),
    ]
    mine, its = shown("race", Found(results, []), Speech("en", RACE)).drawn
    worlds = [row.options.partition(" and ") for row in mine.rows]
    assert [world for world, _, _ in worlds] == ["Old Earth", "Old Earth", "Epsilon Eridani"]
    assert [rest[:16] for _, _, rest in worlds] == ["Difficulty: easy", "Difficulty: hard", "Difficulty: hard"]
    assert [(row.games, row.wins) for row in mine.rows] == [(1, 1), (2, 2), (1, 0)]
    assert [(row.games, row.wins) for row in its.rows] == [(1, 1), (2, 1), (1, 1)]
