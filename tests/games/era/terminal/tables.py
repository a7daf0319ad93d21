"""Positions as the prompt shows them: painters, and their lines as plain text."""

from __future__ import annotations

from orrery.games.era.rules.game import ERA
from orrery.games.era.terminal import EraPainter
from orrery.kernel.state import State
from orrery.terminal.question import choice_lines, listed
from orrery.terminal.screen import BOUND, Line, fill
from orrery.texts import Speech

WIDTH = 80


def painter(lang: str = "en", width: int = WIDTH) -> EraPainter:
    speech = Speech(lang, ERA)
    found = EraPainter(speech, ["Anna", *speech.rivals])
    found.width = width
    return found


def plain(lines: list[Line]) -> list[str]:
    """Each line as it would stand on a screen of any width."""
    found = []
    for line in lines:
        body = line.body if isinstance(line.body, list) else [line.body]
        found.append(line.lead + " · ".join(str(text).replace(BOUND, " ") for text in body))
    return found


def rows(lines: list[Line], width: int = WIDTH) -> list[str]:
    """As they are broken on the screen: facts in a list are kept whole where they fit."""
    found = []
    for line in lines:
        room = width - len(line.lead)
        body = fill(line.body, room) if isinstance(line.body, list) else [line.body]
        found += [f"{line.lead if number == 0 else ' ' * len(line.lead)}{row}" for number, row in enumerate(body)]
    return found


def question(view: State, show: EraPainter, learning: bool = False) -> str:
    """The choices of what is asked, as they are listed."""
    decision = view.decision(0)
    assert decision is not None
    return "\n".join(plain(choice_lines(listed(decision, view, show.speech), view, show, learning)))
