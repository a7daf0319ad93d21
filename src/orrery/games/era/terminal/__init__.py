"""Galactic Era at the prompt."""

from .painter import EraPainter

__all__ = ["EraPainter"]
