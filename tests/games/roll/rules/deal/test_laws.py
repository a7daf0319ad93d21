"""Games with Deal obey the laws, alone and with Orb and everything else."""

from __future__ import annotations

import pytest

from orrery.games.roll.rules.content import BOXES
from orrery.games.roll.rules.deal.market import NO_MARKET
from orrery.games.roll.rules.game import Roll
from orrery.games.roll.rules.sets import AMBITION, BASE, DEAL, OBJECTIVES, ORB, RIVALRY, WITH, key_of
from orrery.games.roll.rules.state import Galaxy
from orrery.games.roll.rules.vocabulary import stage
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.laws import check_game
from orrery.kernel.probes import probe
from orrery.kernel.refusal import BadData
from tests.rules import rule

ALONE = RIVALRY | DEAL
EVERYTHING = AMBITION | OBJECTIVES | RIVALRY | DEAL | ORB
GAME = Roll(BOXES, [BASE, ALONE, ALONE | ORB, EVERYTHING])


@pytest.mark.parametrize(("sets", "seats"), [(ALONE, 2), (ALONE, 5), (ALONE | ORB, 3), (EVERYTHING, 4)])
def test_random_games_break_no_law(sets: int, seats: int) -> None:
    assert check_game(GAME, {WITH: key_of(sets)}, seats, f"deal {seats}").decisions > 100


@pytest.mark.parametrize(("sets", "seats", "seed"), [(ALONE, 4, 1), (ALONE, 2, 0), (EVERYTHING, 3, 2)])
def test_no_question_of_the_deal_phase_breaks_a_law(sets: int, seats: int, seed: int) -> None:
    """Nor does whether one is asked at all tell the others of tiles that they do not see."""
    chance = Chance(key_of_seed(f"e{seed}"))
    state = GAME.new({WITH: key_of(sets)}, seats, key_of_seed(f"x{seed}"))
    assert isinstance(state, Galaxy)
    probes = 0
    while state.decisions() and probes < 60:
        if state.stage == stage.DOLLAR:
            probe(GAME, state, chance)
            probes += 1
        decision = state.decisions()[chance.below(len(state.decisions()))]
        state.apply(decision.seat, decision.choices[chance.below(len(decision.choices))])
    assert probes == 60


def test_reading_a_game_leaves_the_shared_board_of_others_alone() -> None:
    GAME.decode(GAME.new({WITH: key_of(ALONE)}, 3, key_of_seed("read")).encode())
    assert NO_MARKET.track == []
    assert NO_MARKET.faces == []


@rule("D-23", "R-66")
def test_chips_may_lie_in_a_pool_that_more_was_paid_than_it_held() -> None:
    """They came back; before that the pool was empty, so the game ends."""
    chance = Chance(key_of_seed("beyond"))
    state = GAME.new({WITH: key_of(ALONE)}, 2, key_of_seed("beyond"))
    assert isinstance(state, Galaxy)
    while state.stage != stage.DOLLAR:
        decision = state.decisions()[0]
        state.apply(decision.seat, decision.choices[chance.below(len(decision.choices))])
    state.players[0].chips += 3
    state.extra = 3
    assert state.pool > 0
    with pytest.raises(BadData, match="chips are impossible"):
        GAME.decode(state.encode())
    state.market.ending = 1
    assert GAME.decode(state.encode()).digest() == state.digest()
