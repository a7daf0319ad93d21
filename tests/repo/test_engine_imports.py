"""The engine imports the standard library and itself, nothing else: mypyc compiles it, and it installs anywhere."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

from tools.environment import ROOT

SOURCE = ROOT / "src"
ENGINE = sorted(path for part in ("kernel", "games") for path in (SOURCE / "orrery" / part).rglob("*.py"))


def imported(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            names.add(node.module or "")
    return names


def is_allowed(name: str) -> bool:
    inside = f"{name}.".startswith(("orrery.kernel.", "orrery.games."))
    return inside or name.split(".", maxsplit=1)[0] in sys.stdlib_module_names


def test_only_the_standard_library_and_the_engine() -> None:
    strangers = {
        path.relative_to(SOURCE).as_posix(): [n for n in imported(path) if not is_allowed(n)] for path in ENGINE
    }
    assert {path: names for path, names in strangers.items() if names} == {}


def test_every_package_of_the_engine_is_a_real_one() -> None:
    missing = {path.parent for path in ENGINE if not (path.parent / "__init__.py").exists()}
    assert missing == set(), "without an __init__.py a folder is left out of the wheel"
