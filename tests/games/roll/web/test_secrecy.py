"""What others rolled and where they put Talents shows in nothing that is sent, until it is revealed: rolled and put
anew, every view, board and line at the prompt stays the same to the byte.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from orrery.games.roll.rules.content import BOXES
from orrery.games.roll.rules.game import Roll, galaxy
from orrery.games.roll.rules.pieces import COLOUR_MASK, NUMBER_SHIFT, label
from orrery.games.roll.rules.sets import AMBITION, BASE, OBJECTIVES, ORB, RIVALRY, WITH, key_of
from orrery.games.roll.rules.state import Galaxy
from orrery.games.roll.rules.talents import talents_among
from orrery.games.roll.rules.vocabulary import stage, verb
from orrery.games.roll.terminal import RollPainter
from orrery.games.roll.web.board import board
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.event import Event, Recorder
from orrery.terminal.question import choice_lines
from orrery.texts import LANGUAGES, Speech
from tests.rules import rule

ME = 0
SEATS = 3
ALONE = RIVALRY | ORB
ALL = AMBITION | OBJECTIVES | RIVALRY | ORB
GAME = Roll(BOXES, [BASE, ALONE, ALL])


def positions(sets: int, at: int, seed: str) -> Iterator[Galaxy]:
    """The positions of a random game in one stage."""
    s = GAME.new({WITH: key_of(sets)}, SEATS, key_of_seed(seed))
    lot = Chance(key_of_seed(f"{seed}, by lot"))
    while s.decisions():
        if galaxy(s).stage == at:
            yield galaxy(s)
        decision = s.decisions()[lot.below(len(s.decisions()))]
        s.apply(decision.seat, decision.choices[lot.below(len(decision.choices))])


def redealt(s: Galaxy, seed: str) -> Galaxy:
    """The same for who looks at it, and everything else rolled, dealt and chosen anew."""
    return galaxy(GAME.imagine(s.view(ME), ME, Chance(key_of_seed(seed))))


def sent(s: Galaxy, sets: int, viewer: int | None) -> list[bytes]:
    """All that one seat is shown: view, board, the lines and the question at the prompt, in both languages."""
    view = s.view(viewer)
    found = [view.encode()]
    for lang in LANGUAGES:
        speech = Speech(lang, GAME, {WITH: key_of(sets)})
        found.append(msgspec.json.encode(board(view, viewer, speech)))
        if viewer is None:
            continue
        painter = RollPainter(speech, ["Anna", "Ben", "Cleo"])
        lines = [*painter.board(view, viewer), *painter.focus(view, viewer)]
        lines += [line for seat in range(SEATS) for line in painter.open_of(view, seat, viewer)]
        decision = s.decision(viewer)
        if decision is not None:
            lines += choice_lines(decision, view, painter)
            found.append(speech.decision(decision, view).encode())
        found.append(repr(lines).encode())
        found.append(repr([speech.refusal(one) for one in view.refusals(viewer)]).encode())
    return found


def rolled(s: Galaxy) -> list[list[int]]:
    return [sorted(p.workers) for p in s.players if p.seat != ME]


def assigned_talents(s: Galaxy) -> list[list[int]]:
    found = [p.workers if p.strip < 0 else [*p.workers, p.strip] for p in s.players if p.seat != ME]
    return [sorted(talents_among(dice)) for dice in found]


@rule("V-71", "D-33", "R-83")
@pytest.mark.parametrize("sets", [ALONE, ALL])
def test_rolls_of_others_are_not_sent_while_orbs_act(sets: int) -> None:
    others = 0
    for i, s in enumerate(positions(sets, stage.INSTANT, "rolls")):
        other = redealt(s, f"anew {i}")
        others += rolled(other) != rolled(s)
        for viewer in (ME, None):
            assert sent(other, sets, viewer) == sent(s, sets, viewer)
        if others >= 12:
            break
    assert others >= 12


@rule("R-83")
def test_assigned_talents_of_others_are_not_sent() -> None:
    others = 0
    for i, s in enumerate(positions(ALL, stage.ASSIGN, "talents")):
        if not any(assigned_talents(s)):
            continue
        other = redealt(s, f"anew {i}")
        others += assigned_talents(other) != assigned_talents(s)
        assert sent(other, ALL, ME) == sent(s, ALL, ME)
        if others >= 12:
            break
    assert others >= 12


@rule("V-71", "V-75")
def test_a_die_put_to_work_says_nothing_of_what_the_others_show() -> None:
    """Of its colour the one with the lowest number goes, whichever face was chosen."""
    tried = 0
    for s in positions(ALONE, stage.INSTANT, "put to work"):
        for seat in range(1, SEATS):
            decision = s.decision(seat)
            if decision is None:
                continue
            for colour in {choice.a for choice in decision.choices if choice.verb == verb.ENLIST}:
                told = []
                for choice in decision.choices:
                    if choice.verb == verb.ENLIST and choice.a == colour:
                        after, recorder = s.clone(), Recorder()
                        after.apply(seat, choice, recorder)
                        told.append(repr([event for event in recorder.events if is_of_the_orb(event)]))
                dice = [die for die in s.players[seat].workers if die & COLOUR_MASK == colour]
                tried += len(told) > 1
                assert len(set(told)) == 1
                assert label(min(dice, key=lambda die: die >> NUMBER_SHIFT)) in told[0]
    assert tried >= 3


def is_of_the_orb(event: Event) -> bool:
    return event.key.startswith("muster_")
