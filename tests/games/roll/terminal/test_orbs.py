"""Orb dice at the prompt: sides, arrows, what was rolled, what a face costs and does."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.roll.rules.game import Roll
from orrery.games.roll.rules.sets import BASE, ORB, RIVALRY, WITH, key_of
from orrery.games.roll.terminal import RollPainter
from orrery.games.roll.terminal.news import Reporter
from orrery.kernel.event import Event
from orrery.terminal.question import choice_lines
from orrery.terminal.screen import Line
from orrery.texts import Speech
from tests.games.roll.rules.expansion.boxes import BOXES
from tests.games.roll.rules.orb.hangar import Hangar, rolling

SETS = RIVALRY | ORB
GAME = Roll(BOXES, [BASE, SETS])
NAMES = ["Anna", "Ben", "Cleo", "Dora", "Eva"]


def speech(lang: str = "en") -> Speech:
    return Speech(lang, GAME, {WITH: key_of(SETS)})


def painter(scene: Hangar, lang: str = "en") -> RollPainter:
    return RollPainter(speech(lang), NAMES[: len(scene.s.players)])


def plain(lines: list[Line]) -> list[str]:
    bodies = [line.body if isinstance(line.body, list) else [line.body] for line in lines]
    said = [line.lead + " · ".join(text.plain for text in body) for line, body in zip(lines, bodies, strict=True)]
    return [line.replace("\u00a0", " ") for line in said]


def asked(scene: Hangar, seat: int = 0, lang: str = "en") -> list[str]:
    """The choices as they are listed."""
    decision = scene.s.decision(seat)
    assert decision is not None
    return plain(choice_lines(decision, scene.s.view(seat), painter(scene, lang)))


def drawn(scene: Hangar, lang: str = "en") -> str:
    return "\n".join(plain(painter(scene, lang).board(scene.s.view(0), 0)))


def test_both_orbs_are_on_the_board_with_arrows_and_the_side_rolled() -> None:
    scene = rolling("assist_2_arrow>3", s3="ship_2")
    own, other = (line for line in drawn(scene).split("\n") if "Orb: " in line)
    others = "1, 2 Basic upgrade · 3, 4 Basic reassign"
    assert other != own
    assert any(others in line and "*5, 6 Basic explorer" in line for line in (own, other))
    assert any("*1>3 Assist II: arrow" in line and line.endswith("acts as Ship II") for line in (own, other))
    german = drawn(scene, "de")
    assert "*1>3 Unterstützende Technologie II: Pfeil" in german
    assert "gilt als " in german


@pytest.mark.parametrize(
    ("face", "more", "says"),
    [
        ("assist_2_arrow>3", {"s3": "assist_2_arrow>1"}, "its arrows lead in a circle: it does nothing"),
        ("assist_1_upgrade", {}, "2 points to improve it with"),
    ],
)
def test_what_it_does_this_round(face: str, more: dict[str, str], says: str) -> None:
    assert says in drawn(rolling(face, **more))


def test_an_orb_that_was_improved_is_out() -> None:
    scene = rolling("basic_upgrade")
    assert "Round" in painter(scene).title(scene.s.view(0))
    assert painter(scene).title(scene.s.view(0)).endswith("The Orbs act at once")
    scene.choose(0, "side:1", "face:ship_1")
    assert "does nothing more this round" in drawn(scene)


def test_each_side_and_each_face_is_listed_with_what_it_is() -> None:
    scene = rolling("assist_1_upgrade", s2="assist_2_arrow>5")
    sides = asked(scene)
    assert any(line.endswith("Side 2  → Assist II: arrow >5") for line in sides)
    scene.choose(0, "side:3")
    faces = asked(scene)
    assert len(faces) == 13
    assert any("Achievement I  → 1 point · 9 left · " in line and "$2" in line for line in faces)
    assert any("Develop II  → 2 points · 6 left · 1 VP · Develop: " in line for line in faces)
    focus = "\n".join(plain(painter(scene).focus(scene.s.view(0), 0)))
    assert "2 points to improve it with" in focus


def test_whose_face_a_clone_replaces_is_said() -> None:
    scene = Hangar(3)
    scene.orb(0, s1="develop_2")
    scene.orb(1, s1="develop_3", s3="develop_3")
    scene.orb(2, s1="develop_3", s3="develop_3", s5="develop_3")
    scene.research(0, "home")
    scene.choose(0, "side:1")
    assert any("none left, a Clone will replace one of two (Ben)" in line for line in asked(scene))
    assert any("ein Klon ersetzt eine von zweien (Ben)" in line for line in asked(scene, lang="de"))


def test_who_puts_dice_to_work_sees_where_they_lie() -> None:
    scene = rolling("produce_1")
    focus = "\n".join(plain(painter(scene).focus(scene.s.view(0), 0)))
    assert "*1 Produce I" in focus
    assert "Citizenry" in focus
    assert "V Ship" in focus
    assert "Gem World" in focus


def test_workers_of_others_stay_behind_their_screens_while_orbs_act() -> None:
    scene = rolling("develop_1")
    shown = plain(painter(scene).open_of(scene.s.view(0), 1, 0))
    assert "workers" not in "\n".join(shown)


def test_the_signs_are_explained_only_with_the_module() -> None:
    scene = Hangar(2)
    assert "2>5" in "\n".join(plain(painter(scene).legend()))
    base = RollPainter(Speech("en", GAME, {}), NAMES[:2])
    assert "2>5" not in "\n".join(plain(base.legend()))


def event(key: str, seat: int, **params: Any) -> Event:
    return Event(key, seat, "V-71", params)


def test_rolls_and_upgrades_are_told_in_order() -> None:
    events = [
        Event("round", -1, "R-1", {"round": 1}),
        event("orb_roll", 1, face="basic_upgrade", orb_side=1),
        event("orb_upgrade", 1, old="basic_upgrade", face="develop_1", orb_side=1, points=1),
        event("phase", -1, phase="explore"),
        event("virtual", 1, tile="orb", colours=["home"]),
    ]
    told = plain(Reporter(speech(), ["You", "Ben"], 0, 80).report(events, 1))
    assert told[0].startswith("Roll · The Orb of Ben shows side 1")
    assert told[1].startswith("       Ben replaces")
    assert told[2] == "Explore · Ben: extra workers: H (Orb)"
