"""Games with Orbs obey the laws, by lot and by bots; in each of them Orbs are improved."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orrery.games import load
from orrery.games.roll.rules.content import BOXES
from orrery.games.roll.rules.game import Roll, galaxy
from orrery.games.roll.rules.sets import AMBITION, BASE, OBJECTIVES, ORB, RIVALRY, WITH, key_of
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.laws import Chooser, check_game
from orrery.kernel.state import State

ALONE = RIVALRY | ORB
ALL = AMBITION | OBJECTIVES | RIVALRY | ORB
GAME = Roll(BOXES, [BASE, ALONE, ALL])


class Noting:
    """Notes what was asked, and whether any Orb was improved."""

    def __init__(self, inner: Chooser) -> None:
        self.inner = inner
        self.kinds: set[str] = set()
        self.improved = False

    def __call__(self, look: Callable[[], State], decision: Decision) -> Choice:
        self.kinds.add(decision.kind)
        s = galaxy(look())
        self.improved |= any(p.more.orb.faces != s.box.orb.start for p in s.players)
        return self.inner(look, decision)


def by_lot(seed: str) -> Chooser:
    chance = Chance(key_of_seed(seed))

    def choose(look: Callable[[], State], decision: Decision) -> Choice:
        return decision.choices[chance.below(len(decision.choices))]

    return choose


@pytest.mark.parametrize(("sets", "seats"), [(ALONE, 2), (ALONE, 5), (ALL, 3)])
def test_random_games_break_no_law(sets: int, seats: int) -> None:
    noting = Noting(by_lot(f"lot {seats}"))
    report = check_game(GAME, {WITH: key_of(sets)}, seats, f"orbs {seats}", [noting] * seats)
    assert report.decisions > 100
    assert noting.improved
    assert noting.kinds >= {"orb_side", "orb_face", "orb_arrow", "muster", "muster_world"}


@pytest.mark.parametrize("bot", ["novice", "captain"])
def test_bots_play_with_orbs_and_break_no_law(bot: str) -> None:
    for sets, seats in ((ALONE, 2), (ALL, 4)):
        players: list[Chooser] = [
            Noting(load("roll").make_bot(bot, Chance(key_of_seed(f"{bot} {seat}"))).choose) for seat in range(seats)
        ]
        report = check_game(GAME, {WITH: key_of(sets)}, seats, f"orbs of {bot}", players)
        assert report.rounds > 3
        assert all(isinstance(player, Noting) and player.improved for player in players)
