"""German texts of Race use the German words of the game."""

from __future__ import annotations

import re

from orrery.games.race.rules.game import RACE
from orrery.texts import Speech
from tests.texts.german import foreign_words

# Words of the English edition that have no business in a German sentence.
FOREIGN = [
    "Explore", "Develop", "Settle", "Consume", "Produce", "Trade", "Search", "Novelty", "Rare", "Elements", "Genes",
    "world", "worlds", "development", "developments", "good", "goods", "hand", "robot", "credit", "economy", "tableau",
    "strength", "defence", "cost", "draw", "discard", "token", "tokens", "military", "chips", "VP",
]  # fmt: skip


def test_german_texts_are_german() -> None:
    assert foreign_words("race", FOREIGN) == {}


def test_cards_that_rules_name_are_called_so() -> None:
    """A German name may still be corrected: the texts of the rules have to follow."""
    german = Speech("de", RACE)
    names = {german.name(row["key"]) for row in RACE.components()} | {"Roboter="}
    quoted = {name for text in german.rules().values() for name in re.findall("„([^“]*)“", text)}
    assert len(quoted) > 20
    assert sorted(quoted - names) == []
