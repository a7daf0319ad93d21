"""What there is, games and components: as data, and as lines to read."""

from __future__ import annotations

from typing import Any

from orrery.games import keys, load
from orrery.kernel.corrections import VERIFIED, doubts_of
from orrery.kernel.game import Game, Option, Options
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
        options = {option.key: option_row(option) for option in game.options}
        title = Speech(lang, game).title()
        found.append({"key": key, "title": title, "seats": seats, "options": options, "bots": load(key).bots})
    return found


def option_row(option: Option) -> Row:
    needs = {"needs": option.needs} if option.needs else {}
    return {"values": option.values, "default": option.default, **needs}


def game_lines(found: list[Row], speech: Speech) -> list[str]:
    lines = [] if found else [speech.say("cli.no_game")]
    for row in found:
        words = Speech(speech.lang, load(row["key"]).rules)
        seats = row["seats"]
        head = "cli.game_exact" if seats["least"] == seats["most"] else "cli.game"
        lines.append(speech.say(head, game=row["key"], title=row["title"], n=seats["most"], **seats))
        for option in load(row["key"]).rules.options:
            values = "|".join(option.values)
            name = words.option(option.key)
            lines.append(speech.say("cli.option", name=name, option=option.key, values=values, default=option.default))
            lines += [about(speech, value, value_of(words, option, value)) for value in option.values]
        lines.append(speech.say("cli.bots", bots=", ".join(row["bots"])))
        lines += [about(speech, bot, words.about_bot(bot)) for bot in row["bots"]]
    return lines


def about(speech: Speech, name: str, text: str) -> str:
    return speech.say("cli.about", name=name, text=text)


def value_of(words: Speech, option: Option, value: str) -> str:
    """A value in words, and what it goes together with."""
    needs = words.needs(option, value)
    return f"{words.value(option.key, value)} ({needs})" if needs else words.value(option.key, value)


def components(game: Game, options: Options | None = None) -> list[Row]:
    """Every component, JSON-ready. Some have their names in the texts."""
    speeches = {lang: Speech(lang, game, options) for lang in LANGUAGES}
    found = []
    for row in game.components(options):
        names = {f"name_{lang}": speeches[lang].name(row["key"]) for lang in LANGUAGES if "name_en" not in row}
        found.append({**row, **names})
    return found


def doubts(game: Game, options: Options | None) -> list[Row]:
    """Every value that is in doubt, JSON-ready."""
    return [
        {"component": doubt.component, "field": doubt.field, "value": doubt.value}
        | {"confidence": doubt.confidence, "why": doubt.why}
        for row in game.components(options)
        for doubt in doubts_of(row)
    ]


def uncertain_lines(game: Game, options: Options | None, lang: str) -> list[str]:
    """The same as a file that can be edited."""
    speech = Speech(lang, game, options)
    found = speech.uncertain()
    key = "cli.uncertain" if found else "cli.certain"
    return [f"# {speech.say(key, title=speech.title(), game=game.key)}", *found]


def component_lines(found: list[Row], speech: Speech) -> list[str]:
    """Under the heads that the game wants, with its names in all languages, and what is doubtful."""
    names = [f"name_{lang}" for lang in LANGUAGES]
    fields = [name for field in speech.voice.listed for name in (names if field == NAMES else [field])]
    heads = [speech.say(f"cli.column.{name}") if name in names else speech.word(f"column.{name}") for name in fields]
    rows = [[*heads, speech.say("cli.column.doubt")]]
    for row in found:
        doubtful = [] if row["confidence"] == VERIFIED else [row["confidence"]]
        doubtful += [f"{doubt.field}: {doubt.confidence}" for doubt in doubts_of(row)]
        rows.append([*[speech.voice.cell(row, name) for name in fields], ", ".join(doubtful)])
    return columns(rows, right=[at for at, name in enumerate(fields) if isinstance(found[0].get(name), int)])
