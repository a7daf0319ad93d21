"""A clean copy of the tree installs, compiled where there is a C compiler and pure where there is none, and works."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

from tools.environment import ROOT

PACKAGE = ("src", "setup.py", "pyproject.toml", "README.md", "LICENSE")
LEFTOVERS = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "*.pyd")

# What an installed Orrery must be able to do, compiled or not: arguments of the `orrery` command.
COMMANDS = [
    ["simulate", "roll", "--games", "2", "--seats", "2", "--bots", "random", "--seed", "1", "--jobs", "1", "--json"],
    ["laws", "roll", "--games", "1", "--seed", "1", "--jobs", "1"],
]
# Games whose digest must be the same wherever they are played.
CAPTAINS = ["simulate", "roll", "--games", "6", "--seats", "3", "--bots", "captain,novice,captain"]
CAPTAINS += ["--seed", "1", "--jobs", "1", "--json"]
# A game of somebody's own, in plain Python, which ORRERY_GAMES names.
COMET = {"ORRERY_GAMES": str(ROOT / "examples" / "comet")}
GUEST = ["simulate", "comet", "--games", "8", "--bots", "planner,random", "--seed", "1", "--jobs", "1", "--json"]
GUEST_LAWS = ["laws", "comet", "--games", "6", "--seed", "1", "--jobs", "2", "--options", "comet=old"]
# A bot of somebody's own, in plain Python.
OWN_BOT = """
from orrery.bots import Bot
from orrery.kernel.choice import Choice, Decision

class Last(Bot):
    def choose(self, look, decision):
        assert look() is None
        return decision.choices[-1]

choice = Choice(0, "last", 0, -1, -1)
assert Last().choose(lambda: None, Decision(0, "test", [choice])) is choice
"""
GOLDENS = ROOT / "tests" / "playthroughs" / "make.py"

pytestmark = pytest.mark.slow


def c_compiler() -> str | None:
    names = [os.environ.get("CC", ""), (sysconfig.get_config_var("CC") or "").split(" ")[0], "cc", "gcc", "clang", "cl"]
    return next((name for name in names if name and shutil.which(name)), None)


class Installation:
    """A virtual environment with Orrery installed from a copy of the tree, borrowing all else from this one."""

    def __init__(self, folder: Path, **variables: str) -> None:
        self.tree = folder / "tree"
        self.folder = folder / "venv"
        self.environment = {**os.environ, **variables}
        self.environment.pop("PYTHONPATH", None)
        self.tree.mkdir(parents=True)
        for name in PACKAGE:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, self.tree / name, ignore=LEFTOVERS)
            else:
                shutil.copy(ROOT / name, self.tree / name)
        venv.create(self.folder, with_pip=False)
        scheme = {"base": str(self.folder), "platbase": str(self.folder)}
        self.packages = Path(sysconfig.get_path("purelib", vars=scheme))
        (self.packages / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n")
        self.scripts = Path(sysconfig.get_path("scripts", vars=scheme))
        self.log = self.run(
            "python", "-m", "pip", "install", "-v", "--no-deps", "--no-build-isolation", "--ignore-installed", self.tree
        )

    def run(self, program: str, *arguments: str | Path, **variables: str) -> str:
        """What a program of this installation prints; it must not fail."""
        suffix = ".exe" if sys.platform == "win32" else ""
        command = [str(self.scripts / (program + suffix)), *map(str, arguments)]
        environment = {**self.environment, **variables}
        result = subprocess.run(command, cwd=self.folder, env=environment, capture_output=True, check=False)
        output = (result.stdout + result.stderr).decode("utf-8", "replace")
        assert result.returncode == 0, output
        return output

    def complaints(self) -> str:
        return "\n".join(line for line in self.log.splitlines() if "error" in line or "orrery: " in line)

    def check(self, flavour: str) -> None:
        origin = self.run("python", "-c", "import orrery; print(orrery.__file__)").strip()
        assert Path(origin).is_relative_to(self.packages)
        assert self.run("orrery", "--version") == f"orrery 0.1.0 ({flavour})\n"
        for arguments in COMMANDS:
            self.run("orrery", *arguments)
        assert json.loads(self.run("orrery", *CAPTAINS))["digest"] == digest_here(*CAPTAINS)
        assert json.loads(self.run("orrery", *GUEST, **COMET))["digest"] == digest_here(*GUEST, **COMET)
        self.run("orrery", *GUEST_LAWS, **COMET)
        self.run("python", "-c", OWN_BOT)
        self.run("python", GOLDENS, "--check")


def digest_here(*arguments: str, **variables: str) -> str:
    """The digest of games played by the source as it stands, which is not compiled."""
    command = [sys.executable, "-m", "orrery", *arguments]
    done = subprocess.run(command, env={**os.environ, **variables}, capture_output=True, check=True)
    digest: str = json.loads(done.stdout)["digest"]
    return digest


def test_without_a_compiler_it_installs_pure(tmp_path: Path) -> None:
    installation = Installation(tmp_path, CC="/nonexistent")
    assert "orrery: not compiled, installing the pure Python engine instead: " in installation.log
    installation.check("pure Python")


def test_it_installs_pure_on_request(tmp_path: Path) -> None:
    installation = Installation(tmp_path, ORRERY_PURE="1")
    assert "not compiled" not in installation.log
    installation.check("pure Python")


def test_with_a_compiler_it_installs_compiled(tmp_path: Path) -> None:
    if c_compiler() is None:
        pytest.skip("there is no C compiler on this machine")
    installation = Installation(tmp_path, MYPYC_OPT_LEVEL="0")
    assert "orrery: not compiled" not in installation.log, installation.complaints()
    installation.check("compiled")
