"""Games that stand at a wanted moment, as files that a server takes: for pictures and browser tests.

Which moments are worth a picture or a fixture, each game says itself: `tests/games/GAME/moments.py` has PICTURES,
`fixture(table)` and ANSWERS.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from orrery.games import load
from orrery.kernel.chance import Chance, key_of_seed
from orrery.tables.log import SeatSpec
from orrery.tables.save import freeze
from orrery.tables.table import Table
from tools import games

ME = 0
Moment = Callable[[Table], bool]


def usual_seats(game: str) -> list[SeatSpec]:
    """Anna, and the bots that usually sit there."""
    return [SeatSpec("person", "Anna") if who == "me" else SeatSpec("bot", who) for who in load(game).usual_seats]


def strongest(game: str) -> str:
    return load(game).bots[-1]


def played(game: str, seed: str, seats: list[SeatSpec], stop: Moment, options: dict[str, str] | None = None) -> Table:
    """A game up to the first time that seat ME is asked and `stop` says so, or else to its end.

    The strongest bot plays for ME until then.
    """
    package = load(game)
    table = Table(package.rules, options or {}, list(seats), seed)
    me = package.make_bot(strongest(game), Chance(key_of_seed(f"{seed}/me")))
    while not table.over:
        if table.play_bots():
            continue
        decision = table.decision(ME)
        assert decision is not None
        if stop(table):
            break
        table.play(ME, me.choose(lambda: table.view(ME), decision).code)
    return table


def saved_at(
    moment: Moment,
    seed: str,
    seats: list[SeatSpec] | None = None,
    game: str | None = None,
    options: dict[str, str] | None = None,
) -> bytes:
    """The first time that seat ME is asked at such a moment, or else the end."""
    key = game or games.first()
    return freeze(played(key, seed, usual_seats(key) if seats is None else seats, moment, options))


def asked(kind: str, least_round: int = 1) -> Moment:
    """Seat ME is asked a question of this kind, not before this round."""

    def moment(table: Table) -> bool:
        decision = table.decision(ME)
        return decision is not None and decision.kind == kind and table.state.round >= least_round

    return moment


def never(_: Table) -> bool:
    return False


def still(page: Any) -> None:
    """Nothing has to be done for the picture."""
    page.locator("#question").wait_for()


class Picture(NamedTuple):
    """A picture of the browser table: the moment, and what happens on the page before it is taken."""

    moment: Moment
    bring_about: Callable[[Any], None] = still
    speed: str = "off"
    options: dict[str, str] | None = None  # of the table; none: as usual
