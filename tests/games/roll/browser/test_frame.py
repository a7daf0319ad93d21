"""What once lay under something else, left the window or got lost."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.helpers import create, pick
from tests.browser.recorded import Stage, kind, told
from tests.browser.test_phone import phone

PHONES = [(390, 664), (360, 640)]
LANGUAGES = {"en": "Confirm", "de": "Bestätigen"}
EXPLAINED = ["It goes under the other tiles of its stack, with this side up. " * 4, "Rule R-44"]
WHOLE = """(e) => {
  const box = e.getBoundingClientRect();
  if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) return false;
  return [[0.1, 0.1], [0.9, 0.9], [0.5, 0.5]].every(([x, y]) =>
    e.contains(document.elementFromPoint(box.left + x * box.width, box.top + y * box.height)));
}"""
CROSSES = """([a, b]) => {
  const boxes = (what) => [...document.querySelectorAll(what)].map((e) => e.getBoundingClientRect());
  return boxes(a).some((one) => boxes(b).some((other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom));
}"""


def whole(found: Locator) -> bool:
    """It is in the window, and nothing lies over it."""
    return all(bool(one.evaluate(WHOLE)) for one in found.all())


def at(visit: Visit, address: str, size: tuple[int, int], settings: dict[str, Any] | None = None) -> Stage:
    small = size[0] < 900
    options = phone(size) if small else {"viewport": {"width": size[0], "height": size[1]}}
    return Stage(visit, address, settings or {}, **options)


@pytest.mark.parametrize("size", PHONES)
def test_a_new_tile_is_explained_before_the_tiles(visit: Visit, address: str, size: tuple[int, int]) -> None:
    page = at(visit, address, size).show(kind("roll", "start").updates["en"])
    page.locator(".drawn .piece:not(.lit)").first.tap()
    explained = page.get_by_role("region", name="Explanation")
    expect(explained.get_by_role("heading")).to_be_visible()
    assert whole(explained)


@pytest.mark.parametrize("size", PHONES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_confirmation_leaves_choices_in_sight(visit: Visit, address: str, size: tuple[int, int], lang: str) -> None:
    stage = at(visit, address, size, {"lang": lang, "confirm": "touch"})
    page = stage.show(kind("roll", "place").updates[lang])
    last = page.locator(".choice").last
    last.tap()
    code = last.get_attribute("data-code")
    stage.answer("explain", {"type": "explain", "code": code, "lines": EXPLAINED})
    page.locator(".explained").wait_for()
    confirm = page.get_by_role("group", name=LANGUAGES[lang]).get_by_role("button", name=LANGUAGES[lang])
    assert whole(confirm)
    assert whole(last)
    assert whole(page.locator("#question"))
    confirm.tap()
    stage.answer("choose", {"type": "ack", "key": ""})
    assert stage.sent[-1]["code"] == code


@pytest.mark.parametrize("size", [(1366, 650), *PHONES])
def test_why_not_is_answered_in_sight(visit: Visit, address: str, size: tuple[int, int]) -> None:
    stage = at(visit, address, size)
    page = stage.show(kind("roll", "abandon").updates["en"])
    page.locator(".choice").last.scroll_into_view_if_needed()
    page.get_by_role("button", name="Why not").click()
    stage.answer("why", {"type": "why", "reasons": [{"text": "There is no other tile to abandon.", "rule": "R-42"}]})
    assert whole(page.locator(".reasons"))


def test_the_menu_of_the_board_stays_in_the_window(visit: Visit, address: str) -> None:
    page = at(visit, address, (1280, 720), {"lang": "de"}).show(kind("roll", "produce").updates["de"])
    page.locator(".tableau .piece.lit").last.click()
    menu = page.get_by_role("menu")
    expect(menu.get_by_role("menuitem").first).to_be_focused()
    assert whole(menu)
    assert whole(menu.get_by_role("menuitem"))


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1440, 900)])
def test_no_worker_of_a_stack_is_cut_off(visit: Visit, address: str, size: tuple[int, int]) -> None:
    page = at(visit, address, size).show(kind("roll", "reassign").updates["en"])
    slots = page.locator(".desk .stack .slot, .desk .stack .piece")
    assert slots.count() > 8
    assert page.locator(".desk .stack .slot").count() == 2
    assert whole(slots)


def test_what_a_column_would_do_is_not_written_over_its_dice(visit: Visit, address: str) -> None:
    update = kind("roll", "with").updates["de"]
    me = update["me"]
    board = update["board"]
    player = board["players"][me]
    die = player["columns"]["ship"][0]
    player = {
        **player,
        "columns": {**player["columns"], "ship": [{**die, "n": n} for n in range(9)]},
        "outlook": {"ship": "„Vergessenes Alien Kampfschiff“: dann 4 von 5 Würfeln, und 3 haben noch kein Gut"},
    }
    players = [player if n == me else other for n, other in enumerate(board["players"])]
    page = at(visit, address, (1280, 720), {"lang": "de"}).show({**update, "board": {**board, "players": players}})
    column = '.column[data-spot="column:ship"]'
    assert page.locator(f"{column} .dice .piece").count() == 9
    assert not page.evaluate(CROSSES, [f"{column} .would", f"{column} .dice .piece"])


def test_a_drag_whose_second_half_is_final_asks_once_more(visit: Visit, address: str) -> None:
    page = visit({"confirm": "touch"}).sit(create(address, "me", "random", seed="unasked"), 0)
    pick(page, "select:explore")
    page.locator(".choice").first.click()
    pick(page, "dictate")
    page.locator(".choice").first.click()
    question = page.locator("#question")
    expect(question).to_have_attribute("data-kind", "move")
    worker = page.locator(".columns .dice .piece.lit").first
    column = worker.evaluate("(e) => e.closest('.column').dataset.spot")
    other = next(spot for spot in ("column:settle", "column:ship") if spot != column)
    worker.drag_to(page.locator(f'.column[data-spot="{other}"]'), target_position={"x": 40, "y": 120})
    expect(question).to_have_attribute("data-kind", "into")
    confirm = page.get_by_role("group", name="Confirm").get_by_role("button", name="Confirm")
    expect(confirm).to_be_visible()
    confirm.click()
    expect(question).not_to_have_attribute("data-kind", "into")


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1024, 768), *PHONES])
def test_a_note_covers_nothing_that_is_played_with(visit: Visit, address: str, size: tuple[int, int]) -> None:
    stage = at(visit, address, size)
    page = stage.show(kind("roll", "select").updates["en"])
    for name in ("Ben", "Chiara"):
        stage.tell({"type": "info", "what": "left", "seat": None, "text": f"{name} has left the table for a moment."})
    expect(page.locator(".note")).to_have_count(2)
    for board in (".column .head", ".choice", "#question", ".column .piece"):
        assert not page.evaluate(CROSSES, [".note", board]), board


def test_a_hand_that_misses_a_piece_marks_no_words(visit: Visit, address: str) -> None:
    page = at(visit, address, (1280, 720)).show(kind("roll", "reassign").updates["en"])
    start, end = page.locator(".column .head").first, page.locator(".tableau .tile").last
    one, other = start.bounding_box(), end.bounding_box()
    assert one is not None
    assert other is not None
    page.mouse.move(one["x"] + 10, one["y"] + 10)
    page.mouse.down()
    page.mouse.move(other["x"], other["y"], steps=5)
    page.mouse.up()
    assert page.evaluate("() => String(getSelection())") == ""


@pytest.mark.parametrize("size", PHONES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_citizenry_is_in_sight_while_recruiting(
    visit: Visit, address: str, size: tuple[int, int], lang: str
) -> None:
    page = at(visit, address, size, {"lang": lang}).show(kind("roll", "recruit").updates[lang])
    dice = page.locator(".citizenry .piece.lit")
    assert dice.count() > 4
    assert whole(dice)


@pytest.mark.parametrize("size", PHONES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_phone_opens_what_a_question_is_about(visit: Visit, address: str, size: tuple[int, int], lang: str) -> None:
    stage = at(visit, address, size, {"lang": lang})
    page = stage.show(kind("roll", "ship").updates[lang])
    expect(page.locator(".tab").nth(1)).to_have_attribute("aria-current", "page")
    assert page.locator(".tableau .piece.lit").count() > 0
    stage.show(kind("roll", "recruit").updates[lang])
    expect(page.locator(".tab").nth(0)).to_have_attribute("aria-current", "page")


@pytest.mark.parametrize("size", [(1920, 1080), (1366, 650), (1024, 768)])
def test_all_choices_are_in_sight_below_the_board_as_well(visit: Visit, address: str, size: tuple[int, int]) -> None:
    stage = at(visit, address, size, {"lang": "de", "folded": {"left": True, "right": True}})
    for asked in ("ship", "produce", "place"):
        page = stage.show(kind("roll", asked).updates["de"])
        assert whole(page.locator("#question"))
        assert whole(page.locator(".choice"))


@pytest.mark.parametrize("size", PHONES)
def test_five_are_seen_at_the_reveal(visit: Visit, address: str, size: tuple[int, int]) -> None:
    before, after = told("roll", "roll-5.txt", "reveal", "en")
    stage = at(visit, address, size, {"speed": "slow"})
    stage.show(before)
    page = stage.show(after)
    hands = page.locator(".reveal .hand")
    expect(hands).to_have_count(5)
    assert seen_of(page) == 5


def seen_of(page: Page) -> int:
    """How many hands of the reveal are wholly above the sheet."""
    sheet = page.locator(".sheet").bounding_box()
    reveal = page.locator(".reveal").bounding_box()
    tabs = page.locator(".tabs").bounding_box()
    assert sheet is not None
    assert reveal is not None
    assert tabs is not None
    boxes = [hand.bounding_box() for hand in page.locator(".reveal .hand").all()]
    top, bottom = max(tabs["y"] + tabs["height"], reveal["y"]), min(sheet["y"], reveal["y"] + reveal["height"])
    return sum(box is not None and box["y"] >= top and box["y"] + box["height"] <= bottom for box in boxes)
