"""The steps and acts of domination cards."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.acts import Act
from orrery.kernel.state import Step

from .battle import Hold
from .drawing import DrawCard, Exchange
from .windows import CardsAtStart, CardWindow, ExtraResearch

CARD_STEPS: Final[list[Step[Any, Any]]] = [CardWindow(), Exchange(), Hold(), ExtraResearch()]

CARD_ACTS: Final[list[Act[Any]]] = [CardsAtStart(), DrawCard()]
