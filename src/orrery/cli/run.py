"""From the words of a command line to an exit code: every mistake becomes one sentence."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from typing import NoReturn

import typer

from orrery.games import BadGamesPath

from .arguments import INTERRUPTED, Mistake
from .output import complain

# What lacks, where it is not a game.
MISSING = {"verify": "missing_file", "backup": "missing_target", "admin": "missing_table"}


def misunderstood(error: typer.TyperException, app: typer.Typer) -> Mistake:
    """What Typer found wrong with the words of a command, for our own texts to say."""
    name = type(error).__name__
    if name == "NoSuchOption":
        return Mistake("unknown_flag", flag=getattr(error, "option_name", ""))
    if name == "BadOptionUsage":
        flag = getattr(error, "option_name", "")
        return Mistake("flag_needs_value" if sys.argv[-1] == flag else "flag_takes_no_value", flag=flag)
    if name == "MissingParameter":
        return Mistake(MISSING.get(sys.argv[1], "missing_argument"))
    words = [word for word in sys.argv[1:] if not word.startswith("-")]
    first = ""
    for word in words:
        known = names_of(app)
        first = f"{first} {word}".lstrip()
        if word not in known:
            return Mistake("unknown_command", value=first, commands=known)
        group = next((group for group in app.registered_groups if group.name == word), None)
        if group is None or group.typer_instance is None:
            break
        app = group.typer_instance
    return Mistake("too_many_arguments", command=first)


def names_of(app: typer.Typer) -> list[str]:
    """Of its commands, and of those that have commands of their own."""
    commands = [command.name or getattr(command.callback, "__name__", "") for command in app.registered_commands]
    return [*commands, *(group.name or "" for group in app.registered_groups)]


def main() -> NoReturn:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot write an umlaut shows a question mark
    try:
        from .commands import app  # what there is to type depends on the games

        code = app(standalone_mode=False, prog_name="orrery") or 0
        sys.stdout.flush()
    except typer.TyperException as error:
        mistake = misunderstood(error, app)
        complain(mistake.key, **mistake.params)
        code = 2
    except Mistake as mistake:
        complain(mistake.key, **mistake.params)
        code = mistake.code
    except BadGamesPath as error:
        complain(error.key, **error.params)
        code = 2
    except BrokenPipeError:
        # Nobody reads any more; what Python still wants to flush at its end goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    except KeyboardInterrupt:
        code = INTERRUPTED
    if code == INTERRUPTED:
        complain("stopped")
    sys.exit(code)
