"""What there is to play and to read: games, components, words. Made once per language."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import Any, Final

from orrery import bots, games
from orrery.texts import Speech
from orrery.texts.catalog import catalog

from . import bodies
from .render import speech

PHRASES: Final = "client."


@cache
def all_games(lang: str) -> list[bodies.GameInfo]:
    return [game_info(key, lang) for key in games.KEYS]


def game_info(key: str, lang: str) -> bodies.GameInfo:
    game, words = games.game(key), speech(lang, key)
    options = [
        bodies.OptionInfo(
            option.key,
            words.say(f"web.option.{option.key}"),
            [bodies.ValueInfo(value, words.say(f"web.value.{option.key}.{value}")) for value in option.values],
            option.default,
        )
        for option in game.options
    ]
    found = [bodies.BotInfo(bot, words.say(f"bot.{bot}"), words.say(f"web.about.{bot}")) for bot in bots.names(key)]
    return bodies.GameInfo(key, words.title(), game.least_seats, game.most_seats, options, found)


@cache
def content(key: str, lang: str) -> bodies.Content:
    words = speech(lang, key)
    components = {row["key"]: component(row, words) for row in games.game(key).components()}
    return bodies.Content(key, components, game_words(key, lang))


def component(row: dict[str, Any], words: Speech) -> bodies.Component:
    doubts = words.doubts(row["key"])
    return bodies.Component(
        key=row["key"],
        name=words.name(row["key"]),
        kind=row["kind"],
        part=row["part"],
        cost=row["cost"],
        colour=row["colour"],
        keywords=row.get("keywords", []),
        powers=row.get("powers", []),
        effects=row.get("effects", []),
        bonus=row.get("bonus"),
        text=[line for line in words.explain(row["key"]) if line not in doubts],
        rule=row["rule"],
        doubt=" ".join(doubts) or None,
    )


@cache
def rules(key: str, lang: str) -> bodies.Rules:
    return speech(lang, key).rules()


def game_words(key: str, lang: str) -> bodies.Words:
    """The game's own words for phases, colours and letters, as its texts have them."""
    return bodies.Words(*(under(f"{key}.{kind}.", lang) for kind in ("phase", "colour", "letter")))


def under(prefix: str, lang: str) -> dict[str, str]:
    found = catalog(lang).messages
    return {key.removeprefix(prefix): forms[0] for key, forms in found.items() if key.startswith(prefix)}


@cache
def phrases(lang: str) -> dict[str, str | bodies.Plural]:
    """Every word of the client's own."""
    found: dict[str, str | bodies.Plural] = {}
    for key, forms in catalog(lang).messages.items():
        if key.startswith(PHRASES):
            found[key] = forms[0] if len(forms) == 1 else bodies.Plural(forms[0], forms[1])
    return found


def etag(data: bytes) -> str:
    return blake2b(data, digest_size=12).hexdigest()
