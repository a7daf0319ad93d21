"""Texts of others, fit to be shown."""

from __future__ import annotations

BOUND = "\u00a0"


def printable(text: str) -> str:
    """With a question mark for everything that a terminal might obey instead of showing it."""
    return "".join(sign if sign.isprintable() or sign == BOUND else "?" for sign in text)
