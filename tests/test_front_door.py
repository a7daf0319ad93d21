"""What `import orrery` offers, and that it costs nothing until it is asked for."""

from __future__ import annotations

import subprocess
import sys

import pytest

import orrery
from orrery.games import load
from orrery.kernel.state import State
from orrery.tables.table import Table


def test_everything_promised_is_there() -> None:
    assert [name for name in orrery.__all__ if getattr(orrery, name, None) is None] == []
    assert orrery.load is load
    assert orrery.State is State
    assert orrery.Table is Table


def test_nothing_else_is() -> None:
    with pytest.raises(AttributeError, match="module 'orrery' has no attribute 'Galaxy'"):
        orrery.Galaxy  # noqa: B018


def test_importing_it_imports_nothing_else() -> None:
    program = "import sys, orrery; print(sorted(name for name in sys.modules if name.startswith('orrery.')))"
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_the_engine_comes_without_what_is_around_it() -> None:
    program = "import sys; from orrery import Chance, Choice, Game, State, load; print('msgspec' in sys.modules)"
    assert (
        subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout == "False\n"
    )
