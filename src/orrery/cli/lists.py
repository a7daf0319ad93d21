"""What there is, games and components: as data, and as lines to read."""

from __future__ import annotations

from typing import Any

from orrery.games import keys, load
from orrery.kernel.game import Game
from orrery.texts import LANGUAGES, Speech
from orrery.texts.columns import columns
from orrery.texts.voice import NAMES

Row = dict[str, Any]


def games(lang: str) -> list[Row]:
    """Every game with its seats, options and bots, JSON-ready."""
    found = []
    for key in keys():
        game = load(key).rules
        seats = {"least": game.min_seats, "most": game.max_seats}
        options = {option.key: {"values": option.values, "default": option.default} for option in game.options}
        title = Speech(lang, game).title()
        found.append({"key": key, "title": title, "seats": seats, "options": options, "bots": load(key).bots})
    return found


def game_lines(found: list[Row], speech: Speech) -> list[str]:
    lines = [] if found else [speech.say("cli.no_game")]
    for row in found:
        words = Speech(speech.lang, load(row["key"]).rules)
        lines.append(speech.say("cli.game", game=row["key"], title=row["title"], **row["seats"]))
        for key, option in row["options"].items():
            values = "|".join(option["values"])
            lines.append(speech.say("cli.option", option=key, values=values, default=option["default"]))
            lines += [about(speech, value, words.value(key, value)) for value in option["values"]]
        lines.append(speech.say("cli.bots", bots=", ".join(row["bots"])))
        lines += [about(speech, bot, words.about_bot(bot)) for bot in row["bots"]]
    return lines


def about(speech: Speech, name: str, text: str) -> str:
    return speech.say("cli.about", name=name, text=text)


def components(game: Game) -> list[Row]:
    """Every component, JSON-ready. Some have their names in the texts."""
    found = []
    for row in game.components():
        names = {f"name_{lang}": Speech(lang, game).name(row["key"]) for lang in LANGUAGES if "name_en" not in row}
        found.append({**row, **names})
    return found


def component_lines(found: list[Row], speech: Speech) -> list[str]:
    """Under the heads that the game wants, with its names in all languages, and what is doubtful."""
    names = [f"name_{lang}" for lang in LANGUAGES]
    fields = [name for field in speech.voice.listed for name in (names if field == NAMES else [field])]
    heads = [speech.say(f"cli.column.{name}") if name in names else speech.word(f"column.{name}") for name in fields]
    rows = [[*heads, speech.say("cli.column.doubt")]]
    for row in found:
        doubt = "" if row["confidence"] == "verified" else row["confidence"]
        rows.append([*[speech.voice.cell(row, name) for name in fields], doubt])
    return columns(rows, right=[at for at, name in enumerate(fields) if isinstance(found[0].get(name), int)])
