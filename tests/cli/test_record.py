"""`orrery record`: what one person has reached here, and what is wrong with the file."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from orrery.tables import record
from orrery.tables.record import FILE, SoloResult

from .helpers import Command

PLAIN = SoloResult("1", 1.0, "a file", "lone", "1", {}, "", ["me"], "7", 2, "cadet", False, 0)
CAPTAIN = msgspec.structs.replace(PLAIN, id="2", total=4, rank="captain", won=True)
BETTER = msgspec.structs.replace(CAPTAIN, id="3", total=5)
STUDIED = msgspec.structs.replace(PLAIN, id="4", total=5, rank="captain", won=True, studied=3)
ROLL = msgspec.structs.replace(
    PLAIN, id="5", game="roll", options={"setup": "free"}, seats=["me", "captain", "random"], rank="", total=31
)

pytestmark = pytest.mark.usefixtures("lone")


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ORRERY_DATA", str(tmp_path))
    for result in (PLAIN, CAPTAIN, BETTER, STUDIED, ROLL):
        record.append(tmp_path, result)
    return tmp_path


@pytest.mark.usefixtures("data")
def test_games_by_rank(orrery: Command) -> None:
    code, out, err = orrery("record lone")
    assert (code, err) == (0, "")
    assert out.splitlines() == [
        "3 solo games of Lone, 2 won.",
        "",
        "rank     games  won  best  mean",
        "Captain      2    2     5   4.5",
        "Cadet        1    0     2   2.0",
        "",
        "1 studied game is not counted.",
    ]


@pytest.mark.usefixtures("data")
def test_games_by_options_and_company_in_german(orrery: Command) -> None:
    orrery.speak("de_DE.UTF-8")
    assert orrery("record roll")[1].splitlines() == [
        "1 Solospiel Roll for the Galaxy, 0 gewonnen.",
        "",
        "Optionen    gegen            Spiele  gewonnen  bestes  Mittel",
        "setup=free  Kapitän, Zufall       1         0      31    31,0",
    ]


def test_games_by_what_chance_has_settled(orrery: Command, tmp_path: Path) -> None:
    for number, (setup, total) in enumerate((("free", 20), ("beginner", 30), ("free", 26))):
        drawn = {"setup": setup, "gone": "old"}
        result = msgspec.structs.replace(ROLL, id=f"{number}", options={"setup": "random"}, total=total, drawn=drawn)
        record.append(tmp_path, result)
    assert orrery(f"record roll --data {tmp_path}")[1].splitlines() == [
        "3 solo games of Roll for the Galaxy, 0 won.",
        "",
        "options       against          games  won  best  mean",
        "setup=random  Captain, Random      3    0    30  25.3",
        "",
        "Set-up",
        "options         against          games  won  best  mean",
        "setup=free      Captain, Random      2    0    26  23.0",
        "setup=beginner  Captain, Random      1    0    30  30.0",
        "",
        "gone",
        "options   against          games  won  best  mean",
        "gone=old  Captain, Random      3    0    30  25.3",
    ]
    [tally, _] = orrery.json(f"record roll --data {tmp_path} --json")["drawn"]["setup"]
    assert (tally["options"], tally["games"]) == ({"setup": "free"}, 2)


def test_all_of_it_as_json(orrery: Command, data: Path) -> None:
    found = orrery.json("record lone --json")
    results = found.pop("results")
    assert results == msgspec.to_builtins([PLAIN, CAPTAIN, BETTER, STUDIED])
    tallies = found.pop("tallies")
    assert [(tally["rank"], tally["games"]) for tally in tallies] == [("captain", 2), ("cadet", 1)]
    figures = {"games": 3, "wins": 2, "best": 5, "mean": 11 / 3, "studied": 1, "damaged": [], "drawn": {}}
    assert found == {"game": "lone", "file": str(data / FILE), **figures}


def test_nothing_yet(orrery: Command, tmp_path: Path) -> None:
    assert orrery(f"record lone --data {tmp_path}")[1] == "You have not finished a solo game of Lone here yet.\n"
    found = orrery.json(f"record lone --data {tmp_path} --json")
    assert (found["games"], found["best"], found["mean"], found["results"]) == (0, None, None, [])


def test_damage_is_told_and_the_rest_is_shown(orrery: Command, data: Path) -> None:
    file = data / FILE
    file.write_bytes(b"{broken\n" + file.read_bytes() + b"[]\n")
    before = file.read_bytes()
    code, out, err = orrery("record lone")
    assert code == 0
    assert out.startswith("3 solo games of Lone, 2 won.\n")
    assert err == f"orrery: 2 lines of {file} are damaged and were skipped; they stay as they are: 1, 7.\n"
    assert file.read_bytes() == before


def test_a_file_that_cannot_be_read(orrery: Command, tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    code, out, err = orrery(f"record lone --data {tmp_path}")
    assert (code, out) == (2, "")
    assert err == f"orrery: The record {tmp_path / FILE} cannot be read (Is a directory): check it.\n"


def test_a_rank_that_the_game_has_no_longer_is_shown_as_it_was(orrery: Command, tmp_path: Path) -> None:
    record.append(tmp_path, msgspec.structs.replace(PLAIN, rank="emperor"))
    assert "emperor" in orrery(f"record lone --data {tmp_path}")[1]


def test_an_unknown_game(orrery: Command) -> None:
    assert orrery("record chess")[0] == 2
