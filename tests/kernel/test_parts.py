"""Answers in parts: what makes up a whole, and the laws that hold of it."""

from __future__ import annotations

from typing import Any

import pytest

from orrery import games
from orrery.kernel.chance import Chance
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.laws import check_game
from orrery.kernel.probes import LawBroken, commuting
from tests.guests import QUAY, invited
from tests.kernel.toy import C_PLAY, Cards, Holder, Play, Toy

SAMPLES = 30


class PlayTwo(Play):
    """Two cards, one after the other; the round counts the first."""

    in_parts = True
    wanted = 2

    def ask(self, s: Cards, p: Holder, out: list[Choice]) -> None:
        if self.parts(s, p) > 0:
            super().ask(s, p, out)

    def parts(self, s: Cards, p: Holder) -> int:
        return self.wanted - 3 + len(p.hand)

    def take(self, s: Cards, p: Holder, c: Choice) -> None:
        p.hand.remove(c.a)
        s.discard = sorted([*s.discard, c.a])


class TwoCards(Cards):
    play = PlayTwo()

    def score_round(self) -> None:
        self.say("over", -1, "T-3", {}, reveals=True)


def toy(**changes: Any) -> Toy:
    """The toy with a step that is changed so."""
    step = type("Step", (PlayTwo,), changes)()
    game = Toy(type("State", (TwoCards,), {"play": step}))
    game.round_bound = 12
    return game


def test_a_question_says_how_many_answers_make_up_the_whole() -> None:
    state = toy().new({}, 2, bytes(32))
    decision = state.decision(0)
    assert decision is not None
    assert (decision.parts, len(decision.choices)) == (2, 3)
    state.apply(0, decision.choices[0])
    later = state.decision(0)
    assert later is not None
    assert (later.parts, len(later.choices)) == (1, 2)
    assert decision.goes_on_in(later)
    assert not later.goes_on_in(decision)


def test_what_is_left_without_a_choice_is_taken_by_the_engine() -> None:
    """Three of three cards: nothing is asked."""
    state = toy(wanted=3).new({}, 2, bytes(32))
    assert not state.decisions()


@pytest.mark.parametrize(
    ("later", "goes_on"),
    [(None, False), (("a", 2), True), (("a", 1), False), (("a", 3), False), (("b", 2), False)],
)
def test_a_whole_goes_on_in_the_question_with_one_part_less(later: tuple[str, int] | None, goes_on: bool) -> None:
    now = Decision(0, "a", C_PLAY[:3], parts=3)
    assert now.goes_on_in(None if later is None else Decision(0, later[0], C_PLAY[:2], parts=later[1])) == goes_on


def test_wholes_can_be_had_in_any_order() -> None:
    probed(toy())


@pytest.mark.parametrize("seats", [1, 2])
def test_a_game_with_parts_that_are_taken_by_the_engine_obeys_the_laws(seats: int) -> None:
    with invited(QUAY):
        game = games.load("quay").rules
        for seed in range(SAMPLES):
            check_game(game, {}, seats, str(seed), every=True)


def test_a_whole_that_depends_on_the_order_breaks_a_law() -> None:
    def take(self: PlayTwo, s: Cards, p: Holder, c: Choice) -> None:
        PlayTwo.take(self, s, p, c)
        p.points = c.a

    broken(toy(take=take), "do not commute")


def test_a_whole_that_cannot_be_had_breaks_a_law() -> None:
    def ask(self: PlayTwo, s: Cards, p: Holder, out: list[Choice]) -> None:
        """Only neighbours of the first."""
        PlayTwo.ask(self, s, p, out)
        if len(p.hand) < 3:
            out[:] = [choice for choice in out if choice.a % 2 == 0][:1] + out[-1:]

    broken(toy(ask=ask, wanted=2, times=lambda self, s, p, c: 2), "not in any order")


def test_a_whole_that_ends_too_early_breaks_a_law() -> None:
    def take(self: PlayTwo, s: Cards, p: Holder, c: Choice) -> None:
        PlayTwo.take(self, s, p, c)
        p.todo.pop()

    broken(toy(take=take), "is over before 2 parts")


def broken(game: Toy, what: str) -> None:
    with pytest.raises(LawBroken, match=what) as found:
        probed(game)
    assert found.value.law == 6


def probed(game: Toy) -> None:
    state = game.new({}, 2, bytes(32))
    for seed in range(SAMPLES):
        commuting(state, Chance(seed.to_bytes(32, "little")))
