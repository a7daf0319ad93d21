"""The pieces of Deal's board, each at work: base tiles, Deal dice and the track of payouts."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.games.roll.rules.catalogue import SHELF
from tests.rules import rule, tile
from tests.test_proofs import named_by_tests

from .bazaar import Bazaar, getting

THREE = "three_credits"
CHEAP = [THREE, "credit_limit"]
DICE = ["deal_die_1", "deal_die_2", "deal_die_3", "deal_die_4", "deal_die_5", "deal_die_6", "prestige_die"]


def laid(trade: str, key: str) -> Bazaar:
    """Seat 0 has this base tile from an exchange."""
    bazaar = getting(trade)
    bazaar.begin()
    bazaar.open(0, THREE, trade, "genes")
    bazaar.choose(0, f"lay:{key}")
    return bazaar


@rule("V-51")
@tile("base_world_novelty", "base_world_rare_elements")
@pytest.mark.parametrize("colour", ["novelty", "rare_elements"])
def test_goods_are_produced_on_a_base_world_and_consumed_by_its_colour(colour: str) -> None:
    bazaar = laid("tableau_world", f"base_world_{colour}")
    key = f"base_world_{colour}"
    assert bazaar.goods_of(0) == {}
    assert bazaar.score(0).total == 2
    other = Bazaar(2)
    other.tableau(0, key)
    other.workers(0, produce=[colour], ship=[colour])
    other.hold(1)
    other.phases("produce", "ship")
    assert other.goods_of(0) == {key: [colour]}
    other.choose(0, f"consume:{colour}@{key}")
    assert other.p(0).chips == 3


@rule("V-51", "D-44")
@tile("base_development_reassign")
def test_a_base_development_moves_a_home_worker() -> None:
    bazaar = laid("tableau_development", "base_development_reassign")
    assert bazaar.score(0).total == 2
    other = Bazaar(3)
    other.tableau(0, "base_development_reassign")
    other.workers(0, ship=["home"], explore=["home"], settle=["home"], produce=["genes"])
    other.assign()
    other.choose(0, "select:ship", "with:home@ship", "use:base_development_reassign")
    assert other.offered(0) == ["move:home@explore", "move:home@settle"]
    other.choose(0, "move:home@settle", "into:develop")
    assert other.in_column(0, "develop") == ["home"]


@rule("V-51")
@tile("base_development_ship")
def test_a_base_development_brings_a_credit_at_the_end_of_ship() -> None:
    bazaar = laid("tableau_development", "base_development_ship")
    assert bazaar.score(0).total == 2
    other = Bazaar(2)
    other.tableau(0, "base_development_ship")
    other.crowd(0)
    before = other.p(0).credits
    other.phases("ship")
    assert other.p(0).credits == before + 1
    idle = Bazaar(2)
    idle.tableau(0, "base_development_ship")
    idle.crowd(0)
    idle.phases("produce")
    assert idle.events("power_credits", 0) == []


@rule("V-46", "V-87")
@tile("deal_die_1", "deal_die_2", "deal_die_3", "deal_die_4", "deal_die_5", "deal_die_6", "prestige_die")
@pytest.mark.parametrize("key", DICE)
def test_a_deal_can_be_opened_for_every_face_of_a_die(key: str) -> None:
    die = DICE.index(key)
    rows = Bazaar().s.box.deal
    assert str(rows.rows[die]["key"]) == key
    other, give = next((d, cheap) for d in range(6) for cheap in CHEAP if d != die and cheap in faces(d))
    for at, face in enumerate(faces(die)):
        bazaar = Bazaar()
        bazaar.dealers(0, "genes", "military")
        bazaar.credits(0, 9)
        bazaar.s.market.faces[die] = at
        bazaar.s.market.faces[other] = faces(other).index(give)
        bazaar.begin()
        bazaar.choose(0, "open", "by:genes")
        if f"deal:{bazaar.key(other)}" in bazaar.offered(0):  # more than one can be given
            bazaar.choose(0, f"deal:{bazaar.key(other)}")
        bazaar.choose(0, f"deal:{key}")
        told = bazaar.events("lay_deal", 0)[-1].params
        assert (told["give"], told["get"]) == (give, face)
        paid = [event.params for event in bazaar.events("pay_prestige", 0)]
        assert len(paid) == (key == "prestige_die")


def faces(die: int) -> list[str]:
    return [face.key for face in Bazaar().s.box.deal.dice[die]]


@rule("V-56")
@tile("deal_track")
@pytest.mark.parametrize(("space", "pays"), [(0, (1, 0)), (1, (0, 1)), (2, (1, 1)), (3, (0, 2))])
def test_a_closed_deal_pays_both_sides_by_its_space(space: int, pays: tuple[int, int]) -> None:
    bazaar = Bazaar(2)
    bazaar.market("credit_limit", THREE)
    bazaar.dealers(0, "home")
    bazaar.dealers(1, "genes", "genes")
    bazaar.credits(1, 4)
    bazaar.crowd(0)
    bazaar.crowd(1)
    bazaar.s.market.space[0] = space
    bazaar.begin()
    bazaar.open(0, "credit_limit", THREE)
    bazaar.join(1, 0, "right")
    bazaar.choose(1, "decline")
    for seat in (0, 1):
        (paid,) = bazaar.events("deal_pays", seat)
        assert (paid.params["paid"], paid.params["talents"]) == pays


def test_every_trade_is_shown_from_both_sides() -> None:
    trades = {row["key"] for row in SHELF.file("deal.toml")["trade"]}
    assert len(trades) == 18
    for mark in ("given", "received"):
        assert named_by_tests(Path(__file__).parent, mark) == trades
