"""Who sits where: `me` and the names of bots, or people by their names and bots."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from orrery.kernel.error import OrreryError
from orrery.tables.log import ME, SeatSpec
from orrery.texts import Speech

LONGEST: Final = 12


class BadSeats(OrreryError):
    """A seat that nobody can take."""


def parse(words: list[str], bots: list[str]) -> list[SeatSpec]:
    """`me` and the bots by their names; any other names are people, if nobody there is called `me`."""
    specs: list[SeatSpec] = []
    lower = [word.lower() for word in words]
    for word in words:
        if word.lower() in bots:
            specs.append(SeatSpec("bot", word.lower()))
        elif word.lower() == ME:
            specs.append(SeatSpec("person", ME))
        elif ME in lower or get_close_matches(word.lower(), bots, 1, 0.75):
            raise BadSeats("unknown_bot", value=word, bots=bots)
        elif not word.isprintable() or not word or len(word) > LONGEST:
            raise BadSeats("bad_name", value=word, most=LONGEST)
        elif lower.count(word.lower()) > 1:
            raise BadSeats("same_name", value=word)
        else:
            specs.append(SeatSpec("person", word[0].upper() + word[1:]))
    if not any(spec.kind == "person" for spec in specs):
        raise BadSeats("nobody_plays")
    return specs


def names(specs: list[SeatSpec], speech: Speech) -> list[str]:
    """What each seat is called, and after them each rival; seats of one kind are numbered."""
    found: list[str] = []
    counts: dict[SeatSpec, int] = {}
    for spec in specs:
        counts[spec] = counts.get(spec, 0) + 1
        if spec.kind == "person" and spec.name != ME:
            found.append(spec.name)
            continue
        kind = speech.say("terminal.player") if spec.kind == "person" else speech.bot(spec.name)
        name = spec.name if spec.bot else kind
        found.append(f"{name} {counts[spec]}" if specs.count(spec) > 1 else name)
    return [*found, *speech.rivals]
