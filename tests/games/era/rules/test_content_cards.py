"""Relics, domination cards, stories and goals: what they say, as figures."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.box.cards import CardTerm, Clause
from orrery.games.era.rules.box.stories import StoryTerm
from orrery.games.era.rules.content import BOX
from orrery.games.era.rules.vocabulary import card_term, condition, effect
from orrery.games.era.rules.vocabulary.alignment import ALIGNMENT_KEYS
from orrery.games.era.rules.vocabulary.card_term import CARD_TERM_KEYS
from orrery.games.era.rules.vocabulary.deed import DEED_KEYS, DEEDS
from orrery.games.era.rules.vocabulary.field import FIELD_KEYS
from orrery.games.era.rules.vocabulary.goal import GOAL_KEYS
from orrery.games.era.rules.vocabulary.relic_kind import RELIC_KIND_KEYS
from orrery.games.era.rules.vocabulary.story import STORY_KEYS
from orrery.games.era.rules.vocabulary.window import WINDOW_KEYS
from tests.rules import rule

# Points of A, condition and when, effect and when; then B.
PRINTED = {
    "acquisition": (
        "10", "stars_taken 2 0 at_once", "take_level 1 0 at_once", "2 neutral_stars_alone / 2 level military",
    ),
    "alignment": (
        "9", "ahead_in_alignment 5 0 after_scoring", "dp_for_switches 2 0 after_scoring",
        "8 no_alignment_dp / 2 level spirituality",
    ),
    "central": ("12", "centre_stars 4 0 any", "gain_centre_star 2 0 growth", "2 centre_population"),
    "defensive": ("9", "all_home_stars 0 0 any", "home_cv 20 0 battle", "8 home_sector_free + 1 level military"),
    "density": ("7", "dense_stars 3 5 any", "grow_dense_stars 1 5 any", "2 dense_stars 4"),
    "diplomatic": ("14", "centre_in_peace 4 0 any", "no_war 0 0 any", "4 foreign_home_stars / 2 level spirituality"),
    "economic": ("7", "ships_built 10 0 at_once", "place_ships 6 0 at_once", "2 asteroids / 2 level robotics"),
    "etheric": (
        "8", "nebulae 4 0 start_of_move", "nebula_range 4 0 start_of_move",
        "2 level spirituality sto / 2 level military sts",
    ),
    "general_scientific": ("9", "total_levels 16 0 any", "extra_trade 1 0 trade", "4 lowest_level"),
    "military": ("10", "total_cv 120 0 any", "hold_battle 0 0 battle", "4 sectors_with_only_fleet / 2 level military"),
    "spatial": ("11", "own_stars 10 0 any", "teleport 3 0 any", "4 star_sets 3 / 2 level propulsion"),
    "special_scientific": ("11", "two_fields 6 5 any", "extra_research 0 0 growth", "2 highest_level"),
}  # fmt: skip


def clause_in_words(clause: Clause, keys: list[str], when: int) -> str:
    return f"{keys[clause.kind]} {clause.n} {clause.m} {WINDOW_KEYS[when]}"


def term_in_words(term: CardTerm) -> str:
    """Half points first."""
    words = [str(term.halves), CARD_TERM_KEYS[term.kind]]
    if term.kind == card_term.LEVEL:
        words.append(FIELD_KEYS[term.param])
    elif term.param >= 0:
        words.append(str(term.param))
    if term.alignment != card_term.ANY_ALIGNMENT:
        words.append(ALIGNMENT_KEYS[term.alignment])
    return " ".join(words)


@rule("E-8", "E-188", "E-187")
def test_there_are_12_domination_cards_without_exploratory() -> None:
    assert BOX.card_keys == list(PRINTED)
    assert "exploratory" not in BOX.card_keys


@rule("E-186", "E-187")
@pytest.mark.parametrize("key", PRINTED)
def test_a_card_is_as_printed(key: str) -> None:
    card = BOX.cards[BOX.card_keys.index(key)]
    dp, needs, does, second = PRINTED[key]
    assert card.key == key
    assert card.dp == int(dp)
    assert clause_in_words(card.condition, condition.CONDITION_KEYS, card.when) == needs
    assert clause_in_words(card.effect, effect.EFFECT_KEYS, card.effect_when) == does
    assert " / ".join(" + ".join(term_in_words(term) for term in terms) for terms in card.second) == second


def test_every_kind_of_condition_effect_and_term_occurs() -> None:
    assert sorted(card.condition.kind for card in BOX.cards) == list(range(condition.CONDITIONS))
    assert sorted(card.effect.kind for card in BOX.cards) == list(range(effect.EFFECTS))
    assert len(condition.CONDITION_KEYS) == len(condition.CONDITION_FIELDS) == condition.CONDITIONS
    assert len(effect.EFFECT_KEYS) == len(effect.EFFECT_FIELDS) == effect.EFFECTS
    terms = {term.kind for card in BOX.cards for terms in card.second for term in terms}
    assert terms == set(range(len(CARD_TERM_KEYS)))
    assert len(card_term.PARAM_FIELDS) == len(CARD_TERM_KEYS)


@rule("E-7", "E-173", "E-99", "E-129")
def test_relics() -> None:
    found = {
        relic.key: (RELIC_KIND_KEYS[relic.kind], relic.field, relic.ships, relic.range, relic.lasting)
        for relic in BOX.relics
    }
    teaching = {f"technology_{key}": ("technology", field, 0, 0, False) for field, key in enumerate(FIELD_KEYS)}
    assert found == {
        **teaching,
        "buried_ships": ("ships", -1, 3, 0, False),
        "death_ray": ("death_ray", -1, 0, 3, True),
        "defense_grid": ("defense_grid", -1, 8, 0, True),
        "super_stargate": ("super_stargate", -1, 0, 0, True),
        "pyramids": ("pyramids", -1, 0, 0, True),
    }
    assert list(found) == BOX.relic_keys
    assert len(found) == 10


STORIES = {
    ("journeys", 0): ["end 1 contact"],
    ("journeys", 1): ["end 1 at_war", "2 star_taken outside", "2 battle_won outside"],
    ("journeys", 2): ["end 7 highest_research spirituality propulsion"],
    ("migrations", 0): ["3 population_grown"],
    ("migrations", 1): ["end 1 at_war", "1 population_removed", "1 battle_won"],
    ("migrations", 2): ["end 4 sole_research military spirituality propulsion robotics genetics"],
    ("rivalry", 0): ["1 star_gained"],
    ("rivalry", 1): ["end 1 at_war", "end 1 star_blocked", "-2 retreat"],
    ("rivalry", 2): ["end 3 highest_level military spirituality propulsion robotics genetics"],
    ("wars", 0): ["2 ships_built"],
    ("wars", 1): ["end 2 at_war", "1 star_taken", "1 ship_destroyed"],
    ("wars", 2): ["end 7 highest_research military robotics"],
}


def story_term_in_words(term: StoryTerm) -> str:
    words = [] if term.at_once else ["end"]
    words += [str(term.dp), DEED_KEYS[term.kind], *[FIELD_KEYS[field] for field in term.fields]]
    return " ".join(words + (["outside"] if term.outside_home else []))


@rule("E-9", "E-165")
@pytest.mark.parametrize(("key", "era"), STORIES)
def test_what_a_story_pays_in_an_era(key: str, era: int) -> None:
    terms = BOX.terms[BOX.story_keys.index(key)][era]
    assert [story_term_in_words(term) for term in terms] == STORIES[key, era]


def test_stories_are_numbered_as_their_words() -> None:
    assert BOX.story_keys == [story.key for story in BOX.stories] == STORY_KEYS
    used = {term.kind for story in BOX.terms for terms in story for term in terms}
    assert used == set(range(DEEDS)) == set(range(len(DEED_KEYS)))


@rule("E-180")
def test_from_which_points_on_an_era_was_led() -> None:
    found = dict(zip(BOX.story_keys, BOX.leadership, strict=True))
    assert found == {
        "journeys": [3, 13, 28],
        "migrations": [5, 15, 30],
        "wars": [4, 25, 40],
        "rivalry": [4, 10, 32],
    }


@rule("E-9", "E-179")
def test_goals() -> None:
    assert BOX.goal_keys == [goal.key for goal in BOX.goals] == GOAL_KEYS
    found = {goal.key: (goal.dp, goal.stars, goal.ships, goal.times) for goal in BOX.goals}
    assert found == {
        "control": (10, 0, 0, 1),
        "cooperation": (2, 0, 0, 1),
        "discovery": (10, 0, 0, 1),
        "leadership": (20, 0, 2, 1),
        "legacy": (10, 0, 0, 1),
        "personal_growth": (0, 0, 0, 2),
        "power": (8, 0, 0, 1),
        "presence": (10, 2, 0, 1),
    }


@rule("E-179", "E-182")
def test_what_cooperation_changes() -> None:
    for goal in BOX.goals:
        changed = (goal.war_dp, goal.war_most, goal.trade_more)
        assert changed == ((-3, 3, 2) if goal.key == "cooperation" else (0, 6, 0))
