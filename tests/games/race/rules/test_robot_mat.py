"""What the robot does with the unmodified mat (S-94 to S-105)."""

from __future__ import annotations

import pytest

from tests.rules import rule, vector

from .robots import Scene

CHEAP = "public_works"
DEAR = "galactic_federation"  # cost 6
WORLD = "gem_world"
SOLDIERS = "rebel_miners"  # a military world


@rule("S-94", "S-92")
@vector("TV-15")
def test_explore() -> None:
    t = Scene(credit=0, economy=0)
    t.choose("explore_1 produce", "explore_1")
    assert t.explore() == ["robot_explores", "robot_draws", "robot_credit"]
    assert (t.stack(), t.tracks()) == (1, (1, 0))
    t.choose("develop_1 produce", "explore_1 explore_2")
    assert t.explore() == ["robot_explores_both", "robot_draws", "robot_credit"]
    assert (t.stack(), t.tracks()) == (4, (2, 0)), "together three cards and one credit"


@rule("S-91", "S-94", "S-144")
def test_explore_is_one_action_or_one_reaction() -> None:
    t = Scene(credit=0)
    t.choose("explore_1 explore_2", "settle_1 produce")
    assert t.explore() == ["robot_explores_along", "robot_draws"]
    assert (t.stack(), t.tracks()[0]) == (1, 0), "one card, also if the player chose both"
    t.choose("explore_1 explore_2", "settle_1 explore_1")
    assert t.explore() == ["robot_explores", "robot_draws", "robot_credit"]
    assert (t.stack(), t.tracks()[0]) == (2, 1), "one action, and no reaction besides"
    t.choose("explore_2 settle_1", "explore_2 settle_1")
    assert t.explore()[0] == "robot_explores", "a match die on the right space is one action as well"


@rule("S-96", "S-93")
@vector("TV-3")
def test_develop_action_finds_a_development() -> None:
    t = Scene(credit=1, stack=[CHEAP, DEAR], deck=[WORLD])
    t.choose("develop_1 produce", "develop_1")
    told = t.develop()
    assert told == ["robot_develops", "robot_draws", "robot_discards", "robot_places"]
    assert (t.tableau(), t.tracks()[0], t.stack(), t.thrown()) == ([CHEAP], 1, 1, [WORLD])


@rule("S-95", "S-81")
@vector("TV-4", "TV-5")
def test_tokens_come_first() -> None:
    stack = [WORLD, SOLDIERS, "mining_robots", WORLD, WORLD]
    t = Scene(credit=4, stack=stack, supply=2, difficulty="medium")
    t.choose("develop_1 develop_2", "develop_1 explore_1")
    assert t.develop(0) == ["robot_token", "robot_pays"]
    r = t.s.robot
    assert (r.tokens, r.supply, r.credit, t.stack()) == (1, 1, 2, 5)
    assert t.develop(1) == [
        "robot_develops_along", "robot_discards", "robot_discards", "robot_places", "robot_pays",
    ]  # fmt: skip
    assert (r.tokens, r.supply, r.credit, t.stack(), t.tableau()) == (1, 1, 1, 2, ["mining_robots"])
    assert sorted(t.thrown()) == sorted([WORLD, SOLDIERS])


@rule("S-95", "S-128")
@vector("TV-30")
def test_a_token_in_a_reaction_costs_three() -> None:
    t = Scene(credit=3, supply=1, stack=[CHEAP])
    t.choose("develop_1 produce")
    assert t.develop() == ["robot_token_along", "robot_pays"]
    assert (t.s.robot.tokens, t.tracks()[0], t.stack()) == (1, 0, 1)


@rule("S-96", "S-133")
@vector("TV-28", "TV-29")
def test_a_dear_development_costs_a_credit() -> None:
    t = Scene(credit=0, stack=[DEAR, "research_labs"], deck=[WORLD])
    t.choose("explore_1 produce", "develop_1")
    assert t.develop()[2:] == ["robot_discards", "robot_cannot_pay", "robot_places"]
    assert (t.tableau(), t.tracks()[0], sorted(t.thrown())) == (["research_labs"], 0, sorted([DEAR, WORLD]))
    t = Scene(credit=1, stack=[DEAR], deck=[WORLD])
    t.choose("explore_1 produce", "develop_1")
    assert t.develop()[-2:] == ["robot_places", "robot_pays"]
    assert (t.tableau(), t.tracks()[0]) == ([DEAR], 0)
    t = Scene(credit=0, stack=["imperium_planet_buster"], deck=[WORLD])
    t.choose("explore_1 produce", "develop_1")
    assert t.develop()[-2:] == ["robot_cannot_pay", "robot_finds_none"], "six and more (9) is dear"


