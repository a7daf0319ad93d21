"""The `orrery` command, run in this process."""

from __future__ import annotations

import json
import sys
from typing import Any

import pytest

from orrery import cli


class Command:
    """Runs the command in this process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.speak("C.UTF-8")

    def speak(self, locale: str) -> None:
        for variable in ("LC_ALL", "LC_MESSAGES"):
            self.monkeypatch.delenv(variable, raising=False)
        self.monkeypatch.setenv("LANG", locale)

    def __call__(self, line: str) -> tuple[int, str, str]:
        self.monkeypatch.setattr(sys, "argv", ["orrery", *line.split()])
        with pytest.raises(SystemExit) as end:
            cli.main()
        out, err = self.capsys.readouterr()
        assert isinstance(end.value.code, int)
        return end.value.code, out, err

    def json(self, line: str) -> Any:
        code, out, err = self(line)
        assert (code, err) == (0, "")
        return json.loads(out)
