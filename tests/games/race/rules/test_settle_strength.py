"""Strength: permanent and for a phase (S-33 to S-35)."""

from __future__ import annotations

import pytest

from orrery.games.race.rules.phases.strength import strength_against
from tests.games.race.rules.scene import Scene
from tests.rules import refusal, rule, tile

GENERAL = {
    "epsilon_eridani": 1, "new_sparta": 2, "expedition_force": 1, "former_penal_colony": 1, "space_marines": 2,
    "contact_specialist": -1, "rebel_outpost": 1, "rebel_warrior_race": 1, "lost_alien_battle_fleet": 3,
    "pan_galactic_league": -1, "refugee_world": -1, "empath_world": -1, "lost_alien_warship": 2,
    "alien_robot_scout_ship": 1, "drop_ships": 3, "new_galactic_order": 2, "imperium_armaments_world": 1,
    "blaster_gem_mines": 1, "separatist_colony": 1, "space_mercenaries": 1, "imperium_warlord": 1,
    "imperium_blaster_gem_consortium": 1, "imperium_troops": 1, "mercenary_fleet": 2, "blaster_runners": 1,
    "rebel_freedom_fighters": 1, "universal_peace_institute": -2, "imperium_invasion_fleet": 3,
    "imperium_planet_buster": 3, "pan_galactic_mediator": -1, "rebel_troops": 1, "psi_crystal_world": -1,
    "outlaw_world": 1, "hidden_fortress": 1, "uplift_mercenary_force": 1, "uplift_revolt_world": 1,
}  # fmt: skip
SPECIAL = {
    "alpha_centauri": {"rare_elements": 1}, "alien_tech_institute": {"alien": 2},
    "alien_rosetta_stone_world": {"alien": 2}, "deserted_alien_world": {"alien": 2}, "smuggling_world": {"novelty": 1},
    "abandoned_alien_uplift_camp": {"genes": 2}, "alien_uplift_center": {"genes": 2},
    "gem_smugglers": {"rare_elements": 1}, "galactic_imperium": {"rebel": 4}, "imperium_warlord": {"rebel": 1},
    "imperium_seat": {"rebel": 1}, "imperium_troops": {"rebel": 1}, "imperium_invasion_fleet": {"rebel": 1},
}  # fmt: skip
AGAINST = {
    "novelty": "pirate_world", "rare_elements": "imperium_fuel_depot", "genes": "malevolent_lifeforms",
    "alien": "alien_monolith", "none": "hidden_fortress", "rebel": "rebel_stronghold",
}  # fmt: skip


@rule("S-34")
@tile(
    "epsilon_eridani", "new_sparta", "expedition_force", "former_penal_colony", "space_marines", "contact_specialist",
    "rebel_outpost", "rebel_warrior_race", "lost_alien_battle_fleet", "pan_galactic_league", "refugee_world",
    "empath_world", "lost_alien_warship", "alien_robot_scout_ship", "drop_ships", "new_galactic_order",
    "imperium_armaments_world", "blaster_gem_mines", "separatist_colony", "space_mercenaries", "imperium_warlord",
    "imperium_blaster_gem_consortium", "imperium_troops", "mercenary_fleet", "blaster_runners",
    "rebel_freedom_fighters", "universal_peace_institute", "imperium_invasion_fleet", "imperium_planet_buster",
    "pan_galactic_mediator", "rebel_troops", "psi_crystal_world", "outlaw_world", "hidden_fortress",
    "uplift_mercenary_force", "uplift_revolt_world", "galactic_imperium", "imperium_seat",
)  # fmt: skip
@pytest.mark.parametrize("key", [*GENERAL, *[key for key in SPECIAL if key not in GENERAL]])
@pytest.mark.parametrize("target", AGAINST)
def test_strength_against_every_kind_of_world(key: str, target: str) -> None:
    scene = Scene().tableau(key).play(dice=("settle_1",))
    strength = GENERAL.get(key, 0) + SPECIAL.get(key, {}).get(target, 0)
    assert strength_against(scene.s, scene.number(AGAINST[target])) == strength


@rule("S-34")
def test_strength_counts_worlds_of_the_tableau() -> None:
    """Hidden Fortress counts military worlds, the two of the uplift chromosome worlds; each is one of its own."""
    scene = Scene().tableau("hidden_fortress", "rebel_miners", "gem_world", "star_nomad_lair").play(dice=("settle_1",))
    assert strength_against(scene.s, scene.number("rebel_base")) == 3
    scene = Scene().tableau("uplift_mercenary_force", "uplift_revolt_world", "avian_uplift_race", "uplift_code")
    scene.play(dice=("settle_1",))
    assert strength_against(scene.s, scene.number("rebel_base")) == 2 * 3, "the development is no world"


