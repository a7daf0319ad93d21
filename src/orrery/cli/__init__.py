"""The `orrery` command."""

from .run import main

__all__ = ["main"]
