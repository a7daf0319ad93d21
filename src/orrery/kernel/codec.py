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


def unpack(data: bytes) -> list[int]:
    """The numbers in these bytes. Each is as short as it can be, and none has more than 64 bits."""
    values: list[int] = []
    rest = 0
    shift = 0
    for i in range(len(data)):
        byte = data[i]
        if byte < 128 and shift == 0:  # most are as short as that
            values.append(-((byte + 1) >> 1) if byte & 1 else byte >> 1)
            continue
        rest |= (byte & 127) << shift
        if byte > 127:
            shift += 7
            if shift > 63:
                raise BadData("the data is damaged: a number is too long")
            continue
        if byte == 0 or rest >> 64:
            raise BadData("the data is damaged: a number is too long")
        values.append(-((rest + 1) >> 1) if rest & 1 else rest >> 1)
        rest = 0
        shift = 0
    if shift:
        raise BadData("the data ends early")
    return values


class Reader:
    """Reads what a Writer has written. All sizes are known to fit the data before anything is made of them."""

    __slots__ = ("at", "values")

    def __init__(self, data: bytes) -> None:
        self.values = unpack(data)
        self.at = 0

    def number(self) -> int:
        at = self.at
        if at >= len(self.values):
            raise BadData("the data ends early")
        self.at = at + 1
        return self.values[at]

    def flag(self) -> bool:
        n = self.number()
        if n not in (0, 1):
            raise BadData("the data is damaged: a yes or no is neither")
        return n == 1

    def numbers(self) -> list[int]:
        n = self.size()
        at = self.at
        self.at = at + n
        return self.values[at : at + n]

    def lists(self) -> list[list[int]]:
        return [self.numbers() for _ in range(self.size())]

    def raw(self) -> bytes:
        values = self.numbers()
        for value in values:
            if not 0 <= value < 256:
                raise BadData("the data is damaged: a byte is none")
        return bytes(values)

    def size(self) -> int:
        n = self.number()
        if n < 0 or n > len(self.values) - self.at:
            raise BadData("the data ends early or is damaged")
        return n

    def end(self) -> None:
        if self.at != len(self.values):
            raise BadData("there is more data than a state has")
