"""Situations of Comet to try a rule in: a state with the plates, dust and stages that a test names."""

from __future__ import annotations

from examples.comet.rules.acts import NIGHT
from examples.comet.rules.game import COMET, Comet
from examples.comet.rules.state import Sky
from examples.comet.rules.steps import AIM, SURVEY
from orrery.kernel.acts import entry
from orrery.kernel.chance import KEY_BYTES, Chance
from orrery.kernel.event import Event, Recorder

FILTERS = COMET.box.filters
SIGNS = COMET.box.signs
OLD = {"comet": "old"}
LONG = {"comet": "old", "tail": "long"}


class Loaded(Chance):
    """Dice that fall as a test wants; everything else is chance as ever."""

    def __init__(self, *faces: int) -> None:
        super().__init__(bytes(KEY_BYTES))
        self.faces = list(faces)

    def below(self, n: int) -> int:
        return self.faces.pop(0) - 1 if self.faces and n == len(SIGNS) else super().below(n)

    def copy(self) -> Loaded:
        other = Loaded(*self.faces)
        other.counter, other.block, other.at = self.counter, self.block, self.at
        return other


def scene(hand: str = "", night: int = 1, game: Comet = COMET, **dust: int) -> Sky:
    """Asked what to survey, with these plates in hand (`amber amber teal`) and this dust on signs."""
    s = Sky(game.box, Loaded())
    s.round, s.dice = night, game.box.dice
    s.keeper.hand = sorted(FILTERS.index(word) for word in hand.split())
    s.deck = [plate for plate in range(len(FILTERS)) for _ in range(game.box.plates - s.keeper.hand.count(plate))]
    for key, specks in dust.items():
        s.dust[SIGNS.index(key)] = specks
    s.agenda = [NIGHT]
    s.keeper.todo = [AIM, SURVEY]
    s.keeper.busy = True
    s.reopen()
    return s


def choose(s: Sky, *codes: str) -> list[Event]:
    """What is told when these are answered one after the other."""
    told = Recorder()
    for code in codes:
        s.apply(0, COMET.choice(code), told)
    return told.events


def offered(s: Sky) -> list[str]:
    return [choice.code for decision in s.decisions() for choice in decision.choices]


def act(s: Sky, number: int, argument: int = 0) -> list[Event]:
    """One act of the agenda and those that it brings at once, up to what was planned before."""
    told = Recorder()
    s.listener = told
    before = len(s.agenda)
    s.plan(entry(number, argument))
    while len(s.agenda) > before:
        s.proceed()
    s.listener = None
    return told.events


def keys(events: list[Event]) -> list[str]:
    return [event.key for event in events]
