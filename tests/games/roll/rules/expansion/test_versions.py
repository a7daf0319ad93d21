"""What expansions bring is part of the rules version: where it changed, a game begun before is by other rules."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from orrery.games.roll.rules.catalogue import Shelf
from orrery.games.roll.rules.content import Boxes
from orrery.games.roll.rules.game import Roll
from orrery.games.roll.rules.sets import AMBITION, BASE, LEGAL, RIVALRY, WITH, key_of

from .shelf import small_shelf


def versions(files: dict[str, dict[str, Any]]) -> dict[int, str]:
    game = Roll(Boxes(shelf=Shelf(files)), LEGAL)
    return {sets: game.version(game.complete({WITH: key_of(sets)})) for sets in LEGAL}


def changed(name: str, part: str, **values: Any) -> dict[int, str]:
    files = deepcopy(small_shelf().given)
    assert files is not None
    files[name][part][0].update(values)
    return versions(files)


BEFORE = versions(small_shelf().given or {})


def test_another_cost_or_face_makes_other_rules_of_the_sets_that_have_it() -> None:
    now = changed("rivalry.toml", "home_world", cost=5)
    for sets in LEGAL:
        assert (now[sets] != BEFORE[sets]) == (sets & RIVALRY != 0), key_of(sets)
    now = changed("special_dice.toml", "die", faces=["wild"] * 6)
    for sets in LEGAL:
        assert (now[sets] != BEFORE[sets]) == (sets != BASE), key_of(sets)


def test_what_is_only_said_of_a_component_changes_no_rules() -> None:
    assert changed("ambition.toml", "home_world", name_en="A Home", confidence="verified", doubts=[]) == BEFORE


def test_a_correction_is_named_by_the_options_and_leaves_the_version() -> None:
    boxes = Boxes({"a_home": {"cost": 4}}, small_shelf())
    assert boxes.of(AMBITION).cost[boxes.of(AMBITION).side("a_home")] == 4
    assert boxes.fingerprint(AMBITION) == Boxes(shelf=small_shelf()).fingerprint(AMBITION)
