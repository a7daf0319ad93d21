"""The laws bite: a game that obeys them passes, and each way of breaking one is caught as what it is."""

from __future__ import annotations

import pytest

from orrery.kernel.chance import Chance
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.codec import Reader
from orrery.kernel.event import Listener
from orrery.kernel.game import Options
from orrery.kernel.laws import LawBroken, check_game
from orrery.kernel.probes import commuting, copies
from orrery.kernel.refusal import Refusal
from orrery.kernel.score import Part, Score
from tests.kernel.breaking import broken_law, with_step
from tests.kernel.toy import C_PLAY, NOTHING, Cards, Holder, Play, Toy


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_lawful_game_passes(seats: int) -> None:
    for seed in range(5):
        report = check_game(Toy(), {}, seats, str(seed), every=True)
        assert report.decisions == 5 * seats
        assert (report.rounds, report.probes) == (5, report.decisions)
        assert report.varied == report.probes


# 1. Determinism.


def test_another_beginning_from_the_same_seed_is_caught() -> None:
    class Forgetful(Toy):
        games = 0

        def new(self, options: Options, seats: int, seed: bytes, tell: Listener | None = None) -> Cards:
            self.games += 1
            return super().new(options, seats, self.games.to_bytes(32, "big"), tell)

    assert broken_law(Forgetful()) == 1


def test_a_replay_that_leads_elsewhere_is_caught() -> None:
    class Moody(Play):
        mood = 0

        def take(self, s: Cards, p: Holder, c: Choice) -> None:
            super().take(s, p, c)
            self.mood += 1
            if self.mood % 7 == 0:
                p.points += 1

    with pytest.raises(LawBroken, match="law 1 is broken"):
        check_game(with_step(Moody()), {}, 3, "1")


def test_a_replay_that_is_told_differently_is_caught() -> None:
    class Chatty(Play):
        said = 0

        def take(self, s: Cards, p: Holder, c: Choice) -> None:
            super().take(s, p, c)
            self.said += 1
            s.say("count", p.seat, "T-1", {"times": self.said})

    with pytest.raises(LawBroken, match="is told differently in a replay"):
        check_game(with_step(Chatty()), {}, 3, "1")


# 2. Legality.


def test_a_choice_that_was_not_offered_and_applies_is_caught() -> None:
    class Lenient(Cards):
        __slots__ = ()

        def apply(self, seat: int, choice: Choice, tell: Listener | None = None) -> None:
            decision = self.decision(seat)
            if decision is not None and choice not in decision.choices:
                choice = decision.choices[0]
            super().apply(seat, choice, tell)

    assert broken_law(Toy(Lenient)) == 2


def test_a_choice_listed_twice_is_caught() -> None:
    class Stuttering(Play):
        def ask(self, s: Cards, p: Holder, out: list[Choice]) -> None:
            super().ask(s, p, out)
            out.append(out[0])

    assert broken_law(with_step(Stuttering())) == 2


def test_a_question_that_changes_something_is_caught() -> None:
    class Nosy(Play):
        def refuse(self, s: Cards, p: Holder, out: list[Refusal]) -> None:
            p.points += 1

    assert broken_law(with_step(Nosy())) == 2


def test_a_player_that_answers_what_is_not_offered_is_caught() -> None:
    def cheat(look: object, decision: Decision) -> Choice:
        return next(choice for choice in C_PLAY if choice not in decision.choices)

    with pytest.raises(LawBroken, match="law 2 is broken"):
        check_game(Toy(), {}, 2, "1", [cheat, cheat])


# 3. Clones and encoding.


def test_a_clone_that_shares_a_list_is_caught() -> None:
    class Sharing(Cards):
        __slots__ = ()

        def clone(self) -> Cards:
            c = super().clone()
            for mine, theirs in zip(self.holders, c.holders, strict=True):
                theirs.hand = mine.hand
            return c

    assert broken_law(Toy(Sharing)) in (2, 3)  # trying choices on clones changes the original as well
    state = Toy(Sharing).new({}, 2, bytes(32))
    with pytest.raises(LawBroken, match="law 3 is broken: playing on a clone changes its original"):
        copies(Toy(Sharing), state, Chance(bytes(32)))


def test_a_clone_that_misses_something_is_caught() -> None:
    class Careless(Cards):
        __slots__ = ()

        def clone(self) -> Cards:
            c = super().clone()
            c.discard = []
            return c

    assert broken_law(Toy(Careless)) == 3


def test_bytes_that_miss_something_are_caught() -> None:
    class Laconic(Cards):
        __slots__ = ()

        def read(self, r: Reader) -> None:
            super().read(r)
            for p in self.holders:
                p.points = 0

    assert broken_law(Toy(Laconic)) == 3


# 6. Commuting.


def test_chance_used_inside_a_step_is_caught() -> None:
    class Impatient(Play):
        def take(self, s: Cards, p: Holder, c: Choice) -> None:
            super().take(s, p, c)
            s.draw(p)

    game = with_step(Impatient())
    with pytest.raises(LawBroken, match="do not commute"):
        commuting(game.new({}, 2, bytes(32)), Chance(bytes(32)))


def test_a_seat_that_depends_on_anothers_choice_is_caught() -> None:
    class Racing(Play):
        def take(self, s: Cards, p: Holder, c: Choice) -> None:
            first = all(q.played == NOTHING for q in s.holders)
            super().take(s, p, c)
            if first:
                p.points += 1

    assert broken_law(with_step(Racing())) in (4, 6)
    with pytest.raises(LawBroken, match="law 6 is broken"):
        commuting(with_step(Racing()).new({}, 2, bytes(32)), Chance(bytes(32)))


# 7. Conservation.


def test_a_card_that_gets_lost_is_caught() -> None:
    class Leaky(Cards):
        __slots__ = ()

        def score_round(self) -> None:
            super().score_round()
            self.discard.pop()

    assert broken_law(Toy(Leaky)) == 7


# 8. Bounds and scores.


def test_a_round_without_end_is_caught() -> None:
    class Hesitant(Play):
        def take(self, s: Cards, p: Holder, c: Choice) -> None:
            s.say("hesitate", p.seat, "T-1", {})

    with pytest.raises(LawBroken, match="law 8 is broken: round 1 has more than 4 decisions"):
        check_game(with_step(Hesitant()), {}, 3, "1")


def test_a_game_without_end_is_caught() -> None:
    class Eternal(Cards):
        __slots__ = ()
        rounds = -1

        def score_round(self) -> None:
            super().score_round()
            self.deck = sorted(self.deck + self.discard)
            self.discard = []

    with pytest.raises(LawBroken, match="law 8 is broken: the game has more than 5 rounds"):
        check_game(Toy(Eternal), {}, 2, "1")


def test_a_score_that_is_not_its_breakdown_is_caught() -> None:
    class Generous(Cards):
        __slots__ = ()

        def scores(self) -> list[Score]:
            found = super().scores()
            found[0].parts.append(Part("tip", 1))
            return found

    assert broken_law(Toy(Generous)) == 8
