"""What whole games meet: every row of the automas, every side of the star people, every relic, story, goal and level.

That each of them does what it should is proved one by one in rules/; here nothing is left that no game comes to.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import Any

import pytest

from orrery.games.era.rules.content import BOX
from orrery.games.era.rules.flow import Flow
from orrery.games.era.rules.game import ERA
from orrery.games.era.rules.vocabulary import goal
from orrery.games.era.rules.vocabulary.faction import FARMERS, SLAVERS
from orrery.games.era.rules.vocabulary.field import FIELD_KEYS
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.event import Recorder
from orrery.kernel.options import Draws

GAMES = 400


@cache
def met() -> dict[str, set[Any]]:
    """What was met in games of a random player, with options that meet every pair of values."""
    draws = Draws(ERA.options, {})
    found: dict[str, set[Any]] = defaultdict(set)
    for number in range(GAMES):
        heard = Recorder()
        s = ERA.new(draws.at(number), 1, key_of_seed(f"met {number}"), heard)
        chance = Chance(key_of_seed(f"met {number}, choices"))
        while s.decisions():
            choices = s.decisions()[0].choices
            s.apply(0, choices[chance.below(len(choices))], heard)
        assert isinstance(s, Flow)
        found["story"].add(s.story)
        found["goal"].add(s.goal)
        for event in heard.events:
            told = event.params
            if event.key in ("start_die", "movement_die", "growth_die"):
                found[event.key].add((event.seat, told["die"]))
            elif event.key == "level":
                found["level"].add((told["field"], told["level"]))
                if event.seat == SLAVERS:
                    found["slaver_level"].add((told["field"], told["level"]))
            elif event.key == "relic":
                found["relic"].add(told["relic"])
            elif event.key == "plays_card":
                found["card"].add((told["card"], told["section"]))
            elif "people" in told and "alignment" in told:
                found["side"].add((told["people"], told["alignment"]))
    return found


@pytest.mark.parametrize("table", ["start_die", "movement_die", "growth_die"])
def test_every_row_of_every_table_of_the_automas(table: str) -> None:
    assert met()[table] == {(automa, die) for automa in (FARMERS, SLAVERS) for die in range(1, 7)}


def test_every_side_of_the_star_people() -> None:
    assert met()["side"] == {(people, side) for people in BOX.people_keys for side in ("sto", "sts")}


def test_every_story_and_goal() -> None:
    assert met()["story"] == set(range(len(BOX.story_keys)))
    assert met()["goal"] == {goal.NONE, *range(len(BOX.goal_keys))}


def test_every_relic_and_every_card_for_b() -> None:
    """For A random players hardly ever have what it takes: rules/test_cards_*.py plays each of them so."""
    assert met()["relic"] == {relic.key for relic in BOX.relics}
    assert met()["card"] >= {(card, "b") for card in BOX.card_keys}


def test_every_level_of_every_field() -> None:
    assert met()["level"] == {(field, level) for field in FIELD_KEYS for level in range(2, 7)}
    assert max(level for field, level in met()["slaver_level"] if field == "spirituality") == 4
