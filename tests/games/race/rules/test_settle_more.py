"""Further worlds, one in the place of another (S-43 to S-45), and what follows after placing (S-40, S-41)."""

from __future__ import annotations

import pytest

from tests.games.race.rules.scene import Scene
from tests.rules import refusal, rule, tile


@rule("S-43", "S-40")
@refusal("one_world")
@tile("improved_logistics")
def test_another_world_can_be_placed_and_the_bonus_is_drawn_once() -> None:
    scene = Scene().tableau("improved_logistics").hand("asteroid_belt", "gem_world").cards(5).play("settle_1")
    scene.choose("place:asteroid_belt", "pay:rebel_council", "pay:alien_guardian")
    assert scene.offered()[0] == "place:gem_world"
    assert scene.offered()[-1] == "done"
    scene.choose("place:gem_world", "pay:rebel_homeworld", "pay:alien_monolith")
    assert scene.placed() == ["improved_logistics", "asteroid_belt", "gem_world"]
    assert scene.offered() == [], "two, no more"
    assert [told["why"] for told in scene.told("draws")] == ["settle_bonus"]
    scene = Scene().tableau("improved_logistics").hand("asteroid_belt", "gem_world").cards(5).play("settle_1")
    assert scene.choose("place:asteroid_belt", "pay:rebel_council", "pay:alien_guardian", "done").kind() == ""


@rule("S-43")
def test_a_third_world_is_one_too_many() -> None:
    scene = Scene().tableau("improved_logistics", "drop_ships").hand("new_sparta", "pirate_world", "rebel_fuel_cache")
    scene.play(dice=("settle_1",)).choose("place:new_sparta", "place:pirate_world")
    assert (scene.in_hand(), scene.offered()) == (["rebel_fuel_cache"], [])


@rule("S-44", "S-35")
def test_a_world_to_be_conquered_does_not_pay_for_its_own_strength() -> None:
    scene = Scene().tableau("rebel_sneak_attack", "space_mercenaries").hand("new_sparta", "new_survivalists")
    scene.play(dice=("settle_1",)).choose("place:new_survivalists")
    assert scene.in_hand() == ["new_sparta"]
    assert scene.offered() == [], "it takes one more, and there is no other card"


@rule("S-44", "S-43")
@refusal("only_military", "one_world")
@tile("rebel_sneak_attack")
def test_a_card_is_discarded_to_conquer_one_more_military_world() -> None:
    scene = Scene().tableau("rebel_sneak_attack", "drop_ships", "rebel_cantina")
    scene.hand("gem_world", "comet_zone", "pirate_world", "new_sparta", "rebel_outpost").cards(3).play(
        dice=("settle_1",)
    )
    assert "use:rebel_sneak_attack" not in scene.offered(), "after a world, not before"
    scene.choose("place:gem_world", "pay:alien_guardian", "pay:rebel_council")
    assert scene.offered() == ["use:rebel_sneak_attack", "done"]
    assert scene.why_not("place:comet_zone") == [("one_world", "S-31", {"card": "comet_zone"})]
    scene.choose("use:rebel_sneak_attack")
    assert scene.offered() == ["place:new_sparta", "place:pirate_world"], "by conquest, not by paying"
    about = scene.s.about(0)
    assert (about["card"], about["which"], about["placed"]) == ("rebel_sneak_attack", 0, 1)
    assert scene.why_not("place:comet_zone") == [("only_military", "S-44", {"card": "comet_zone"})]
    assert scene.why_not("place:rebel_outpost")[0][0] == "too_weak"
    scene.choose("place:pirate_world")
    assert scene.placed()[-2:] == ["gem_world", "pirate_world"]
    assert "rebel_sneak_attack" in scene.discarded()
    assert scene.offered() == []


@rule("S-43", "S-44")
def test_both_may_be_used() -> None:
    scene = Scene().tableau("rebel_sneak_attack", "improved_logistics", "drop_ships")
    scene.hand("new_sparta", "pirate_world", "imperium_fuel_depot").play(dice=("settle_1",)).choose("place:new_sparta")
    assert scene.offered() == [
        "place:pirate_world", "place:imperium_fuel_depot", "use:rebel_sneak_attack", "done",
    ]  # fmt: skip
    scene.choose("use:rebel_sneak_attack", "place:imperium_fuel_depot", "place:pirate_world")
    assert scene.placed()[-3:] == ["new_sparta", "imperium_fuel_depot", "pirate_world"]


