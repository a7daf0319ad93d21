"""Numbers go into bytes and come back; what was never written is refused."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from orrery.kernel.codec import Reader, Writer
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
