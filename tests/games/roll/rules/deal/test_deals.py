"""Opening deals, joining them, declining: who may, and what it costs (V-40 to V-48)."""

from __future__ import annotations

from orrery.games.roll.rules.deal import rounds
from orrery.games.roll.rules.deal.board import AREAS
from tests.rules import refusal, rule, vector

from .bazaar import Bazaar, yellow_green_red

LIMIT = "credit_limit"
THREE = "three_credits"
LEADER = "one_die:leader"


def gives(bazaar: Bazaar, seat: int) -> tuple[int, int]:
    p = bazaar.p(seat)
    return p.credits, p.more.limit


@vector("T-V3")
@rule("V-47", "V-43", "V-44", "V-46")
def test_who_receives_prestige_pays_a_credit() -> None:
    bazaar = yellow_green_red()
    for seat in (0, 1):
        assert gives(bazaar, seat) == (4 - 1 + 1, 7)  # $1 for prestige; declining brought it back
        assert bazaar.in_citizenry(seat) == ["home", "leader"]
    assert [e.seat for e in bazaar.events("pay_prestige")] == [0, 1]


@vector("T-V4")
@rule("V-47", "V-44")
def test_who_gives_prestige_gains_a_credit() -> None:
    bazaar = yellow_green_red()
    assert gives(bazaar, 2) == (5, 13)
    assert bazaar.in_cup(2) == []
    assert bazaar.in_citizenry(2) == []


@vector("T-V24")
@rule("V-48")
@refusal("cannot_give_face")
def test_what_one_gives_one_needs_although_one_gets_the_same() -> None:
    for credits, allowed in ((2, False), (3, True)):
        bazaar = Bazaar(2)
        bazaar.market(THREE, THREE)
        bazaar.dealers(0, "home", "home")
        bazaar.cup(0, "alien", "pioneer")  # can be given, so that there is something to choose
        bazaar.credits(0, credits)
        bazaar.begin()
        bazaar.choose(0, "open")
        left = f"deal:{bazaar.showing(THREE)}"
        assert (left in bazaar.offered(0)) == allowed
        if allowed:
            bazaar.choose(0, left)
            bazaar.choose(0, f"deal:{bazaar.showing(THREE)}")
            assert bazaar.p(0).credits == 3
        else:
            assert bazaar.why_not(0, left) == "V-48"
            assert bazaar.refused(0)["cannot_give_face"] == "V-48"


@rule("V-40", "V-48")
@refusal("no_area")
def test_three_deals_are_open_at_most() -> None:
    bazaar = Bazaar(2)
    bazaar.market(LIMIT, THREE, LIMIT, THREE, LIMIT, "one_die:pioneer")
    bazaar.dealers(0, "home", "home", "home", "home")
    bazaar.begin()
    assert AREAS == 3
    for get in (THREE, THREE, "one_die:pioneer"):
        bazaar.open(0, LIMIT, get)
    assert "open" not in bazaar.offered(0)
    assert bazaar.why_not(0, "open") == "V-40"
    assert bazaar.refused(0)["no_area"] == "V-40"


@rule("V-40", "V-41", "V-87")
def test_dice_of_the_free_market_are_rolled_every_round_and_others_are_not() -> None:
    bazaar = Bazaar(2)
    bazaar.lay(1, LIMIT, THREE)
    bazaar.put(0, "area_2_left", "genes")
    bazaar.cup(0, "home")
    bazaar.cup(1, "home")
    bazaar.phases()
    assert bazaar.stage == "assign"
    (rolled,) = bazaar.events("deal_dice")
    assert (rolled.rule, rolled.reveals) == ("V-41", True)
    lying = [bazaar.s.market.left[1], bazaar.s.market.right[1]]
    free = [die for die in range(7) if die not in lying]
    assert rolled.params["numbers"] == free
    assert rolled.params["trades"] == [bazaar.shows(die) for die in free]
    seen: list[set[str]] = [set() for _ in range(7)]
    for _ in range(60):
        rounds.roll(bazaar.s)
        for die in range(7):
            seen[die].add(bazaar.shows(die))
    assert [bazaar.shows(die) for die in lying] == [LIMIT, THREE]
    assert all(len(seen[die]) == 1 for die in lying)
    for die in free:
        assert seen[die] == set(bazaar.s.box.deal.rows[die]["faces"])


