"""The table of steps, and what each question says it is about."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.roll.rules.expansion.steps import ALL_STEPS
from orrery.games.roll.rules.vocabulary import phase, stage, step, verb
from orrery.games.roll.rules.vocabulary.phase import PHASE_KEYS
from orrery.games.roll.rules.vocabulary.stage import STAGE_KEYS
from tests.games.roll.rules.scene import Scene

NOT_NUMBERS = {"PHASES", "PHASE_KEYS", "ALL_COLUMNS", "ALL_PHASES", "STAGE_KEYS"}


def numbers(vocabulary: Any) -> dict[str, int]:
    return {name: value for name, value in vars(vocabulary).items() if name.isupper() and name not in NOT_NUMBERS}


def test_every_number_of_a_step_has_its_step() -> None:
    assert list(numbers(step).values()) == [found.number for found in ALL_STEPS]
    kinds = {"wilds": "assign", "remove_start": "remove", "place_dealt": "place"}
    assert [kinds.get(name.lower(), name.lower()) for name in numbers(step)] == [found.kind for found in ALL_STEPS]


@pytest.mark.parametrize("vocabulary", [phase, stage, step, verb])
def test_the_numbers_of_a_vocabulary_are_counted_up(vocabulary: Any) -> None:
    assert list(numbers(vocabulary).values()) == list(range(len(numbers(vocabulary))))


def test_the_keys_of_a_vocabulary_are_its_names() -> None:
    assert [name.lower() for name in numbers(phase)] == PHASE_KEYS
    assert [name.lower() for name in numbers(stage)] == STAGE_KEYS


def test_a_question_says_what_it_is_about() -> None:
    scene = Scene(2)
    scene.tableau(0, "gem_world", "galactic_bankers")
    scene.good(0, "gem_world", "genes")
    scene.workers(0, ship=["home", "military"])
    scene.hold(1)
    scene.phases("ship")
    scene.choose(0, "trade:genes@gem_world")
    assert scene.s.about(0) == {"die": "genes", "tile": "gem_world", "trade": True}
    assert scene.s.view(0).about(0) == scene.s.about(0)
    scene.choose(0, "by:home")
    assert scene.s.about(0) == {"tile": "galactic_bankers", "credits": 1, "vp": 1}


def test_dice_on_a_tile_are_counted_in_its_question() -> None:
    scene = Scene(2)
    scene.stack(0, "space_docks", "export_duties")
    scene.developers(0, "home")
    scene.workers(0, develop=["home", "military", "genes"])
    scene.hold(1)
    scene.phases("develop")
    assert scene.s.about(0) == {"tile": "space_docks", "have": 1, "need": 2, "n": 2}


def test_who_has_nothing_to_do_is_asked_about_nothing() -> None:
    scene = Scene(2)
    scene.hold(1)
    scene.phases("ship")
    scene.p(0).todo = []
    assert scene.s.about(0) == {}
