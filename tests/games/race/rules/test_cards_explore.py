"""What single cards bring in Explore (S-21 to S-25)."""

from __future__ import annotations

import pytest

from tests.rules import rule, tile

from .deeds import through
from .scene import Scene

ONE = [
    "expedition_force", "malevolent_lifeforms", "star_nomad_lair", "doomed_world", "deserted_alien_world",
    "clandestine_uplift_lab", "imperium_warlord", "abandoned_alien_uplift_camp", "alien_uplift_center",
    "interstellar_prospectors", "uplift_mercenary_force", "rebel_freedom_fighters", "pan_galactic_security_council",
    "mining_mole_uplift_race", "pan_galactic_mediator", "terraforming_engineers", "alien_tourist_attraction",
    "psi_crystal_world",
]  # fmt: skip
TWO = ["galactic_survey_seti", "separatist_colony", "alien_research_team"]
MIXING = [
    "alien_data_repository", "prospecting_guild", "rebel_pact", "smuggling_world", "blaster_runners",
    "trading_outpost", "gem_smugglers", "rebel_sneak_attack", "information_hub", "universal_exports",
]  # fmt: skip


def explored(*cards: str) -> tuple[int, int]:
    """How many cards are drawn and kept with Explore +1/+1."""
    told = Scene().tableau(*cards).play("explore_2").told("explores")[0]
    return told["n"], told["keep"]


@rule("S-23")
@tile("expedition_force", "malevolent_lifeforms", "star_nomad_lair", "doomed_world", "deserted_alien_world")
@tile("clandestine_uplift_lab", "imperium_warlord", "abandoned_alien_uplift_camp", "alien_uplift_center")
@tile("interstellar_prospectors", "uplift_mercenary_force", "rebel_freedom_fighters", "pan_galactic_security_council")
@tile("mining_mole_uplift_race", "pan_galactic_mediator", "terraforming_engineers", "alien_tourist_attraction")
@tile("psi_crystal_world")
@pytest.mark.parametrize("card", ONE)
def test_one_card_more(card: str) -> None:
    assert explored(card) == (2 + 1 + 1, 2)


@rule("S-23")
@tile("galactic_survey_seti", "separatist_colony", "alien_research_team")
@pytest.mark.parametrize("card", TWO)
def test_two_cards_more(card: str) -> None:
    assert explored(card) == (2 + 1 + 2, 2)


@rule("S-23")
@tile("galactic_renaissance", "pan_galactic_research", "research_labs")
def test_cards_that_let_one_keep_more() -> None:
    assert explored("research_labs") == (3, 3)
    assert explored("galactic_renaissance") == (5, 3)
    assert explored("pan_galactic_research") == (5, 3)


@rule("S-24")
@tile("alien_data_repository", "prospecting_guild", "rebel_pact", "smuggling_world", "blaster_runners")
@tile("trading_outpost", "gem_smugglers", "rebel_sneak_attack", "information_hub", "universal_exports")
@pytest.mark.parametrize("card", MIXING)
def test_what_is_drawn_joins_the_hand(card: str) -> None:
    scene = Scene().tableau(card).hand("gem_world").play("explore_1")
    assert scene.told("explores")[0]["mixes"]
    assert scene.parts() == 6
    scene.choose("discard:gem_world")
    assert through(scene).p.hand
    assert "gem_world" in scene.discarded()


@rule("S-25")
@tile("alien_departure_point", "pan_galactic_hologrid")
@pytest.mark.parametrize("card", ["alien_departure_point", "pan_galactic_hologrid"])
def test_a_card_for_prestige(card: str) -> None:
    scene = Scene().tableau(card).hand("gem_world").play("explore_1")
    assert scene.offered() == [f"use:{card}", "pass"]
    scene.choose(f"use:{card}")
    assert scene.p.prestige == 1
    assert scene.discarded() == ["gem_world"]
    assert scene.told("explores")[0]["n"] == 7
