"""Every game obeys the laws, with every option and every number of seats. `orrery laws GAME` does this at length."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orrery.arena.trial import judge, match_of
from orrery.games import keys, load
from orrery.kernel.laws import RESUMES, Report, check_game
from orrery.kernel.options import legal_sets

BOTS = [(key, name) for key in keys() for name in load(key).bots]


@st.composite
def tables(draw: st.DrawFn, key: str) -> tuple[str, dict[str, str], int, str]:
    """A game, its options, its seats, a seed."""
    game = load(key).rules
    options = draw(st.sampled_from(legal_sets(game.options)))
    return game.key, options, draw(st.integers(game.min_seats, game.max_seats)), str(draw(st.integers(0, 2**32)))


def obeys(table: tuple[str, dict[str, str], int, str], every: bool = False) -> Report:
    key, options, seats, seed = table
    return check_game(load(key).rules, options, seats, seed, every=every)


@pytest.mark.slow
@pytest.mark.parametrize(("key", "part"), list(product(keys(), range(2))))
def test_random_players_break_no_law(key: str, part: int) -> None:
    """In parts, so that they run side by side."""

    @settings(max_examples=50)
    @given(tables(key), st.just(part))
    def hold(table: tuple[str, dict[str, str], int, str], part: int) -> None:
        key, options, seats, seed = table
        report = obeys((key, options, seats, f"{part}/{seed}"))
        assert report.decisions > 0
        assert report.resumed == min(report.probes, RESUMES)

    hold()


@pytest.mark.slow
@pytest.mark.parametrize(("key", "bot"), BOTS)
def test_every_bot_breaks_no_law(key: str, bot: str) -> None:
    for seed in range(8):
        verdict = judge(match_of(key, {}, None, bot, seed))
        assert not verdict.broken, f"seed {seed}: {verdict.broken}"
        assert verdict.decisions > 0


@pytest.mark.slow
@pytest.mark.parametrize(("key", "more_seats"), list(product(keys(), [0, 1])))
def test_no_law_breaks_at_any_decision(key: str, more_seats: int) -> None:
    game = load(key).rules
    report = obeys((key, {}, min(game.min_seats + more_seats, game.max_seats), "1"), every=True)
    assert report.probes == report.decisions > RESUMES == report.resumed
    assert report.varied > report.decisions // 2