@rule("S-45", "S-42", "S-71")
@refusal("not_replaceable", "no_replacement")
@tile("terraforming_engineers")
def test_a_world_comes_in_the_place_of_another() -> None:
    scene = (
        Scene().tableau("asteroid_belt", "terraforming_engineers", "gem_world", "rebel_miners").goods("asteroid_belt")
    )
    scene.hand("psi_crystal_world", "spice_world", "new_earth", "alien_tourist_attraction").play("settle_1")
    assert "use:terraforming_engineers" in scene.offered()
    scene.choose("use:terraforming_engineers")
    assert (scene.kind(), scene.offered()) == ("replace", ["replace:asteroid_belt", "replace:gem_world"])
    assert scene.why_not("replace:rebel_miners") == [("not_replaceable", "S-45", {"card": "rebel_miners"})]
    scene.choose("replace:asteroid_belt")
    assert (scene.kind(), scene.offered()) == ("replace_by", ["place:new_earth", "place:psi_crystal_world"])
    assert scene.s.about(0) == {"card": "asteroid_belt"}
    assert scene.why_not("place:spice_world") == [("no_replacement", "S-45", {"card": "spice_world"})]
    old_good = scene.p.goods[0]
    scene.next("comet_zone").choose("place:psi_crystal_world")
    assert scene.placed() == ["psi_crystal_world", "terraforming_engineers", "gem_world", "rebel_miners"]
    assert scene.keys([scene.p.goods[0]]) == ["comet_zone"], "a windfall good of its own"
    assert old_good in scene.s.buried
    assert "asteroid_belt" in scene.discarded()
    assert scene.p.prestige == 2, "its symbol, and one for the engineers"
    assert scene.told("draws") == [], "it is no placing: no bonus"
    assert scene.kind() == "settle", "a world may still be placed"
    assert "use:terraforming_engineers" not in scene.offered(), "once in a phase"


@rule("S-45", "S-164")
@pytest.mark.parametrize(
    ("old", "new", "fits"),
    [
        ("gem_world", "spice_world", True),  # 2 and 2
        ("gem_world", "galactic_studios", True),  # 2 and 5
        ("artist_colony", "galactic_studios", False),  # 1 and 5
        ("prosperous_world", "gem_world", False),  # cheaper
        ("gem_world", "comet_zone", False),  # another kind
        ("gem_world", "old_earth", False),
        ("epsilon_eridani", "trading_outpost", False),  # cheaper
        ("trading_outpost", "merchant_world", True),  # both without goods, 1 and 4
        ("gem_world", "former_penal_colony", False),  # military
        ("alien_oort_cloud_refinery", "gem_world", True),  # any kind
        ("alien_oort_cloud_refinery", "old_earth", False),
        ("gem_world", "alien_tourist_attraction", True),  # a windfall world of the same kind
    ],
)
def test_what_can_replace_what(old: str, new: str, fits: bool) -> None:
    robot = "new_sparta" if "old_earth" in (old, new) else "old_earth"
    scene = Scene(robot=robot).tableau("terraforming_engineers", old).hand(new).play(dice=("settle_1",))
    assert ("use:terraforming_engineers" in scene.offered()) == fits


@rule("S-45", "S-19")
def test_a_world_placed_in_the_phase_is_not_replaced_and_replacing_gives_no_powers_yet() -> None:
    scene = Scene().tableau("terraforming_engineers").hand("gem_world", "spice_world").cards(2).play(dice=("settle_1",))
    scene.choose("place:gem_world", "pay:rebel_stronghold")
    assert scene.offered() == []
    scene = Scene().tableau("terraforming_engineers", "gem_world").hand("galactic_resort", "asteroid_belt").cards(1)
    scene.play(dice=("settle_1",)).choose("use:terraforming_engineers")
    assert scene.placed() == ["terraforming_engineers", "galactic_resort"]
    assert scene.offered() == ["place:asteroid_belt", "pass"]


@rule("S-45", "S-11", "S-164")
def test_what_lies_under_a_replaced_world_is_discarded() -> None:
    scene = Scene().tableau("terraforming_engineers", "galactic_scavengers").stash("new_sparta").hand("gem_world")
    scene.play(dice=("settle_1",)).choose("use:terraforming_engineers")
    assert scene.placed() == ["terraforming_engineers", "gem_world"]
    assert scene.p.stash == []
    assert "new_sparta" in scene.discarded()


