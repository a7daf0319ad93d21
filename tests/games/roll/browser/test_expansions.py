"""Games with expansions: switches in the lobby, and every kind of question in sight with its choices."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from orrery.games import load
from orrery.kernel.chance import Chance, key_of_seed
from orrery.tables.log import SeatSpec
from orrery.tables.table import Table
from tests.browser.conftest import Visit
from tests.browser.recorded import Stage, seen
from tests.browser.test_access import THEMES, check
from tests.browser.test_phone import phone

MEASURE = (Path(__file__).parents[3] / "browser" / "measure.js").read_text(encoding="utf-8")
GAME = load("roll").rules
MOST = 6  # on a phone the sheet may scroll if there are more choices than these
SETS = ["ambition+objectives", "rivalry+deal", "rivalry+orb", "ambition+objectives+rivalry+deal+orb"]
DECISIONS = 400
READY = 55  # of 100 times, what goes on is chosen
LANG = "de"  # its words are longer


def test_each_expansion_has_a_switch_and_says_what_it_needs(visit: Visit) -> None:
    page = visit({"lang": LANG}).goto("/")
    names = {"Traum": "Der große Traum", "Konkurrenz": "Große Konkurrenz"}
    switches = {one: page.get_by_role("switch", name=name, exact=True) for one, name in names.items()}
    switches |= {one: page.get_by_role("switch", name=one) for one in ("Aufgaben", "Markt")}
    expect(page.get_by_role("switch")).to_have_count(5)
    expect(page.get_by_text("braucht Der große Traum")).to_be_visible()
    switches["Markt"].check()
    expect(switches["Konkurrenz"]).to_be_checked()
    expect(page.locator("form [role=status]")).to_contain_text("Große Konkurrenz")
    switches["Aufgaben"].check()
    expect(switches["Traum"]).to_be_checked()
    switches["Traum"].uncheck()
    expect(switches["Aufgaben"]).not_to_be_checked()
    expect(switches["Markt"]).to_be_checked()


@cache
def questions(sets: str) -> dict[str, dict[str, Any]]:
    """Of every kind of question the largest in a game at random, as the seat that is asked sees it."""
    table = Table(GAME, options(sets), [SeatSpec("person", name) for name in ("Anna", "Ben", "Chiara")], "expansions")
    chance = Chance(key_of_seed(sets))
    most: dict[str, int] = {}
    found: dict[str, dict[str, Any]] = {}
    for _ in range(DECISIONS):
        if not (decisions := table.state.decisions()):
            break
        decision = decisions[0]
        if most.get(decision.kind, 0) <= len(decision.choices):
            most[decision.kind] = len(decision.choices)
            found[decision.kind] = seen(table, decision.seat, LANG)
        on = [choice for choice in decision.choices if choice.code in ("ready", "done", "pass")]
        choices = on if on and chance.below(100) < READY else decision.choices
        table.play(decision.seat, choices[chance.below(len(choices))].code)
    return found


def options(sets: str) -> dict[str, str]:
    return {"setup": "beginner", "with": sets}


@pytest.mark.parametrize("size", [(1280, 720), (390, 664), (360, 640)], ids=["screen", "phone", "small phone"])
@pytest.mark.parametrize("sets", SETS)
def test_every_kind_of_question_is_in_sight(visit: Visit, address: str, sets: str, size: tuple[int, int]) -> None:
    touched = size[0] < size[1]
    stage = Stage(visit, address, {"lang": LANG}, {"options": options(sets)}, **(phone(size) if touched else {}))
    stage.resize(size)
    wrong = []
    for kind, update in questions(sets).items():
        page = stage.show(update)
        choices = len(update["question"]["choices"])
        wrong += [f"{kind}: {fault}" for fault in page.evaluate(MEASURE, MOST if touched else choices)]
    assert wrong == [], f"{len(wrong)} faults:\n" + "\n".join(wrong)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("touched", [False, True], ids=["screen", "phone"])
def test_whoever_cannot_see_the_modules_can_play_them(visit: Visit, address: str, theme: str, touched: bool) -> None:
    settings = {"lang": LANG, "theme": theme}
    size = phone((390, 664)) if touched else {}
    sets = SETS[-1]
    stage = Stage(visit, address, settings, {"options": options(sets)}, bypass_csp=True, **size)
    asked = questions(sets)
    assert {"deal", "orb_side", "assign"} <= set(asked)
    for kind in (
        "assign",
        "reassign",
        "deal",
        "deal_die",
        "exchange",
        "orb_side",
        "orb_face",
        "orb_arrow",
        "muster",
        "talents",
    ):
        if kind in asked:
            check(stage.show(asked[kind]))


def test_what_is_reconstructed_of_deal_is_marked_and_explained(visit: Visit, address: str) -> None:
    sets = "rivalry+deal"
    page = Stage(visit, address, {"lang": LANG}, {"options": options(sets)}).show(questions(sets)["deal"])
    expect(page.locator(".market .doubt")).to_have_text("?")
    page.locator(".area .doubt").first.click()
    expect(page.get_by_role("region", name="Erklärung")).to_contain_text("Unsicher")
