"""Tiles of the robot that turn, are exchanged or leave, and its other changes after Settle (S-115 to S-119)."""

from __future__ import annotations

import pytest

from orrery.games.race.rules.vocabulary.symbol import SYMBOL_KEYS
from tests.rules import rule, tile, vector

from .robots import Scene

CHEAP = "public_works"
WORLD = "gem_world"
SOLDIERS = "rebel_miners"
FILL = [CHEAP] * 12


@rule("S-116", "S-141")
@tile("robot_old_earth")
def test_old_earth_exchanges_its_tile_once() -> None:
    for lie in ("consume_trade", "consume_trade consume_2x_vp"):
        t = Scene("old_earth", economy=1)
        assert t.shown() == "consume_trade"
        t.choose("consume_trade produce", "consume_2x_vp")
        t.consume()
        assert t.shown() == "consume_trade", "not after 2x VP alone"
        t.choose("consume_trade produce")
        t.consume()
        assert t.shown() == "consume_trade", "not after a reaction"
        t.choose("explore_1 produce", lie)
        assert t.consume()[-1] == "robot_tile_replaced"
        assert t.shown() == "consume_2x_vp"
        t.choose("explore_1 produce", "consume_trade consume_2x_vp")
        assert t.consume()[-1] != "robot_tile_replaced"
        assert t.shown() == "consume_2x_vp", "for good"


@rule("S-117", "S-134", "S-141")
@tile("robot_damaged_alien_factory")
@vector("TV-36")
def test_the_damaged_factory_turns_its_tile_to_and_fro() -> None:
    t = Scene("damaged_alien_factory", economy=0)
    assert t.shown() == "produce"
    t.choose("explore_1 settle_1", "consume_trade produce")
    t.consume()
    assert t.shown() == "produce", "while it shows Produce, Trade does not turn it"
    assert t.produce()[-1] == "robot_tile_turns"
    assert t.shown() == "consume_trade"
    lying = t.s.dice_spaces
    t.consume()
    assert t.shown() == "produce"
    t.produce()
    assert t.shown() == "consume_trade"
    assert t.s.dice_spaces == lying, "no die moves"
    t.choose("produce consume_trade")
    t.consume()
    t.produce()
    assert t.shown() == "consume_trade", "nothing turns after the player's action or a reaction"
    t.choose("explore_1 settle_1", "consume_trade consume_2x_vp")
    t.consume()
    assert t.shown() == "produce", "both Consume actions are a Trade action as well"


@rule("S-117")
@tile("robot_damaged_alien_factory")
def test_a_reaction_turns_no_tile() -> None:
    t = Scene("damaged_alien_factory", economy=1)
    t.choose("produce consume_trade", "explore_1")
    t.produce()
    assert t.shown() == "produce", "it passed"
    t.s.robot.symbol = SYMBOL_KEYS.index("consume_trade")
    t.consume()
    assert t.shown() == "consume_trade"


@rule("S-115", "S-121")
@tile("robot_doomed_world")
def test_a_world_of_the_draw_pile_brings_its_prestige() -> None:
    t = Scene("doomed_world", deck=[CHEAP, "psi_crystal_world"])
    t.choose("explore_1 produce", "settle_1")
    assert "robot_prestige" in t.settle()
    assert t.s.robot.prestige == 1


@rule("S-115", "S-129", "S-149")
@tile("robot_doomed_world")
@vector("TV-35")
def test_doomed_world_searches_the_draw_pile() -> None:
    deck = [CHEAP, "rebel_base", WORLD, "lost_species_ark_world", CHEAP, SOLDIERS, "space_port", CHEAP]
    t = Scene("doomed_world", credit=3, economy=5, stack=["new_earth"], deck=deck)
    t.choose("explore_1 settle_1", "settle_1 settle_2")
    assert t.settle(0) == [
        "robot_searches_pile", "robot_lays_aside", "robot_lays_aside", "robot_lays_aside", "robot_places_from_pile",
        "robot_credit", "robot_economy_full", "robot_world_leaves",
    ]  # fmt: skip
    r = t.s.robot
    assert [t.s.box.keys[card] for card in r.tableau] == ["lost_species_ark_world"], "one comes, one goes"
    assert (t.tracks(), t.stack(), r.tile, r.revealed) == ((4, 5), 1, False, [])
    assert sorted(t.thrown()) == sorted([CHEAP, "rebel_base", WORLD, "doomed_world"])
    assert t.shown() == "settle", "its robot= tile stays"
    told = t.settle(1)
    assert told[:2] == ["robot_settles", "robot_draws"]
    assert t.events[-1].params["card"] == "space_port", "the second action draws three as ever"


@rule("S-129")
@tile("robot_doomed_world")
def test_doomed_world_waits_for_an_action_of_the_robot() -> None:
    t = Scene("doomed_world", credit=1, stack=[WORLD], deck=FILL)
    t.choose("settle_1 explore_1", "explore_1")
    t.settle()
    assert (t.tableau(), t.s.robot.tile) == ([WORLD], True)


@rule("S-150", "S-149", "S-6")
@tile("robot_doomed_world")
def test_doomed_world_stays_where_nothing_fits() -> None:
    t = Scene("doomed_world", credit=1, economy=0, deck=[CHEAP, WORLD])
    t.s.discard = [t.number(SOLDIERS)]
    t.choose("explore_1 produce", "settle_1")
    told = t.settle()
    assert told.count("reshuffled") == 1, "what was revealed lies aside"
    assert told.count("robot_lays_aside") == 3
    assert told[-1] == "robot_finds_none_in_pile"
    assert (t.s.robot.tile, len(t.s.robot.tableau), t.tracks()) == (True, 1, (1, 0))
    assert len(t.s.discard) + len(t.s.deck) == 3
    t.choose("explore_1 produce", "settle_1 settle_2")
    assert t.settle(1)[0] == "robot_searches_pile", "the next Settle action is still the first one of its kind"


@rule("S-119", "S-142")
@tile("robot_rebel_cantina", "robot_galactic_scavengers")
@pytest.mark.parametrize("start", ["rebel_cantina", "galactic_scavengers"])
def test_some_gain_credit_when_they_produce(start: str) -> None:
    t = Scene(start, credit=1, economy=0)
    t.choose("explore_1 settle_1", "produce")
    assert t.produce() == ["robot_produces", "robot_economy", "robot_credit"]
    assert t.tracks() == (2, 1)
    t.choose("produce settle_1", "explore_1")
    t.produce()
    assert t.tracks() == (2, 1), "not as a reaction"
