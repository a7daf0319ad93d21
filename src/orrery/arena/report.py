"""What was found in many games, as lines to read."""

from __future__ import annotations

from typing import Any

from orrery.texts import Speech
from orrery.texts.columns import columns

from .match import Match
from .trial import Verdict


def simulation(found: dict[str, Any], speech: Speech) -> list[str]:
    """The figures of `simulate.summary`."""
    head = speech.say(
        "cli.simulated",
        n=found["games"],
        title=speech.title(),
        seats=found["seats"],
        options=written(found["options"]),
        decisions=decimal(found["decisions"], 0, speech),
        seconds=decimal(found["seconds"], 1, speech),
        speed=decimal(found["decisions_per_second"], 0, speech),
        rounds=decimal(found["rounds_mean"], 1, speech),
    )
    seeds = speech.say("cli.seeds", n=found["rotations"], seeds=found["seeds"])
    if short := found["seeds"] - found["whole_seeds"]:
        seeds += " " + speech.say("cli.seeds_short", n=short, rotations=found["rotations"])
    rows = [[speech.say(f"cli.column.{name}") for name in ("bot", "score", "error", "wins", "error")]]
    for bot, score in found["scores"].items():
        won = found["wins"][bot]
        figures = [decimal(score["mean"], 2, speech), decimal(score["se"], 2, speech)]
        shares = [decimal(won["share"], 1, speech, 100), decimal(won["se"], 1, speech, 100)]
        rows.append([bot, *figures, *shares])
    digest = speech.say("cli.digest", digest=found["digest"])
    return [head, seeds, "", *columns(rows, right=range(1, 5)), *differences(found, speech), "", digest]


def differences(found: dict[str, Any], speech: Speech) -> list[str]:
    """How far the bots are apart, if there are several."""
    if not found["differences"]:
        return []
    rows = [[speech.say(f"cli.column.{name}") for name in ("difference", "score", "error")]]
    for pair in found["differences"]:
        rows.append([" - ".join(pair["bots"]), decimal(pair["mean"], 2, speech), decimal(pair["se"], 2, speech)])
    return ["", *columns(rows, right=(1, 2))]


def laws(verdicts: list[Verdict], speech: Speech) -> str:
    return speech.say(
        "cli.laws_hold",
        n=len(verdicts),
        title=speech.title(),
        decisions=decimal(sum(verdict.decisions for verdict in verdicts), 0, speech),
        probes=decimal(sum(verdict.probes for verdict in verdicts), 0, speech),
        rounds=max(verdict.rounds for verdict in verdicts),
        longest=max(verdict.longest_round for verdict in verdicts),
    )


def again(match: Match) -> str:
    """The command that tries one game again."""
    return (
        f"orrery laws {match.game} --games 1 --seed {match.seed} --seats {len(match.bots)}"
        f" --players {match.bots[0]} --options {written(match.options)}"
    )


def written(options: dict[str, str]) -> str:
    return ",".join(f"{key}={value}" for key, value in options.items())


def decimal(value: float | None, digits: int, speech: Speech, factor: int = 1) -> str:
    """A number as the language writes it."""
    if value is None:
        return "-"
    text = f"{value * factor:,.{digits}f}"
    return text.translate(str.maketrans(",.", ".,")) if speech.lang == "de" else text
