"""All sentences of one language, Orrery's own and those of one game: every .po file of their folders, read once.

A msgid is a stable key (`error.bad_seats`), the msgstr a sentence with str.format placeholders. Where a sentence
depends on a number, msgid_plural repeats the key and `n` selects the form.
"""

from __future__ import annotations

from functools import cache
from gettext import c2py
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from babel.messages.pofile import read_po

LANGUAGES: Final = ["en", "de"]


class BadLanguage(Exception):
    def __init__(self, lang: str) -> None:
        super().__init__(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
        self.lang = lang


class MissingText(Exception):
    """A key that the language does not have, or a parameter that its sentence needs."""


class Catalog:
    """The sentences of a language by key, and the few habits of writing that depend on it."""

    __slots__ = ("lang", "messages", "plural")

    def __init__(self, lang: str, game: str | None = None) -> None:
        if lang not in LANGUAGES:
            raise BadLanguage(lang)
        self.lang: Final = lang
        self.messages: Final[dict[str, tuple[str, ...]]] = {}
        self.plural = c2py("n != 1")
        self.read(files("orrery.texts").joinpath(lang))
        if game is not None:
            self.read(files(f"orrery.games.{game}").joinpath("texts", lang))

    def read(self, folder: Traversable) -> None:
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".po"):
                with file.open("rb") as po:
                    catalog = read_po(po, locale=self.lang, abort_invalid=True)
                self.plural = c2py(catalog.plural_expr)
                for message in catalog:
                    if message.id:
                        self.add(message.id, message.string or "")

    def add(self, key: str | tuple[str, ...] | list[str], text: str | tuple[str, ...] | list[str]) -> None:
        name = key if isinstance(key, str) else key[0]
        if name in self.messages:
            raise ValueError(f"{self.lang} has the text {name} twice")
        self.messages[name] = (text,) if isinstance(text, str) else tuple(text)

    def say(self, key: str, **params: Any) -> str:
        """The sentence of this key. Where it has several forms, the parameter `n` selects one."""
        forms = self.messages.get(key)
        if forms is None:
            raise MissingText(f"{self.lang} has no text {key}")
        try:
            text = forms[0] if len(forms) == 1 else forms[self.plural(params["n"])]
            return text.format_map(params)
        except KeyError as name:
            raise MissingText(f"{self.lang}: the text {key} needs the parameter {name}") from name

    def has(self, key: str) -> bool:
        return key in self.messages

    def all_of(self, items: list[str]) -> str:
        """`a, b and c`."""
        return self._join(items, "list.and")

    def one_of(self, items: list[str]) -> str:
        """`a, b or c`."""
        return self._join(items, "list.or")

    def _join(self, items: list[str], key: str) -> str:
        if len(items) < 2:
            return "".join(items)
        return self.say(key, items=", ".join(items[:-1]), last=items[-1])


@cache
def catalog(lang: str, game: str | None = None) -> Catalog:
    return Catalog(lang, game)
