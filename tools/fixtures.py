#!/usr/bin/env python3
"""Write client/src/fixtures/*.json: real updates of Roll at typical moments, to develop boards without a server."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from orrery import games
from orrery.games.roll.rules.game import galaxy
from orrery.games.roll.rules.vocabulary.stage import STAGE_KEYS
from orrery.kernel.chance import Chance, key_of_seed
from orrery.tables.log import SeatSpec
from orrery.tables.port import SeatRecord
from orrery.tables.table import Table
from orrery.web import render

FOLDER = Path(__file__).parent.parent / "client" / "src" / "fixtures"
SEED = "fixtures e"
ME = 0
LATE = 4  # from this round on there is something to see


def moment(table: Table) -> str:
    """What this moment is an example of; nothing if seat ME is not asked."""
    decision = table.decision(ME)
    if decision is None:
        return ""
    stage = STAGE_KEYS[galaxy(table.state).stage]
    kind = decision.kind
    if kind in ("reassign", "place", "into", "move"):
        return kind
    return stage


def main() -> int:
    game = games.load("roll").rules
    specs = [SeatSpec("person", "Anna"), SeatSpec("bot", "captain"), SeatSpec("bot", "captain")]
    records = [
        SeatRecord("person", "Anna", joined=True, host=True),
        SeatRecord("bot", "", bot="captain", joined=True),
        SeatRecord("bot", "", bot="captain", joined=True),
    ]
    sitting = render.Sitting(records, [True, True, True], [1_700_000_000.0] * 3, None)
    table = Table(game, {}, specs, SEED)
    me = games.load("roll").make_bot("captain", Chance(key_of_seed(f"{SEED}/me")))
    found: dict[str, int] = {}
    since = 0
    while not table.over:
        if table.play_bots():
            continue
        decision = table.decision(ME)
        assert decision is not None
        name = moment(table)
        early = name in ("set_up",) or (name == "assign" and name not in found)
        if name and (early or table.state.round >= LATE) and name not in found:
            found[name] = len(table.log)
            write(name, table, sitting, ME, since)
        since = table.seq(ME)
        table.play(ME, me.choose(lambda: table.view(ME), decision).code)
    write("over", table, sitting, ME, since)
    write("spectator", table, sitting, None, max(0, table.seq(None) - 30))
    print(f"{len(found) + 2} fixtures: {', '.join([*found, 'over', 'spectator'])}")
    return 0


def write(name: str, table: Table, sitting: render.Sitting, me: int | None, since: int) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for lang in ("en", "de"):
        update = render.update(table, sitting, me, since, lang)
        data = msgspec.json.format(msgspec.json.encode(update), indent=1)
        (FOLDER / f"{name}.{lang}.json").write_bytes(data + b"\n")


if __name__ == "__main__":
    sys.exit(main())
