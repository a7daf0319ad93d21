"""The captain and its domination cards."""

from __future__ import annotations

import pytest

from tests.games.era.rules.cards import Cards

from .captains import answer, answers

DENSE = ("ze2=5", "he2=5", "he8=6")


def centre(*held: str) -> Cards:
    """Four own stars in the centre sector."""
    return Cards(*held).stars("ze2", "ze8", "zc4", "zg4")


def test_what_can_be_played_for_a_is_played() -> None:
    assert answer(centre("central").scores_round()) == "play:central:a"
    assert answer(Cards("spatial").stars("ze2", "ze8", "zc4", "zg4").scores_round()) == "pass"


def test_a_card_whose_effect_works_in_the_growth_phase_waits_for_it() -> None:
    scene = centre("central").moves()
    assert answer(scene) != "play:central:a"
    scene = centre("central").grows("build_ships")
    assert answer(scene) == "play:central:a"


def test_population_grows_dense_before_the_card_that_makes_it_denser() -> None:
    scene = Cards("density").stars(*DENSE)
    assert answer(scene.starts(6)) == "pass"
    scene = Cards("density").stars(*DENSE)
    scene.round = 8
    assert answer(scene.scores_round()) == "play:density:a"


@pytest.mark.parametrize("round_", [1, 4, 7])
def test_b_is_not_played_while_the_card_may_bring_more(round_: int) -> None:
    scene = Cards("density").starts(round_)
    assert answer(scene) == "pass"


def test_at_the_end_both_cards_are_played_the_better_one_for_a() -> None:
    scene = Cards("central", "general_scientific").stars("ze2", "ze8", "zc4", "zg4")
    scene.me.levels = [3, 3, 3, 3, 4]
    scene.round = 8
    scene.scores_round()
    assert answers(scene, "card_window") == ["play:central:a", "play:general_scientific:b"]


def test_a_card_that_will_hardly_bring_anything_is_exchanged() -> None:
    scene = Cards("economic").starts(3)
    assert scene.kind() == "exchange"
    assert answer(scene) == "exchange:economic"
    scene = Cards("density").starts(3)
    assert answer(scene) == "pass"
