"""Quartiles of points, and ranks as shares, in the figures of a simulation."""

from __future__ import annotations

from statistics import fmean, stdev

import pytest

from orrery.arena import report, simulate
from orrery.arena.match import Result
from orrery.arena.quartiles import quartiles
from orrery.games import load
from orrery.kernel.chance import Chance, key_of_seed
from orrery.texts import Speech


def test_quartiles_lie_between_numbers() -> None:
    found = quartiles([4, 1, 3, 2, 5], 5)
    assert [found[name]["value"] for name in ("lower", "median", "upper")] == [2, 3, 4]
    assert [one["value"] for one in quartiles([10, 20], 2).values()] == [12.5, 15, 17.5]
    assert [one["value"] for one in quartiles([7], 1).values()] == [7, 7, 7]
    assert [one["value"] for one in quartiles([], 0).values()] == [None] * 3


def test_the_error_is_how_far_samples_differ() -> None:
    chance = Chance(key_of_seed("quartiles"))
    samples = [quartiles([float(chance.below(10_000)) for _ in range(60)], 60) for _ in range(200)]
    for name in ("lower", "median", "upper"):
        errors = [found[name]["se"] or 0.0 for found in samples]
        assert fmean(errors) == pytest.approx(stdev(found[name]["value"] or 0.0 for found in samples), rel=0.15)
    assert quartiles([1.0, 2.0], 1)["median"]["se"] is None


def test_games_of_one_seed_count_once_for_the_error() -> None:
    numbers = [float(n) for n in range(100)]
    few = quartiles(numbers, 25)["median"]["se"]
    many = quartiles(numbers, 100)["median"]["se"]
    assert few is not None
    assert many is not None
    assert few == pytest.approx(2 * many)


@pytest.mark.usefixtures("lone")
def test_several_bots_of_a_game_of_one_seat_play_the_same_seeds() -> None:
    matches = simulate.plan("lone", {}, 6, 1, ["a", "b", "c"], "5")
    assert [m.bots[0] for m in matches] == ["a", "b", "c"] * 2
    assert [m.seed for m in matches] == ["5/0"] * 3 + ["5/1"] * 3


@pytest.mark.usefixtures("lone")
def test_ranks_are_shares_of_a_bots_own_games_and_lines_tell_all() -> None:
    matches = simulate.plan("lone", {}, 8, 1, ["a", "b"], "5")
    ranks = {"a": ["pilot", "pilot", "cadet", "pilot"], "b": ["cadet"] * 4}
    results = [
        Result(m, 5, 3, [m.number], [0.0], b"", "", [ranks[m.bots[0]][i // 2]], {}) for i, m in enumerate(matches)
    ]
    found = simulate.summary(matches, results, ["a", "b"], 1.0)
    assert found["ranks"] == {"a": {"pilot": 3, "cadet": 1}, "b": {"cadet": 4}}
    assert found["rank_shares"]["a"]["pilot"] == {"share": 0.75, "se": 0.25}
    assert found["rank_shares"]["b"] == {"cadet": {"share": 1.0, "se": 0.0}}
    assert found["quartiles"]["a"]["median"]["value"] == 3
    assert found["quartiles"]["b"]["upper"]["value"] == 5.5
    for lang, words in (("en", "lower quartile"), ("de", "unteres Quartil")):
        text = "\n".join(report.simulation(found, Speech(lang, load("lone").rules)))
        assert words in text
        assert "75.0" in text or "75,0" in text
        assert "wins" not in text  # alone, without a rival that has points, nobody wins
        assert "Siege" not in text
