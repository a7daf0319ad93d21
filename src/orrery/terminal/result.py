"""The end of a game: everybody's points and what they are made of, who wins, the tie-break, the ranks."""

from __future__ import annotations

from rich.text import Text

from orrery.kernel.score import Score
from orrery.tables.table import Table
from orrery.texts import Speech

from .screen import Line


def breakdown(scores: list[Score], names: list[str], speech: Speech) -> list[Line]:
    """A line for each seat and rival: its points and where they come from."""
    width = max(len(name) for name in names) + 1
    lines: list[Line] = []
    for score in scores:
        parts = [speech.part(part) for part in score.parts]
        body = [
            Text.assemble((total_of(score, speech), "bold"), f" = {parts[0]}" if parts else ""),
            *map(Text, parts[1:]),
        ]
        lines.append(Line(f"{names[score.seat]:<{width}}", body))
    return lines


def total_of(score: Score, speech: Speech) -> str:
    """`12 VP`; a game may call its points otherwise."""
    key = "terminal.total"
    say = speech.word if speech.voice.has(key) else speech.say
    return say(key, points=score.total)


def verdict(scores: list[Score], names: list[str], me: int | None, speech: Speech) -> str:
    """Who wins, in one sentence. `me` is the one person of a solo game.

    Who plays with nobody else, in a game that has ranks, is told the rank and nothing of winning.
    """
    if len(scores) == 1 and scores[0].rank:
        return ""
    winners = [score.seat for score in scores if score.wins]
    if not winners:
        one_seat = len(names) - len(speech.rivals) == 1
        return speech.say("terminal.lost" if one_seat else "terminal.nobody_wins")
    key = "terminal.wins_you" if winners == [me] else "terminal.wins" if len(winners) == 1 else "terminal.shared"
    return speech.say(key, winners=speech.all_of([names[seat] for seat in winners]))


def ranks(scores: list[Score], names: list[str], me: int | None, speech: Speech) -> list[str]:
    """How good each result is, in the words of the game, where it has some."""
    return [
        speech.say("terminal.rank_you" if score.seat == me else "terminal.rank", name=names[score.seat], rank=rank)
        for score in scores
        if score.rank and (rank := speech.rank(score.rank))
    ]


def result(table: Table, names: list[str], me: int | None, speech: Speech) -> list[Line]:
    """`me` is the one person of a solo game."""
    scores = sorted(table.scores(), key=lambda score: (-score.wins, -score.total, -score.tie))
    lines = breakdown(scores, names, speech)
    said = [verdict(scores, names, me, speech), *ranks(scores, names, me, speech)]
    lines += [Line("", Text(sentence, "bold")) for sentence in said if sentence]
    tied = [score for score in scores if score.total == scores[0].total]
    if len(tied) > 1 and speech.voice.has("terminal.tie"):
        ties = speech.all_of([f"{names[score.seat]} {score.tie}" for score in tied])
        lines.append(Line("", Text(speech.word("terminal.tie", ties=ties))))
    if table.studied:
        lines.append(Line("", Text(speech.say("terminal.studied", n=table.studied))))
    return lines
