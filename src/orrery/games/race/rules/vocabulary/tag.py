"""Keywords and symbols of cards, a bit each. (The keyword ALIEN and goods of the kind alien are different things.)"""

from __future__ import annotations

from typing import Final

ALIEN_TAG: Final = 1
REBEL: Final = 2
IMPERIUM: Final = 4
UPLIFT: Final = 8
CHROMOSOME: Final = 16
TERRAFORMING: Final = 32

TAG_KEYS: Final = ["alien", "rebel", "imperium", "uplift", "chromosome", "terraforming"]
