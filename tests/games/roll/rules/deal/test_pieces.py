"""Dice, tiles and chips that change hands in an exchange (V-50 to V-53, V-57, V-95)."""

from __future__ import annotations

from orrery.kernel.state import State
from tests.rules import rule, vector

from .bazaar import Bazaar

LIMIT = "credit_limit"
THREE = "three_credits"


@vector("T-V23")
@rule("V-52")
def test_the_very_dealer_that_opens_may_be_given() -> None:
    bazaar = Bazaar(2)
    bazaar.market("one_die:entrepreneur", THREE)
    bazaar.dealers(0, "entrepreneur", "home")
    bazaar.begin()
    bazaar.open(0, "one_die:entrepreneur", THREE, "entrepreneur")
    assert (bazaar.on_board(0), bazaar.p(0).credits) == ({}, 3)
    assert bazaar.open_deals() == [("one_die:entrepreneur", THREE, 0)]


@rule("V-52")
def test_dealers_on_the_board_and_those_not_used_yet_may_be_given() -> None:
    bazaar = Bazaar(2)
    bazaar.market(LIMIT, "one_die:genes")
    bazaar.dealers(0, "genes", "genes", "genes", "home")
    bazaar.begin()
    bazaar.open(0, LIMIT, "one_die:genes", "genes")
    bazaar.join(0, 0, "right", "genes")
    assert bazaar.offered(0) == [
        "remove:genes@citizenry",
        "remove:genes@dollar",
        "remove:genes@area_1_left",
        "remove:genes@area_1_right",
    ]
    bazaar.choose(0, "remove:genes@area_1_left")
    assert bazaar.on_board(0) == {"area_1_right": ["genes"]}
    assert bazaar.in_column(0, "dollar") == ["genes", "home"]


@vector("T-V27")
@rule("V-50", "V-95", "D-35")
def test_a_faction_leaves_as_a_whole() -> None:
    bazaar = Bazaar(2)
    bazaar.market("tableau_world", "tableau_development")
    bazaar.found(0, "space_piracy", "old_earth")
    p = bazaar.p(0)
    faction = bazaar.s.box.factions[p.faction]
    world = next(side for side in faction if side in p.worlds)
    dice = len(p.dice())
    bazaar.dealers(0, "home", "home")
    bazaar.begin()
    bazaar.open(0, "tableau_world", "tableau_development")
    bazaar.choose(0, f"give:{bazaar.keys([world])[0]}", "lay:base_development_ship")
    assert not set(faction) & {*p.worlds, *p.developments}
    assert bazaar.keys(p.developments) == ["base_development_ship"]
    assert len(p.worlds) == 1
    assert len(p.dice()) == dice + 2
    assert bazaar.events("give_tableau")[0].params["goes"] == "box"


@rule("V-95", "D-35")
def test_all_goods_of_a_world_go_to_the_citizenry_and_second_goods_of_others_stay() -> None:
    bazaar = Bazaar(2)
    bazaar.market("tableau_world", "tableau_development")
    bazaar.tableau(0, "gem_world", "comet_zone", "galactic_reserves")
    bazaar.good(0, "gem_world", "novelty", "genes")
    bazaar.good(0, "comet_zone", "home", "alien")
    bazaar.dealers(0, "military", "military", "military")
    bazaar.begin()
    bazaar.open(0, "tableau_world", "tableau_development")
    bazaar.choose(0, "give:gem_world", "lay:base_development_ship")
    assert bazaar.in_citizenry(0) == ["genes", "novelty"]
    bazaar.join(0, 0, "right")
    bazaar.choose(0, "give:galactic_reserves", "lay:base_world_novelty")
    assert bazaar.goods_of(0) == {"comet_zone": ["home", "alien"]}


@rule("V-51", "V-95")
def test_base_worlds_hold_goods_and_give_no_dice() -> None:
    bazaar = Bazaar(2)
    bazaar.tableau(0, "base_world_novelty", "base_world_novelty", "base_world_rare_elements")
    bazaar.workers(0, produce=["genes", "alien", "home"])
    bazaar.market("tableau_world", THREE)
    bazaar.dealers(0, "military", "military")
    bazaar.dealers(1, "home")
    bazaar.phases("produce", "dollar")
    bazaar.choose(0, "produce:genes@base_world_novelty", "produce:home@base_world_novelty")
    assert bazaar.goods_of(0)["base_world_novelty"] == ["genes", "home"]
    bazaar.open(0, "tableau_world", THREE)
    bazaar.choose(0, "give:base_world_novelty")  # the other one like it keeps one of the goods
    assert len(bazaar.goods_of(0)["base_world_novelty"]) == 1
    assert len(bazaar.in_citizenry(0)) == 1
    assert bazaar.events("give_tableau")[0].params["goes"] == "supply"
    bazaar = Bazaar(2)
    bazaar.market(THREE, "tableau_world")
    bazaar.dealers(0, "home", "home")
    bazaar.credits(0, 6)
    bazaar.begin()
    bazaar.open(0, THREE, "tableau_world")
    bazaar.choose(0, "lay:base_world_novelty")
    bazaar.join(0, 0, "left")
    bazaar.choose(0, "lay:base_world_novelty")
    assert len(bazaar.p(0).dice()) == 2
    assert bazaar.p(0).tiles() == 2


