"""Law 10 bites: chance is touched by acts alone, and every act tells what it does, with its rule."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.kernel.acts import Act, ActingState, acts_by_number, entry
from orrery.kernel.chance import Chance
from orrery.kernel.choice import Choice
from orrery.kernel.event import Recorder
from orrery.kernel.laws import ActRecorder, LawBroken, check_game
from orrery.kernel.probes import chance_is_left_alone
from orrery.kernel.score import Score
from tests.kernel.breaking import with_step
from tests.kernel.toy import Cards, Holder, Play, Toy


class Lightning(Act["Sky"]):
    number = 0

    def act(self, s: Sky, argument: int) -> None:
        s.struck.append(argument)
        if not s.silent:
            s.say("lightning", -1, "" if s.unruly else "T-9", {"at": argument})


class Sky(ActingState):
    """Nothing but acts."""

    __slots__ = ("silent", "struck", "unruly")

    def __init__(self) -> None:
        super().__init__(Chance(bytes(32)))
        self.struck: list[int] = []
        self.silent = False
        self.unruly = False

    def act(self, number: int) -> Act[Any]:
        return acts_by_number([Lightning()])[number]


def test_the_agenda_is_carried_out_in_order_and_then_the_game_is_over() -> None:
    sky = Sky()
    sky.plan(entry(0, 3))
    sky.plan(entry(0, 1), entry(0, 2))
    sky.listener = recorder = Recorder()
    sky.run()
    assert sky.struck == [1, 2, 3]
    assert [event.params["at"] for event in recorder.events] == [1, 2, 3]
    assert not sky.proceed()


@pytest.mark.parametrize("fault", ["silent", "unruly"])
def test_an_act_that_tells_nothing_or_cites_no_rule_is_caught(fault: str) -> None:
    sky = Sky()
    sky.plan(entry(0, 1), entry(0, 2))
    sky.listener = ActRecorder()
    sky.proceed()
    setattr(sky, fault, True)
    with pytest.raises(LawBroken, match="law 10 is broken: act 0 tells nothing with a rule"):
        sky.proceed()


def test_acts_have_numbers_of_their_own() -> None:
    with pytest.raises(ValueError, match=r"acts are numbered \[0, 0\]"):
        acts_by_number([Lightning(), Lightning()])


class Gambler(Play):
    """Touches chance where a choice is taken."""

    how = "below"

    def take(self, s: Cards, p: Holder, c: Choice) -> None:
        super().take(s, p, c)
        if self.how == "fork":
            s.chance.fork(1)
        elif self.how == "shuffle":
            s.chance.shuffle([1, 2])
        elif self.how == "draw":
            s.chance.draw([1, 2], 1, [])
        elif self.how == "byte":
            s.chance.byte()
        else:
            s.chance.below(6)


@pytest.mark.parametrize("how", ["below", "byte", "draw", "fork", "shuffle"])
def test_a_choice_that_touches_chance_is_caught(how: str) -> None:
    step = Gambler()
    step.how = how
    state = with_step(step).new({}, 2, bytes(32))
    with pytest.raises(LawBroken, match="law 10 is broken: what a seat chose touched chance"):
        chance_is_left_alone(state, Chance(bytes(32)))


def test_a_choice_that_leaves_chance_alone_passes() -> None:
    state = Toy().new({}, 2, bytes(32))
    before = state.digest()
    chance_is_left_alone(state, Chance(bytes(32)))
    assert state.digest() == before


def test_one_seat_gambling_is_caught_in_a_whole_game() -> None:
    """With other seats it does not commute either; alone only the tenth law sees it."""

    class Lonely(Toy):
        def __init__(self) -> None:
            super().__init__(with_step(Gambler()).state)
            self.min_seats = 1

    with pytest.raises(LawBroken) as caught:
        check_game(Lonely(), {}, 1, "1", every=True)
    assert caught.value.law in (4, 10)


@pytest.mark.parametrize("number", [3, 5])
def test_a_score_of_nobody_is_caught(number: int) -> None:
    """Scores are those of the seats, and then of rivals that the game names (law 8)."""

    class Haunted(Cards):
        __slots__ = ()

        def scores(self) -> list[Score]:
            return [*super().scores(), Score(number, [], 0)]

    game = Toy(Haunted)
    with pytest.raises(LawBroken, match="law 8 is broken: scores are of"):
        check_game(game, {}, 3, "1")
    game.rivals = ["ghost"]
    if number == 3:
        check_game(game, {}, 3, "1")
    else:
        with pytest.raises(LawBroken, match="law 8"):
            check_game(game, {}, 3, "1")
