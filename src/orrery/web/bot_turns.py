"""The bots' turns: they think in other processes; what they chose is attempted, stored and told like anybody's."""

from __future__ import annotations

import asyncio
import logging
from contextlib import nullcontext
from typing import TYPE_CHECKING

from .errors import Problem
from .limits import networks
from .live_table import LiveTable

if TYPE_CHECKING:
    from .hub import Hub

LOG = logging.getLogger("orrery.bots")


class BotTurns:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._alone = asyncio.Semaphore(1)  # tables at which only bots play think one at a time: nobody waits for them

    def wake(self, live: LiveTable, address: str = "") -> bool:
        """Let the bots answer, if there is something for them to answer and they are not at it already.

        `address`: who wants it. False: they would play among themselves, and do at so many tables for this address.
        """
        if live.thinking or not live.bots_wait():
            return True
        if live.self_playing and not live.driver and not self.drive(live, address):
            return False
        live.thinking = True
        self.hub.spawn(self._run(live)).set_name(f"bots {live.record.id}")
        return True

    def drive(self, live: LiveTable, address: str) -> bool:
        """Whether this address may leave one more table to bots alone; then this one is put down to it."""
        if not address:
            return False
        others = [other for other in self.hub.tables.values() if other.self_playing and other is not live]
        most = self.hub.settings.self_playing_per_address
        for network, share in networks(address):
            if sum((network, share) in networks(other.driver) for other in others if other.driver) >= share * most:
                return False
        live.driver = address
        return True

    async def _run(self, live: LiveTable) -> None:
        hub = self.hub
        try:
            while True:
                async with live.lock:
                    await hub.renew(live)
                    job = live.bot_job()
                if job is None:
                    return
                async with self._alone if live.self_playing else nullcontext():
                    with hub.metrics.thought.time():
                        played = await hub.bot_pool.think(job)
                for failure in played.failures:
                    hub.metrics.failures.inc()
                    LOG.error("a bot failed", extra={"table": live.record.id, "error": failure})
                async with live.lock:
                    await hub.renew(live)
                    await self.play(live, played.rows)
        except Problem:
            pass  # not stored, and logged; the next choice or the next visitor tries again
        except Exception:
            LOG.exception("the bots failed", extra={"table": live.record.id})
        finally:
            live.thinking = False

    async def play(self, live: LiveTable, rows: list[tuple[int, str]]) -> None:
        """For who has the table's lock: as far as it is still time for them."""
        if live.table is None:
            return
        with live.table.transaction():
            stamps = live.attempt_bots(rows, self.hub.settings.clock())
            if stamps:
                await self.hub.append(live, live.table, stamps)
        if stamps:
            await self.hub.follow_up(live)
            self.hub.metrics.choices.labels("bot").inc(len(stamps))
            live.tell()
