"""Games of Roll that stand at a wanted moment, as files that a server takes: for pictures and browser tests."""

from __future__ import annotations

from collections.abc import Callable

from orrery import games
from orrery.games.roll.rules.game import galaxy
from orrery.games.roll.rules.vocabulary.stage import STAGE_KEYS
from orrery.kernel.chance import Chance, key_of_seed
from orrery.tables.log import SeatSpec
from orrery.tables.save import freeze
from orrery.tables.table import Table

ME = 0
SEATS = [SeatSpec("person", "Anna"), SeatSpec("bot", "captain"), SeatSpec("bot", "captain")]
Moment = Callable[[Table], bool]


def saved_at(moment: Moment, seed: str, seats: list[SeatSpec] = SEATS) -> bytes:
    """The first time that seat ME is asked at such a moment, or else the end. A captain plays for it until then."""
    table = Table(games.load("roll").rules, {}, list(seats), seed)
    me = games.load("roll").make_bot("captain", Chance(key_of_seed(f"{seed}/me")))
    while not table.over:
        if table.play_bots():
            continue
        decision = table.decision(ME)
        assert decision is not None
        if moment(table):
            break
        table.play(ME, me.choose(lambda: table.view(ME), decision).code)
    return freeze(table)


def asked(kind: str, least_round: int = 1) -> Moment:
    """Seat ME is asked a question of this kind, not before this round."""

    def moment(table: Table) -> bool:
        decision = table.decision(ME)
        return decision is not None and decision.kind == kind and table.state.round >= least_round

    return moment


def stage(name: str, least_round: int = 1) -> Moment:
    """Seat ME is asked something during this part of a round."""
    return lambda table: STAGE_KEYS[galaxy(table.state).stage] == name and table.state.round >= least_round


def never(_: Table) -> bool:
    return False
