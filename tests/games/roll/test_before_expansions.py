"""What was begun before there were expansions: a save and a table load, and end as they did then.

All of `before_expansions` was made by the last Orrery without them (commit f85ab10): a save of three seats, a database
with one half-played table, and the choices by which that table was played to its end there.
"""

from __future__ import annotations

import json
import sqlite3
import time
from pathlib import Path

from orrery.kernel.chance import Chance, key_of_seed
from orrery.tables.save import freeze, load
from tests.web.helpers import Client, in_store, serving, settings_for

FOLDER = Path(__file__).parent / "before_expansions"
TABLE = "ehO2r4P1GfDL"
LINKS = ["ZFQmTJYpBPYLlgr_3ED6AQ", "Q9Hn_rzyz3OkFeMzOz0KEA"]


def test_a_save_goes_on_to_the_same_end_and_is_written_as_it_was() -> None:
    path = FOLDER / "save.json"
    table = load(path)
    before, again = json.loads(path.read_bytes()), json.loads(freeze(table))
    for changed in ("orrery", "check"):  # of the file, not of the game
        assert before.pop(changed) != again.pop(changed)
    assert again == before
    assert (table.state.round, len(table.log)) == (7, 170)
    chance = Chance(key_of_seed("and on"))
    while decisions := table.state.decisions():
        decision = decisions[chance.below(len(decisions))]
        table.play(decision.seat, decision.choices[chance.below(len(decision.choices))].code)
    assert len(table.log) == 931
    assert [score.total for score in table.state.scores()] == [31, 24, 26]
    assert table.digest() == "26f16c081fbab2e215d44148ebd1fb15"


def test_a_table_is_opened_by_its_old_links_and_goes_on_to_the_same_end(tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / "orrery.db")
    database.executescript((FOLDER / "tables.sql").read_text(encoding="utf-8"))
    database.execute("UPDATE tables SET touched = ?", [time.time()])  # nobody's table is kept for ever
    database.commit()
    database.close()
    with serving(settings_for(tmp_path)) as server:
        seats = [Client(server.host, TABLE, link) for link in LINKS]
        assert [seat.state["read_only"] for seat in seats] == [None, None]
        assert (seats[0].state["status"], seats[0].state["round"]) == ("running", 14)
        for line in (FOLDER / "choices.txt").read_text(encoding="utf-8").splitlines():
            number, code = line.split(" ")
            seat = seats[int(number)]
            seat.asked()
            assert seat.question is not None
            asked = seat.question["id"]
            assert seat.choose(code)["type"] == "ack", line
            seat.until_moved(asked)
        over = seats[0].see(lambda state: state["status"] == "over")
        assert [score["total"] for score in over["scores"]] == [35, 19]
        record, _ = in_store(server, lambda store: store.load(TABLE))
        assert (record.digest, record.rules_version) == ("4a032c0a971bbd8bf87dd259837cb3eb", "2")
        for seat in seats:
            seat.close()
