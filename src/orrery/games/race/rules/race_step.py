"""What every small question of this game is."""

from __future__ import annotations

from orrery.kernel.state import Step

from .state import Empire, Race


class RaceStep(Step[Race, Empire]):
    """A question of this game."""
