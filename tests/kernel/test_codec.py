"""Numbers go into bytes and come back; what was never written is refused."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from orrery.games import load
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.codec import Reader, Writer
from orrery.kernel.playout import playout
from orrery.kernel.refusal import BadData

NUMBERS = st.integers(-(2**62), 2**62)


@pytest.mark.parametrize(
    ("value", "expected"),
    [(0, "00"), (-1, "01"), (1, "02"), (63, "7e"), (-64, "7f"), (64, "8001"), (-65, "8101"), (8191, "fe7f")],
)
def test_known_bytes(value: int, expected: str) -> None:
    w = Writer()
    w.number(value)
    assert w.data().hex() == expected


@given(NUMBERS, st.lists(NUMBERS), st.lists(st.lists(NUMBERS)), st.binary())
@example(2**62, [-(2**62)], [[]], b"")
def test_what_is_written_is_read(number: int, row: list[int], rows: list[list[int]], raw: bytes) -> None:
    w = Writer()
    w.number(number)
    w.numbers(row)
    w.lists(rows)
    w.raw(raw)
    r = Reader(w.data())
    assert (r.number(), r.numbers(), r.lists(), r.raw()) == (number, row, rows, raw)
    r.end()


@given(st.binary(max_size=30))
def test_foreign_bytes_are_refused_or_read_and_nothing_else(data: bytes) -> None:
    for read in (Reader.number, Reader.numbers, Reader.lists, Reader.raw):
        try:
            read(Reader(data))
        except BadData:
            continue


def test_too_little_and_too_much() -> None:
    w = Writer()
    w.numbers([1, 2, 3])
    with pytest.raises(BadData):
        Reader(w.data()[:-1]).numbers()
    r = Reader(w.data() + b"\0")
    r.numbers()
    with pytest.raises(BadData):
        r.end()


def encoded_game() -> bytes:
    state = load("roll").rules.new({}, 3, key_of_seed("codec"))
    playout(state, Chance(key_of_seed("codec, choices")), 300)
    return state.encode()


ENCODED = encoded_game()


@given(st.integers(0, len(ENCODED) - 1))
def test_a_state_cut_short_is_refused(size: int) -> None:
    with pytest.raises(BadData):
        load("roll").rules.decode(ENCODED[:size])


@given(st.integers(0, len(ENCODED) - 1), st.integers(1, 255))
def test_a_damaged_state_is_refused_or_is_a_state(at: int, flip: int) -> None:
    game = load("roll").rules
    damaged = bytearray(ENCODED)
    damaged[at] ^= flip
    try:
        state = game.decode(bytes(damaged))
    except BadData:
        return
    assert game.decode(state.encode()).digest() == state.digest()
