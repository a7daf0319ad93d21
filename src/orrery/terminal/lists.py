"""What there is, games and components: as data, and as lines to read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orrery import bots
from orrery.games import KEYS
from orrery.games import game as find_game
from orrery.kernel.game import Game
from orrery.texts import LANGUAGES, Speech

Row = dict[str, Any]


def games(lang: str) -> list[Row]:
    """Every game with its seats, options and bots, JSON-ready."""
    found = []
    for key in KEYS:
        game = find_game(key)
        seats = {"least": game.least_seats, "most": game.most_seats}
        options = {option.key: {"values": option.values, "default": option.default} for option in game.options}
        title = Speech(lang, game).title()
        found.append({"key": key, "title": title, "seats": seats, "options": options, "bots": bots.names(key)})
    return found


def game_lines(found: list[Row], speech: Speech) -> list[str]:
    lines = []
    for row in found:
        lines.append(speech.say("cli.game", game=row["key"], title=row["title"], **row["seats"]))
        for key, option in row["options"].items():
            values = "|".join(option["values"])
            lines.append(speech.say("cli.option", option=key, values=values, default=option["default"]))
            lines += [about(speech, value, f"web.value.{key}.{value}") for value in option["values"]]
        lines.append(speech.say("cli.bots", bots=", ".join(row["bots"])))
        lines += [about(speech, bot, f"web.about.{bot}") for bot in row["bots"]]
    return lines


def about(speech: Speech, name: str, key: str) -> str:
    return speech.say("cli.about", name=name, text=speech.say(key))


def components(game: Game) -> list[Row]:
    """Every component, JSON-ready. Dice have their names in the texts."""
    found = []
    for row in game.components():
        names = {f"name_{lang}": Speech(lang, game).die(row["key"]) for lang in LANGUAGES if "name_en" not in row}
        found.append({"powers": [], **row, **names})
    return found


def component_lines(found: list[Row], speech: Speech) -> list[str]:
    heads = ("kind", "cost", "colour", "name_en", "name_de", "powers", "doubt")
    rows = [[speech.say(f"cli.column.{head}") for head in heads]]
    for row in found:
        powers = [power["kind"] for power in row["powers"]] + [effect["kind"] for effect in row.get("effects", [])]
        cost = "" if row["cost"] is None else str(row["cost"])
        doubt = "" if row["confidence"] == "verified" else row["confidence"]
        names = [row["name_en"], row["name_de"]]
        rows.append([row["kind"], cost, row["colour"] or "", *names, " ".join(powers), doubt])
    return columns(rows, right=[1])


def columns(rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> list[str]:
    """Rows under each other; `right` are the columns of numbers."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [cell.rjust(widths[i]) if i in right else cell.ljust(widths[i]) for i, cell in enumerate(row)]
        lines.append("  ".join(cells).rstrip())
    return lines
