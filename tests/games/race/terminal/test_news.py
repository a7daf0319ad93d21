"""What happened, told phase by phase."""

from __future__ import annotations

from typing import Any

from orrery.games.race.rules.game import RACE
from orrery.games.race.terminal import RacePainter
from orrery.kernel.chance import key_of_seed
from orrery.kernel.event import Event
from orrery.terminal.screen import Line
from orrery.texts import Speech

STATE = RACE.new({}, 1, key_of_seed("news"))


def event(key: str, seat: int = -1, **params: Any) -> Event:
    return Event(key, seat, "S-1", params)


def told(events: list[Event], since: int = 0, lang: str = "en") -> list[str]:
    speech = Speech(lang, RACE)
    painter = RacePainter(speech, ["Anna", *speech.rivals])
    return [plain(line) for line in painter.news(events, since, 0, STATE.view(0))]


def plain(line: Line) -> str:
    assert not isinstance(line.body, list)
    return line.lead + line.body.plain


SETTLE = event("phase", phase="settle", n=1)
PLACED = event("places", 0, card="gem_world", way="pay")
SETTLES = event("robot_settles", 1, which=1, n=3, sought="any_world")
TURNED = [event("robot_discards", 1, card=card, sought="any_world", hand=3, n=3) for card in ("old_earth", "gem_world")]


def test_each_side_has_a_paragraph_under_its_phase() -> None:
    assert told([SETTLE, PLACED, SETTLES]) == [
        "Settle · You place Gem World.",
        "Settle · The robot settles with a die and looks for any world.",
    ]


def test_cards_turned_up_in_vain_are_told_together() -> None:
    assert told([SETTLE, *TURNED], lang="de") == [
        "Siedeln · Der Roboter deckt „Alte Erde“ und „Kristallwelt“ auf und wirft sie ab."
    ]
    assert told([SETTLE, TURNED[0]]) == ["Settle · The robot turns up Old Earth and discards it."]


def test_the_robot_is_named_once_in_a_paragraph() -> None:
    aside = [event("robot_lays_aside", 1, card=card, n=3) for card in ("old_earth", "gem_world")]
    assert told([SETTLE, SETTLES, *aside, PLACED, event("robot_produces", 1)], lang="de") == [
        "Siedeln · Der Roboter siedelt mit einem Würfel und sucht eine beliebige Welt. "
        "Er deckt „Alte Erde“ und „Kristallwelt“ auf und legt sie beiseite.",
        "Siedeln · Du legst „Kristallwelt“ aus.",
        "Siedeln · Der Roboter produziert.",
    ]


def test_only_what_is_new_is_told_but_under_its_phase() -> None:
    assert told([SETTLE, PLACED, SETTLES], since=2) == [
        "Settle · The robot settles with a die and looks for any world."
    ]
    assert told([SETTLE, *TURNED, SETTLES], since=2) == [
        "Settle · The robot turns up Gem World and discards it. It settles with a die and looks for any world."
    ]


def test_what_the_title_says_is_not_told_again() -> None:
    assert told([event("round", n=2), event("to_choose", 0, n=2), SETTLE]) == []
