"""Strength of single cards: which worlds they conquer (S-33 to S-35)."""

from __future__ import annotations

import pytest

from tests.rules import rule, tile

from .deeds import conquers, through
from .scene import Scene

# Military worlds by defence, without a goods kind or a keyword that anything here is good against.
TARGETS = ["", "blaster_runners", "new_sparta", "clandestine_uplift_lab", "malevolent_lifeforms", "hidden_fortress"]
GENERAL = {
    "epsilon_eridani": 1, "new_sparta": 2, "expedition_force": 1, "former_penal_colony": 1, "space_marines": 2,
    "rebel_outpost": 1, "rebel_warrior_race": 1, "outlaw_world": 1, "lost_alien_battle_fleet": 3,
    "lost_alien_warship": 2, "alien_robot_scout_ship": 1, "drop_ships": 3, "new_galactic_order": 2,
    "imperium_armaments_world": 1, "blaster_gem_mines": 1, "separatist_colony": 1, "space_mercenaries": 1,
    "imperium_warlord": 1, "imperium_blaster_gem_consortium": 1, "imperium_troops": 1, "mercenary_fleet": 2,
    "blaster_runners": 1, "uplift_mercenary_force": 1, "rebel_freedom_fighters": 1, "imperium_invasion_fleet": 3,
    "imperium_planet_buster": 3, "rebel_troops": 1, "hidden_fortress": 1, "uplift_revolt_world": 1,
}  # fmt: skip


def target(defence: int, but: str) -> str:
    """A world of this defence that is not already in the tableau."""
    return {"new_sparta": "alien_robot_sentry", "blaster_runners": "alien_booby_trap"}.get(
        TARGETS[defence] if TARGETS[defence] == but else "", TARGETS[defence]
    )


@rule("S-33", "S-34")
@tile("epsilon_eridani", "new_sparta", "expedition_force", "former_penal_colony", "space_marines", "rebel_outpost")
@tile("rebel_warrior_race", "outlaw_world", "lost_alien_battle_fleet", "lost_alien_warship", "alien_robot_scout_ship")
@tile("drop_ships", "new_galactic_order", "imperium_armaments_world", "blaster_gem_mines", "separatist_colony")
@tile("space_mercenaries", "imperium_warlord", "imperium_blaster_gem_consortium", "imperium_troops", "mercenary_fleet")
@tile("blaster_runners", "uplift_mercenary_force", "rebel_freedom_fighters", "imperium_invasion_fleet")
@tile("imperium_planet_buster", "rebel_troops", "hidden_fortress", "uplift_revolt_world")
@pytest.mark.parametrize("card", GENERAL)
def test_strength_against_any_world(card: str) -> None:
    assert conquers(target(GENERAL[card], card), card)
    assert not conquers(target(GENERAL[card] + 1, card), card)


@rule("S-34")
@tile("alpha_centauri", "alien_tech_institute", "alien_rosetta_stone_world", "deserted_alien_world", "smuggling_world")
@tile("abandoned_alien_uplift_camp", "alien_uplift_center", "gem_smugglers")
@pytest.mark.parametrize(
    ("card", "fits", "does_not"),
    [
        ("alpha_centauri", "runaway_robots", "blaster_runners"),
        ("gem_smugglers", "runaway_robots", "star_nomad_lair"),
        ("smuggling_world", "star_nomad_lair", "runaway_robots"),
        ("alien_tech_institute", "alien_robot_sentry", "new_sparta"),
        ("alien_rosetta_stone_world", "alien_robot_sentry", "alien_booby_trap"),
        ("deserted_alien_world", "alien_robot_sentry", "new_sparta"),
        ("abandoned_alien_uplift_camp", "reptilian_uplift_race", "new_sparta"),
        ("alien_uplift_center", "reptilian_uplift_race", "alien_robot_sentry"),
    ],
)
def test_strength_against_worlds_of_a_kind(card: str, fits: str, does_not: str) -> None:
    assert conquers(fits, card)
    assert not conquers(does_not, card)


