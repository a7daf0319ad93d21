"""Builds Orrery: the engine is compiled by mypyc where that is possible, and stays plain Python where it is not.

Everything else about the package is in pyproject.toml. Compiling is a matter of speed alone, so whatever stands in its
way (no C compiler, no Python headers, no mypyc) costs one line on stderr and never the installation. Editable installs
are never compiled: a compiled module would go on running after its source was edited. ORRERY_PURE=1 leaves compiling
out; MYPYC_OPT_LEVEL (0 to 3, default 3) trades speed for a shorter build.

The browser client is built first where it is not or its sources have changed since. Where that cannot be done, the
package takes the page there is, or none, and says so.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

# The engine and the bots of every game, with what those derive from.
COMPILED = (
    "kernel/**/*.py",
    "games/*/rules/**/*.py",
    "games/*/bots/**/*.py",
    "bots/bot.py",
    "bots/plan.py",
    "bots/uniform.py",
)
NEVER_COMPILED = "compiler_marks.py"
BUILD_COMMANDS = {"bdist_wheel", "build", "build_ext", "install"}


class NotCompiledError(Exception):
    """Why the engine cannot be compiled here."""


class BuildAllOrNothing(build_ext):
    """Half a compiled engine does not import, so one failed extension gives them all up."""

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError, OSError) as error:
            raise NotCompiledError(str(error)) from error


def compiling_is_wanted() -> bool:
    return bool(BUILD_COMMANDS.intersection(sys.argv)) and os.environ.get("ORRERY_PURE", "") in ("", "0")


def engine_extensions(build_base: str) -> list[Extension]:
    # One group for everything: calls between modules stay direct native calls, and the C compiler may inline them.
    # An empty --config-file keeps the lint settings of pyproject.toml out of the build.
    found = [path for pattern in COMPILED for path in Path("src/orrery").glob(pattern)]
    sources = sorted(path.as_posix() for path in found if path.name != NEVER_COMPILED)
    if not sources:
        return []
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        raise NotCompiledError(f"mypyc cannot be imported ({error})") from error
    try:
        extensions = mypycify(
            ["--config-file=", *sources],
            opt_level=os.environ.get("MYPYC_OPT_LEVEL", "3"),
            debug_level="0",
            multi_file=sys.platform == "win32",
            group_name="orrery",
            target_dir=str(Path(build_base, "mypyc")),
        )
        if (
            sys.platform != "win32"
        ):  # what mypyc writes is indented ever further, and checking that takes most of the time
            for extension in extensions:  # they may share one list
                if "-Wno-misleading-indentation" not in extension.extra_compile_args:
                    extension.extra_compile_args.append("-Wno-misleading-indentation")
        return cast("list[Extension]", extensions)
    except SystemExit as error:
        raise NotCompiledError("mypyc refused the source, for the reasons it gave above") from error


def build(compiled: bool) -> None:
    # A build directory of its own every time: setuptools packs whatever an earlier build left in it.
    with tempfile.TemporaryDirectory(prefix="orrery-build-") as build_base:
        setup(
            ext_modules=engine_extensions(build_base) if compiled else [],
            cmdclass={"build_ext": BuildAllOrNothing},
            options={"build": {"build_base": build_base}, "build_ext": {"parallel": str(os.cpu_count() or 1)}},
        )


def build_client() -> None:
    if not Path("client").exists():
        return
    result = subprocess.run([sys.executable, "-m", "tools.client"], stderr=subprocess.PIPE, text=True, check=False)
    if result.returncode != 0:
        there = Path("src/orrery/web/static/index.html").exists()
        what = "with a page of the browser table that may be old" if there else "without the page of the browser table"
        print(f"orrery: installing {what}: {result.stderr.strip().removeprefix('orrery: ')}", file=sys.stderr)


if BUILD_COMMANDS.intersection(sys.argv):
    build_client()
if compiling_is_wanted():
    try:
        build(compiled=True)
    except NotCompiledError as reason:
        print(f"orrery: not compiled, installing the pure Python engine instead: {reason}", file=sys.stderr)
        build(compiled=False)
else:
    build(compiled=False)
