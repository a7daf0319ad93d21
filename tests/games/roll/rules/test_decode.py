"""Bytes are a position from which the game can be played on, or they are refused."""

from __future__ import annotations

import tracemalloc

import pytest

from orrery.games.roll.rules.flow import STEPS
from orrery.games.roll.rules.game import MOST_BYTES, ROLL, galaxy
from orrery.games.roll.rules.hidden import imagine
from orrery.games.roll.rules.powers.powers import Powers
from orrery.games.roll.rules.vocabulary.stage import OVER
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.codec import Writer
from orrery.kernel.refusal import BadData
from tests.games.roll.rules.mutations import try_mutations
from tests.games.roll.rules.positions import Sample

SAMPLE = Sample(40, "decode")


def refused(data: bytes) -> str:
    with pytest.raises(BadData) as caught:
        ROLL.decode(data)
    return str(caught.value)


def test_every_real_position_is_accepted_and_stays_the_same() -> None:
    assert {top for _, _, top, _ in SAMPLE.kinds} == {*range(len(STEPS)), -1}
    assert {stage for _, stage, _, _ in SAMPLE.kinds} == set(range(OVER + 1))
    for s in SAMPLE.all:
        other = galaxy(ROLL.decode(s.encode()))
        assert other.encode() == s.encode()
        assert repr(other.decisions()) == repr(s.decisions())
        for moment in Powers.__slots__:
            assert [getattr(p.powers, moment) for p in other.players] == [getattr(p.powers, moment) for p in s.players]


def test_a_position_that_a_bot_imagines_is_accepted() -> None:
    for number, s in enumerate(SAMPLE.all):
        for p in s.players:
            ROLL.decode(imagine(s.view(p.seat), p.seat, Chance(key_of_seed(f"imagined {number}"))).encode())


def test_what_is_changed_is_refused_or_plays_on_to_its_end() -> None:
    """`python -m tests.games.roll.rules.mutations 20000` tries more."""
    found = try_mutations(1500, 40, "decode")
    assert found["refused"] > 1000
    assert found["accepted"] > 20, "some changes lead to other positions"


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 3_000_000])
def test_no_seats_are_made_for_an_impossible_number_of_them(seats: int) -> None:
    w = Writer()
    SAMPLE.all[0].write(w)
    w.values[0] = seats
    data = w.data()
    tracemalloc.start()
    assert refused(data) == f"2 to 5 can play this game, not {seats}"
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 200_000


def test_more_bytes_than_a_state_has_are_not_even_read() -> None:
    assert max(len(s.encode()) for s in SAMPLE.all) < MOST_BYTES // 2
    assert refused(bytes(MOST_BYTES + 1)) == "a state of this game has at most 4096 bytes, not 4097"
    assert refused(bytes(MOST_BYTES)) == "2 to 5 can play this game, not 0"


def test_bytes_cut_short_or_with_more_behind_them_are_refused() -> None:
    data = SAMPLE.all[-1].encode()
    for size in range(len(data)):
        refused(data[:size])
    assert refused(data + b"\0") == "there is more data than a state has"


def test_a_view_is_no_position_to_play_on() -> None:
    s = SAMPLE.all[0]
    for seat in (0, 1, None):
        assert refused(s.view(seat).encode()).startswith("these bytes are no state of this game")
