"""What happened, told shortly."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.roll.game import ROLL
from orrery.kernel.event import Event
from orrery.terminal.roll.news import Reporter
from orrery.texts import Speech


def event(key: str, seat: int = -1, **params: Any) -> Event:
    return Event(key, seat, "R-1", params)


ROUND = event("round", round=1)


def told(events: list[Event], lang: str = "en") -> list[str]:
    lines = Reporter(Speech(lang, ROLL), ["You", "Ben"], 0).report([ROUND, *events], 1)
    return [f"{line.lead}{line.body}" for line in lines]


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("en", "Produce · Ben: goods: HN on {}, H on {}"),
        ("de", "Produzieren · Ben: Güter: HL auf {}, H auf {}"),
    ],
)
def test_every_good_is_told_with_its_world(lang: str, says: str) -> None:
    goods = [("home#1", "gem_world"), ("home#2", "artist_colony"), ("novelty#1", "gem_world")]
    events = [event("produce", 1, die=die, tile=tile) for die, tile in goods]
    name = Speech(lang, ROLL).name
    assert says.format(name("gem_world"), name("artist_colony")) in told(
        [event("phase", phase="produce"), *events], lang
    )


def test_every_builder_is_told_with_its_tile() -> None:
    events = [event("build", 1, die="home#1", tile="gem_world"), event("build", 1, die="home#2", tile="public_works")]
    assert "Settle · Ben: placed: H on Gem World, H on Public Works" in told([event("phase", phase="settle"), *events])


def test_credits_for_consuming_are_told() -> None:
    def consumed(credits: int) -> Event:
        return event("consume", 1, good="home#1", die="home#2", tile="gem_world", vp=2, credits=credits)

    phase = event("phase", phase="ship")
    assert "Ship · Ben: Consume ×2: +4 VP" in told([phase, consumed(0), consumed(0)])
    assert "Ship · Ben: Consume ×2: +4 VP, +$1" in told([phase, consumed(0), consumed(1)])
