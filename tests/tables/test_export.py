"""Exports: whole games come back as they were and prove their dice; views hold nothing hidden."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from orrery.kernel.chance import Chance, key_of_seed
from orrery.tables.export import export, imported, stored_export
from orrery.tables.log import BadSave
from orrery.tables.port import StoredRow, TableRecord
from orrery.tables.save import load
from orrery.tables.table import Table
from orrery.tables.verify import verify

from .exports import ANNAS, BENS, SECRET, fair_record, found, people, why
from .helpers import first, play_out, play_until

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
        ("unpromised", True),
        ("replayed", True),
        ("result", True),
    ]
    assert checks[2].params == {"givers": ["Anna", "Ben"]}
    assert checks[3].params == {"names": ["Anna", "Ben"]}, "as older servers have it"


def test_a_running_game_of_one_person_is_exported_whole_and_played_on() -> None:
    kept = fair_record(people()[0], people()[2])
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
    kept = fair_record(people()[0], people()[2])
    t = Table.of(kept, [])
    play_until(t, 0, "select")
    path = tmp_path / "game.json"
    path.write_bytes(export(kept, t, 0))
    again = load(path)
    assert (again.log, again.digest(), again.fair) == (t.log, t.digest(), t.fair)
    assert again.player(1) == "random"


def test_who_has_no_name_has_none_again_when_the_game_comes_back() -> None:
    kept = fair_record(people()[0], people()[2])
    kept.seats[0].name = kept.seats[1].name = ""
    data = export(kept, Table.of(kept, []), 0)
    assert [seat["name"] for seat in json.loads(data)["seats"]] == ["me", "random"]
    assert [seat.name for seat in imported(data, "new", 2.0)[0].seats] == ["", ""]


# Views.


def test_nobody_gets_more_than_a_view_while_several_people_play() -> None:
    """Also if they share a browser: what is behind a screen stays there."""
    for friend in (True, False):
        kept = fair_record(*people(friend))
        t = Table.of(kept, [])
        for seat in (None, 0, 1):
            assert export(kept, t, seat).startswith(b'{"orrery_view"')
    alone = fair_record(people()[0], people()[2])
    assert export(alone, Table.of(alone, []), None).startswith(b'{"orrery_view"')
    assert export(alone, Table.of(alone, []), 0).startswith(b'{"orrery":')


def test_a_game_by_other_rules_leaves_as_it_was_stored() -> None:
    kept = fair_record(people()[0], people()[2])
    kept.rules_version, kept.digest = "0", "00" * 16
    rows = [StoredRow(n, 0, code, None, 1.0) for n, code in enumerate(["no:such", "select:ship"])]
    shown = json.loads(stored_export(kept, rows))
    assert (shown["rules_version"], shown["digest"]) == ("0", "00" * 16)
    assert shown["log"] == [[0, "no:such"], [0, "select:ship"]]
    assert shown["fair"] == {"secret": SECRET, "commit": kept.commit}
    assert "result" not in shown
    assert why(stored_export(kept, rows)) == "save_other_rules"


def test_a_view_holds_what_its_seat_has_heard_and_sees_and_nothing_else() -> None:
    kept = fair_record(*people())
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
    kept = fair_record(*people())
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
