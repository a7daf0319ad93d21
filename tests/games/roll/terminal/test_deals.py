"""How the board of Deal looks in lines."""

from __future__ import annotations

from orrery.games.roll.rules.content import BOXES
from orrery.games.roll.rules.game import Roll
from orrery.games.roll.rules.sets import BASE, WITH, key_of
from orrery.games.roll.terminal import RollPainter
from orrery.texts import Speech
from tests.games.roll.rules.deal.bazaar import SETS, Bazaar

from .test_painter import begun, plain
from .test_painter import painter as base_painter

GAME = Roll(BOXES, [BASE, SETS])


def painter(lang: str = "en") -> RollPainter:
    return RollPainter(Speech(lang, GAME, {WITH: key_of(SETS)}), ["Anna", "Ben"])


def dealing() -> Bazaar:
    """Seat 0 is asked; a deal lies on its last space but one, with the prestige die on the right."""
    bazaar = Bazaar(2)
    bazaar.lay(1, "credit_limit", "one_die:leader", space=1)
    bazaar.put(1, "area_2_left", "genes", "home")
    bazaar.dealers(0, "home", "home")
    bazaar.credits(0, 4)
    bazaar.begin()
    assert bazaar.kind(0) == "deal"
    return bazaar


def test_a_side_says_what_its_dealers_give_get_and_are_paid() -> None:
    bazaar = dealing()
    shown = plain(painter().deals(bazaar.s, 0)).split("\n")
    left = next(line for line in shown if "Area 2, left:" in line)
    right = next(line for line in shown if "Area 2, right:" in line)
    assert "get a Leader die (prestige: $1 more to pay)" in left
    assert "give a Leader die" in right
    assert "(prestige: $1 more for you)" in right
    assert left.endswith("Ben HG")
    assert "Ben" not in right
    assert "you cannot give that" in right, "no Leader is owned"
    assert "cannot" not in left
    assert "Free areas: 1 and 3" in shown[-1]


def test_payouts_are_those_of_this_round_and_of_the_next() -> None:
    bazaar = dealing()
    board = bazaar.s.box.deal
    show = painter()
    for space in range(board.spaces):
        bazaar.s.market.space[1] = space
        shown = plain(show.deals(bazaar.s, 0))
        for side in (0, 1):
            assert f"if closed: {show.payout(bazaar.s, side, space)}" in shown
            assert f"next round: {show.payout(bazaar.s, side, space + 1)}" in shown
    assert "next round: collapses, Talents: 1" in shown
    assert {show.payout(bazaar.s, 0, space) for space in range(board.spaces)} > {"1 Talent"}


def test_who_is_not_asked_reads_no_reasons_and_the_order_is_that_of_the_track() -> None:
    bazaar = dealing()
    bazaar.s.market.track = [1, 0]
    asked, other = plain(painter().deals(bazaar.s, 0)), plain(painter("de").deals(bazaar.s.view(1), 1))
    assert "1. Ben · 2. You" in asked
    assert "1. Du · 2. Anna" in other
    assert "nicht" not in other


def test_why_no_deal_can_be_opened() -> None:
    bazaar = dealing()
    for area in (0, 2):
        free = bazaar.s.market.free_dice()
        bazaar.s.market.left[area], bazaar.s.market.right[area] = free[:2]
    bazaar.s.reopen()
    shown = plain(painter().deals(bazaar.s, 0)).split("\n")[-1]
    assert shown.startswith("No area is free · ")


def test_the_board_shows_it_with_the_module_alone() -> None:
    bazaar = dealing()
    assert "Free market:" in plain(painter().board(bazaar.s.view(0), 0))
    assert "Free market:" in plain(painter().focus(bazaar.s.view(0), 0))
    assert "Free market:" not in plain(base_painter().board(begun().view(0), 0))
