"""The powers of the factions, each from the set-up on."""

from __future__ import annotations

import pytest

from tests.rules import rule, tile, vector

from .scene import Scene
from .situations import after_phase


@rule("R-111", "R-89", "R-29")
@vector("TV-14")
@tile("space_piracy", "hidden_fortress", "new_sparta")
def test_space_piracy_pays_for_military_citizens_when_ship_ends() -> None:
    scene = after_phase("ship", "space_piracy", "new_sparta")
    assert scene.dice(0) == {"cup": ["home"] * 3, "citizenry": ["home"] * 2 + ["military"] * 3}
    assert scene.p(0).credits == 1 + 2
    assert scene.told("power_credits") == ["power_credits seat=0 tile=space_piracy credits=2 [R-111]"]
    scene = after_phase("ship", "space_piracy", "separatist_colony")  # its Military die is in the cup
    assert scene.dice(0)["cup"] == ["home", "home", "home", "military"]
    assert scene.p(0).credits == 1 + 1


@pytest.mark.parametrize(("military", "credits"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
@rule("R-111", "R-89")
@tile("space_piracy")
def test_space_piracy_rounds_up(military: int, credits: int) -> None:
    scene = Scene(2)
    scene.tableau(0, "space_piracy")
    scene.crowd(0)
    scene.citizenry(0, *["military"] * military)
    scene.citizenry(1, "military", "military", "military")
    scene.credits(0, 2)
    scene.phases("ship")
    assert scene.p(0).credits == 2 + credits
    assert len(scene.told("power_credits")) == (1 if military else 0)


@pytest.mark.parametrize("phase", ["explore", "develop", "settle", "produce"])
@rule("R-29", "R-111")
@tile("space_piracy")
def test_space_piracy_pays_in_no_other_phase(phase: str) -> None:
    scene = after_phase(phase, "space_piracy", "new_sparta")
    assert scene.p(0).credits == 1
    assert scene.told("power_credits") == []


@rule("R-111")
@tile("space_piracy", "ancient_race")
def test_space_piracy_counts_shippers_of_this_phase() -> None:
    scene = after_phase("ship", "space_piracy", "ancient_race", ship=["military", "military"])
    scene.choose(0, "consume:genes@ancient_race")
    # One shipper is used and a citizen now; the other one goes to the cup.
    assert scene.dice(0) == {
        "cup": ["home", "home", "home", "military"],
        "citizenry": ["genes", "home", "home", "military", "military"],
    }
    assert scene.p(0).credits == 1 + 1
    assert scene.p(0).chips == 2


@rule("R-59", "R-100")
@tile("consumer_markets", "space_mall", "earths_lost_colony")
def test_consumer_markets_pays_for_goods_on_novelty_worlds() -> None:
    scene = after_phase("produce", "consumer_markets", "earths_lost_colony", produce=["genes"])
    assert scene.goods_of(0) == {"earths_lost_colony": ["novelty"], "space_mall": ["genes"]}
    assert scene.p(0).credits == 1 + 2
    assert scene.told("power_credits") == ["power_credits seat=0 tile=consumer_markets credits=2 [R-100]"]


@rule("R-100", "R-29")
@tile("consumer_markets", "alpha_centauri")
def test_consumer_markets_pays_nothing_for_other_worlds_and_in_other_phases() -> None:
    scene = Scene(2)
    scene.found(0, "consumer_markets", "ancient_race")
    scene.tableau(0, "mining_world")
    scene.good(0, "mining_world", "novelty")
    scene.crowd(0)
    scene.phases("produce")
    assert scene.p(0).credits == 1
    assert scene.told("power_credits") == []
    for phase in ("explore", "develop", "settle", "ship"):
        scene = after_phase(phase, "consumer_markets", "earths_lost_colony")
        assert scene.p(0).credits == 1


@rule("R-100")
@vector("TV-41")
@tile("genetics_lab", "the_last_of_the_gnarssh", "earths_lost_colony")
def test_genetics_lab_pays_for_genes_dice_on_any_world() -> None:
    scene = Scene(2)
    scene.found(0, "genetics_lab", "damaged_alien_factory")
    scene.tableau(0, "gem_world")
    scene.good(0, "gem_world", "genes")
    scene.good(0, "the_last_of_the_gnarssh", "home")
    scene.crowd(0)
    scene.phases("produce")
    assert scene.p(0).credits == 1 + 2
    assert scene.told("power_credits") == ["power_credits seat=0 tile=genetics_lab credits=2 [R-100]"]
    # A Genes producer counts as well, one in the Citizenry or still in a column does not.
    scene = Scene(2)
    scene.found(0, "genetics_lab", "ancient_race")
    scene.crowd(0)
    scene.workers(0, produce=["genes"], ship=["genes"])
    scene.phases("produce", "ship")
    assert scene.goods_of(0) == {"ancient_race": ["genes"], "the_last_of_the_gnarssh": ["genes"]}
    assert scene.p(0).credits == 1 + 4


@pytest.mark.parametrize("phase", ["explore", "develop", "settle", "ship"])
@rule("R-29")
@tile("genetics_lab", "ancient_race")
def test_genetics_lab_pays_in_no_other_phase(phase: str) -> None:
    scene = after_phase(phase, "genetics_lab", "ancient_race")
    assert scene.goods_of(0) == {"ancient_race": ["genes"]}
    assert scene.p(0).credits == 1


@rule("R-111", "R-29")
@tile("galactic_religion", "pilgrimage_world", "epsilon_eridani")
def test_galactic_religion_pays_for_novelty_citizens_when_develop_ends() -> None:
    scene = Scene(2)
    scene.found(0, "galactic_religion", "epsilon_eridani")
    scene.crowd(0)
    scene.cup(0, "novelty")
    scene.stack(0, "public_works", "merchant_guild")
    scene.workers(0, develop=["novelty", "novelty"])
    scene.phases("develop")
    # One developer completed a tile and is a citizen now, the other lies on the next tile.
    assert scene.dice(0) == {
        "cup": ["home", "home", "home", "novelty"],
        "citizenry": ["home", "home", "military", "novelty", "novelty"],
        "developers": ["novelty"],
        "pilgrimage_world": ["novelty"],
    }
    assert scene.p(0).credits == 1 + 2
    assert scene.told("power_credits") == ["power_credits seat=0 tile=galactic_religion credits=2 [R-111]"]


@pytest.mark.parametrize("phase", ["explore", "settle", "produce", "ship"])
@rule("R-29")
@tile("galactic_religion")
def test_galactic_religion_pays_in_no_other_phase(phase: str) -> None:
    scene = after_phase(phase, "galactic_religion", "epsilon_eridani")
    assert scene.p(0).credits == 1


def with_developers(faction: str, key: str, dice: int, *more: str) -> bool:
    """Whether this many developers complete a development."""
    scene = Scene(2)
    scene.found(0, faction, "old_earth")
    scene.tableau(0, *more)
    scene.crowd(0)
    scene.stack(0, key)
    scene.workers(0, develop=["home"] * dice)
    scene.phases("develop")
    done = scene.stacked(0, "development") == []
    assert scene.keys(scene.p(0).developments) == [faction, *more, *([key] if done else [])]
    return done


@pytest.mark.parametrize(
    ("key", "needs"),
    [
        ("diversification", 1),
        ("technology_affinity", 1),
        ("galactic_influence", 2),
        ("galactic_mandate", 2),
        ("nanotechnology", 4),
        ("system_diversification", 5),
        ("merchant_guild", 3),
        ("advanced_logistics", 1),
        ("information_tech", 4),
    ],
)
@rule("R-91", "R-93", "R-43")
@tile("biological_adaptation", "aquatic_uplift_world", "old_earth")
def test_biological_adaptation_makes_reassign_developments_cheaper(key: str, needs: int) -> None:
    if key != "information_tech":  # a die would have to be removed
        assert with_developers("biological_adaptation", key, needs)
    assert not with_developers("biological_adaptation", key, needs - 1)


@rule("R-93")
@vector("TV-40")
@tile("biological_adaptation", "investment_credits")
def test_biological_adaptation_and_investment_credits_add_up() -> None:
    assert with_developers("biological_adaptation", "galactic_influence", 1, "investment_credits")
    assert not with_developers("biological_adaptation", "nanotechnology", 2, "investment_credits")
    assert with_developers("biological_adaptation", "nanotechnology", 3, "investment_credits")
    assert not with_developers("biological_adaptation", "merchant_guild", 1, "investment_credits")
    assert with_developers("biological_adaptation", "merchant_guild", 2, "investment_credits")
    assert not with_developers("space_piracy", "galactic_influence", 2)


@rule("R-93")
@tile("biological_adaptation")
def test_biological_adaptation_does_not_touch_worlds() -> None:
    scene = Scene(2)
    scene.found(0, "biological_adaptation", "old_earth")
    scene.crowd(0)
    scene.stack(0, "gem_world")
    scene.workers(0, settle=["home"])
    scene.phases("settle")
    assert scene.stacked(0, "world") == ["gem_world"]


@rule("R-62", "R-87")
@tile("mining_industry", "meteorite_planet", "alpha_centauri")
def test_mining_industry_pays_for_consuming_from_rare_elements_worlds() -> None:
    scene = Scene(2)
    scene.found(0, "mining_industry", "alpha_centauri")
    scene.tableau(0, "gem_world")
    scene.good(0, "gem_world", "rare_elements")
    scene.good(0, "meteorite_planet", "home")
    scene.crowd(0)
    scene.workers(0, ship=["home", "home", "home"])
    scene.phases("ship")
    assert scene.offered(0) == [
        "trade:rare_elements@alpha_centauri",
        "consume:rare_elements@alpha_centauri",
        "trade:rare_elements@gem_world",
        "consume:rare_elements@gem_world",
        "trade:home@meteorite_planet",
        "consume:home@meteorite_planet",
    ]
    scene.choose(0, "consume:rare_elements@alpha_centauri")
    assert (scene.p(0).credits, scene.p(0).chips) == (2, 2)
    scene.choose(0, "consume:rare_elements@gem_world")  # a Novelty world: the power does not cover it
    assert (scene.p(0).credits, scene.p(0).chips) == (2, 3)
    scene.choose(0, "trade:home@meteorite_planet")  # nor a Trade
    assert (scene.p(0).credits, scene.p(0).chips) == (6, 3)
    number = scene.p(0).made
    assert scene.told("consume", "trade", "power_credits") == [
        f"consume seat=0 good=rare_elements#6 tile=alpha_centauri die=home#{number - 3} vp=2 credits=1 [R-62]",
        f"consume seat=0 good=rare_elements#7 tile=gem_world die=home#{number - 2} vp=1 credits=0 [R-62]",
        f"trade seat=0 good=home#8 tile=meteorite_planet die=home#{number - 1} credits=4 [R-61]",
    ]


@rule("R-14")
@tile("destroyed_colony", "awakened_alien_outpost")
def test_destroyed_colony_is_two_worlds_and_no_development() -> None:
    scene = Scene(2)
    scene.found(0, "destroyed_colony", "old_earth")
    assert scene.p(0).developments == []
    assert scene.keys(scene.p(0).worlds) == ["destroyed_colony", "awakened_alien_outpost", "old_earth"]
    assert scene.p(0).tiles() == 3
    assert scene.dice(0) == {
        "cup": ["consumption", "home", "home", "home"],
        "citizenry": ["consumption", "home", "home", "military"],
    }
    scene.crowd(0)
    scene.workers(0, produce=["military", "military"])
    scene.phases("produce")
    assert scene.goods_of(0) == {"awakened_alien_outpost": ["military"]}  # the other two are gray
