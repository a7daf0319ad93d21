"""Where ships are, in few words: `he5 3+A2` are three ships outside fleets and two in fleet A."""

from __future__ import annotations

from typing import Any

from orrery.games.era.rules.board import ADDRESSES
from orrery.games.era.rules.faction import Faction
from orrery.games.era.rules.state import Galaxy
from orrery.games.era.rules.vocabulary.faction import HUMAN
from orrery.games.era.rules.vocabulary.letter import LETTER_KEYS, LETTERS, NO_TACTIC, TACTIC_KEYS, D
from orrery.games.era.texts.words import Words

UNKNOWN = "?"  # a fleet whose letter the player does not know
UNLIMITED = 99


def letter_of(f: Faction, letter: int) -> str:
    """A fleet by its letter, as the player sees it."""
    known = f.number == HUMAN or letter == D or f.shown[letter]
    return LETTER_KEYS[letter].upper() if known else UNKNOWN


def here(f: Faction, at: int) -> str:
    """The ships of a faction in a hex: `3+A2+?4`."""
    found = [str(f.loose[at])] if f.loose[at] else []
    return "+".join([*found, *[f"{letter_of(f, letter)}{f.fleet_size[letter]}" for letter in f.fleets_at(at)]])


def everywhere(f: Faction) -> list[str]:
    return [f"{ADDRESSES[at]} {here(f, at)}" for at in f.places()]


def ranges(s: Galaxy, about: dict[str, Any]) -> list[str]:
    """The same of the player while he moves, with the range that is left: `he5 3 (4 2 0)`."""
    f = s.me
    found: list[str] = []
    for at in f.places():
        left = about["ranges"].get(ADDRESSES[at], [])
        if left:
            found.append(f"{ADDRESSES[at]} {len(left)} ({said(left)})")
        for letter in f.fleets_at(at):
            key = LETTER_KEYS[letter]
            left = [about["fleets"].get(key, 0)]
            found.append(f"{ADDRESSES[at]} {key.upper()}{f.fleet_size[letter]} ({said(left)})")
    return found


def said(left: list[int]) -> str:
    """Ranges from the greatest: `4 4 2`, or `4` if they are all the same."""
    words = [figure(one) for one in sorted(left, reverse=True)]
    return words[0] if len(set(words)) == 1 else " ".join(words)


def figure(one: int) -> str:
    return "∞" if one >= UNLIMITED else str(one)


def tactics(f: Faction, voice: Words) -> list[str]:
    """The letters with an advanced tactic: `A x2`."""
    return [
        f"{LETTER_KEYS[letter].upper()} {voice.tactic(TACTIC_KEYS[f.tactics[letter]])}"
        for letter in range(LETTERS)
        if f.tactics[letter] != NO_TACTIC
    ]
