"""Other ways to a world (S-36 to S-39): for nothing, paying for military ones, conquering others, spending goods."""

from __future__ import annotations

import pytest

from tests.games.race.rules.scene import Scene
from tests.rules import rule, tile, vector


@rule("S-36", "S-64")
@tile("colony_ship", "doomed_world")
@pytest.mark.parametrize("key", ["colony_ship", "doomed_world"])
def test_a_card_is_discarded_so_that_a_world_costs_nothing(key: str) -> None:
    scene = Scene().tableau(key).hand("new_earth").cards(6).play(dice=("settle_1",)).choose("place:new_earth")
    assert (scene.kind(), scene.offered()) == ("reduce", [f"use:{key}", "done"])
    other = scene.branch().choose("done")
    assert (other.kind(), other.parts()) == ("pay", 5)
    scene.choose(f"use:{key}")
    assert scene.placed() == ["new_earth"]
    assert key in scene.discarded()
    assert len(scene.in_hand()) == 6
    assert scene.told("cost_zero") == [{"card": key, "n": 5, "for": "new_earth"}]


@rule("S-36")
@pytest.mark.parametrize("key", ["colony_ship", "doomed_world"])
def test_not_for_a_world_of_alien_goods_nor_for_a_conquest(key: str) -> None:
    scene = Scene().tableau(key).hand("deserted_alien_outpost", "new_sparta").play(dice=("settle_1",))
    assert scene.offered() == []
    scene = Scene().tableau(key).hand("deserted_alien_outpost").cards(5).play(dice=("settle_1",))
    assert scene.choose("place:deserted_alien_outpost").kind() == "pay"
    scene = Scene().tableau(key).hand("alien_rosetta_stone_world").play(dice=("settle_1",))
    assert scene.choose("place:alien_rosetta_stone_world").placed() == ["alien_rosetta_stone_world"], "it has no goods"


@rule("S-36", "S-37")
def test_also_for_a_military_world_that_is_paid_for() -> None:
    scene = Scene().tableau("colony_ship", "rebel_cantina").hand("rebel_homeworld").play(dice=("settle_1",))
    scene.choose("place:rebel_homeworld")
    assert scene.placed() == ["rebel_cantina", "rebel_homeworld"], "the only way there is"


PAYING = [  # the card, the world, its price or -1: not this one
    ("contact_specialist", "rebel_underground", 2),
    ("contact_specialist", "pirate_world", 2),
    ("contact_specialist", "alien_robot_sentry", -1),
    ("contact_specialist", "alien_booby_trap", 0),
    ("rebel_cantina", "pirate_world", 3),
    ("rebel_cantina", "alien_robot_sentry", -1),
    ("rebel_alliance", "rebel_underground", 1),
    ("rebel_alliance", "pirate_world", -1),
    ("alien_research_team", "alien_robot_sentry", 1),  # and alien worlds cost it 1 less
    ("alien_research_team", "pirate_world", -1),
    ("ravaged_uplift_world", "avian_uplift_race", 2),
    ("ravaged_uplift_world", "malevolent_lifeforms", -1),
]


@rule("S-37")
@tile("contact_specialist", "rebel_cantina", "rebel_alliance", "alien_research_team", "ravaged_uplift_world")
@pytest.mark.parametrize(("key", "world", "price"), PAYING)
def test_military_worlds_are_paid_for(key: str, world: str, price: int) -> None:
    scene = Scene().tableau(key).hand(world).cards(4).play(dice=("settle_1",))
    if price < 0:
        assert scene.offered() == []
        return
    scene.choose(f"place:{world}")
    assert scene.parts() == price
    while scene.kind() == "pay":
        scene.choose(scene.offered()[0])
    assert scene.placed()[-1] == world
    assert scene.told("places")[-1]["way"] == "pay_for_military"


@rule("S-37", "S-32")
@vector("TV-21")
def test_the_reductions_that_fit_apply_as_well() -> None:
    scene = Scene().tableau("contact_specialist", "mining_robots").hand("rebel_miners").play(dice=("settle_1",))
    scene.choose("place:rebel_miners")
    assert scene.placed()[-1] == "rebel_miners", "2 - 1 - 1"


