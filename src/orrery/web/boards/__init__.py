"""What each game shows on the table: a view, made ready for JSON. No rules here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.kernel.state import State
from orrery.texts import Speech

from . import roll

# A state or a view, who looks at it (None: a spectator), and in which language.
Paint = Callable[[State, int | None, Speech], roll.RollBoard]

BOARDS: Final[dict[str, Paint]] = {"roll": roll.board}
