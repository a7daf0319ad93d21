"""Trades of technology with the automas (E-159 to E-163, E-209 to E-211)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.box.automas import FACES
from orrery.games.era.rules.trading.contact import contacts, in_contact
from orrery.games.era.rules.vocabulary import act, goal
from orrery.games.era.rules.vocabulary.alignment import STO, STS
from orrery.games.era.rules.vocabulary.field import SPIRITUALITY
from orrery.kernel.acts import entry
from tests.rules import refusal, rule, tile, vector

from .automata import Automata
from .scene import FARMERS, HUMAN, SLAVERS
from .trades import neighbours, trading

# Who may trade.


@rule("E-160", "E-256")
def test_factions_are_in_contact_where_both_have_something() -> None:
    scene = Automata()
    scene.ships(HUMAN, "hd3", 1)
    scene.ships(SLAVERS, "hd3", 1)
    assert (in_contact(scene, HUMAN, SLAVERS), in_contact(scene, HUMAN, FARMERS)) == (True, False)
    scene = Automata()
    scene.ships(FARMERS, "he5", 1)
    assert contacts(scene, HUMAN) == [FARMERS], "the home star without a disc"
    scene.ships(FARMERS, "he5", 0)
    scene.own(SLAVERS, "ze5", 2)
    assert contacts(scene, HUMAN) == []
    scene.fleet(HUMAN, 0, "ze5", 2)
    assert contacts(scene, HUMAN) == [SLAVERS], "their population, and a fleet"
    assert contacts(scene, SLAVERS) == [HUMAN]


@rule("E-159")
@refusal("no_contact", "trade_in_war")
def test_a_trade_needs_peace_and_contact_or_spirituality() -> None:
    scene = neighbours()
    scene.ships(FARMERS, "hd3", 0)
    scene.ships(FARMERS, "ha1", 1)
    trading(scene)
    assert scene.offered() == ["trade:slavers", "done"]
    assert scene.refused("learn:farmers:genetics") == ["no_contact E-159"]
    assert [repr(why) for why in scene.refusals(HUMAN)] == [
        "<refused no_contact {'faction': 'farmers', 'level': 4} by E-159>"
    ]
    assert scene.about(HUMAN) == {"slavers": {"most": 2, "willing": False, "learns": ["military"]}}
    assert repr(scene.told("no_trade")[0]) == "no_trade seat=1 why=no_contact [E-159]"
    for who in (HUMAN, FARMERS):
        scene.factions[who].levels[SPIRITUALITY] = 4
        scene.reopen()
        assert "learn:farmers:genetics" in scene.offered(), "one of the two suffices"
        scene.factions[who].levels[SPIRITUALITY] = 3
    scene.reopen()
    assert "learn:farmers:genetics" not in scene.offered()
    scene.ships(FARMERS, "hd3", 1)
    scene.wars = [False, True, False]
    scene.reopen()
    assert scene.refused("learn:farmers:genetics") == ["trade_in_war E-159"]


@rule("E-161", "E-209")
@vector("EV-75")
@tile("automa_farmers")
def test_both_learn_exactly_one_level() -> None:
    scene = trading(neighbours())
    assert scene.offered() == ["learn:farmers:genetics", "trade:slavers", "done"]
    scene.choose("learn:farmers:genetics")
    assert scene.me.levels == [3, 1, 1, 1, 2]
    assert scene.farmers.levels == [2, 1, 1, 1, 2]
    assert repr(scene.told("trades")[0]) == "trades seat=0 faction=farmers learns=genetics teaches=military [E-161]"
    assert [event.params["why"] for event in scene.told("level")] == ["trade", "trade"]
    assert scene.total() == 0


@rule("E-161")
@refusal("nothing_to_learn", "nothing_to_teach", "no_lesson")
def test_without_something_to_learn_on_both_sides_there_is_no_trade() -> None:
    scene = neighbours()
    scene.levels(FARMERS, 3, 1, 1, 1, 2)
    trading(scene)
    assert scene.refused("learn:farmers:genetics") == ["nothing_to_teach E-161"]
    scene.levels(FARMERS, 1, 1, 1, 1, 1)
    assert scene.refused("learn:farmers:genetics") == ["nothing_to_learn E-161"]
    scene.levels(FARMERS, 1, 1, 1, 1, 2)
    assert scene.refused("learn:farmers:robotics") == ["no_lesson E-161"]


@rule("E-162", "E-210")
@refusal("traded_already")
def test_there_is_one_trade_in_a_round() -> None:
    scene = neighbours()
    scene.wars[SLAVERS] = True  # so that the phase goes on
    trading(scene).choose("learn:farmers:genetics")
    assert scene.offered() == ["peace:slavers", "done"]
    scene.dice(1)
    scene.choose("peace:slavers")
    assert scene.kind() == "", "peace came too late"
    assert scene.me.levels == [3, 1, 1, 1, 2]
    scene = neighbours()
    scene.wars[SLAVERS] = True
    scene.levels(FARMERS, 1, 1, 1, 1, 3)
    trading(scene).choose("learn:farmers:genetics")
    assert scene.refused("learn:farmers:genetics") == ["traded_already E-162"]
    assert scene.refused("trade:slavers") == ["trade_in_war E-159"]


@rule("E-207", "E-159")
def test_a_peace_of_the_trading_phase_allows_a_trade_in_it() -> None:
    scene = neighbours()
    scene.wars = [False, True, True]
    trading(scene)
    assert scene.offered() == ["peace:farmers", "peace:slavers", "done"]
    scene.dice(4)
    scene.choose("peace:farmers", "learn:farmers:genetics")
    assert scene.me.levels[4] == 2


# Willingness.


@rule("E-209", "E-182", "E-163")
@vector("EV-72", "EV-73", "EV-107")
@tile("automa_farmers", "automa_slavers", "goal_cooperation")
@pytest.mark.parametrize(
    ("automa", "side", "aim", "most"),
    [
        ("farmers", STS, goal.NONE, 4),
        ("slavers", STO, goal.NONE, 2),
        ("slavers", STS, goal.NONE, 4),
        ("slavers", STO, goal.COOPERATION, 4),
    ],
)
def test_automas_trade_on_a_roll(automa: str, side: int, aim: int, most: int) -> None:
    number = FARMERS if automa == "farmers" else SLAVERS
    for die in range(1, FACES + 1):
        scene = trading(neighbours(side, aim))
        field = "genetics" if number == FARMERS else "robotics"
        assert f"learn:{automa}:{field}" not in scene.offered(), "first it has to be asked"
        scene.dice(die)
        scene.choose(f"trade:{automa}")
        willing = die <= most
        assert (f"learn:{automa}:{field}" in scene.offered()) == willing, die
        assert f"trade:{automa}" not in scene.offered(), "asked once"
        told = scene.told("trade_roll" if willing else "no_trade_roll")[0]
        assert repr(told) == f"{told.key} seat={number} dice={die} die={die} most={most} [E-209]"
        if willing:
            scene.choose(f"learn:{automa}:{field}")
            assert scene.ledger.traded[number] == 1


@rule("E-209", "E-182")
@vector("EV-107")
@pytest.mark.parametrize(
    ("automa", "side", "aim"),
    [
        ("farmers", STO, goal.NONE),
        ("farmers", STO, goal.COOPERATION),
        ("farmers", STS, goal.COOPERATION),
        ("slavers", STS, goal.COOPERATION),
    ],
)
def test_some_always_trade(automa: str, side: int, aim: int) -> None:
    scene = trading(neighbours(side, aim))
    assert f"trade:{automa}" not in scene.offered()
    assert [code for code in scene.offered("learn") if code.startswith(automa)]


@rule("E-209")
@refusal("unwilling", "not_asked", "willing_already")
def test_an_automa_is_asked_once_in_a_phase() -> None:
    scene = trading(neighbours())
    assert scene.refused("learn:slavers:robotics") == ["not_asked E-209"]
    assert scene.refused("trade:farmers") == ["willing_already E-209"]
    scene.dice(3)
    scene.choose("trade:slavers")
    assert scene.offered() == ["learn:farmers:genetics", "done"], "with the other one he may still trade"
    assert scene.refused("trade:slavers") == ["unwilling E-209"]


@rule("E-209", "E-193", "E-194")
def test_what_an_automa_learns_is_drawn_after_the_player_has_named_his_field() -> None:
    seen = set()
    for lot in range(3):
        scene = neighbours()
        scene.levels(HUMAN, 3, 5, 2, 2, 1)
        scene.levels(FARMERS, 1, 1, 1, 2, 2)
        trading(scene).lots(lot)
        scene.choose("learn:farmers:genetics")
        drawn = scene.params("field_drawn")
        assert drawn["of"] == ["military", "spirituality", "propulsion"]
        assert scene.told("field_drawn")[0].reveals
        seen.add(scene.params("trades")["teaches"])
    assert seen == {"military", "spirituality", "propulsion"}


@rule("E-194", "E-161")
def test_slavers_are_not_taught_spirituality_above_4() -> None:
    scene = neighbours(STS)
    scene.levels(HUMAN, 1, 6, 1, 1, 1)
    scene.levels(SLAVERS, 1, 4, 1, 2, 1)
    trading(scene)
    assert scene.refused("trade:slavers") == ["nothing_to_teach E-161"]
    scene.levels(SLAVERS, 1, 3, 1, 2, 1)
    scene.reopen()
    scene.dice(1)
    scene.choose("trade:slavers", "learn:slavers:robotics")
    assert scene.slavers.levels[SPIRITUALITY] == 4


@rule("E-157", "E-118")
def test_a_level_by_trade_has_all_its_effects() -> None:
    scene = neighbours(STS)
    scene.levels(HUMAN, 1, 4, 1, 1, 1)
    scene.levels(SLAVERS, 4, 1, 1, 1, 1)
    scene.levels(FARMERS, 1, 6, 1, 1, 1)
    trading(scene)
    scene.dice(1)
    scene.choose("trade:slavers", "learn:slavers:military")
    assert scene.kind() == "tactic"
    scene = neighbours(STS)
    scene.levels(HUMAN, 2, 4, 1, 1, 1)
    scene.levels(FARMERS, 1, 6, 1, 1, 1)
    scene.wars[SLAVERS] = True
    trading(scene)
    scene.dice(1)
    scene.choose("trade:farmers", "learn:farmers:spirituality")
    assert (scene.alignment, scene.wars[SLAVERS]) == (STO, False)


@rule("E-211", "E-206")
def test_automas_do_not_trade_with_each_other() -> None:
    scene = neighbours()
    scene.ships(HUMAN, "hd3", 0)
    scene.levels(HUMAN, 1, 1, 1, 1, 1)
    scene.levels(FARMERS, 1, 5, 1, 1, 2)
    scene.start(entry(act.TRADE), entry(act.TRADE_OVER))
    assert not scene.open
    assert (scene.farmers.levels, scene.slavers.levels) == ([1, 5, 1, 1, 2], [1, 1, 1, 2, 1])
