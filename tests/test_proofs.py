"""Every numbered rule, test vector and tile side is named by a test that proves it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from orrery.games import load

ROOT = Path(__file__).parent.parent

# What no test of the program can prove, each with its reason.
UNPROVABLE: dict[str, str] = {}


def named_by_tests(mark: str) -> set[str]:
    """The names given to @rule, @vector, @tile or @refusal anywhere in the tests."""
    found: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for decorator in node.decorator_list:
                    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == mark:
                        found |= {str(ast.literal_eval(argument)) for argument in decorator.args}
    return found


def in_order(names: set[str]) -> list[str]:
    return sorted(names, key=lambda name: (name.split("-")[0], int(name.split("-")[1])))


def test_every_rule_is_proved() -> None:
    digest = (ROOT / "docs/rules/roll.md").read_text(encoding="utf-8")
    rules = set(re.findall(r"^- \*\*(R-\d+)\*\*", digest, re.MULTILINE))
    assert len(rules) == 111
    assert in_order(rules - named_by_tests("rule") - set(UNPROVABLE)) == []
    assert in_order(named_by_tests("rule") - rules) == [], "tests name rules that do not exist"


def test_every_vector_is_a_test() -> None:
    vectors = {f"TV-{n}" for n in range(1, 47)}
    assert in_order(vectors - named_by_tests("vector")) == []


def test_every_tile_side_is_exercised() -> None:
    sides = {row["key"] for row in load("roll").rules.components() if row["part"] != "die"}
    assert len(sides) == 137
    assert sorted(sides - named_by_tests("tile")) == []
    assert sorted(named_by_tests("tile") - sides) == []


def test_every_refusal_is_shown() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/orrery/games").rglob("*.py"))
    refusals = set(re.findall(r'Refusal\(\s*"(\w+)"', sources))
    assert sorted(refusals - named_by_tests("refusal")) == []
