"""What every small question of this game is."""

from __future__ import annotations

from orrery.kernel.state import Step

from .state import Galaxy, Seat


class EraStep(Step[Galaxy, Seat]):
    """A question of this game."""
