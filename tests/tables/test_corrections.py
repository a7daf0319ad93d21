"""What somebody corrected travels with a table: through save, export, import, verify, undo and a bot's turn."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from orrery import games
from orrery.arena import match, simulate, trial
from orrery.games.roll.package import RollPackage
from orrery.games.roll.rules import content
from orrery.games.roll.rules.game import Roll, galaxy
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.game import CONTENT, Game
from orrery.kernel.refusal import BadOptions
from orrery.kernel.state import State
from orrery.tables.bots import BotPlayer
from orrery.tables.export import export, imported, stored_export
from orrery.tables.log import BadSave, SeatSpec
from orrery.tables.port import StoredRow
from orrery.tables.save import Saved, checksum, freeze, load, save
from orrery.tables.table import Table
from orrery.tables.turns import MARK
from orrery.tables.verify import verify
from orrery.texts import LANGUAGES, Speech
from orrery.web.bot_jobs import Answer, Job, answers

from .exports import fair_record, people
from .helpers import ANNA, BOT, first, play_out, table

SAME = '[information_hub]\nname_de = "Informationsknoten"\n'
SHORT = '[fifth_column]\nname_de = "Die fünfte Kolonne"\n'
NAMES = f"# by my own copy\n{SAME}{SHORT}"
HASH = games.rules("roll", NAMES).correction
COSTS = "[gem_world]\ncost = 6\n"


def named(*seats: SeatSpec) -> Table:
    return Table(games.rules("roll", NAMES), {"setup": "beginner"}, list(seats), "7")


@pytest.fixture
def doubtful(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """A box that is not sure of a cost: Roll's own doubts are of names, which no rule looks at."""
    box = content.Box()
    row = box.sides[box.side("gem_world")].row
    assert row["cost"] != 6
    doubt = {"field": "cost", "confidence": "guess", "why": "name", "least": 0, "most": 9}
    monkeypatch.setitem(row, "doubts", [doubt])  # every box shares what was read from the files
    game = Roll(content.Boxes())
    monkeypatch.setattr(RollPackage, "rules", property(lambda _: game))
    games.rules.cache_clear()
    yield game
    games.rules.cache_clear()


def cost(state: State) -> int:
    box = galaxy(state).box
    return box.cost[box.side("gem_world")]


def test_a_saved_game_keeps_it(tmp_path: Path) -> None:
    t = named(ANNA, BOT)
    t.play(0, first(t, 0))
    save(t, tmp_path / "a.json")
    written = json.loads((tmp_path / "a.json").read_text())
    assert written["correction"] == SHORT, "only what it changes"
    assert written["options"] == {"setup": "beginner", CONTENT: HASH}
    again = load(tmp_path / "a.json")
    assert (again.game.correction, again.options) == (HASH, t.options)
    assert Speech("de", again.game, again.options).name("fifth_column") == "Die fünfte Kolonne"
    assert freeze(again) == freeze(t)


def test_without_one_nothing_is_written() -> None:
    written = json.loads(freeze(table(ANNA, BOT)))
    assert "correction" not in written
    assert written["options"] == {"setup": "beginner"}
    useless = Table(games.rules("roll", '[fifth_column]\nname_de = "Fünfte Kolonne"'), {}, [ANNA, BOT], "7")
    assert freeze(useless) == freeze(Table(games.rules("roll"), {}, [ANNA, BOT], "7")), "it corrects nothing"


def changed(t: Table, **changes: Any) -> bytes:
    saved = msgspec.structs.replace(msgspec.json.decode(freeze(t), type=Saved), **changes)
    return msgspec.json.encode(msgspec.structs.replace(saved, check=checksum(saved)))


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"correction": ""}, "save_damaged"),
        ({"correction": '[fifth_column]\nname_de = "Andere"'}, "save_damaged"),
        ({"options": {"setup": "beginner"}}, None),  # the correction is there: what the options say of it follows
        ({"options": {"setup": "beginner", CONTENT: "00"}}, "save_damaged"),
        ({"correction": "[atlantis]\ncost = 1"}, "content_component"),
        ({"correction": "[fifth_column]\ncost = 1"}, "content_field"),
        ({"correction": "x" * 100_000}, "content_long"),
        ({"correction": "a." * 30_000 + "a = 1"}, "content_deep"),
        ({"correction": "?"}, "content_not_toml"),
    ],
)
def test_a_file_whose_correction_does_not_fit_is_refused(
    tmp_path: Path, changes: dict[str, Any], key: str | None
) -> None:
    (tmp_path / "a.json").write_bytes(changed(named(ANNA, BOT), **changes))
    if key is None:
        assert load(tmp_path / "a.json").options[CONTENT] == HASH
        return
    with pytest.raises(BadSave) as caught:
        load(tmp_path / "a.json")
    assert caught.value.key == key
    for lang in LANGUAGES:
        assert "\n" not in Speech(lang, None).error(caught.value.key, **caught.value.params)


