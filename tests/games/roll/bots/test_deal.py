"""The captain with Deal: it opens and joins what is worth it, and declines the rest."""

from __future__ import annotations

import pytest

from orrery.games import load
from orrery.games.roll.bots.captain import Captain
from orrery.games.roll.bots.trades import get_gain, give_cost
from orrery.games.roll.bots.valuation import Outlook
from orrery.games.roll.rules.sets import DEAL
from orrery.kernel.chance import Chance, key_of_seed
from tests.games.roll.rules.deal.bazaar import Bazaar


def answer(scene: Bazaar, bot: Captain | None = None) -> str:
    decision = scene.s.decision(0)
    assert decision is not None
    return (bot or Captain()).choose(lambda: scene.s.view(0), decision).code


def joining(left: str, right: str, **more: int) -> Bazaar:
    """One dealer, and an open deal whose left side another dealer has; all areas are taken."""
    scene = Bazaar(2)
    scene.lay(0, left, right, more.get("space", 0))
    scene.put(1, "area_1_left", "home")
    scene.dealers(0, "home")
    scene.cup(0, "home", "home", "home", "home", "home", "home")
    scene.credits(0, more.get("credits", 9))
    scene.p(0).more.talents = more.get("talents", 0)
    scene.begin()
    return scene


def test_it_joins_where_it_gets_more_than_it_gives() -> None:
    assert answer(joining("tableau_development", "three_credits")) == "join:area_1_right"
    assert answer(joining("three_credits", "talent_and_credit", talents=1)) != "join:area_1_right"


def test_a_payout_can_be_reason_enough() -> None:
    for space, joins in ((0, False), (3, True)):
        scene = joining("credit_limit", "three_credits", space=space)
        assert (answer(scene) == "join:area_1_right") == joins


def test_who_takes_no_notice_of_deals_declines() -> None:
    scene = joining("tableau_development", "three_credits")
    assert answer(scene, Captain(DEAL)) == "decline"


def test_it_opens_with_what_it_misses_least_for_what_is_worth_most() -> None:
    scene = Bazaar(2)
    scene.market("three_credits", "tableau_development")
    scene.dealers(0, "home")
    scene.cup(0, "home", "home", "home", "home", "home", "home")
    scene.credits(0, 9)
    scene.begin()
    assert answer(scene) == "open"
    given = ""
    while scene.kind(0) in ("deal", "dealer", "deal_die", "exchange") and not scene.told("base_tile"):
        given = answer(scene)
        scene.choose(0, given)
    laid = scene.events("lay_deal", 0)[-1].params
    assert (laid["give"], laid["get"]) == ("three_credits", "tableau_development")
    assert given.startswith("lay:base_development")


def test_credits_and_dice_cost_who_gives_them() -> None:
    scene = Bazaar(2)
    scene.cup(0, "home", "home", "home", "home", "home", "home", "genes")
    scene.credits(0, 5)
    outlook = Outlook(scene.s, scene.p(0))
    board = scene.s.box.deal
    for die in board.dice:
        for face in die:
            assert get_gain(outlook, face) >= 0
            assert give_cost(outlook, face) >= 0
    limit = next(face for face in board.dice[0] if face.key == "credit_limit")
    before = give_cost(outlook, limit)
    scene.p(0).more.limit = 4
    assert give_cost(outlook, limit) > 2 * before, "the tighter, the dearer"


def test_the_captains_to_measure_with_are_not_offered_at_the_table() -> None:
    package = load("roll")
    assert not set(package.measured) & set(package.bots)
    for name in package.measured:
        bot = package.make_bot(name, Chance(key_of_seed("")))
        assert isinstance(bot, Captain)
        assert bot.ignores
    with pytest.raises(KeyError):
        package.make_bot("captain_without", Chance(key_of_seed("")))
