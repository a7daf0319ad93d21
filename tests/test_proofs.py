"""Every numbered rule, test vector, component and refusal of a game is named by a test of that game that proves it."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from orrery.games import keys, load

from .digest import digest, is_decision

ROOT = Path(__file__).parent.parent

# What no test of the program can prove, by game, each with its reason.
UNPROVABLE: dict[str, dict[str, str]] = {}


@cache
def named_by_tests(folder: Path, mark: str) -> set[str]:
    """The names given to @rule, @vector, @tile or @refusal anywhere in the tests of this folder."""
    found: set[str] = set()
    for path in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for decorator in node.decorator_list:
                    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == mark:
                        found |= {str(ast.literal_eval(argument)) for argument in decorator.args}
    return found


def proved(key: str, mark: str) -> set[str]:
    """Names count for the game whose tests give them: many components occur in several games."""
    return named_by_tests(ROOT / "tests/games" / key, mark)


def in_order(names: set[str]) -> list[str]:
    """By their letters, then by their number."""
    return sorted(names, key=lambda name: (name.rstrip("0123456789"), int(re.findall(r"\d+$", name)[0])))


@pytest.mark.parametrize("key", keys())
def test_every_rule_is_proved(key: str) -> None:
    rules = set(digest(key).rules) | set(digest(key).corrections)
    assert rules
    assert in_order(rules - proved(key, "rule") - set(UNPROVABLE.get(key, {}))) == []
    assert in_order(proved(key, "rule") - rules) == [], "tests name rules that do not exist"


@pytest.mark.parametrize("key", keys())
def test_no_decision_is_left_out_of_the_digest(key: str) -> None:
    page = digest(key)
    numbers = [*page.corrections, *filter(is_decision, page.rules)]
    assert in_order(set(numbers)) == [f"D-{n}" for n in range(1, len(numbers) + 1)]


@pytest.mark.parametrize("key", keys())
def test_every_vector_is_a_test(key: str) -> None:
    vectors = set(digest(key).vectors)
    assert in_order(vectors - proved(key, "vector")) == []
    assert in_order(proved(key, "vector") - vectors) == [], "tests name vectors that do not exist"


@pytest.mark.parametrize("key", keys())
def test_every_component_that_does_something_is_exercised(key: str) -> None:
    game = load(key).rules
    components = {row["key"] for row in game.components() if row["part"] != "die"}
    assert sorted(components - proved(key, "tile")) == []
    assert sorted(proved(key, "tile") - components) == []


@pytest.mark.parametrize("key", keys())
def test_every_refusal_is_shown(key: str) -> None:
    folder = ROOT / "src/orrery/games" / key / "rules"
    sources = "".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    refusals = set(re.findall(r'Refusal\(\s*"(\w+)"', sources))
    assert sorted(refusals - proved(key, "refusal")) == []


def test_marks_count_for_their_own_game_only(tmp_path: Path) -> None:
    for game in ("one", "two"):
        folder = tmp_path / game / "rules"
        folder.mkdir(parents=True)
        (folder / "test_tiles.py").write_text(f'@tile("gem_world", "{game}")\ndef test_it(): pass\n')
    assert named_by_tests(tmp_path / "one", "tile") == {"gem_world", "one"}
    assert named_by_tests(tmp_path / "two", "rule") == set()
