"""Opening deals, joining them, declining: who may, what it costs, and what becomes of the deals (V-40 to V-61)."""

from __future__ import annotations

from orrery.games.roll.rules.deal import rounds
from orrery.games.roll.rules.deal.board import AREAS
from orrery.kernel.state import State
from tests.rules import refusal, rule, vector

from .bazaar import Bazaar

LIMIT = "credit_limit"
THREE = "three_credits"
LEADER = "one_die:leader"


def gives(bazaar: Bazaar, seat: int) -> tuple[int, int]:
    p = bazaar.p(seat)
    return p.credits, p.more.limit


def yellow_green_red() -> Bazaar:
    """Yellow (0) opens with the limit for a Leader, Green (1) joins on the left, Red (2) on the right."""
    bazaar = Bazaar(3)
    bazaar.market(LIMIT, LEADER)
    for seat in range(3):
        bazaar.dealers(seat, "home", "home")
        bazaar.credits(seat, 4)
    bazaar.cup(2, "leader")
    bazaar.begin()
    bazaar.open(0, LIMIT, LEADER)
    bazaar.choose(0, "decline")
    bazaar.join(1, 0, "left")
    bazaar.choose(1, "decline")
    bazaar.join(2, 0, "right")
    return bazaar


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


@vector("T-V23")
@rule("V-52")
def test_the_very_dealer_that_opens_may_be_given() -> None:
    bazaar = Bazaar(2)
    bazaar.market("one_die:entrepreneur", THREE)
    bazaar.dealers(0, "entrepreneur", "home")
    bazaar.begin()
    bazaar.open(0, "one_die:entrepreneur", THREE, "entrepreneur")
    assert (bazaar.on_board(0), bazaar.p(0).credits) == ({}, 3)
    assert bazaar.open_deals() == [("one_die:entrepreneur", THREE, 0)]


@rule("V-52")
def test_dealers_on_the_board_and_those_not_used_yet_may_be_given() -> None:
    bazaar = Bazaar(2)
    bazaar.market(LIMIT, "one_die:genes")
    bazaar.dealers(0, "genes", "genes", "genes", "home")
    bazaar.begin()
    bazaar.open(0, LIMIT, "one_die:genes", "genes")
    bazaar.join(0, 0, "right", "genes")
    assert bazaar.offered(0) == [
        "remove:genes@citizenry",
        "remove:genes@dollar",
        "remove:genes@area_1_left",
        "remove:genes@area_1_right",
    ]
    bazaar.choose(0, "remove:genes@area_1_left")
    assert bazaar.on_board(0) == {"area_1_right": ["genes"]}
    assert bazaar.in_column(0, "dollar") == ["genes", "home"]


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
@rule("V-54", "D-24")
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


@vector("T-V27")
@rule("V-50", "V-95", "D-35")
def test_a_faction_leaves_as_a_whole() -> None:
    bazaar = Bazaar(2)
    bazaar.market("tableau_world", "tableau_development")
    bazaar.found(0, "space_piracy", "old_earth")
    p = bazaar.p(0)
    faction = bazaar.s.box.factions[p.faction]
    world = next(side for side in faction if side in p.worlds)
    dice = len(p.dice())
    bazaar.dealers(0, "home", "home")
    bazaar.begin()
    bazaar.open(0, "tableau_world", "tableau_development")
    bazaar.choose(0, f"give:{bazaar.keys([world])[0]}", "lay:base_development_ship")
    assert not set(faction) & {*p.worlds, *p.developments}
    assert bazaar.keys(p.developments) == ["base_development_ship"]
    assert len(p.worlds) == 1
    assert len(p.dice()) == dice + 2
    assert bazaar.events("give_tableau")[0].params["goes"] == "box"


@rule("V-95", "D-35")
def test_all_goods_of_a_world_go_to_the_citizenry_and_second_goods_of_others_stay() -> None:
    bazaar = Bazaar(2)
    bazaar.market("tableau_world", "tableau_development")
    bazaar.tableau(0, "gem_world", "comet_zone", "galactic_reserves")
    bazaar.good(0, "gem_world", "novelty", "genes")
    bazaar.good(0, "comet_zone", "home", "alien")
    bazaar.dealers(0, "military", "military", "military")
    bazaar.begin()
    bazaar.open(0, "tableau_world", "tableau_development")
    bazaar.choose(0, "give:gem_world", "lay:base_development_ship")
    assert bazaar.in_citizenry(0) == ["genes", "novelty"]
    bazaar.join(0, 0, "right")
    bazaar.choose(0, "give:galactic_reserves", "lay:base_world_novelty")
    assert bazaar.goods_of(0) == {"comet_zone": ["home", "alien"]}