@rule("V-42", "D-22", "V-55", "V-92")
def test_players_act_in_the_order_the_track_has_when_the_phase_begins() -> None:
    bazaar = Bazaar(3)
    bazaar.market(LIMIT, THREE)
    bazaar.s.market.track = [2, 0, 1]
    for seat in range(3):
        bazaar.dealers(seat, "home", "home")
    bazaar.begin()
    acted: list[int] = []
    while bazaar.stage == "dollar":
        (decision,) = bazaar.s.decisions()
        acted.append(decision.seat)
        if "open" in bazaar.offered(decision.seat) and not bazaar.open_deals():
            bazaar.open(decision.seat, LIMIT, THREE)
        else:
            bazaar.choose(decision.seat, "decline")
    assert acted == [2, 2, 0, 0, 1, 1]
    assert bazaar.s.market.track == [0, 1, 2]
    assert bazaar.s.order == [0, 1, 2]


@rule("V-45", "V-92", "V-42")
@refusal("dealers_not_idle")
def test_who_declines_gains_a_credit_and_no_dealer_stays_idle() -> None:
    bazaar = Bazaar(2)
    bazaar.market(LIMIT, THREE)
    bazaar.dealers(0, "home", "genes")
    bazaar.begin()
    assert bazaar.refused(0)["dealers_not_idle"] == "V-42"
    bazaar.choose(0, "decline", "by:genes")
    assert (bazaar.in_citizenry(0), bazaar.p(0).credits) == (["genes"], 1)
    assert "done" not in bazaar.offered(0)


@rule("V-44")
@refusal("no_deal_there")
def test_any_number_of_dealers_on_either_side_of_any_deal() -> None:
    bazaar = Bazaar(2)
    bazaar.market(LIMIT, "three_tiles")
    bazaar.dealers(0, "home", "home", "home", "genes")
    bazaar.stack(0, "gem_world", "comet_zone", "space_docks")
    bazaar.dealers(1, "home", "home")
    bazaar.begin()
    bazaar.open(0, LIMIT, "three_tiles", "home")
    while bazaar.p(0).drawn:
        bazaar.choose(0, bazaar.offered(0)[0])
    bazaar.join(0, 0, "left", "home")
    while bazaar.p(0).drawn:
        bazaar.choose(0, bazaar.offered(0)[0])
    bazaar.join(0, 0, "left", "home")
    while bazaar.p(0).drawn:
        bazaar.choose(0, bazaar.offered(0)[0])
    assert bazaar.on_board(0) == {"area_1_left": ["home", "home", "home"]}
    assert "join:area_1_right" in bazaar.offered(0)
    assert "join:area_2_left" not in bazaar.offered(0)
    assert bazaar.why_not(0, "join:area_2_left") == "V-44"
    assert bazaar.s.market.track == [1, 0]


@rule("V-47", "V-48")
@refusal("cannot_pay_prestige")
def test_the_credit_for_prestige_is_needed_as_well() -> None:
    bazaar = Bazaar(2)
    bazaar.market(LIMIT, LEADER)
    bazaar.dealers(0, "home", "home", "home")
    bazaar.begin()
    bazaar.choose(0, "open")
    assert "deal:prestige_die" not in bazaar.offered(0)
    assert bazaar.why_not(0, "deal:prestige_die") == "V-48"
    assert bazaar.refused(0)["cannot_pay_prestige"] == "V-48"
    bazaar.choose(0, "deal:deal_die_2")  # a Pioneer
    assert bazaar.in_citizenry(0) == ["pioneer"]
    bazaar.choose(0, "join:area_1_right")  # gives it back
    assert bazaar.in_citizenry(0) == []


@rule("V-48")
@refusal("cannot_open")
def test_nobody_opens_what_he_cannot_give() -> None:
    bazaar = Bazaar(2)
    bazaar.lay(0, LIMIT, THREE)
    bazaar.dealers(0, "home", "home")
    bazaar.begin()
    assert bazaar.offered(0) == ["join:area_1_left", "decline"]
    assert bazaar.refused(0)["cannot_open"] == "V-48"
    assert bazaar.why_not(0, "open") == "V-48"


@rule("V-46")
@refusal("finish_exchange")
def test_an_exchange_is_finished_once_it_has_begun() -> None:
    bazaar = Bazaar(2)
    bazaar.market(THREE, "tableau_world")
    bazaar.dealers(0, "home", "home")
    bazaar.credits(0, 5)
    bazaar.begin()
    bazaar.open(0, THREE, "tableau_world")
    assert bazaar.refused(0) == {"finish_exchange": "V-46"}
    assert bazaar.why_not(0, "done") == "V-46"
