"""What is forgotten: tables that nobody looks at leave the memory, and those nobody has touched for long are deleted.

Whose clock is set 200 days ahead by mistake must not lose every table, so what the clock says is believed only as far
as it agrees with the steady one that nobody sets, or with what was noted before the last stop.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from orrery.tables.port import Beat, StoreDown

from .settings import DAY

if TYPE_CHECKING:
    from .hub import Hub

LOG = logging.getLogger("orrery.expiry")
JUMP: Final = 3600.0  # seconds by which the clock may differ from the steady one between two looks
ABSENCE: Final = 7 * DAY  # so long the server may have been off; more than that is not believed
BEAT: Final = 3600.0  # seconds between two notes of what the time is


class Calendar:
    """The date for tables that nobody touches: what the clock says, without the time that it jumped over."""

    def __init__(self, clock: Callable[[], float], steady: Callable[[], float], last: Beat | None) -> None:
        self.clock = clock
        self.steady = steady
        self.seen = (clock(), steady())
        self.skipped = 0.0 if last is None else last.skipped
        gap = 0.0 if last is None else self.seen[0] - last.at
        if gap > ABSENCE or gap < -JUMP:
            self._skip(gap)

    def today(self) -> float:
        """A moment as the clock would say it. A jump forward lets nothing grow old."""
        before, self.seen = self.seen, (self.clock(), self.steady())
        jump = (self.seen[0] - before[0]) - (self.seen[1] - before[1])
        if abs(jump) > JUMP:
            self._skip(jump)
        return self.seen[0] - max(0.0, self.skipped)

    def _skip(self, seconds: float) -> None:
        self.skipped += seconds
        LOG.warning(
            "The clock has jumped by %.1f days, or the server was off for so long. This time does not count: no table"
            " expires by it.",
            seconds / DAY,
        )


class Expiry:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.settings = hub.settings
        self.looks = 0
        self.calendar: Calendar | None = None
        self.noted: tuple[float, float] | None = None  # when, by the steady clock, and how much was skipped then

    async def run(self) -> None:
        """Again and again."""
        while True:
            await asyncio.sleep(self.settings.sweep)
            self.looks += 1
            self.hub.unload(self.settings.steady() - self.settings.idle)
            try:
                await self.expire(await self.today())
            except StoreDown as error:
                LOG.error("expiring failed", extra={"reason": error.reason})

    async def today(self) -> float:
        """The date, which is noted now and then. StoreDown: it is not known."""
        if self.calendar is None:
            last = await self.hub.store.last_beat()
            self.calendar = Calendar(self.settings.clock, self.settings.steady, last)
        today = self.calendar.today()
        now, skipped = self.settings.steady(), self.calendar.skipped
        if self.noted is None or now - self.noted[0] >= BEAT or skipped != self.noted[1]:
            await self.hub.store.beat(Beat(self.calendar.seen[0], skipped))
            self.noted = (now, skipped)
        return today

    async def expire(self, today: float) -> None:
        """Delete what nobody has touched for long; whoever still looks at it is told so."""
        if self.settings.expire_days <= 0:
            return
        before = today - self.settings.expire_days * DAY
        for table, live in list(self.hub.tables.items()):
            if live.record.touched < before:
                self.hub.forget(table)
        gone = await self.hub.store.expire(before)
        gone += await self.forget_unplayed(today - self.settings.unplayed_days * DAY)
        if gone:
            LOG.info("expired", extra={"tables": gone})

    async def forget_unplayed(self, before: float) -> int:
        """Delete the tables at which nobody has chosen and nobody sits; how many there were."""
        left: list[str] = []
        for table in await self.hub.store.unplayed(before):
            live = self.hub.tables.get(table)
            if live is None or not (live.users or live.connections):
                self.hub.tables.pop(table, None)
                left.append(table)
        return await self.hub.store.delete(left)
