"""Laws 4 and 5 bite: whatever betrays a secret, and whatever cannot be imagined, is caught."""

from __future__ import annotations

from orrery.kernel.chance import Chance
from orrery.kernel.choice import Choice
from orrery.kernel.event import only
from orrery.kernel.state import State
from tests.kernel.breaking import broken_law, with_step
from tests.kernel.toy import CARDS, Cards, Holder, Play, Toy

# 4. Secrecy.


def test_a_view_that_shows_a_secret_choice_is_caught() -> None:
    class Glassy(Cards):
        __slots__ = ()

        def view(self, seat: int | None) -> Cards:
            c = super().view(seat)
            for mine, theirs in zip(self.holders, c.holders, strict=True):
                theirs.played = mine.played
            return c

    assert broken_law(Toy(Glassy)) == 4


def test_news_of_a_secret_choice_is_caught() -> None:
    class Loud(Play):
        def take(self, s: Cards, p: Holder, c: Choice) -> None:
            super().take(s, p, c)
            s.say("played", p.seat, "T-1", {"card": c.a})

    assert broken_law(with_step(Loud())) == 4


def test_news_whose_number_betrays_a_hand_is_caught() -> None:
    class Sighing(Play):
        def take(self, s: Cards, p: Holder, c: Choice) -> None:
            super().take(s, p, c)
            if max(p.hand) > CARDS // 2:
                s.say("smile", p.seat, "T-1", {})

    assert broken_law(with_step(Sighing())) == 4


def test_a_choice_that_reveals_something_only_if_something_is_hidden_is_caught() -> None:
    """Who hears nothing then knows that too: by taking the choice back, or by trying several answers at once."""

    class Trapped(Play):
        def take(self, s: Cards, p: Holder, c: Choice) -> None:
            super().take(s, p, c)
            if max(s.holders[p.seat - 1].hand) > CARDS * 3 // 4:
                s.say("trap", p.seat, "T-1", {}, only(p.seat), True)

    assert broken_law(with_step(Trapped())) == 4


def test_a_spectator_who_sees_a_hand_is_caught() -> None:
    class Gallery(Cards):
        __slots__ = ()

        def view(self, seat: int | None) -> Cards:
            c = super().view(seat)
            if seat is None:
                c.holders[0].hand = self.holders[0].hand[:]
            return c

    assert broken_law(Toy(Gallery)) == 4


# 5. Imagination.


def test_imagination_that_changes_what_is_known_is_caught() -> None:
    class Dreamer(Toy):
        def imagine(self, view: State, seat: int, chance: Chance) -> Cards:
            s = super().imagine(view, seat, chance)
            p, q = s.holders[0], s.holders[1]
            p.hand, q.hand = q.hand, p.hand
            s.reopen()
            return s

    assert broken_law(Dreamer()) == 5


def test_imagination_of_the_impossible_is_caught() -> None:
    class Fantast(Toy):
        def imagine(self, view: State, seat: int, chance: Chance) -> Cards:
            s = super().imagine(view, seat, chance)
            s.deck[0] = s.deck[1]
            return s

    assert broken_law(Fantast()) == 5


def test_imagination_without_variety_is_caught() -> None:
    class Stubborn(Toy):
        def imagine(self, view: State, seat: int, chance: Chance) -> Cards:
            return super().imagine(view, seat, Chance(bytes(32)))

    assert broken_law(Stubborn()) == 5
