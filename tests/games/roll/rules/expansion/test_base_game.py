"""The base game played by the flow with expansions is the base game: same codes, events, scores and bytes."""

from __future__ import annotations

import pytest

from orrery.games.roll.rules.expansion.flow import Expanded
from orrery.games.roll.rules.flow import Flow
from orrery.games.roll.rules.steps.setup import set_up
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.event import Event, Listener

GAMES = 500
PART = 125
SEATS = [2, 2, 2, 3, 2, 2, 4, 2, 2, 5]  # long games are rarer: the suite has a budget


class Noted(Listener):
    """A game under way, and what it told."""

    def __init__(self, s: Flow, number: int) -> None:
        self.s = s
        self.events: list[tuple[object, ...]] = []
        s.listener = self
        set_up(s, SEATS[number % 10], number // 10 % 2 == 1)
        for p in s.seats:
            s.advance(p)
        s.run()
        s.listener = None

    def tell(self, event: Event) -> None:
        self.events.append((event.key, event.seat, event.params, event.rule, event.seen, event.reveals))


@pytest.mark.parametrize("first", range(0, GAMES, PART))
def test_the_flow_with_expansions_plays_the_base_game_as_it_is(first: int) -> None:
    for number in range(first, first + PART):
        key = key_of_seed(f"same {number}")
        base, expanded = Noted(Flow(Chance(key)), number), Noted(Expanded(Chance(key)), number)
        chance = Chance(key_of_seed(f"same {number}, choices"))
        asked = 0
        while decisions := base.s.decisions():
            others = expanded.s.decisions()
            at = chance.below(len(decisions))
            decision = decisions[at]
            assert len(others) == len(decisions)
            assert (others[at].seat, others[at].kind) == (decision.seat, decision.kind)
            assert others[at].choices == decision.choices
            choice = decision.choices[chance.below(len(decision.choices))]
            base.s.apply(decision.seat, choice, base)
            expanded.s.apply(decision.seat, choice, expanded)
            asked += 1
        assert asked > 20
        assert len(base.events) > asked
        assert expanded.events == base.events
        assert expanded.s.decisions() == []
        assert repr(expanded.s.scores()) == repr(base.s.scores())
        assert expanded.s.digest() == base.s.digest()
