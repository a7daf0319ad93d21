"""Trades by star people, what they pay, and the end of the trading phase (E-176, E-179, E-210, E-212)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.vocabulary import act, goal
from orrery.games.era.rules.vocabulary.alignment import STO, STS
from orrery.games.era.rules.vocabulary.field import MILITARY, SPIRITUALITY
from orrery.kernel.acts import entry
from tests.rules import refusal, rule, tile, vector

from .automata import Automata
from .scene import FARMERS, HUMAN, SLAVERS
from .trades import neighbours, trading

# Goal and star people.


@rule("E-179")
@tile("goal_cooperation")
def test_with_cooperation_each_trade_brings_points() -> None:
    scene = trading(neighbours(aim=goal.COOPERATION))
    scene.choose("learn:farmers:genetics")
    assert scene.total() == 2
    told = repr(scene.told("points")[0])
    assert told == "points seat=0 n=2 source=cooperation why=trade total=2 faction=farmers [E-179]"


@rule("E-176")
@tile("people_caninoids")
def test_sto_caninoids_are_paid_for_a_trade() -> None:
    scene = neighbours()
    scene.kin("caninoids", STO)
    trading(scene).choose("learn:farmers:genetics")
    assert scene.total() == 1


@rule("E-210", "E-176")
@tile("people_caninoids")
def test_sts_caninoids_choose_both_fields_without_a_roll() -> None:
    scene = neighbours()
    scene.kin("caninoids", STS)
    scene.levels(HUMAN, 3, 2, 1, 1, 1)
    trading(scene)
    assert scene.offered() == ["learn:farmers:genetics", "learn:slavers:robotics", "done"]
    scene.choose("learn:slavers:robotics")
    assert scene.kind() == "teach"
    assert scene.about(HUMAN) == {"faction": "slavers", "field": "robotics"}
    assert scene.offered() == ["field:military", "field:spirituality"]
    assert scene.refused("field:genetics") == ["no_lesson E-161"]
    scene.choose("field:spirituality")
    assert (scene.me.levels, scene.slavers.levels) == ([3, 2, 1, 2, 1], [1, 2, 1, 2, 1])
    assert not scene.told("field_drawn")
    assert not scene.open, "one trade in a round"


@rule("E-210", "E-162", "E-176")
@tile("people_icc")
@pytest.mark.parametrize("side", [STO, STS])
def test_icc_trade_once_with_each_automa(side: int) -> None:
    scene = neighbours()
    scene.kin("icc", side)
    scene.levels(HUMAN, 4, 1, 1, 1, 1)
    scene.levels(SLAVERS, 1, 1, 1, 3, 1)
    trading(scene)
    scene.dice(1)
    scene.choose("trade:slavers", "learn:slavers:robotics")
    assert scene.refused("learn:slavers:robotics") == ["traded_already E-162"]
    if side == STS:
        scene.dice(1)
        scene.choose("trade:farmers")
    scene.choose("learn:farmers:genetics")
    assert scene.ledger.traded == [2, 1, 1]
    assert not scene.open


@rule("E-176")
@tile("people_greys")
@refusal("no_teacher")
def test_sts_greys_take_a_level_after_a_phase_without_a_trade() -> None:
    scene = neighbours()
    scene.kin("greys", STS)
    trading(scene).choose("done")
    assert scene.kind() == "take_level"
    assert scene.offered() == ["learn:farmers:genetics", "learn:slavers:robotics", "pass"]
    scene.choose("learn:slavers:robotics")
    assert scene.me.levels[3] == 2
    assert scene.slavers.levels == [1, 1, 1, 2, 1], "who teaches loses and learns nothing"
    assert not scene.open, "one level"
    scene = neighbours()
    scene.kin("greys", STS)
    scene.ships(FARMERS, "hd3", 0)
    trading(scene).choose("done")
    assert scene.refused("learn:farmers:genetics") == ["no_teacher E-176"], "contact is needed, peace is not"
    scene = neighbours()
    scene.kin("greys", STS)
    trading(scene)
    scene.dice(1)
    scene.choose("trade:farmers", "learn:farmers:genetics")
    assert not scene.open


# The end of the phase.


@rule("E-212", "E-202", "E-193")
@vector("EV-108")
@tile("power_track")
def test_with_three_power_discs_slavers_without_a_trade_learn() -> None:
    for discs, gained in ((2, 0), (3, 1), (5, 1)):
        scene = neighbours()
        scene.robots.power = discs
        trading(scene)
        scene.lots(1)
        scene.choose("done")
        assert sum(scene.slavers.levels) - 6 == gained, discs
        if gained:
            assert scene.slavers.levels[SPIRITUALITY] == 2
            assert scene.rules("level") == ["E-212"]


@rule("E-212")
@vector("EV-108")
def test_with_three_power_discs_slavers_with_a_trade_learn_nothing_more() -> None:
    scene = neighbours()
    scene.robots.power = 3
    trading(scene)
    scene.dice(2)
    scene.choose("trade:slavers", "learn:slavers:robotics")
    assert scene.slavers.levels[MILITARY] == 2
    assert sum(scene.slavers.levels) == 7
    scene = neighbours()
    scene.robots.power = 3
    trading(scene).lots(0)
    scene.choose("learn:farmers:genetics")
    assert sum(scene.slavers.levels) == 7, "a trade with the Farmers does not count"


@rule("E-159", "E-256")
def test_a_phase_without_trades_says_why() -> None:
    scene = Automata()
    scene.wars = [False, True, False]
    scene.robots.power = 0
    scene.start(entry(act.TRADE), entry(act.TRADE_OVER))
    scene.choose("done")
    told = [repr(event) for event in scene.told("no_trade")]
    assert told == ["no_trade seat=1 why=trade_in_war [E-159]", "no_trade seat=2 why=no_contact [E-159]"]
    assert scene.keys()[-1] == "trading_over"
