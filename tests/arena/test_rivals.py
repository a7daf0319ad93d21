"""Simulations of a game that has a rival and ranks, and that nobody need win."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from orrery.arena import match, report, simulate, trial
from orrery.arena.match import Match, Result
from orrery.games import load
from orrery.texts import Speech

GAMES = 40

pytestmark = pytest.mark.usefixtures("lone")


def played() -> tuple[list[Match], list[Result]]:
    matches = simulate.plan("lone", {}, GAMES, 1, ["random"], "3")
    return matches, [match.play(m) for m in matches]


def summary() -> dict[str, Any]:
    return simulate.summary(*played(), ["random"], 1.0)


def test_seats_and_rivals_are_told_apart() -> None:
    for result in played()[1]:
        assert (result.failure, len(result.scores), len(result.wins), len(result.ranks)) == ("", 1, 1, 1)
        [(rival, (points, _))] = result.rivals.items()
        assert rival == "robot"
        assert points + result.scores[0] == 5


def test_a_game_that_nobody_wins_is_no_failure() -> None:
    lost = [result for result in played()[1] if result.wins == [0.0] and result.rivals["robot"][1] == 0.0]
    assert 0 < len(lost) < GAMES
    assert summary()["nobody_won"] == len(lost)


def test_a_win_can_be_shared_with_a_rival(monkeypatch: pytest.MonkeyPatch) -> None:
    state = load("lone").rules.new({}, 1, bytes(32))
    fair = type(state).scores

    def both(self: Any) -> Any:
        scores = fair(self)
        for score in scores:
            score.wins = True
        return scores

    monkeypatch.setattr(type(state), "scores", both)
    result = match.play(Match(0, "lone", {}, ("random",), "1"))
    assert (result.wins, result.rivals["robot"][1]) == ([0.5], 0.5)


def test_figures_of_rivals_and_ranks() -> None:
    found = summary()
    results = played()[1]
    robot = found["rivals"]["robot"]
    assert robot["scores"]["mean"] == pytest.approx(sum(result.rivals["robot"][0] for result in results) / GAMES)
    assert robot["scores"]["mean"] + found["scores"]["random"]["mean"] == pytest.approx(5)
    assert robot["scores"]["se"] == pytest.approx(found["scores"]["random"]["se"])
    assert robot["wins"]["share"] == sum(result.rivals["robot"][1] for result in results) / GAMES
    shares = robot["wins"]["share"] + found["wins"]["random"]["share"] + found["nobody_won"] / GAMES
    assert shares == pytest.approx(1)
    assert found["ranks"] == {"random": dict(Counter(result.ranks[0] for result in results))}
    assert sum(found["ranks"]["random"].values()) == GAMES


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", ["the Robot", "Nobody won", "with 1 seat:", "rank", "Cadet", "Pilot", "Captain"]),
        ("de", ["der Roboter", "Spiele hat niemand gewonnen", "mit 1 Platz:", "Rang", "Kadett", "Pilot", "Kapitän"]),
    ],
)
def test_lines_name_the_rival_and_the_ranks_from_the_lowest(lang: str, expected: list[str]) -> None:
    lines = report.simulation(summary(), Speech(lang, load("lone").rules))
    text = "\n".join(lines)
    assert all(words in text for words in expected)
    ranks = [text.index(f"random  {rank}") for rank in expected[-3:]]
    assert ranks == sorted(ranks)


def test_trials_have_one_seat() -> None:
    matches = trial.plan("lone", {}, 3, None, "random", 0)
    assert [m.bots for m in matches] == [("random",)] * 3
    assert [trial.judge(m).broken for m in matches] == [""] * 3
    assert report.again(matches[0]) == "orrery laws lone --games 1 --seed 0 --seats 1 --players random"
