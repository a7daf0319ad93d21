"""What cannot be a growth phase is refused (checking/growth.py)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orrery.games.era.rules.checking.growth import growth_act_fits, growth_fits, growth_step_fits
from orrery.games.era.rules.growth.placing import HERE, WHERES
from orrery.games.era.rules.vocabulary import act, step
from orrery.games.era.rules.vocabulary.counter import GAIN, GROW
from orrery.games.era.rules.vocabulary.faction import FACTIONS
from orrery.kernel.acts import entry
from orrery.kernel.state import STEP_BITS

from .growths import begun, growing
from .scene import HUMAN, SLAVERS, Scene, at


def real() -> Scene:
    scene = growing("gain_star", "grow_population", "build_ships")
    scene.own(HUMAN, "he2", 2)
    return begun(scene)


def placing() -> Scene:
    scene = real()
    scene.choose("oval:build_ships")
    assert scene.kind() == "place_into"
    return scene


def fits(scene: Scene) -> bool:
    return growth_fits(scene) and all(growth_step_fits(scene, one) for one in scene.seat.todo)


def test_real_positions_fit() -> None:
    assert fits(real())
    scene = placing()
    assert fits(scene)
    scene.choose("into:loose")
    assert fits(scene)
    scene.choose("ships:1", "into:a")
    scene = real()
    scene.choose("oval:grow_population", "leave:he2")
    assert fits(scene)


def spoil_ovals(scene: Scene) -> None:
    scene.growth.ovals[GAIN] = 2


def spoil_selected(scene: Scene) -> None:
    scene.growth.selected[GROW] = 2


def spoil_squares(scene: Scene) -> None:
    scene.growth.squares = 1 << 7


def spoil_extra(scene: Scene) -> None:
    scene.growth.extra = -1


def spoil_used(scene: Scene) -> None:
    scene.growth.used = [0, 0]


def spoil_left_out(scene: Scene) -> None:
    scene.growth.left_out = [at("he2")]


def spoil_waiting(scene: Scene) -> None:
    scene.growth.waiting = [at("he2")]


def spoil_home(scene: Scene) -> None:
    scene.seat.todo.append(step.EVACUATE | 1 << STEP_BITS)


@pytest.mark.parametrize(
    "spoil",
    [spoil_ovals, spoil_selected, spoil_squares, spoil_extra, spoil_used, spoil_left_out, spoil_waiting, spoil_home],
)
def test_what_cannot_be_selected_or_owed(spoil: Callable[[Scene], None]) -> None:
    scene = real()
    spoil(scene)
    assert not growth_fits(scene)


@pytest.mark.parametrize(
    "wrong",
    [
        step.GROW_TURN | 1 << STEP_BITS,
        step.OVALS,  # more are selected already
        step.RESEARCH | 0b00001_00010 << STEP_BITS,  # a field that is none of the action
        step.GROW_BONUS | 5 << STEP_BITS,
        step.GAIN,  # ships that count for nothing
        step.LEARN | (HUMAN + FACTIONS) << STEP_BITS,
        step.LEARN | (SLAVERS + 3 * FACTIONS) << STEP_BITS,
        step.PLACE | (HERE + WHERES * 100) << STEP_BITS,
        step.PLACE_INTO | 122 << STEP_BITS,
        step.PLACE_NUMBER | (at("he5") + 122 * 6) << STEP_BITS,
        step.SECOND_FIELD | 5 << STEP_BITS,
        step.TELEPORT | 99 << STEP_BITS,
        step.TELEPORT_TO | 2 * at("he5") << STEP_BITS,  # no disc is there
        step.EVACUATE | 2 << STEP_BITS,
        step.CANCEL | 1 << STEP_BITS,
    ],
)
def test_questions_that_nobody_asks(wrong: int) -> None:
    scene = real()
    scene.growth.selected = [2, 1, 1, 1, 0]
    assert not growth_step_fits(scene, wrong)


def test_small_questions_of_placing_stand_on_the_large_one() -> None:
    scene = placing()
    scene.seat.todo = [scene.seat.todo[0], scene.seat.todo[-1]]
    assert not growth_fits(scene)
    scene = placing()
    scene.seat.todo[-2] %= WHERES << STEP_BITS
    assert not growth_fits(scene), "no ship is left to place"


def test_acts_of_growth_on_the_agenda() -> None:
    scene = real()
    assert growth_act_fits(scene, entry(act.ORDER))
    assert not growth_act_fits(scene, entry(act.ORDER, 1))
    assert growth_act_fits(scene, entry(act.LEARN_BY_FORCE, SLAVERS))
    assert not growth_act_fits(scene, entry(act.LEARN_BY_FORCE, SLAVERS + FACTIONS * SLAVERS))
    assert not growth_act_fits(scene, entry(act.ROUND))
