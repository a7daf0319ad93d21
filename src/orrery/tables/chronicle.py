"""The chronicle of a table: every event that was told, in order, and how many each seat has heard.

A long game has some thousands of events, of which hardly any is ever read again. So only the latest are kept as
objects; the older ones lie packed in blocks, a few bytes each, and are unpacked when somebody asks for them.
"""

from __future__ import annotations

import zlib
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, Final

import msgspec

from orrery.kernel.event import Event

BLOCK: Final = 48  # events in a packed block; at least as many stay unpacked

Packed = tuple[str, int, str, dict[str, Any], int, bool]
UNPACK: Final = msgspec.msgpack.Decoder(list[Packed])


class Chronicle:
    __slots__ = ("_before", "_blocks", "_counts", "_recent")

    def __init__(self, seats: int) -> None:
        self._blocks: list[bytes] = []
        self._recent: list[Event] = []
        self._counts = [0] * (seats + 1)  # how many events each has heard: by seat, the spectators last
        self._before = [[0] for _ in self._counts]  # the same, before each block and before the recent ones

    def __len__(self) -> int:
        return len(self._blocks) * BLOCK + len(self._recent)

    def __iter__(self) -> Iterator[Event]:
        return self.since(0)

    def __iadd__(self, events: Iterable[Event]) -> Chronicle:
        for event in events:
            self._recent.append(event)
            for place in range(len(self._counts)):
                if event.visible_to(self._listener(place)):
                    self._counts[place] += 1
            if len(self._recent) == 2 * BLOCK:
                self._pack()
        return self

    def count(self, seat: int | None) -> int:
        """How many events this seat has been told."""
        return self._counts[-1 if seat is None else seat]

    def since(self, first: int) -> Iterator[Event]:
        """The events from the first-th on, whoever heard them."""
        for number in range(first // BLOCK, len(self._blocks)):
            yield from unpack(self._blocks[number])[max(0, first - number * BLOCK) :]
        yield from self._recent[max(0, first - len(self._blocks) * BLOCK) :]

    def heard(self, seat: int | None, first: int, most: int | None = None) -> list[Event]:
        """What this seat was told from its own first-th event on, and not more than so many."""
        before = self._before[-1 if seat is None else seat]
        block = max(0, bisect_right(before, first) - 1)
        mine = (event for event in self.since(block * BLOCK) if event.visible_to(seat))
        skipped = first - before[block]
        return list(islice(mine, skipped, None if most is None else skipped + most))

    def _pack(self) -> None:
        """Put the oldest of the recent events away."""
        events = self._recent[:BLOCK]
        del self._recent[:BLOCK]
        self._blocks.append(pack(events))
        for place, before in enumerate(self._before):
            listener = self._listener(place)
            before.append(before[-1] + sum(event.visible_to(listener) for event in events))

    def _listener(self, place: int) -> int | None:
        return None if place == len(self._counts) - 1 else place


def pack(events: list[Event]) -> bytes:
    rows = [(event.key, event.seat, event.rule, event.params, event.seen, event.reveals) for event in events]
    return zlib.compress(msgspec.msgpack.encode(rows), 1)


def unpack(block: bytes) -> list[Event]:
    return [Event(*row) for row in UNPACK.decode(zlib.decompress(block))]
