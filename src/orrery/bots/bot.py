"""What every bot is: somebody who is asked a Decision, may look at the table, and chooses."""

from __future__ import annotations

from collections.abc import Callable

from orrery.kernel.choice import Choice, Decision
from orrery.kernel.state import State

from .compiler_marks import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)  # anybody may write one in plain Python
class Bot:
    """Knows strategy, never legality: it picks from the choices it is offered.

    `look()` gives the seat's own view; it costs something, so a bot calls it only when it needs to.
    """

    def choose(self, look: Callable[[], State], decision: Decision) -> Choice:
        raise NotImplementedError
