"""Words of Roll that belong to it alone, besides its name, its components and its codes: tests/repo/test_words.py."""

from __future__ import annotations

# Pieces, places and phases, English and German. The short forms are found in the plural as well.
WORDS = [
    "galactic", "tile", "tableau", "citizenry", "phase strip", "dictate", "reassign",
    "credits", "chip", "explorer", "developer", "settler", "producer", "shipper", "colony",
    "explore", "develop", "settle", "produce", "ship", "wild", "scout", "stock", "gray", "alien technology",
    "rare elements", "cup", "bag",
    "Plättchen", "Auslage", "Bevölkerung", "Befehlszone", "Würfelbecher", "Konstruktionszone", "Siegpunkt", "Chips",
    "Kundschafter", "Entwickler", "Siedler", "Erkunden", "Entwickeln", "Siedeln", "Produzieren", "Verladen", "Sammeln",
    "Luxusartikel", "Alien-Technologie", "Seltene Elemente", "Heimatwelt",
]  # fmt: skip
