"""The record of solo results: each game once, whoever writes it, and nothing is ever lost or rewritten."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from orrery.games import load
from orrery.kernel.state import State
from orrery.tables import record
from orrery.tables.log import SeatSpec
from orrery.tables.record import FILE, SoloResult
from orrery.tables.save import freeze, parse, thaw
from orrery.tables.table import Table

from .helpers import ANNA, BEN, BOT, play_out
from .helpers import table as roll_table

AT = 1_700_000_000.0


def result(number: int, **more: object) -> SoloResult:
    plain = SoloResult(
        str(number), AT, "a table", "roll", "1", {"setup": "free"}, "", ["me", "captain"], "7", 20, "", False, 0
    )
    return msgspec.structs.replace(plain, **more)


def finished(seed: str = "7") -> Table:
    table = roll_table(ANNA, BOT, seed=seed)
    play_out(table)
    return table


def solo(table: Table, where: str = "a file") -> SoloResult:
    found = record.solo_result(table, where, AT)
    assert found is not None
    return found


def test_what_is_written_down_of_a_game() -> None:
    table = finished()
    score = table.scores()[0]
    found = solo(table)
    assert (found.at, found.where, found.game, found.rules_version) == (AT, "a file", "roll", table.game.rules_version)
    assert (found.options, found.content, found.seats) == ({"setup": "beginner"}, "", ["me", "random"])
    assert (found.seed, found.total, found.rank, found.won, found.studied) == ("7", score.total, "", score.wins, 0)
    assert b"Anna" not in msgspec.json.encode(found)


@pytest.mark.usefixtures("lone")
def test_the_rank_is_written_down() -> None:
    table = Table(load("lone").rules, {}, [SeatSpec("person", "me")], "1")
    play_out(table)
    assert (solo(table).rank, solo(table).seats) == (table.scores()[0].rank, ["me"])


def test_only_finished_games_of_one_person_count() -> None:
    assert record.solo_result(roll_table(ANNA, BOT), "", AT) is None
    together = roll_table(ANNA, BEN)
    play_out(together)
    assert record.solo_result(together, "", AT) is None
    left = finished()
    left.stand_in(0, "random")
    assert record.solo_result(left, "", AT) is None


def test_a_game_is_the_same_wherever_it_is_read_again() -> None:
    table = finished()
    assert solo(table, "here").id == solo(thaw(parse(freeze(table), "file"), "file"), "there").id
    assert solo(table).id != solo(finished("8")).id


def test_who_studies_and_ends_again_has_another_result() -> None:
    table = finished()
    first = solo(table)
    table.undo(0, study=True)
    play_out(table)
    again = solo(table)
    assert (first.studied, again.studied) == (0, 1)
    assert first.id != again.id
    assert record.counted([first, again]) == [first]


def test_a_result_is_kept_once(tmp_path: Path) -> None:
    folder = tmp_path / "not" / "there yet"
    assert record.read(folder) == ([], [])
    assert record.append(folder, result(1))
    assert record.append(folder, result(2))
    assert not record.append(folder, result(1, where="elsewhere", at=AT + 5))
    found = record.read(folder)
    assert ([one.id for one in found.results], found.damaged) == (["1", "2"], [])
    assert found.results[0] == result(1)
    assert (folder / FILE).read_bytes().count(b"\n") == 2


def test_it_is_on_the_disk_before_anybody_hears_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[bytes] = []
    monkeypatch.setattr(os, "fsync", lambda handle: synced.append((tmp_path / FILE).read_bytes()))
    record.append(tmp_path, result(1))
    assert synced[0] == msgspec.json.encode(result(1)) + b"\n"


def test_a_full_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record.append(tmp_path, result(1))
    write = os.write
    monkeypatch.setattr(os, "write", lambda handle, data: write(handle, data[:20]))
    with pytest.raises(OSError, match="full"):
        record.append(tmp_path, result(2))
    monkeypatch.undo()
    assert record.append(tmp_path, result(3))
    found = record.read(tmp_path)
    assert ([one.id for one in found.results], found.damaged) == (["1", "3"], [2])


@pytest.mark.parametrize(
    "damage", [b"{", b'{"id": 3}', b"\xff\xfe\x00", b"[]", b"null", b'"text"', b"[" * 100_000, b'{"id":"9","at":"x"}']
)
def test_a_damaged_line_is_skipped_and_stays(tmp_path: Path, damage: bytes) -> None:
    record.append(tmp_path, result(1))
    file = tmp_path / FILE
    file.write_bytes(damage + b"\n" + file.read_bytes())
    before = file.read_bytes()
    record.append(tmp_path, result(2))
    found = record.read(tmp_path)
    assert ([one.id for one in found.results], found.damaged) == (["1", "2"], [1])
    assert file.read_bytes().startswith(before)


def test_points_that_nobody_has_are_damage(tmp_path: Path) -> None:
    record.append(tmp_path, result(1))
    file = tmp_path / FILE
    more = msgspec.json.decode(file.read_bytes()) | {"id": "2", "total": 10**400}
    file.write_bytes(file.read_bytes() + json.dumps(more).encode() + b"\n")
    found = record.read(tmp_path)
    assert ([one.id for one in found.results], found.damaged) == (["1"], [2])


def test_a_line_that_was_broken_off_spoils_no_other(tmp_path: Path) -> None:
    record.append(tmp_path, result(1))
    file = tmp_path / FILE
    file.write_bytes(file.read_bytes() + b'{"id": "half')
    record.append(tmp_path, result(2))
    found = record.read(tmp_path)
    assert ([one.id for one in found.results], found.damaged) == (["1", "2"], [2])


def test_fields_of_a_later_orrery_do_no_harm(tmp_path: Path) -> None:
    line = msgspec.json.encode({**msgspec.to_builtins(result(1)), "mood": "good"})
    (tmp_path / FILE).write_bytes(line + b"\n")
    assert record.read(tmp_path) == ([result(1)], [])


WRITER = """
import sys
from pathlib import Path
from orrery.tables.record import SoloResult, append
folder, name, count = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
print("ready", flush=True)
sys.stdin.readline()
for i in range(count):
    one = SoloResult(f"{name}{i}", 1.0, name * 400, "roll", "1", {}, "", ["me"], "7", i, "", False, 0)
    append(folder, one)
