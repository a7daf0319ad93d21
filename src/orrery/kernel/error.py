"""What can go wrong in a way that a sentence can be said about: one base under all such errors, in every layer."""

from __future__ import annotations

from typing import Any


class OrreryError(Exception):
    """A key and parameters for the texts (`error.KEY`)."""

    key: str
    params: dict[str, Any]

    def __init__(self: Any, key: str, **params: Any) -> None:
        # Any: layers that are never compiled inherit from this, but compiled code takes no other self than its own.
        Exception.__init__(self, f"{key}: {params}" if params else key)
        self.key = key
        self.params = params
