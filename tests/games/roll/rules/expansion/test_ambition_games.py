"""Whole games with Ambition: laws, bots, and the bytes of what only such games ask."""

from __future__ import annotations

import pytest

from orrery.games import load
from orrery.games.roll.rules.content import BOXES
from orrery.games.roll.rules.game import Roll, galaxy
from orrery.games.roll.rules.sets import AMBITION, BASE, RIVALRY, WITH, key_of
from orrery.games.roll.rules.state import Galaxy
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.laws import Chooser, check_game
from orrery.kernel.refusal import BadData

GAME = Roll(BOXES, [BASE, AMBITION, AMBITION | RIVALRY])


@pytest.mark.slow
@pytest.mark.parametrize("sets", [AMBITION, AMBITION | RIVALRY])
@pytest.mark.parametrize("seats", [2, 5])
def test_random_players_break_no_law(seats: int, sets: int) -> None:
    report = check_game(GAME, {WITH: key_of(sets)}, seats, "with ambition")
    assert report.decisions > 200


@pytest.mark.parametrize(("bot", "seats"), [("novice", 3), ("captain", 2)])
def test_bots_know_an_answer_to_everything(bot: str, seats: int) -> None:
    players: list[Chooser] = [
        load("roll").make_bot(bot, Chance(key_of_seed(f"seat {seat}"))).choose for seat in range(seats)
    ]
    assert check_game(GAME, {WITH: "ambition"}, seats, "bots", players).decisions > 100


def asked(kind: str) -> tuple[Galaxy, int]:
    """The first position of some random games in which this is asked, and whom."""
    for number in range(200):
        chance = Chance(key_of_seed(f"{kind} {number}"))
        s = galaxy(GAME.new({WITH: "ambition"}, 5, key_of_seed(f"asked {number}")))
        while s.decisions():
            decision = s.decisions()[chance.below(len(s.decisions()))]
            if decision.kind == kind:
                return s, decision.seat
            s.apply(decision.seat, decision.choices[chance.below(len(decision.choices))])
    raise AssertionError(f"nobody was asked about {kind}")


@pytest.mark.parametrize("kind", ["discount", "deficit"])
def test_bytes_say_what_is_given_and_for_what(kind: str) -> None:
    s, seat = asked(kind)
    more = s.players[seat].more
    assert GAME.decode(s.encode()).encode() == s.encode()
    for name, values in {"less": (1, 2, 3, 4, -1), "shipped": (-1, 1000), "ended": (2, -1)}.items():
        before = getattr(more, name)
        for value in values:
            setattr(more, name, value)
            with pytest.raises(BadData):
                GAME.decode(s.encode())
        setattr(more, name, before)
    other = next(p for p in s.players if not (p.powers.deficits or p.powers.discounts))
    for name in ("less", "ended"):
        setattr(other.more, name, 1)
        with pytest.raises(BadData):
            GAME.decode(s.encode())
        setattr(other.more, name, 0)
    todo = s.players[seat].todo
    todo.append(todo[-1])
    with pytest.raises(BadData):
        GAME.decode(s.encode())
