"""Moments of Roll that are worth a picture or a fixture: tools/moments.py."""

from __future__ import annotations

from playwright.sync_api import Page

from orrery.games.roll.rules.game import galaxy
from orrery.games.roll.rules.vocabulary.stage import STAGE_KEYS
from orrery.tables.table import Table
from tools.moments import ME, Picture, asked, never

# Questions that have a fixture of their own; else the part of the round has one.
KINDS = ("reassign", "place", "into", "move")
EARLY = ("set_up", "assign")
LATE = 4  # from this round on there is something to see

ANSWERS = 46  # at the prompt, always the first choice: by then there is something to see


def fixture(table: Table) -> str:
    """What this moment is an example of; nothing: of nothing new, or seat ME is not asked."""
    decision = table.decision(ME)
    if decision is None:
        return ""
    name = decision.kind if decision.kind in KINDS else STAGE_KEYS[galaxy(table.state).stage]
    return name if name in EARLY or table.state.round >= LATE else ""


def reveal(page: Page) -> None:
    page.locator("#question").wait_for()
    page.locator(".choice.primary").click()
    page.locator(".reveal .hand").last.wait_for()


def result(page: Page) -> None:
    page.locator("figure svg[role=img]").first.wait_for()


EVERYTHING = {"with": "ambition+objectives+rivalry+deal+orb"}

# Whatever round it is: late enough that there is something to see.
PICTURES = {
    "assign": Picture(asked("assign", 6)),
    "reveal": Picture(asked("reassign", 5), reveal, speed="slow"),
    "ship": Picture(asked("ship", 7)),
    "result": Picture(never, result),
    "assign-everything": Picture(asked("assign", 6), options=EVERYTHING),
    "deal": Picture(asked("deal", 4), options={"with": "ambition+objectives+rivalry+deal"}),
    "workshop": Picture(asked("orb_side", 4), options={"with": "rivalry+orb"}),
    "result-everything": Picture(never, result, options=EVERYTHING),
}