@rule("S-34")
@pytest.mark.parametrize(("other", "strength"), [("imperium_seat", 1 - 2), ("gem_world", 1)])
def test_rebel_freedom_fighters_are_weaker_beside_the_imperium(other: str, strength: int) -> None:
    scene = Scene().tableau("rebel_freedom_fighters", other).play(dice=("settle_1",))
    assert strength_against(scene.s, scene.number("hidden_fortress")) == strength


@rule("S-34", "S-155")
def test_outlaw_world_is_strong_in_the_second_edition_only() -> None:
    scene = Scene(edition="first").tableau("outlaw_world").play(dice=("settle_1",))
    assert strength_against(scene.s, scene.number("rebel_base")) == 0


@rule("S-33", "S-34")
def test_just_strong_enough_is_strong_enough_and_strength_is_not_used_up() -> None:
    scene = Scene().tableau("galactic_imperium", "space_marines", "contact_specialist", "improved_logistics")
    scene.hand("rebel_outpost", "rebel_base", "rebel_underground").play("settle_1")
    assert scene.offered() == ["place:rebel_outpost", "place:rebel_underground", "pass"], "4 + 2 - 1 against rebels"
    scene.choose("place:rebel_outpost")
    assert scene.offered()[0] == "place:rebel_underground", "and again 5"


@rule("S-35")
@refusal("no_strength_from")
@tile("new_military_tactics", "space_mercenaries", "mercenary_fleet", "rebel_fuel_refinery", "alien_booby_trap")
def test_strength_is_asked_for_only_as_long_as_it_is_missing() -> None:
    scene = Scene().tableau("new_military_tactics", "space_mercenaries", "rebel_fuel_refinery", "alien_booby_trap")
    scene.goods("rebel_fuel_refinery").prestige(2).hand("rebel_base", "rebel_miners", "gem_world").play(
        dice=("settle_1",)
    )
    scene.choose("place:rebel_base")
    assert (scene.kind(), scene.s.about(0)) == ("boost", {"card": "rebel_base", "missing": 5, "defence": 6})
    every = ["new_military_tactics", "space_mercenaries", "rebel_fuel_refinery", "alien_booby_trap"]
    assert scene.offered() == [f"use:{key}" for key in every]
    assert scene.why_not("use:rebel_fuel_refinery#2") == [("no_strength_from", "S-35", {"card": "rebel_fuel_refinery"})]
    scene.choose("use:alien_booby_trap")
    assert (scene.p.prestige, scene.s.about(0)["missing"]) == (1, 2)
    assert scene.offered() == [f"use:{key}" for key in every[:3]], "each once"
    scene.choose("use:rebel_fuel_refinery")
    assert scene.with_goods() == []
    assert [event.rule for event in scene.events("spends_good")] == ["S-35"]
    assert scene.placed()[-1] == "rebel_base", "2 for the good suffice"
    assert scene.p.boost == 5, "for the rest of the phase"
    assert "new_military_tactics" in scene.placed()


@rule("S-35", "S-64")
def test_a_card_that_discards_itself_for_strength_leaves_the_tableau() -> None:
    scene = Scene().tableau("new_military_tactics", "space_marines").hand("rebel_outpost").play("settle_1")
    scene.choose("place:rebel_outpost")
    assert scene.placed() == ["space_marines", "rebel_outpost"], "the only way: by itself"
    assert scene.discarded()[0] == "new_military_tactics"


@rule("S-35", "S-41")
@tile(
    "space_mercenaries",
    "mercenary_fleet",
    "primitive_rebel_world",
    "rebel_convict_mines",
    "uplift_mercenary_force",
    "rebel_troops",
)
@pytest.mark.parametrize(
    ("key", "own", "most"),
    [
        ("space_mercenaries", 1, 2),
        ("mercenary_fleet", 2, 2),
        ("primitive_rebel_world", 0, 1),
        ("rebel_convict_mines", 0, 1),
        ("uplift_mercenary_force", 1, 1),
        ("rebel_troops", 1, 1),
    ],
)
def test_hand_cards_for_strength(key: str, own: int, most: int) -> None:
    worlds = {1: "star_nomad_lair", 2: "new_sparta", 3: "pirate_world", 4: "malevolent_lifeforms", 5: "hidden_fortress"}
    scene = (
        Scene().tableau(key, "galactic_scavengers").hand(worlds[own + most], "drop_ships", "gem_world", "comet_zone")
    )
    scene.play(dice=("settle_1",)).choose(f"place:{worlds[own + most]}")
    for n in range(most):
        if scene.kind() == "boost":
            scene.choose(f"use:{key}")
        assert (scene.kind(), scene.parts()) == ("discard", 1)
        scene.choose(["discard:drop_ships", "discard:gem_world"][n])
    assert worlds[own + most] in scene.placed()
    assert scene.p.stash == [], "cards spent for strength are not paid"
    too_strong = worlds.get(own + most + 1, "rebel_base")
    other = Scene().tableau(key).hand(too_strong).cards(3).play(dice=("settle_1",))
    assert f"place:{too_strong}" not in other.offered()


