"""The bots' turns: they think in other processes; what they chose is attempted, stored and told like anybody's."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from .errors import Problem
from .live_table import LiveTable

if TYPE_CHECKING:
    from .hub import Hub

LOG = logging.getLogger("orrery.bots")


class BotTurns:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    def wake(self, live: LiveTable) -> None:
        """Let the bots answer, if there is something for them to answer and they are not at it already."""
        if live.thinking or not live.bots_wait():
            return
        live.thinking = True
        self.hub.spawn(self._run(live)).set_name(f"bots {live.record.id}")

    async def _run(self, live: LiveTable) -> None:
        hub = self.hub
        try:
            while True:
                async with live.lock:
                    await hub.renew(live)
                    job = live.bot_job()
                if job is None:
                    return
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
