"""The two languages have the same texts."""

from __future__ import annotations

import re
from importlib.resources import files
from string import Formatter

import pytest
from babel.messages.pofile import read_po

from orrery.texts import LANGUAGES, BadLanguage, MissingText, Speech
from orrery.texts.catalog import Catalog, catalog

ENGLISH, GERMAN = catalog("en"), catalog("de")
# Words that have no business in a German sentence.
FOREIGN = [
    "Explore", "Develop", "Settle", "Produce", "Ship", "Wild", "Scout", "Stock", "Abandon", "Trade", "Consume",
    "Reassign", "Dictate", "Recruit", "Recall", "Citizenry", "Home", "Military", "Consumption", "Novelty", "Rare",
    "Elements", "Genes", "cup", "dice", "good", "goods", "world", "worlds", "development", "developments", "worker",
    "workers", "tile", "tiles", "stack", "phase", "credits", "VP", "the", "and", "or", "you", "your", "with", "from",
]  # fmt: skip


def placeholders(forms: tuple[str, ...]) -> set[str]:
    return {name for form in forms for _, name, _, _ in Formatter().parse(form) if name is not None}


def test_both_languages_have_the_same_keys() -> None:
    assert ENGLISH.messages.keys() == GERMAN.messages.keys()


def test_a_text_has_the_same_placeholders_and_forms_in_both_languages() -> None:
    for key, english in ENGLISH.messages.items():
        german = GERMAN.messages[key]
        assert placeholders(english) == placeholders(german), key
        assert len(english) == len(german), key


def test_no_text_is_empty() -> None:
    for texts in (ENGLISH, GERMAN):
        assert [key for key, forms in texts.messages.items() if not all(form.strip() for form in forms)] == []


def test_german_texts_are_german() -> None:
    for key, forms in GERMAN.messages.items():
        prose = re.sub(r"\{\w*\}|Roll for the Galaxy|--\S+|'orrery [^']*'", "", " ".join(forms))
        assert not set(re.findall(r"\w+", prose)) & set(FOREIGN), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_says_its_language_and_its_plurals(lang: str) -> None:
    found = [file for file in files("orrery.texts").joinpath(lang).iterdir() if file.name.endswith(".po")]
    assert len(found) >= 2
    for file in found:
        with file.open("rb") as po:
            read = read_po(po, abort_invalid=True)
        assert str(read.locale) == lang
        assert read.plural_forms == "nplurals=2; plural=(n != 1);"
        assert not [message.id for message in read if message.fuzzy and message.id]


def test_both_languages_have_the_same_files() -> None:
    names = [sorted(file.name for file in files("orrery.texts").joinpath(lang).iterdir()) for lang in LANGUAGES]
    assert names[0] == names[1]


def test_the_number_selects_the_plural() -> None:
    texts = Speech("de", None)
    assert texts.say("roll.event.draw_unseen.you", n=1) == "Du ziehst ein Plättchen."
    assert texts.say("roll.event.draw_unseen.you", n=2) == "Du ziehst 2 Plättchen."


def test_lists_are_joined_as_people_do() -> None:
    assert ENGLISH.all_of([]) == ""
    assert ENGLISH.all_of(["a"]) == "a"
    assert ENGLISH.all_of(["a", "b", "c"]) == "a, b and c"
    assert GERMAN.one_of(["a", "b"]) == "a oder b"


def test_a_missing_text_is_named() -> None:
    with pytest.raises(MissingText, match=r"en has no text roll\.nonsense"):
        ENGLISH.say("roll.nonsense")


def test_a_missing_parameter_is_named() -> None:
    with pytest.raises(MissingText, match=r"the text rule needs the parameter 'rule'"):
        ENGLISH.say("rule")
    with pytest.raises(MissingText, match="needs the parameter 'n'"):
        ENGLISH.say("roll.event.draw_unseen.you")


def test_a_text_stands_only_once() -> None:
    texts = Catalog("en")
    with pytest.raises(ValueError, match="en has the text rule twice"):
        texts.add("rule", "again")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadLanguage, match="no language 'fr'; there are en, de") as caught:
        Speech("fr", None)
    assert caught.value.lang == "fr"
