"""Race has a text for all that its engine says, asks and refuses: no more and no less."""

from __future__ import annotations

import ast

from orrery.games.race.rules.alphabet import ACTION_KEYS, ALPHABET, WAY_KEYS
from orrery.games.race.rules.categories import CATEGORY_KEYS
from orrery.games.race.rules.design import SET_KEYS
from orrery.games.race.rules.flow import STEPS
from orrery.games.race.rules.game import RACE
from orrery.games.race.rules.powers.kinds import KINDS
from orrery.games.race.rules.terms import FORMULA_KEYS
from orrery.games.race.rules.vocabulary.feature import FEATURE_KEYS
from orrery.games.race.rules.vocabulary.goods import KIND_KEYS
from orrery.games.race.rules.vocabulary.phase import PHASE_KEYS
from orrery.games.race.rules.vocabulary.sought import SOUGHT_KEYS
from orrery.games.race.rules.vocabulary.space import SPACE_KEYS, SPACES
from orrery.games.race.rules.vocabulary.symbol import SYMBOL_KEYS
from orrery.games.race.rules.vocabulary.tag import TAG_KEYS
from orrery.games.race.rules.vocabulary.why import WHY_KEYS
from orrery.texts.catalog import catalog
from tests.texts.usage import sources, string_arguments

KEYS = sorted(catalog("en", "race").messages)
RULES = "games/race/rules"


def under(prefix: str) -> set[str]:
    """The rest of all keys that begin so."""
    return {key.removeprefix(prefix) for key in KEYS if key.startswith(prefix)}


def heads(prefix: str) -> set[str]:
    """The first word after the prefix: what comes behind it are variants."""
    return {rest.partition(".")[0] for rest in under(prefix)}


def strings() -> set[str]:
    """All strings of the rules."""
    found: set[str] = set()
    for path in sources(RULES):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def test_events() -> None:
    """Some are chosen between where they are told, so that their names stand elsewhere."""
    told = heads("race.event.")
    assert sorted(string_arguments("say", 0, RULES) - told) == []
    assert sorted(told - strings()) == []


def test_questions_and_answers() -> None:
    words = {choice.code.partition(":")[0] for choice in ALPHABET.choices}
    assert heads("race.ask.") == {step.kind for step in STEPS}
    assert heads("race.choice.") == words
    assert heads("race.does.") == words


def test_refusals_and_scores() -> None:
    assert under("race.refusal.") == string_arguments("Refusal", 0, RULES)
    parts = string_arguments("Part", 0, RULES)
    assert under("race.part.") == parts
    assert under("race.source.") == parts
    assert under("race.terminal.points.") == parts


def test_powers_and_terms() -> None:
    for phase, effects in KINDS.items():
        live = {effect for effect in effects if not effect.startswith("takeover")}
        assert heads(f"race.power.{phase}.") - {"takeover"} == live
    assert under("race.formula.") == set(FORMULA_KEYS) - {"none"}
    assert heads("race.feature.") == set(FEATURE_KEYS)


def test_doubts() -> None:
    doubts = [doubt for row in RACE.components() for doubt in row.get("doubts", [])]
    assert under("race.doubt.") == {doubt["why"] for doubt in doubts} | {"facts"}
    assert under("race.field.") == {doubt["field"] for doubt in doubts} - {"name_de", "symbol", "faces"}


def test_words() -> None:
    assert heads("race.phase.") == set(PHASE_KEYS)
    assert under("race.space.") == set(SPACE_KEYS)
    assert under("race.die.") == set(SPACE_KEYS[:SPACES])
    assert under("race.symbol.") == set(SYMBOL_KEYS)
    assert under("race.action.") == set(ACTION_KEYS)
    assert under("race.kind.") == set(KIND_KEYS)
    assert under("race.letter.") == set(KIND_KEYS)
    assert under("race.tag.") == set(TAG_KEYS)
    assert under("race.set.") == set(SET_KEYS)
    assert under("race.sought.") == set(SOUGHT_KEYS)
    assert under("race.category.") == set(CATEGORY_KEYS)
    assert under("race.why.") == set(WHY_KEYS)
    assert under("race.choice.way.") == set(WAY_KEYS)
