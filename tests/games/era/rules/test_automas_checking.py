"""Bytes that say what the automas cannot have rolled or begun are refused (checking/robots.py)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orrery.games.era.rules.automas.units import UNIT_HEXES
from orrery.games.era.rules.board import HEX_OF
from orrery.games.era.rules.checking.robots import automa_act_fits, automa_step_fits, robots_fit
from orrery.games.era.rules.slices import Robots
from orrery.games.era.rules.vocabulary import act, step
from orrery.games.era.rules.vocabulary.alignment import STS
from orrery.games.era.rules.vocabulary.faction import HUMAN
from orrery.games.era.rules.vocabulary.letter import A, B, D
from orrery.games.era.rules.vocabulary.star import PRIMITIVE, UNINHABITED
from orrery.kernel.acts import entry
from orrery.kernel.codec import Reader, Writer
from orrery.kernel.state import STEP_BITS
from tests.games.era.rules.automata import FARMERS, SLAVERS, Automata
from tests.rules import rule


def at_a_gate() -> Automata:
    """The player is asked whether he blocks the jump of the first unit; two fleets and two miniatures wait."""
    scene = Automata()
    scene.neutral("ze5", UNINHABITED)
    scene.alignment = STS
    scene.levels(SLAVERS, 1, 1, 5, 1, 1)
    scene.ships(HUMAN, "he5", 1)
    scene.fleet(SLAVERS, A, "ze5", 3)
    scene.fleet(SLAVERS, B, "zf5", 4)
    scene.fleet(SLAVERS, D, "zg5", 1)
    scene.ships(SLAVERS, "zh4", 2)
    scene.goal = 1  # Cooperation keeps the peace
    scene.move(SLAVERS, 1, 5)
    assert scene.kind() == "block_gate"
    return scene


def about_a_star() -> Automata:
    scene = Automata(zb4="star")
    scene.alignment = STS
    scene.neutral("zb4", PRIMITIVE)
    scene.ships(SLAVERS, "zb4", 1)
    scene.ships(HUMAN, "zb4", 1)
    scene.grow(SLAVERS, 2)
    assert scene.kind() == "block_star"
    return scene


def test_positions_in_the_middle_of_an_automas_turn_are_taken() -> None:
    gate = at_a_gate()
    assert len(gate.robots.units) == 3
    assert robots_fit(gate)
    assert all(automa_act_fits(gate, one) for one in gate.agenda)
    stars = about_a_star()
    assert robots_fit(stars)
    assert all(automa_act_fits(stars, one) for one in stars.agenda)
    assert all(automa_step_fits(stars, one) for one in stars.seat.todo)


@rule("E-49")
def test_units_that_wait_name_no_hidden_letter() -> None:
    codes = [unit // UNIT_HEXES for unit in at_a_gate().robots.units]
    other = at_a_gate()
    other.slavers.put_fleet(B, -1, 0)
    other.fleet(SLAVERS, 2, "zf5", 4)
    assert robots_fit(other), "the fleet is known by its size"
    assert codes == [-10, -4, 2], "a hidden fleet of 4, the fleet D, two ships"


def wrong_units(*units: int) -> Callable[[Robots], None]:
    def change(r: Robots) -> None:
        r.units = list(units)

    return change


@pytest.mark.parametrize(
    "change",
    [
        wrong_units(),
        wrong_units(HEX_OF["ze5"], HEX_OF["ze5"], HEX_OF["ze5"]),
        wrong_units(*[2 * UNIT_HEXES + HEX_OF["zh4"]] * 3),
        wrong_units(*[-4 * UNIT_HEXES + HEX_OF["zg5"]] * 3),
        wrong_units(-4 * UNIT_HEXES + HEX_OF["ze5"], *[UNIT_HEXES + HEX_OF["zh4"]] * 2),
        wrong_units(-12 * UNIT_HEXES + HEX_OF["zf5"], *[UNIT_HEXES + HEX_OF["zh4"]] * 2),
        wrong_units(UNIT_HEXES + 125, *[UNIT_HEXES + HEX_OF["zh4"]] * 2),
        lambda r: setattr(r, "movement", [0, 0, 0]),
        lambda r: setattr(r, "growth", [1, 0, 0]),
        lambda r: setattr(r, "growth", [0, 7, 0]),
        lambda r: setattr(r, "field", 5),
        lambda r: setattr(r, "done", 1 << 12),
        lambda r: setattr(r, "cancelled", -1),
        lambda r: setattr(r, "wormholes", 8),
        lambda r: setattr(r, "tested", [4, 4]),
        lambda r: setattr(r, "left", -1),
    ],
)
def test_what_cannot_be_is_refused(change: Callable[[Robots], None]) -> None:
    scene = at_a_gate()
    change(scene.robots)
    assert not robots_fit(scene)


def test_acts_that_cannot_wait_are_refused() -> None:
    scene = about_a_star()
    for one in (
        act.START_DISCS,
        entry(act.MERGE, 3),
        entry(act.SPAWN_AT, SLAVERS),
        entry(act.UNIT, HUMAN),
        entry(act.SENTENCE, SLAVERS),  # the first sentence of 2 is about the turn order
        entry(act.SENTENCE, SLAVERS + 3 * 3),
        entry(act.SENTENCE, FARMERS),
        entry(act.SENTENCE, HUMAN),
        entry(act.SPAWN, SLAVERS + 3),
        entry(act.SLAVER_GROW, SLAVERS + 3 * 2),
        entry(act.SLAVER_GAIN, 2),
        entry(act.SLAVER_GAIN, 1 + 4 * (HEX_OF["ze5"] + 1)),
        entry(act.SLAVER_GAIN, 1 + 4 * 200),
    ):
        assert not automa_act_fits(scene, one), one
    scene.robots.left = 0
    assert not automa_act_fits(scene, entry(act.SLAVER_GAIN, 1))


def test_questions_that_cannot_be_asked_are_refused() -> None:
    scene = about_a_star()
    assert not automa_step_fits(scene, step.BLOCK_STAR | HEX_OF["ze5"] << STEP_BITS)
    assert not automa_step_fits(scene, step.BLOCK_POPULATION | 2 << STEP_BITS)
    scene.wars[SLAVERS] = True
    assert not automa_step_fits(scene, scene.seat.todo[-1])


def test_what_is_written_of_the_robots_is_read_again() -> None:
    for scene in (at_a_gate(), about_a_star()):
        w = Writer()
        scene.robots.write(w)
        again = Robots()
        again.read(Reader(w.data()))
        copy = scene.robots.clone()
        for name in Robots.__slots__:
            assert getattr(again, name) == getattr(copy, name) == getattr(scene.robots, name), name
