"""The kind of a world of any kind at the end (S-69), and strength as scoring cards count it (S-67)."""

from __future__ import annotations

from tests.rules import rule, tile

from .worth import military, parts, worth


@rule("S-69")
@tile("alien_oort_cloud_refinery")
def test_a_world_of_any_kind_has_the_kind_that_is_best_for_the_whole_score() -> None:
    worlds = ["gem_world", "asteroid_belt", "plague_world", "alien_oort_cloud_refinery"]
    assert worth("galactic_exchange", *worlds) == 10, "it is the fourth kind"
    assert worth("galactic_exchange", *worlds, "mining_league") == 10
    assert worth("mining_league", *worlds) == 1 + 1, "alone it would be one of rare elements"
    assert worth("mining_league", *worlds, "galactic_exchange") == 1
    assert worth("terraforming_guild", "alien_oort_cloud_refinery") == 2 + 2


@rule("S-69")
def test_its_kind_is_one_for_all_scoring_cards() -> None:
    tableau = ["pan_galactic_hologrid", "prospecting_guild", "pan_galactic_league", "alien_oort_cloud_refinery"]
    points = {part.component: part.points for part in parts(*tableau)}
    assert points == {
        "": 0,
        "pan_galactic_hologrid": 1,  # as a world
        "prospecting_guild": 1,  # as a world
        "pan_galactic_league": 2,  # as a world of genes
        "alien_oort_cloud_refinery": 1,  # printed
    }


@rule("S-69")
def test_its_best_kind_is_found_also_where_scoring_cards_cost_points() -> None:
    fighters = ["drop_ships", "new_sparta", "imperium_warlord", "rebel_outpost"]
    tableau = ["universal_peace_institute", *fighters, "mining_league", "alien_oort_cloud_refinery"]
    assert worth(*tableau) == -5 + 2
    assert worth("mining_league", *tableau[:-2], "alien_oort_cloud_refinery") == 1


@rule("S-67")
@tile("hidden_fortress", "uplift_revolt_world")
def test_strength_that_depends_on_the_tableau() -> None:
    assert military("hidden_fortress") == 1
    assert military("hidden_fortress", "new_sparta", "rebel_base") == 3 + 2
    assert military("uplift_revolt_world") == 1
    assert military("uplift_revolt_world", "avian_uplift_race", "plague_world") == 2


@rule("S-67")
@tile("rebel_freedom_fighters")
def test_strength_that_an_imperium_card_takes_away() -> None:
    assert military("rebel_freedom_fighters") == 1
    assert military("rebel_freedom_fighters", "imperium_troops") == 1 + 1 - 2
    assert military("rebel_freedom_fighters", "imperium_troops", "imperium_warlord") == 1 + 1 + 1 - 2


@rule("S-67")
@tile("space_mercenaries", "psi_crystal_world")
def test_general_military_is_negative_or_lasting_and_never_special() -> None:
    assert military("psi_crystal_world") == -1
    assert military("space_mercenaries") == 1, "not what hand cards would add"
    assert military("alpha_centauri", "rebel_base", "galactic_imperium", "alien_tech_institute") == 0
