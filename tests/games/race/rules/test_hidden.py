"""What nobody may know: the draw pile, the robot's stack, goods, also discarded ones. A watcher sees the rest."""

from __future__ import annotations

from collections import Counter

from orrery.games.race.rules.game import RACE, race
from orrery.games.race.rules.hidden import cards_left, imagine, piles
from orrery.games.race.rules.state import UNKNOWN
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.state import NO_SEAT
from tests.games.race.rules.positions import Sample
from tests.games.race.rules.robots import Scene
from tests.games.race.rules.told import Witness
from tests.rules import rule

SAMPLE = Sample(60, "hidden")


@rule("S-6", "S-80", "S-92")
def test_a_view_names_no_card_that_nobody_has_seen() -> None:
    for s in SAMPLE.all:
        for seat in (0, None):
            v = race(s.view(seat))
            assert set(v.deck) | set(v.buried) | set(v.robot.hand) <= {UNKNOWN}
            assert [good == UNKNOWN for good in v.empire.goods] == [good >= 0 for good in s.empire.goods]
            assert (v.empire.hand, v.discard, v.robot.tableau) == (s.empire.hand, sorted(s.discard), s.robot.tableau)
            assert not any(v.chance.key)


def test_a_watcher_sees_what_the_player_sees() -> None:
    for s in SAMPLE.all:
        mine, watched = s.view(0), s.view(None)
        assert watched.viewer == NO_SEAT
        watched.viewer = mine.viewer
        assert watched.encode() == mine.encode()
        assert s.view(None).decisions() == [], "but is asked nothing"


@rule("S-153")
def test_what_is_imagined_is_what_is_left() -> None:
    chance = Chance(key_of_seed("imagine"))
    for s in SAMPLE.all:
        left = cards_left(race(s.view(0)))
        hidden = Counter([*s.deck, *s.buried, *s.robot.hand, *[good for good in s.empire.goods if good >= 0]])
        assert {card: n for card, n in enumerate(left) if n} == dict(hidden)
        other = imagine(race(s.view(0)), chance)
        assert RACE.audit(other) == []
        assert [len(cards) for cards in piles(other)] == [len(cards) for cards in piles(s)]


@rule("S-92")
def test_what_the_robot_draws_is_told_to_nobody() -> None:
    t = Scene(credit=0)
    t.choose("explore_1 explore_2", "explore_1 explore_2")
    recorder = Witness()
    t.s.listener = recorder
    t.explore()
    for event in recorder.events + t.events:
        assert "card" not in event.params
        assert "cards" not in event.params


def test_nothing_told_in_a_whole_game_names_a_good() -> None:
    """A good is seen by nobody, neither when it is laid nor when it goes."""
    chance = Chance(key_of_seed("goods"))
    s = race(RACE.new({"sets": "3"}, 1, key_of_seed("goods")))
    recorder = Witness()
    while s.decisions():
        choices = s.decisions()[0].choices
        s.apply(0, choices[chance.below(len(choices))], recorder)
    keys = {event.key for event in recorder.events}
    assert "good" in keys or "trades" in keys
    for event in recorder.events:
        if event.key == "good":
            assert set(event.params) == {"card", "kind"}