@rule("S-37")
@tile("rebel_pact")
def test_one_such_power_for_a_world_and_the_best_one() -> None:
    scene = Scene().tableau("contact_specialist", "rebel_cantina", "rebel_alliance").hand("rebel_outpost").cards(5)
    assert scene.play(dice=("settle_1",)).choose("place:rebel_outpost").parts() == 5 - 2
    scene = Scene().tableau("contact_specialist", "rebel_pact").hand("rebel_outpost").cards(5)
    assert scene.play(dice=("settle_1",)).choose("place:rebel_outpost").parts() == 5 - 1 - 2
    scene = Scene().tableau("rebel_pact").hand("gem_world").cards(3).play(dice=("settle_1",))
    assert scene.choose("place:gem_world").parts() == 2, "only where a military world is paid for"


@rule("S-37", "S-31")
@tile("pan_galactic_mediator")
def test_who_can_do_both_is_asked_and_paying_may_bring_prestige() -> None:
    scene = Scene().tableau("rebel_cantina", "pan_galactic_mediator", "drop_ships").hand("new_sparta").cards(3)
    scene.play(dice=("settle_1",)).choose("place:new_sparta")
    assert (scene.kind(), scene.offered()) == ("way", ["way:conquer", "way:pay_for_military"])
    assert scene.s.about(0) == {"card": "new_sparta", "strength": 2, "defence": 2, "cost": 2}
    other = scene.branch().choose("way:conquer")
    assert (other.p.prestige, len(other.in_hand())) == (0, 3)
    scene.choose("way:pay_for_military", "pay:rebel_council", "pay:alien_guardian")
    assert (scene.p.prestige, len(scene.in_hand())) == (1, 1)
    assert [event.rule for event in scene.events("prestige")] == ["S-37"]


@rule("S-37", "S-35")
def test_who_pays_is_not_asked_for_strength() -> None:
    scene = Scene().tableau("rebel_cantina", "space_mercenaries").hand("pirate_world").cards(3).play(dice=("settle_1",))
    scene.choose("place:pirate_world", "way:pay_for_military")
    assert scene.kind() == "", "the three cards were paid"
    assert scene.p.boost == 0


@rule("S-38", "S-161")
@tile("imperium_cloaking_technology", "imperium_invasion_fleet")
@pytest.mark.parametrize(
    ("key", "helper", "prestige"),
    [("imperium_cloaking_technology", "drop_ships", 0), ("imperium_invasion_fleet", "space_marines", 2)],
)
def test_a_world_that_is_not_military_is_conquered(key: str, helper: str, prestige: int) -> None:
    """Cloaking: 3 and a bonus of 2; the fleet: its own 3, which still count, and 2."""
    scene = Scene().tableau(key, helper).hand("new_earth", "deserted_alien_library").cards(5).play(dice=("settle_1",))
    assert "place:deserted_alien_library" in scene.offered(), "it can be paid for"
    scene.choose("place:new_earth")
    assert (scene.kind(), scene.offered()) == ("way", ["way:pay", f"use:{key}"])
    other = scene.branch().choose("way:pay")
    assert (other.kind(), other.parts()) == ("pay", 5)
    scene.choose(f"use:{key}")
    assert scene.placed() == [helper, "new_earth"]
    assert len(scene.in_hand()) == 6
    assert scene.p.prestige == prestige
    assert scene.told("places")[-1] == {"card": "new_earth", "way": "peaceful"}
    scene = Scene().tableau(key, helper).hand("deserted_alien_library").cards(5).play(dice=("settle_1",))
    assert scene.offered() == [], "6 is too strong, and there are five cards"


@rule("S-38", "S-34")
def test_special_strength_counts_and_reductions_do_not() -> None:
    scene = Scene().tableau("imperium_cloaking_technology", "alien_tech_institute").hand("deserted_alien_outpost")
    scene.play(dice=("settle_1",)).choose("place:deserted_alien_outpost")
    assert scene.placed()[-1] == "deserted_alien_outpost", "2 against alien goods and the bonus of 2"
    scene = Scene().tableau("imperium_cloaking_technology", "replicant_robots").hand("plague_world")
    assert scene.play(dice=("settle_1",)).offered() == [], "3, with a strength of 2"