@vector("T-V29")
@rule("V-19", "D-15")
def test_vp_beyond_the_pool_are_paid_and_end_the_game() -> None:
    bazaar = Bazaar(2)
    bazaar.market(LIMIT, "two_vp_chips")
    bazaar.dealers(0, "home")
    bazaar.credits(0, 3)
    bazaar.chips(1, bazaar.s.pool - 1)
    bazaar.begin()
    bazaar.open(0, LIMIT, "two_vp_chips")
    assert bazaar.p(0).chips == 2
    assert bazaar.stage == "over"
    assert bazaar.s.extra == 1


@rule("D-23")
def test_an_end_once_triggered_stands_although_chips_come_back() -> None:
    bazaar = Bazaar(2)
    bazaar.market(THREE, "two_vp_chips")
    bazaar.dealers(0, "home")
    bazaar.chips(0, 2)
    bazaar.chips(1, bazaar.s.pool)
    bazaar.begin()
    bazaar.open(0, "two_vp_chips", THREE)
    assert bazaar.s.pool == 2
    assert bazaar.stage == "over"


@rule("V-46", "V-57")
def test_tiles_given_unseen_are_known_to_their_owner_alone_until_they_go_back() -> None:
    bazaar = Bazaar(2)
    bazaar.market("two_tiles_and_credit", THREE)
    bazaar.dealers(0, "home", "home")
    bazaar.crowd(0)
    bazaar.stack(0, "gem_world", "comet_zone", "silicon_world")
    bazaar.credits(0, 1)
    bazaar.begin()
    bazaar.open(0, "two_tiles_and_credit", THREE)
    bazaar.choose(0, "give:comet_zone", "give:gem_world")  # gem_world lay on top
    top = bazaar.side("gem_world") >> 1
    below = bazaar.side("comet_zone") >> 1
    assert under(bazaar.s.view(0)) == [below, top]
    assert under(bazaar.s.view(1)) == [-1, top]
    assert {below, top}.isdisjoint(bazaar.s.bag)
    bazaar.choose(0, "decline")
    assert {below, top} <= set(bazaar.s.bag)
    assert bazaar.events("dealt_back")[0].rule == "V-57"


def under(view: State) -> list[int]:
    from orrery.games.roll.rules.game import galaxy

    return galaxy(view).players[0].abandoned


def test_tiles_that_all_have_seen_stay_known_to_lie_in_the_zone() -> None:
    bazaar = Bazaar(2)
    bazaar.market(THREE, "two_worlds_of_a_colour")
    bazaar.dealers(0, "home", "home")
    bazaar.stack(0, "gem_world")
    bazaar.credits(0, 4)
    bazaar.begin()
    bazaar.open(0, THREE, "two_worlds_of_a_colour")
    bazaar.choose(0, "name:alien")
    drawn = bazaar.p(0).drawn[:]
    from orrery.games.roll.rules.game import galaxy

    assert galaxy(bazaar.s.view(1)).players[0].drawn == drawn
    worlds = bazaar.keys([2 * tile for tile in drawn])
    bazaar.choose(0, f"under:{worlds[0]}", f"under:{worlds[1]}")
    assert bazaar.p(0).seen == sorted(drawn)
    assert galaxy(bazaar.s.view(1)).players[0].stacks[0][:2] == [-1, -1]


@vector("T-V28")
@rule("V-53", "D-25")
def test_a_die_takes_the_place_of_a_tile_that_the_bag_has_not() -> None:
    bazaar = Bazaar(2)
    bazaar.market(THREE, "two_worlds_of_a_colour")
    bazaar.dealers(0, "home", "home")
    bazaar.credits(0, 5)
    alien = [t for t in bazaar.s.bag if bazaar.s.box.sides[2 * t].row["colour"] == "alien"]
    bazaar.bag(*bazaar.keys([2 * alien[0]]), "gem_world")
    bazaar.begin()
    bazaar.open(0, THREE, "two_worlds_of_a_colour")
    bazaar.choose(0, "name:alien")
    assert bazaar.p(0).drawn == alien[:1]
    bazaar.choose(0, f"under:{bazaar.keys([2 * alien[0]])[0]}")
    assert bazaar.kind(0) == "substitute_tile"
    assert "take:genes" in bazaar.offered(0)
    assert "take:leader" not in bazaar.offered(0)
    assert bazaar.why_not(0, "take:leader") == "V-53"
    bazaar.choose(0, "take:genes")
    (taken,) = bazaar.events("substitute_tile", 0)
    assert taken.params["die"].startswith("genes")
    assert "genes" in bazaar.colours(bazaar.p(0).dice())


@rule("D-44", "R-21")
def test_of_two_base_tiles_alike_each_power_is_used_once() -> None:
    bazaar = Bazaar(3)
    bazaar.tableau(0, "base_development_reassign", "base_development_reassign")
    bazaar.workers(0, explore=["home"] * 4)
    for seat in (1, 2):
        bazaar.workers(seat, explore=["home", "home"])
    bazaar.assign()
    bazaar.choose(0, "select:explore")
    use = "use:base_development_reassign"
    for phase in ("settle", "ship"):
        assert bazaar.offered(0).count(use) == 1
        bazaar.choose(0, use)
        if bazaar.kind(0) == "move":
            bazaar.choose(0, "move:home@explore")
        bazaar.choose(0, f"into:{phase}")
    assert use not in bazaar.offered(0)
    assert bazaar.why_not(0, use) == "R-21"
    assert (bazaar.in_column(0, "settle"), bazaar.in_column(0, "ship")) == (["home"], ["home"])
