"""Trades of tiles of the construction zone, given and received (V-46 and the table of trades)."""

from __future__ import annotations

import pytest

from tests.rules import given, received, rule

from .bazaar import gave, getting, giving

THREE = "three_credits"
TILES = {"three_tiles": (3, 0), "two_tiles_and_credit": (2, 1), "tile_and_two_credits": (1, 2)}


@rule("V-46")
@given("six_cost_development")
def test_a_tile_with_a_development_of_cost_6_is_given() -> None:
    bazaar = giving("six_cost_development")
    bazaar.stack(0, "gem_world", "new_economy", "public_works")
    six = bazaar.side("galactic_exchange")
    bazaar.s.bag.remove(six >> 1)
    bazaar.p(0).stacks[0].insert(0, six & ~1)  # as a world, below the other one
    bazaar.begin()
    bazaar.open(0, "six_cost_development", THREE, "genes")
    world = bazaar.keys([six & ~1])[0]
    assert bazaar.offered(0) == ["give:new_economy", f"give:{world}"]
    bazaar.choose(0, f"give:{world}")
    assert bazaar.p(0).abandoned == bazaar.p(0).shown == [six >> 1]
    assert (bazaar.stacked(0, "world"), bazaar.p(0).credits) == (["gem_world"], 4)
    assert [(e.params["tile"], e.reveals) for e in bazaar.events("give_tile_shown")] == [("galactic_exchange", True)]


@rule("V-46", "D-11")
@received("six_cost_development")
def test_a_tile_with_a_development_of_cost_6_is_received() -> None:
    face = "six_cost_development"
    bazaar = getting(face, 4)
    bazaar.bag("gem_world", "comet_zone", "new_economy")
    bazaar.begin()
    bazaar.open(0, THREE, face, "genes")
    tile = bazaar.side("new_economy") >> 1
    (shown,) = bazaar.events("draw_shown")
    assert (shown.params["kept"], shown.reveals) == (["new_economy"], True)
    assert sorted(bazaar.offered(0)) == sorted(["under:new_economy", f"under:{bazaar.keys([2 * tile])[0]}"])
    assert len(bazaar.s.bag) == 2
    bazaar.choose(0, f"under:{bazaar.keys([2 * tile])[0]}")
    assert bazaar.stacked(0, "world") == bazaar.keys([2 * tile])
    assert bazaar.p(0).credits == 1


@rule("V-53", "D-16")
def test_a_die_takes_the_place_of_a_development_that_the_bag_has_not() -> None:
    costs = getting("six_cost_development", 4)
    costs.bag("gem_world", "comet_zone")
    costs.begin()
    costs.open(0, THREE, "six_cost_development", "genes")
    keywords = getting("two_developments_of_a_keyword", 4)
    keywords.bag("export_duties", "public_works")
    keywords.begin()
    keywords.open(0, THREE, "two_developments_of_a_keyword", "genes")
    keywords.choose(0, "name:ship")
    keywords.choose(0, keywords.offered(0)[0])
    for bazaar in (costs, keywords):
        assert bazaar.kind(0) == "substitute_tile"
        assert bazaar.why_not(0, "take:leader") == "V-53"
        bazaar.choose(0, "take:military")
        assert [event.rule for event in bazaar.events("substitute_tile", 0)] == ["V-53"]
        assert "military" in bazaar.colours(bazaar.p(0).dice())


@rule("V-46")
@given("two_developments_of_a_keyword")
def test_two_tiles_with_developments_of_a_keyword_are_given() -> None:
    face = "two_developments_of_a_keyword"
    bazaar = giving(face)
    bazaar.stack(0, "galactic_recycling", "export_duties", "public_works")  # Develop and Settle; Ship; Develop
    bazaar.stack(0, "deserted_alien_colony", "galactic_resort")  # Explore and Produce; Settle
    bazaar.begin()
    bazaar.open(0, face, THREE, "genes")
    assert bazaar.offered(0) == ["give:galactic_recycling", "give:public_works", "give:galactic_resort"]
    other = bazaar.branch()
    other.choose(0, "give:galactic_recycling")
    assert other.offered(0) == ["give:public_works", "give:galactic_resort"]
    bazaar.choose(0, "give:public_works")  # one alone shares a keyword with it
    assert bazaar.stacked(0, "development") == ["export_duties"]
    assert (len(bazaar.p(0).shown), bazaar.p(0).credits) == (2, 4)