@rule("S-97")
@vector("TV-31")
def test_develop_reaction_needs_credit() -> None:
    t = Scene(credit=0, stack=[CHEAP])
    t.choose("develop_1 produce")
    assert t.develop() == ["robot_passes"]
    assert (t.stack(), t.tableau()) == (1, [])


@rule("S-97")
def test_develop_reaction_pays_for_any_development_it_finds() -> None:
    for key in (CHEAP, DEAR):
        t = Scene(credit=1, stack=[key])
        t.choose("develop_1 produce")
        assert t.develop() == ["robot_develops_along", "robot_places", "robot_pays"]
        assert (t.tableau(), t.tracks()[0], t.stack()) == ([key], 0, 0), "nothing was drawn"
    t = Scene(credit=1, stack=[WORLD])
    t.choose("develop_1 produce")
    assert t.develop() == ["robot_develops_along", "robot_discards", "robot_finds_none"]
    assert t.tracks()[0] == 1, "what is not found is not paid"


@rule("S-99")
@vector("TV-6")
def test_settle_reaction_needs_credit() -> None:
    t = Scene(credit=0, stack=[WORLD])
    t.choose("settle_1 produce", "explore_1 produce")
    assert t.settle() == ["robot_passes"]
    assert t.stack() == 1


@rule("S-98", "S-99", "S-91")
@vector("TV-7", "TV-8", "TV-9")
@pytest.mark.parametrize("fit", [1, 2, 3, 0])
def test_settle_action_then_reaction(fit: int) -> None:
    """`fit`: which of the three cards of the reaction fits, if any."""
    last = "new_earth" if fit == 3 else CHEAP
    t = Scene(credit=2, stack=["space_port", last], deck=[SOLDIERS, CHEAP, DEAR, *[CHEAP] * 5])
    t.choose("settle_1 settle_2", "settle_1 explore_1")
    assert t.settle(0) == ["robot_settles", "robot_draws", *["robot_discards"] * 3, "robot_places"]
    assert (t.tableau(), t.tracks()[0], t.stack(), len(t.thrown())) == (["space_port"], 2, 1, 3)
    drawn = ["new_earth" if fit == 2 else SOLDIERS, "new_earth" if fit == 1 else SOLDIERS]  # the second comes first
    t.take(t.s.deck, [*drawn, CHEAP])
    told = t.settle(1)
    assert told[:2] == ["robot_settles_along", "robot_draws"]
    if fit:
        assert told[2:] == [*["robot_discards"] * (fit - 1), "robot_places", "robot_pays"]
        assert (t.tableau()[1:], t.tracks()[0], t.stack()) == (["new_earth"], 1, 3 - fit)
        assert len(t.thrown()) == 3 + fit - 1
    else:
        assert told[2:] == [*["robot_discards"] * 3, "robot_finds_none"]
        assert (t.stack(), t.tracks()[0], len(t.thrown())) == (0, 2, 6)


@rule("S-98")
def test_settle_action_is_free() -> None:
    t = Scene(credit=0, deck=[WORLD, CHEAP, CHEAP])
    t.choose("explore_1 produce", "settle_1")
    assert t.settle()[-1] == "robot_places"
    assert (t.tableau(), t.tracks()[0]) == ([WORLD], 0)


@rule("S-100", "S-80", "S-91", "S-105")
@vector("TV-10")
def test_trade_action() -> None:
    t = Scene(credit=3, economy=1)
    chips = t.s.chips
    t.choose("consume_2x_vp explore_1", "consume_trade explore_1")
    assert t.consume() == ["robot_trades", "robot_credit"]
    assert (t.s.robot.vp, t.tracks(), t.s.chips) == (1, (4, 1), chips - 1)
    assert t.events[-1].params == {"n": 1, "credit": 4, "lost": 1}


