"""Chance gives the known answers, wherever it runs."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery.kernel.chance import BLOCK_BYTES, KEY_BYTES, Chance, key_of_seed

KEY_OF_7 = bytes.fromhex("63a1de9fa2bfc6728e2889fcf14ba6e8da283add92592daf186229e17020462a")
FIRST_BLOCKS_OF_7 = bytes.fromhex(
    "77bb1d595cfaebcb6c00c7c01e9ec2644b4dbd13f00562039d71e6e63263629baab8e5a9e3f9d7868f30751afac2f5dd88e7564de3a92391"
    "e7d9bea55ba07248"
    "dd208a2539025435dabe51be83aad0d332989de1d219cfca84a6d40e36a4ff9775f4caccf4066da4dcc8b1e0902b56e6cbb84b8887d16d03"
    "617de172bc803d68"
)


def stream(key: bytes) -> Iterator[int]:
    """The bytes of a key, as the description says them."""
    counter = 0
    while True:
        yield from hashlib.blake2b(counter.to_bytes(8, "little"), key=key).digest()
        counter += 1


def number(source: Iterator[int], n: int) -> int:
    """A number below n from these bytes, as the description says it."""
    width = 1 if n <= 256 else 2
    while True:
        value = int.from_bytes(bytes(next(source) for _ in range(width)), "big")
        if value < 256**width // n * n:
            return value % n


def loaded(*values: int) -> Chance:
    """A chance that reads these bytes first."""
    chance = Chance(bytes(KEY_BYTES))
    chance.block = bytes(values) + bytes(BLOCK_BYTES - len(values))
    chance.at = 0
    return chance


def test_how_a_typed_seed_becomes_a_key() -> None:
    assert key_of_seed("7") == KEY_OF_7
    assert hashlib.blake2b(b"7", digest_size=32, person=b"orrery seed").digest() == KEY_OF_7
    assert key_of_seed("Ü") == hashlib.blake2b("Ü".encode(), digest_size=32, person=b"orrery seed").digest()


def test_the_bytes_of_a_key() -> None:
    chance = Chance(KEY_OF_7)
    assert bytes(chance.byte() for _ in range(2 * BLOCK_BYTES)) == FIRST_BLOCKS_OF_7


def test_known_rolls() -> None:
    # 0x77 = 119, 0xbb = 187, 0x1d = 29, 0x59 = 89, 0x5c = 92, 0xfa = 250, 0xeb = 235, 0xcb = 203; none is thrown away.
    chance = Chance(KEY_OF_7)
    assert [chance.below(6) for _ in range(8)] == [5, 1, 5, 5, 2, 4, 1, 5]
    # Two bytes, the high one first: 0x77bb = 30651, 0x1d59 = 7513.
    chance = Chance(KEY_OF_7)
    assert [chance.below(1000) for _ in range(2)] == [651, 513]


@given(st.binary(min_size=KEY_BYTES, max_size=KEY_BYTES), st.lists(st.integers(1, 65536), max_size=60))
def test_it_follows_its_description(key: bytes, bounds: list[int]) -> None:
    chance = Chance(key)
    source = stream(key)
    assert [chance.below(n) for n in bounds] == [number(source, n) for n in bounds]


def test_what_lies_beyond_the_largest_multiple_is_thrown_away() -> None:
    assert loaded(255, 252, 251).below(6) == 251 % 6
    assert loaded(255).below(256) == 255
    assert loaded(255, 255, 255, 120, 255, 119).below(300) == 65399 % 300
    assert loaded(255, 255).below(65536) == 65535


def test_a_shuffle_walks_down_and_swaps() -> None:
    # Below 4, 3 and 2: 1, 2 and 0.
    items = [10, 11, 12, 13]
    loaded(1, 2, 0).shuffle(items)
    assert items == [13, 10, 12, 11]


def test_every_order_is_as_likely_as_any_other() -> None:
    chance = Chance(KEY_OF_7)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        items = [0, 1, 2]
        chance.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())  # five standard deviations


def test_a_fork_is_independent() -> None:
    chance = Chance(KEY_OF_7)
    fork = chance.fork(5)
    assert fork.key.hex() == "6e58c2f6558afa8b4d3f9eeb560e318b18bf18034e4ab27caa9c6560dc598de5"
    assert chance.fork(6).key != fork.key
    assert (chance.counter, chance.at) == (0, BLOCK_BYTES)


@given(st.integers(0, 200))
def test_a_copy_goes_on_alike_and_alone(used: int) -> None:
    chance = Chance(KEY_OF_7)
    for _ in range(used):
        chance.byte()
    copy = chance.copy()
    assert [copy.byte() for _ in range(100)] == [chance.byte() for _ in range(100)]
    copy.byte()
    assert copy.byte() != chance.byte() or copy.at != chance.at


def test_a_key_has_its_size() -> None:
    with pytest.raises(ValueError, match="32"):
        Chance(b"short")


def test_wherever_it_is_it_can_have_come_there() -> None:
    chance = Chance(KEY_OF_7)
    for _ in range(2 * BLOCK_BYTES + 2):
        assert chance.is_sound()
        chance.byte()


@pytest.mark.parametrize(
    ("name", "value"),
    [("at", 0), ("at", -1), ("at", BLOCK_BYTES + 1), ("counter", 0), ("counter", 2), ("counter", -1), ("block", b"")],
)
def test_where_it_cannot_have_come_is_noticed(name: str, value: int | bytes) -> None:
    chance = Chance(KEY_OF_7)
    chance.byte()
    setattr(chance, name, value)
    assert not chance.is_sound()
    fresh = Chance(KEY_OF_7)
    fresh.at = 5
    assert not fresh.is_sound()


@given(st.integers(min_value=0, max_value=300), st.integers(min_value=0, max_value=40), st.integers(0, BLOCK_BYTES - 1))
def test_what_is_drawn_is_drawn_one_after_another(size: int, n: int, used: int) -> None:
    """As by `below`, also where a block ends, a byte is thrown away, or numbers take two bytes."""
    chance, source = Chance(KEY_OF_7), stream(KEY_OF_7)
    for _ in range(used):
        chance.byte()
        next(source)
    items, left = list(range(size)), list(range(size))
    drawn: list[int] = []
    expected: list[int] = []
    n = min(n, size)
    chance.draw(items, n, drawn)
    for _ in range(n):
        at = number(source, len(left))
        expected.append(left[at])
        left[at] = left[-1]
        left.pop()
    assert (drawn, items) == (expected, left)
    assert chance.byte() == next(source)


@given(st.integers(min_value=1, max_value=256), st.integers(min_value=0, max_value=80), st.integers(0, BLOCK_BYTES - 1))
def test_several_numbers_come_one_after_another(n: int, times: int, used: int) -> None:
    chance, source = Chance(KEY_OF_7), stream(KEY_OF_7)
    for _ in range(used):
        chance.byte()
        next(source)
    assert chance.several_below(n, times) == [number(source, n) for _ in range(times)]
    assert chance.byte() == next(source)
