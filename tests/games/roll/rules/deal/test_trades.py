"""Every trade, given and received, in an exchange that is played by choices (V-46 and the table of trades)."""

from __future__ import annotations

import pytest

from tests.rules import rule

from .bazaar import Bazaar

THREE = "three_credits"


def giving(face: str, get: str = THREE, credits: int = 0) -> Bazaar:
    """Seat 0 has a Genes dealer for this exchange, and another one so that the phase goes on after it."""
    bazaar = Bazaar()
    bazaar.dealers(0, "genes", "military")
    bazaar.market(face, get)
    bazaar.credits(0, credits)
    return bazaar


def getting(face: str, credits: int = 3) -> Bazaar:
    """Seat 0 gives $3 for what this face shows."""
    return giving(THREE, face, credits)


def exchanged(bazaar: Bazaar, give: str, get: str, *codes: str) -> Bazaar:
    bazaar.begin()
    bazaar.open(0, give, get, "genes")
    bazaar.choose(0, *codes)
    assert bazaar.kind(0) == "deal"
    return bazaar


def gave(bazaar: Bazaar, face: str, *codes: str) -> Bazaar:
    return exchanged(bazaar, face, THREE, *codes)


def got(bazaar: Bazaar, face: str, *codes: str) -> Bazaar:
    return exchanged(bazaar, THREE, face, *codes)


@rule("V-46")
@pytest.mark.parametrize("colour", ["genes", "alien", "pioneer", "entrepreneur"])
def test_a_die_is_given(colour: str) -> None:
    face = f"one_die:{colour}"
    bazaar = giving(face)
    bazaar.cup(0, colour)
    supply = bazaar.s.supply[:]
    gave(bazaar, face, f"remove:{colour}@cup") if colour == "genes" else gave(bazaar, face)
    assert bazaar.in_cup(0) == []
    assert sum(bazaar.s.supply) == sum(supply) + 1
    assert bazaar.p(0).credits == 3


@rule("V-46")
@pytest.mark.parametrize("colour", ["genes", "alien", "pioneer", "entrepreneur"])
def test_a_die_is_received(colour: str) -> None:
    face = f"one_die:{colour}"
    bazaar = got(getting(face), face)
    assert bazaar.in_citizenry(0) == [colour]
    assert bazaar.p(0).credits == 1  # $0, then $1


@rule("V-46")
@pytest.mark.parametrize("colour", ["novelty", "rare_elements", "military", "consumption"])
def test_a_die_and_a_credit_are_given_and_received(colour: str) -> None:
    face = f"die_and_credit:{colour}"
    bazaar = giving(face, credits=2)
    bazaar.citizenry(0, colour)
    gave(bazaar, face, *(["remove:military@citizenry"] if colour == "military" else []))
    assert (bazaar.in_citizenry(0), bazaar.p(0).credits) == ([], 4)
    bazaar = got(getting(face, 5), face)
    assert (bazaar.in_citizenry(0), bazaar.p(0).credits) == ([colour], 3)


@rule("V-46")
def test_two_dice_of_the_colours_shown_are_given_and_received() -> None:
    face = "two_dice:home+home"
    bazaar = giving(face)
    bazaar.cup(0, "home")
    bazaar.citizenry(0, "home", "novelty")
    gave(bazaar, face, "remove:home@citizenry")
    assert bazaar.dice(0) == {"citizenry": ["novelty"], "dollar": ["military"]}
    assert got(getting(face), face).in_citizenry(0) == ["home", "home"]


@rule("V-46", "V-47")
def test_two_dice_of_different_colours_are_given_and_received() -> None:
    face = "two_dice:novelty+rare_elements"
    bazaar = giving(face)
    bazaar.tableau(0, "gem_world")
    bazaar.good(0, "gem_world", "novelty")
    bazaar.cup(0, "novelty", "rare_elements")
    gave(bazaar, face, "remove:novelty@gem_world")
    assert (bazaar.in_cup(0), bazaar.goods_of(0), bazaar.p(0).credits) == (["novelty"], {}, 4)
    bazaar = got(getting(face, 4), face)
    assert (bazaar.in_citizenry(0), bazaar.p(0).credits) == (["novelty", "rare_elements"], 1)


@rule("V-46")
def test_three_credits_are_given_and_received() -> None:
    bazaar = giving("credit_limit", credits=1)
    gave(bazaar, "credit_limit")
    assert bazaar.p(0).credits == 4
    bazaar = got(getting("credit_limit", 5), "credit_limit")
    assert bazaar.p(0).credits == 2


@rule("V-46", "V-88")
def test_the_credit_limit_is_given_and_received() -> None:
    assert gave(giving("credit_limit"), "credit_limit").p(0).more.limit == 7
    assert got(getting("credit_limit"), "credit_limit").p(0).more.limit == 13


@rule("V-46")
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


@rule("V-46")
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


@rule("V-46")
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


TILES = {"three_tiles": (3, 0), "two_tiles_and_credit": (2, 1), "tile_and_two_credits": (1, 2)}


@rule("V-46")
@pytest.mark.parametrize("face", TILES)
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


WORKERS = {"three_workers": (3, 0), "two_workers_and_credit": (2, 1)}


