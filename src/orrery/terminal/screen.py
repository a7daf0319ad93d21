"""The screen and the keyboard. In a pipe: plain text, line by line."""

from __future__ import annotations

import contextlib
import io
import shutil
import sys
from typing import NamedTuple

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from orrery.texts.printable import printable

WIDEST = 120
CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the screen, and what was scrolled off it


BOUND = "\u00a0"  # a space that never ends a row
HELD = "\ue000"  # stands for it while rows are broken: Rich breaks at any kind of space
SEPARATOR = " · "


class Line(NamedTuple):
    """Text that wraps under itself, beside a lead that stands once. Facts in a list are kept whole where they fit."""

    lead: str
    body: Text | list[Text]


def fill(facts: list[Text], width: int) -> list[Text]:
    """As many facts on a row as fit."""
    rows: list[Text] = []
    for fact in facts:
        if rows and rows[-1].cell_len + len(SEPARATOR) + fact.cell_len <= width:
            rows[-1] = Text.assemble(rows[-1], SEPARATOR, fact)
        else:
            rows.append(fact)
    return rows


def held(text: Text) -> Text:
    text = text.copy()
    text.plain = text.plain.replace(BOUND, HELD)
    return text


def let_go(text: Text) -> Text:
    text.plain = text.plain.replace(HELD, " ")
    return text


class Ended(Exception):
    """Nothing more can be read."""


class Paper(Console):
    def on_broken_pipe(self) -> None:
        raise  # noqa: PLE0704 - Rich would end the program; here the game has a last word


class Screen:
    def __init__(self) -> None:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # what a terminal cannot show is no reason to stop
        self.shows = sys.stdout.isatty()
        self.types = sys.stdin is not None and sys.stdin.isatty()  # a program can be started without any input
        self.console = Paper(force_terminal=self.shows, highlight=False, markup=False, emoji=False)
        if self.shows and self.types:
            with contextlib.suppress(ImportError):
                import readline  # lines can be edited

                readline.set_auto_history(False)  # the next person does not see what this one typed

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    def write(self, text: str | Text | list[Text] = "", lead: str = "", style: str = "") -> None:
        width = max(20, self.width - cell_len(lead))
        if isinstance(text, list):
            paragraphs = fill(text, width)
        else:
            paragraphs = [Text(text, style) if isinstance(text, str) else text]
        for paragraph in paragraphs:
            for row in list(held(paragraph).wrap(self.console, width)) or [Text()]:
                row.rstrip()
                self.console.print(Text.assemble(lead, let_go(row)), soft_wrap=True)
                lead = " " * cell_len(lead)

    def lines(self, lines: list[Line]) -> None:
        for line in lines:
            self.write(line.body, line.lead)

    def whole(self, text: str) -> None:
        """Something to copy: never broken, however long."""
        self.console.print(Text(text), soft_wrap=True)

    def rule(self, title: str) -> None:
        head = f"── {title} "
        self.console.print(Text(head + "─" * max(0, self.width - cell_len(head)), "bold"), soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """One line that was typed. Ended: there is none."""
        try:
            if self.shows and self.types:
                return input(prompt).strip()
            self.console.print(Text(prompt), end="", soft_wrap=True)
            sys.stdout.flush()
            typed = "" if sys.stdin is None else sys.stdin.readline()
        except EOFError:
            typed = ""
        if not typed:
            self.console.print()
            raise Ended
        if not self.types:
            self.whole(printable(typed.strip()))  # so that what is read later reads like a dialogue
        return typed.strip()

    def curtain(self) -> None:
        """Nothing of what stood here can be seen any more."""
        if self.shows and self.console.is_dumb_terminal:
            self.console.print("\n" * shutil.get_terminal_size().lines)
        elif self.shows:
            sys.stdout.write(CLEAR)
            sys.stdout.flush()
        else:
            self.console.print("=" * self.width, soft_wrap=True)
