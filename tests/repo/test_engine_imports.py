"""The engine imports the standard library and itself, nothing else: mypyc compiles it, and it installs anywhere."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

from tools.environment import ROOT

SOURCE = ROOT / "src" / "orrery"
FOLDERS = [SOURCE / "kernel", *sorted(SOURCE.glob("games/*/rules"))]
MARKS = SOURCE / "kernel" / "compiler_marks.py"  # names mypyc's own marks, for the type checker alone
ENGINE = [path for folder in FOLDERS for path in sorted(folder.rglob("*.py")) if path != MARKS]


def imported(node: ast.AST) -> set[str]:
    names: set[str] = set()
    for part in ast.walk(node):
        if isinstance(part, ast.Import):
            names.update(alias.name for alias in part.names)
        elif isinstance(part, ast.ImportFrom) and part.level == 0:
            names.add(part.module or "")
    return names


def parse(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def is_allowed(name: str, path: Path) -> bool:
    own = ".".join(["orrery", *path.relative_to(SOURCE).parts[:3]])  # of a game: its rules
    inside = f"{name}.".startswith(("orrery.kernel.", f"{own}."))
    return inside or name.split(".", maxsplit=1)[0] in sys.stdlib_module_names


def test_only_the_standard_library_and_the_engine() -> None:
    strangers = {
        path.relative_to(SOURCE).as_posix(): [name for name in imported(parse(path)) if not is_allowed(name, path)]
        for path in ENGINE
    }
    assert {path: names for path, names in strangers.items() if names} == {}


def test_every_package_of_the_engine_is_a_real_one() -> None:
    missing = {path.parent for path in ENGINE if not (path.parent / "__init__.py").exists()}
    assert missing == set(), "without an __init__.py a folder is left out of the wheel"


def test_what_every_game_is_made_of_is_named_and_not_imported() -> None:
    """games/package.py names voices, painters and boards for the type checker alone: so a game starts without them.

    The plain ones are imported where somebody asks for them, inside a function.
    """
    tree = parse(SOURCE / "games/package.py")
    unused = {
        part
        for node in tree.body
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for part in ast.walk(node)
    }
    unused |= {part for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) for part in ast.walk(node)}
    used = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom) and node not in unused]
    assert {name for node in used for name in imported(node)} <= {"__future__", "typing"}
