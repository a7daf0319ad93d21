"""Phase III: Settle: paying for worlds and conquering them (S-31 to S-34, S-40 to S-42)."""

from __future__ import annotations

import pytest

from tests.games.race.rules.scene import Scene
from tests.rules import refusal, rule, tile

WORLD_OF = {  # a world that is paid for, and its cost
    "novelty": ("prosperous_world", 3),
    "rare_elements": ("new_earth", 5),
    "genes": ("lost_species_ark_world", 5),
    "alien": ("deserted_alien_colony", 5),
    "none": ("tourist_world", 4),
}
CHEAPER = {  # by kind; everything else stays as dear as it is
    "alpha_centauri": {"rare_elements": 1},
    "mining_robots": {"rare_elements": 1},
    "alien_tech_institute": {"alien": 2},
    "alien_rosetta_stone_world": {"alien": 2},
    "replicant_robots": {"novelty": 2, "rare_elements": 2, "genes": 2, "alien": 2, "none": 2},
    "deserted_alien_world": {"alien": 2},
    "smuggling_world": {"novelty": 1},
    "abandoned_alien_uplift_camp": {"genes": 2},
    "alien_uplift_center": {"genes": 2},
    "gem_smugglers": {"rare_elements": 1},
    "alien_research_team": {"alien": 1},
    "universal_peace_institute": {"novelty": 2, "rare_elements": 2, "genes": 2, "alien": 2, "none": 2},
    "mining_mole_uplift_race": {"rare_elements": 1},
    "terraforming_engineers": {"novelty": 1, "rare_elements": 1, "genes": 1, "alien": 1, "none": 1},
}


@rule("S-31", "S-32", "S-5", "S-17")
def test_a_world_that_is_not_military_is_paid_for() -> None:
    scene = Scene().hand("gem_world", "comet_zone", "new_sparta", "space_marines").play(dice=("settle_1",))
    assert (scene.kind(), scene.offered()) == ("settle", ["place:gem_world", "place:comet_zone", "pass"])
    scene.choose("place:gem_world")
    assert (scene.kind(), scene.parts()) == ("pay", 2)
    scene.choose("pay:comet_zone", "pay:new_sparta")
    assert scene.placed() == ["gem_world"]
    assert scene.in_hand() == ["space_marines"], "no bonus where only the robot chose"
    assert scene.with_goods() == [], "a production world is placed without a good"
    assert scene.news() == [
        "phase phase=settle n=1 [S-15]",
        "pays seat=0 n=2 cards=new_sparta+comet_zone for=gem_world [S-32]",
        "places seat=0 card=gem_world way=pay [S-32]",
    ]


@rule("S-40", "S-42", "S-4")
@tile("asteroid_belt", "rebel_fuel_cache")
def test_a_windfall_world_gets_a_good_and_who_chose_the_phase_draws_a_card() -> None:
    scene = Scene().hand("asteroid_belt", "new_sparta", "gem_world").next("comet_zone", "spice_world").play("settle_1")
    scene.choose("place:asteroid_belt")
    assert scene.with_goods() == ["asteroid_belt"]
    assert scene.keys([scene.p.goods[0]]) == ["comet_zone"], "unseen"
    assert scene.in_hand() == ["spice_world"]
    assert scene.news()[2:] == [
        "places seat=0 card=asteroid_belt way=pay [S-32]",
        "good seat=0 card=asteroid_belt kind=rare_elements [S-42]",
        "draws seat=0 n=1 cards=spice_world why=settle_bonus [S-40] !",
    ]


@rule("S-31")
def test_every_world_of_the_hand_is_looked_at() -> None:
    scene = Scene(robot="new_sparta").hand("old_earth", "epsilon_eridani").cards(3).play(dice=("settle_1",))
    assert scene.offered() == ["place:old_earth", "place:epsilon_eridani", "pass"]


@rule("S-40")
def test_without_a_world_there_is_no_bonus() -> None:
    scene = Scene().hand("asteroid_belt", "new_sparta", "gem_world").play("settle_1").choose("pass")
    assert len(scene.in_hand()) == 3
    assert scene.news()[1:] == ["passes seat=0 phase=settle [S-31]"]


