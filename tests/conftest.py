"""What all tests share."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

# The same examples in every run, however busy the machine is.
settings.register_profile(
    "steady", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("steady")

# Started in the background of a shell, programs ignore Ctrl-C, and so would those that the tests start to interrupt.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Whoever tries a game of his own has named it in his shell: the tests bring their guests themselves.
os.environ.pop("ORRERY_GAMES", None)


@pytest.fixture
def lone() -> Iterator[str]:
    """The game of one seat and a rival."""
    from .guests import invited

    with invited("lone") as key:
        yield key
