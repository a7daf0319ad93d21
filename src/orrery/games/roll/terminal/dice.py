"""Dice as letters. Colour comes on top, never alone."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from orrery.games.roll.rules.pieces import COLOUR_KEYS, colour_of
from orrery.texts import Speech

STYLES: Final = {
    "home": "bold",
    "military": "bold red",
    "consumption": "bold magenta",
    "novelty": "bold cyan",
    "rare_elements": "bold dark_orange3",
    "genes": "bold green",
    "alien": "bold yellow",
    "leader": "bold reverse",
    "entrepreneur": "bold orange1",
    "pioneer": "bold blue",
    "talent": "bold italic",
    "gray": "",
}
NOTHING: Final = "–"


def dice(dice: list[int], speech: Speech) -> Text:
    """`HHM`, alike dice side by side."""
    keys = [COLOUR_KEYS[colour] for colour in sorted(colour_of(die) for die in dice)]
    if not keys:
        return Text(NOTHING)
    return Text.assemble(*[(speech.word(f"letter.{key}"), STYLES[key]) for key in keys])


def labels(found: list[str], speech: Speech) -> str:
    """The dice of events (`home#3`, `home#3:wild`) as letters."""
    keys = sorted((label.split("#")[0] for label in found), key=COLOUR_KEYS.index)
    return "".join(speech.word(f"letter.{key}") for key in keys) or NOTHING
