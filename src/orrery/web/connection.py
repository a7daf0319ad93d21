"""One WebSocket as a table sees it: which seat it shows (None: a spectator), and what it was sent last."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from . import wire
from .errors import Problem

ENCODER: Final = msgspec.json.Encoder()


class Connection:
    __slots__ = ("lang", "news_sent", "post", "seat", "shown", "window")

    def __init__(
        self, seat: int | None, lang: str, since: int, post: Callable[[str | None], None], window: str = ""
    ) -> None:
        self.seat = seat
        self.window: object = window or self  # which of its owner's windows this is, as the client says
        self.lang = lang
        self.news_sent = since  # how many
        self.shown = b""  # a digest of the last update, without its news
        self.post = post  # None: there is nothing more to send

    def send(self, message: wire.FromServer) -> None:
        self.post(ENCODER.encode(message).decode())

    def refuse(self, key: str | None, problem: Problem) -> None:
        """Say why the command of this key was not carried out."""
        rule = str(problem.params.get("rule", ""))
        self.send(wire.Refused(key, problem.key, problem.sentence(self.lang), rule))
