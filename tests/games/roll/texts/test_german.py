"""German texts of Roll use the German words of the game."""

from __future__ import annotations

from tests.texts.german import foreign_words

# Words of the English edition that have no business in a German sentence.
FOREIGN = [
    "Explore", "Develop", "Settle", "Produce", "Ship", "Wild", "Scout", "Stock", "Abandon", "Trade", "Consume",
    "Reassign", "Dictate", "Recruit", "Recall", "Citizenry", "Home", "Military", "Consumption", "Novelty", "Rare",
    "Elements", "Genes", "cup", "dice", "good", "goods", "world", "worlds", "development", "developments", "worker",
    "workers", "tile", "tiles", "stack", "phase", "credits", "VP",
]  # fmt: skip


def test_german_texts_are_german() -> None:
    assert foreign_words("roll", FOREIGN) == {}
