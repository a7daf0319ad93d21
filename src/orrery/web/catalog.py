"""What there is to play and to read: games, components, words. Made once per language."""

from __future__ import annotations

from functools import cache, lru_cache
from hashlib import blake2b
from typing import Any, Final

from orrery import games
from orrery.kernel.options import Option
from orrery.texts import Speech
from orrery.texts.catalog import Catalog, catalog

from . import bodies
from .render import speech

PHRASES: Final = "client."
MOST_CONTENTS: Final = 64


@cache
def all_games(lang: str) -> list[bodies.GameInfo]:
    """Those for company first."""
    found = [game_info(key, lang) for key in games.keys()]
    return sorted(found, key=lambda info: -info.most)


def game_info(key: str, lang: str) -> bodies.GameInfo:
    package, words = games.load(key), speech(lang, key)
    game = package.rules
    options = [option_info(option, words) for option in game.options]
    found = [bodies.BotInfo(bot, words.bot(bot), words.about_bot(bot)) for bot in package.bots]
    return bodies.GameInfo(
        key=key,
        name=words.title(),
        pitch=words.word("lobby.pitch"),
        quick=words.word("lobby.quick"),
        usual=package.usual_seats,
        guided=guided_info(words),
        least=game.min_seats,
        most=game.max_seats,
        options=options,
        bots=found,
        doubts=sum(len(row.get("doubts", [])) for row in game.components()),
    )


def option_info(option: Option, words: Speech) -> bodies.OptionInfo:
    return bodies.OptionInfo(
        option.key,
        words.option(option.key),
        [value_info(option, value, words) for value in option.values],
        option.default,
        [bodies.SwitchInfo(part, words.value(option.key, part)) for part in option.parts()],
    )


def value_info(option: Option, value: str, words: Speech) -> bodies.ValueInfo:
    needs = {other: list(values) for other, values in option.needs.get(value, {}).items()}
    return bodies.ValueInfo(value, words.value(option.key, value), needs, words.needs(option, value))


def guided_info(words: Speech) -> bodies.GuidedInfo | None:
    """A game that has texts for it has a guided first game."""
    if not words.voice.has("lobby.guided"):
        return None
    return bodies.GuidedInfo(words.word("lobby.guided"), words.word("lobby.guided_again"))


@lru_cache(MOST_CONTENTS)
def content(words: Speech) -> bodies.Content:
    """What a board is drawn with: of a game, or of a table (then with its options and corrections)."""
    key = "" if words.game is None else words.game.key
    components = {name: component(row, words) for name, row in words.voice.components.items()}
    own = client_phrases(words.texts, f"{key}.{PHRASES}")
    # What the page says for all games, a game may say otherwise: `GAME.client.score.points`.
    otherwise = {
        name: text for full, text in own.items() if (name := full.removeprefix(f"{key}.")) in words.texts.messages
    }
    return bodies.Content(key, components, words.voice.client_words(), own | otherwise)


@cache
def uncertain(key: str, lang: str) -> bodies.Uncertain:
    return bodies.Uncertain("".join(f"{line}\n" for line in speech(lang, key).uncertain()))


def component(row: dict[str, Any], words: Speech) -> bodies.Component:
    doubts = words.doubts(row["key"])
    return bodies.Component(
        key=row["key"],
        name=words.name(row["key"]),
        kind=str(row.get("kind", row["part"])),  # where a part of the box has no kinds, all of it is one
        part=row["part"],
        facts=words.voice.facts(row),
        text=[line for line in words.explain(row["key"]) if line not in doubts],
        rule=row["rule"],
        doubt=" ".join(doubts) or None,
    )


@cache
def rules(key: str, lang: str) -> bodies.Rules:
    return speech(lang, key).rules()


@cache
def phrases(lang: str) -> bodies.Phrases:
    """Every word of the client's own; a game's words for it come with its content."""
    return client_phrases(catalog(lang), PHRASES)


def client_phrases(texts: Catalog, prefix: str) -> bodies.Phrases:
    found: bodies.Phrases = {}
    for key, forms in texts.messages.items():
        if key.startswith(prefix):
            found[key] = forms[0] if len(forms) == 1 else bodies.Plural(forms[0], forms[1])
    return found


def etag(data: bytes) -> str:
    return blake2b(data, digest_size=12).hexdigest()
