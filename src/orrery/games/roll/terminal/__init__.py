"""Roll for the Galaxy at the prompt."""

from .painter import RollPainter

__all__ = ["RollPainter"]
