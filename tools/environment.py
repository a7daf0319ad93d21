"""Makes the virtual environments of the repository, once, and again only when something they are made of changed."""

from __future__ import annotations

import contextlib
import hashlib
import os
import platform
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD_FILES = (ROOT / "pyproject.toml", ROOT / "setup.py")
OFFLINE_SIGNS = ("NewConnectionError", "ConnectTimeout", "ReadTimeout", "ProxyError", "name resolution", "SSLError")


class SetupError(Exception):
    """One sentence about what stands in the way and what to do about it."""


def say(text: str) -> None:
    print(text, flush=True)


def fingerprint(words: Iterable[str], files: Iterable[Path]) -> str:
    """A hash of some words and of files' names and contents."""
    digest = hashlib.sha256("\n".join(words).encode())
    for path in sorted(files):
        try:
            content = path.read_bytes()
        except FileNotFoundError:
            raise SetupError(f"{path.name} is missing: this is not a complete copy of the repository.") from None
        digest.update(f"\0{path.name}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


@dataclass(frozen=True)
class Environment:
    """A virtual environment: pinned packages from lock files, and Orrery itself, editable or built from source."""

    folder: Path
    locks: tuple[Path, ...]
    editable: bool

    @property
    def scripts(self) -> Path:
        return self.folder / ("Scripts" if os.name == "nt" else "bin")

    @property
    def python(self) -> Path:
        return self.program("python")

    def program(self, name: str) -> Path:
        return self.scripts / (f"{name}.exe" if os.name == "nt" else name)

    # Two stamps, written last: one for the pinned packages, one for Orrery's own installation. A set-up that was
    # interrupted leaves none, and is done again.

    def stamp(self, part: str) -> Path:
        return self.folder / f"orrery-{part}.stamp"

    def packages_fingerprint(self) -> str:
        return fingerprint([sys.version, platform.machine(), str(self.folder)], self.locks)

    def project_fingerprint(self) -> str:
        sources = [] if self.editable else [path for path in (ROOT / "src").rglob("*") if is_source(path)]
        return fingerprint([self.packages_fingerprint()], [*BUILD_FILES, *sources])

    def has(self, part: str, wanted: str) -> bool:
        try:
            return self.stamp(part).read_text() == wanted and self.python.exists()
        except OSError:
            return False

    def is_ready(self) -> bool:
        return self.has("packages", self.packages_fingerprint()) and self.has("project", self.project_fingerprint())

    def prepare(self) -> None:
        """Do what is missing, and say so; at best that is nothing."""
        if self.is_ready():
            return
        with one_at_a_time(self.folder.with_suffix(".lock")):
            packages = self.packages_fingerprint()
            if not self.has("packages", packages):
                self.create()
                self.install_packages()
                self.stamp("packages").write_text(packages)
            project = self.project_fingerprint()
            if not self.has("project", project):
                self.install_project()
                self.stamp("project").write_text(project)

    def create(self) -> None:
        say(f"Making the environment {self.folder.name} with Python {platform.python_version()} ...")
        check_venv_support()
        base = getattr(sys, "_base_executable", None) or sys.executable
        log = run_quietly([base, "-m", "venv", "--clear", str(self.folder)])
        if log is not None:
            raise SetupError(f"The environment {self.folder.name} could not be made: {last_words(log)}")

    def install_packages(self) -> None:
        names = " and ".join(lock.name for lock in self.locks)
        say(f"Installing the packages pinned in {names} (a minute or so, the first time) ...")
        arguments = [word for lock in self.locks for word in ("-r", str(lock))]
        self.pip("--require-hashes", *arguments)

    def install_project(self) -> None:
        if self.editable:
            say("Installing Orrery from this folder ...")
            self.pip("--no-deps", "--no-build-isolation", "--editable", str(ROOT))
        else:
            say("Compiling Orrery (a minute or so) ...")
            self.pip("--no-deps", "--no-build-isolation", "--force-reinstall", str(ROOT))

    def pip(self, *arguments: str) -> None:
        started = time.monotonic()
        options = ["--disable-pip-version-check", "--no-input", "--progress-bar=off", "--retries=2", "-v"]
        log = run_quietly([str(self.python), "-m", "pip", "install", *options, *arguments])
        if log is None:
            say(f"  done in {time.monotonic() - started:.0f} s")
            return
        log_file = self.folder / "setup.log"
        log_file.write_text(log, encoding="utf-8")
        if any(sign in log for sign in OFFLINE_SIGNS):
            raise SetupError(
                "The packages could not be downloaded: check the connection to the network and run this again"
                f" (what pip said is in {log_file})."
            )
        raise SetupError(f"pip failed: {last_words(log)} (All it said is in {log_file}.)")


def is_source(path: Path) -> bool:
    return path.suffix in (".py", ".toml", ".po") and "egg-info" not in str(path)


def check_venv_support() -> None:
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError as error:
        raise SetupError(
            f"This Python cannot make virtual environments because its module {error.name} is missing: install it"
            " (on Debian and Ubuntu: apt install python3-venv) and run this again."
        ) from None


def run_quietly(command: list[str], folder: Path = ROOT) -> str | None:
    """Run a command to its end; None if it succeeded, else all it printed."""
    try:
        result = subprocess.run(
            command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )
    except OSError as error:
        return str(error)
    return None if result.returncode == 0 else result.stdout.decode("utf-8", "replace")


def last_words(log: str) -> str:
    """The line of a failed command's output that says most."""
    lines = [line.strip() for line in log.splitlines() if line.strip()]
    errors = [line for line in lines if line.lower().startswith("error")]
    return (errors or lines or ["it said nothing"])[-1]


@contextlib.contextmanager
def one_at_a_time(lock: Path) -> Iterator[None]:
    """Let a second dev.py wait while a first one sets up. Where the system has no such locks, do without."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with lock.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            say("Waiting for another dev.py that is setting up ...")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


DEV = Environment(ROOT / ".venv", (ROOT / "requirements.lock",), editable=True)
BENCH = Environment(
    ROOT / ".venv-bench", (ROOT / "requirements.lock", ROOT / "requirements-bench.lock"), editable=False
)