@rule("S-41", "S-164")
def test_nothing_is_put_under_a_world_that_has_been_replaced() -> None:
    scene = Scene().tableau("terraforming_engineers", "galactic_scavengers").hand("gem_world", "comet_zone").cards(3)
    scene.play(dice=("settle_1",)).choose("use:terraforming_engineers")
    scene.choose("place:comet_zone", "pay:rebel_stronghold", "pay:rebel_council")
    assert scene.placed() == ["terraforming_engineers", "gem_world", "comet_zone"]
    assert (scene.told("stashes"), scene.p.stash) == ([], [])


@rule("S-41")
@tile("terraforming_robots", "terraforming_guild", "galactic_markets", "pan_galactic_hologrid")
@pytest.mark.parametrize(
    "key", ["terraforming_robots", "terraforming_guild", "galactic_markets", "pan_galactic_hologrid"]
)
def test_a_card_is_drawn_after_each_world(key: str) -> None:
    scene = Scene().tableau(key, "improved_logistics", "drop_ships").hand("new_sparta", "pirate_world")
    scene.play(dice=("settle_1",)).choose("place:new_sparta", "place:pirate_world")
    assert [told["card"] for told in scene.told("draws")] == [key, key]


@rule("S-41")
@tile("imperium_fuel_depot")
def test_two_are_drawn_and_one_is_discarded_after_a_world() -> None:
    scene = Scene().tableau("imperium_fuel_depot", "drop_ships").hand("new_sparta").next("gem_world", "comet_zone")
    scene.play(dice=("settle_1",)).choose("place:new_sparta")
    assert (scene.kind(), scene.s.about(0)) == ("discard", {"n": 1, "why": "settled"})
    scene.choose("discard:gem_world")
    assert scene.in_hand() == ["comet_zone"]


@rule("S-41")
@tile("rebel_freedom_fighters", "imperium_capital", "alien_cornucopia")
@pytest.mark.parametrize(
    ("key", "world", "prestige"),
    [
        ("rebel_freedom_fighters", "rebel_miners", 1),
        ("rebel_freedom_fighters", "new_sparta", 0),
        ("imperium_capital", "rebel_miners", 1),
        ("imperium_capital", "rebel_cantina", 0),
        ("alien_cornucopia", "gem_world", 1),
        ("alien_cornucopia", "rebel_miners", 1),
        ("alien_cornucopia", "asteroid_belt", 0),
    ],
)
def test_prestige_after_placing_a_world(key: str, world: str, prestige: int) -> None:
    scene = Scene().tableau(key, "drop_ships").hand(world).cards(2).play(dice=("settle_1",)).choose(f"place:{world}")
    assert scene.placed()[-1] == world
    assert scene.p.prestige == prestige


@rule("S-41")
@tile("golden_age_of_terraforming")
def test_a_new_production_world_gets_a_good_at_once() -> None:
    scene = Scene().tableau("golden_age_of_terraforming").hand("gem_world").cards(2).play(dice=("settle_1",))
    assert scene.choose("place:gem_world").with_goods() == ["gem_world"]
    scene = Scene().tableau("golden_age_of_terraforming").hand("trading_outpost").cards(1)
    assert scene.play(dice=("settle_1",)).choose("place:trading_outpost").with_goods() == []


@rule("S-41")
@tile("galactic_scavengers")
def test_one_of_the_cards_paid_for_a_world_is_stashed() -> None:
    scene = (
        Scene().tableau("galactic_scavengers").hand("gem_world", "new_sparta", "comet_zone").play(dice=("settle_1",))
    )
    scene.choose("place:gem_world", "stash:new_sparta")
    assert scene.keys(scene.p.stash) == ["new_sparta"]


@rule("S-19", "S-71")
@tile("rebel_stronghold", "rebel_council", "alien_burial_site", "black_hole_miners")
@pytest.mark.parametrize("key", ["alien_burial_site", "black_hole_miners", "alien_booby_trap", "rebel_fuel_refinery"])
def test_the_symbol_of_a_world_brings_a_prestige_at_once(key: str) -> None:
    scene = Scene().tableau("drop_ships", "space_marines").hand(key).cards(4).play(dice=("settle_1",))
    scene.choose(f"place:{key}")
    while scene.kind() == "pay":
        scene.choose(scene.offered()[0])
    assert scene.p.prestige == 1


@rule("S-12")
@tile("imperium_seat", "rebel_alliance", "interstellar_casus_belli", "pan_galactic_security_council")
def test_powers_of_takeovers_do_nothing() -> None:
    scene = Scene().tableau("imperium_seat", "rebel_alliance", "interstellar_casus_belli", "imperium_planet_buster")
    scene.tableau("pan_galactic_security_council", "rebel_pact").prestige(3).play(dice=("settle_1",))
    assert scene.offered() == []
    assert scene.p.prestige == 3
