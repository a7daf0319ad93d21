"""Work that goes wrong in a worker process, which imports this: little else should be."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import repeat
from typing import Any

from orrery.kernel.choice import Choice, Decision
from orrery.kernel.state import State
from orrery.tables.bots import BotPlayer
from orrery.web.bot_jobs import answers

STUCK_AT = 2  # how often seat 0 chooses before it does so never again


def stuck(*arguments: Any) -> Iterator[bytes]:
    """A bot never answers, and no signal is heard meanwhile: as in compiled code."""
    original = BotPlayer.choose

    def choose(self: BotPlayer, game: str, state: State, decision: Decision) -> Choice:
        if self.seat == 0 and self.chosen == STUCK_AT:
            sum(repeat(0))
        return original(self, game, state, decision)

    BotPlayer.choose = choose  # type: ignore[method-assign]
    yield from answers(*arguments)


def dies(*arguments: Any) -> Iterator[bytes]:
    """Whoever asks for the second choice loses the process."""
    _, given, lost = arguments
    if len(given) == 1 and lost is None:
        os._exit(3)
    for answer in answers(*arguments):
        yield answer
        if not given:
            os._exit(3)


def always_dies(*_: object) -> Iterator[bytes]:
    os._exit(3)


def raises() -> Iterator[bytes]:
    yield bytes(1 // 0)