@rule("S-38", "S-35")
def test_strength_for_the_phase_helps_a_peaceful_conquest() -> None:
    scene = Scene().tableau("imperium_cloaking_technology", "new_military_tactics").hand("new_earth")
    scene.play(dice=("settle_1",)).choose("place:new_earth")
    assert scene.placed() == ["new_earth"]


@rule("S-38", "S-35", "S-43")
def test_strength_gained_for_one_world_lasts_for_the_peaceful_conquest_of_another() -> None:
    scene = Scene().tableau("imperium_cloaking_technology", "new_military_tactics", "improved_logistics")
    scene.hand("pirate_world", "new_earth").play(dice=("settle_1",)).choose("place:pirate_world")
    assert scene.placed()[-1] == "pirate_world", "3 for the rest of the phase"
    assert scene.choose("place:new_earth").placed() == ["improved_logistics", "pirate_world", "new_earth"], "3 and 2"


@rule("S-36", "S-43")
def test_what_has_been_discarded_for_one_world_makes_no_other_free() -> None:
    scene = Scene().tableau("colony_ship", "improved_logistics").hand("gem_world", "new_earth")
    scene.play(dice=("settle_1",)).choose("place:gem_world")
    assert (scene.placed(), scene.offered()) == (["improved_logistics", "gem_world"], [])


@rule("S-38", "S-43")
def test_the_bonus_is_for_that_world_alone() -> None:
    scene = Scene().tableau("imperium_cloaking_technology", "space_marines", "improved_logistics")
    scene.hand("merchant_world", "pirate_world").play(dice=("settle_1",)).choose("place:merchant_world")
    assert scene.placed()[-1] == "merchant_world", "2 and 2"
    assert scene.offered() == [], "2 against 3"


@rule("S-39")
@tile("golden_age_of_terraforming", "lifeforms_inc")
@pytest.mark.parametrize("key", ["golden_age_of_terraforming", "lifeforms_inc"])
def test_a_genes_good_is_spent_for_three_less(key: str) -> None:
    scene = Scene().tableau(key, "plague_world", "gem_world").goods("plague_world", "gem_world")
    scene.hand("new_earth").cards(5).play(dice=("settle_1",)).choose("place:new_earth")
    assert (scene.kind(), scene.offered()) == ("reduce", [f"use:{key}", "done"])
    scene.choose(f"use:{key}")
    assert scene.with_goods() == ["gem_world"]
    assert (scene.kind(), scene.parts()) == ("pay", 2)


@rule("S-39", "S-43")
def test_it_also_holds_for_a_further_world_of_the_phase() -> None:
    scene = Scene().tableau("lifeforms_inc", "plague_world", "improved_logistics").goods("plague_world")
    scene.hand("comet_zone", "mining_world").play(dice=("settle_1",))
    assert scene.offered() == ["place:comet_zone", "place:mining_world", "pass"]
    scene.choose("place:comet_zone", "place:mining_world")
    assert scene.placed()[-2:] == ["comet_zone", "mining_world"]


@rule("S-39")
def test_two_powers_need_two_goods_and_nobody_spends_one_to_conquer() -> None:
    scene = Scene().tableau("lifeforms_inc", "golden_age_of_terraforming", "plague_world").goods("plague_world")
    assert scene.hand("alien_robotic_factory").cards(2).play(dice=("settle_1",)).offered() == []
    scene = Scene().tableau("lifeforms_inc", "golden_age_of_terraforming", "plague_world", "distant_world")
    scene.goods("plague_world", "distant_world").hand("alien_robotic_factory", "new_sparta").play(dice=("settle_1",))
    assert scene.offered() == ["place:alien_robotic_factory", "pass"], "6 - 3 - 3, and no strength"


@rule("S-77")
def test_a_raised_settle_makes_paid_worlds_three_cheaper() -> None:
    scene = Scene().hand("new_earth").cards(4).play("settle_1", raised="settle_1").choose("place:new_earth")
    assert scene.parts() == 2
    scene = Scene().tableau("rebel_cantina").hand("rebel_outpost").cards(3).play("settle_1", raised="settle_1")
    scene.choose("place:rebel_outpost")
    assert scene.parts() == 2, "5 - 3 for a military world that is paid for; 2 strength are not enough"
