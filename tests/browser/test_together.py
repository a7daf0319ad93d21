"""Several people: by link, as spectators, at one screen, and away."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import pairwise

import httpx
from playwright.sync_api import Page, expect

from .conftest import Visit
from .helpers import SHOWN, create, pick, shown, table_of, token_of

ROUND = ".board-bar .round"


def take_turns(pages: list[Page], done: Callable[[], bool]) -> None:
    """Whoever is asked chooses, until it is done."""
    end = time.monotonic() + 60
    while not done():
        assert time.monotonic() < end, "it took too long"
        for page in pages:
            if page.evaluate(SHOWN) == "asked":
                pick(page)
        pages[0].wait_for_timeout(20)


def in_round(page: Page, number: int) -> Callable[[], bool]:
    return lambda: page.locator(ROUND).inner_text() == f"Round {number}"


def test_two_players_and_a_spectator(visit: Visit) -> None:
    anna, ben, cora = visit({"name": "Anna"}), visit({"log": True}), visit({"log": True})
    host = anna.goto("/")
    host.get_by_role("button", name="Remove seat 3").click()
    host.get_by_label("Set-up").select_option("beginner")
    host.get_by_role("button", name="Set up the table").click()
    link = host.locator("input[readonly]")
    link.wait_for()

    friend = ben.goto(link.input_value())
    expect(friend.get_by_role("heading")).to_contain_text("Anna invites you")
    friend.get_by_label("Your name").fill("Ben <b>")
    friend.get_by_role("button", name="Sit down").click()
    watcher = cora.goto(host.url)
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    assert shown(host) == shown(friend) == "asked"
    assert "#" not in friend.url  # the token is not left in the address bar
    expect(host.locator(".left").get_by_text("Ben <b>").first).to_be_visible()

    # Behind her screen Anna may do what she likes: nobody else's page shows anything of it.
    parts = [page.locator(part) for page in (watcher, friend) for part in (".left", ".centre", ".panel.log")]
    before = [part.inner_html() for part in parts]
    hidden = 0
    while host.evaluate(SHOWN) == "asked":
        assert [part.inner_html() for part in parts] == before
        pick(host)
        hidden += 1
    assert hidden > 1

    # Everybody had promised a share of the dice, and shown it when both were here.
    info = httpx.get(f"{host.url.split('/t/')[0]}/api/tables/{table_of(host)}", timeout=30).json()
    assert all(seat["promise"] for seat in info["seats"])
    assert len({seat["promise"] for seat in info["seats"]}) == 2

    take_turns([host, friend], in_round(watcher, 3))
    host.locator("#question").wait_for()
    totals = [page.locator(".strip .total").all_inner_texts() for page in (host, friend, watcher)]
    assert totals[0] == totals[1] == totals[2]


def test_hot_seat_with_a_curtain(visit: Visit) -> None:
    page = visit({"name": "Anna"}).goto("/")
    page.get_by_label("Seat 2", exact=True).select_option("hotseat")
    page.get_by_label("Their name").fill("Ben")
    page.get_by_label("Strength").select_option("random")
    page.get_by_label("Set-up").select_option("beginner")
    page.get_by_role("button", name="Set up the table").click()
    opened: list[str] = []
    while len(opened) < 7:
        if shown(page) == "curtain":
            # Nothing of the table is in the page while the screen changes hands.
            assert page.locator(".table, .desk, .choice").count() == 0
            name = page.get_by_role("heading").inner_text()
            button = page.get_by_role("button", name="I am")
            expect(button).to_be_focused()
            opened.append(name)
            button.click()
        else:
            pick(page)
    assert {name.split("’")[0].removeprefix("It is ") for name in opened} == {"Anna", "Ben"}
    assert all(before != after for before, after in pairwise(opened))


def test_a_bot_plays_for_somebody_who_is_away(visit: Visit, address: str) -> None:
    table = create(address, "me", "friend", seed=None)
    anna, ben = visit(), visit({"name": "Ben"})
    friend = ben.goto(f"/t/{table['table']}#{table['seats'][1]['token']}")
    friend.get_by_role("button", name="Sit down").click()
    shown(friend)
    friend.close()
    host = anna.sit(table, 0)

    def menu(button: str) -> None:
        host.get_by_role("button", name="Table menu").click()
        row = host.get_by_role("dialog").get_by_role("listitem").filter(has_text="Ben")
        row.get_by_role("button", name=button).click()
        host.keyboard.press("Escape")

    host.get_by_role("button", name="Table menu").click()
    host.get_by_role("dialog").get_by_role("button", name="Let a bot play").last.click()
    expect(host.get_by_text("Ben has only just gone")).to_be_visible()
    host.keyboard.press("Escape")
    anna.forgive(["409", "console"])
    host.wait_for_timeout(31_000)  # he might have reloaded the page
    menu("Let a bot play")
    take_turns([host], in_round(host, 3))
    menu("Give back")
    menu("Let a bot play")
    ben.page = ben.context.new_page()
    back = ben.goto(f"/t/{table['table']}")
    expect(back.get_by_text("Since you left")).to_be_visible()
    back.get_by_role("button", name="Step through").click()
    expect(back.locator(".catch-up .muted").get_by_text("1/")).to_be_visible()
    told = [back.locator(".catch-up").inner_text()]
    while (further := back.get_by_role("button", name="Next")).count() > 0:
        further.click()
        told.append(back.locator(".catch-up").inner_text())
    assert any(" You " in text for text in told), "what the bot did for Ben is told as well"
    back.get_by_role("button", name="Close").first.click()
    back.get_by_role("button", name="Take it back").click()
    expect(back.get_by_text("A bot plays your seat")).to_have_count(0)
    take_turns([host, back], in_round(host, 4))


def test_a_bot_plays_for_somebody_who_does_not_come(visit: Visit) -> None:
    page = visit({"name": "Anna"}).goto("/")
    page.get_by_role("button", name="Set up the table").click()
    expect(page.locator("input[readonly]")).to_be_visible()
    link = page.locator("input[readonly]").input_value()
    page.get_by_role("button", name="Let a bot play").click()
    assert shown(page) == "asked"
    late = visit().goto(link)
    expect(late.get_by_text("its dice were fixed without your share")).to_be_visible()
    late.get_by_label("Your name").fill("Ben")
    late.get_by_role("button", name="Sit down").click()
    late.locator("#question, [data-testid=waiting]").first.wait_for()
    expect(late.get_by_text("A bot plays your seat")).to_have_count(0)


def test_a_link_opens_its_seat_once_and_another_device_gets_one_of_its_own(visit: Visit, address: str) -> None:
    table = create(address, "me", "friend")
    anna, ben, phone = visit({"name": "Anna"}), visit({"name": "Ben"}), visit({"name": "Ben", "lang": "de"})
    link = f"/t/{table['table']}#{table['seats'][1]['token']}"
    friend = ben.goto(link)
    friend.get_by_role("button", name="Sit down").click()
    shown(friend)
    eve = anna.goto(link)
    expect(eve.get_by_text("This link has been used already")).to_be_visible()
    friend = ben.goto("/")
    friend = ben.goto(link)  # from where Anna has sent it, once more
    shown(friend)
    friend.get_by_role("button", name="Table menu").click()
    friend.get_by_role("button", name="Make a link").click()
    other = phone.goto(friend.get_by_label("Whoever opens this link first").input_value())
    shown(other)
    friend.keyboard.press("Escape")
    expect(friend.locator(".note").get_by_text("Your seat is open in 2 windows")).to_be_visible()
    expect(other.locator(".note").get_by_text("Dein Platz ist in 2 Fenstern offen")).to_be_visible()
    assert len({table["seats"][1]["token"], token_of(friend, 1), token_of(other, 1)}) == 3
    other.reload()
    shown(other)


def test_the_same_seat_in_two_windows(visit: Visit, address: str) -> None:
    table = create(address, "me", "random", seed="two windows")
    first, second = visit().sit(table, 0), visit().sit(table, 0)
    assert shown(first) == shown(second) == "asked"
    pick(first)
    expect(second.locator("#question")).to_have_text(first.locator("#question").inner_text())
    assert second.locator(".choice").all_inner_texts() == first.locator(".choice").all_inner_texts()
    pick(second)


def test_both_ask_for_a_rematch(visit: Visit, address: str) -> None:
    """They meet at one new table, whoever asks first."""
    table = create(address, "me", "friend")
    anna, ben = visit({"name": "Anna"}), visit({"name": "Ben"})
    friend = ben.goto(f"/t/{table['table']}#{table['seats'][1]['token']}")
    friend.get_by_role("button", name="Sit down").click()
    shown(friend)
    host = anna.sit(table, 0)
    for seat, token in enumerate((table["seats"][0]["token"], token_of(friend, 1))):
        body = {"token": token, "seat": seat, "bot": "captain"}
        assert httpx.post(f"{address}/api/tables/{table['table']}/handover", json=body, timeout=30).is_success
    friend.get_by_role("button", name="Play again").wait_for(timeout=60_000)
    expect(friend.get_by_test_id("fair")).to_contain_text("The dice are as they were promised")
    for page in (friend, host):
        page.get_by_role("button", name="Play again").click(timeout=60_000)
        page.wait_for_url(lambda url: not url.endswith(table["table"]))
    assert host.url == friend.url
    host.get_by_role("button", name="Sit down").click()
    assert shown(host) == shown(friend) == "asked"
