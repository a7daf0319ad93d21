"""What the player may do besides in the menus of his turns: cards, peace, war. Each offer is once per occasion."""

from __future__ import annotations

from orrery.kernel.choice import Choice

from .state import Galaxy


def offer_free(s: Galaxy, out: list[Choice]) -> None:
    """List what can be done now besides."""


def take_free(s: Galaxy, c: Choice) -> bool:
    """Do it; whether this was such a choice."""
    return False
