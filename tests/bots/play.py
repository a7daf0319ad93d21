"""Whole games between bots, for the tests of bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from orrery.bots import Bot
from orrery.games import load
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.choice import Decision
from orrery.kernel.state import State

MOST_ROUNDS = 100


def looker(state: State, seat: int) -> Callable[[], State]:
    return lambda: state.view(seat)


def seated(key: str, names: list[str], seed: str) -> list[Bot]:
    return [load(key).make_bot(name, Chance(key_of_seed(f"{seed}/{i}"))) for i, name in enumerate(names)]


def watch(key: str, names: list[str], seed: str) -> Iterator[tuple[State, Decision, str]]:
    """Play a game and show the state before each answer: state, decision, the code of the answer."""
    state = load(key).rules.new({}, len(names), key_of_seed(seed))
    players = seated(key, names, seed)
    while decisions := state.decisions():
        assert state.round < MOST_ROUNDS, "this game does not end"
        decision = decisions[0]
        choice = players[decision.seat].choose(looker(state, decision.seat), decision)
        assert choice in decision.choices
        yield state, decision, choice.code
        state.apply(decision.seat, choice)


def play(key: str, names: list[str], seed: str) -> State:
    """The end of a game between these bots."""
    last: State | None = None
    for state, _, _ in watch(key, names, seed):
        last = state
    assert last is not None
    return last
