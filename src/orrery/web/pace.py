"""Long logs are played through a little at a time, so that everybody else is served meanwhile and a stop is heard."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Final

from .errors import Problem

SLICE: Final = 0.002  # seconds


class Pace:
    def __init__(self) -> None:
        self._stopped = False
        self._until = 0.0  # for whoever works now; everybody else waits

    async def breathe(self) -> None:
        """Between two rows: let the others have their turn, if it is time. Problem: the server stops."""
        if perf_counter() < self._until:
            return
        await asyncio.sleep(0)
        if self._stopped:
            raise Problem(503, "stopping")
        self._until = perf_counter() + SLICE

    def stop(self) -> None:
        """Whatever is being played through is given up."""
        self._stopped = True
