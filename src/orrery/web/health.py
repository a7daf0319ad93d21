"""Whether the server and its store are well. Many may ask, and nobody makes more work by asking more often."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from orrery.tables.port import StoreDown

from .errors import Problem

if TYPE_CHECKING:
    from .hub import Hub

LOG = logging.getLogger("orrery.health")
FRESH: Final = 3.0  # seconds for which an answer is given again
PATIENCE: Final = 5.0  # seconds for the store to write and read a little
MOMENT: Final = 2.0  # seconds to wait for all of it to be read; that may go on while everybody is answered
REST: Final = 50  # times as long as reading all of it took, until it is read again


class Health:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._look: asyncio.Task[str | None] | None = None
        self._looked = 0.0
        self._reading: asyncio.Task[None] | None = None
        self._due = 0.0
        self._damage: str | None = None

    async def check(self) -> None:
        """Problem: something is wrong; the log says what."""
        if self._look is None or (self._look.done() and time.monotonic() - self._looked >= FRESH):
            self._look = self.hub.spawn(self._why_not())
        if await asyncio.shield(self._look) is not None:
            raise Problem(503, "store_away")

    async def _why_not(self) -> str | None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.hub.store.check()
            reason = await self._damaged()
        except StoreDown as error:
            reason = error.reason
        except TimeoutError:
            reason = f"no answer within {PATIENCE:g} s"
        if reason is not None:
            LOG.error("the store is not well", extra={"reason": reason})
        self._looked = time.monotonic()
        return reason

    async def _damaged(self) -> str | None:
        """What was found when all of it was read last, which may take long."""
        if self._reading is None and time.monotonic() >= self._due:
            self._reading = self.hub.spawn(self._read())
        if self._reading is not None:
            await asyncio.wait([self._reading], timeout=MOMENT)
        return self._damage

    async def _read(self) -> None:
        begun = time.monotonic()
        try:
            await self.hub.store.examine()
            self._damage = None
        except StoreDown as error:
            self._damage = error.reason
        finally:
            now = time.monotonic()
            self._due = now + REST * (now - begun)
            self._reading = None
