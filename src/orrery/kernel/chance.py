"""The one source of randomness in a State.

A keyed counter generator: block i is BLAKE2b-512 of the counter i (8 bytes, little-endian) under a 32-byte key.
Blocks are read byte by byte. A number below n takes one byte (n up to 256) or two bytes, first the high one (n up to
65536); what lies beyond the largest multiple of n is thrown away and the next bytes are read. So it is the same on
every machine, can be recomputed anywhere, copies in no time, and what was rolled does not betray what will be.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

KEY_BYTES: Final = 32
BLOCK_BYTES: Final = 64
MOST_BLOCKS: Final = 1 << 32  # no game comes near
LIMITS: Final = [0] + [256 - 256 % n for n in range(1, 257)]  # by n: from here on a byte is thrown away


def key_of_seed(seed: str) -> bytes:
    """How a seed that a person typed (`--seed 7`) becomes a key: BLAKE2b-256 of its UTF-8 text."""
    return blake2b(seed.encode(), digest_size=KEY_BYTES, person=b"orrery seed").digest()


def block_of(key: bytes, counter: int) -> bytes:
    return blake2b(counter.to_bytes(8, "little"), key=key).digest()


class Chance:
    __slots__ = ("at", "block", "counter", "key")

    def __init__(self, key: bytes) -> None:
        if len(key) != KEY_BYTES:
            raise ValueError(f"a key has {KEY_BYTES} bytes")
        self.key = key
        self.counter = 0
        self.block = b""
        self.at = BLOCK_BYTES

    def byte(self) -> int:
        at = self.at
        if at == BLOCK_BYTES:
            self.block = block_of(self.key, self.counter)
            self.counter += 1
            at = 0
        self.at = at + 1
        return self.block[at]

    def below(self, n: int) -> int:
        """A number from 0 to n-1, all equally likely."""
        if n <= 256:
            limit = LIMITS[n]
            while True:
                at = self.at
                if at == BLOCK_BYTES:
                    value = self.byte()
                else:  # as there, without a call
                    self.at = at + 1
                    value = self.block[at]
                if value < limit:
                    return value % n
        limit = 65536 - 65536 % n
        value = self.byte() << 8 | self.byte()
        while value >= limit:
            value = self.byte() << 8 | self.byte()
        return value % n

    def several_below(self, n: int, times: int) -> list[int]:
        """So many numbers, one after another as by `below`. `n` is at most 256."""
        found: list[int] = []
        limit = LIMITS[n]
        while len(found) < times:
            at = self.at
            if at == BLOCK_BYTES:
                value = self.byte()
            else:  # as there, without a call
                self.at = at + 1
                value = self.block[at]
            if value < limit:
                found.append(value % n)
        return found

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item

    def draw(self, items: list[int], n: int, onto: list[int]) -> None:
        """Take so many of the items by lot, one after another; the last one comes into the place of each."""
        left = len(items)
        for _ in range(n):
            at = self.at
            if left > 256 or at == BLOCK_BYTES:
                at = self.below(left)
            else:  # as there, without a call
                self.at = at + 1
                value = self.block[at]
                at = value % left if value < LIMITS[left] else self.below(left)
            left -= 1
            onto.append(items[at])
            items[at] = items[left]
            items.pop()

    def fork(self, label: int) -> Chance:
        """An independent generator; using it does not move this one."""
        return Chance(
            blake2b(label.to_bytes(8, "little"), key=self.key, digest_size=KEY_BYTES, person=b"orrery fork").digest()
        )

    def is_sound(self) -> bool:
        """Whether it can have come to where it is: its block is the one that the key and the counter give."""
        if self.counter == 0:
            return self.at == BLOCK_BYTES and self.block == b""
        if not 0 < self.counter < MOST_BLOCKS or not 0 < self.at <= BLOCK_BYTES:
            return False
        return self.block == block_of(self.key, self.counter - 1)

    def copy(self) -> Chance:
        other = Chance(self.key)
        other.counter = self.counter
        other.block = self.block
        other.at = self.at
        return other
