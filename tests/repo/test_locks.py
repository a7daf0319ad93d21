"""The lock files pin everything, with hashes, and say nothing of where it comes from."""

from __future__ import annotations

import re
import tomllib

import pytest

from tools.environment import ROOT

LOCKS = {"requirements.lock": "dev", "requirements-bench.lock": "bench"}


def canonical(requirement: str) -> str:
    name = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert name is not None, requirement
    return re.sub(r"[-_.]+", "-", name.group()).lower()


def pins(lock: str) -> dict[str, list[str]]:
    """The hashes of every pinned package."""
    text = (ROOT / lock).read_text(encoding="utf-8")
    lines = [line for line in text.replace("\\\n", " ").splitlines() if line and not line.lstrip().startswith("#")]
    return {line.split(" ")[0]: re.findall(r"--hash=sha256:([0-9a-f]{64})\b", line) for line in lines}


@pytest.mark.parametrize("lock", LOCKS)
def test_every_package_is_pinned_with_hashes(lock: str) -> None:
    assert pins(lock)
    for name, hashes in pins(lock).items():
        assert re.fullmatch(r"[a-z0-9-]+==[^=]+", name)
        assert hashes, name


@pytest.mark.parametrize("lock", LOCKS)
def test_no_address_is_named(lock: str) -> None:
    assert "://" not in (ROOT / lock).read_text(encoding="utf-8")


@pytest.mark.parametrize(("lock", "extra"), LOCKS.items())
def test_all_that_the_package_asks_for_is_pinned(lock: str, extra: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = project["project"]["dependencies"] + project["project"]["optional-dependencies"][extra]
    if extra == "dev":
        wanted += project["build-system"]["requires"]
    assert {canonical(name) for name in wanted} <= {canonical(name) for name in pins(lock)}


def test_the_two_locks_agree() -> None:
    first, second = (dict(pin.split("==") for pin in pins(lock)) for lock in LOCKS)
    assert {name: version for name, version in second.items() if first.get(name, version) != version} == {}
