"""Asks whether something that is pinned is known to be vulnerable: packages of Python and of the client.

What could not be asked is said as well, package by package if need be: "nothing found" must not mean "not looked".
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tools import client
from tools.environment import ROOT, SetupError, run_quietly, say

LOCKS = ("requirements.lock", "requirements-bench.lock")
SERVICES = ("pypi", "osv")  # the second is asked for what the first does not know
SECONDS = 300
SHOWN = 5  # names of packages in one sentence


class Answer:
    """What is vulnerable, and what nobody could say anything about."""

    def __init__(self, found: Iterable[str] = (), unasked: Iterable[str] = ()) -> None:
        self.found = list(found)
        self.unasked = list(unasked)


def audit(python: Path) -> bool:
    """True: all was looked at, and nothing found. `python` may install what it needs."""
    say("Asking for known vulnerabilities of what is pinned ...")
    answers = [*python_packages(python), client_packages()]
    found = sorted({line for answer in answers for line in answer.found})
    unasked = [line for answer in answers for line in answer.unasked]
    for line in found:
        say(f"  VULNERABLE  {line}")
    for line in unasked:
        say(f"  NOT ASKED   {line}")
    if not found and not unasked:
        say("  none is known")
    return not found and not unasked


def python_packages(python: Path) -> list[Answer]:
    log = run_quietly([str(python), "-m", "pip", "install", "--quiet", "pip-audit"])
    if log is not None:
        return [Answer(unasked=[f"{lock}: pip-audit could not be installed" for lock in LOCKS])]
    return [asked(python, lock) for lock in LOCKS]


def asked(python: Path, lock: str) -> Answer:
    """The first service that knows about every package; if none does, what they say together."""
    options = ["--requirement", lock, "--require-hashes", "--disable-pip", "--format", "json", "--progress-spinner=off"]
    answers = []
    for service in SERVICES:
        said = output([str(python), "-m", "pip_audit", *options, "--vulnerability-service", service], ROOT)
        answers.append(read_python(said, f"{lock} ({service})"))
        if not answers[-1].unasked:
            return answers[-1]
    return Answer(
        (line for answer in answers for line in answer.found), (line for answer in answers for line in answer.unasked)
    )


def client_packages() -> Answer:
    name = "client/package-lock.json"
    try:
        node = client.find_node()
    except SetupError as error:
        return Answer(unasked=[f"{name}: {error}"])
    command = [str(node.node), str(node.npm), "audit", "--json", "--package-lock-only"]
    return read_client(output(command, client.CLIENT), name)


def output(command: list[str], folder: Path) -> tuple[str, str]:
    """What a program prints, and what it complains of."""
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, timeout=SECONDS, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        return "", str(error)
    return done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace")


def read_python(said: tuple[str, str], name: str) -> Answer:
    report = parsed(said[0])
    packages = report.get("dependencies")
    if not packages:
        return Answer(unasked=[f"{name}: {complaint(report, said[1])}"])
    found = [
        f"{package['name']} {package['version']}: {hole['id']}{fixed(hole.get('fix_versions'))}"
        for package in packages
        for hole in package.get("vulns", [])
    ]
    skipped = [package["name"] for package in packages if "vulns" not in package]
    if not skipped:
        return Answer(found)
    more = f" and {len(skipped) - SHOWN} more" if len(skipped) > SHOWN else ""
    return Answer(found, [f"{name}: the service knows nothing of {', '.join(skipped[:SHOWN])}{more}"])


def read_client(said: tuple[str, str], name: str) -> Answer:
    report = parsed(said[0])
    if "vulnerabilities" not in report or not report.get("metadata", {}).get("dependencies", {}).get("total"):
        return Answer(unasked=[f"{name}: {complaint(report, said[1])}"])
    return Answer(
        f"{package} {hole['range']}: {hole['title']} ({hole['url']})"
        for package, entry in report["vulnerabilities"].items()
        for hole in entry["via"]
        if isinstance(hole, dict)  # a name: vulnerable by that package, which has an entry of its own
    )


def parsed(text: str) -> dict[str, Any]:
    try:
        report = json.loads(text)
    except ValueError:
        return {}
    return report if isinstance(report, dict) else {}


def complaint(report: dict[str, Any], errors: str) -> str:
    """Why there is no answer, in one line."""
    lines = [line.strip() for line in errors.splitlines() if line.strip()]
    return f"the service cannot be reached ({report.get('message') or (lines or ['it said nothing'])[-1]})"


def fixed(versions: list[str] | None) -> str:
    return f", fixed in {', '.join(versions)}" if versions else ", not fixed yet"
