"""What lasts for a part of the round: slices of the state, each the business of one part of the rules.

Every slice begins afresh by being made anew; a field is added with its line in `clone`, `write` and `read`.
"""

from __future__ import annotations

from .battle import Battle
from .folk import Folk
from .growth import Growth
from .hand import Hand
from .ledger import Ledger
from .robots import Robots
from .voyage import Voyage

__all__ = ["Battle", "Folk", "Growth", "Hand", "Ledger", "Robots", "Voyage"]
