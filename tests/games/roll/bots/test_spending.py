"""What the captain gives for tiles and points with Ambition."""

from __future__ import annotations

from orrery.games.roll.bots.captain import Captain
from tests.games.roll.rules.expansion.test_ambition_discounts import FIVE, TWO, building, settling
from tests.games.roll.rules.expansion.test_ambition_money import ending
from tests.games.roll.rules.scene import Scene


def answer(scene: Scene) -> str:
    decision = scene.s.decision(0)
    assert decision is not None
    return Captain().choose(lambda: scene.s.view(0), decision).code


def test_a_credit_is_paid_for_a_settler() -> None:
    assert answer(settling("terraforming_specialists", zone=[TWO], lying=[], workers=["home"])) == (
        "use:terraforming_specialists"
    )


def test_a_die_is_given_for_good_only_if_it_saves_several() -> None:
    scene = building("contact_specialist", zone=[FIVE], lying=["home"], workers=["home", "home"])
    scene.cup(0, "military", "military")
    scene.citizenry(0, "military")
    scene.phases("settle", "ship")
    assert answer(scene) == "use:contact_specialist"
    other = scene.branch()
    scene.choose(0, "use:contact_specialist")
    assert answer(scene) == "remove:military@citizenry"
    other.choose(0, "done")  # a third settler comes
    other.p(0).builders[0].append(other.p(0).cup.pop())
    assert answer(other) == "done"


def test_points_are_bought_and_a_single_credit_waits_for_others_if_it_can() -> None:
    assert answer(ending(5)) == "pay_two"
    assert answer(ending(1)) == "pay"
    scene = ending(1, "free_trade_association")
    assert answer(scene) == "gain_first"
    scene.citizenry(0, *["genes"] * 6)  # dice to recruit: credits are worth more now
    assert answer(scene) == "pay"
