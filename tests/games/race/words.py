"""Words of Race that belong to it alone, besides its name, its components and its codes: tests/repo/test_words.py."""

from __future__ import annotations

# Pieces, places and phases, English and German. The short forms are found in the plural as well.
WORDS = [
    "galactic", "tableau", "explore", "develop", "settle", "consume", "windfall", "prestige", "hand stack",
    "development token", "modification tile", "military", "draw pile", "discard pile", "conquer", "economy", "rebel",
    "imperium", "alien technology", "rare elements",
    "Auslage", "Nachziehstapel", "Abwurfhaufen", "Handkarten", "Entwicklungsmarke", "Wirtschaftskraft", "Erkunden",
    "Entwickeln", "Siedeln", "Verbrauchen", "Produzieren", "Militärwelt", "Luxusartikel", "Seltene Elemente",
    "Alien-Technologie", "Rebellen",
]  # fmt: skip
