"""What is in a hex. A star is a star hex, also the centre of a sector; a neutron star is none."""

from __future__ import annotations

from typing import Final

EMPTY: Final = 0
STAR: Final = 1
NEBULA: Final = 2
ASTEROIDS: Final = 3
NEUTRON: Final = 4

TERRAIN_KEYS: Final = ["empty", "star", "nebula", "asteroids", "neutron"]
