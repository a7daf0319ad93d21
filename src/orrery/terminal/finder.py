"""Which component somebody means: by its key or its name, in any language, whole or in part. Or which rule."""

from __future__ import annotations

import re
from typing import Final

from orrery.texts import LANGUAGES, Speech

QUOTES: Final = '„“"'
RULE: Final = re.compile(r"([a-z]?)[- ]?([0-9]{1,4})")


def rule_number(text: str, prefix: str) -> str:
    """`R-52` for `r-52`, `r52` or `52`, if the game's rules begin with R; nothing if it looks like no rule's number."""
    found = RULE.fullmatch(text.casefold().strip())
    return f"{found[1].upper() or prefix}-{int(found[2])}" if found else ""


def find(text: str, speech: Speech) -> list[str]:
    """Keys of the components meant: those called exactly so, else beginning so, else holding it; own language first."""
    wanted = unquoted(text)
    if not wanted:
        return []
    here = called(speech)
    anywhere = {key: list(names) for key, names in here.items()}
    for lang in LANGUAGES:
        for key, names in called(speech.translated(lang)).items():
            anywhere[key] += names
    for known in (here, anywhere):
        for match in (str.__eq__, str.startswith, str.__contains__):
            found = [key for key, names in known.items() if any(match(name, wanted) for name in names)]
            if found:
                return found
    return []


def called(speech: Speech) -> dict[str, list[str]]:
    """What each component is called in one language, and its key."""
    found: dict[str, list[str]] = {}
    for key, name in names(speech).items():
        others = [other.casefold() for other in speech.aliases(key)]
        found[key] = [key, key.replace("_", " "), unquoted(name), *others]
    return found


def unquoted(name: str) -> str:
    """As it is compared: the quotation marks in a name are not typed."""
    return name.casefold().translate(dict.fromkeys(map(ord, QUOTES))).strip()


def names(speech: Speech) -> dict[str, str]:
    """The name of every component of the table."""
    return {key: speech.name(key) for key in speech.voice.components}