@rule("S-101", "S-80")
@vector("TV-17")
def test_double_vp_action() -> None:
    t = Scene(credit=1, economy=5)
    t.choose("explore_1 produce", "consume_2x_vp")
    assert t.consume() == ["robot_doubles", "robot_economy_full"]
    assert (t.s.robot.vp, t.tracks()) == (10, (1, 5))
    t = Scene(credit=1, economy=2)
    t.choose("explore_1 produce", "consume_2x_vp")
    assert t.consume() == ["robot_doubles", "robot_economy"]
    assert (t.s.robot.vp, t.tracks()) == (4, (1, 3)), "points before the economy rises"


@rule("S-102")
@vector("TV-16")
def test_both_consume_actions() -> None:
    t = Scene(credit=1, economy=2)
    t.choose("explore_1 produce", "consume_trade consume_2x_vp")
    assert t.consume() == ["robot_consumes_both", "robot_credit", "robot_economy"]
    assert (t.s.robot.vp, t.tracks()) == (4, (3, 3))


@rule("S-103", "S-91")
@vector("TV-11")
def test_consume_reaction_comes_once() -> None:
    t = Scene(credit=1, economy=3)
    t.choose("consume_trade consume_2x_vp", "explore_1 produce")
    assert t.consume() == ["robot_consumes_along"]
    assert (t.s.robot.vp, t.tracks()) == (3, (1, 3))


@rule("S-140")
def test_two_dice_on_one_space_are_one_action() -> None:
    t = Scene(credit=0, economy=2)
    t.choose("explore_1 settle_1", "consume_trade consume_trade")
    t.consume()
    assert (t.s.robot.vp, t.tracks()) == (2, (2, 2))
    t.choose("explore_1 settle_1", "produce produce")
    t.produce()
    assert t.tracks() == (2, 3)


@rule("S-104")
@vector("TV-12", "TV-13", "TV-14")
def test_produce() -> None:
    t = Scene(credit=1, economy=0)
    t.choose("explore_1 settle_1", "produce")
    assert t.produce() == ["robot_produces", "robot_economy"]
    assert t.tracks() == (1, 1)
    t.choose("produce settle_1", "explore_1")
    assert t.produce() == ["robot_passes"]
    assert t.tracks() == (1, 1)
    t.s.robot.economy = 2
    t.choose("produce settle_1", "produce")
    t.produce()
    assert t.tracks() == (1, 3)


@rule("S-7", "S-105")
def test_points_are_paid_in_full_when_the_supply_runs_out() -> None:
    t = Scene(credit=0, economy=5, chips=3)
    t.choose("explore_1 produce", "consume_2x_vp")
    t.consume()
    assert (t.s.robot.vp, t.s.chips) == (10, -7)


@rule("S-6", "S-92")
def test_a_robot_draws_what_there_is() -> None:
    t = Scene(credit=0, stack=[], deck=[WORLD])
    t.s.discard = []
    t.choose("explore_1 produce", "settle_1")
    t.settle()
    assert t.tableau() == [WORLD]
    t.choose("explore_1 produce", "explore_1")
    assert t.explore() == ["robot_explores", "robot_draws_nothing", "robot_credit"]


@rule("S-6")
def test_the_pile_is_refilled_while_the_robot_draws() -> None:
    t = Scene(credit=0, deck=[CHEAP])
    t.s.discard = sorted([t.number(WORLD), t.number(DEAR)])
    t.choose("explore_1 produce", "settle_1")
    assert "reshuffled" in t.settle()
    assert t.tableau() == [WORLD]


@rule("S-93", "S-133", "S-152")
def test_what_fits_is_placed_whatever_it_costs_and_however_often() -> None:
    t = Scene(credit=0, stack=[], deck=["alien_departure_point", CHEAP, CHEAP], tableau=[WORLD])
    t.choose("explore_1 produce", "settle_1")
    t.settle()
    assert t.tableau() == [WORLD, "alien_departure_point"]
    t = Scene(credit=0, stack=[CHEAP], deck=[WORLD], tableau=[CHEAP])
    t.choose("explore_1 produce", "develop_1")
    t.develop()
    assert t.tableau() == [CHEAP, CHEAP]


@rule("S-79", "S-80")
@pytest.mark.parametrize(("credit", "lost"), [(2, 0), (3, 1), (4, 2)])
def test_credit_has_an_end(credit: int, lost: int) -> None:
    t = Scene(credit=credit, economy=0)
    t.choose("explore_1 produce", "consume_trade")
    told = t.consume()
    assert t.tracks()[0] == 4
    assert told[-1] == ("robot_credit_full" if lost == 2 else "robot_credit")
