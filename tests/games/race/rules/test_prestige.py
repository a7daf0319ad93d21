"""Prestige of the player (S-71 to S-74, S-77)."""

from __future__ import annotations

import pytest

from orrery.games.race.rules.vocabulary import act
from tests.games.race.rules.scene import Scene
from tests.rules import refusal, rule


def leading(mine: int, its: int, gained: bool) -> Scene:
    scene = Scene().prestige(mine)
    scene.s.robot.prestige = its
    scene.p.gained = gained
    return scene.plan(act.ROUND)


@rule("S-72", "S-13")
@pytest.mark.parametrize(
    ("mine", "its", "gained", "vp", "cards"),
    [
        (0, 0, False, 0, 0),
        (1, 0, False, 1, 0),
        (1, 0, True, 1, 1),
        (2, 2, False, 1, 0),
        (1, 2, False, 0, 0),
        (3, 2, True, 1, 1),
    ],
)
def test_the_leader_gets_a_vp_and_alone_and_after_a_gain_a_card(
    mine: int, its: int, gained: bool, vp: int, cards: int
) -> None:
    scene = leading(mine, its, gained)
    assert (scene.p.vp, len(scene.in_hand())) == (vp, cards)
    assert scene.kind() == "choose"
    assert not scene.p.gained, "the mark is for one round"
    assert scene.s.robot.vp == (1 if its and its >= mine else 0)


@rule("S-72")
def test_the_lead_is_told_before_the_choice() -> None:
    scene = leading(2, 2, False)
    assert scene.told("shares_lead") == [{"n": 1, "prestige": 2, "chips": 28}]
    assert leading(2, 1, False).told("leads") == [{"n": 1, "prestige": 2, "chips": 28}]


@rule("S-122", "S-72")
def test_what_the_robot_gained_counts_for_the_round_after_and_no_longer() -> None:
    scene = Scene()
    r = scene.s.robot
    r.prestige, r.gained_now, r.credit = 1, True, 0
    stack = len(r.hand)
    scene.plan(act.ROUND)
    assert (r.vp, r.credit, len(r.hand)) == (1, 1, stack + 1)
    scene.p.todo.clear()
    scene.s.open.clear()
    scene.plan(act.ROUND)
    assert (r.vp, r.credit, len(r.hand)) == (2, 1, stack + 1), "nothing was gained since"


@rule("S-71")
def test_without_the_third_set_nobody_leads() -> None:
    scene = Scene(2).prestige(3).plan(act.ROUND)
    assert scene.p.vp == 0


@rule("S-73")
@pytest.mark.parametrize(("its", "marked"), [(0, True), (1, False), (2, False)])
def test_what_is_gained_in_a_phase_at_whose_end_one_leads_alone_counts(its: int, marked: bool) -> None:
    scene = Scene().tableau("pan_galactic_affluence").hand("export_duties")
    scene.s.robot.prestige = its
    scene.play("develop_1").choose("place:export_duties")
    scene.plan(act.END_ROUND)
    assert scene.p.prestige == 1
    assert [told["n"] for told in scene.told("draws") if told["why"] == "leader"] == ([1] if marked else [])


@rule("S-73")
def test_the_mark_is_lost_when_a_phase_ends_with_a_tie() -> None:
    scene = Scene().tableau("pan_galactic_affluence").hand("export_duties").play("develop_1")
    scene.choose("place:export_duties")
    scene.play(dice=("produce",))  # the next phase begins, so the one before has ended
    assert scene.p.gained
    scene.s.robot.prestige = 1
    scene.plan(act.END_ROUND)
    assert [told for told in scene.told("draws") if told["why"] == "leader"] == []
    assert scene.p.vp == 1, "the lead is shared"


@rule("S-73")
def test_a_lead_without_a_gain_of_ones_own_brings_no_card() -> None:
    scene = Scene().prestige(3)
    scene.play(dice=("produce",))
    scene.plan(act.END_ROUND)
    assert scene.in_hand() == []
    assert scene.p.vp == 1


