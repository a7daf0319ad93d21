"""What a game tells, asks and refuses in many random games: to be said in every language."""

from __future__ import annotations

import re
from functools import cache

from orrery.games import keys, load
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.event import Event, Recorder
from orrery.kernel.refusal import Refusal
from orrery.kernel.score import Part
from orrery.kernel.state import State

NAMES = ["Quinn", "Xaver", "Yuki", "Wim", "Zoe"]
GAMES = 20
LEFTOVER = re.compile(rf"[{{}}#]|\w_\w|\b({'|'.join([*keys(), 'client', 'error'])})\.\w|\bNone\b|  |\s[.,;:]")


class Sayings:
    """Each thing once."""

    def __init__(self) -> None:
        self.events: dict[str, Event] = {}
        self.decisions: dict[str, tuple[Decision, State]] = {}
        self.choices: dict[tuple[str, str], tuple[Decision, Choice]] = {}
        self.refusals: dict[str, Refusal] = {}
        self.parts: dict[str, Part] = {}


def listen(found: Sayings, key: str, number: int) -> None:
    """Play a random game and note what was not met before."""
    game = load(key).rules
    seats = game.min_seats + number % (game.max_seats - game.min_seats + 1)
    chance = Chance(key_of_seed(f"texts/{number}"))
    recorder = Recorder()
    state = game.new({}, seats, key_of_seed(f"table/{number}"), recorder)
    while state.decisions():
        decision = state.decisions()[chance.below(len(state.decisions()))]
        question = f"{decision!r} {state.refusals(decision.seat)}"
        if question not in found.decisions:
            found.decisions[question] = (decision, state.view(decision.seat))
            found.choices |= {(decision.kind, c.code): (decision, c) for c in decision.choices}
            found.refusals |= {repr(refusal): refusal for refusal in state.refusals(decision.seat)}
        state.apply(decision.seat, decision.choices[chance.below(len(decision.choices))], recorder)
    found.events |= {re.sub(r"#\d+", "", repr(event)): event for event in recorder.events}
    found.parts |= {repr(part): part for score in state.scores() for part in score.parts}


@cache
def sayings(key: str) -> Sayings:
    found = Sayings()
    for number in range(GAMES):
        listen(found, key, number)
    return found


def check(text: str) -> None:
    """Nothing is left of what it was made from: no placeholder, no key, no gap."""
    assert text.strip()
    assert not LEFTOVER.search(text), text
