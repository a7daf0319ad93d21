"""States as bytes: a flat row of integers, each in as few bytes as it needs."""

from __future__ import annotations

from .refusal import BadData


class Writer:
    __slots__ = ("out",)

    def __init__(self) -> None:
        self.out = bytearray()

    def number(self, value: int) -> None:
        """Zigzag, then seven bits a byte."""
        rest = value << 1 if value >= 0 else (-value << 1) - 1
        while rest > 127:
            self.out.append(rest & 127 | 128)
            rest >>= 7
        self.out.append(rest)

    def numbers(self, values: list[int]) -> None:
        self.number(len(values))
        for value in values:
            self.number(value)

    def lists(self, values: list[list[int]]) -> None:
        self.number(len(values))
        for value in values:
            self.numbers(value)

    def raw(self, value: bytes) -> None:
        self.number(len(value))
        self.out += value


class Reader:
    __slots__ = ("at", "data")

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def number(self) -> int:
        shift = 0
        rest = 0
        while True:
            if self.at >= len(self.data) or shift > 63:
                raise BadData("the data ends early or is damaged")
            byte = self.data[self.at]
            self.at += 1
            rest |= (byte & 127) << shift
            if byte < 128:
                break
            shift += 7
        return -((rest + 1) >> 1) if rest & 1 else rest >> 1

    def numbers(self) -> list[int]:
        return [self.number() for _ in range(self.size())]

    def lists(self) -> list[list[int]]:
        return [self.numbers() for _ in range(self.size())]

    def raw(self) -> bytes:
        n = self.size()
        value = self.data[self.at : self.at + n]
        self.at += n
        return value

    def size(self) -> int:
        n = self.number()
        if n < 0 or n > len(self.data) - self.at:
            raise BadData("the data ends early or is damaged")
        return n

    def end(self) -> None:
        if self.at != len(self.data):
            raise BadData("there is more data than a state has")
