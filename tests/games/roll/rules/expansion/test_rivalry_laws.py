"""Games with Rivalry, with and without Ambition, obey the laws: by lot, by bots, and where dice or tiles run out."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orrery.games import load
from orrery.games.roll.rules.catalogue import Shelf, read
from orrery.games.roll.rules.content import Boxes
from orrery.games.roll.rules.game import Roll, galaxy
from orrery.games.roll.rules.pieces import COLOUR_MASK, WORLD, assigned, rolled
from orrery.games.roll.rules.required import required
from orrery.games.roll.rules.sets import AMBITION, BASE, RIVALRY, WITH, key_of
from orrery.games.roll.rules.state import Galaxy
from orrery.games.roll.rules.vocabulary import phase, stage
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.laws import Chooser, check_game
from orrery.kernel.state import State
from tests.rules import rule

from .boxes import BOXES, NAMES, known

BOTH = AMBITION | RIVALRY
GAME = Roll(BOXES, [BASE, RIVALRY, BOTH])


class Noting:
    """Chooses by lot, and notes what was asked."""

    def __init__(self, seed: str) -> None:
        self.chance = Chance(key_of_seed(seed))
        self.kinds: set[str] = set()

    def __call__(self, look: Callable[[], State], decision: Decision) -> Choice:
        self.kinds.add(decision.kind)
        return decision.choices[self.chance.below(len(decision.choices))]


def asked(game: Roll, sets: int, seats: int, seed: str) -> set[str]:
    """The kinds of questions in a game that obeys the laws."""
    noting = Noting(seed)
    report = check_game(game, {WITH: key_of(sets)}, seats, seed, [noting] * seats)
    assert report.decisions > 100
    return noting.kinds


@pytest.mark.parametrize(("sets", "seats"), [(RIVALRY, 2), (RIVALRY, 3), (RIVALRY, 4), (BOTH, 2), (BOTH, 5)])
def test_random_games_break_no_law(sets: int, seats: int) -> None:
    assert "assign" in asked(GAME, sets, seats, f"laws {seats}")


@pytest.mark.parametrize("bot", ["novice", "captain"])
def test_bots_play_with_rivalry_and_break_no_law(bot: str) -> None:
    for sets, seats in ((RIVALRY, 3), (BOTH, 2)):
        players: list[Chooser] = [
            load("roll").make_bot(bot, Chance(key_of_seed(f"{bot} {seat}"))).choose for seat in range(seats)
        ]
        assert check_game(GAME, {WITH: key_of(sets)}, seats, "1", players).decisions > 100


def game_of_few_dice() -> Roll:
    """With a box that has fewer of them than its tiles give."""
    files = {f"{name}.toml": known(read(f"{name}.toml")) for name in NAMES}
    files["rivalry.toml"]["dice"] |= {"pioneer": 3, "entrepreneur": 2, "genes": -6, "military": -10, "novelty": -9}
    return Roll(Boxes(shelf=Shelf(files)), [BASE, RIVALRY])


@rule("V-17")
def test_games_that_run_out_of_dice_break_no_law() -> None:
    assert "substitute" in asked(game_of_few_dice(), RIVALRY, 3, "few dice 7")


@rule("V-17")
def test_a_position_is_read_in_which_others_have_yet_to_take_their_turn() -> None:
    game = game_of_few_dice()
    s = galaxy(game.new({WITH: key_of(RIVALRY)}, 3, key_of_seed("in turn")))
    chance = Chance(key_of_seed("in turn"))
    met = 0
    while s.decisions() and met < 3:
        decision = s.decisions()[0]
        if s.queue and stage.DEVELOP <= s.stage <= stage.SHIP:
            met += 1
            assert len(s.decisions()) == 1
            assert game.decode(s.encode()).digest() == s.digest()
        s.apply(decision.seat, decision.choices[chance.below(len(decision.choices))])
    assert met == 3


@rule("V-17", "V-53")
def test_a_position_is_read_in_which_a_tile_with_all_its_dice_waits_for_its_turn() -> None:
    """Dice were placed on it in an exchange, say: it is completed when its owner begins the phase."""
    game = game_of_few_dice()
    s = galaxy(game.new({WITH: key_of(RIVALRY)}, 3, key_of_seed("in turn")))
    chance = Chance(key_of_seed("in turn"))
    met = 0
    while s.decisions():
        if s.queue and s.stage == stage.SETTLE and has_all_dice(other := galaxy(s.clone()), s.queue[-1]):
            read = galaxy(game.decode(other.encode()))
            assert read.digest() == other.digest()
            met += 1
        decision = s.decisions()[0]
        s.apply(decision.seat, decision.choices[chance.below(len(decision.choices))])
    assert met > 0


def has_all_dice(s: Galaxy, seat: int) -> bool:
    """Move citizens to the seat's world on top until there are enough; False: there are too few."""
    p = s.players[seat]
    if not p.stacks[WORLD]:
        return False
    while p.citizenry and len(p.builders[WORLD]) < required(s, p, p.stacks[WORLD][-1]):
        die = p.citizenry.pop()
        faces = s.box.faces_on[die & COLOUR_MASK]
        lowest = (faces & -faces).bit_length() - 1
        p.builders[WORLD].append(assigned(rolled(die, lowest), phase.SETTLE))
    return len(p.builders[WORLD]) == required(s, p, p.stacks[WORLD][-1])


@rule("R-40")
def test_games_that_run_out_of_tiles_break_no_law() -> None:
    assert "return" in asked(GAME, RIVALRY, 5, "few tiles 2")
