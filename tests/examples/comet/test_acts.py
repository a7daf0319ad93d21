"""Acts: only they touch chance, each tells something with its rule, and law 10 notices who does otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from examples.comet.rules import acts, steps
from examples.comet.rules.game import COMET
from examples.comet.rules.state import ACTS, STEPS, Keeper, Sky
from orrery.kernel.acts import ACT_BITS, Act, acts_by_number, entry
from orrery.kernel.choice import Choice
from orrery.kernel.laws import LawBroken, check_game
from orrery.kernel.state import Step, put_into_slots


class Silent(acts.Turn):
    """An act that tells nothing."""

    def act(self, s: Sky, argument: int) -> None:
        listener, s.listener = s.listener, None
        super().act(s, argument)
        s.listener = listener


class Ruleless(acts.Turn):
    """An act that tells something without a rule."""

    def act(self, s: Sky, argument: int) -> None:
        listener, s.listener = s.listener, None
        super().act(s, argument)
        s.listener = listener
        s.say("turn", 0, "", {"n": 1})


class Rolling(steps.Aim):
    """A step that uses chance when somebody has chosen."""

    def take(self, s: Sky, p: Keeper, c: Choice) -> None:
        s.chance.below(6)
        super().take(s, p, c)


@pytest.fixture(autouse=True)
def tables() -> Iterator[None]:
    """What a test puts into the tables of the game is taken out again."""
    before = ACTS[:], STEPS[:]
    yield
    ACTS[:], STEPS[:] = before


@pytest.mark.parametrize("act", [Silent(), Ruleless()], ids=["silent", "ruleless"])
def test_an_act_that_tells_nothing_breaks_law_10(act: Act[Any]) -> None:
    check_game(COMET, {}, 1, "1")
    ACTS[acts.TURN] = act
    with pytest.raises(LawBroken, match="act 4 tells nothing with a rule") as broken:
        check_game(COMET, {}, 1, "1")
    assert broken.value.law == 10


def test_a_choice_that_touches_chance_breaks_law_10() -> None:
    STEPS[steps.AIM] = Rolling()
    with pytest.raises(LawBroken, match="touched chance") as broken:
        check_game(COMET, {}, 1, "1", every=True)
    assert broken.value.law == 10


def test_acts_happen_in_the_order_they_were_planned_in() -> None:
    s = Sky(COMET.box, COMET.new({}, 1, bytes(32)).chance)
    s.agenda = [acts.NIGHT]
    s.plan(entry(acts.DRAW, 2), acts.TURN)
    assert s.agenda == [acts.NIGHT, acts.TURN, acts.DRAW | 2 << ACT_BITS]


def test_every_act_has_a_number_of_its_own() -> None:
    assert [act.number for act in acts_by_number([acts.Roll(), acts.Night()])] == [0, 1]
    twice: list[Act[Any]] = [acts.Night(), acts.Night()]
    gap: list[Act[Any]] = [acts.Roll()]
    for wrong in (twice, gap):
        with pytest.raises(ValueError, match="acts are numbered"):
            acts_by_number(wrong)


def test_what_a_class_says_of_itself_is_put_where_compiled_code_looks() -> None:
    """A compiled base has a slot under the name; here one that is made of Python."""

    class Base:
        __slots__ = ("kind",)

    class Thing(Base):
        kind = "pay"

    thing = Thing()
    put_into_slots(thing, Base, ("kind",))
    assert vars(Base)["kind"].__get__(thing) == "pay"
    put_into_slots(steps.Aim(), Step, ("kind",))  # a base in plain Python has none, and needs none
