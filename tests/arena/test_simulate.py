"""Simulations: who sits where, what is counted, and that nothing depends on how the work is spread."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.arena import match, simulate, trial, workers
from orrery.arena.match import Match, Result
from orrery.games import load
from orrery.kernel.chance import key_of_seed

OPTIONS = {"setup": "free"}


def result(match: Match, scores: list[int], wins: list[float], failure: str = "") -> Result:
    return Result(match, 10, 4 + match.number, scores, wins, b"%d" % match.number, failure)


def test_every_seed_is_played_with_every_bot_in_every_seat() -> None:
    matches = simulate.plan("roll", OPTIONS, 4, 3, ["a", "b"], "7")
    assert [m.bots for m in matches] == [("a", "b", "a"), ("b", "a", "b")] * 2
    assert [m.seed for m in matches] == ["7/0", "7/0", "7/1", "7/1"]
    assert [m.number for m in matches] == [0, 1, 2, 3]
    many = simulate.plan("roll", OPTIONS, 3, 2, ["a", "b", "c"], "7")
    assert [m.bots for m in many] == [("a", "b"), ("b", "c"), ("c", "a")]
    assert {m.seed for m in many} == {"7/0"}


def test_rotations_that_differ_in_nothing_are_played_once() -> None:
    alike = simulate.plan("roll", OPTIONS, 3, 2, ["a", "a"], "7")
    assert [(m.bots, m.seed) for m in alike] == [(("a", "a"), f"7/{i}") for i in range(3)]
    twice = simulate.plan("roll", OPTIONS, 4, 2, ["a", "b", "a", "b"], "7")
    assert [m.seed for m in twice] == ["7/0", "7/0", "7/1", "7/1"]


def test_as_many_games_as_were_asked_for_though_the_last_seed_comes_short() -> None:
    matches = simulate.plan("roll", OPTIONS, 5, 2, ["a", "b"], "7")
    assert [m.seed for m in matches] == ["7/0", "7/0", "7/1", "7/1", "7/2"]


def figures_of(*games: tuple[list[int], list[float]], bots: list[str]) -> dict[str, Any]:
    """Games without scores have failed."""
    matches = simulate.plan("roll", OPTIONS, len(games), 2, bots, "7")
    results = [
        result(match, scores, wins, "" if scores else "KeyError: 1")
        for match, (scores, wins) in zip(matches, games, strict=True)
    ]
    return simulate.summary(matches, results[::-1], bots, 2.0)


def test_figures() -> None:
    """Whoever sits first scores ten more than the other: seats make no error, for every seed has them all."""
    games = [([20, 10], [1.0, 0.0]), ([20, 10], [1.0, 0.0]), ([40, 30], [1.0, 0.0]), ([40, 30], [1.0, 0.0])]
    found = figures_of(*games, bots=["a", "b"])
    assert (found["games"], found["seeds"], found["whole_seeds"], found["rotations"]) == (4, 2, 2, 2)
    assert (found["decisions"], found["decisions_per_second"], found["rounds_mean"]) == (40, 20.0, 5.5)
    # With the first seed both have 15 on average, with the second 35: a mean of 25 with a standard error of 10.
    assert found["scores"] == {"a": {"mean": 25.0, "se": 10.0}, "b": {"mean": 25.0, "se": 10.0}}
    assert found["wins"] == {"a": {"share": 0.5, "se": 0.0}, "b": {"share": 0.5, "se": 0.0}}
    # They always had the same, whatever the seed: of that there is no doubt at all.
    assert found["differences"] == [{"bots": ["a", "b"], "mean": 0.0, "se": 0.0}]


def test_a_difference_is_taken_within_a_seed() -> None:
    games = [([20, 10], [1.0, 0.0]), ([10, 20], [0.0, 1.0]), ([40, 26], [1.0, 0.0]), ([26, 40], [0.0, 1.0])]
    found = figures_of(*games, bots=["a", "b"])
    assert found["scores"] == {"a": {"mean": 30.0, "se": 10.0}, "b": {"mean": 18.0, "se": 8.0}}
    assert found["differences"] == [{"bots": ["a", "b"], "mean": 12.0, "se": 2.0}]
    assert figures_of(*games, bots=["a", "a"])["differences"] == []


def test_only_seeds_played_in_every_rotation_count_for_the_errors() -> None:
    """The games that are left over count for the means; alone they would say something about seats."""
    whole = [([20, 10], [1.0, 0.0]), ([20, 10], [1.0, 0.0]), ([40, 30], [1.0, 0.0]), ([40, 30], [1.0, 0.0])]
    for rest in ([([85, 0], [1.0, 0.0])], [([85, 0], [1.0, 0.0]), ([], [])]):
        found = figures_of(*whole, *rest, bots=["a", "b"])
        assert (found["seeds"], found["whole_seeds"], found["failures"]) == (3, 2, len(rest) - 1)
        assert found["scores"] == {"a": {"mean": 37.0, "se": 10.0}, "b": {"mean": 20.0, "se": 10.0}}
        assert found["wins"] == {"a": {"share": 0.6, "se": 0.0}, "b": {"share": 0.4, "se": 0.0}}
        assert found["differences"] == [{"bots": ["a", "b"], "mean": 0.0, "se": 0.0}]
    alone = figures_of(*whole[:1], bots=["a", "b"])
    assert alone["scores"]["a"] == {"mean": 20.0, "se": None}
    assert alone["differences"] == [{"bots": ["a", "b"], "mean": None, "se": None}]


def test_several_seats_of_one_bot_count_once_in_a_game() -> None:
    matches = simulate.plan("roll", OPTIONS, 2, 3, ["a", "b"], "7")
    results = [result(matches[0], [10, 20, 30], [0, 0, 1]), result(matches[1], [30, 20, 10], [0.5, 0.5, 0])]
    found = simulate.summary(matches, results, ["a", "b"], 2.0)
    assert found["scores"] == {"a": {"mean": 20.0, "se": None}, "b": {"mean": 20.0, "se": None}}
    assert found["wins"] == {"a": {"share": 0.75, "se": None}, "b": {"share": 0.25, "se": None}}


def test_the_digest_is_that_of_all_transcripts_in_order() -> None:
    matches = simulate.plan("roll", OPTIONS, 4, 2, ["random"], "7")
    results = [match.play(m) for m in matches]
    digest = simulate.summary(matches, results, ["random"], 1.0)["digest"]
    assert simulate.summary(matches, results[::-1], ["random"], 2.0)["digest"] == digest
    others = [match.play(m) for m in simulate.plan("roll", OPTIONS, 4, 2, ["random"], "8")]
    assert simulate.summary(matches, others, ["random"], 1.0)["digest"] != digest
    assert simulate.summary(matches, results[:3], ["random"], 1.0)["digest"] != digest


@pytest.mark.slow
def test_any_number_of_processes_gives_the_same_games() -> None:
    matches = simulate.plan("roll", OPTIONS, 31, 3, ["random", "novice"], "9")
    alone = list(workers.spread(match.play, matches, 1))
    for jobs in (2, 3):
        together = sorted(workers.spread(match.play, matches, jobs), key=lambda result: result.match.number)
        assert together == alone


def test_a_transcript_replays_to_its_result() -> None:
    game = load("roll").rules
    played = Match(0, "roll", OPTIONS, ("random", "random", "random"), "11")
    transcript: list[str] = []
    state = game.new(OPTIONS, 3, key_of_seed("11"))
    match.run(state, [match.seat_bot(played, seat) for seat in range(3)], transcript)
    again = game.new(OPTIONS, 3, key_of_seed("11"))
    for line in transcript:
        seat, code = line.split(" ", 1)
        again.apply(int(seat), game.choice(code))
    assert again.digest() == state.digest()
    found = match.play(played)
    assert found.scores == [score.total for score in again.scores()]
    assert (found.decisions, found.rounds, found.failure) == (len(transcript), again.round, "")
    assert sum(found.wins) == 1


def test_a_game_that_raises_is_a_failure_and_no_more() -> None:
    found = match.play(Match(0, "roll", OPTIONS, ("random", "nobody"), "1"))
    assert found.failure.startswith("KeyError")
    assert (found.scores, found.wins, found.decisions) == ([], [], 0)


def test_trials_take_turns_with_seats_and_options() -> None:
    matches = trial.plan("roll", {}, 8, None, "random", 0)
    assert [len(m.bots) for m in matches] == [2, 3, 4, 5, 2, 3, 4, 5]
    assert [m.options["setup"] for m in matches] == ["free"] * 4 + ["beginner"] * 4
    assert trial.plan("roll", {}, 1, None, "random", 6) == matches[6:7]
    fixed = trial.plan("roll", {"setup": "beginner"}, 3, 4, "random", 0)
    assert {(len(m.bots), m.options["setup"]) for m in fixed} == {(4, "beginner")}


def test_a_bot_that_raises_breaks_the_second_law(monkeypatch: pytest.MonkeyPatch) -> None:
    def check(*_: object) -> None:
        raise IndexError("nothing there")

    monkeypatch.setattr(trial, "check_game", check)
    verdict = trial.judge(trial.match_of("roll", {}, 2, "random", 1))
    assert verdict.broken == "law 2 is broken: IndexError: nothing there"
