"""Saved games: they resume exactly, are never half written, and damage is told in a typed error."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from orrery.tables.log import BadSave
from orrery.tables.save import FORMAT, SaveChanged, freeze, keeper, load, read, save

from .helpers import ANNA, BEN, BOT, first, play_out, play_until, table


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    t = table(ANNA, BOT)
    play_until(t, 0, "select")
    t.play(0, first(t, 0))
    t.undo(0)
    t.play(0, first(t, 0))
    save(t, path)
    return path


def why(path: Path) -> str:
    with pytest.raises(BadSave) as bad:
        load(path)
    assert bad.value.params["file"] == str(path)
    return bad.value.key


def change(path: Path, **fields: Any) -> None:
    path.write_text(json.dumps({**json.loads(path.read_text()), **fields}))


def test_a_resumed_table_is_the_same_table(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    t = table(ANNA, BOT, BOT, setup="free")
    play_until(t, 0, "select")
    t.play(0, first(t, 0))
    t.undo(0)
    t.undo(0, study=True)
    save(t, path)
    u = load(path)
    assert (u.log, u.seats, u.options, u.seed, u.studied) == (t.log, t.seats, t.options, t.seed, t.studied)
    assert u.state.digest() == t.state.digest()
    assert [repr(e) for e in u.events] == [repr(e) for e in t.events]
    play_out(t)
    play_out(u)
    assert u.log == t.log
    assert u.state.digest() == t.state.digest()


def test_every_choice_is_on_disk(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    t = table(ANNA, BEN, keep=keeper(path))
    for _ in range(6):
        seat = t.asked()[0]
        t.play(seat, first(t, seat))
        assert load(path).log == t.log


def test_what_somebody_else_wrote_is_never_overwritten(saved: Path) -> None:
    held = saved.read_bytes()
    one, other = load(saved, keeper(saved, held)), load(saved, keeper(saved, held))
    one.play(0, first(one, 0))
    one.undo(0)
    with pytest.raises(SaveChanged):
        other.play(0, first(other, 0))
    assert load(saved).log == one.log


def test_a_save_that_is_gone_is_written_anew(saved: Path) -> None:
    t = load(saved, keeper(saved, saved.read_bytes()))
    saved.unlink()
    t.play(0, first(t, 0))
    assert load(saved).log == t.log


@pytest.mark.parametrize("size", [12, 40, 200, -30, -2])
def test_a_truncated_file_is_damaged(saved: Path, size: int) -> None:
    saved.write_bytes(saved.read_bytes()[:size])
    assert why(saved) == "save_damaged"


def test_an_empty_file_is_damaged(saved: Path) -> None:
    saved.write_bytes(b"")
    assert why(saved) == "save_damaged"


def test_foreign_files(saved: Path) -> None:
    for foreign in (b'{"a": 1}', b"[]", b"hello", bytes(range(256)), b"PK\x03\x04", b"null"):
        saved.write_bytes(foreign)
        assert why(saved) == "save_foreign"


@pytest.mark.parametrize(
    "fields",
    [
        {"log": [[0, "fly:moon"]]},
        {"log": [[9, "ready"]]},
        {"log": [[-1, "ready"]]},
        {"log": [[0, "!undo"]]},
        {"log": [[1, "!study"]]},
        {"log": []},
        {"log": "none"},
        {"log": [[0]]},
        {"digest": "00"},
        {"seed": "8"},
        {"seed": "\ud800"},
        {"seats": [{"kind": "person", "name": "a"}]},
        {"seats": [{"kind": "cat", "name": "a"}, {"kind": "bot", "name": "random"}]},
        {"options": {"setup": "odd"}},
        {"options": {"colour": "blue"}},
        {"orrery": "one"},
        {"extra": 1},
    ],
)
def test_changed_contents_are_damage(saved: Path, fields: dict[str, Any]) -> None:
    change(saved, **fields)
    assert why(saved) == "save_damaged"


def test_newer_files(saved: Path) -> None:
    change(saved, orrery=FORMAT + 1, log={"of": "another shape"})
    assert why(saved) == "save_newer"


def test_unknown_games_bots_and_rules(saved: Path) -> None:
    whole = saved.read_bytes()
    change(saved, game="chess")
    assert why(saved) == "save_unknown_game"
    saved.write_bytes(whole)
    change(saved, seats=[{"kind": "person", "name": "a"}, {"kind": "bot", "name": "nobody"}])
    assert why(saved) == "save_unknown_bot"
    saved.write_bytes(whole)
    change(saved, rules_version="0")
    load(saved)  # other rules that lead to the same position are welcome
    change(saved, digest="00")
    assert why(saved) == "save_other_rules"


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert why(tmp_path / "none.json") == "save_missing"
    assert why(tmp_path) == "save_folder"
    assert why(Path("/dev/zero")) == "save_missing"
    assert why(tmp_path / ("x" * 5000)) == "save_unreadable"
    assert why(tmp_path / "a\0b") == "save_missing"


@pytest.mark.parametrize("call", ["replace", "fsync"])
def test_a_failed_save_leaves_the_old_one(saved: Path, monkeypatch: pytest.MonkeyPatch, call: str) -> None:
    whole = saved.read_bytes()
    t = load(saved)
    t.play(0, first(t, 0))

    def fail(*_: object) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(os, call, fail)
    with pytest.raises(OSError, match="Input/output"):
        save(t, saved)
    assert saved.read_bytes() == whole
    assert [p.name for p in saved.parent.iterdir()] == [saved.name]


CRASH = """
import os, sys
from pathlib import Path
from orrery.tables.save import load, save
t = load(Path(sys.argv[1]))
t.play(0, t.decision(0).choices[0].code)
real = os.{call}
def die(*args):
    if {after}:
        real(*args)
    os._exit(9)
os.{call} = die
save(t, Path(sys.argv[1]))
"""


@pytest.mark.parametrize(
    ("call", "after", "is_new"),
    [("fsync", False, False), ("fsync", True, False), ("replace", False, False), ("replace", True, True)],
)
def test_a_crash_leaves_the_old_save_or_the_new_one(saved: Path, call: str, after: bool, is_new: bool) -> None:
    rows = len(load(saved).log)
    crash = subprocess.run([sys.executable, "-c", CRASH.format(call=call, after=after), str(saved)], check=False)
    assert crash.returncode == 9
    assert len(load(saved).log) == rows + is_new


def test_a_real_game_of_rules_version_1_is_left_as_it_is() -> None:
    """Its digest was made by rules that showed tiles too early: version 2 does not lead there."""
    path = Path(__file__).parent / "saves" / "roll-1.json"
    assert read(path).rules_version == "1"
    assert why(path) == "save_other_rules"


def test_a_recorded_game_of_rules_version_2_goes_on_and_is_saved_as_it_was() -> None:
    path = Path(__file__).parent / "saves" / "roll-2.json"
    before, again = json.loads(path.read_bytes()), json.loads(freeze(load(path)))
    assert again.pop("orrery") == FORMAT > before.pop("orrery") == 2
    assert again.pop("check") != before.pop("check")
    assert again == before
