"""What happened, told shortly."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.roll.rules.game import ROLL, Roll
from orrery.games.roll.rules.sets import AMBITION, BASE, OBJECTIVES, WITH, key_of
from orrery.games.roll.terminal.news import Reporter
from orrery.kernel.event import Event
from orrery.terminal.screen import Line
from orrery.texts import Speech
from tests.games.roll.rules.expansion.boxes import BOXES


def event(key: str, seat: int = -1, **params: Any) -> Event:
    return Event(key, seat, "R-1", params)


ROUND = event("round", round=1)


def told(events: list[Event], lang: str = "en", width: int = 80) -> list[str]:
    lines = Reporter(Speech(lang, ROLL), ["You", "Ben"], 0, width).report([ROUND, *events], 1)
    return [plain(line) for line in lines]


def plain(line: Line) -> str:
    body = line.body if isinstance(line.body, list) else [line.body]
    return line.lead + " · ".join(text.plain for text in body)


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("en", "Produce · Ben: goods: HN on {}, H on {}"),
        ("de", "Produzieren · Ben: Güter: HL auf {}, H auf {}"),
    ],
)
def test_every_good_is_told_with_its_world(lang: str, says: str) -> None:
    goods = [("home#1", "gem_world"), ("home#2", "artist_colony"), ("novelty#1", "gem_world")]
    events = [event("produce", 1, die=die, tile=tile) for die, tile in goods]
    name = Speech(lang, ROLL).name
    assert says.format(name("gem_world"), name("artist_colony")) in told(
        [event("phase", phase="produce"), *events], lang
    )


def test_every_builder_is_told_with_its_tile() -> None:
    events = [event("build", 1, die="home#1", tile="gem_world"), event("build", 1, die="home#2", tile="public_works")]
    assert "Settle · Ben: placed: H on Gem World, H on Public Works" in told([event("phase", phase="settle"), *events])


def test_credits_for_consuming_are_told() -> None:
    def consumed(credits: int) -> Event:
        return event("consume", 1, good="home#1", die="home#2", tile="gem_world", vp=2, credits=credits)

    phase = event("phase", phase="ship")
    assert "Ship · Ben: Consume ×2: +4\xa0VP" in told([phase, consumed(0), consumed(0)])
    assert "Ship · Ben: Consume ×2: +4\xa0VP, +$1" in told([phase, consumed(0), consumed(1)])


def test_objectives_and_talents_are_told() -> None:
    """With the names of a game that has them; the base game has none."""
    sets = AMBITION | OBJECTIVES
    speech = Speech("en", Roll(BOXES, [BASE, sets]), {WITH: key_of(sets)})
    found = Reporter(speech, ["You", "Ben"], 0, 80).report(
        [
            event("objectives", objectives=["full_warehouses", "trade_convoy"]),
            ROUND,
            event("phase", phase="produce"),
            event("talent_spent", 1, die="talent#0"),
            event("talents_back", 1, dice=["talent#1", "talent#2"]),
            event("objective", 1, objective="full_warehouses", talents=3),
        ],
        0,
    )
    lines = [plain(line) for line in found]
    assert lines[0].endswith("The objectives of this game: Full Warehouses and Trade Convoy.")
    (line,) = [line for line in lines if line.startswith("Produce")]
    assert "Talents used up: 1; Talents back in stock: " in line
    assert line.endswith("objective met: Full Warehouses (Talents +3)")


REVEAL = [
    event("reveal", 0, selected="explore", explore=[f"home#{i}" for i in range(9)], ship=["home#9"]),
    event("reveal", 1, selected="ship", ship=["genes#1"], dictated=["home#1"]),
    event("phases", phases=["explore", "ship"]),
]


def test_the_reveal_stands_in_columns_however_many_dice_there_are() -> None:
    assert told(REVEAL)[:3] == [
        "Reveal  Explore     Develop  Settle  Produce  Ship  Dictate",
        "You     HHHHHHHHH*  –        –       –        H     –",
        "Ben     –           –        –       –        G*    H",
    ]


def test_on_a_narrow_screen_each_has_a_line_at_the_reveal() -> None:
    assert told(REVEAL, width=40)[:2] == ["You: Explore HHHHHHHHH* · Ship H", "Ben: Ship G* · Dictate H"]


def test_without_dictating_there_is_no_such_column() -> None:
    assert "Dictate" not in told([REVEAL[0], REVEAL[2]])[0]


def test_dictated_dice_are_told_apart() -> None:
    back = event("back_to_cup", 1, dice=["genes#4", "home#1"])
    assert told([*REVEAL, back])[-1] == ("Reveal · Ben: not needed, back to the cup: G; dictated, back to the cup: H")


def test_a_phase_is_closed_once() -> None:
    """When recruiting is asked for, the phase before is over: who did nothing in it is told then, and not again."""
    phase = [ROUND, event("phase", phase="settle"), event("build", 0, die="home#1", tile="gem_world")]
    recruit = event("recruit", 0, die="home#1")
    speech = Speech("en", ROLL)
    first = Reporter(speech, ["You", "Ben"], 0, 80).report(phase, 1, closing=True)
    assert [plain(line) for line in first] == [
        "Settle · You: placed: H on Gem World",
        "         Ben: –",
    ]
    again = Reporter(speech, ["You", "Ben"], 0, 80).report(phase, 3, closed=True, closing=True)
    then = Reporter(speech, ["You", "Ben"], 0, 80).report([*phase, recruit], 3, closed=True, closing=True)
    assert again == []
    assert [plain(line) for line in then] == ["Manage empire · You: recruited: H"]
