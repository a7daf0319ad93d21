"""What can be typed at a question besides an answer."""

from __future__ import annotations

from enum import Enum
from typing import Final


class Command(Enum):
    EXPLAIN = "?"
    WHY = "why"
    UNDO = "u"
    STUDY = "u!"
    LOG = "l"
    SCORE = "s"
    TABLE = "e"
    EVERYBODY = "t"
    HELP = "h"
    QUIT = "q"


WORDS: Final = {
    "why": Command.WHY,
    "w": Command.WHY,
    "warum": Command.WHY,
    "u": Command.UNDO,
    "undo": Command.UNDO,
    "zurück": Command.UNDO,
    "u!": Command.STUDY,
    "undo!": Command.STUDY,
    "undo study": Command.STUDY,
    "zurück!": Command.STUDY,
    "l": Command.LOG,
    "log": Command.LOG,
    "s": Command.SCORE,
    "score": Command.SCORE,
    "e": Command.TABLE,
    "": Command.TABLE,
    "t": Command.EVERYBODY,
    "table": Command.EVERYBODY,
    "tisch": Command.EVERYBODY,
    "h": Command.HELP,
    "help": Command.HELP,
    "hilfe": Command.HELP,
    "?": Command.HELP,
    "q": Command.QUIT,
    "quit": Command.QUIT,
    "exit": Command.QUIT,
    "ende": Command.QUIT,
}


def parse(typed: str) -> tuple[Command | None, str]:
    """The command and what follows it. None: it must be an answer."""
    words = " ".join(typed.lower().split())
    if words in WORDS:
        return WORDS[words], ""
    if words.startswith("?"):
        return Command.EXPLAIN, words[1:].strip()
    head, _, rest = words.partition(" ")
    if WORDS.get(head) is Command.WHY:
        return Command.WHY, rest  # all reasons are given, whatever was asked for
    if WORDS.get(head) is Command.LOG and rest.isdecimal():
        return Command.LOG, rest
    return None, words
