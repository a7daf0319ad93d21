"""Exports: whole games come back as they were and prove their dice; views hold nothing hidden; forgeries are found."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from orrery.kernel.chance import Chance, key_of_seed
from orrery.tables import fair
from orrery.tables.export import MOST_IMPORT, MOST_ROWS, export, imported, stored_export
from orrery.tables.log import BadSave
from orrery.tables.port import SeatRecord, StoredRow, TableRecord
from orrery.tables.save import Saved, checksum, load
from orrery.tables.table import Table
from orrery.tables.verify import verify
from orrery.texts import LANGUAGES, Speech

from .helpers import ROLL, first, play_out, play_until

ANNAS = "a1" * 16
BENS = "b2" * 16
SECRET = "5e" * 32


def people(friend: bool = True) -> list[SeatRecord]:
    return [
        SeatRecord("person", "Anna", token_hash="f00d", joined=True, host=True, entropy=ANNAS),
        SeatRecord("person", "Ben", token_hash="beef", joined=True, hot_seat=not friend, entropy=BENS),
        SeatRecord("bot", "Käpt'n", bot="random", joined=True),
    ]


def record(*seats: SeatRecord, secret: str = SECRET) -> TableRecord:
    entropies = [seat.entropy for seat in seats if seat.entropy]
    return TableRecord(
        id="t1",
        game="roll",
        rules_version=ROLL.rules_version,
        options={"setup": "free"},
        seats=list(seats),
        secret=secret,
        commit=fair.commit_of(secret),
        seed=fair.seed_of(secret, entropies),
        status="running",
        created=1.0,
        touched=1.0,
    )


@pytest.fixture(scope="module")
def finished() -> tuple[TableRecord, Table]:
    kept = record(*people())
    t = Table.of(kept, [])
    play_until(t, 0, "select")
    t.play(0, first(t, 0))
    t.undo(0)
    play_out(t)
    return kept, t


@pytest.fixture(scope="module")
def whole(finished: tuple[TableRecord, Table]) -> bytes:
    return export(*finished, None)


def found(data: bytes) -> list[str]:
    """What verify finds wrong; it can be said in every language."""
    checks = verify(data, "game.json")
    for lang in LANGUAGES:
        speech = Speech(lang, None)
        for check in checks:
            assert speech.say(f"verify.{check.key}", **check.params)
    return [check.key for check in checks if not check.fine]


def why(data: bytes) -> str:
    with pytest.raises(BadSave) as bad:
        imported(data, "new", 2.0)
    for lang in LANGUAGES:
        assert Speech(lang, None).error(bad.value.key, **bad.value.params)
    return bad.value.key


# Whole games.


def test_a_finished_game_comes_back_as_it_was(finished: tuple[TableRecord, Table], whole: bytes) -> None:
    kept, t = finished
    copy, rows = imported(whole, "new", 2.0)
    again = Table.of(copy, rows)
    assert (again.log, again.digest(), again.options, again.seed) == (t.log, t.digest(), t.options, t.seed)
    assert [repr(event) for event in again.events] == [repr(event) for event in t.events]
    assert (copy.id, copy.status, copy.digest, copy.secret, copy.commit) == (
        "new",
        "over",
        t.digest(),
        kept.secret,
        kept.commit,
    )
    assert [(seat.name, seat.bot, seat.joined) for seat in copy.seats] == [
        ("Anna", None, True),
        ("Ben", None, True),
        ("Käpt'n", "random", True),
    ]
    assert [(seat.host, seat.hot_seat, seat.token_hash) for seat in copy.seats][:2] == [
        (True, False, None),
        (False, True, None),
    ]
    assert export(copy, again, None) == whole


def test_a_finished_game_proves_itself(whole: bytes) -> None:
    checks = verify(whole, "game.json")
    assert [(check.key, check.fine) for check in checks] == [
        ("whole", True),
        ("commit", True),
        ("seed", True),
        ("replayed", True),
        ("result", True),
    ]
    assert checks[2].params == {"givers": ["Anna", "Ben"]}


def test_a_running_game_of_one_person_is_exported_whole_and_played_on() -> None:
    kept = record(people()[0], people()[2])
    kept.seed = "7"  # chosen
    t = Table.of(kept, [])
    play_until(t, 0, "select")
    data = export(kept, t, 0)
    assert found(data) == []
    assert [check.key for check in verify(data, "x")] == ["whole", "chosen_seed", "replayed", "unfinished"]
    assert b"secret" not in data
    copy, rows = imported(data, "new", 2.0)
    assert copy.status == "running"
    again = Table.of(copy, rows)
    assert again.log == t.log
    play_out(again)
    assert again.over


def test_the_terminal_resumes_an_export(tmp_path: Path) -> None:
    kept = record(people()[0], people()[2])
    t = Table.of(kept, [])
    play_until(t, 0, "select")
    path = tmp_path / "game.json"
    path.write_bytes(export(kept, t, 0))
    again = load(path)
    assert (again.log, again.digest(), again.fair) == (t.log, t.digest(), t.fair)
    assert again.player(1) == "random"


def test_who_has_no_name_has_none_again_when_the_game_comes_back() -> None:
    kept = record(people()[0], people()[2])
    kept.seats[0].name = kept.seats[1].name = ""
    data = export(kept, Table.of(kept, []), 0)
    assert [seat["name"] for seat in json.loads(data)["seats"]] == ["me", "random"]
    assert [seat.name for seat in imported(data, "new", 2.0)[0].seats] == ["", ""]


# Views.


def test_nobody_gets_more_than_a_view_while_several_people_play() -> None:
    """Also if they share a browser: what is behind a screen stays there."""
    for friend in (True, False):
        kept = record(*people(friend))
        t = Table.of(kept, [])
        for seat in (None, 0, 1):
            assert export(kept, t, seat).startswith(b'{"orrery_view"')
    alone = record(people()[0], people()[2])
    assert export(alone, Table.of(alone, []), None).startswith(b'{"orrery_view"')
    assert export(alone, Table.of(alone, []), 0).startswith(b'{"orrery":')


def test_a_game_by_other_rules_leaves_as_it_was_stored() -> None:
    kept = record(people()[0], people()[2])
    kept.rules_version, kept.digest = "0", "00" * 16
    rows = [StoredRow(n, 0, code, None, 1.0) for n, code in enumerate(["no:such", "select:ship"])]
    shown = json.loads(stored_export(kept, rows))
    assert (shown["rules_version"], shown["digest"]) == ("0", "00" * 16)
    assert shown["log"] == [[0, "no:such"], [0, "select:ship"]]
    assert shown["fair"] == {"secret": SECRET, "commit": kept.commit}
    assert "result" not in shown
    assert why(stored_export(kept, rows)) == "save_other_rules"


def test_a_view_holds_what_its_seat_has_heard_and_sees_and_nothing_else() -> None:
    kept = record(*people())
    t = Table.of(kept, [])
    play_until(t, 0, "select")
    t.play(0, first(t, 0))
    data = export(kept, t, 0)
    shown = json.loads(data)
    assert sorted(shown) == sorted(
        ["orrery_view", "game", "rules_version", "options", "seats", "commit", "seat", "events", "view"]
    )
    assert [event["key"] for event in shown["events"]] == [event.key for event in t.news(0, 0)]
    assert bytes.fromhex(shown["view"]) == t.view(0).encode()
    assert kept.seed is not None
    for hidden in (kept.seed, SECRET, ANNAS, BENS, "f00d", "beef"):
        assert hidden.encode() not in data
    assert why(data) == "save_is_view"
    with pytest.raises(BadSave, match="save_is_view"):
        verify(data, "x")


def test_views_do_not_change_with_what_is_hidden() -> None:
    """Ben answers in secret in two ways, with other entropy; and all that Anna cannot know is imagined anew."""
    compared = 0
    kept = record(*people())
    t = Table.of(kept, [])
    chance = Chance(key_of_seed("hidden"))
    while t.state.round < 4 and not t.over:
        for seat in (0, None):
            shown = export(kept, t, seat)
            other = Table(t.game, t.options, t.seats, "other seed")
            other.state, other.events = t.game.imagine(t.view(0), 0, chance), t.events
            twin = msgspec.structs.replace(kept, seed="other", secret="00" * 32, touched=9.0, digest="00")
            assert export(twin, other, seat) == shown
            compared += 1
        decision = t.decision(1)
        if decision is not None and decision.secret:
            one, two = t.at(len(t.log)), t.at(len(t.log))
            one.play(1, decision.choices[0].code)
            two.play(1, decision.choices[-1].code)
            if one.state.busy() == two.state.busy():
                for seat in (0, None):
                    assert export(kept, one, seat) == export(kept, two, seat)
                    compared += 1
        if not t.play_bots():
            who = t.asked()[-1]
            choices = t.state.decision(who)
            assert choices is not None
            t.play(who, choices.choices[len(t.log) % len(choices.choices)].code)
    assert compared > 100


# Forgeries.

FORGERIES: dict[str, Any] = {
    "orrery": 1,
    "rules_version": "0",
    "options": {"setup": "beginner"},
    "seats": [
        {"kind": "person", "name": "Anna", "entropy": ANNAS},
        {"kind": "person", "name": "Eve", "entropy": BENS},
        {"kind": "bot", "name": "Käpt'n", "bot": "random"},
    ],
    "seed": "11" * 32,
    "log": [[0, "ready"]],
    "digest": "00" * 16,
    "fair": {"secret": "00" * 32, "commit": fair.commit_of("00" * 32)},
    "result": [[99, 9, True], [0, 0, False], [0, 0, False]],
    "check": "00" * 16,
}


def changed(data: bytes, mended: bool, **fields: Any) -> bytes:
    """With other fields; mended: by a forger who computes the checksum anew."""
    saved = json.loads(data) | fields
    if mended:
        saved["check"] = checksum(msgspec.convert(saved, Saved))
    return json.dumps(saved).encode()


def test_every_field_is_tried(whole: bytes) -> None:
    assert set(FORGERIES) == set(json.loads(whole)) - {"game"}
    assert found(changed(whole, False)) == []  # written in another way, the same


@pytest.mark.parametrize("field", sorted(FORGERIES))
def test_a_changed_field_is_found(whole: bytes, field: str) -> None:
    assert "not_whole" in found(changed(whole, False, **{field: FORGERIES[field]}))


@pytest.mark.parametrize("field", ["options", "seed", "log", "digest", "fair", "result"])
def test_what_matters_is_found_without_the_checksum(whole: bytes, field: str) -> None:
    wrong = found(changed(whole, True, **{field: FORGERIES[field]}))
    assert wrong != []
    assert "not_whole" not in wrong


def test_each_part_of_the_proof_is_found_without_the_checksum(whole: bytes) -> None:
    saved = json.loads(whole)
    seats, kept = saved["seats"], saved["fair"]

    def entropies(*values: str | None) -> list[dict[str, Any]]:
        given = [{**seat, "entropy": value} for seat, value in zip(seats, values, strict=False)]
        return [*given, seats[2]]

    assert found(changed(whole, True, fair={**kept, "secret": "00" * 32})) == ["other_commit", "other_seed"]
    assert found(changed(whole, True, fair={**kept, "commit": "00" * 32})) == ["other_commit"]
    assert found(changed(whole, True, fair={**kept, "secret": "no"})) == ["no_proof"]
    assert found(changed(whole, True, seats=entropies(BENS, ANNAS))) == ["other_seed"]
    assert found(changed(whole, True, seats=entropies(ANNAS, None))) == ["other_seed"]
    assert found(changed(whole, True, seats=entropies(None, None))) == ["no_proof"]
    assert found(changed(whole, True, seats=entropies(ANNAS, "b2"))) == ["no_proof"]
    assert found(changed(whole, True, seed=saved["seed"].upper())) == ["other_seed", "other_game"]


def test_each_kind_of_wrong_game_is_found_without_the_checksum(whole: bytes) -> None:
    saved = json.loads(whole)
    log, result = saved["log"], saved["result"]
    assert found(changed(whole, True, log=log[:-1])) == ["other_game"]
    assert found(changed(whole, True, log=log[1:])) == ["other_game"]
    assert found(changed(whole, True, log=[*log, log[-1]])) == ["other_game"]
    assert found(changed(whole, True, rules_version="0", digest="00")) == ["other_rules"]
    for seat in range(3):
        for part in range(3):
            wrong = [[*row] for row in result]
            wrong[seat][part] = not wrong[seat][part] if part == 2 else wrong[seat][part] + 1
            assert found(changed(whole, True, result=wrong)) == ["other_result"]
    assert found(changed(whole, True, result=result[:2])) == ["other_result"]
    assert found(changed(whole, True, result=None)) == ["no_result"]


# Imports.


def test_imports_are_limited_and_played_through(whole: bytes) -> None:
    assert why(whole + b" " * MOST_IMPORT) == "save_foreign"
    assert why(changed(whole, True, log=[[0, "!undo"]] * (MOST_ROWS + 1))) == "save_damaged"
    assert why(changed(whole, True, seed="7")) == "save_damaged"
    assert why(changed(whole, True, result=FORGERIES["result"])) == "save_damaged"
    assert why(changed(whole, True, game="chess")) == "save_unknown_game"
    assert why(changed(whole, True, fair={"secret": "zz", "commit": "00"})) == "save_damaged"
    assert why(b'{"a": 1}') == "save_foreign"
    assert why(b"") == "save_damaged"
    assert why(whole[:-100]) == "save_damaged"
    assert why(b'{"orrery": 99}') == "save_newer"
    assert why(changed(whole, False, extra=1)) == "save_damaged"
    nested = b'{"orrery": 2, "options": ' + b"[" * 100_000
    assert why(nested) == "save_damaged"
    seats = [{"kind": "bot", "name": "random"}] * 3
    assert why(changed(whole, True, seats=seats)) == "save_damaged"
    long = [{"kind": "person", "name": "x" * 101}] * 3
    assert why(changed(whole, False, seats=long)) == "save_damaged"
