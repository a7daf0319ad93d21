"""What can go wrong with what people send: a status of HTTP, and what every error has."""

from __future__ import annotations

from typing import Any

from orrery.kernel.error import OrreryError

from .render import speech


class Problem(OrreryError):
    """Somebody sent something that cannot be. Nothing has changed."""

    def __init__(self, status: int, key: str, **params: Any) -> None:
        super().__init__(key, **params)
        self.status = status

    def sentence(self, lang: str) -> str:
        return speech(lang).error(self.key, **self.params)
