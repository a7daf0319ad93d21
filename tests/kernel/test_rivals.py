"""One seat against a rival: the laws hold, and the kernel says what is right for one."""

from __future__ import annotations

import pytest

from orrery.kernel.chance import key_of_seed
from orrery.kernel.event import Event, Recorder
from orrery.kernel.laws import LawBroken, check_game
from orrery.kernel.refusal import BadOptions, IllegalChoice
from orrery.kernel.score import Part, Score
from orrery.kernel.state import State
from tests.guests.lone.rules import Duel, Lone
from tests.playthroughs import make

LONE = Lone()


def played(seed: str) -> tuple[State, list[Event]]:
    recorder = Recorder()
    state = LONE.new({}, 1, key_of_seed(seed), recorder)
    while state.decisions():
        state.apply(0, state.decisions()[0].choices[0], recorder)
    return state, recorder.events


@pytest.mark.parametrize("seed", range(10))
def test_the_laws_hold_for_one_seat_and_a_rival(seed: int) -> None:
    report = check_game(LONE, {}, 1, str(seed), every=True)
    assert (report.decisions, report.rounds) == (5, 5)


def test_a_rival_is_numbered_after_the_seats() -> None:
    state, events = played("1")
    assert {event.seat for event in events} == {0, 1}
    assert [event.seat for event in events if event.key == "robot"] == [1] * 5
    assert [score.seat for score in state.scores()] == [0, 1]


def test_nobody_need_win() -> None:
    ends = {tuple(score.wins for score in played(str(seed))[0].scores()) for seed in range(40)}
    assert ends == {(False, False), (True, False), (False, True)}


def test_scores_of_nobody_break_a_law() -> None:
    class Crowded(Duel):
        __slots__ = ()

        def scores(self) -> list[Score]:
            return [*super().scores(), Score(2, [Part("rounds", 0)], 0)]

    game = Lone()
    game.state = Crowded
    with pytest.raises(LawBroken, match=r"scores are of \[0, 1, 2\]"):
        check_game(game, {}, 1, "1")


def test_news_of_nobody_break_a_law() -> None:
    game = Lone()
    game.rivals = []
    with pytest.raises(LawBroken, match=r"law 8 is broken: an event is of number 1: robot seat=1"):
        check_game(game, {}, 1, "1")


def test_a_golden_names_rivals_and_ranks() -> None:
    endings = ["\n".join(make.ending(LONE, played(str(seed))[0])) for seed in range(20)]
    assert any("seat 0: 3 points (rounds 3), tie-break 0, rank pilot\nrobot: 2 points" in text for text in endings)
    for who in ("nobody", "seat 0", "robot"):
        assert any(f"won by {who}; digest " in text for text in endings)


def test_one_seat_is_one_seat() -> None:
    with pytest.raises(BadOptions) as bad:
        LONE.check({}, 2)
    assert (bad.value.key, bad.value.params) == ("exact_seats", {"seats": 2, "n": 1})


def test_when_the_game_is_over_there_is_nobody_to_wait_for() -> None:
    state, _ = played("1")
    with pytest.raises(IllegalChoice) as bad:
        state.apply(0, LONE.choice("play:3"))
    assert bad.value.key == "game_over"
