"""German texts of Galactic Era use the German words of the game."""

from __future__ import annotations

import re

from orrery.games.era.rules.game import ERA
from orrery.texts import Speech
from orrery.texts.catalog import catalog
from tests.texts.german import foreign_words

# Words of the English edition that have no business in a German sentence.
FOREIGN = [
    "Slavers", "Farmers", "STO", "STS", "DP", "CV", "fleet", "fleets", "ship", "ships", "star", "stars",
    "disc", "discs", "Research", "Military", "Spirituality", "Propulsion", "Robotics", "Genetics", "Gain", "Grow",
    "Build", "Switch",
    "peace", "trade", "hex", "hexes", "range", "level", "levels", "home", "sector", "turn", "round", "relic",
    "uninhabited", "advanced", "spawn", "retreat", "battle", "easy", "standard", "hard", "insane",
]  # fmt: skip
# Words that the German solo rules do not use for these things.
WRONG = {
    "Punkt": "SP", "Siegpunkte": "SP", "Bot": "Automa", "Hexfeld": "Feld", "Level": "Stufe", "Kolonie": "Stern",
    "Sklavenjäger": "Sklavenhändler", "Heimatwelt": "Heimatstern", "Zentralsektor": "zentraler Sektor",
    "Reihenfolgeplättchen": "Zugreihenfolge", "Machtskala": "Machtleiste",
}  # fmt: skip


def test_german_texts_are_german() -> None:
    assert foreign_words("era", FOREIGN) == {}


def test_german_texts_use_the_words_of_the_solo_rules() -> None:
    own = {key: " ".join(forms) for key, forms in catalog("de", "era").messages.items() if key.startswith("era.")}
    found = {key: word for key, text in own.items() for word in WRONG if re.search(rf"\b{word}\b", text)}
    assert found == {}


def test_the_words_of_the_solo_rules_are_there() -> None:
    german = Speech("de", ERA)
    assert [german.rival(key) for key in ERA.rivals] == ["Genetische Bauern", "Sklavenhändler"]
    assert [german.word(f"alignment.{key}") for key in ("sto", "sts")] == ["DAA", "DAS"]
    assert [german.value("difficulty", key) for key in ("easy", "standard", "hard", "insane")] == [
        "leicht", "standardmäßig", "schwierig", "wahnsinnig",
    ]  # fmt: skip
    assert german.ranks() == ["sublunar", "lunar", "planetary", "stellar", "galactic", "cosmic"]
    assert [german.rank(key) for key in german.ranks()] == [
        "sublunar", "lunar", "planetarisch", "stellar", "galaktisch", "kosmisch",
    ]  # fmt: skip
    names = {row["key"]: german.name(row["key"]) for row in ERA.components()}
    assert names["power_track"] == "Machtleiste der Sklavenhändler"
    assert names["counter_grow_population"] == "Bevölkerungszuwachs"
    assert names["relic_death_ray"] == "Planetentodesstrahl"
    assert names["field_propulsion"] == "Antrieb"


def test_actions_that_are_quoted_are_called_so() -> None:
    """A German name may still be corrected: texts that name it have to follow."""
    german = Speech("de", ERA)
    names = {german.name(row["key"]) for row in ERA.components()}
    own = [text for key, forms in catalog("de", "era").messages.items() if key.startswith("era.") for text in forms]
    quoted = {name for text in own for name in re.findall("„([^“{]*)“", text)}
    assert len(quoted) >= 3
    assert sorted(quoted - names) == []