"""


def test_two_programs_at_once_do_not_mix_their_lines(tmp_path: Path) -> None:
    count = 60
    writers = [
        subprocess.Popen(
            [sys.executable, "-c", WRITER, str(tmp_path), name, str(count)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for name in "abc"
    ]
    for writer in writers:
        assert writer.stdout is not None
        assert writer.stdout.readline() == "ready\n"
    for writer in writers:
        writer.communicate("go\n", timeout=60)
        assert writer.returncode == 0
    found = record.read(tmp_path)
    assert found.damaged == []
    assert {one.id for one in found.results} == {f"{name}{i}" for name in "abc" for i in range(count)}


def test_the_same_game_written_by_two_programs_counts_once(tmp_path: Path) -> None:
    line = msgspec.json.encode(result(1)) + b"\n"
    (tmp_path / FILE).write_bytes(line + line)
    assert record.read(tmp_path) == ([result(1)], [])


def test_tallies_are_by_options_company_and_rank() -> None:
    results = [
        result(1, total=10, rank="low"),
        result(2, total=30, rank="high", won=True),
        result(3, total=50, rank="high", won=True),
        result(4, total=99, rank="high", won=True, studied=2),
        result(5, total=7, options={"setup": "beginner"}),
        result(6, total=8, seats=["me", "random"]),
    ]
    found = [
        (tally.options["setup"], tally.seats[1], tally.rank, tally.games, tally.wins, tally.best, tally.mean)
        for tally in record.tallies(results)
    ]
    assert found == [
        ("free", "captain", "high", 2, 2, 50, 40.0),
        ("free", "captain", "low", 1, 0, 10, 10.0),
        ("beginner", "captain", "", 1, 0, 7, 7.0),
        ("free", "random", "", 1, 0, 8, 8.0),
    ]
    assert record.tallies([result(1, studied=1)]) == []


DEALT = ({"world": "red"}, {"world": "blue"})


def dealt(number: int, level: str = "easy", **more: object) -> SoloResult:
    """A game in which chance was to settle one option and perhaps did."""
    return result(number, **{"options": {"level": level, "world": "random"}, **more})


def test_what_chance_has_settled_is_written_down(monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished()
    assert solo(table).drawn == {}
    asked = []

    def drawn(game: object, options: dict[str, str], opening: State) -> dict[str, str]:
        asked.append((options, opening.digest()))
        return DEALT[0]

    monkeypatch.setattr(type(table.game), "drawn_options", drawn)
    found = solo(table)
    assert asked == [(table.options, table.opening().digest())]
    assert (found.drawn, found.options) == (DEALT[0], table.options)
    assert found.played_with == {**table.options, "world": "red"}


def test_older_lines_do_not_say_what_was_drawn(tmp_path: Path) -> None:
    line = msgspec.to_builtins(dealt(1))
    del line["drawn"]
    (tmp_path / FILE).write_bytes(msgspec.json.encode(line) + b"\n")
    assert record.read(tmp_path) == ([dealt(1)], [])
    assert record.tallies_by_drawn([dealt(1)]) == {}


def test_tallies_by_what_chance_has_settled() -> None:
    results = [
        dealt(1, total=10, drawn=DEALT[0]),
        dealt(2, total=20, drawn=DEALT[1], won=True),
        result(3, total=30, options={"level": "easy", "world": "red"}, won=True),  # chosen: counts as well
        dealt(4, "hard", total=40, drawn=DEALT[0]),
        dealt(5, total=50),  # an older line
        dealt(6, total=99, drawn=DEALT[0], studied=1),
    ]
    assert list(record.tallies_by_drawn(results)) == ["world"]
    found = [
        (tally.options, tally.games, tally.wins, tally.mean) for tally in record.tallies_by_drawn(results)["world"]
    ]
    assert found == [
        ({"world": "red", "level": "easy"}, 2, 1, 20.0),
        ({"world": "red", "level": "hard"}, 1, 0, 40.0),
        ({"world": "blue", "level": "easy"}, 1, 1, 20.0),
        ({"world": "random", "level": "easy"}, 1, 0, 50.0),
    ]
    assert [tally.games for tally in record.tallies(results)] == [3, 1, 1], "as they were chosen"


def test_what_is_alike_in_all_tells_nothing_apart() -> None:
    options = {"sets": "0", "level": "easy", "world": "random"}
    results = [
        result(1, options=options, drawn=DEALT[0]),
        result(2, options={**options, "level": "hard"}, drawn=DEALT[0]),
    ]
    found = record.tallies_by_drawn(results)["world"]
    assert record.told_apart(found, "world") == [{"world": "red", "level": "easy"}, {"world": "red", "level": "hard"}]
    assert record.told_apart(found[:1], "world") == [{"world": "red"}]


def test_several_drawn_options_are_counted_one_by_one() -> None:
    options = {"mine": "random", "its": "random", "level": "easy"}
    results = [
        result(number, options=options, drawn={"mine": mine, "its": its})
        for number, (mine, its) in enumerate([("red", "blue"), ("red", "green"), ("blue", "green")])
    ]
    found = record.tallies_by_drawn(results)
    assert {key: [(tally.options[key], tally.games) for tally in tallies] for key, tallies in found.items()} == {
        "mine": [("red", 2), ("blue", 1)],
        "its": [("blue", 1), ("green", 2)],
    }
    assert all(set(tally.options) == {key, "level"} for key, tallies in found.items() for tally in tallies)


def test_an_export_holds_every_result_studied_or_not() -> None:
    exported = msgspec.to_builtins(record.export("roll", [result(1), result(2, studied=1)]))
    assert (exported["orrery_record"], exported["game"]) == (1, "roll")
    assert [one["studied"] for one in exported["results"]] == [0, 1]
