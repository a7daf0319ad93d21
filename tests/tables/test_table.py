"""The Table: play, refuse, tell each seat its own."""

from __future__ import annotations

import pytest

from orrery.kernel.refusal import BadData, IllegalChoice
from orrery.tables.log import Row
from orrery.tables.table import Table

from .helpers import ANNA, BEN, BOT, ROLL, first, play_out, play_until, table


def test_a_choice_is_a_row_of_the_log() -> None:
    t = table(ANNA, BEN)
    code = first(t, 1)
    t.play(1, code)
    assert t.log == [Row(1, code)]


def test_an_illegal_choice_changes_nothing() -> None:
    t = table(ANNA, BEN)
    digest, told = t.state.digest(), len(t.events)
    with pytest.raises(IllegalChoice) as refused:
        t.play(0, "recruit:home")
    assert refused.value.key == "not_offered"
    with pytest.raises(BadData):
        t.play(0, "fly:moon")
    with pytest.raises(BadData):
        t.play(7, first(t, 0))
    assert (t.state.digest(), len(t.events), t.log) == (digest, told, [])


def test_bots_wait_for_the_people_and_then_play_until_a_person_is_asked() -> None:
    t = table(ANNA, BOT, BOT)
    assert not t.play_bots()
    while t.asked():
        t.play(0, first(t, 0))
    assert t.play_bots()
    assert t.asked() == [0]
    assert {row.seat for row in t.log} == {0, 1, 2}


def test_a_whole_game_ends_with_scores() -> None:
    t = table(ANNA, BOT)
    play_out(t)
    assert t.over
    assert any(score.wins for score in t.scores())
    assert not t.play_bots()


def test_bots_choose_the_same_whenever_they_are_asked_anew() -> None:
    """Their chance hangs on the seed, the seat and the count of their choices, not on what ran before."""
    one = table(ANNA, BOT, BOT)
    play_until(one, 0, "select")
    while one.asked():
        one.play(0, first(one, 0))
    other = table(ANNA, BOT, BOT)
    other.replay(one.log)
    one.play_bots()
    other.play_bots()
    assert one.log == other.log
    assert one.state.digest() == other.state.digest()


def test_each_seat_hears_only_its_own() -> None:
    t = table(ANNA, BEN)
    mine, bens = t.seq(0), t.seq(1)
    assert [e.seat for e in t.news(0) if e.key == "roll"] == [0]
    assert [e.seat for e in t.news(1) if e.key == "roll"] == [1]
    assert not [e for e in t.news(None) if e.key == "roll"]
    while t.decision(0) is not None:
        t.play(0, first(t, 0))
    assert [e.key for e in t.news(1, bens)] == ["ready"]
    assert "select" in [e.key for e in t.news(0, mine)]


def test_refusals_come_from_what_the_seat_may_know() -> None:
    t = table(ANNA, BEN)
    play_until(t, 0, "select")
    assert [r.key for r in t.refusals(0)] == [r.key for r in t.state.refusals(0)] != []


def test_what_cannot_be_kept_has_not_happened() -> None:
    full = False

    def keep(_: Table) -> None:
        if full:
            raise OSError(28, "No space left on device")

    t = Table(ROLL, {}, [ANNA, BOT], "3", keep)
    t.play(0, first(t, 0))
    before = (t.state.digest(), list(t.log), [repr(e) for e in t.events])
    full = True
    with pytest.raises(OSError, match="No space"):
        t.play_bots()
    assert (t.state.digest(), t.log, [repr(e) for e in t.events]) == before
    full = False
    assert t.play_bots()


def test_nobody_hears_of_a_choice_before_it_is_kept() -> None:
    heard: list[int] = []
    t = table(ANNA, BEN, keep=lambda t: heard.append(len(t.events)))
    start = len(t.events)
    while t.decision(0) is not None:
        t.play(0, first(t, 0))
    assert heard[0] == start
    assert heard[-1] < len(t.events)
