"""Several answers at once: all are carried out or none, and they are taken back one by one or as a whole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from orrery.games import load
from orrery.kernel.event import Event
from orrery.kernel.refusal import BadData, IllegalChoice
from orrery.tables.log import STUDY, UNDO, CannotUndo, Row, SeatSpec, Stale
from orrery.tables.table import Table
from orrery.tables.wholes import BadPart, attempt_all
from tests.guests import QUAY, invited

ANNA = SeatSpec("person", "Anna")
BEN = SeatSpec("person", "Ben")
EVEN = "14"  # a seed that deals everybody two coins of each colour


@pytest.fixture(autouse=True)
def guest() -> Iterator[None]:
    with invited(QUAY):
        yield


def quay(*seats: SeatSpec, seed: str = EVEN, berth: bool = True) -> Table:
    """A table where everybody is asked for three coins."""
    t = Table(load("quay").rules, {}, list(seats or (ANNA,)), seed)
    if berth:
        for seat in range(len(t.seats)):
            t.play(seat, "stay")
    return t


def coins(t: Table, seat: int = 0) -> Counter[str]:
    decision = t.decision(seat)
    assert decision is not None
    assert decision.kind == "fee"
    return Counter({choice.code: t.state.times(seat, choice) for choice in decision.choices})


def three(t: Table, seat: int = 0) -> list[str]:
    """Three coins, none of which is the only one that could be paid."""
    assert sorted(coins(t, seat).values()) == [1, 2, 2, 2]
    return sorted(coins(t, seat).elements())[:3]


def at(t: Table) -> tuple[object, ...]:
    return (t.digest(), list(t.log), len(t.events), len(t.turns), t.number(0), t.unsaved(0.0))


def refused(t: Table, *codes: str) -> BadPart:
    before = at(t)
    with pytest.raises(BadPart) as why:
        t.play(0, *codes)
    assert at(t) == before
    return why.value


def test_a_whole_is_carried_out_at_once() -> None:
    together, apart = quay(ANNA, BEN), quay(ANNA, BEN)
    codes = three(together)
    together.play(0, *codes)
    for code in codes:
        apart.play(0, code)
    assert together.log == apart.log
    assert together.digest() == apart.digest()
    assert together.decision(0) is None


def test_any_order_comes_to_the_same() -> None:
    one, two = quay(ANNA, BEN), quay(ANNA, BEN)
    one.play(0, *three(one))
    two.play(0, *reversed(three(two)))
    assert one.digest() == two.digest()


def test_what_is_left_without_a_choice_need_not_be_answered_but_may_be() -> None:
    """Of a blue coin, a note and many red coins: after the first two, a red one follows of itself."""
    for seed in range(2000):
        t = quay(ANNA, BEN, seed=str(seed))
        had = coins(t)
        if sorted(had.values()) == [1, 1, 5]:
            one, other, common = sorted(had, key=lambda code: had[code])
            t.play(0, one, other, common)
            assert [row.code for row in t.log if row.code.startswith("pay")] == [one, other]
            assert t.decision(0) is None
            return
    raise AssertionError("nobody had such coins")


def test_one_part_that_is_wrong_refuses_all() -> None:
    t = quay(ANNA, BEN)
    good = three(t)
    why = refused(t, good[0], good[1], "berth:a1")
    assert (why.key, why.params) == ("part_refused", {"n": 3, "code": "berth:a1", "rule": "Q-3"})
    assert refused(t, "pay:straw", *good[:2]).params["n"] == 1
    why = refused(t, *["pay:gold"] * 3)
    assert (why.key, why.params["n"]) == ("part_refused", 3)


def test_nothing_can_be_answered_that_is_not_asked() -> None:
    t = quay(ANNA, BEN)
    t.play(0, *three(t))
    assert refused(t, "pay:red", "pay:red").params["n"] == 1


def test_a_single_answer_is_refused_as_ever() -> None:
    t = quay(ANNA, BEN)
    with pytest.raises(BadData):
        t.play(0, "pay:straw")
    with pytest.raises(IllegalChoice):
        t.play(0, "berth:a1")


def test_a_plan_over_several_questions_is_carried_out_at_once() -> None:
    t = quay(ANNA, berth=False)
    p = quay(ANNA)
    t.play(0, "berth:c3", *three(p))
    assert [row.code for row in t.log] == ["berth:c3", *three(p)]
    assert t.state.round == 2


def test_nobody_looks_beyond_what_is_revealed_by_trying() -> None:
    """After the coins new ones are drawn: what could be answered then is not said, be it right or wrong."""
    t = quay(ANNA)
    codes = three(t)
    for guess in ("berth:a1", "stay", "pay:red", "pay:straw"):
        why = refused(t, *codes, guess)
        assert (why.key, why.params["n"]) == ("part_reveals", 3)


def test_an_old_question_is_not_answered() -> None:
    t = quay(ANNA, BEN)
    before = at(t)
    with pytest.raises(Stale), t.transaction():
        list(attempt_all(t, 0, three(t), "k", 0))
    assert at(t) == before
    with t.transaction():
        list(attempt_all(t, 0, three(t), "k", 1))
    assert t.knows(0, "k")


def test_one_row_has_the_key_and_all_that_was_heard_counts() -> None:
    t = quay(ANNA, BEN)
    with t.transaction():
        list(attempt_all(t, 0, three(t), "k"))
        assert [row.key for row in t.unsaved(0.0)] == [None, None, "k"]
    assert t.seq_at_choice(0) == t.seq(0)


def test_parts_are_taken_back_one_by_one() -> None:
    t = quay(ANNA, BEN)
    before, codes = t.digest(), three(t)
    t.play(0, *codes)
    for left in (1, 2, 3):
        t.undo(0)
        decision = t.decision(0)
        assert decision is not None
        assert decision.parts == left
    assert t.digest() == before


def test_a_whole_is_taken_back_at_once() -> None:
    t = quay(ANNA, BEN)
    before = t.digest()
    t.play(0, *three(t))
    assert t.parts_back(0) == 3
    t.undo(0, whole=True)
    assert t.digest() == before
    assert t.log[-3:] == [Row(0, UNDO)] * 3
    assert t.parts_back(0) == 1  # the berth is a whole of its own
    t.undo(0, whole=True)
    assert t.log[-2:] == [Row(0, UNDO)] * 2
    decision = t.decision(0)
    assert decision is not None
    assert decision.kind == "berth"


def test_half_a_whole_is_taken_back_to_its_start() -> None:
    t = quay(ANNA, BEN)
    before = t.digest()
    t.play(0, *three(t)[:2])
    t.undo(0, whole=True)
    assert t.digest() == before


def test_others_go_on_meanwhile() -> None:
    """What Ben pays in secret between Anna's parts stays."""
    t = quay(ANNA, BEN)
    mine, his = three(t), three(t, 1)
    t.play(0, mine[0])
    t.play(1, his[0])
    t.play(0, mine[1])
    t.undo(0, whole=True)
    same = quay(ANNA, BEN)
    same.play(1, his[0])
    assert t.digest() == same.digest()


