"""The image of docs/hosting.md is built and plays, where Docker is; else it is at least what the page says of it."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from tools.environment import ROOT

from .machine import SECTION, free_ports

PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8").partition(SECTION)[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
CONTENTS = ("client", "src", "tools", "LICENSE", "README.md", "pyproject.toml", "requirements.lock", "setup.py")


def commands() -> list[list[str]]:
    [block] = re.findall(r"^```sh\n(.*?)^```$", PAGE, flags=re.M | re.S)
    return [shlex.split(line) for line in block.replace("\\\n", " ").splitlines()]


def docker(*words: str, patience: float = 60) -> str:
    done = subprocess.run(["docker", *words], cwd=ROOT, capture_output=True, text=True, timeout=patience, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture
def name() -> Iterator[str]:
    if shutil.which("docker") is None:
        pytest.skip("there is no Docker here to build the image with")
    asked = subprocess.run(["docker", "info"], capture_output=True, text=True, timeout=60, check=False)
    if asked.returncode != 0:
        pytest.skip(f"Docker does not run here: {(asked.stderr or asked.stdout).strip().splitlines()[-1]}")
    name = f"orrery-test-{uuid4().hex[:8]}"
    yield name
    for words in (["rm", "--force", name], ["volume", "rm", "--force", name], ["image", "rm", "--force", name]):
        subprocess.run(["docker", *words], capture_output=True, timeout=120, check=False)


def ask(address: str, path: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(
        urllib.request.Request(address + path, data, {"Content-Type": "application/json"})
    ) as a:
        return json.load(a)


def healthy(address: str) -> None:
    end = time.monotonic() + 60
    while True:
        try:
            assert ask(address, "/health")["ok"] is True
        except OSError:
            assert time.monotonic() < end
            time.sleep(0.2)
        else:
            return


@pytest.mark.slow
def test_the_image_is_built_and_keeps_its_tables(name: str) -> None:
    [port] = free_ports(1)
    address = f"http://127.0.0.1:{port}"
    build, run = commands()

    def mine(word: str) -> str:
        """Names of our own, and a port that is free."""
        return re.sub(r"^orrery(?=$|:)", name, word).replace("127.0.0.1:8137:", f"127.0.0.1:{port}:")

    docker(*map(mine, build[1:]), patience=1800)
    docker(*map(mine, run[1:]))
    healthy(address)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "novice"}]
    table = ask(address, "/api/tables", {"game": "roll", "seats": seats})["table"]
    assert docker("exec", name, "id", "-u").strip() == "10137"
    assert docker("exec", name, "orrery", "backup", "/data/copy.db", "--data", "/data")
    docker("restart", name)
    healthy(address)
    assert ask(address, f"/api/tables/{table}")["status"] == "running"
    with urllib.request.urlopen(address) as page:
        assert b"<script" in page.read()  # the built client


def test_the_image_is_made_of_what_there_is() -> None:
    """Without Docker as well: every file that the build needs comes with it, and nothing else does."""
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert ignored[0] == "*"
    assert sorted(line[1:] for line in ignored if line.startswith("!")) == sorted(CONTENTS)
    assert all((ROOT / name).exists() for name in CONTENTS)
    assert [words[:2] for words in commands()] == [["docker", "build"], ["docker", "run"]]


def test_the_versions_of_the_lock_file_are_taken(tmp_path: Path) -> None:
    sed = re.search(r"sed -E '([^']*)' requirements.lock", DOCKERFILE)
    assert sed is not None
    done = subprocess.run(
        ["sed", "-E", sed[1], str(ROOT / "requirements.lock")], capture_output=True, text=True, check=True
    )
    lines = [line for line in done.stdout.splitlines() if not line.lstrip().startswith("#")]
    assert len(lines) > 40
    assert all(re.fullmatch(r"[a-z0-9-]+==[^ ]+( ; .*)?", line) for line in lines)


def test_the_server_of_the_image_can_be_started() -> None:
    """Its options are those of `orrery serve`."""
    entry = re.search(r"^ENTRYPOINT (.*)$", DOCKERFILE, flags=re.M)
    assert entry is not None
    words = json.loads(entry[1])
    assert words[:2] == ["orrery", "serve"]
    from orrery.cli.commands import serve

    known = {name.replace("_", "-") for name in serve.__annotations__}
    assert {word[2:].removeprefix("no-") for word in words if word.startswith("--")} <= known
