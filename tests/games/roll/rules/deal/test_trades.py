"""Trades of dice, credits, workers, the tableau and chips, given and received (V-46 and the table of trades)."""

from __future__ import annotations

import pytest

from tests.rules import given, received, rule

from .bazaar import gave, getting, giving, got

THREE = "three_credits"
WORKERS = {"three_workers": (3, 0), "two_workers_and_credit": (2, 1)}


@rule("V-46")
@pytest.mark.parametrize("colour", ["genes", "alien", "pioneer", "entrepreneur"])
@given("one_die")
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
@given("three_credits")
@received("one_die")
def test_a_die_is_received(colour: str) -> None:
    face = f"one_die:{colour}"
    bazaar = got(getting(face), face)
    assert bazaar.in_citizenry(0) == [colour]
    assert bazaar.p(0).credits == 1  # $0, then $1


@rule("V-46")
@pytest.mark.parametrize("colour", ["novelty", "rare_elements", "military", "consumption"])
@given("die_and_credit")
@received("die_and_credit")
def test_a_die_and_a_credit_are_given_and_received(colour: str) -> None:
    face = f"die_and_credit:{colour}"
    bazaar = giving(face, credits=2)
    bazaar.citizenry(0, colour)
    gave(bazaar, face, *(["remove:military@citizenry"] if colour == "military" else []))
    assert (bazaar.in_citizenry(0), bazaar.p(0).credits) == ([], 4)
    bazaar = got(getting(face, 5), face)
    assert (bazaar.in_citizenry(0), bazaar.p(0).credits) == ([colour], 3)


@rule("V-46")
@given("two_dice")
@received("two_dice")
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
@given("three_credits")
@received("three_credits")
def test_three_credits_are_given_and_received() -> None:
    bazaar = giving("credit_limit", credits=1)
    gave(bazaar, "credit_limit")
    assert bazaar.p(0).credits == 4
    bazaar = got(getting("credit_limit", 5), "credit_limit")
    assert bazaar.p(0).credits == 2


@rule("V-46", "V-88")
@given("credit_limit")
@received("credit_limit")
def test_the_credit_limit_is_given_and_received() -> None:
    assert gave(giving("credit_limit"), "credit_limit").p(0).more.limit == 7
    assert got(getting("credit_limit"), "credit_limit").p(0).more.limit == 13


@rule("V-46")
@pytest.mark.parametrize("face", WORKERS)
@given("three_workers", "two_workers_and_credit")
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
@received("three_workers", "two_workers_and_credit")
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
        assert bazaar.offered(0) == ["into:develop", "into:settle"], "the last die; Gem World has its good"
        bazaar.choose(0, "into:develop")
    else:
        assert bazaar.kind(0) == "deal"
    assert bazaar.goods_of(0) == {"gem_world": ["alien"]}
    assert [len(dice) for dice in bazaar.p(0).builders] == ([1, 1] if workers == 3 else [1, 0])
    assert bazaar.p(0).credits == 1


@rule("V-46", "V-50", "V-51")
@given("tableau_world")
@received("tableau_world")
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
@given("tableau_development")
@received("tableau_development")
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
@given("talent_and_credit")
@received("talent_and_credit")
def test_a_talent_and_a_credit_are_given_and_received() -> None:
    face = "talent_and_credit"
    bazaar = giving(face, credits=1)
    bazaar.talent(0)
    gave(bazaar, face)
    assert (bazaar.p(0).more.talents, bazaar.p(0).credits) == (0, 3)
    bazaar = got(getting(face), face)
    assert (bazaar.p(0).more.talents, bazaar.p(0).credits) == (1, 1)


@rule("V-46", "D-23")
@given("two_vp_chips")
@received("two_vp_chips")
def test_two_vp_are_given_and_received() -> None:
    face = "two_vp_chips"
    bazaar = giving(face)
    bazaar.chips(0, 3)
    pool = bazaar.s.pool
    gave(bazaar, face)
    assert (bazaar.p(0).chips, bazaar.s.pool, bazaar.p(0).credits) == (1, pool + 2, 4)
    bazaar = got(getting(face, 4), face)
    assert (bazaar.p(0).chips, bazaar.s.pool, bazaar.p(0).credits) == (2, pool + 3 - 2, 1)
