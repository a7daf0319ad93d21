"""`orrery verify FILE`: what it says of good, forged and foreign files, in both languages, and its exit code."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from orrery import cli
from orrery.games import load
from orrery.tables import fair
from orrery.tables.log import Fair, SeatSpec
from orrery.tables.save import save
from orrery.tables.table import Table

SECRET = "5e" * 32
ENTROPY = "a1" * 16


def verify(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, path: Path) -> tuple[int, list[str]]:
    monkeypatch.setattr(sys, "argv", ["orrery", "verify", str(path)])
    with pytest.raises(SystemExit) as end:
        cli.main()
    out, err = capsys.readouterr()
    assert isinstance(end.value.code, int)
    assert bool(err) == (end.value.code == 2)
    return end.value.code, (out or err).splitlines()


def forge(game: Table, path: Path, change: Callable[[dict[str, Any]], None]) -> Path:
    """Save the game and change what stands in the file."""
    save(game, path)
    saved = json.loads(path.read_text(encoding="utf-8"))
    change(saved)
    path.write_text(json.dumps(saved), encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def played() -> Table:
    """A finished game with fair dice."""
    seats = [SeatSpec("bot", "random"), SeatSpec("bot", "random")]
    table = Table(load("roll").rules, {}, seats, fair.seed_of(SECRET, [ENTROPY]))
    table.play_bots()
    table.seats[0] = SeatSpec("person", "Jörg", entropy=ENTROPY)
    table.fair = Fair(SECRET, fair.commit_of(SECRET))
    return table


@pytest.fixture(params=["en", "de"])
def lang(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    for variable in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", f"{request.param}_XX.UTF-8")
    return str(request.param)


def test_a_good_file(
    played: Table, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    save(played, path)
    code, lines = verify(capsys, monkeypatch, path)
    assert code == 0
    assert [line.startswith({"en": "ok ", "de": "gut "}[lang]) for line in lines] == [True] * 5 + [False]
    assert fair.commit_of(SECRET) in lines[1]
    assert lines[2].endswith({"en": "added: Jörg.", "de": "beigetragen haben: Jörg."}[lang])
    assert str(len(played.log)) in lines[3]
    for score in played.scores():
        assert str(score.total) in lines[4]


def test_a_forged_file(
    played: Table, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def win(saved: dict[str, Any]) -> None:
        saved["result"][0][0] += 50

    code, lines = verify(capsys, monkeypatch, forge(played, tmp_path / "game.json", win))
    wrong = {"en": "WRONG ", "de": "FALSCH "}[lang]
    assert code == 1
    assert [line.startswith(wrong) for line in lines] == [True, False, False, False, True, False]


def test_a_foreign_file(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    for contents in (b"", b"hello", b"\xff\xfe", b'{"orrery": 99}', b'{"orrery_view": 2}', b'{"orrery": 2}'):
        path.write_bytes(contents)
        code, lines = verify(capsys, monkeypatch, path)
        assert code == 2
        assert len(lines) == 1
        assert lines[0].startswith("orrery: ")
    assert verify(capsys, monkeypatch, tmp_path)[0] == 2


def test_a_file_cannot_write_to_the_terminal_what_it_likes(
    played: Table, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def rename(saved: dict[str, Any]) -> None:
        saved["seats"][0]["name"] = "\x1b[2J\nok"

    code, lines = verify(capsys, monkeypatch, forge(played, tmp_path / "game.json", rename))
    assert code == 1
    assert len(lines) == 6
    assert lines[2].endswith(": ?[2J?ok.")


@pytest.mark.parametrize("times", [0, 1, 3])
def test_free_undo_is_told(
    times: int, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = Table(load("roll").rules, {}, [SeatSpec("person", "Jörg"), SeatSpec("bot", "random")], "7")
    for _ in range(times):
        decision = table.decision(0)
        assert decision is not None
        table.play(0, decision.choices[0].code)
        table.undo(0, study=True)
    path = tmp_path / "game.json"
    save(table, path)
    code, lines = verify(capsys, monkeypatch, path)
    assert code == 0
    word = {"en": "Free undo", "de": "frei zurückgenommen"}[lang]
    said = [line for line in lines if word in line]
    assert len(said) == (1 if times else 0)
    number = {"en": ["", "used once", "", "used 3 times"], "de": ["", "einmal", "", "3-mal"]}[lang][times]
    assert all(number in line for line in said)


def test_a_file_without_proof_says_nothing_of_its_seed(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    save(Table(load("roll").rules, {}, [SeatSpec("person", "me"), SeatSpec("bot", "random")], "seven"), path)
    code, lines = verify(capsys, monkeypatch, path)
    assert code == 0
    assert {"en": "The seed is in the file (seven)", "de": "Der Startwert steht in der Datei (seven)"}[lang] in lines[1]


def test_half_a_file_cannot_be_checked(
    played: Table, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(save(played, path)[:-100])
    code, lines = verify(capsys, monkeypatch, path)
    assert code == 2
    assert {"en": "cannot be checked", "de": "lässt sich nicht prüfen"}[lang] in lines[0]
