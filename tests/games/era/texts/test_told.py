"""Whatever the rules of Galactic Era can tell or refuse is said in both languages, also what games hardly come to."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.game import ERA
from orrery.kernel.event import Event
from orrery.kernel.refusal import Refusal
from orrery.texts import LANGUAGES, Speech
from tests.texts.sayings import NAMES, check

from .said import Said, events, refusals
from .test_keys import heads


@pytest.fixture(params=LANGUAGES)
def speech(request: pytest.FixtureRequest) -> Speech:
    return Speech(request.param, ERA)


ACTORS = {"HUMAN": [0], "FARMERS": [1], "SLAVERS": [2], "-1": [-1], "automa": [1, 2]}


def seats(speech: Speech, said: Said) -> list[int]:
    """To whom an event can happen: by its place in the rules or, where that leaves it open, by the texts there are."""
    if said.actor in ACTORS:
        return ACTORS[said.actor]
    texts = [text for text in speech.texts.messages if f"{text}.".startswith(f"era.event.{said.key}.")]
    player = any(text.endswith(".you") for text in texts)
    others = any(not text.endswith((".you", ".other")) for text in texts)
    return [0] * player + [1, 2] * others


def test_every_place_in_the_rules_that_tells_something_was_found() -> None:
    assert sorted(heads("event.") - {said.key for said in events()}) == ["driven_off", "falls_back", "retreats"]
    assert len(events()) > 150
    assert len(refusals()) > 100


def test_whatever_is_told_can_be_said(speech: Speech) -> None:
    for said in events():
        for seat in seats(speech, said):
            event = Event(said.key, seat, said.rule, said.params)
            for me in (0, None):
                check(speech.event(event, NAMES, me))


def test_whatever_is_refused_can_be_said(speech: Speech) -> None:
    for said in refusals():
        text = speech.refusal(Refusal(said.key, said.rule, said.params))
        check(text)
        assert text[-1] == "."
