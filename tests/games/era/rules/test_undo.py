"""What was seen cannot be taken back: dice, counters, relics, cards, letters. All else comes back to the byte."""

from __future__ import annotations

from random import Random

import pytest

from orrery.games.era.rules.game import ERA, galaxy
from orrery.kernel.event import Recorder
from orrery.kernel.foresight import reveals
from orrery.kernel.options import Draws
from orrery.kernel.state import State
from orrery.tables.log import CannotUndo, SeatSpec
from orrery.tables.table import Table
from tests.games.era.rules.positions import Sample
from tests.rules import rule

SAMPLE = Sample(80, "shown")
GAMES = 12


def seen(state: State) -> list[object]:
    """Judged without the marks of events: what the player could name that was hidden."""
    s = galaxy(state.view(0))
    faces = [(at, s.laid[at]) for at in s.layout.star_hexes if s.laid[at] >= 0]
    relics = [(at, s.relics_laid[at], "relic") for at in s.layout.star_hexes if s.relics_laid[at] >= 0]
    letters = [(letter, "letter") for letter in range(5) if s.slavers.shown[letter]]
    cards = [(card, "card") for card in [*s.hand.cards, *s.hand.gone, *s.hand.played, s.hand.top]]
    return [*faces, *relics, *letters, *cards]


def shows(before: State, after: State) -> bool:
    """Whether something hidden is known now, or chance was asked."""
    one, other = before.chance, after.chance
    return (one.counter, one.at) != (other.counter, other.at) or not set(seen(after)) <= set(seen(before))


@rule("E-49", "E-73", "E-76", "E-191")
def test_whatever_shows_something_says_that_it_does() -> None:
    """In rich positions: everything that can be chosen in them."""
    kinds = set()
    for s in SAMPLE.all:
        for decision in s.decisions():
            for choice in decision.choices[:: max(1, len(decision.choices) // 12)]:
                after, heard = s.clone(), Recorder()
                after.apply(0, choice, heard)
                if shows(s, after):
                    assert reveals(heard, 0), (decision, choice, heard.events)
                    kinds.add(decision.kind)
    assert kinds >= {"moves", "view", "retreat", "squares", "grow_turn", "trade", "losses"}


def test_whatever_shows_something_cannot_be_taken_back_and_everything_else_can() -> None:
    chance = Random(10)
    draws = Draws(ERA.options, {})
    refused = undone = 0
    for number in range(GAMES):
        table = Table(ERA, draws.at(number), [SeatSpec("person", "me")], f"undo {number}")
        while not table.over:
            decision = table.decision(0)
            assert decision is not None
            before = table.state.clone()
            table.play(0, chance.choice(decision.choices).code)
            if shows(before, table.state) or table.over:
                refused += 1
                after = table.state.encode()
                with pytest.raises(CannotUndo):
                    table.undo(0)
                assert table.state.encode() == after
            elif table.can_undo(0) and chance.random() < 0.2:
                undone += 1
                table.undo(0)
                assert table.state.encode() == before.encode()
    assert refused > GAMES * 5
    assert undone > GAMES * 5
