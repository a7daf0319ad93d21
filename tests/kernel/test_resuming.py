"""The ninth law bites: a game goes on from bytes as it would have gone on, from wherever they were written."""

from __future__ import annotations

import pytest

from orrery.kernel import laws
from orrery.kernel.chance import Chance
from orrery.kernel.codec import Reader
from orrery.kernel.laws import LawBroken, check_game
from tests.kernel.toy import Cards, Toy


def test_something_that_bytes_forget_and_the_end_needs_is_caught() -> None:
    class Secretive(Cards):
        __slots__ = ("grudge",)

        def __init__(self, chance: Chance) -> None:
            super().__init__(chance)
            self.grudge = 0

        def clone(self) -> Cards:
            c = super().clone()
            assert isinstance(c, Secretive)
            c.grudge = self.grudge
            return c

        def score_round(self) -> None:
            super().score_round()
            self.grudge += 1
            if self.grudge == 5:
                self.holders[0].points += 1

    with pytest.raises(LawBroken, match="law 9 is broken"):
        check_game(Toy(Secretive), {}, 3, "1", every=True)


def resumes_wrongly_from(choices: int) -> Toy:
    """A game that ends differently if it was read from bytes after exactly so many choices; all else is as it was."""

    class Nostalgic(Cards):
        __slots__ = ("longing",)

        def __init__(self, chance: Chance) -> None:
            super().__init__(chance)
            self.longing = 0

        def clone(self) -> Cards:
            c = super().clone()
            assert isinstance(c, Nostalgic)
            c.longing = self.longing
            return c

        def read(self, r: Reader) -> None:
            super().read(r)
            played = len(self.discard) + sum(p.played >= 0 for p in self.holders)
            self.longing = 1 if played == choices else 0

        def score_round(self) -> None:
            super().score_round()
            if self.round == self.rounds:
                self.holders[0].points += self.longing

    return Toy(Nostalgic)


@pytest.mark.parametrize("choices", [0, 1, 7, 14])
def test_a_game_is_resumed_from_every_probe(choices: int) -> None:
    with pytest.raises(LawBroken, match=f"law 9 is broken: a game resumed from bytes after choice {choices} ends diff"):
        check_game(resumes_wrongly_from(choices), {}, 3, "1", every=True)
    assert check_game(resumes_wrongly_from(15), {}, 3, "1", every=True).resumed == 15, "nothing is left to play"


def test_where_the_probes_are_many_the_resumed_ones_are_spread_over_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "RESUMES", 5)
    caught = []
    for choices in range(15):
        try:
            report = check_game(resumes_wrongly_from(choices), {}, 3, "1", every=True)
        except LawBroken as error:
            caught.append((choices, error.law))
        else:
            assert (report.probes, report.resumed) == (15, 5)
    assert caught == [(0, 9), (3, 9), (6, 9), (9, 9), (12, 9)]
