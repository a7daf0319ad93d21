"""Switch Alignment, and changes of the turn order (E-109 to E-112)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.vocabulary import act, alignment
from orrery.games.era.rules.vocabulary.counter import DOWN, SWITCH, UP
from tests.rules import rule, tile, vector

from .scene import FARMERS, HUMAN, SLAVERS, Scene

FARMERS_UP = 6  # the growth results with a change of turn order (E-236)
SLAVERS_DOWN = 2


def ordering(order: list[int], squares: int = 0, farmers: int = 1, slavers: int = 1) -> Scene:
    scene = Scene()
    scene.order = order
    scene.growth.squares = squares
    scene.robots.growth = [0, farmers, slavers]
    scene.start(act.ORDER)
    return scene


@rule("E-110", "E-111")
@vector("EV-51")
def test_the_last_cannot_go_down() -> None:
    scene = ordering([HUMAN, SLAVERS, FARMERS], farmers=FARMERS_UP, slavers=SLAVERS_DOWN)
    assert scene.order == [HUMAN, FARMERS, SLAVERS]
    assert [event.key for event in scene.heard.events] == ["order_moves", "order_end", "order"]


@rule("E-110", "E-111")
@vector("EV-52")
def test_first_up_then_down() -> None:
    scene = ordering([SLAVERS, HUMAN, FARMERS], farmers=FARMERS_UP, slavers=SLAVERS_DOWN)
    assert scene.order == [FARMERS, SLAVERS, HUMAN]
    assert [event.params.get("way") for event in scene.heard.events] == ["up", "down", None]


@rule("E-112")
@vector("EV-53")
def test_who_was_pushed_down_goes_down_from_the_new_place() -> None:
    scene = ordering([SLAVERS, HUMAN, FARMERS], 1 << UP, slavers=SLAVERS_DOWN)
    assert scene.order == [HUMAN, FARMERS, SLAVERS]


@rule("E-111", "E-106")
def test_who_goes_down_first_is_said_by_the_order_before_the_step() -> None:
    scene = ordering([SLAVERS, HUMAN, FARMERS], 1 << UP | 1 << DOWN, slavers=SLAVERS_DOWN)
    assert [event.params.get("way") for event in scene.told("order_moves")] == ["up", "down", "down"]
    assert [event.seat for event in scene.told("order_moves")] == [HUMAN, HUMAN, SLAVERS]
    assert scene.order == [HUMAN, SLAVERS, FARMERS]


@rule("E-110")
def test_the_first_cannot_go_up() -> None:
    scene = ordering([HUMAN, SLAVERS, FARMERS], 1 << UP)
    assert scene.order == [HUMAN, SLAVERS, FARMERS]
    assert scene.params("order_end") == {"way": "up", "n": 1}
    assert scene.told("order_stays")


@rule("E-110")
def test_all_who_go_up_do_so_one_after_the_other() -> None:
    scene = ordering([SLAVERS, HUMAN, FARMERS], 1 << UP, farmers=FARMERS_UP)
    assert scene.order == [HUMAN, FARMERS, SLAVERS], "the Farmers pass the Slavers, whom the player passed before"


@rule("E-111")
def test_the_order_of_going_down_is_that_of_the_beginning_reversed() -> None:
    scene = ordering([HUMAN, SLAVERS, FARMERS], 1 << DOWN, slavers=SLAVERS_DOWN)
    assert scene.order == [FARMERS, HUMAN, SLAVERS], "the Slavers first, then the player behind the Farmers"


@tile("counter_up", "counter_down")
@rule("E-106", "E-111")
def test_up_and_down_together() -> None:
    scene = ordering([SLAVERS, HUMAN, FARMERS], 1 << UP | 1 << DOWN)
    assert scene.order == [SLAVERS, HUMAN, FARMERS]


def switching(side: int, *levels: int) -> Scene:
    scene = Scene()
    scene.alignment = side
    scene.levels(HUMAN, *(levels or (1, 1, 1, 1, 1)))
    scene.wars = [False, True, True]
    scene.growth.selected[SWITCH] = 1
    scene.growth.ovals[SWITCH] = 1
    scene.start(act.SWITCH)
    return scene


@tile("counter_switch_alignment")
@rule("E-109", "E-82")
@pytest.mark.parametrize(("before", "after"), [(alignment.STO, alignment.STS), (alignment.STS, alignment.STO)])
def test_switch_alignment_makes_peace_with_everybody(before: int, after: int) -> None:
    scene = switching(before)
    assert scene.alignment == after
    assert scene.wars == [False, False, False]
    assert scene.growth.ovals[SWITCH] == 0
    assert scene.ledger.switched == 1


@rule("E-109", "E-153")
def test_switch_alignment_does_nothing_from_spirituality_5_on() -> None:
    scene = switching(alignment.STO, 1, 5, 1, 1, 1)
    assert scene.alignment == alignment.STO
    assert scene.wars == [False, True, True]
    assert scene.growth.ovals[SWITCH] == 0, "the counter is spent"
    assert scene.params("cannot_switch") == {"level": 5}
    assert switching(alignment.STO, 1, 4, 1, 1, 1).alignment == alignment.STS


@rule("E-109")
def test_nobody_switches_without_the_counter() -> None:
    scene = Scene()
    scene.start(act.SWITCH)
    assert scene.alignment == alignment.STO
    assert [event.rule for event in scene.told("no_switch")] == ["E-109"]
