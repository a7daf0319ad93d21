"""Structured logs: one JSON object a line. Neither seat tokens nor visitors' addresses get here: the
former travel in bodies, and of the latter a log would say who plays with whom.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import time
from collections.abc import Callable
from typing import Any, Final

PLAIN: Final = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}

LOG = logging.getLogger("orrery.loop")
SELDOM: Final = 60.0  # seconds between two lines about the same trouble


def names_no_visitor(record: logging.LogRecord) -> bool:
    """Uvicorn says of every WebSocket who opens it and where: an address beside a table. Nobody needs to know that."""
    return '"WebSocket ' not in str(record.msg)


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        row: dict[str, object] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        row |= {name: value for name, value in vars(record).items() if name not in PLAIN}
        if record.exc_info:
            row["exception"] = self.formatException(record.exc_info)
        return json.dumps(row, ensure_ascii=False, default=str)


def set_up() -> None:
    """Everything on standard error, as JSON. Somebody who watches it at a terminal is told of troubles only."""
    level = logging.WARNING if sys.stderr.isatty() else logging.INFO
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(names_no_visitor)
    for name in ("orrery", "uvicorn", "uvicorn.error", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers = [handler] if name != "uvicorn.error" else []
        logger.propagate = name == "uvicorn.error"
        logger.setLevel(level)


def tame(loop: asyncio.AbstractEventLoop, clock: Callable[[], float] = time.monotonic) -> None:
    """What goes wrong in the loop itself is said once in a while. (Where no file can be opened, that is a thousand
    times a second, each with a traceback.)"""
    said: dict[str, float] = {}
    kept_back: dict[str, int] = {}

    def handle(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        message = str(context.get("message") or error)
        kind = f"{message}: {type(error).__name__}"
        now = clock()
        if now - said.get(kind, -SELDOM) < SELDOM:
            kept_back[kind] = kept_back.get(kind, 0) + 1
            return
        said[kind] = now
        trace = None if isinstance(error, OSError) else error  # the system's doing, not ours
        LOG.error(message, exc_info=trace, extra={"error": repr(error), "times": 1 + kept_back.pop(kind, 0)})

    loop.set_exception_handler(handle)