def test_what_was_revealed_stays() -> None:
    t = quay(ANNA, BEN)
    t.play(1, *three(t, 1))
    t.play(0, *three(t))
    before = at(t)
    with pytest.raises(CannotUndo):
        t.undo(0, whole=True)
    assert at(t) == before
    assert t.parts_back(0) == 0


def test_a_whole_is_studied_at_once() -> None:
    t = quay(ANNA)
    before = t.digest()
    t.play(0, *three(t))
    t.undo(0, study=True, whole=True)
    assert t.digest() == before
    assert [row.code for row in t.log[-3:]] == [STUDY, UNDO, UNDO]
    assert t.studied == 1


def test_a_whole_is_studied_where_others_went_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a game whose others answer what somebody did, without anybody learning something new by it."""

    def others_went_on(table: Table, seat: int) -> list[Event]:
        raise CannotUndo("undo_others_went_on")

    t = quay(ANNA)
    before = t.digest()
    t.play(0, *three(t)[:2])
    monkeypatch.setattr("orrery.tables.undo.take_back", others_went_on)
    with pytest.raises(CannotUndo):
        t.undo(0, whole=True)
    t.undo(0, study=True, whole=True)
    assert t.digest() == before
    assert [row.code for row in t.log[-2:]] == [STUDY, STUDY]


def test_it_replays() -> None:
    t = quay(ANNA, BEN)
    t.play(0, *three(t))
    t.undo(0, whole=True)
    t.play(0, *three(t))
    again = quay(ANNA, BEN, berth=False)
    again.replay(t.log)
    assert again.digest() == t.digest()
    assert again.turns.last_whole(0) == t.turns.last_whole(0)
