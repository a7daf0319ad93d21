"""States as bytes: a flat row of integers, each in as few bytes as it needs."""

from __future__ import annotations

from .refusal import BadData


class Writer:
    """Collects numbers; `data` turns them into bytes in one go."""

    __slots__ = ("values",)

    def __init__(self) -> None:
        self.values: list[int] = []

    def number(self, value: int) -> None:
        self.values.append(value)

    def numbers(self, values: list[int]) -> None:
        self.values.append(len(values))
        self.values.extend(values)

    def lists(self, values: list[list[int]]) -> None:
        self.values.append(len(values))
        for value in values:
            self.numbers(value)

    def raw(self, value: bytes) -> None:
        self.values.append(len(value))
        self.values.extend(value)

    def data(self) -> bytes:
        """Each number zigzag, then seven bits a byte, the lowest first."""
        out: list[int] = []
        for value in self.values:
            rest = value << 1 if value >= 0 else (-value << 1) - 1
            while rest > 127:
                out.append(rest & 127 | 128)
                rest >>= 7
            out.append(rest)
        return bytes(out)


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
        values = self.numbers()
        if any(not 0 <= value < 256 for value in values):
            raise BadData("the data is damaged")
        return bytes(values)

    def size(self) -> int:
        n = self.number()
        if n < 0 or n > len(self.data) - self.at:
            raise BadData("the data ends early or is damaged")
        return n

    def end(self) -> None:
        if self.at != len(self.data):
            raise BadData("there is more data than a state has")
