"""What everybody reads first, and the list of what can be typed."""

from __future__ import annotations

from rich.text import Text

from orrery.tables.table import Table
from orrery.texts import Speech

from .painter import Painter
from .screen import Line


def greeting(table: Table, painter: Painter, speech: Speech) -> list[Line]:
    """Who plays what, how, and with which signs; of a game that is over only that it is."""
    people = {"title": speech.title(), "seed": table.seed, "names": speech.all_of(painter.names)}
    others = [name for seat, name in enumerate(painter.names) if seat not in table.people]
    said = speech.say(welcome(table, others), others=speech.all_of(others), **people)
    lines = [Line("", Text(said, "bold"))]
    if table.log:
        lines.append(Line("", Text(speech.say("terminal.welcome_over" if table.over else "terminal.welcome_back"))))
    if table.over:
        return lines
    if speech.voice.has("terminal.aim"):
        lines.append(Line("", Text(speech.word("terminal.aim"))))
    lines.append(Line("", Text(speech.say("terminal.how"))))
    if speech.teaches():
        lines.append(Line("", Text(speech.say("terminal.how_to_learn"))))
    return [*lines, *painter.legend()[:1]]


def welcome(table: Table, others: list[str]) -> str:
    """The key of the first sentence: alone, alone against rivals, with bots, or several people."""
    if not table.solo:
        return "terminal.welcome_several"
    if not others:
        return "terminal.welcome_alone"
    return "terminal.welcome" if len(table.seats) > 1 else "terminal.welcome_against"


def commands(solo: bool, advised: bool, speech: Speech) -> list[Line]:
    """Every command and what it does, under each other. What it shows of the game, the game itself says."""
    keys = ["choose", "explain", "rule", "why", "plan", "undo", "whole", "study", "log", "score", "everybody", "table"]
    hidden = {"study": not solo, "plan": not advised, "learn": not speech.teaches()}
    said = [
        speech.word(f"terminal.help.{key}")
        if key in ("explain", "everybody")
        else speech.say(f"terminal.help.{key}", rule=speech.voice.example_rule)
        for key in [*keys, "learn", "quit"]
        if not hidden.get(key)
    ]
    rows = [line.split(" | ") for line in said]
    width = max(len(sign) for sign, _ in rows)
    return [Line(f"  {sign:<{width}}  ", Text(text)) for sign, text in rows]
