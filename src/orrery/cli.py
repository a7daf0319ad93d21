"""The `orrery` command."""

import importlib
import sys

from orrery import __version__


def flavour() -> str:
    """Whether the engine that runs here was compiled."""
    try:
        source = importlib.import_module("orrery.kernel.chance").__file__ or ""
    except ImportError:
        source = ".py"
    return "pure Python" if source.endswith(".py") else "compiled"


def main() -> None:
    if sys.argv[1:] == ["--version"]:
        print(f"orrery {__version__} ({flavour()})")
        return
    sys.exit("orrery: only --version is understood so far.")
