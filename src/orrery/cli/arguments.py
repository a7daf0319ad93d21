"""What people type: flags, words and numbers, and what is wrong with them."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from orrery.kernel.error import OrreryError

if TYPE_CHECKING:
    from orrery.kernel.game import Game

CORES = os.cpu_count() or 1
INTERRUPTED = 128 + signal.SIGINT  # how a program ends that was stopped with Ctrl-C, by the custom of shells


class Mistake(OrreryError):
    """Something typed that cannot be."""

    code = 2


class Mishap(Mistake):
    """Something that went wrong, although nothing was wrong with what was typed."""

    code = 1


def whole(flag: str, least: int = 0) -> Callable[[str], int]:
    def parse(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise Mistake("not_a_number", flag=flag, value=text) from None
        if number < least:
            raise Mistake("too_small", flag=flag, value=number, least=least)
        return number

    return parse


def one_of(flag: str, *values: str) -> Callable[[str], str]:
    def parse(text: str) -> str:
        if text not in values:
            raise Mistake("bad_option", option=flag, value=text, values=list(values))
        return text

    return parse


def host_name(flag: str) -> Callable[[str], str]:
    """A name, as browsers send it."""

    def parse(text: str) -> str:
        try:
            name = text.strip().removesuffix(".").encode("idna").decode().lower()
        except UnicodeError:
            name = ""
        if not re.fullmatch(r"[a-z0-9_-]+(\.[a-z0-9_-]+)*", name):
            raise Mistake("bad_host_name", flag=flag, value=text)
        return name

    return parse


def words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def options_of(text: str) -> dict[str, str]:
    """`name=value,other=value`"""
    options: dict[str, str] = {}
    for word in words(text):
        key, equals, value = word.partition("=")
        if not equals:
            raise Mistake("option_needs_value", value=word)
        options[key.strip()] = value.strip()
    return options


def known_game(key: str, correction: str = "") -> Game:
    """The game of this name, with what somebody has corrected of its content."""
    from orrery.games import keys, rules
    from orrery.kernel.refusal import BadOptions

    if key not in keys():
        raise Mistake("unknown_game", value=key, games=keys())
    try:
        return rules(key, correction)
    except BadOptions as error:
        raise Mistake(error.key, **error.params) from None


def correction_of(path: Path | None) -> str:
    """What stands in a file of corrections; no file: nothing."""
    from orrery.kernel.corrections import MOST_LETTERS

    if path is None:
        return ""
    try:
        with path.open(encoding="utf-8-sig") as file:
            return file.read(MOST_LETTERS + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else None
        raise Mistake("content_unreadable", file=str(path), reason=reason or str(error)) from None


def bot_names() -> str:
    """Of all games."""
    from orrery.games import keys, load

    return ", ".join(dict.fromkeys(name for key in keys() for name in load(key).bots))


def usual_seats() -> str:
    """Of each game; which it is need not be said if there is only one."""
    from orrery.games import keys, load

    seats = {key: ",".join(load(key).usual_seats) for key in keys()}
    return "; ".join(seats.values() if len(seats) == 1 else [f"{key}: {who}" for key, who in seats.items()])


def known_bots(game: str, names: list[str]) -> list[str]:
    from orrery.games import load

    possible = load(game).bots
    for name in names:
        if name not in possible and name not in load(game).measured:
            raise Mistake("unknown_bot", value=name, bots=possible)
    if not names:
        raise Mistake("no_bot", bots=possible)
    return names


def tried(game: Game, options: dict[str, str], seats: int) -> None:
    """Mistake: with these options, and whatever values of the others, there is no game."""
    from orrery.kernel.game import CONTENT
    from orrery.kernel.options import drawn
    from orrery.kernel.refusal import BadOptions

    claimed = {key: value for key, value in options.items() if key == CONTENT}
    given = {key: value for key, value in options.items() if key != CONTENT}
    try:
        game.check({**drawn(game.options, given, 0), **claimed}, seats)
    except BadOptions as error:
        raise Mistake(error.key, **error.params) from None


def checked(game: Game, options: dict[str, str], seats: int) -> dict[str, str]:
    from orrery.kernel.refusal import BadOptions

    try:
        return game.check(options, seats)
    except BadOptions as error:
        raise Mistake(error.key, **error.params) from None


GameKey = Annotated[str, typer.Argument(metavar="GAME", help="Which game; 'orrery games' lists them.")]
Options = Annotated[
    str,
    typer.Option("--options", metavar="K=V,...", help="Options of the game, as name=value; 'orrery games' lists them."),
]
Content = Annotated[
    Path | None,
    typer.Option(
        "--content",
        metavar="FILE",
        help="Your corrections of the content; 'orrery content GAME --uncertain' prints such a file.",
    ),
]
Jobs = Annotated[
    int,
    typer.Option(
        "--jobs",
        metavar="J",
        parser=whole("--jobs", 1),
        show_default="one per core",
        help="How many processes share the work. Their number changes nothing but the time it takes.",
    ),
]
Games = Annotated[int, typer.Option("--games", metavar="N", parser=whole("--games", 1), help="How many games.")]
Seed = Annotated[
    int, typer.Option("--seed", metavar="S", parser=whole("--seed"), help="The same seed gives the same games.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]
DataFolder = Annotated[
    Path | None,
    typer.Option("--data", metavar="DIR", show_default="a folder of your own", help="Where games are kept."),
]

# Of simulations.
GamesOfBots = Annotated[
    int,
    typer.Option(
        metavar="N",
        parser=whole("--games", 1),
        help="How many games. With two bots they have half as many seeds, with three a third, and so on.",
    ),
]
Seats = Annotated[
    int | None,
    typer.Option(
        metavar="K",
        parser=whole("--seats", 1),
        show_default="the game's minimum",
        help="How many seats, also where more or fewer bots are named.",
    ),
]
Bots = Annotated[
    str,
    typer.Option(
        metavar="BOT,...",
        help="Who plays. Bots are dealt round the seats; each seed is played once beginning with each of them.",
    ),
]
Each = Annotated[
    str | None,
    typer.Option(
        metavar="K,...",
        show_default=False,
        help="Options whose values all take their turn: --games for each combination, and figures of each.",
    ),
]
