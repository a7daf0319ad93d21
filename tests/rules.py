"""Marks that say what a test proves. `tests/test_proofs.py` lists what nothing proves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*numbers: str) -> Callable[[Test], Test]:
    """This test would fail if one of these rules (`R-44`) were wrong."""
    return lambda test: test


def vector(*numbers: str) -> Callable[[Test], Test]:
    """This test is the test vector (`TV-7`) of the rules digest."""
    return lambda test: test


def tile(*keys: str) -> Callable[[Test], Test]:
    """This test shows the power, effect or bonus of these tile sides in a real game situation."""
    return lambda test: test


def refusal(*keys: str) -> Callable[[Test], Test]:
    """This test shows that this is refused, and why."""
    return lambda test: test


def given(*trades: str) -> Callable[[Test], Test]:
    """This test shows these trades from the side of who gives."""
    return lambda test: test


def received(*trades: str) -> Callable[[Test], Test]:
    """This test shows these trades from the side of who receives."""
    return lambda test: test
