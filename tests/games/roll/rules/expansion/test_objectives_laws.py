"""Games with objectives obey the laws, by lot and by bots; in each of them somebody meets some."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orrery.games import load
from orrery.games.roll.rules.game import Roll, galaxy
from orrery.games.roll.rules.sets import AMBITION, BASE, OBJECTIVES, RIVALRY, WITH, key_of
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.laws import Chooser, check_game
from orrery.kernel.state import State

from .boxes import BOXES

ALONE = AMBITION | OBJECTIVES
BOTH = ALONE | RIVALRY
GAME = Roll(BOXES, [BASE, ALONE, BOTH])


class Noting:
    """Notes what was asked, and how many objectives were met."""

    def __init__(self, inner: Chooser) -> None:
        self.inner = inner
        self.kinds: set[str] = set()
        self.met = 0

    def __call__(self, look: Callable[[], State], decision: Decision) -> Choice:
        self.kinds.add(decision.kind)
        self.met = max(self.met, sum(seats > 0 for seats in galaxy(look()).goals.met))
        return self.inner(look, decision)


def by_lot(seed: str) -> Chooser:
    chance = Chance(key_of_seed(seed))

    def choose(look: Callable[[], State], decision: Decision) -> Choice:
        return decision.choices[chance.below(len(decision.choices))]

    return choose


@pytest.mark.parametrize(("sets", "seats"), [(ALONE, 2), (ALONE, 3), (ALONE, 4), (ALONE, 5), (BOTH, 3)])
def test_random_games_break_no_law(sets: int, seats: int) -> None:
    noting = Noting(by_lot(f"lot {seats}"))
    report = check_game(GAME, {WITH: key_of(sets)}, seats, f"objectives {seats}", [noting] * seats)
    assert report.decisions > 100
    assert noting.met > 0
    assert "talents" in noting.kinds


@pytest.mark.parametrize("bot", ["novice", "captain"])
def test_bots_play_with_objectives_and_break_no_law(bot: str) -> None:
    for sets, seats in ((ALONE, 2), (BOTH, 4)):
        players: list[Chooser] = [
            Noting(load("roll").make_bot(bot, Chance(key_of_seed(f"{bot} {seat}"))).choose) for seat in range(seats)
        ]
        assert check_game(GAME, {WITH: key_of(sets)}, seats, "1", players).decisions > 100
