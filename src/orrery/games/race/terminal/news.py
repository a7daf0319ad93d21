"""What happened, told phase by phase: what the player did, then what the robot did, in whole sentences."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from orrery.games.race.texts.voice import RaceVoice
from orrery.kernel.event import Event
from orrery.terminal.screen import Line

ROBOT: Final = 1
# Known from the title or from the question.
SILENT: Final = ("round", "phase", "to_choose", "round_ends", "chooses")
DISCARDS: Final = "robot_discards"


def told(events: list[Event], since: int, me: int | None, names: list[str], voice: RaceVoice) -> list[Line]:
    """From the since-th event on. A paragraph for each phase and side, with the phase before it."""
    lines: list[Line] = []
    where = ""
    sentences: list[str] = []
    robot = False

    def close() -> None:
        if sentences:
            lines.append(Line(f"{where} · " if where else "· ", Text(" ".join(sentences))))
            sentences.clear()

    for at, event in enumerate(events):
        new = at >= since
        if event.key in ("phase", "round", "round_ends"):
            if new:
                close()
            where = voice.phase(event.params["phase"], event.params["n"]) if event.key == "phase" else ""
        if not new or event.key in SILENT:
            continue
        if (event.seat == ROBOT) != robot:
            close()
            robot = event.seat == ROBOT
        if event.key == DISCARDS and at > since and events[at - 1].key == DISCARDS:
            continue  # told with the first of them
        sentences.append(discards(events, at, names, voice) if event.key == DISCARDS else voice.event(event, names, me))
    close()
    return lines


def discards(events: list[Event], at: int, names: list[str], voice: RaceVoice) -> str:
    """Cards that the robot turns up in vain, one after another, in one sentence."""
    cards = []
    while at < len(events) and events[at].key == DISCARDS:
        cards.append(events[at].params["card"])
        at += 1
    return voice.word("terminal.robot_discards", n=len(cards), name=names[ROBOT], cards=voice.cards_named(cards))
