"""Domination cards of levels and peace, played for A: condition, points and effect (E-187)."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.cards.prospects import prospects
from orrery.games.era.rules.content import BOX
from orrery.games.era.rules.diplomacy import may_be_attacked
from orrery.games.era.rules.vocabulary import act, goal
from orrery.games.era.rules.vocabulary.alignment import STO, STS
from orrery.games.era.rules.vocabulary.field import GENETICS
from orrery.kernel.acts import entry
from tests.rules import refusal, rule, tile, vector

from .cards import Cards
from .scene import FARMERS, HUMAN, SLAVERS, at

# Alignment.


@rule("E-187", "E-185")
@vector("EV-93")
@tile("card_alignment")
def test_alignment_needs_points_and_more_levels_than_the_automa_of_that_alignment() -> None:
    for farmers, may in ((8, True), (9, False)):
        scene = Cards("alignment")
        scene.round = 8
        scene.points[0] = 5
        scene.levels(HUMAN, 3, 2, 2, 1, 1)
        scene.levels(FARMERS, farmers - 4, 1, 1, 1, 1)
        scene.levels(SLAVERS, 6, 4, 6, 6, 6)
        scene.scores_round()
        assert scene.total() == 6
        assert ("alignment:a" in scene.playable()) == may
        assert scene.figures() == [("points", 6, 5), ("levels_ahead", 9, farmers + 1)]


@rule("E-187")
@tile("card_alignment")
def test_alignment_compares_an_sts_player_with_the_slavers() -> None:
    scene = Cards("alignment")
    scene.round = 4
    scene.alignment = STS
    scene.points[0] = 4
    scene.levels(HUMAN, 3, 2, 2, 1, 1)
    scene.levels(FARMERS, 6, 6, 6, 6, 6)
    scene.levels(SLAVERS, 4, 1, 1, 1, 1)
    scene.scores_round()
    assert "alignment:a" in scene.playable()
    scene.points[0] = 4
    scene.reopen()
    assert scene.refused("play:alignment:a") == ["card_condition E-187"]


@rule("E-187", "E-185")
@tile("card_alignment")
@refusal("card_moment")
def test_alignment_is_played_after_scoring_and_pays_for_switches() -> None:
    for switched, aim, dp in ((0, goal.NONE, 9), (1, goal.NONE, 11), (1, goal.PERSONAL_GROWTH, 22)):
        scene = Cards("alignment")
        scene.goal = aim
        scene.round = 8
        scene.points[0] = 10
        scene.levels(HUMAN, 3, 2, 2, 1, 1)
        scene.ledger.switched = switched
        scene.grows()
        assert scene.refused("play:alignment:a") == ["card_moment E-185"]
        scene.choose("done")
        assert scene.scores_round().played_for("alignment", "a") == dp


# Diplomatic.


@rule("E-187", "E-81")
@tile("card_diplomatic")
def test_diplomatic_keeps_war_away_in_this_round() -> None:
    scene = Cards("diplomatic").stars("ze5")
    scene.levels(HUMAN, 1, 4, 1, 1, 1)
    scene.moves()
    scene.lots(0)
    assert scene.played_for("diplomatic", "a") == 14
    assert not may_be_attacked(scene, SLAVERS)
    scene.seat.todo = []
    scene.open = []
    scene.agenda = []
    scene.ships(SLAVERS, "zc4", 2)
    scene.lots(0)
    scene.start(entry(act.AUTOMA_MOVE, SLAVERS))
    assert not scene.wars[SLAVERS]
    scene.start(entry(act.ROUND))
    assert may_be_attacked(scene, SLAVERS), "in the next one they may"


@rule("E-187")
@tile("card_diplomatic")
def test_diplomatic_needs_spirituality_the_centre_and_peace() -> None:
    scene = Cards("diplomatic").stars("ze5")
    scene.levels(HUMAN, 1, 4, 1, 1, 1)
    scene.grows()
    assert scene.figures() == [("spirituality", 4, 4), ("central_star", 1, 1), ("peaces", 2, 2)]
    assert "diplomatic:a" in scene.playable()
    for spoiled in range(3):
        other = scene.clone()
        if spoiled == 0:
            other.factions[HUMAN].levels = [1, 3, 1, 1, 1]
        elif spoiled == 1:
            other.owner[at("ze5")] = SLAVERS
        else:
            other.wars = [False, True, False]
        other.reopen()
        assert "play:diplomatic:a" not in [choice.code for choice in other.open[0].choices]
    scene.wars = [False, True, True]
    scene.me.levels = [1, 1, 1, 1, 1]
    scene.reopen()
    assert scene.refused("play:diplomatic:a") == ["card_condition E-187"] * 2


# General Scientific.


@rule("E-187", "E-162", "E-185")
@tile("card_general_scientific")
@pytest.mark.parametrize("before", [True, False])
def test_general_scientific_allows_one_more_trade(before: bool) -> None:
    scene = Cards("general_scientific")
    scene.levels(HUMAN, 6, 4, 4, 1, 1)
    scene.levels(FARMERS, 1, 1, 1, 4, 4)
    if before:
        scene.moves()
        scene.lots(0)
        scene.choose("play:general_scientific:a")
        scene.seat.todo = []
        scene.open = []
        scene.agenda = []
    scene.trades()
    if not before:
        scene.lots(0)
        assert scene.played_for("general_scientific", "a") == 9
    scene.lots(0)
    scene.choose("learn:farmers:robotics")
    scene.lots(0)
    scene.choose("learn:farmers:robotics")
    assert scene.me.levels[3] == 3
    assert scene.ledger.traded == [2, 2, 0], "the partner also trades once more"
    assert scene.refused("learn:farmers:genetics") == ["traded_already E-162"]


@rule("E-187", "E-162", "E-210")
@tile("card_general_scientific", "people_icc")
@pytest.mark.parametrize("first", ["farmers", "slavers"])
def test_general_scientific_allows_icc_a_third_trade_with_either(first: str) -> None:
    scene = Cards("general_scientific")
    scene.kin("icc", STO)
    scene.goal = goal.COOPERATION
    scene.ledger.willing = [0, 0, 1]
    scene.levels(HUMAN, 6, 4, 4, 1, 1)
    scene.levels(FARMERS, 1, 1, 1, 6, 1)
    scene.levels(SLAVERS, 1, 1, 1, 1, 6)
    scene.trades()
    scene.lots(0)
    scene.choose("play:general_scientific:a")
    field = {"farmers": "robotics", "slavers": "genetics"}
    scene.lots(0, 0)
    scene.choose(f"learn:{first}:{field[first]}", f"learn:{first}:{field[first]}")
    assert scene.refused(f"learn:{first}:{field[first]}") == ["traded_already E-162"]
    other = "slavers" if first == "farmers" else "farmers"
    scene.lots(0)
    scene.choose(f"learn:{other}:{field[other]}")
    assert scene.ledger.traded[HUMAN] == 3
    assert scene.offered("learn") == [], "three at most"


@rule("E-187", "E-162", "E-210")
@tile("card_general_scientific", "people_icc")
def test_the_third_trade_of_icc_may_follow_one_with_each() -> None:
    scene = Cards("general_scientific")
    scene.kin("icc", STO)
    scene.goal = goal.COOPERATION
    scene.ledger.willing = [0, 0, 1]
    scene.levels(HUMAN, 6, 4, 4, 1, 1)
    scene.levels(FARMERS, 1, 1, 1, 6, 1)
    scene.levels(SLAVERS, 1, 1, 1, 1, 6)
    scene.trades()
    scene.lots(0)
    scene.choose("play:general_scientific:a")
    for field in ("farmers:robotics", "slavers:genetics", "farmers:robotics"):
        scene.lots(0)
        scene.choose(f"learn:{field}")
    assert scene.ledger.traded == [3, 2, 1]
    assert scene.offered("learn") == []


@rule("E-187")
@tile("card_general_scientific")
def test_general_scientific_needs_16_levels() -> None:
    scene = Cards("general_scientific")
    scene.levels(HUMAN, 6, 4, 3, 1, 1)
    assert scene.grows().refused("play:general_scientific:a") == ["card_condition E-187"]
    assert scene.figures() == [("levels", 15, 16)]


@rule("E-187", "E-185")
@tile("card_general_scientific")
def test_general_scientific_after_the_trading_phase_gives_points_alone() -> None:
    scene = Cards("general_scientific")
    scene.levels(HUMAN, 6, 4, 4, 1, 1)
    scene.scores_round()
    scene.lots(0)
    assert scene.played_for("general_scientific", "a") == 9
    assert scene.params("card_idle")["when"] == "trade"
    assert scene.ledger.extra_trades == 0


# Special Scientific.


@rule("E-187", "E-166", "E-185")
@tile("card_special_scientific")
@refusal("field_selected")
def test_special_scientific_gives_a_research_with_another_counter() -> None:
    scene = Cards("special_scientific")
    scene.levels(HUMAN, 6, 5, 1, 1, 1)
    scene.round = 7
    scene.story = 1  # Migrations
    scene.grows("military", "up")
    scene.lots(0)
    assert scene.played_for("special_scientific", "a") == 11
    assert scene.kind() == "extra_research"
    assert scene.offered("field") == ["spirituality", "propulsion", "robotics", "genetics"]
    assert scene.refused("field:military") == ["field_selected E-187"]
    scene.choose("field:genetics")
    assert scene.me.levels == [6, 5, 1, 1, 2]
    assert scene.ledger.raised[GENETICS] == 2, "the stories count it as research"


@rule("E-187", "E-116")
@tile("card_special_scientific")
def test_special_scientific_may_be_research_plus() -> None:
    scene = Cards("special_scientific")
    scene.levels(HUMAN, 6, 5, 1, 1, 6)
    scene.grows()
    scene.lots(0)
    scene.choose("play:special_scientific:a", "field:genetics")
    assert scene.told("research_plus")[0].params["field"] == "genetics"


@rule("E-187")
@tile("card_special_scientific")
def test_special_scientific_needs_6_and_5() -> None:
    for levels, may in (([6, 5, 1, 1, 1], True), ([6, 6, 1, 1, 1], True), ([6, 4, 4, 4, 4], False), ([5] * 5, False)):
        scene = Cards("special_scientific")
        scene.levels(HUMAN, *levels)
        scene.grows()
        assert ("special_scientific:a" in scene.playable()) == may
        assert scene.figures() == [("highest_level", levels[0], 6), ("second_level", levels[1], 5)]


# What is said of them.


@rule("E-187")
@pytest.mark.parametrize("key", BOX.card_keys)
def test_prospects_say_what_a_card_would_bring(key: str) -> None:
    scene = Cards(key).moves()
    row = prospects(scene)[0]
    waits = key in ("acquisition", "alignment", "economic")
    assert row["a"]["open"] != waits, "the others can be played in this menu if their condition holds"
    card = BOX.cards[BOX.card_keys.index(key)]
    assert (row["card"], row["a"]["dp"], row["a"]["place"], row["b"]["place"]) == (key, card.dp, True, True)
    assert row["a"]["holds"] == all(part["n"] >= part["needed"] for part in row["a"]["parts"])
    scene.hand.sections = [0]
    scene.hand.played = [0]
    assert prospects(scene)[0]["a"]["place"] is False
