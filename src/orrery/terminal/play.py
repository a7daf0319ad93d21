"""`orrery play`: from the words of the command line to a finished or saved game."""

from __future__ import annotations

import os
import secrets
import sys
import time
from pathlib import Path
from typing import Any, Final

from orrery import games
from orrery.kernel.refusal import BadOptions
from orrery.tables import record
from orrery.tables.folder import data_folder, new_file
from orrery.tables.log import BadSave
from orrery.tables.save import SaveChanged, contents, keeper, parse, save, thaw
from orrery.tables.table import Table
from orrery.texts import LANGUAGES, BadLanguage, Speech, printable

from . import seats as seating
from .screen import Ended, Screen
from .session import Quit, Session

FINE: Final = 0
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130


def run(
    game_key: str,
    seats: list[str] | None = None,
    lang: str = "en",
    seed: str | None = None,
    options: dict[str, str] | None = None,
    resume: Path | None = None,
    correction: str = "",
    learning: bool = False,
) -> int:
    """Play at the prompt. Says everything there is to say and returns the exit code."""
    try:
        lang = lang.lower()
        speech = Speech(lang, None)
    except BadLanguage:
        return complain(Speech("en", None), "unknown_language", value=lang, languages=LANGUAGES)
    if game_key not in games.keys():
        return complain(speech, "unknown_game", value=game_key, games=games.keys())
    given = {"--seats": seats is not None, "--seed": seed is not None, "--options": bool(options)}
    given["--content"] = bool(correction)
    if resume is not None and any(given.values()):
        return complain(speech, "resume_alone", flags=[flag for flag in given if given[flag]])
    try:
        if resume is not None:
            held, path = contents(resume), resume.resolve()
            table = thaw(parse(held, str(resume)), str(resume))
            if table.game.key != game_key:
                return complain(speech, "save_other_game", file=str(resume), game=table.game.key)
        else:
            words = games.load(game_key).usual_seats if seats is None else seats
            table, path, held = begin(game_key, words, seed, options or {}, correction)
    except (BadSave, BadOptions, seating.BadSeats) as error:
        return complain(speech, error.key, **error.params)
    except OSError as error:
        return complain(speech, "no_folder", folder=str(data_folder()), reason=error.strerror or str(error))
    table.keep = keeper(path, held)
    return sit_down(table, path, Speech(lang, table.game, table.options), learning)


def begin(
    game_key: str, words: list[str], seed: str | None, options: dict[str, str], correction: str = ""
) -> tuple[Table, Path, bytes]:
    """A new table, saved from the start, and what its file holds."""
    game = games.rules(game_key, correction)
    specs = seating.parse(words, games.load(game_key).bots)
    if seed is not None and not (seed.strip() and seed.isprintable()):
        raise seating.BadSeats("bad_seed")
    table = Table(game, options, specs, secrets.token_hex(8) if seed is None else seed)
    path = new_file(game_key)
    return table, path, save(table, path)


def sit_down(table: Table, path: Path, speech: Speech, learning: bool) -> int:
    screen = Screen()
    painter = games.load(table.game.key).painter(speech, seating.names(table.seats, speech))
    session = Session(table, speech, painter, screen, learning)
    own = not table.over or path.parent == data_folder().resolve()  # somebody else's result is not mine
    try:
        session.welcome()
        session.run()
        screen.write(speech.say("terminal.kept"))
        screen.whole(f"  orrery verify {quoted(path)}")
        if own:
            write_down(table, path, speech, screen)
    except Quit:
        screen.write(speech.say("terminal.saved"))
        screen.whole(f"  {again(session, path)}")
    except Ended:
        return complain(speech, "input_ended", command=again(session, path))
    except KeyboardInterrupt:
        if screen.shows:
            print()  # after the ^C
        complain(speech, "interrupted", command=again(session, path))
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody reads any more; what Python still wants to flush at its end goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return complain(speech, "output_ended", command=again(session, path))
    except SaveChanged:
        return complain(speech, "save_changed", file=str(path), command=again(session, path))
    except OSError as error:
        return complain(speech, "not_saved", file=str(path), reason=error.strerror or str(error))
    return FINE


def again(session: Session, path: Path) -> str:
    """The command that goes on with the game, with the settings of this sitting."""
    learn = " --learn" if session.learning else ""
    return f"orrery play {session.table.game.key} --lang {session.speech.lang}{learn} --resume {quoted(path)}"


def write_down(table: Table, path: Path, speech: Speech, screen: Screen) -> None:
    """Put the result of a solo game into the record. If that fails the game is kept nevertheless."""
    result = record.solo_result(table, path.name, time.time())
    if result is None:
        return
    try:
        record.append(data_folder(), result)
    except OSError as error:
        file = str(data_folder() / record.FILE)
        complain(speech, "not_recorded", file=file, reason=error.strerror or str(error))
        return
    screen.write(speech.say("terminal.recorded_study" if result.studied else "terminal.recorded"))
    screen.whole(f"  orrery record {table.game.key}")


def complain(speech: Speech, key: str, **params: Any) -> int:
    print(f"orrery: {printable(speech.error(key, **params))}", file=sys.stderr)
    return BAD_INPUT


def quoted(path: Path) -> str:
    """As a shell wants it."""
    text = str(path.absolute())
    if sys.platform == "win32":
        return f'"{text}"' if " " in text else text
    import shlex

    return shlex.quote(text)
