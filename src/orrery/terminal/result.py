"""The end of a game: everybody's points and what they are made of, the winners, the tie-break."""

from __future__ import annotations

from rich.text import Text

from orrery.kernel.score import Score
from orrery.tables.table import Table
from orrery.texts import Speech

from .screen import Line


def breakdown(scores: list[Score], names: list[str], speech: Speech) -> list[Line]:
    """A line for each seat: its points and where they come from."""
    width = max(len(name) for name in names) + 1
    lines: list[Line] = []
    for score in scores:
        parts = [Text(speech.part(part)) for part in score.parts]
        parts[0] = Text.assemble((speech.say("terminal.total", points=score.total), "bold"), " = ", parts[0])
        lines.append(Line(f"{names[score.seat]:<{width}}", parts))
    return lines


def result(table: Table, names: list[str], me: int | None, speech: Speech) -> list[Line]:
    """`me` is the one person of a solo game."""
    scores = sorted(table.scores(), key=lambda score: (-score.total, -score.tie))
    winners = [score.seat for score in scores if score.wins]
    lines = breakdown(scores, names, speech)
    key = "terminal.wins_you" if winners == [me] else "terminal.wins" if len(winners) == 1 else "terminal.shared"
    said = speech.say(key, winners=speech.all_of([names[seat] for seat in winners]))
    lines.append(Line("", Text(said, "bold")))
    tied = [score for score in scores if score.total == scores[0].total]
    if len(tied) > 1:
        ties = speech.all_of([f"{names[score.seat]} {score.tie}" for score in tied])
        lines.append(Line("", Text(speech.word("terminal.tie", ties=ties))))
    if table.studied:
        lines.append(Line("", Text(speech.say("terminal.studied", n=table.studied))))
    return lines
