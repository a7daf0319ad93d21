"""The two languages have the same texts, Orrery's own and those of every game."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import product
from string import Formatter

import pytest
from babel.messages.pofile import read_po

from orrery.games import keys
from orrery.texts import LANGUAGES, BadLanguage, MissingText, Speech
from orrery.texts.catalog import Catalog, catalog

from .german import foreign_words

ENGLISH, GERMAN = catalog("en"), catalog("de")
GAMES = [None, *keys()]  # None: Orrery's own texts
LANGUAGES_AND_GAMES = list(product(LANGUAGES, GAMES))
# Words that have no business in a German sentence. A game's tests know more of them.
FOREIGN = [
    "the", "and", "or", "you", "your", "with", "from", "is", "are", "not", "this", "that", "has", "have", "game",
    "games", "player", "players", "seat", "seats", "choice", "choices", "tile", "tiles", "card", "cards", "dice",
]  # fmt: skip


def folder(lang: str, game: str | None) -> Traversable:
    return files("orrery.texts").joinpath(lang) if game is None else files(f"orrery.games.{game}.texts").joinpath(lang)


def placeholders(forms: tuple[str, ...]) -> set[str]:
    return {name for form in forms for _, name, _, _ in Formatter().parse(form) if name is not None}


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_keys(game: str | None) -> None:
    assert catalog("en", game).messages.keys() == catalog("de", game).messages.keys()


@pytest.mark.parametrize("game", GAMES)
def test_a_text_has_the_same_placeholders_and_forms_in_both_languages(game: str | None) -> None:
    for key, english in catalog("en", game).messages.items():
        german = catalog("de", game).messages[key]
        assert placeholders(english) == placeholders(german), key
        assert len(english) == len(german), key


@pytest.mark.parametrize(("lang", "game"), LANGUAGES_AND_GAMES)
def test_no_text_is_empty(lang: str, game: str | None) -> None:
    messages = catalog(lang, game).messages
    assert messages
    assert [key for key, forms in messages.items() if not all(form.strip() for form in forms)] == []


@pytest.mark.parametrize("game", GAMES)
def test_german_texts_are_german(game: str | None) -> None:
    assert foreign_words(game, FOREIGN) == {}


@pytest.mark.parametrize(("lang", "game"), LANGUAGES_AND_GAMES)
def test_every_file_says_its_language_and_its_plurals(lang: str, game: str | None) -> None:
    found = [file for file in folder(lang, game).iterdir() if file.name.endswith(".po")]
    assert len(found) >= 2
    for file in found:
        with file.open("rb") as po:
            read = read_po(po, abort_invalid=True)
        assert str(read.locale) == lang
        assert read.plural_forms == "nplurals=2; plural=(n != 1);"
        assert not [message.id for message in read if message.fuzzy and message.id]


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_files(game: str | None) -> None:
    names = [sorted(file.name for file in folder(lang, game).iterdir()) for lang in LANGUAGES]
    assert names[0] == names[1]


def with_tiles(lang: str) -> Catalog:
    texts = Catalog(lang)
    texts.add(("tiles", "tiles"), ("ein Plättchen", "{n} Plättchen"))
    return texts


def test_the_number_selects_the_plural() -> None:
    texts = with_tiles("de")
    assert [texts.say("tiles", n=n) for n in (0, 1, 2)] == ["0 Plättchen", "ein Plättchen", "2 Plättchen"]


def test_lists_are_joined_as_people_do() -> None:
    assert ENGLISH.all_of([]) == ""
    assert ENGLISH.all_of(["a"]) == "a"
    assert ENGLISH.all_of(["a", "b", "c"]) == "a, b and c"
    assert GERMAN.one_of(["a", "b"]) == "a oder b"


def test_a_missing_text_is_named() -> None:
    with pytest.raises(MissingText, match=r"en has no text nonsense"):
        ENGLISH.say("nonsense")


def test_a_missing_parameter_is_named() -> None:
    with pytest.raises(MissingText, match=r"the text rule needs the parameter 'rule'"):
        ENGLISH.say("rule")
    with pytest.raises(MissingText, match="needs the parameter 'n'"):
        with_tiles("en").say("tiles")


def test_a_text_stands_only_once() -> None:
    texts = Catalog("en")
    with pytest.raises(ValueError, match="en has the text rule twice"):
        texts.add("rule", "again")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadLanguage, match="no language 'fr'; there are en, de") as caught:
        Speech("fr", None)
    assert caught.value.lang == "fr"
