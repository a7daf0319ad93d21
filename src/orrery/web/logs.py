"""Structured logs: one JSON object a line. Neither seat tokens nor visitors' addresses get here: the
former travel in bodies, and of the latter a log would say who plays with whom.
"""

from __future__ import annotations

import json
import logging
import sys
from typing import Final

PLAIN: Final = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


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
