"""What every small question of this game is."""

from __future__ import annotations

from orrery.kernel.state import Step

from .state import Empire, Galaxy


class RollStep(Step[Galaxy, Empire]):
    """A question of this game."""
