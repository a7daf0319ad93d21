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


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ("8000", "a number is too long"),  # 0 in two bytes
        ("ff00", "a number is too long"),
        ("8080808080808080808001", "a number is too long"),
        ("ffffffffffffffffff02", "a number is too long"),  # 65 bits
        ("80", "the data ends early"),
        ("ffffffffffffffffff", "the data ends early"),
    ],
)
def test_every_number_has_one_way_to_be_written(data: str, why: str) -> None:
    with pytest.raises(BadData, match=why):
        Reader(bytes.fromhex(data))


@pytest.mark.parametrize("value", [2**63 - 1, -(2**63)])
def test_the_largest_numbers_are_read(value: int) -> None:
    w = Writer()
    w.number(value)
    assert Reader(w.data()).number() == value


def test_a_yes_or_no_is_nothing_else() -> None:
    r = Reader(bytes([0, 2, 4, 1]))
    assert (r.flag(), r.flag()) == (False, True)
    for _ in range(2):
        with pytest.raises(BadData, match="neither"):
            r.flag()


def test_a_size_is_refused_before_a_list_of_it_is_made() -> None:
    w = Writer()
    w.number(1 << 40)
    for read in (Reader.numbers, Reader.lists, Reader.raw):
        with pytest.raises(BadData):
            read(Reader(w.data()))