@rule("V-51", "V-95")
def test_base_worlds_hold_goods_and_give_no_dice() -> None:
    bazaar = Bazaar(2)
    bazaar.tableau(0, "base_world_novelty", "base_world_novelty", "base_world_rare_elements")
    bazaar.workers(0, produce=["genes", "alien", "home"])
    bazaar.market("tableau_world", THREE)
    bazaar.dealers(0, "military", "military")
    bazaar.dealers(1, "home")
    bazaar.phases("produce", "dollar")
    bazaar.choose(0, "produce:genes@base_world_novelty", "produce:home@base_world_novelty")
    assert bazaar.goods_of(0)["base_world_novelty"] == ["genes", "home"]
    bazaar.open(0, "tableau_world", THREE)
    bazaar.choose(0, "give:base_world_novelty")  # the other one like it keeps one of the goods
    assert len(bazaar.goods_of(0)["base_world_novelty"]) == 1
    assert len(bazaar.in_citizenry(0)) == 1
    assert bazaar.events("give_tableau")[0].params["goes"] == "supply"
    bazaar = Bazaar(2)
    bazaar.market(THREE, "tableau_world")
    bazaar.dealers(0, "home", "home")
    bazaar.credits(0, 6)
    bazaar.begin()
    bazaar.open(0, THREE, "tableau_world")
    bazaar.choose(0, "lay:base_world_novelty")
    bazaar.join(0, 0, "left")
    bazaar.choose(0, "lay:base_world_novelty")
    assert len(bazaar.p(0).dice()) == 2
    assert bazaar.p(0).tiles() == 2


@vector("T-V29")
@rule("V-19")
def test_vp_beyond_the_pool_are_paid_and_end_the_game() -> None:
    bazaar = Bazaar(2)
    bazaar.market(LIMIT, "two_vp_chips")
    bazaar.dealers(0, "home")
    bazaar.credits(0, 3)
    bazaar.chips(1, bazaar.s.pool - 1)
    bazaar.begin()
    bazaar.open(0, LIMIT, "two_vp_chips")
    assert bazaar.p(0).chips == 2
    assert bazaar.stage == "over"
    assert bazaar.s.extra == 1


@rule("D-23")
def test_an_end_once_triggered_stands_although_chips_come_back() -> None:
    bazaar = Bazaar(2)
    bazaar.market(THREE, "two_vp_chips")
    bazaar.dealers(0, "home")
    bazaar.chips(0, 2)
    bazaar.chips(1, bazaar.s.pool)
    bazaar.begin()
    bazaar.open(0, "two_vp_chips", THREE)
    assert bazaar.s.pool == 2
    assert bazaar.stage == "over"


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


@rule("V-46", "V-57")
def test_tiles_given_unseen_are_known_to_their_owner_alone_until_they_go_back() -> None:
    bazaar = Bazaar(2)
    bazaar.market("two_tiles_and_credit", THREE)
    bazaar.dealers(0, "home", "home")
    bazaar.crowd(0)
    bazaar.stack(0, "gem_world", "comet_zone", "silicon_world")
    bazaar.credits(0, 1)
    bazaar.begin()
    bazaar.open(0, "two_tiles_and_credit", THREE)
    bazaar.choose(0, "give:comet_zone", "give:gem_world")  # gem_world lay on top
    top = bazaar.side("gem_world") >> 1
    below = bazaar.side("comet_zone") >> 1
    assert under(bazaar.s.view(0)) == [below, top]
    assert under(bazaar.s.view(1)) == [-1, top]
    assert {below, top}.isdisjoint(bazaar.s.bag)
    bazaar.choose(0, "decline")
    assert {below, top} <= set(bazaar.s.bag)
    assert bazaar.events("dealt_back")[0].rule == "V-57"


def under(view: State) -> list[int]:
    from orrery.games.roll.rules.game import galaxy

    return galaxy(view).players[0].abandoned


def test_tiles_that_all_have_seen_stay_known_to_lie_in_the_zone() -> None:
    bazaar = Bazaar(2)
    bazaar.market(THREE, "two_worlds_of_a_colour")
    bazaar.dealers(0, "home", "home")
    bazaar.stack(0, "gem_world")
    bazaar.credits(0, 4)
    bazaar.begin()
    bazaar.open(0, THREE, "two_worlds_of_a_colour")
    bazaar.choose(0, "name:alien")
    drawn = bazaar.p(0).drawn[:]
    from orrery.games.roll.rules.game import galaxy

    assert galaxy(bazaar.s.view(1)).players[0].drawn == drawn
    worlds = bazaar.keys([2 * tile for tile in drawn])
    bazaar.choose(0, f"under:{worlds[0]}", f"under:{worlds[1]}")
    assert bazaar.p(0).seen == sorted(drawn)
    assert galaxy(bazaar.s.view(1)).players[0].stacks[0][:2] == [-1, -1]


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


@vector("T-V28")
@rule("V-53", "D-25")
def test_a_die_takes_the_place_of_a_tile_that_the_bag_has_not() -> None:
    bazaar = Bazaar(2)
    bazaar.market(THREE, "two_worlds_of_a_colour")
    bazaar.dealers(0, "home", "home")
    bazaar.credits(0, 5)
    alien = [t for t in bazaar.s.bag if bazaar.s.box.sides[2 * t].row["colour"] == "alien"]
    bazaar.bag(*bazaar.keys([2 * alien[0]]), "gem_world")
    bazaar.begin()
    bazaar.open(0, THREE, "two_worlds_of_a_colour")
    bazaar.choose(0, "name:alien")
    assert bazaar.p(0).drawn == alien[:1]
    bazaar.choose(0, f"under:{bazaar.keys([2 * alien[0]])[0]}")
    assert bazaar.kind(0) == "substitute_tile"
    assert "take:genes" in bazaar.offered(0)
    assert "take:leader" not in bazaar.offered(0)
    assert bazaar.why_not(0, "take:leader") == "V-53"
    bazaar.choose(0, "take:genes")
    (taken,) = bazaar.events("substitute_tile", 0)
    assert taken.params["die"].startswith("genes")
    assert "genes" in bazaar.colours(bazaar.p(0).dice())
