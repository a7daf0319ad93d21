"""Moments of Race that are worth a picture or a fixture: tools/moments.py."""

from __future__ import annotations

from playwright.sync_api import Page

from orrery.games.race.rules.game import race
from orrery.tables.table import Table
from tools.moments import ME, Moment, Picture, asked, never

# Questions that have a fixture each; from round LATE on there is something to see.
KINDS = ("choose", "keep", "develop", "settle", "pay", "trade", "consume", "goods", "produce", "discard")
LATE = 4

ANSWERS = 24  # at the prompt, always the first choice: by then there is something to see


def fixture(table: Table) -> str:
    """What this moment is an example of; nothing: of nothing new, or seat ME is not asked."""
    decision = table.decision(ME)
    if decision is None:
        return ""
    if table.state.round == 0:
        return "set_up"
    return decision.kind if decision.kind in KINDS and table.state.round >= LATE else ""


def paying(least: int, cards: int) -> Moment:
    """At least so much is to be paid, with so many cards in the tableau."""

    def moment(table: Table) -> bool:
        decision = table.decision(ME)
        if decision is None or decision.kind != "pay" or decision.parts < least:
            return False
        return len(race(table.state).empire.tableau) >= cards

    return moment


def suggested(page: Page) -> None:
    """What is suggested has been raised."""
    page.locator(".choice.taken").first.wait_for()


def story(page: Page) -> None:
    """The robot's turn, while it is told."""
    page.locator("#question").wait_for()
    for action in ("action:develop", "action:settle"):
        page.locator(f'.choice[data-code="{action}"]').click()
    page.get_by_test_id("confirm").click()
    page.get_by_test_id("playing").wait_for()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")


def result(page: Page) -> None:
    page.locator("figure svg[role=img]").first.wait_for()


# Whatever round it is: late enough that there is something to see.
PICTURES = {
    "choose": Picture(asked("choose", 6)),
    "pay": Picture(paying(2, 5), suggested),
    "story": Picture(asked("choose", 4), story, speed="slow"),
    "consume": Picture(asked("consume", 4)),
    "result": Picture(never, result),
}
