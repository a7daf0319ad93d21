"""Race for the Galaxy at the prompt."""

from .painter import RacePainter

__all__ = ["RacePainter"]
