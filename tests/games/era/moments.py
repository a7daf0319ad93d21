"""Moments of Galactic Era that are worth a picture or a fixture: tools/moments.py."""

from __future__ import annotations

from playwright.sync_api import Page

from orrery.tables.table import Table
from tools.moments import ME, Picture, asked, never

# Questions that have a fixture each; from round LATE on there is something to see.
KINDS = ("moves", "destination", "view", "regroup", "ovals", "squares", "grow_turn", "gain", "trade", "card_window")
LATE = 3

# At the prompt: star people and side, an advanced tactic, a field that starts higher; then ships ask where to go.
ANSWERS = ("1", "1", "1", "3", "pass", "done", "he5")


def fixture(table: Table) -> str:
    """What this moment is an example of; nothing: of nothing new, or seat ME is not asked."""
    decision = table.decision(ME)
    if decision is None:
        return ""
    if table.state.round == 0:
        return "set_up"
    return decision.kind if decision.kind in KINDS and table.state.round >= LATE else ""


def result(page: Page) -> None:
    page.get_by_test_id("result").wait_for()


PICTURES = {
    "move": Picture(asked("destination", 3)),
    "grow": Picture(asked("ovals", 4)),
    "result": Picture(never, result),
}