@rule("S-35")
def test_a_world_is_offered_only_if_there_are_cards_for_the_strength() -> None:
    scene = Scene().tableau("space_mercenaries").hand("pirate_world", "drop_ships").play(dice=("settle_1",))
    assert scene.offered() == [], "1 + 1: there is only one other card"
    scene = Scene().tableau("space_mercenaries").hand("pirate_world", "drop_ships", "export_duties")
    assert scene.play(dice=("settle_1",)).offered() == ["place:pirate_world", "pass"]


@rule("S-35", "S-43")
def test_strength_lasts_for_a_second_world_and_cards_may_be_split() -> None:
    scene = Scene().tableau("space_mercenaries", "improved_logistics").hand("new_sparta", "pirate_world").cards(3)
    scene.play(dice=("settle_1",)).choose("place:new_sparta", "discard:rebel_stronghold")
    assert scene.p.boost == 1
    scene.choose("place:pirate_world", "discard:rebel_council")
    assert scene.placed()[-2:] == ["new_sparta", "pirate_world"]
    assert scene.p.boost == 2
    assert scene.offered() == []


@rule("S-19", "S-34")
def test_a_world_placed_in_the_phase_gives_no_strength_yet() -> None:
    scene = Scene().tableau("space_marines", "improved_logistics").hand("new_sparta", "pirate_world")
    scene.play(dice=("settle_1",)).choose("place:new_sparta")
    assert scene.offered() == [], "still 2"
    scene = Scene().tableau("space_marines").hand("new_sparta", "pirate_world").play("settle_1", "settle_2")
    scene.choose("place:new_sparta")
    assert "place:pirate_world" in scene.offered(), "4 in the second phase"


@rule("S-77")
def test_a_raised_settle_gives_two_strength_in_that_phase() -> None:
    scene = Scene().hand("new_sparta", "pirate_world").play("settle_1", raised="settle_1")
    assert scene.offered() == ["place:new_sparta", "pass"]
    scene.choose("pass")
    scene = Scene().hand("new_sparta", "pirate_world").play("settle_1", "settle_2", raised="settle_2")
    assert scene.told("phase")[-1]["n"] == 2, "nothing in the first"
    assert scene.offered() == ["place:new_sparta", "pass"]


@rule("S-69", "S-35")
def test_the_good_of_any_kind_can_be_spent_for_strength() -> None:
    scene = Scene().tableau("rebel_fuel_refinery", "alien_oort_cloud_refinery").goods("alien_oort_cloud_refinery")
    scene.hand("new_sparta").play("settle_1").choose("place:new_sparta")
    assert scene.with_goods() == []
    assert scene.placed()[-1] == "new_sparta"


@rule("S-35")
def test_a_card_is_discarded_for_one_strength_only() -> None:
    scene = Scene().tableau("space_mercenaries", "mercenary_fleet").hand("hidden_fortress", "drop_ships")
    assert scene.play(dice=("settle_1",)).offered() == [], "3 + 1: one card does not help both"
    scene = Scene().tableau("space_mercenaries", "mercenary_fleet").hand("hidden_fortress", "drop_ships", "gem_world")
    assert "place:hidden_fortress" in scene.play(dice=("settle_1",)).offered()


@rule("S-35", "S-43")
def test_what_a_power_gave_for_the_first_world_it_does_not_give_again() -> None:
    scene = Scene().tableau("space_mercenaries", "improved_logistics").hand("new_sparta", "malevolent_lifeforms")
    scene.cards(3).play(dice=("settle_1",)).choose("place:new_sparta", "discard:rebel_stronghold")
    assert scene.p.boost == 1
    assert "place:malevolent_lifeforms" not in scene.offered(), "2 now, 3 with the other card, not 4"


@rule("S-35")
def test_each_power_takes_as_many_cards_as_it_says() -> None:
    scene = Scene().tableau("space_mercenaries", "mercenary_fleet").hand("rebel_base").cards(4).play(dice=("settle_1",))
    scene.choose("place:rebel_base")
    for _ in range(2):
        assert scene.offered() == ["use:space_mercenaries", "use:mercenary_fleet"]
        scene.choose("use:space_mercenaries", f"discard:{scene.in_hand()[0]}")
    assert scene.kind() == "discard", "only the fleet is left, so it is used"
    scene.choose(f"discard:{scene.in_hand()[0]}")
    assert (scene.placed()[-1], scene.p.boost) == ("rebel_base", 3)
