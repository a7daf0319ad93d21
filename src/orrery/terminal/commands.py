"""What can be typed at a question besides an answer."""

from __future__ import annotations

from enum import Enum
from typing import Final


class Command(Enum):
    EXPLAIN = "?"
    WHY = "why"
    UNDO = "u"
    STUDY = "u!"
    UNDO_WHOLE = "uu"
    STUDY_WHOLE = "uu!"
    PLAN = "p"
    TAKE_PLAN = "p!"
    LOG = "l"
    SCORE = "s"
    TABLE = "e"
    EVERYBODY = "t"
    LEARN = "learn"
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
    "uu": Command.UNDO_WHOLE,
    "uu!": Command.STUDY_WHOLE,
    "p": Command.PLAN,
    "plan": Command.PLAN,
    "p!": Command.TAKE_PLAN,
    "plan!": Command.TAKE_PLAN,
    "l": Command.LOG,
    "log": Command.LOG,
    "s": Command.SCORE,
    "score": Command.SCORE,
    "e": Command.TABLE,
    "": Command.TABLE,
    "t": Command.EVERYBODY,
    "table": Command.EVERYBODY,
    "tisch": Command.EVERYBODY,
    "learn": Command.LEARN,
    "lernen": Command.LEARN,
    "h": Command.HELP,
    "help": Command.HELP,
    "hilfe": Command.HELP,
    "?": Command.HELP,
    "q": Command.QUIT,
    "quit": Command.QUIT,
    "exit": Command.QUIT,
    "ende": Command.QUIT,
}


# Commands that take a choice back: whatever was learned since, and all parts of a whole.
UNDOING: Final = {
    Command.UNDO: (False, False),
    Command.STUDY: (True, False),
    Command.UNDO_WHOLE: (False, True),
    Command.STUDY_WHOLE: (True, True),
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
        return Command.WHY, rest
    if WORDS.get(head) is Command.LOG and rest.isdecimal():
        return Command.LOG, rest
    return None, words
