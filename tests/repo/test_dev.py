"""dev.py: what it refuses, what it says, and that it does nothing twice."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import commands, environment
from tools.environment import ROOT, Environment, SetupError

# What dev.py needs to begin a set-up.
FRAME = ("dev.py", "tools", "pyproject.toml", "setup.py", "requirements.lock", "README.md", "LICENSE", "src")


def dev(*arguments: str, root: Path = ROOT, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(root / "dev.py"), *arguments],
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def bare_copy(tmp_path: Path) -> Path:
    """The frame of the repository in another place, with nothing set up."""
    root = tmp_path / "a copy"
    root.mkdir()
    for name in FRAME:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        else:
            shutil.copy(ROOT / name, root / name)
    return root


def test_an_unknown_command_is_refused_in_one_sentence() -> None:
    result = dev("dance")
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr.startswith("dev.py knows no command 'dance': it knows play, test, lint")
    assert result.stderr.count("\n") == 1


def test_without_a_command_it_lists_them() -> None:
    result = dev()
    assert result.returncode == 2
    assert all(f"  {name} " in result.stdout for name in commands.COMMANDS)
    assert dev("--help").returncode == 0


def test_lint_and_lock_refuse_arguments_they_do_not_know() -> None:
    for arguments in (["lint", "--fast"], ["lock", "now"]):
        result = dev(*arguments)
        assert result.returncode == 1
        assert result.stderr.count("\n") == 1


def test_an_old_python_gets_one_sentence() -> None:
    program = (
        f"import sys; sys.version_info = (3, 10, 0); exec(compile(open({str(ROOT / 'dev.py')!r}).read(), '', 'exec'))"
    )
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert result.returncode == 1
    assert result.stderr.startswith("Orrery needs Python 3.11 or newer, and this is Python 3.10:")
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("module", ["ensurepip", "venv"])
def test_a_python_without_venv_gets_one_sentence(bare_copy: Path, tmp_path: Path, module: str) -> None:
    crippled = tmp_path / "crippled"
    crippled.mkdir()
    (crippled / f"{module}.py").write_text(f"raise ModuleNotFoundError('No module', name='{module}')\n")
    result = dev("test", root=bare_copy, PYTHONPATH=str(crippled))
    assert result.returncode == 1
    assert f"its module {module} is missing" in result.stderr
    assert "python3-venv" in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.mark.slow
def test_without_a_network_it_gets_one_sentence(bare_copy: Path) -> None:
    nowhere = {"PIP_INDEX_URL": "http://127.0.0.1:9/", "PIP_EXTRA_INDEX_URL": "", "PIP_FIND_LINKS": ""}
    result = dev("test", root=bare_copy, PIP_CONFIG_FILE=os.devnull, PIP_NO_CACHE_DIR="1", **nowhere)
    assert result.returncode == 1
    assert "check the connection to the network" in result.stderr
    assert result.stderr.count("\n") == 1
    assert not list((bare_copy / ".venv").glob("*.stamp"))


def test_an_incomplete_copy_gets_one_sentence(bare_copy: Path) -> None:
    (bare_copy / "requirements.lock").unlink()
    result = dev("test", root=bare_copy)
    assert result.returncode == 1
    assert result.stderr == "dev.py: requirements.lock is missing: this is not a complete copy of the repository.\n"


def test_ctrl_c_ends_it_quietly(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(_: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setitem(commands.COMMANDS, "test", interrupted)
    assert commands.main(["test"]) == 130
    assert capsys.readouterr().err == "Stopped.\n"


def test_one_failed_check_fails_them_all_and_the_rest_still_run(capfd: pytest.CaptureFixture[str]) -> None:
    bad = [sys.executable, "-c", "raise SystemExit(3)"]
    good = [sys.executable, "-c", "print('still here')"]
    assert commands.run_checks([("Bad", bad), ("Good", good)]) == 1
    out = capfd.readouterr().out
    assert "still here" in out
    assert out.index("FAILED  Bad") < out.index("ok      Good")
    assert commands.run_checks([("Good", good)]) == 0


class Workshop:
    """An environment in a temporary folder whose installing is only written down."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lock = folder / "requirements.lock"
        self.build_file = folder / "pyproject.toml"
        self.lock.write_text("one==1")
        self.build_file.write_text("[project]")
        self.environment = Environment(folder / ".venv", (self.lock,), editable=True)
        self.done: list[str] = []
        self.fails: set[str] = set()
        monkeypatch.setattr(environment, "BUILD_FILES", (self.build_file,))
        for step in ("create", "install_packages", "install_project"):
            monkeypatch.setattr(Environment, step, lambda _, step=step: self.work(step))

    def work(self, step: str) -> None:
        if step in self.fails:
            raise SetupError(step)
        self.done.append(step)
        if step == "create":
            shutil.rmtree(self.environment.folder, ignore_errors=True)
            self.environment.scripts.mkdir(parents=True)
            self.environment.python.touch()

    def prepare(self) -> list[str]:
        self.done.clear()
        self.environment.prepare()
        return self.done


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    return Workshop(tmp_path, monkeypatch)


EVERYTHING = ["create", "install_packages", "install_project"]


def test_nothing_is_done_twice(workshop: Workshop) -> None:
    assert workshop.prepare() == EVERYTHING
    assert workshop.prepare() == []


def test_other_packages_mean_a_new_environment(workshop: Workshop) -> None:
    workshop.prepare()
    workshop.lock.write_text("one==2")
    assert workshop.prepare() == EVERYTHING


def test_another_python_means_a_new_environment(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    workshop.prepare()
    monkeypatch.setattr(sys, "version", "3.99")
    assert workshop.prepare() == EVERYTHING


def test_a_changed_build_file_only_installs_orrery_again(workshop: Workshop) -> None:
    workshop.prepare()
    workshop.build_file.write_text("[project] # changed")
    assert workshop.prepare() == ["install_project"]


def test_a_vanished_interpreter_means_a_new_environment(workshop: Workshop) -> None:
    workshop.prepare()
    workshop.environment.python.unlink()
    assert workshop.prepare() == EVERYTHING


@pytest.mark.parametrize("step", EVERYTHING)
def test_an_interrupted_setup_is_healed_by_the_next_run(workshop: Workshop, step: str) -> None:
    workshop.fails.add(step)
    with pytest.raises(SetupError):
        workshop.prepare()
    workshop.fails.clear()
    healed = workshop.prepare()
    assert healed == (["install_project"] if step == "install_project" else EVERYTHING)
    assert workshop.prepare() == []
