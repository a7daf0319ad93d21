"""Every key that is used exists, and every key that exists is used. usage.py says what counts as used."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import product

import pytest

from orrery.games import keys
from orrery.texts import LANGUAGES
from orrery.texts.catalog import catalog

from .usage import client_usage, engine_errors, is_used, string_arguments, usage

OWN = catalog("en").messages
# What a game need not have: how a tie was broken, what it is about, and a guided game with its texts.
OPTIONAL = re.compile(r"terminal\.(tie|aim)|lobby\.guided(_again)?|.*\.client\.guide\..*")


def missing(named: Iterable[str], prefixes: list[str], messages: Iterable[str]) -> list[str]:
    """What is named (as regular expressions) and is no key, whatever is put before it."""
    there = list(messages)
    return [
        name
        for name in named
        if not any(re.fullmatch(re.escape(prefix) + name, key) for prefix, key in product(prefixes, there))
    ]


def test_every_text_is_used() -> None:
    assert [key for key in OWN if not any(is_used(key, game) for game in [None, *keys()])] == []


@pytest.mark.parametrize("game", keys())
def test_every_text_of_a_game_is_used(game: str) -> None:
    own = [key for key in catalog("en", game).messages if key not in OWN]
    assert [key for key in own if not is_used(key, game)] == []


@pytest.mark.parametrize("game", keys())
def test_every_text_of_a_game_stands_under_its_key(game: str) -> None:
    assert [key for key in catalog("en", game).messages if key not in OWN and not key.startswith(f"{game}.")] == []


@pytest.mark.parametrize("game", [None, *keys()])
def test_what_no_code_names_counts_as_unused(game: str | None) -> None:
    for key in ("nonsense", "error.nonsense", f"{game}.nonsense", f"{game}.terminal.nonsense", "client.nonsense"):
        assert not is_used(key, game)


def test_every_used_text_exists() -> None:
    assert missing(usage().said, usage().prefixes, OWN) == []


@pytest.mark.parametrize("game", keys())
def test_every_used_text_of_a_game_exists(game: str) -> None:
    found = usage(game)
    lacking = missing(found.said | found.said_of_game, found.prefixes, catalog("en", game).messages)
    assert [name for name in lacking if not OPTIONAL.fullmatch(name.replace("\\", ""))] == []


def test_every_text_that_the_client_names_exists() -> None:
    named = [name for name in client_usage() if name.startswith("client")]
    assert missing(named, [""], OWN) == []


@pytest.mark.parametrize("game", keys())
def test_every_text_of_a_game_that_the_client_names_exists(game: str) -> None:
    lacking = missing(client_usage(game), [""], catalog("en", game).messages)
    assert [name for name in lacking if not OPTIONAL.fullmatch(name.replace("\\", ""))] == []


def test_errors_of_the_engine() -> None:
    assert engine_errors() >= {"bad_seats", "nothing_asked"}
    assert engine_errors() <= {key.removeprefix("error.") for key in OWN if key.startswith("error.")}


@pytest.mark.parametrize("game", keys())
def test_every_part_of_a_score_has_a_short_name(game: str) -> None:
    found = string_arguments("Part", 0, f"games/{game}/rules")
    assert found or any(key.startswith(f"{game}.source.") for key in catalog("en", game).messages)
    for lang in LANGUAGES:
        said = catalog(lang, game).messages
        assert [f"{game}.source.{part}" for part in sorted(found) if f"{game}.source.{part}" not in said] == []