@rule("V-46")
@pytest.mark.parametrize("face", WORKERS)
def test_developers_settlers_and_goods_are_given(face: str) -> None:
    workers, credits = WORKERS[face]
    bazaar = giving(face, credits=2)
    bazaar.tableau(0, "gem_world")
    bazaar.good(0, "gem_world", "novelty")
    bazaar.developers(0, "home", "home")
    bazaar.settlers(0, "alien")
    bazaar.begin()
    bazaar.open(0, face, THREE, "genes")
    assert bazaar.offered(0) == ["remove:home@developers", "remove:alien@settlers", "remove:novelty@gem_world"]
    bazaar.choose(0, "remove:novelty@gem_world", "remove:alien@settlers")  # the rest are alike
    assert bazaar.in_citizenry(0) == sorted(["novelty", "alien", "home"][:workers])
    assert bazaar.p(0).credits == 2 - credits + 3


@rule("V-46", "D-37")
@pytest.mark.parametrize("face", WORKERS)
def test_any_dice_become_developers_settlers_and_goods(face: str) -> None:
    workers, _ = WORKERS[face]
    bazaar = getting(face)
    bazaar.tableau(0, "gem_world", "space_docks")
    bazaar.cup(0, "home")
    bazaar.citizenry(0, "alien")
    bazaar.begin()
    bazaar.open(0, THREE, face, "genes")
    assert bazaar.offered(0) == ["remove:home@cup", "remove:alien@citizenry", "remove:military@dollar"]
    bazaar.choose(0, "remove:alien@citizenry")
    assert bazaar.offered(0) == ["into:develop", "into:settle", "produce:alien@gem_world"]
    bazaar.choose(0, "produce:alien@gem_world", "remove:home@cup", "into:settle")  # both stacks are empty
    if workers == 3:
        assert bazaar.offered(0) == ["remove:military@dollar", "remove:home@settlers", "remove:alien@gem_world"]
        bazaar.choose(0, "remove:home@settlers", "into:develop")
    assert bazaar.goods_of(0) == {"gem_world": ["alien"]}
    assert [len(dice) for dice in bazaar.p(0).builders] == ([0, 1] if workers == 3 else [1, 0])
    assert bazaar.p(0).credits == 1
    assert bazaar.kind(0) == "deal"


@rule("V-46", "V-50", "V-51")
def test_a_world_of_the_tableau_is_given_and_received() -> None:
    bazaar = giving("tableau_world")
    bazaar.tableau(0, "gem_world", "comet_zone", "space_docks")
    bazaar.good(0, "gem_world", "novelty")
    gave(bazaar, "tableau_world", "give:gem_world")
    assert bazaar.keys(bazaar.p(0).worlds) == ["comet_zone"]
    assert bazaar.in_citizenry(0) == ["novelty"]
    assert bazaar.side("gem_world") >> 1 in bazaar.s.bag
    bazaar = getting("tableau_world")
    bazaar.begin()
    bazaar.open(0, THREE, "tableau_world", "genes")
    assert bazaar.offered(0) == ["lay:base_world_novelty", "lay:base_world_rare_elements"]
    bazaar.choose(0, "lay:base_world_novelty")
    assert bazaar.keys(bazaar.p(0).worlds) == ["base_world_novelty"]
    assert bazaar.score(0).total == 2


@rule("V-46", "V-50", "D-44")
def test_a_development_of_the_tableau_is_given_and_received() -> None:
    bazaar = giving("tableau_development")
    bazaar.tableau(0, "gem_world", "space_docks", "public_works")
    gave(bazaar, "tableau_development", "give:public_works")
    assert bazaar.keys(bazaar.p(0).developments) == ["space_docks"]
    assert bazaar.p(0).powers.completions == []
    bazaar = getting("tableau_development")
    bazaar.tableau(0, "public_works")  # would bring credits for a development completed
    bazaar.begin()
    bazaar.open(0, THREE, "tableau_development", "genes")
    bazaar.choose(0, "lay:base_development_reassign")
    assert bazaar.keys(bazaar.p(0).developments) == ["public_works", "base_development_reassign"]
    assert len(bazaar.p(0).powers.reassign) == 2  # and the one that everybody has
    assert bazaar.p(0).credits == 1


@rule("V-46")
def test_a_talent_and_a_credit_are_given_and_received() -> None:
    face = "talent_and_credit"
    bazaar = giving(face, credits=1)
    bazaar.talent(0)
    gave(bazaar, face)
    assert (bazaar.p(0).more.talents, bazaar.p(0).credits) == (0, 3)
    bazaar = got(getting(face), face)
    assert (bazaar.p(0).more.talents, bazaar.p(0).credits) == (1, 1)


@rule("V-46", "D-23")
def test_two_vp_are_given_and_received() -> None:
    face = "two_vp_chips"
    bazaar = giving(face)
    bazaar.chips(0, 3)
    pool = bazaar.s.pool
    gave(bazaar, face)
    assert (bazaar.p(0).chips, bazaar.s.pool, bazaar.p(0).credits) == (1, pool + 2, 4)
    bazaar = got(getting(face, 4), face)
    assert (bazaar.p(0).chips, bazaar.s.pool, bazaar.p(0).credits) == (2, pool + 3 - 2, 1)