def test_it_is_exported_imported_and_verified() -> None:
    kept = fair_record(*people(friend=False))
    kept.correction, kept.options = SHORT, {"setup": "free", CONTENT: HASH}
    t = Table.of(kept, [])
    assert t.game.correction == HASH
    view = json.loads(export(kept, t, None))
    assert (view["correction"], view["options"][CONTENT]) == (SHORT, HASH)
    play_out(t)
    data = export(kept, t, 0)
    found = {check.key: check for check in verify(data, "a.json")}
    assert all(check.fine for check in found.values())
    assert found["corrected"].params == {"components": ["fifth_column"]}
    assert found["replayed"].params["n"] == len(t.log)
    back, rows = imported(data, "t2", 9.0)
    assert (back.correction, back.options) == (SHORT, kept.options)
    again = Table.of(back, rows)
    assert (again.digest(), again.game.correction) == (t.digest(), HASH)
    stored = [StoredRow(n, row.seat, row.code, None, 1.0) for n, row in enumerate(t.log)]
    assert json.loads(stored_export(kept, stored))["correction"] == SHORT


def test_verify_says_nothing_of_it_where_there_is_none() -> None:
    assert "corrected" not in {check.key for check in verify(freeze(table(ANNA, BOT)), "a.json")}


def test_a_correction_of_the_rules_own_values_is_played(doubtful: Game) -> None:
    game = games.rules("roll", COSTS)
    s = game.new({}, 2, key_of_seed("7"))
    assert cost(doubtful.new({}, 2, key_of_seed("7"))) != 6
    states = [s, s.clone(), s.view(0), s.view(None), game.decode(s.encode())]
    states.append(game.imagine(s.view(0), 0, Chance(key_of_seed("8"))))
    assert [cost(state) for state in states] == [6] * 6
    assert s.digest() == doubtful.new({}, 2, key_of_seed("7")).digest(), "the hash stands in the options, not here"
    row = next(row for row in game.components() if row["key"] == "gem_world")
    assert (row["cost"], row["doubts"]) == (6, [])
    assert "6" in Speech("en", game).explain("gem_world")[0]


def test_it_is_there_after_undo_resume_and_in_every_part_of_a_table(doubtful: Game) -> None:
    t = Table(games.rules("roll", COSTS), {}, [ANNA, BOT], "7")
    while len(t.turns) <= MARK or not t.asked():
        if not t.play_bots():
            t.play(0, first(t, 0))
    t.undo(0, study=True)
    assert cost(t.state) == cost(t.at(3).state) == cost(t.view(0)) == 6
    plain = Table(doubtful, {}, [ANNA, BOT], "7")
    assert CONTENT not in plain.options
    with pytest.raises(BadOptions):
        Table(doubtful, t.options, [ANNA, BOT], "7")


def test_a_bots_turn_is_thought_with_it(doubtful: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []
    choose = BotPlayer.choose

    def watched(self: BotPlayer, game: str, state: State, decision: Any) -> Any:
        seen.append(cost(state.view(self.seat)))
        return choose(self, game, state, decision)

    monkeypatch.setattr(BotPlayer, "choose", watched)
    t = Table(games.rules("roll", COSTS), {}, [BOT, BOT], "7")
    job = Job("roll", t.state.encode(), t.bots(), t.game.correction_text)
    rows = [msgspec.msgpack.decode(data, type=Answer) for data in answers(msgspec.msgpack.encode(job), [], None)]
    assert rows
    assert set(seen) == {6}
    assert not [row.failure for row in rows if row.failure]
    t.play_bots()
    assert [(row.seat, row.code) for row in rows] == [(row.seat, row.code) for row in t.log[: len(rows)]]


def test_matches_are_played_and_judged_with_it(doubtful: Game) -> None:
    game = games.rules("roll", COSTS)
    options = game.check({}, 2)
    plain = [match.play(m) for m in simulate.plan("roll", doubtful.check({}, 2), 1, 2, ["random"], "7")]
    corrected = [match.play(m) for m in simulate.plan("roll", options, 1, 2, ["random"], "7", COSTS)]
    assert not corrected[0].failure
    assert corrected[0].digest != plain[0].digest
    wrong = [match.play(m) for m in simulate.plan("roll", options, 1, 2, ["random"], "7")]
    assert wrong[0].failure.startswith("BadOptions: other_content")
    verdict = trial.judge(trial.match_of("roll", {CONTENT: game.correction}, 2, "random", 3, COSTS))
    assert not verdict.broken
