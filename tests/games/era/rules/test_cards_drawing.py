"""Drawing and exchanging domination cards (E-44, E-45, E-184, E-188, E-189)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.content import BOX
from tests.rules import refusal, rule

from .cards import Cards
from .scene import HUMAN

# Rounds 3 and 7.


@rule("E-44")
@refusal("card_not_held")
def test_in_round_3_the_unplayed_card_may_be_exchanged() -> None:
    scene = Cards("central").starts(3)
    assert (scene.kind(), scene.offered()) == ("exchange", ["exchange:central", "pass"])
    assert scene.about(HUMAN) == {"cards": ["central"], "left": 11, "rule": "E-44"}
    assert scene.refused("exchange:spatial") == ["card_not_held E-44"]
    scene.lots(0)
    scene.choose("exchange:central")
    assert scene.held() == ["acquisition"]
    assert [BOX.card_keys[card] for card in scene.hand.gone] == ["central"]
    assert len(scene.hand.deck) == 10, "it stays out of the game"
    assert [repr(event) for event in scene.heard.events] == [
        "cards_at_start seat=0 n=1 played=0 [E-44]",
        "discards seat=0 card=central [E-44]",
        "draws_card seat=0 card=acquisition left=10 [E-44]",
    ]
    assert scene.kind() == "card_window", "once, and now it may be played"
    scene = Cards("central").starts(3)
    scene.choose("pass")
    assert scene.held() == ["central"]


@rule("E-44")
def test_a_card_that_was_drawn_for_a_played_one_may_be_exchanged_too() -> None:
    scene = Cards("central")
    scene.hand.played = [scene.hand.deck.pop()]
    scene.hand.sections = [1]
    assert scene.starts(3).kind() == "exchange"


@rule("E-45")
def test_in_round_7_a_player_who_has_played_none_draws_a_second() -> None:
    scene = Cards("central")
    scene.lots(1)
    scene.starts(7)
    assert scene.held() == ["alignment", "central"]
    assert scene.kind() == "card_window"
    assert repr(scene.told("draws_card")[0]) == "draws_card seat=0 card=alignment left=10 [E-45]"


@rule("E-45")
def test_in_round_7_a_player_who_has_played_one_may_exchange_the_other() -> None:
    scene = Cards("central")
    scene.hand.played = [scene.hand.deck.pop()]
    scene.hand.sections = [1]
    scene.starts(7)
    assert scene.kind() == "exchange"
    scene.lots(0)
    scene.choose("exchange:central")
    assert scene.rules("draws_card") == ["E-45"]
    assert scene.held() == ["acquisition"]
    scene = Cards()
    scene.hand.played = [0, 1]
    scene.hand.sections = [1, 1]
    assert not scene.starts(7).open


@rule("E-44", "E-45")
@pytest.mark.parametrize("round_", [1, 2, 4, 5, 6, 8])
def test_in_other_rounds_nothing_is_exchanged(round_: int) -> None:
    scene = Cards("central").starts(round_)
    assert scene.kind() == "card_window"
    assert scene.held() == ["central"]


# The deck.


@rule("E-76", "E-44")
def test_a_card_seen_on_top_is_drawn_next() -> None:
    for card in ("spatial", "density"):
        scene = Cards("central")
        scene.hand.top = BOX.card_keys.index(card)
        scene.starts(3).choose("exchange:central")
        assert scene.held() == [card]
        assert scene.hand.top == -1
        assert BOX.card_keys.index(card) not in scene.hand.deck


@rule("E-44", "E-22")
def test_each_card_of_the_deck_is_equally_likely() -> None:
    drawn = []
    for lot in range(11):
        scene = Cards("central")
        scene.hand.deck.reverse()  # it lies in no order
        scene.starts(3).lots(lot)
        scene.choose("exchange:central")
        drawn.extend(scene.held())
    assert drawn == [key for key in BOX.card_keys if key != "central"]


@rule("E-44")
def test_without_a_deck_nothing_is_exchanged_or_drawn() -> None:
    scene = Cards("central")
    scene.hand.deck = []
    assert scene.starts(3).kind() == "card_window"
    scene.choose("play:central:b")
    assert repr(scene.told("no_card_left")[0]) == "no_card_left seat=0 [E-184]"


@rule("E-188", "E-34", "E-189")
def test_the_cards_of_the_solo_game() -> None:
    assert len(BOX.cards) == 12
    assert "exploratory" not in BOX.card_keys
