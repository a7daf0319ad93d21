"""How an optional power is paid for."""

from __future__ import annotations

from typing import Final

NOTHING: Final = 0
DISCARD_THIS: Final = 1  # the card that has the power
SPEND_GOOD: Final = 2
SPEND_PRESTIGE: Final = 3
DISCARD_HAND_CARD: Final = 4

PAY_KEYS: Final = ["nothing", "discard_this", "spend_good", "spend_prestige", "discard_hand_card"]