@rule("V-46")
@received("two_developments_of_a_keyword")
def test_two_tiles_with_developments_of_a_keyword_are_received() -> None:
    face = "two_developments_of_a_keyword"
    bazaar = getting(face, 4)
    bazaar.bag("export_duties", "free_trade_zone", "galactic_bankers", "public_works")
    bazaar.begin()
    bazaar.open(0, THREE, face, "genes")
    assert bazaar.offered(0) == [
        f"name:{key}" for key in ("explore", "develop", "settle", "produce", "ship", "reassign")
    ]
    bazaar.choose(0, "name:ship", "under:export_duties", "under:galactic_bankers")
    assert bazaar.stacked(0, "development") == ["export_duties", "galactic_bankers"]
    assert len(bazaar.s.bag) == 2


@rule("V-46")
@given("two_worlds_of_a_colour")
def test_two_tiles_with_worlds_of_a_colour_are_given() -> None:
    face = "two_worlds_of_a_colour"
    bazaar = giving(face)
    bazaar.stack(0, "gem_world", "comet_zone", "local_subsidies", "mad_scientists")
    colours = [bazaar.s.box.colour[side & ~1] for stack in bazaar.p(0).stacks for side in stack]
    assert len(set(colours)) == 4
    twin = next(t for t in bazaar.s.bag if bazaar.s.box.colour[2 * t] == bazaar.s.box.colour[bazaar.side("gem_world")])
    bazaar.s.bag.remove(twin)
    bazaar.p(0).stacks[1].insert(0, 2 * twin + 1)
    bazaar.begin()
    bazaar.open(0, face, THREE, "genes")
    assert sorted(bazaar.offered(0)) == sorted(["give:gem_world", f"give:{bazaar.keys([2 * twin + 1])[0]}"])
    bazaar.choose(0, "give:gem_world")
    assert sorted(bazaar.p(0).shown) == sorted([bazaar.side("gem_world") >> 1, twin])


@rule("V-46")
@received("two_worlds_of_a_colour")
def test_two_tiles_with_gray_worlds_are_received() -> None:
    face = "two_worlds_of_a_colour"
    bazaar = getting(face, 4)
    gray = [bazaar.keys([2 * t])[0] for t in bazaar.s.bag if bazaar.s.box.sides[2 * t].row["colour"] == "gray"][:2]
    bazaar.bag("gem_world", *gray)
    bazaar.begin()
    bazaar.open(0, THREE, face, "genes")
    assert bazaar.offered(0) == [f"name:{key}" for key in ("novelty", "rare_elements", "genes", "alien", "gray")]
    bazaar.choose(0, "name:gray", f"under:{gray[0]}", f"under:{gray[1]}")
    assert sorted(bazaar.stacked(0, "world")) == sorted(gray)


@rule("V-46")
@pytest.mark.parametrize("face", TILES)
@given("three_tiles", "two_tiles_and_credit", "tile_and_two_credits")
def test_tiles_and_credits_are_given(face: str) -> None:
    tiles, credits = TILES[face]
    bazaar = giving(face, credits=4)
    stack = ["gem_world", "comet_zone", "star_nomad_lair", "galactic_bankers"]
    bazaar.stack(0, *stack)
    bazaar.begin()
    bazaar.open(0, face, THREE, "genes")
    assert len(bazaar.offered(0)) == 4
    bazaar.choose(0, *[f"give:{key}" for key in stack[1 : tiles + 1]])
    assert bazaar.p(0).zone() == 4 - tiles
    assert bazaar.p(0).credits == 4 - credits + 3
    assert len(bazaar.p(0).abandoned) == tiles
    assert bazaar.events("give_tile_unseen")


@rule("V-46")
@pytest.mark.parametrize("face", TILES)
@received("three_tiles", "two_tiles_and_credit", "tile_and_two_credits")
def test_tiles_and_credits_are_received(face: str) -> None:
    tiles, credits = TILES[face]
    bazaar = getting(face, 4)
    before = len(bazaar.s.bag)
    bazaar.begin()
    bazaar.open(0, THREE, face, "genes")
    for _ in range(tiles):
        assert bazaar.kind(0) == "place"
        bazaar.choose(0, bazaar.offered(0)[0])
    assert bazaar.kind(0) == "deal"
    assert (bazaar.p(0).zone(), len(bazaar.s.bag), bazaar.p(0).credits) == (tiles, before - tiles, 1 + credits)


@rule("V-46")
@given("talent_and_tile")
@received("talent_and_tile")
def test_a_talent_and_a_tile_are_given_and_received() -> None:
    face = "talent_and_tile"
    bazaar = giving(face)
    bazaar.talent(0, 2)
    bazaar.stack(0, "gem_world", "comet_zone")
    gave(bazaar, face, "give:comet_zone")
    assert (bazaar.p(0).more.talents, bazaar.stacked(0, "world")) == (1, ["gem_world"])
    bazaar = getting(face)
    bazaar.begin()
    bazaar.open(0, THREE, face, "genes")
    bazaar.choose(0, bazaar.offered(0)[0])
    assert (bazaar.p(0).more.talents, bazaar.p(0).zone()) == (1, 1)
