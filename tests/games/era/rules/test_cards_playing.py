"""Playing domination cards (E-183 to E-186)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.content import BOX
from orrery.games.era.rules.vocabulary import act, goal, phase
from orrery.games.era.rules.vocabulary.source import CARD
from orrery.kernel.acts import entry
from tests.rules import refusal, rule, tile

from .cards import Cards
from .scene import FARMERS, HUMAN, SLAVERS
from .voyages import by_code


def dense(*held: str) -> Cards:
    """The condition of Density is met, and with it nothing else."""
    scene = Cards(*held)
    scene.own(HUMAN, "he5", 0)
    scene.stars("he2=5", "he8=5")
    return scene


# Places.


@rule("E-183", "E-184", "E-186")
@refusal("cards_played", "card_not_held")
def test_two_cards_are_played_in_a_game() -> None:
    scene = dense("density").moves()
    assert scene.playable() == ["density:a", "density:b"]
    scene.lots(0)
    assert scene.played_for("density", "b") == 3
    assert repr(scene.told("plays_card")[0]) == "plays_card seat=0 card=density section=b [E-183]"
    assert repr(scene.told("points")[0]) == "points seat=0 n=3 source=card why=card total=3 card=density [E-186]"
    assert scene.refused("play:density:a") == ["card_not_held E-185"]
    assert scene.held() == ["acquisition"], "drawn at once"
    assert repr(scene.told("draws_card")[0]) == "draws_card seat=0 card=acquisition left=10 [E-184]"
    assert scene.told("draws_card")[0].reveals
    assert scene.refused("play:central:b") == ["card_not_held E-185"]
    scene.wars = [False, True, True]  # so that there is a choice
    scene.choose("play:acquisition:b")
    assert scene.held() == []
    assert scene.offered() == ["peace:farmers", "peace:slavers", "done"]
    scene.hand.cards = [BOX.card_keys.index("central")]
    scene.reopen()
    assert scene.playable() == []
    assert scene.refused("play:central:b") == ["cards_played E-183"]
    assert len(scene.told("draws_card")) == 1


@rule("E-183")
@refusal("a_played")
@pytest.mark.parametrize("first", ["a", "b"])
def test_a_is_used_once_with_either_card(first: str) -> None:
    scene = dense("density", "general_scientific")
    scene.levels(HUMAN, 4, 3, 3, 3, 3)
    scene.moves()
    assert scene.playable() == ["density:a", "density:b", "general_scientific:a", "general_scientific:b"]
    scene.choose(f"play:density:{first}")
    if first == "a":
        assert scene.playable() == ["general_scientific:b"]
        assert scene.refused("play:general_scientific:a") == ["a_played E-183"]
    else:
        assert scene.playable() == ["general_scientific:a", "general_scientific:b"]
        scene.choose("play:general_scientific:a")
        assert scene.hand.sections == [1, 0]


@rule("E-184")
def test_who_has_drawn_two_already_draws_no_more() -> None:
    scene = dense("density", "central").moves()
    scene.choose("play:density:b")
    assert scene.held() == ["central"]
    assert not scene.told("draws_card")


@rule("E-186")
def test_a_gives_points_and_effect_and_b_the_better_score_alone() -> None:
    scene = dense("density")
    scene.moves()
    scene.lots(0)
    assert scene.played_for("density", "a") == 7
    assert (scene.discs_at("he2"), scene.discs_at("he8"), scene.discs_at("he5")) == (6, 6, 1)
    scene = dense("density")
    scene.moves()
    assert scene.played_for("density", "b") == 3
    assert (scene.discs_at("he2"), scene.discs_at("he8"), scene.discs_at("he5")) == (5, 5, 0)
    assert not scene.told("card_works")
    scene = Cards("military")
    scene.levels(HUMAN, 5, 1, 1, 1, 1)
    scene.fleet(HUMAN, 0, "he5", 2)
    assert scene.moves().played_for("military", "b") == 5, "5 rather than 2"


# Moments.


@rule("E-185")
@refusal("card_moment", "card_condition")
def test_a_card_is_played_whenever_the_player_acts() -> None:
    scene = dense("density").starts(4)
    assert (scene.kind(), scene.offered()) == ("card_window", ["play:density:a", "play:density:b", "pass"])
    assert scene.about(HUMAN)["at_once"] is False
    scene = dense("density").moves()
    assert scene.kind() == "fleets"
    assert scene.playable() == ["density:a", "density:b"]
    scene = dense("density")
    scene.ships(HUMAN, "he5", 1)
    scene.moves().choose("done")
    assert scene.kind() == "moves"
    assert scene.playable() == ["density:a", "density:b"]
    scene = dense("density")
    scene.start(entry(act.SELECT))
    while scene.kind() == "ovals":
        scene.choose("oval:gain_star")
    assert scene.playable() == ["density:a", "density:b"]
    assert dense("density").grows().playable() == ["density:a", "density:b"]
    assert dense("density").trades().playable() == ["density:a", "density:b"]
    assert dense("density").scores_round().playable() == ["density:a", "density:b"]
    scene = Cards("density", "etheric", "alignment", "economic")
    scene.grows()
    assert [(why.key, why.params) for why in scene.why_not(HUMAN, by_code("play:density:a"))] == [
        ("card_condition", {"card": "density", "section": "a", "what": "dense_stars", "n": 1, "needed": 3})
    ]
    assert scene.playable() == ["alignment:b", "density:b", "economic:b", "etheric:b"]
    scene.ledger.built = 10
    assert scene.refused("play:economic:a") == ["card_moment E-185"]


@rule("E-185", "E-168")
def test_a_card_may_be_played_after_the_last_scoring_phase() -> None:
    scene = dense("density")
    scene.round = 8
    scene.start(entry(act.SCORE), entry(act.END_OF_ROUND), entry(act.FINAL))
    assert scene.kind() == "card_window"
    scene.lots(0)
    scene.choose("play:density:a", "pass")
    assert scene.phase == phase.OVER
    assert scene.points[CARD] == 7
    assert [event.key for event in scene.heard.events][-1] == "rank"


@rule("E-185")
def test_an_effect_works_at_its_own_moment_alone() -> None:
    scene = Cards("central").stars("ze5", "ze2", "ze8", "zc4")
    scene.moves()
    assert scene.played_for("central", "a") == 12
    told = repr(scene.told("card_idle")[0])
    assert told == "card_idle seat=0 card=central when=growth [E-185]"
    assert not scene.told("card_works")


@rule("E-185")
def test_nobody_is_asked_without_a_card() -> None:
    scene = Cards()
    scene.hand.played = [0, 1]
    scene.hand.sections = [1, 1]
    scene.starts(4)
    assert not scene.open
    assert repr(scene.told("cards_at_start")[0]) == "cards_at_start seat=0 n=0 played=2 [E-185]"
    scene.scores_round()
    assert not scene.open


@rule("E-185")
def test_who_acts_first_has_the_menu_of_his_movement_as_a_window() -> None:
    scene = dense("density")
    scene.order = [HUMAN, FARMERS, SLAVERS]
    scene.start(entry(act.CARDS_AT_START))
    assert not scene.open


# Personal Growth.


@rule("E-179", "E-186")
@tile("goal_personal_growth")
def test_with_personal_growth_cards_count_twice() -> None:
    scene = dense("density").moves()
    scene.goal = goal.PERSONAL_GROWTH
    assert scene.played_for("density", "a") == 14
    scene = dense("density").moves()
    scene.goal = goal.PERSONAL_GROWTH
    assert scene.played_for("density", "b") == 6
