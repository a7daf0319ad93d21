"""What people read: in the language of their terminal, with a progress bar where somebody is looking."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, TypeVar

from .arguments import Mishap

if TYPE_CHECKING:
    from orrery.kernel.game import Game
    from orrery.texts import Speech

Row = TypeVar("Row")


def language() -> str:
    """The language of this terminal: German where the environment says so, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            return "de" if os.environ[variable].lower().startswith("de") else "en"
    return "en"


def speech(game: Game | None = None) -> Speech:
    from orrery.texts import Speech

    return Speech(language(), game)


def tell(key: str, **params: Any) -> None:
    print(speech().say(key, **params), flush=True)


def complain(key: str, **params: Any) -> None:
    from orrery.texts import printable

    print(f"orrery: {printable(speech().error(key, **params))}", file=sys.stderr)


def show(found: object, lines: list[str], as_json: bool) -> None:
    import json

    print(json.dumps(found, indent=2, ensure_ascii=False) if as_json else "\n".join(lines))


def watched(results: Iterator[Row], total: int) -> Iterator[Row]:
    """The same results, with a progress bar where somebody is looking."""
    from concurrent.futures import BrokenExecutor

    try:
        yield from results if not sys.stderr.isatty() else with_bar(results, total)
    except BrokenExecutor:
        raise Mishap("process_lost") from None


def with_bar(results: Iterator[Row], total: int) -> Iterator[Row]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total)
        for result in results:
            bar.advance(task)
            yield result
