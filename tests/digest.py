"""The rules digest of a game (docs/rules/GAME.md), read: its numbered rules, test vectors and open questions.

A game of several boxes has a page for each; what they decide (`D-22`) is numbered and looked up as rules are.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from orrery.games import load
from orrery.texts.catalog import catalog

FOLDER = Path(__file__).parent.parent / "docs/rules"
PAGES = {"roll": ["roll", "ambition", "rivalry"]}  # of games that have more than one
PREFIXES = {"roll": ["R", "A", "V", "D"]}  # of their rules
DECISION = "D"


class Digest:
    """Numbers with what stands behind them, in one line each."""

    def __init__(self, key: str) -> None:
        pages = [(FOLDER / f"{page}.md").read_text(encoding="utf-8") for page in PAGES.get(key, [key])]
        text = "\n".join(pages)
        self.prefixes = PREFIXES.get(key, [load(key).rule_prefix])
        self.rules = items(text, "|".join(self.prefixes))
        self.vectors = re.findall(r"^\| ((?:TV-|T-[A-Z]|EV-)\d+) \|", text, re.MULTILINE)
        self.questions = items(text, "OQ")
        self.corrections = re.findall(r"^\| (D-\d+) \|", text, re.MULTILINE)


def items(text: str, prefix: str) -> dict[str, str]:
    """`- **R-1** ...` by number; the lines that follow it are indented by two spaces."""
    found = re.findall(rf"^- \*\*((?:{prefix})-\d+)\*\*(.*(?:\n  .*)*)", text, re.MULTILINE)
    return {number: " ".join(said.split()) for number, said in found}


@cache
def digest(key: str) -> Digest:
    return Digest(key)


def is_assumed(said: str) -> bool:
    """It says that we had to decide it."""
    return re.search(r"\bassumed\b", said, re.IGNORECASE) is not None


def is_decision(number: str) -> bool:
    """It is numbered as a rule, and answers an open question itself."""
    return number.startswith(f"{DECISION}-")


def doubts(key: str) -> str:
    """What the page of doubts says about a game, under the game's name."""
    page = (FOLDER / "confidence.md").read_text(encoding="utf-8")
    title = catalog("en", key).say(f"{key}.title")
    found = re.split(rf"^## {re.escape(title)}.*$", page, flags=re.MULTILINE)
    assert len(found) == 2, f"confidence.md has no section, or several, on {title}"
    return found[1].split("\n## ")[0]