@rule("S-17", "S-40")
def test_the_bonus_belongs_to_the_phase_of_the_marker() -> None:
    scene = Scene().hand("asteroid_belt", "radioactive_world").cards(5).play("settle_1", dice=("settle_2",))
    scene.choose("place:asteroid_belt", "pay:alien_monolith", "pay:rebel_council")
    assert len(scene.told("draws")) == 1
    scene.choose("place:radioactive_world", "pay:rebel_homeworld", "pay:alien_guardian")
    assert scene.placed() == ["asteroid_belt", "radioactive_world"]
    assert len(scene.told("draws")) == 1


@rule("S-32", "S-34")
@tile(
    "alpha_centauri", "mining_robots", "alien_tech_institute", "alien_rosetta_stone_world", "replicant_robots",
    "deserted_alien_world", "smuggling_world", "abandoned_alien_uplift_camp", "alien_uplift_center", "gem_smugglers",
    "alien_research_team", "universal_peace_institute", "mining_mole_uplift_race", "terraforming_engineers",
)  # fmt: skip
@pytest.mark.parametrize("key", CHEAPER)
@pytest.mark.parametrize("good", WORLD_OF)
def test_powers_make_worlds_of_a_kind_cheaper(key: str, good: str) -> None:
    world, cost = WORLD_OF[good]
    scene = Scene().tableau(key).hand(world).cards(6).play(dice=("settle_1",)).choose(f"place:{world}")
    assert scene.parts() == cost - CHEAPER[key].get(good, 0)


@rule("S-34", "S-69")
def test_what_counts_is_the_good_not_the_keyword() -> None:
    scene = Scene().tableau("alien_tech_institute").hand("alien_rosetta_stone_world").cards(4).play(dice=("settle_1",))
    assert scene.choose("place:alien_rosetta_stone_world").parts() == 3, "it is called alien, and has no goods"
    scene = Scene().tableau("alien_tech_institute").hand("alien_booby_trap").play("settle_1")
    assert scene.offered() == [], "no strength against it either"


@rule("S-32")
def test_a_price_never_falls_below_nothing() -> None:
    scene = Scene().tableau("replicant_robots", "mining_robots").hand("asteroid_belt").cards(1).play(dice=("settle_1",))
    assert scene.choose("place:asteroid_belt").kind() == ""
    assert scene.placed()[-1] == "asteroid_belt"
    assert len(scene.in_hand()) == 1


@rule("S-33", "S-5")
@refusal("too_weak", "too_dear", "not_a_world")
def test_a_military_world_is_conquered_for_nothing_by_who_is_strong_enough() -> None:
    scene = Scene().tableau("space_marines").hand("rebel_miners", "rebel_underground", "gem_world", "drop_ships")
    scene.play(dice=("settle_1",))
    assert scene.offered() == ["place:gem_world", "place:rebel_miners", "pass"]
    assert scene.refused() == [
        ("too_weak", "S-33", {"card": "rebel_underground", "defence": 3, "strength": 2, "missing": 1})
    ]
    assert scene.why_not("place:drop_ships") == [("not_a_world", "S-31", {"card": "drop_ships"})]
    assert scene.why_not("place:asteroid_belt") == [("not_in_hand", "S-31", {"card": "asteroid_belt"})]
    scene.choose("place:rebel_miners")
    assert scene.placed() == ["space_marines", "rebel_miners"]
    assert len(scene.in_hand()) == 3
    assert "places seat=0 card=rebel_miners way=conquer [S-33]" in scene.news()


@rule("S-31", "S-32", "S-33")
@refusal("too_dear")
def test_who_cannot_settle_is_told_why() -> None:
    scene = Scene().hand("alien_robotic_factory", "new_sparta").play("settle_1")
    assert scene.news()[1:] == ["cannot_settle seat=0 n=2 cards=new_sparta+alien_robotic_factory [S-33]"]
    scene = Scene().hand("drop_ships").play("settle_1")
    assert scene.news()[1:] == ["no_world seat=0 [S-31]"]
    scene = Scene().hand("alien_robotic_factory", "gem_world", "drop_ships").play("settle_1")
    assert scene.refused() == [("too_dear", "S-32", {"card": "alien_robotic_factory", "cost": 6, "n": 2, "missing": 4})]
