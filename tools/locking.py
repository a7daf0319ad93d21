"""Writes the lock files: every package with its hashes, for every system and Python that Orrery runs on."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tools.audit import audit
from tools.environment import ROOT, SetupError, check_venv_support, last_words, run_quietly, say

UV = "uv>=0.9"


def lock(write: bool = True) -> bool:
    """Write the lock files, and ask whether what they pin is known to be vulnerable. True: it is not."""
    check_venv_support()
    with tempfile.TemporaryDirectory(prefix="orrery-lock-") as folder:
        must([sys.executable, "-m", "venv", folder])
        python = Path(folder, *(("Scripts", "python.exe") if sys.platform == "win32" else ("bin", "python")))
        if write:
            write_locks(python)
        return audit(python)


def write_locks(python: Path) -> None:
    say("Installing uv for the occasion ...")
    must([str(python), "-m", "pip", "install", "--quiet", UV])
    write_lock(python, "requirements.lock", "--extra", "dev")
    write_lock(python, "requirements-bench.lock", "--extra", "bench", "--constraint", "requirements.lock")


def write_lock(python: Path, name: str, *selection: str) -> None:
    say(f"Writing {name} ...")
    options = ["--universal", "--python-version", "3.11", "--generate-hashes", "--upgrade", "--quiet"]
    command = ["--custom-compile-command", "python3 dev.py lock"]
    arguments = [*options, *command, *selection, "--output-file", name, "pyproject.toml"]
    must([str(python), "-m", "uv", "pip", "compile", *arguments])
    if "://" in (ROOT / name).read_text(encoding="utf-8"):
        raise SetupError(f"{name} names the address of a package index, which does not belong there: remove it.")


def must(command: list[str]) -> None:
    log = run_quietly(command)
    if log is not None:
        raise SetupError(f"The lock files could not be written: {last_words(log)}")
