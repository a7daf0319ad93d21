"""Games from their first moment on: the set-up, and what is chosen in it."""

from __future__ import annotations

from orrery.games.era.rules.flow import Flow
from orrery.games.era.rules.game import ERA
from orrery.kernel.chance import key_of_seed
from orrery.kernel.event import Event, Recorder


class Start:
    """A new game, played to the first question that nobody here has an answer to."""

    def __init__(self, *answers: str, seed: str = "start", **options: str) -> None:
        if "people" in options:
            options.setdefault("peoples", "all")  # any of them can be named
        self.heard = Recorder()
        s = ERA.new(options, 1, key_of_seed(seed), self.heard)
        assert isinstance(s, Flow)
        self.s: Flow = s
        for answer in answers:
            self.choose(answer)

    def choose(self, code: str) -> None:
        self.s.apply(0, ERA.choice(code), self.heard)

    @property
    def offered(self) -> list[str]:
        return [choice.code for choice in self.s.open[0].choices]

    def told(self, key: str) -> list[Event]:
        return [event for event in self.heard.events if event.key == key]


def sided(people: str, side: str, *answers: str, home: str = "khaa", seed: str = "start", **options: str) -> Start:
    """The player has this side of star people, in a home sector whose bonus is only a growth counter."""
    return Start(f"side:{side}", *answers, seed=seed, people=people, home=home, **options)
