"""What becomes of deals: closed, promoted, collapsed, and their dealers (V-56 to V-61)."""

from __future__ import annotations

from tests.rules import rule, vector

from .bazaar import Bazaar, yellow_green_red

LIMIT = "credit_limit"
THREE = "three_credits"
LEADER = "one_die:leader"


def gives(bazaar: Bazaar, seat: int) -> tuple[int, int]:
    p = bazaar.p(seat)
    return p.credits, p.more.limit


@vector("T-V5")
@rule("V-59", "V-93", "V-56")
def test_a_deal_that_is_not_balanced_stays_open_and_is_promoted() -> None:
    bazaar = yellow_green_red()
    bazaar.crowd(2)
    assert bazaar.open_deals() == [(LIMIT, LEADER, 0)]
    bazaar.choose(2, "decline")
    assert bazaar.stage == "manage"
    assert bazaar.open_deals() == [(LIMIT, LEADER, 1)]
    assert bazaar.on_board(0) == {"area_1_left": ["home"]}
    assert bazaar.on_board(2) == {"area_1_right": ["home"]}


@vector("T-V6")
@rule("V-56", "V-93")
def test_a_balanced_deal_is_closed_when_all_are_done() -> None:
    bazaar = Bazaar(2)
    bazaar.market(LIMIT, THREE)
    bazaar.dealers(0, "home")
    bazaar.dealers(1, "genes", "genes")
    bazaar.credits(1, 4)
    bazaar.crowd(0)
    bazaar.crowd(1)
    bazaar.s.market.space[0] = 2  # closing it there brings $1 and a Talent
    bazaar.begin()
    bazaar.open(0, LIMIT, THREE)
    bazaar.join(1, 0, "right")
    assert len(bazaar.open_deals()) == 1  # balanced, but not everybody is done
    bazaar.choose(1, "decline")
    assert bazaar.stage == "manage"
    assert bazaar.open_deals() == []
    assert len(bazaar.s.market.free_dice()) == 7
    for seat in (0, 1):
        assert bazaar.on_board(seat) == {}
        assert bazaar.p(seat).more.talents == 1
        (paid,) = bazaar.events("deal_pays", seat)
        assert (paid.params["paid"], paid.params["talents"]) == (1, 1)
    assert bazaar.dice(0) == {"citizenry": ["home"]}
    assert bazaar.dice(1) == {"citizenry": ["genes", "genes"]}


@vector("T-V11")
@rule("V-59", "V-36")
def test_a_deal_collapses_and_its_dealers_go_to_the_cup() -> None:
    bazaar = Bazaar(2)
    bazaar.market(LIMIT, THREE)
    bazaar.dealers(0, "home", "genes")
    bazaar.dealers(1, "military")
    bazaar.crowd(1)
    bazaar.crowd(0)
    bazaar.s.market.space[0] = 3
    bazaar.begin()
    bazaar.open(0, LIMIT, THREE, "home")
    bazaar.join(0, 0, "left")
    bazaar.choose(1, "decline")
    assert bazaar.stage == "manage"
    assert bazaar.open_deals() == []
    assert bazaar.p(0).more.talents == 2
    assert bazaar.dice(0) == {"cup": ["genes", "home"]}
    assert bazaar.p(0).more.limit == 4  # nothing is given back


@vector("T-V22")
@rule("V-56", "V-43", "V-44")
def test_who_joins_his_own_deal_on_the_other_side_undoes_it_and_is_paid() -> None:
    bazaar = Bazaar(3)
    bazaar.market(LIMIT, THREE)
    bazaar.dealers(0, "home", "genes")
    bazaar.dealers(1, "home")
    bazaar.crowd(0)
    bazaar.credits(0, 2)
    bazaar.begin()
    bazaar.open(0, LIMIT, THREE, "home")
    assert bazaar.s.market.track == [1, 2, 0]
    bazaar.join(0, 0, "right")
    assert gives(bazaar, 0) == (2, 10)
    bazaar.choose(1, "decline")
    assert bazaar.open_deals() == []
    assert bazaar.dice(0) == {"citizenry": ["genes", "home"]}
    assert bazaar.s.market.track == [1, 2, 0]
    (left, right) = bazaar.events("deal_pays", 0)
    assert left.params["paid"] == right.params["paid"] == 1


