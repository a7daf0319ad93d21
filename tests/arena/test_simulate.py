"""Simulations: who sits where, what is counted, and that nothing depends on how the work is spread."""

from __future__ import annotations

import pytest

from orrery.arena import match, simulate, trial, workers
from orrery.arena.match import Match, Result
from orrery.games import game as find_game
from orrery.kernel.chance import key_of_seed

OPTIONS = {"setup": "free"}


def result(number: int, bots: tuple[str, ...], scores: list[int], wins: list[float], failure: str = "") -> Result:
    return Result(
        Match(number, "roll", OPTIONS, bots, str(number)), 10, 4 + number, scores, wins, b"%d" % number, failure
    )


def test_bots_are_dealt_round_and_move_on() -> None:
    matches = simulate.plan("roll", OPTIONS, 3, 3, ["a", "b"], "7")
    assert [m.bots for m in matches] == [("a", "b", "a"), ("b", "a", "b"), ("a", "b", "a")]
    assert [m.seed for m in matches] == ["7/0", "7/1", "7/2"]
    many = simulate.plan("roll", OPTIONS, 3, 2, ["a", "b", "c"], "7")
    assert [m.bots for m in many] == [("a", "b"), ("b", "c"), ("c", "a")]


def test_figures() -> None:
    results = [
        result(1, ("b", "a", "b"), [30, 20, 10], [0.5, 0.5, 0]),
        result(0, ("a", "b", "a"), [10, 20, 30], [0, 0, 1]),
        result(2, ("a", "b", "a"), [], [], "KeyError: 1"),
    ]
    found = simulate.summary([r.match for r in results], results, ["a", "b"], 2.0)
    assert found["failures"] == 1
    assert (found["decisions"], found["decisions_per_second"]) == (30, 15.0)
    assert found["rounds_mean"] == 4.5
    assert found["scores"] == {"a": {"mean": 20.0, "se": 0.0}, "b": {"mean": 20.0, "se": 0.0}}
    # a won all of game 0 and half of game 1; the mean of 1 and 1/2 has a standard error of 1/4.
    assert found["wins"] == {"a": {"share": 0.75, "se": 0.25}, "b": {"share": 0.25, "se": 0.25}}


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
    matches = simulate.plan("roll", OPTIONS, 30, 3, ["random"], "9")
    alone = list(workers.spread(match.play, matches, 1))
    for jobs in (2, 3):
        together = sorted(workers.spread(match.play, matches, jobs), key=lambda result: result.match.number)
        assert together == alone


def test_a_transcript_replays_to_its_result() -> None:
    game = find_game("roll")
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