@rule("S-73")
def test_spending_the_sole_lead_away_loses_the_mark_at_once() -> None:
    scene = Scene().tableau("interstellar_casus_belli").prestige(2)
    scene.s.robot.prestige = 1
    scene.p.gained = True
    scene.play("consume_2x_vp").choose("use:interstellar_casus_belli")
    assert not scene.p.gained
    other = Scene().tableau("interstellar_casus_belli").prestige(3)
    other.s.robot.prestige = 1
    other.p.gained = True
    other.play("consume_2x_vp").choose("use:interstellar_casus_belli")
    assert other.p.gained, "still in the lead"


@rule("S-74", "S-77")
@refusal("not_chosen", "search_used")
def test_one_of_the_two_actions_can_be_raised_for_a_prestige_once_a_game() -> None:
    scene = Scene().prestige(2).plan(act.ROUND)
    assert scene.refused() == [], "nothing has been used yet"
    scene.choose("action:develop", "action:produce")
    assert (scene.kind(), scene.offered()) == ("raise", ["raise:develop_1", "raise:produce", "pass"])
    assert scene.s.about(0) == {"n": 1, "prestige": 2, "spaces": ["develop_1", "produce"]}
    assert scene.told("robot_rolls") == [], "before the dice are rolled"
    assert scene.why_not("raise:settle_1") == [("not_chosen", "S-77", {"space": "settle_1"})]
    other = scene.branch().choose("pass")
    assert (other.p.prestige, other.s.search_used) == (2, False)
    scene.choose("raise:produce")
    assert (scene.p.prestige, scene.s.search_used) == (1, True)
    assert scene.told("raises") == [{"space": "produce", "n": 1, "prestige": 1}]
    scene.plan(act.ROUND)
    assert scene.s.raised == -1, "for one round"
    assert "action:search" not in scene.offered(), "one use for both"
    assert scene.refused() == [("search_used", "S-74", {})]
    assert scene.why_not("action:search") == [("search_used", "S-74", {})]
    assert scene.choose("action:develop", "action:produce").kind() != "raise"


@rule("S-77", "S-74")
@pytest.mark.parametrize(("sets", "prestige", "used"), [(3, 0, False), (3, 2, True), (2, 2, False)])
def test_who_cannot_raise_is_not_asked(sets: int, prestige: int, used: bool) -> None:
    scene = Scene(sets).prestige(prestige)
    scene.s.search_used = used
    assert scene.plan(act.ROUND).choose("action:develop", "action:produce").kind() != "raise"


@rule("S-160", "S-77")
def test_with_psi_crystal_world_one_decides_after_the_roll() -> None:
    scene = Scene().tableau("psi_crystal_world").prestige(2).plan(act.ROUND).choose("action:develop")
    assert scene.kind() == "choose"
    scene.choose("action:produce")
    assert (scene.kind(), len(scene.told("robot_rolls"))) == ("raise", 1)
    assert scene.offered() == ["raise:develop_1", "raise:produce", "pass"]


@rule("S-74", "S-75")
def test_search_takes_the_place_of_an_action_and_nothing_is_raised_beside_it() -> None:
    scene = Scene().prestige(2).plan(act.ROUND).choose("action:search", "action:explore_5")
    assert scene.kind() == "category"
    assert scene.s.search_used


@rule("S-77")
def test_the_two_explore_actions_are_raised_alike() -> None:
    scene = Scene().prestige(1).plan(act.ROUND).choose("action:explore_5", "action:explore_1_1")
    assert scene.offered() == ["raise:explore_1", "pass"]
    scene = Scene().prestige(1).plan(act.ROUND).choose("action:trade", "action:double_vp")
    assert scene.offered() == ["raise:consume_trade", "raise:consume_2x_vp", "pass"]


@rule("S-71", "S-65")
def test_each_prestige_is_a_vp_in_the_end() -> None:
    scene = Scene().tableau("gem_world").prestige(4)
    assert scene.score().total == 1 + 4