@rule("V-56")
def test_a_deal_that_has_lost_all_its_dealers_is_closed() -> None:
    bazaar = Bazaar(2)
    bazaar.market("one_die:entrepreneur", THREE)
    bazaar.dealers(0, "entrepreneur")
    bazaar.crowd(0)
    bazaar.begin()
    bazaar.open(0, "one_die:entrepreneur", THREE)
    assert bazaar.stage == "manage"
    assert bazaar.open_deals() == []
    assert not bazaar.events("deal_pays")
    assert bazaar.p(0).credits == 3


@vector("T-V36")
@rule("V-59")
def test_deals_collapse_although_the_phase_is_not_played_and_before_recruiting() -> None:
    bazaar = Bazaar(2)
    bazaar.lay(0, LIMIT, THREE, space=3)
    bazaar.put(0, "area_1_left", "genes")
    bazaar.crowd(0)
    bazaar.credits(0, 2)
    bazaar.phases("explore")
    assert bazaar.stage == "manage"
    assert bazaar.open_deals() == []
    assert (bazaar.on_board(0), bazaar.in_cup(0), bazaar.p(0).more.talents) == ({}, ["genes"], 1)
    keys = [e.key for e in bazaar.recorder.events]
    assert "collapse" in keys
    assert "recruit" not in keys[: keys.index("collapse")]
    assert not bazaar.events("deal_pays")


@vector("T-V37")
@rule("V-61")
def test_dealers_in_open_deals_count_in_a_tie() -> None:
    bazaar = Bazaar(2)
    bazaar.market(LIMIT, THREE)
    bazaar.dealers(0, "home")
    bazaar.cup(0, "home")
    bazaar.cup(1, "home", "home", "home", "home")
    bazaar.chips(1, bazaar.s.pool)
    bazaar.s.players[0].chips, bazaar.s.players[1].chips = bazaar.p(1).chips // 2, bazaar.p(1).chips // 2
    bazaar.credits(1, 1)
    bazaar.begin()
    bazaar.open(0, LIMIT, THREE)
    assert bazaar.stage == "over"
    assert bazaar.on_board(0) == {}
    assert bazaar.in_cup(0) == ["home", "home"]
    assert [score.tie for score in bazaar.s.scores()] == [2 + 3, 4 + 1]
    assert [score.wins for score in bazaar.s.scores()] == [True, True]


@rule("D-21")
def test_talents_as_dealers() -> None:
    for space, stock in ((0, 1), (3, 2)):  # closed: to the supply, and it paid; collapsed: back, and one more
        bazaar = Bazaar(2)
        bazaar.market(LIMIT, THREE)
        bazaar.talent_dealer(0)
        if space == 0:
            bazaar.dealers(1, "home")
            bazaar.credits(1, 3)
            bazaar.s.market.space[0] = 1
        else:
            bazaar.s.market.space[0] = space
        bazaar.crowd(0)
        bazaar.crowd(1)
        bazaar.begin()
        bazaar.open(0, LIMIT, THREE)
        if space == 0:
            bazaar.join(1, 0, "right")
        assert bazaar.stage == "manage"
        assert bazaar.p(0).more.talents == stock
        assert bazaar.dice(0) == {}


@rule("V-60")
def test_dealers_in_open_deals_are_not_recalled() -> None:
    bazaar = Bazaar(2)
    bazaar.market(LIMIT, THREE)
    bazaar.dealers(0, "home")
    bazaar.developers(0, "genes")
    bazaar.cup(0, "military")
    bazaar.begin()
    bazaar.open(0, LIMIT, THREE)
    assert bazaar.stage == "manage"
    assert bazaar.offered(0) == ["done", "recall:genes@developers"]
