"""Bad input: one clear sentence, exit code 2 (130 for Ctrl-C), never a traceback, and the game is saved."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from orrery.kernel.choice import Decision
from orrery.tables.save import keeper, load
from orrery.tables.table import Table
from orrery.terminal.session import Session
from orrery.texts import Speech

from .helpers import environment, one_sentence, orrery, piped, saves


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (("chess",), "chess"),
        (("roll", "--seats", "me,nobody"), "nobody"),
        (("roll", "--seats", "anna,captian"), "captian"),
        (("roll", "--seats", "captain,captain"), "me"),
        (("roll", "--seats", "anna,Anna"), "anna"),
        (("roll", "--seats", "averyveryverylongname,captain"), "averyveryverylongname"),
        (("roll", "--seats", "me"), "2"),
        (("roll", "--seats", ""), "me"),
        (("roll", "--seats", "me,random,random,random,random,random"), "5"),
        (("roll", "--options", "colour=blue"), "colour"),
        (("roll", "--options", "setup=odd"), "odd"),
        (("roll", "--lang", "xx"), "xx"),
        (("roll", "--seed", "a\tb"), "--seed"),
        (("roll", "--seed", ""), "--seed"),
        (("roll", "--lang", "\x1b[2j"), "?[2j"),
        (("roll", "--resume", "none.json"), "none.json"),
        (("roll", "--resume", "none.json", "--seats", "me,captain", "--seed", "7"), "--seats, --seed"),
        (("roll", "--resume", "none.json", "--options", "setup=free"), "--options"),
        (("roll", "--resume", "."), "."),
        (("chess", "--resume", "none.json"), "chess"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_command_line(tmp_path: Path, words: tuple[str, ...], names: str, lang: str) -> None:
    chosen = () if "--lang" in words else ("--lang", lang)
    done = orrery(tmp_path, *words, *chosen, typed="1\n")
    assert done.returncode == 2
    assert names in one_sentence(done.stderr)
    assert done.stdout == ""
    assert saves(tmp_path) == []


def test_as_a_program_of_its_own(tmp_path: Path) -> None:
    done = piped(tmp_path, "roll", "--seats", "me,nobody", "--lang", "en")
    assert done.returncode == 2
    assert "nobody" in one_sentence(done.stderr)


def test_without_any_input_at_all(tmp_path: Path) -> None:
    words = ["roll", "--seats", "me,random", "--lang", "en"]
    script = (
        f"import os, sys; os.close(0); os.execv(sys.executable, [sys.executable, '-m', 'orrery', 'play', *{words}])"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False, env=environment(tmp_path)
    )
    assert done.returncode == 2
    assert "The input ended" in one_sentence(done.stderr)


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("", "damaged"),
        ("{", "not a game"),
        ('{"orrery": 1', "damaged"),
        ('{"orrery": 1}', "damaged"),
        ('{"orrery": 99, "game": "roll"}', "newer"),
        ("hello", "not a game"),
        ('{"a": 1}', "not a game"),
    ],
)
def test_files_that_are_no_saved_games(tmp_path: Path, content: str, says: str) -> None:
    path = tmp_path / "odd.json"
    path.write_text(content)
    done = orrery(tmp_path, "roll", "--lang", "en", "--resume", str(path), typed="1\n")
    assert done.returncode == 2
    assert says in one_sentence(done.stderr)
    assert path.read_text() == content  # nothing is ever deleted or changed


def test_a_save_whose_log_was_changed_is_damaged(tmp_path: Path) -> None:
    orrery(tmp_path, "roll", "--seats", "me,random", "--lang", "en", typed="1\n")
    path = saves(tmp_path)[0]
    content = json.loads(path.read_text())
    content["digest"] = "00" * 16
    path.write_text(json.dumps(content))
    done = orrery(tmp_path, "roll", "--lang", "de", "--resume", str(path), typed="1\n")
    assert done.returncode == 2
    assert "beschädigt" in one_sentence(done.stderr)


def test_a_folder_that_cannot_be_written_to(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    done = orrery(file, "roll", "--seats", "me,random", "--lang", "en", typed="1\n")
    assert done.returncode == 2
    assert "ORRERY_DATA" in one_sentence(done.stderr)


def test_a_choice_that_cannot_be_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def keep(_: Table) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("orrery.terminal.play.keeper", lambda *_: keep)
    done = orrery(tmp_path, "roll", "--seats", "me,random", "--lang", "en", typed="1\n")
    assert done.returncode == 2
    assert "No space left on device" in one_sentence(done.stderr)
    assert load(saves(tmp_path)[0]).log == []  # the file is as it was


@pytest.mark.parametrize("typed", ["", "1\n", "1\n1", "? 1\n"])
@pytest.mark.parametrize(("lang", "says"), [("en", "The input ended"), ("de", "Die Eingabe endete")])
def test_the_end_of_input(tmp_path: Path, typed: str, lang: str, says: str) -> None:
    """The game is saved, and resumes at the same question."""
    words = ("roll", "--seats", "me,captain,captain", "--seed", "7", "--lang", lang)
    done = orrery(tmp_path, *words, typed=typed)
    assert done.returncode == 2
    assert says in one_sentence(done.stderr)
    [path] = saves(tmp_path)
    assert str(path) in done.stderr
    table = load(path)
    decision = table.decision(0)
    assert decision is not None
    assert len([row for row in table.log if row.seat == 0]) == typed.count("1") - typed.count("?")
    again = orrery(tmp_path, "roll", "--lang", lang, "--resume", str(path), typed="")
    assert again.returncode == 2
    assert load(path).log == table.log
    speech = Speech(lang, table.game)
    for number, choice in enumerate(speech.ordered(decision, table.view(0)), 1):
        asked = f"{number:3}  {speech.choice(decision, choice)}"[:79]
        assert asked in done.stdout
        assert asked in again.stdout


def start(data: Path, *words: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "orrery", "play", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(data),
        start_new_session=True,
    )


def read_until(process: subprocess.Popen[bytes], words: bytes) -> bytes:
    assert process.stdout is not None
    seen = b""
    until = time.monotonic() + 60
    while words not in seen and time.monotonic() < until:
        seen += os.read(process.stdout.fileno(), 65536)
    assert words in seen
    return seen


@pytest.mark.skipif(sys.platform == "win32", reason="signals are sent otherwise there")
def test_ctrl_c(tmp_path: Path) -> None:
    process = start(tmp_path, "roll", "--seats", "me,captain", "--lang", "en", "--seed", "7")
    assert process.stdin is not None
    read_until(process, b"h: help > ")
    process.stdin.write(b"1\n")
    process.stdin.flush()
    read_until(process, b"h: help > ")
    process.send_signal(signal.SIGINT)
    _, error = process.communicate(timeout=60)
    assert process.returncode == 130
    assert "the game is saved" in one_sentence(error.decode())
    assert len(load(saves(tmp_path)[0]).log) >= 1


@pytest.mark.skipif(sys.platform == "win32", reason="pipes break otherwise there")
def test_when_nobody_reads_any_more(tmp_path: Path) -> None:
    process = start(tmp_path, "roll", "--seats", "me,captain", "--lang", "en", "--seed", "7")
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    read_until(process, b"h: help > ")
    process.stdout.close()
    process.stdin.write(b"1\n")
    process.stdin.close()
    error = process.stderr.read().decode()
    process.stderr.close()
    assert process.wait(timeout=60) == 2
    assert "the game is saved" in one_sentence(error)
    assert load(saves(tmp_path)[0]).asked() == [0]


@pytest.mark.parametrize(("lang", "says"), [("en", "is a folder"), ("de", "ist ein Ordner")])
def test_a_folder_is_no_saved_game(tmp_path: Path, lang: str, says: str) -> None:
    done = orrery(tmp_path, "roll", "--lang", lang, "--resume", str(tmp_path))
    assert done.returncode == 2
    assert says in one_sentence(done.stderr)


def test_two_at_one_save_never_overwrite_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("roll", "--seats", "me,captain", "--seed", "7", "--lang", "en", "--options", "setup=beginner")
    orrery(tmp_path, *words, typed="q\n")
    [path] = saves(tmp_path)
    question = Session.question

    def meanwhile(session: Session, seat: int) -> Decision:
        """Somebody else goes on with the same file while this question is looked at."""
        monkeypatch.setattr(Session, "question", question)
        other = load(path, keeper(path, path.read_bytes()))
        other.play(0, "select:settle")
        return question(session, seat)

    monkeypatch.setattr(Session, "question", meanwhile)
    done = orrery(tmp_path, "roll", "--lang", "en", "--resume", str(path), typed="1\n1\n")
    assert done.returncode == 2
    assert "changed by somebody else" in one_sentence(done.stderr)
    assert str(path) in done.stderr
    assert [row.code for row in load(path).log] == ["select:settle"]


def test_the_language_may_be_written_large(tmp_path: Path) -> None:
    assert "Du spielst" in orrery(tmp_path, "roll", "--lang", "DE", typed="q\n").stdout


@pytest.mark.parametrize("typed", ["\x1b[2Jx", "? \x1b[2Jx", "\x9b2J"])
def test_what_is_typed_cannot_command_the_terminal(tmp_path: Path, typed: str) -> None:
    done = orrery(tmp_path, "roll", "--seats", "me,random", "--lang", "en", typed=f"{typed}\nq\n")
    assert done.returncode == 0
    assert all(sign.isprintable() or sign == "\n" for sign in done.stdout)
