"""Random play at full speed: the loop that benchmarks, laws and rollouts share."""

from __future__ import annotations

from .chance import Chance
from .state import State


def playout(state: State, chance: Chance, most: int = 1_000_000) -> int:
    """Play on at random until the game is over or `most` decisions were made; the number of decisions made."""
    made = 0
    while made < most:
        decisions = state.decisions()
        n = len(decisions)
        if n == 0:
            break
        decision = decisions[0] if n == 1 else decisions[chance.below(n)]
        choices = decision.choices
        state.apply(decision.seat, choices[chance.below(len(choices))])
        made += 1
    return made