@rule("S-34")
@tile("galactic_imperium", "imperium_seat", "imperium_warlord", "imperium_troops", "imperium_invasion_fleet")
@pytest.mark.parametrize(
    ("card", "fits", "does_not"),
    [
        ("galactic_imperium", "rebel_colony", "blaster_runners"),
        ("imperium_seat", "rebel_fuel_cache", "blaster_runners"),
        ("imperium_warlord", "rebel_miners", "new_sparta"),
        ("imperium_troops", "rebel_miners", "new_sparta"),
        ("imperium_invasion_fleet", "rebel_colony", "malevolent_lifeforms"),
    ],
)
def test_strength_against_rebels(card: str, fits: str, does_not: str) -> None:
    assert conquers(fits, card)
    assert not conquers(does_not, card)


@rule("S-34")
@tile("contact_specialist", "refugee_world", "empath_world", "pan_galactic_league", "psi_crystal_world")
@tile("pan_galactic_mediator", "universal_peace_institute")
@pytest.mark.parametrize(
    ("card", "n"),
    [
        ("refugee_world", 1),
        ("empath_world", 1),
        ("pan_galactic_league", 1),
        ("psi_crystal_world", 1),
        ("pan_galactic_mediator", 1),
        ("universal_peace_institute", 2),
    ],
)
def test_strength_that_is_taken_away(card: str, n: int) -> None:
    assert conquers(TARGETS[3 - n], card, "drop_ships")
    assert not conquers(TARGETS[4 - n], card, "drop_ships")


@rule("S-34")
@tile("contact_specialist")
def test_a_contact_specialist_weakens() -> None:
    """A world of alien goods, for which nobody may pay."""
    assert conquers("alien_robot_sentry", "contact_specialist", "drop_ships")
    assert not conquers("damaged_alien_factory", "contact_specialist", "drop_ships")


@rule("S-35")
@tile("space_mercenaries", "mercenary_fleet", "primitive_rebel_world", "rebel_convict_mines", "rebel_troops")
@tile("uplift_mercenary_force")
@pytest.mark.parametrize(
    ("card", "defence", "cards"),
    [
        ("space_mercenaries", 3, 2),
        ("mercenary_fleet", 4, 2),
        ("primitive_rebel_world", 1, 1),
        ("rebel_convict_mines", 1, 1),
        ("rebel_troops", 2, 1),
        ("uplift_mercenary_force", 2, 1),
    ],
)
def test_strength_for_hand_cards(card: str, defence: int, cards: int) -> None:
    assert not conquers(TARGETS[defence], card, cards=cards - 1)
    assert not conquers(TARGETS[defence + 1], card, cards=4), "that is all it gives"
    scene = Scene().tableau(card).hand(TARGETS[defence]).cards(cards).play(dice=("settle_1",))
    through(scene.choose(f"place:{TARGETS[defence]}"))
    assert TARGETS[defence] in scene.placed()
    assert scene.p.hand == []
    assert [told["why"] for told in scene.told("discards")] == ["strength"] * cards


@rule("S-35")
@tile("new_military_tactics")
def test_new_military_tactics_are_discarded() -> None:
    assert not conquers("malevolent_lifeforms", "new_military_tactics")
    scene = Scene().tableau("new_military_tactics").hand("clandestine_uplift_lab").play(dice=("settle_1",))
    through(scene)
    assert scene.placed() == ["clandestine_uplift_lab"]
    assert scene.told("discards_own") == [{"card": "new_military_tactics"}]


@rule("S-35")
@tile("alien_booby_trap")
def test_alien_booby_trap_takes_prestige() -> None:
    assert not conquers("clandestine_uplift_lab", "alien_booby_trap")
    scene = Scene().tableau("alien_booby_trap").prestige(1).hand("clandestine_uplift_lab").play(dice=("settle_1",))
    through(scene)
    assert "clandestine_uplift_lab" in scene.placed()
    assert scene.p.prestige == 0


@rule("S-35")
@tile("rebel_fuel_refinery")
def test_rebel_fuel_refinery_takes_a_good_of_rare_elements() -> None:
    assert not conquers("new_sparta", "rebel_fuel_refinery", "gem_world")
    scene = Scene().tableau("rebel_fuel_refinery", "mining_world", "gem_world").goods("mining_world", "gem_world")
    through(scene.hand("new_sparta").play(dice=("settle_1",)))
    assert "new_sparta" in scene.placed()
    assert scene.with_goods() == ["gem_world"]
