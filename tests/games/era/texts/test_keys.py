"""Galactic Era has a text for all that its engine says, asks and refuses: no more and no less."""

from __future__ import annotations

import ast

from orrery.games.era.rules.alphabet import ALPHABET
from orrery.games.era.rules.cards.conditions import CONDITIONS
from orrery.games.era.rules.flow import STEPS
from orrery.games.era.rules.game import ERA
from orrery.games.era.rules.vocabulary.alignment import ALIGNMENT_KEYS
from orrery.games.era.rules.vocabulary.bonus import BONUS_KEYS
from orrery.games.era.rules.vocabulary.card_term import CARD_TERM_KEYS
from orrery.games.era.rules.vocabulary.condition import CONDITION_KEYS
from orrery.games.era.rules.vocabulary.counter import OVAL_KEYS, SQUARE_KEYS
from orrery.games.era.rules.vocabulary.deed import DEED_KEYS
from orrery.games.era.rules.vocabulary.effect import EFFECT_KEYS
from orrery.games.era.rules.vocabulary.field import FIELD_KEYS
from orrery.games.era.rules.vocabulary.goal import GOAL_KEYS
from orrery.games.era.rules.vocabulary.option import OPTION_KEYS
from orrery.games.era.rules.vocabulary.phase import PHASE_KEYS
from orrery.games.era.rules.vocabulary.power import POWER_KEYS
from orrery.games.era.rules.vocabulary.relic_kind import RELIC_KIND_KEYS
from orrery.games.era.rules.vocabulary.sentence import SENTENCE_KEYS
from orrery.games.era.rules.vocabulary.source import SOURCE_KEYS
from orrery.games.era.rules.vocabulary.star import STAR_KEYS
from orrery.games.era.rules.vocabulary.target import TARGET_KEYS
from orrery.games.era.rules.vocabulary.terrain import TERRAIN_KEYS
from orrery.games.era.rules.vocabulary.window import WINDOW_KEYS
from orrery.texts.catalog import catalog
from tests.texts.usage import sources, string_arguments

KEYS = sorted(catalog("en", "era").messages)
RULES = "games/era/rules"


def under(prefix: str) -> set[str]:
    """The rest of all keys that begin so."""
    return {key.removeprefix(f"era.{prefix}") for key in KEYS if key.startswith(f"era.{prefix}")}


def heads(prefix: str) -> set[str]:
    """The first word after the prefix: what comes behind it are variants."""
    return {rest.partition(".")[0] for rest in under(prefix)}


def strings(*parts: str) -> set[str]:
    """All strings of the rules."""
    found: set[str] = set()
    for path in sources(*parts):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def argument(name: str, at: int) -> set[str]:
    """Strings that calls of this name are given at this place, also those that are chosen between right there."""
    found: set[str] = set()
    for path in sources(RULES):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and len(node.args) > at and called(node) == name:
                found |= constants(node.args[at])
    return found


def called(node: ast.Call) -> str:
    function = node.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def constants(node: ast.expr) -> set[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    return constants(node.body) | constants(node.orelse) if isinstance(node, ast.IfExp) else set()


def test_events() -> None:
    """Some are chosen between where they are told, so that their names stand elsewhere."""
    told = heads("event.")
    assert sorted(argument("say", 0) - told) == []
    assert sorted(told - strings(RULES)) == []


def test_what_points_and_levels_are_for() -> None:
    assert argument("award", 4) | set(DEED_KEYS) == heads("points.")
    assert heads("level_why.") == argument("gain_level", 4) | argument("learn_by_lot", 3) | argument("_raise", 4)


def test_questions_and_answers() -> None:
    words = {choice.code.partition(":")[0] for choice in ALPHABET.choices}
    assert heads("ask.") == {step.kind for step in STEPS if getattr(step, "kind", "")}
    assert heads("choice.") == words
    assert heads("does.") == words
    assert heads("use.") <= words


def test_what_ends_a_question_says_so_for_questions_that_there_are() -> None:
    kinds = heads("ask.")
    for word in ("done", "pass"):
        assert under(f"choice.{word}.") <= kinds


def test_refusals_and_scores() -> None:
    assert heads("refusal.") == argument("Refusal", 0) | {"level_limit", "above_start"}
    assert under("source.") == set(SOURCE_KEYS)
    assert under("no_trade.") == string_arguments("Refusal", 0, f"{RULES}/trading/terms.py")


def test_components() -> None:
    rows = ERA.components()
    assert under("power.") == set(POWER_KEYS)
    assert under("condition.") == set(CONDITION_KEYS)
    assert under("effect.") == set(EFFECT_KEYS)
    assert under("term.") - {"with_alignment"} == set(CARD_TERM_KEYS)
    assert under("deed.") - {"outside"} == set(DEED_KEYS)
    assert under("goal.") == set(GOAL_KEYS)
    assert under("relic.") == set(RELIC_KIND_KEYS)
    assert under("bonus.") == set(BONUS_KEYS)
    assert under("plus.") == set(FIELD_KEYS)
    assert under("when.") == under("moment.") == set(WINDOW_KEYS)
    assert under("piece.counter.") == {*OVAL_KEYS, "up", "down"}
    assert {row["part"] for row in rows} >= heads("piece.")
    assert under("need.") == {name for condition in CONDITIONS for name in condition.names()}


def test_doubts() -> None:
    doubts = [doubt for row in ERA.components() for doubt in row.get("doubts", [])]
    assert under("doubt.") == {doubt["why"] for doubt in doubts}
    assert under("figure.") == {doubt["field"] for doubt in doubts if doubt["why"] == "program"}


def test_words() -> None:
    assert under("phase.") == set(PHASE_KEYS)
    assert under("terrain.") == set(TERRAIN_KEYS)
    assert under("alignment.") - {f"long.{key}" for key in ALIGNMENT_KEYS} == set(ALIGNMENT_KEYS)
    assert under("way.") == {*OPTION_KEYS, "up", "down"}
    assert under("star.") >= {*STAR_KEYS, "unknown"}
    assert heads("target.") == set(TARGET_KEYS)
    assert heads("sentence.") == heads("short.") == set(SENTENCE_KEYS)
    assert under("rank.") == {row["key"].removeprefix("rank_") for row in ERA.components() if row["part"] == "rank"}
    assert set(SQUARE_KEYS) - set(FIELD_KEYS) == {"up", "down"}


def test_values_of_options() -> None:
    for option in ERA.options:
        assert under(f"value.{option.key}.") <= set(option.values)
    assert heads("value.") - {"by_lot"} <= {option.key for option in ERA.options} == heads("option.")
