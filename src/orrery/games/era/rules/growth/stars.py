"""What the other parts of the rules ask about stars, and do with them: the doors to ways.py, taking.py and discs.py."""

from .discs import lose_disc
from .taking import take_star
from .ways import can_take, growth_limit, options_at, ships_needed, strength_at, why_not

__all__ = [
    "can_take", "growth_limit", "lose_disc", "options_at", "ships_needed", "strength_at", "take_star", "why_not",
]  # fmt: skip
