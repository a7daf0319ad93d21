#!/usr/bin/env python3
"""Write client/src/games/GAME/fixtures/*.json: real updates at typical moments, to develop boards without a server."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

from orrery.tables.log import SeatSpec
from orrery.tables.port import SeatRecord
from orrery.tables.table import Table
from orrery.texts import LANGUAGES
from orrery.web import render
from tools import games
from tools.moments import ME, played, usual_seats

CLIENT = Path(__file__).parent.parent / "client" / "src" / "games"
SEED = "fixtures e"
LAST_NEWS = 30


def record(number: int, seat: SeatSpec) -> SeatRecord:
    if seat.kind == "bot":
        return SeatRecord("bot", "", bot=seat.name, joined=True)
    return SeatRecord("person", seat.name, joined=True, host=number == ME)


def write_all(game: str, folder: Path) -> list[str]:
    """The fixtures of a game, by name."""
    seats = usual_seats(game)
    records = [record(number, seat) for number, seat in enumerate(seats)]
    sitting = render.Sitting(records, [True] * len(seats), [1_700_000_000.0] * len(seats), None)
    fixture = games.own(game, "moments").fixture
    found: list[str] = []
    since = 0

    def look(table: Table) -> bool:
        nonlocal since
        name = fixture(table)
        if name and name not in found:
            found.append(name)
            write(folder, name, table, sitting, ME, since)
        since = table.seq(ME)
        return False

    table = played(game, SEED, seats, look)
    write(folder, "over", table, sitting, ME, since)
    write(folder, "spectator", table, sitting, None, max(0, table.seq(None) - LAST_NEWS))
    return [*found, "over", "spectator"]


def write(folder: Path, name: str, table: Table, sitting: render.Sitting, me: int | None, since: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for lang in LANGUAGES:
        update = render.update(table, sitting, me, since, render.speech(lang, table.game.key))
        data = msgspec.json.format(msgspec.json.encode(update), indent=1)
        (folder / f"{name}.{lang}.json").write_bytes(data + b"\n")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Write the fixtures of the browser client anew.")
    games.add_argument(parser)
    wanted = parser.parse_args(arguments).game
    for game in [wanted] if wanted else games.keys():
        names = write_all(game, CLIENT / game / "fixtures")
        print(f"{game}, {len(names)} fixtures: {', '.join(names)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
