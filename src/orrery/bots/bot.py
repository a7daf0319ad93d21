"""What every bot is: somebody who is asked a Decision, may look at the table, and chooses."""

from __future__ import annotations

from collections.abc import Callable

from orrery.kernel.choice import Choice, Decision
from orrery.kernel.compiler_marks import mypyc_attr
from orrery.kernel.state import State

from .plan import Plan


@mypyc_attr(allow_interpreted_subclasses=True)  # anybody may write one in plain Python
class Bot:
    """Knows strategy, never legality: it picks from the choices it is offered.

    `look()` gives the seat's own view; it costs something, so a bot calls it only when it needs to.
    """

    def choose(self, look: Callable[[], State], decision: Decision) -> Choice:
        raise NotImplementedError

    def advise(self, look: Callable[[], State], decision: Decision) -> Plan | None:
        """The next answers in order, if it thinks that far; offered to a person who asks what to do."""
        return None
