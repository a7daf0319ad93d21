"""The chronicle of a table: every event that was told, in order, and how many each seat has heard.

A long game has some thousands of events, of which hardly any is ever read again. So only the latest are kept as
objects; the older ones lie packed in blocks, a few bytes each, and are unpacked when somebody asks for them.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from orrery.kernel.event import Event

BLOCK: Final = 48  # events in a packed block; at least as many stay unpacked

Packed = tuple[str, int, str, dict[str, Any], int, bool]
UNPACK: Final = msgspec.msgpack.Decoder(list[Packed])


class Chronicle:
    __slots__ = ("_blocks", "_counts", "_recent")

    def __init__(self, seats: int) -> None:
        self._blocks: list[bytes] = []
        self._recent: list[Event] = []
        self._counts = [0] * (seats + 1)  # by seat, the spectators last

    def __len__(self) -> int:
        return len(self._blocks) * BLOCK + len(self._recent)

    def __iter__(self) -> Iterator[Event]:
        return self.since(0)

    def __iadd__(self, events: Iterable[Event]) -> Chronicle:
        for event in events:
            self._recent.append(event)
            for seat in range(len(self._counts)):
                if event.visible_to(self._listener(seat)):
                    self._counts[seat] += 1
        while len(self._recent) >= 2 * BLOCK:
            self._blocks.append(pack(self._recent[:BLOCK]))
            del self._recent[:BLOCK]
        return self

    def count(self, seat: int | None) -> int:
        """How many events this seat has been told."""
        return self._counts[-1 if seat is None else seat]

    def since(self, first: int) -> Iterator[Event]:
        """The events from the first-th on, whoever heard them."""
        for number in range(first // BLOCK, len(self._blocks)):
            yield from unpack(self._blocks[number])[max(0, first - number * BLOCK) :]
        yield from self._recent[max(0, first - len(self._blocks) * BLOCK) :]

    def heard(self, seat: int | None, first: int) -> list[Event]:
        """What this seat was told from its own first-th event on."""
        missing = self.count(seat) - first
        if missing <= 0:
            return []
        found: list[Event] = []  # newest first: who asks mostly wants the end
        for events in self._backwards():
            found += [event for event in reversed(events) if event.visible_to(seat)]
            if len(found) >= missing:
                break
        return found[:missing][::-1]

    def _backwards(self) -> Iterator[list[Event]]:
        yield self._recent
        for block in reversed(self._blocks):
            yield unpack(block)

    def _listener(self, place: int) -> int | None:
        return None if place == len(self._counts) - 1 else place


def pack(events: list[Event]) -> bytes:
    rows = [(event.key, event.seat, event.rule, event.params, event.seen, event.reveals) for event in events]
    return zlib.compress(msgspec.msgpack.encode(rows), 1)


def unpack(block: bytes) -> list[Event]:
    return [Event(*row) for row in UNPACK.decode(zlib.decompress(block))]
