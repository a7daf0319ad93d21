"""Known vulnerabilities of what is pinned are said, and so is what nobody could be asked about."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tools import audit, commands, locking
from tools.environment import ROOT

CLEAN = {"name": "one", "version": "1", "vulns": []}
HOLED = {"name": "two", "version": "2", "vulns": [{"id": "CVE-1", "fix_versions": ["2.1"]}, {"id": "CVE-2"}]}
SKIPPED = {"name": "three", "skip_reason": "Dependency not found on PyPI and could not be audited: three (3)"}


def python(*packages: Any) -> audit.Answer:
    return audit.read_python((json.dumps({"dependencies": packages, "fixes": []}), ""), "a.lock")


def test_what_is_vulnerable_is_said_with_what_mends_it() -> None:
    answer = python(CLEAN, HOLED)
    assert answer.found == ["two 2: CVE-1, fixed in 2.1", "two 2: CVE-2, not fixed yet"]
    assert answer.unasked == []
    assert (python(CLEAN).found, python(CLEAN).unasked) == ([], [])


def test_a_package_that_was_skipped_was_not_asked_about() -> None:
    """pip-audit itself says "No known vulnerabilities found" then."""
    answer = python(CLEAN, HOLED, *[SKIPPED] * 7)
    assert len(answer.found) == 2
    assert answer.unasked == ["a.lock: the service knows nothing of three, three, three, three, three and 2 more"]


@pytest.mark.parametrize("said", [("", "boom\nConnectionError: no route\n"), ("[]", "x"), ('{"dependencies": []}', "")])
def test_no_answer_is_no_good_news(said: tuple[str, str]) -> None:
    for read in (audit.read_python, audit.read_client):
        answer = read(said, "a.lock")
        assert answer.found == []
        [line] = answer.unasked
        assert line.startswith("a.lock: the service cannot be reached (")


def test_the_clients_packages() -> None:
    hole = {"title": "Bad parser", "url": "https://x.example/1", "range": "<3", "severity": "high"}
    report = {
        "auditReportVersion": 2,
        "vulnerabilities": {"a": {"via": [hole]}, "b": {"via": ["a"]}},
        "metadata": {"dependencies": {"total": 300}},
    }
    answer = audit.read_client((json.dumps(report), ""), "p.json")
    assert (answer.found, answer.unasked) == (["a <3: Bad parser (https://x.example/1)"], [])
    report["vulnerabilities"] = {}
    assert audit.read_client((json.dumps(report), ""), "p.json").found == []
    away = json.dumps({"message": "405 Method Not Allowed", "error": {"summary": ""}})
    [line] = audit.read_client((away, ""), "p.json").unasked
    assert "405" in line


def test_the_second_service_is_asked_for_what_the_first_does_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    told: dict[str, Any] = {"pypi": [SKIPPED], "osv": [HOLED]}
    asked: list[str] = []

    def output(command: list[str], folder: Path) -> tuple[str, str]:
        asked.append(command[-1])
        return json.dumps({"dependencies": told[command[-1]]}), ""

    monkeypatch.setattr(audit, "output", output)
    answer = audit.asked(Path("python"), "a.lock")
    assert (asked, len(answer.found), answer.unasked) == (["pypi", "osv"], 2, [])
    told["osv"] = [SKIPPED]
    assert len(audit.asked(Path("python"), "a.lock").unasked) == 2
    told["pypi"] = [CLEAN]
    asked.clear()
    assert audit.asked(Path("python"), "a.lock").unasked == []
    assert asked == ["pypi"]


@pytest.mark.parametrize(
    ("answer", "fine", "word"),
    [
        (audit.Answer(), True, "none is known"),
        (audit.Answer(["two 2: CVE-1"]), False, "VULNERABLE  two 2: CVE-1"),
        (audit.Answer(unasked=["a.lock: away"]), False, "NOT ASKED   a.lock: away"),
    ],
)
def test_dev_lock_fails_unless_all_is_well(
    answer: audit.Answer, fine: bool, word: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(locking, "must", lambda _: None)
    monkeypatch.setattr(locking, "write_locks", lambda _: pytest.fail("--audit writes nothing"))
    monkeypatch.setattr(audit, "python_packages", lambda _: [audit.Answer(), audit.Answer()])
    monkeypatch.setattr(audit, "client_packages", lambda: answer)
    assert commands.main(["lock", "--audit"]) == (0 if fine else 1)
    out = capsys.readouterr().out
    assert word in out
    assert ("none is known" in out) is fine


@pytest.mark.slow
def test_without_a_network_it_says_so() -> None:
    nowhere = {"PIP_INDEX_URL": "http://127.0.0.1:9/", "PIP_EXTRA_INDEX_URL": "", "PIP_RETRIES": "0"}
    npm = {"npm_config_registry": "http://127.0.0.1:9/", "npm_config_fetch_retries": "0"}
    environment = {**os.environ, **nowhere, **npm, "PIP_CONFIG_FILE": os.devnull}
    command = [sys.executable, str(ROOT / "dev.py"), "lock", "--audit"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stdout + done.stderr
    said = [line for line in done.stdout.splitlines() if "NOT ASKED" in line]
    assert len(said) == 3
    assert "client/package-lock.json" in said[-1]
