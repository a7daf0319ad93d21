"""Games with options that meet every pair of values obey the laws, and their rounds are far from endless.

What all games are held to is in tests/games/test_laws.py; `orrery laws era` does this at length.
"""

from __future__ import annotations

import pytest

from orrery.arena.trial import judge, plan
from orrery.games.era.rules.game import ERA
from orrery.kernel.options import pairs_of, unmet

GAMES = 40
USUAL = 200  # 150 random games had 78 decisions in the longest round; the rules promise 600 at most


@pytest.mark.parametrize(("games", "player"), [(3000, "random"), (500, "captain")])
def test_the_games_of_the_laws_meet_every_pair_of_values_that_go_together(games: int, player: str) -> None:
    """`orrery laws era --games 3000`, and 500 captains: their options are planned before any of them is played."""
    met = set().union(*[pairs_of(match.options) for match in plan("era", {}, games, None, player, 0)])
    apart = 0
    for i, option in enumerate(ERA.options):
        for other in ERA.options[i + 1 :]:
            for one in option.values:
                for two in other.values:
                    if (option.key, one, other.key, two) in met or (other.key, two, option.key, one) in met:
                        continue
                    assert unmet(ERA.options, ERA.complete({option.key: one, other.key: two})) is not None
                    apart += 1
    assert apart == 9 + 6, "a sector cannot lie twice, and six star people are not among the certain ones"


@pytest.mark.slow
@pytest.mark.parametrize("player", ["random", "novice"])
def test_no_round_is_long(player: str) -> None:
    verdicts = [judge(match) for match in plan("era", {}, GAMES if player == "random" else 8, None, player, 1)]
    assert [verdict.broken for verdict in verdicts if verdict.broken] == []
    assert {verdict.rounds for verdict in verdicts} == {ERA.length_bound}
    assert max(verdict.longest_round for verdict in verdicts) < USUAL < ERA.round_bound
