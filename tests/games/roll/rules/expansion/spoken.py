"""What games with expansions ask, refuse and tell (spoken.txt): each kind, with the first few examples there were.

After a change of the rules `python -m tests.games.roll.rules.expansion.spoken` writes the file anew: read what changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from orrery.games.roll.rules.game import ROLL
from orrery.games.roll.rules.sets import WITH
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.event import Event, Recorder
from orrery.kernel.state import State

FILE = Path(__file__).parent / "spoken.txt"
GAMES = [
    ("ambition+objectives", 2),
    ("rivalry+deal", 3),
    ("rivalry+orb", 2),
    ("rivalry+deal+orb", 5),
    ("ambition+objectives+rivalry", 4),
    ("ambition+objectives+rivalry+deal+orb", 3),
    ("rivalry", 5),
    ("ambition+rivalry+deal", 4),
    ("ambition+rivalry+orb", 3),
    ("ambition", 5),
    ("rivalry+deal", 5),
    ("rivalry", 4),
    ("ambition+objectives+rivalry+deal+orb", 5),
]
EXAMPLES = 3


class Spoken:
    """The first examples of each kind."""

    def __init__(self) -> None:
        self.found: dict[str, list[str]] = {}

    def add(self, kind: str, example: str) -> None:
        examples = self.found.setdefault(kind, [])
        if len(examples) < EXAMPLES and example not in examples:
            examples.append(example)

    def lines(self) -> list[str]:
        return [f"{kind} | {example}" for kind in sorted(self.found) for example in self.found[kind]]


def spoken() -> list[str]:
    found = Spoken()
    for number, (sets, seats) in enumerate(GAMES):
        seed = f"spoken {number}"
        ears = Recorder()
        state = ROLL.new({WITH: sets}, seats, key_of_seed(seed), ears)
        chance = Chance(key_of_seed(f"{seed}/choices"))
        heard = 0
        while state.decisions():
            for event in ears.events[heard:]:
                found.add(*told(event))
            heard = len(ears.events)
            decision = state.decisions()[chance.below(len(state.decisions()))]
            for kind, example in asked(state, decision.seat):
                found.add(kind, example)
            state.apply(decision.seat, decision.choices[chance.below(len(decision.choices))], ears)
    return found.lines()


def asked(state: State, seat: int) -> Iterator[tuple[str, str]]:
    """A question: what it is about, and what is refused."""
    decision = state.decision(seat)
    assert decision is not None
    about = state.about(seat)
    yield f"asks {decision.kind} {keys(about)}", figures(about)
    for refusal in state.refusals(seat):
        kind = f"refuses {decision.kind} {refusal.key} {refusal.rule} {keys(refusal.params)}"
        yield kind, figures(refusal.params)


def told(event: Event) -> tuple[str, str]:
    kind = f"tells {event.key} {event.rule} {keys(event.params)}{' !' if event.reveals else ''}"
    return kind, f"{event.seat}: {figures(event.params)}"


def keys(params: dict[str, object]) -> str:
    return ",".join(sorted(params)) or "-"


def figures(params: dict[str, object]) -> str:
    return " ".join(f"{key}={params[key]}" for key in sorted(params))


if __name__ == "__main__":
    FILE.write_text("\n".join(spoken()) + "\n", encoding="utf-8")
