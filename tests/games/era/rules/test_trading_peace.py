"""Peace that the player offers, and war that he declares besides (E-79, E-80, E-207, E-208)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.box.automas import FACES
from orrery.games.era.rules.vocabulary import act, goal, phase
from orrery.games.era.rules.vocabulary.alignment import STO, STS
from orrery.kernel.acts import entry
from tests.rules import refusal, rule, tile, vector

from .automata import Automata
from .scene import FARMERS, HUMAN, SLAVERS


def at_war() -> Automata:
    """The player's movement; both automas are hostile."""
    scene = Automata()
    scene.ships(HUMAN, "he5", 2)
    scene.wars = [False, True, True]
    return scene


def moving(scene: Automata) -> Automata:
    scene.start(entry(act.MOVE_TURN, HUMAN))
    return scene


@rule("E-207", "E-208", "E-266")
@vector("EV-106")
@tile("automa_farmers", "automa_slavers")
@pytest.mark.parametrize("aim", [goal.NONE, goal.COOPERATION])
@pytest.mark.parametrize(("automa", "most", "discs"), [("farmers", 4, 0), ("slavers", 2, 1)])
def test_a_die_decides_whether_there_is_peace(automa: str, most: int, discs: int, aim: int) -> None:
    number = FARMERS if automa == "farmers" else SLAVERS
    for die in range(1, FACES + 1):
        scene = moving(at_war())
        scene.goal = aim
        scene.robots.power = discs
        scene.dice(die)
        scene.choose(f"peace:{automa}")
        assert scene.wars[number] == (die > most), die
        assert scene.wars[3 - number], "the other one was not asked"
        told = scene.told("peace_roll" if die <= most else "no_peace_roll")[0]
        assert repr(told).endswith(f"dice={die} die={die} most={most} [{'E-207' if number == FARMERS else 'E-208'}]")
        assert told.reveals
        assert [event.rule for event in scene.told("peace")] == ([told.rule] if die <= most else [])


@rule("E-207", "E-208", "E-47")
@vector("EV-71")
@refusal("peace_tried", "peace_already")
def test_each_automa_is_offered_peace_once_in_a_round() -> None:
    scene = moving(at_war())
    assert scene.offered("peace") == ["farmers", "slavers"]
    scene.dice(5)
    scene.choose("peace:farmers")
    assert scene.offered("peace") == ["slavers"], "each has an attempt of its own"
    assert scene.refused("peace:farmers") == ["peace_tried E-207"]
    scene.dice(2)
    scene.choose("peace:slavers")
    assert scene.refused("peace:slavers") == ["peace_already E-208"]
    scene.round = 3
    scene.agenda = []
    scene.seat.todo = []
    scene.open = []
    scene.start(entry(act.ROUND))
    scene.order = [HUMAN, FARMERS, SLAVERS]
    assert scene.kind() == "fleets"
    assert scene.offered("peace") == ["farmers"], "and again in the next round"


@rule("E-208", "E-202")
@vector("EV-70")
@refusal("never_peace")
def test_with_two_power_discs_the_slavers_never_make_peace() -> None:
    scene = moving(at_war())
    scene.robots.power = 2
    scene.reopen()
    assert scene.offered("peace") == ["farmers"]
    assert scene.refused("peace:slavers") == ["never_peace E-208"]
    assert not scene.told("peace_roll"), "refused without a roll"


@rule("E-207", "E-114", "E-255")
@refusal("no_time_for_peace")
def test_peace_is_offered_in_own_turns_and_in_the_trading_phase() -> None:
    assert moving(at_war()).offered("peace") == ["farmers", "slavers"]
    scene = moving(at_war())
    scene.choose("done")
    assert scene.kind() == "moves"
    assert scene.offered("peace") == ["farmers", "slavers"]
    for number in (act.GROWTH_TURN, act.TRADE):
        scene = at_war()
        scene.phase = phase.GROWTH
        scene.start(entry(number, HUMAN))
        assert scene.offered("peace") == ["farmers", "slavers"], number
    scene = at_war()
    scene.start(entry(act.SELECT))
    while scene.kind() == "ovals":
        scene.choose("oval:gain_star")
    assert scene.offered("peace") == [], "choosing counters is no turn"


@rule("E-207", "E-83")
def test_nobody_at_peace_is_offered_peace() -> None:
    scene = at_war()
    scene.wars = [False, False, True]
    assert moving(scene).offered("peace") == ["slavers"]


@rule("E-79", "E-204")
@refusal("war_already")
def test_an_sts_player_declares_war_while_moving() -> None:
    scene = Automata()
    scene.ships(HUMAN, "he5", 2)
    scene.alignment = STS
    moving(scene)
    assert scene.offered("war") == ["farmers", "slavers"]
    scene.choose("war:farmers")
    assert scene.wars == [False, True, False]
    assert repr(scene.told("war")[0]) == "war seat=0 faction=farmers [E-79]"
    assert scene.refused("war:farmers") == ["war_already E-78"]
    scene.dice(1)
    scene.choose("peace:farmers", "war:farmers")
    assert scene.wars[FARMERS]
    assert scene.refused("peace:farmers") == ["peace_tried E-207"], "so it does not go on for ever"


@rule("E-79")
@refusal("no_time_for_war")
def test_war_is_declared_besides_in_the_own_movement_alone() -> None:
    scene = Automata()
    scene.alignment = STS
    scene.wars = [False, True, False]  # so that there is a choice
    scene.start(entry(act.TRADE))
    assert scene.offered() == ["peace:farmers", "done"]
    assert scene.refused("war:slavers") == ["no_time_for_war E-79"]
    scene = Automata()
    scene.alignment = STS
    scene.wars = [False, True, False]
    scene.phase = phase.GROWTH
    scene.start(entry(act.GROWTH_TURN, HUMAN))
    assert scene.offered() == ["peace:farmers", "done"]


@rule("E-80")
@refusal("war_as_sto", "never_war")
def test_an_sto_player_does_not_declare_war_besides() -> None:
    scene = Automata()
    scene.ships(HUMAN, "he5", 2)
    moving(scene)
    assert scene.offered("war") == []
    assert scene.refused("war:slavers") == ["war_as_sto E-80"]
    for side in (STO, STS):
        scene.kin("greys", side)
        scene.reopen()
        may = side == STS
        assert (scene.offered("war") != []) == may
    scene.kin("greys", STO)
    scene.reopen()
    assert scene.refused("war:slavers") == ["never_war E-80"]


@rule("E-80", "E-176")
@tile("people_plejars")
def test_plejars_declare_war_on_sts_factions_while_moving() -> None:
    scene = Automata()
    scene.ships(HUMAN, "he5", 2)
    scene.kin("plejars", STO)
    moving(scene)
    assert scene.offered("war") == ["slavers"]
    scene.choose("war:slavers")
    assert repr(scene.told("war")[0]) == "war seat=0 faction=slavers [E-80]"


@rule("E-179")
@tile("goal_cooperation")
def test_with_cooperation_war_costs_points_once_for_each_automa() -> None:
    scene = Automata()
    scene.ships(HUMAN, "he5", 2)
    scene.alignment = STS
    scene.goal = goal.COOPERATION
    moving(scene).choose("war:farmers")
    assert scene.total() == -3
    scene.dice(1)
    scene.choose("peace:farmers", "war:farmers")
    assert scene.total() == -3, "only once for each"
    scene.choose("war:slavers")
    assert scene.total() == -6
    assert [event.rule for event in scene.told("points")] == ["E-179"] * 2
