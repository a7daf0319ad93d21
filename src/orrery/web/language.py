"""In which language to answer."""

from __future__ import annotations

from orrery.texts import LANGUAGES


def language(asked: str | None, accepted: str | None) -> str:
    """`?lang=` if it is a language of ours, else the first of ours that the browser accepts, else English."""
    if asked in LANGUAGES:
        return asked
    for part in (accepted or "").lower().split(","):
        code = part.split(";")[0].strip().split("-")[0]
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]
