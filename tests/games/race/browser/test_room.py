"""There is room: for twelve cards in the hand and fifteen in the tableau without scrolling, and for every question."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Page, expect

from orrery.games.race.rules.game import RACE
from orrery.games.race.rules.options import ROBOT_START
from orrery.games.race.web.board import board
from orrery.texts import Speech
from tests.browser.conftest import Visit
from tests.browser.test_phone import check_fit, phone
from tests.games.race.rules.scene import Scene

from .hands import PHONE, SMALL
from .stage import RaceStage, crowded, largest

MEASURE = (Path(__file__).parents[3] / "browser" / "measure.js").read_text(encoding="utf-8")
SCREENS = [(1920, 1080), (1440, 900), (1366, 650), (1280, 720), (1024, 768)]
PHONES = [(390, 664), (360, 640)]
# On a phone the sheet may scroll if there are more choices than these; then the cards to touch have the room.
MOST = 6
LEAST_LISTED = 2
HAND, TABLEAU = 12, 15
STARTS = next(option for option in RACE.options if option.key == ROBOT_START).values[1:]
# Which of these are not wholly in sight: cut off by what scrolls or by the window, or under something else.
HIDDEN = """(pieces) => pieces.filter((piece) => {
  const box = piece.getBoundingClientRect();
  const SLACK = 1.5;
  for (let e = piece.parentElement; e !== null; e = e.parentElement) {
    const style = getComputedStyle(e);
    if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
    const room = e.getBoundingClientRect();
    if (box.top < room.top - SLACK || box.bottom > room.bottom + SLACK) return true;
    if (box.left < room.left - SLACK || box.right > room.right + SLACK) return true;
  }
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return hit === null || !piece.contains(hit);
}).map((piece) => piece.dataset.spot)"""
CUT_OFF = """(lines) => lines.some((line) => {
  const hit = document.elementFromPoint(line.getBoundingClientRect().left + 2, line.getBoundingClientRect().bottom - 1);
  return hit !== line;
})"""
LEAST = (60, 53)  # px: a card that can be read


def in_sight(page: Page, part: str, count: int) -> None:
    pieces = page.locator(f".{part} button.piece")
    expect(pieces).to_have_count(count)
    assert pieces.evaluate_all(HIDDEN) == []
    boxes = [piece.bounding_box() for piece in pieces.all()]
    assert all(box is not None and box["width"] >= LEAST[0] and box["height"] >= LEAST[1] for box in boxes)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_full_hand_and_a_full_tableau_on_a_small_screen(visit: Visit, address: str, lang: str) -> None:
    page = RaceStage(visit, address, {"lang": lang}, viewport=SMALL).show(crowded(lang, HAND, TABLEAU))
    in_sight(page, "hand", HAND)
    in_sight(page, "tableau", TABLEAU)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_full_hand_and_a_full_tableau_on_a_phone(visit: Visit, address: str, lang: str) -> None:
    page = RaceStage(visit, address, {"lang": lang}, **phone(PHONE)).show(crowded(lang, HAND, TABLEAU))
    expect(page.locator(".tab").first).to_have_attribute("aria-current", "page")  # the part of the question
    in_sight(page, "hand", HAND)
    page.locator(".tab").nth(1).tap()
    in_sight(page, "tableau", TABLEAU)
    check_fit(page)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("touched", [False, True], ids=["screens", "phones"])
def test_every_kind_of_question(visit: Visit, address: str, lang: str, touched: bool) -> None:
    sizes = PHONES if touched else SCREENS
    stage = RaceStage(visit, address, {"lang": lang}, **(phone(sizes[0]) if touched else {}))
    wrong = []
    for size in sizes:
        stage.resize(size)
        for one in largest():
            page = stage.show({**one.updates[lang], "advice": False})
            seen = one.choices if not touched else MOST if one.choices <= MOST else LEAST_LISTED
            found = page.evaluate(MEASURE, seen)
            wrong += [f"{size[0]}x{size[1]} {one.name}: {fault}" for fault in found]
    assert wrong == [], f"{len(wrong)} faults:\n" + "\n".join(wrong)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_whole_mat_of_every_start_world_is_in_sight(visit: Visit, address: str, lang: str) -> None:
    stage = RaceStage(visit, address, {"lang": lang}, viewport=SMALL)
    update = next(one for one in largest() if one.kind == "choose").updates[lang]
    wrong = []
    for start in STARTS:
        for supply in (0, 1):
            scene = Scene(robot=start).tableau("gem_world")
            scene.s.robot.supply, scene.s.robot.credit = supply, 3
            robot = msgspec.to_builtins(board(scene.s, 0, Speech(lang, RACE)).robot)
            page = stage.show({**update, "board": {**update["board"], "robot": robot}, "advice": False})
            expect(page.locator(".mat .row")).to_have_count(5)
            if page.locator(".mat dd").last.evaluate_all(CUT_OFF):
                wrong.append(f"{start} with {supply} tokens")
    assert wrong == []


def test_a_phone_opens_the_part_that_is_asked_about(visit: Visit, address: str) -> None:
    stage = RaceStage(visit, address, {}, **phone(PHONE))
    tabs = {"keep": 0, "pay": 0, "settle": 0, "consume": 1, "trade": 1, "choose": 2}
    for one in largest():
        if one.kind in tabs:
            page = stage.show(one.updates["en"])
            expect(page.locator(".tab").nth(tabs[one.kind])).to_have_attribute("aria-current", "page")
