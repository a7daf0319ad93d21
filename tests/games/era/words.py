"""Words of Galactic Era that belong to it alone, besides its name and its codes: tests/repo/test_words.py."""

from __future__ import annotations

# Pieces, places and phases, English and German. The short forms are found in the plural as well.
WORDS = [
    "automa", "slaver", "farmer", "star people", "stargate", "wormhole", "fleet", "destiny point", "alignment",
    "home star", "home sector", "central sector", "domination card", "galactic story", "galactic goal", "power track",
    "population track", "turn order", "neutron star", "nebula", "asteroid", "remote view", "death ray", "growth limit",
    "Sklavenhändler", "Genetische Bauern", "Sternenvolk", "Sternentor", "Wurmloch", "Flotte", "Gesinnung",
    "Heimatstern", "zentraler Sektor", "Dominanzkarte", "galaktische Geschichte", "galaktisches Ziel", "Machtleiste",
    "Bevölkerungsleiste", "Zugreihenfolge", "Neutronenstern", "Nebel", "Asteroidensystem", "Fernsicht",
    "Planetentodesstrahl", "Wachstumsgrenze",
]  # fmt: skip
