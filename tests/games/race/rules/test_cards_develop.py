"""What single cards bring in Develop (S-26 to S-30)."""

from __future__ import annotations

import pytest

from tests.rules import rule, tile

from .deeds import drawn_by, price, through
from .scene import Scene


def develops(card: str, *tableau: str, prestige: int = 0) -> Scene:
    """Place a development for nothing but cards."""
    scene = Scene().tableau(*tableau).hand(card).cards(8).prestige(prestige).play(dice=("develop_1",))
    return through(scene.choose(f"place:{card}"))


@rule("S-26")
@tile("interstellar_bank", "galactic_developers", "galactic_bankers")
@pytest.mark.parametrize("card", ["interstellar_bank", "galactic_developers", "galactic_bankers"])
def test_a_card_at_the_start(card: str) -> None:
    scene = Scene().tableau(card).play(dice=("develop_1",))
    assert drawn_by(scene, card) == 1


@rule("S-26")
@tile("galactic_power_brokers", "information_hub")
@pytest.mark.parametrize(("card", "n"), [("galactic_power_brokers", 2), ("information_hub", 1)])
def test_cards_at_the_start_and_one_goes(card: str, n: int) -> None:
    scene = Scene().tableau(card).hand("gem_world").play(dice=("develop_1",))
    assert drawn_by(scene, card) == n
    assert scene.kind() == "discard"
    assert scene.parts() == 1
    scene.choose("discard:gem_world")
    assert "gem_world" in scene.discarded()


@rule("S-27")
@tile("investment_credits", "galactic_federation", "pan_galactic_research", "retrofit_and_salvage_inc")
@pytest.mark.parametrize(
    ("card", "n"),
    [
        ("investment_credits", 1),
        ("galactic_federation", 2),
        ("pan_galactic_research", 1),
        ("retrofit_and_salvage_inc", 1),
    ],
)
def test_a_development_costs_less(card: str, n: int) -> None:
    assert price("drop_ships", of="develop_1") == 4
    assert price("drop_ships", card, of="develop_1") == 4 - n


@rule("S-29")
@tile("public_works")
def test_public_works_draws_after_placing() -> None:
    scene = develops("space_marines", "public_works")
    assert drawn_by(scene, "public_works") == 1


@rule("S-27", "S-28")
@tile("randd_crash_program")
def test_randd_crash_program_is_discarded_for_three_less() -> None:
    scene = Scene().tableau("randd_crash_program").hand("drop_ships").cards(3).play(dice=("develop_1",))
    scene.choose("place:drop_ships")  # it cannot be paid for without
    assert scene.parts() == 1
    through(scene)
    assert scene.placed() == ["drop_ships"]
    assert "randd_crash_program" in scene.discarded()


@rule("S-27")
@tile("golden_age_of_terraforming")
def test_golden_age_of_terraforming_spends_a_good() -> None:
    scene = Scene().tableau("golden_age_of_terraforming", "mining_world").goods("mining_world").hand("drop_ships")
    scene.cards(4).play(dice=("develop_1",)).choose("place:drop_ships", "use:golden_age_of_terraforming")
    assert scene.parts() == 2
    assert scene.with_goods() == []


@rule("S-29")
@tile("rebel_freedom_fighters", "rebel_council", "federation_capital", "pan_galactic_affluence")
@pytest.mark.parametrize(
    ("card", "placed", "prestige"),
    [
        ("rebel_freedom_fighters", "rebel_troops", 1),
        ("rebel_freedom_fighters", "space_marines", 0),
        ("rebel_council", "rebel_troops", 1),
        ("rebel_council", "space_marines", 0),
        ("federation_capital", "merchant_guild", 1),
        ("federation_capital", "space_marines", 0),
        ("pan_galactic_affluence", "space_marines", 1),
    ],
)
def test_prestige_for_a_development(card: str, placed: str, prestige: int) -> None:
    assert develops(placed, card).p.prestige == prestige


@rule("S-29", "S-11")
@tile("galactic_scavengers")
def test_galactic_scavengers_keep_a_card_that_was_paid() -> None:
    scene = Scene().tableau("galactic_scavengers").hand("investment_credits", "gem_world").play(dice=("develop_1",))
    scene.choose("place:investment_credits")
    assert scene.keys(scene.p.stash) == ["gem_world"]
    assert scene.discarded() == []
