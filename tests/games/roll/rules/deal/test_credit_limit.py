"""What credits and their limit do in an exchange (V-49, V-54, V-88)."""

from __future__ import annotations

from tests.rules import refusal, rule, vector

from .bazaar import Bazaar

LIMIT = "credit_limit"
THREE = "three_credits"
LEADER = "one_die:leader"


def gives(bazaar: Bazaar, seat: int) -> tuple[int, int]:
    p = bazaar.p(seat)
    return p.credits, p.more.limit


@vector("T-V7")
@rule("V-88")
@refusal("cannot_give")
def test_the_limit_never_falls_below_one() -> None:
    bazaar = Bazaar(2)
    bazaar.market(LIMIT, THREE)
    bazaar.dealers(0, "home", "home", "home", "home", "home")
    bazaar.cup(0, "pioneer")
    bazaar.begin()
    bazaar.open(0, LIMIT, THREE)
    for limit in (7, 4, 1):
        assert bazaar.p(0).more.limit == limit
        if limit > 1:
            bazaar.join(0, 0, "left")
    assert "join:area_1_left" not in bazaar.offered(0)
    assert bazaar.why_not(0, "join:area_1_left") == "V-48"
    assert bazaar.refused(0)["cannot_give"] == "V-48"


@vector("T-V8")
@rule("V-88")
def test_credits_beyond_a_lower_limit_are_lost() -> None:
    bazaar = Bazaar(2)
    bazaar.market(LIMIT, "tableau_world")
    bazaar.dealers(0, "home", "home")
    bazaar.credits(0, 9)
    bazaar.begin()
    bazaar.open(0, LIMIT, "tableau_world")
    assert gives(bazaar, 0) == (7, 7)


@vector("T-V9")
@rule("V-49", "V-88", "D-39")
def test_a_limit_of_sixteen_is_not_raised() -> None:
    bazaar = Bazaar(2)
    bazaar.market(THREE, LIMIT)
    bazaar.dealers(0, "home", "home")
    bazaar.p(0).more.limit = 16
    bazaar.credits(0, 4)
    bazaar.begin()
    bazaar.open(0, THREE, LIMIT)
    assert gives(bazaar, 0) == (1, 16)


@vector("T-V10")
@rule("V-54")
def test_an_exchange_is_finished_before_credits_are_reset() -> None:
    bazaar = Bazaar(2)
    bazaar.market("die_and_credit:novelty", THREE)
    bazaar.dealers(0, "home", "home")
    bazaar.cup(0, "novelty")
    bazaar.credits(0, 1)
    bazaar.begin()
    bazaar.open(0, "die_and_credit:novelty", THREE)
    assert bazaar.p(0).credits == 3
    assert not bazaar.events("credit_reset", 0)


@vector("T-V25")
@rule("V-49")
def test_what_one_may_not_take_is_lost() -> None:
    bazaar = Bazaar(2)
    bazaar.market("one_die:genes", THREE)
    bazaar.dealers(0, "home", "home")
    bazaar.cup(0, "genes")
    bazaar.credits(0, 9)
    bazaar.begin()
    bazaar.open(0, "one_die:genes", THREE)
    assert bazaar.p(0).credits == 10


@vector("T-V26")
@rule("V-54", "D-24", "D-1")
def test_the_last_credit_paid_for_prestige_is_reset_when_all_is_exchanged() -> None:
    bazaar = Bazaar(2)
    bazaar.market(LIMIT, LEADER)
    bazaar.dealers(0, "home", "home")
    bazaar.credits(0, 1)
    bazaar.begin()
    bazaar.open(0, LIMIT, LEADER)
    assert gives(bazaar, 0) == (1, 7)
    assert bazaar.in_citizenry(0) == ["leader"]
    keys = [
        e.key for e in bazaar.recorder.events if e.key in ("pay_prestige", "lower_limit", "get_die", "credit_reset")
    ]
    assert keys == ["pay_prestige", "lower_limit", "get_die", "credit_reset"]


@rule("D-24")
def test_credits_are_given_before_the_limit_falls() -> None:
    bazaar = Bazaar(2)
    bazaar.market(LIMIT, LEADER)
    bazaar.dealers(0, "home", "home")
    bazaar.credits(0, 8)
    bazaar.begin()
    bazaar.open(0, LIMIT, LEADER)
    assert gives(bazaar, 0) == (7, 7)  # not $6


@rule("D-43")
def test_the_limit_rises_before_credits_are_gained() -> None:
    bazaar = Bazaar(2)
    bazaar.market(LEADER, LIMIT)
    bazaar.dealers(0, "home", "home")
    bazaar.cup(0, "leader")
    bazaar.credits(0, 10)
    bazaar.begin()
    bazaar.open(0, LEADER, LIMIT)
    assert gives(bazaar, 0) == (11, 13)
