"""What was found in many games, as lines to read."""

from __future__ import annotations

from itertools import chain
from pathlib import Path
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
        seats=speech.say("cli.seats", n=found["seats"]),
        options=speech.say("cli.with_options", options=written(found["options"])) if found["options"] else "",
        decisions=decimal(found["decisions"], 0, speech),
        seconds=decimal(found["seconds"], 1, speech),
        speed=decimal(found["decisions_per_second"], 0, speech),
        rounds=decimal(found["rounds_mean"], 1, speech),
    )
    wins = can_be_won(found)
    rows = [[speech.say(f"cli.column.{name}") for name in heads_of(wins)]]
    rows += rows_of(found, wins, speech)
    table = columns(rows, right=range(1, 5))
    if wins and found["nobody_won"]:
        table.append(speech.say("cli.nobody_won", n=found["nobody_won"]))
    digest = speech.say("cli.digest", digest=found["digest"])
    more = [*differences(found, speech), *spread(found, speech), *ranks(found, speech)]
    return [head, seeds_of(found, speech), "", *table, *more, "", digest]


def each_set(found: dict[str, Any], speech: Speech) -> list[str]:
    """The figures of `each.summary`: a row for every bot and every rival with each set of options."""
    sets: list[dict[str, str]] = [one["options"] for one in found["combinations"]]
    shown = [key for key in sets[0] if key in found["each"] or len({options[key] for options in sets}) > 1]
    shared = {key: value for key, value in sets[0].items() if key not in shown}
    head = speech.say(
        "cli.simulated_each",
        n=found["games"],
        title=speech.title(),
        seats=speech.say("cli.seats", n=found["seats"]),
        options=speech.say("cli.with_options", options=written(shared)) if shared else "",
        sets=len(sets),
        decisions=decimal(found["decisions"], 0, speech),
        seconds=decimal(found["seconds"], 1, speech),
        speed=decimal(found["decisions_per_second"], 0, speech),
    )
    wins = any(can_be_won(one) for one in found["combinations"])
    heads = ("games", *heads_of(wins))
    rows = [[*shown, *[speech.say(f"cli.column.{name}") for name in heads]]]
    for one in found["combinations"]:
        options = [one["options"][key] for key in shown]
        for row in rows_of(one, wins, speech):
            rows.append([*options, str(one["games"] - one["failures"]), *row])
    table = columns(rows, right=(len(shown), *range(len(shown) + 2, len(rows[0]))))
    return [
        head,
        seeds_of(found["combinations"][0], speech),
        "",
        *table,
        "",
        speech.say("cli.digest", digest=found["digest"]),
    ]


def can_be_won(found: dict[str, Any]) -> bool:
    """Whether a win says anything: alone, without a rival that has points, nobody has won or lost."""
    return bool(found["rivals"]) or found["nobody_won"] < found["games"] - found["failures"]


def heads_of(wins: bool) -> list[str]:
    return ["bot", "score", "error", "wins", "error"] if wins else ["bot", "score", "error"]


def rows_of(found: dict[str, Any], wins: bool, speech: Speech) -> list[list[str]]:
    """Every bot, then every rival."""
    named = [(bot, score, found["wins"][bot]) for bot, score in found["scores"].items()]
    named += [(speech.rival(key), each["scores"], each["wins"]) for key, each in found["rivals"].items()]
    return [figures(name, score, won if wins else None, speech) for name, score, won in named]


def seeds_of(found: dict[str, Any], speech: Speech) -> str:
    seeds = speech.say("cli.seeds", n=found["rotations"], seeds=found["seeds"])
    if short := found["seeds"] - found["whole_seeds"]:
        seeds += " " + speech.say("cli.seeds_short", n=short, rotations=found["rotations"])
    return seeds


def figures(name: str, score: dict[str, Any], won: dict[str, Any] | None, speech: Speech) -> list[str]:
    """Mean points and share of the wins, each with its error."""
    points = [decimal(score["mean"], 2, speech), decimal(score["se"], 2, speech)]
    return [name, *points, *(share(won, speech) if won else [])]


def share(found: dict[str, Any], speech: Speech) -> list[str]:
    return [decimal(found["share"], 1, speech, 100), decimal(found["se"], 1, speech, 100)]


def spread(found: dict[str, Any], speech: Speech) -> list[str]:
    """The quartiles of each bot's points."""
    heads = ("bot", "lower", "error", "median", "error", "upper", "error")
    rows = [[speech.say(f"cli.column.{name}") for name in heads]]
    for bot, quartiles in found["quartiles"].items():
        each = [[decimal(one["value"], 1, speech), decimal(one["se"], 1, speech)] for one in quartiles.values()]
        rows.append([bot, *chain.from_iterable(each)])
    return ["", *columns(rows, right=range(1, len(heads)))]


def ranks(found: dict[str, Any], speech: Speech) -> list[str]:
    """How often each bot had each rank, in the order in which the game names them; nothing where it has none."""
    if not found["ranks"]:
        return []
    rows = [[speech.say(f"cli.column.{name}") for name in ("bot", "rank", "games", "share", "error")]]
    for bot, counts in found["ranks"].items():
        shares = found["rank_shares"][bot]
        for rank in speech.ranks():
            if rank in counts:
                rows.append([bot, speech.rank(rank), str(counts[rank]), *share(shares[rank], speech)])
    return ["", *columns(rows, right=range(2, 5))]


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


def again(match: Match, content: Path | None = None) -> str:
    """The command that tries one game again, if need be with the same file of corrections."""
    options = f" --options {written(match.options)}" if match.options else ""
    corrected = "" if content is None else f" --content {content}"
    return (
        f"orrery laws {match.game} --games 1 --seed {match.seed} --seats {len(match.bots)}"
        f" --players {match.bots[0]}{options}{corrected}"
    )


def written(options: dict[str, str]) -> str:
    return ",".join(f"{key}={value}" for key, value in options.items())


def decimal(value: float | None, digits: int, speech: Speech, factor: int = 1) -> str:
    """A number as the language writes it."""
    if value is None:
        return "-"
    text = f"{value * factor:,.{digits}f}"
    return text.translate(str.maketrans(",.", ".,")) if speech.lang == "de" else text
