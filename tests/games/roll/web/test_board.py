"""What the browser is sent of a table: of its phases, its dice, and of what expansions add."""

from __future__ import annotations

from orrery.games.roll.rules.content import Boxes
from orrery.games.roll.rules.expansion.flow import Expanded
from orrery.games.roll.rules.game import ROLL
from orrery.games.roll.rules.pieces import FACE_KEYS, FACE_SHIFT, LEADER, PHASE_SHIFT
from orrery.games.roll.rules.sets import AMBITION, DEAL, ORB, RIVALRY
from orrery.games.roll.rules.state import Galaxy
from orrery.games.roll.rules.vocabulary import phase, stage
from orrery.games.roll.web.board import RollBoard, board
from orrery.games.roll.web.pieces import die
from orrery.kernel.chance import Chance, key_of_seed
from orrery.texts import Speech
from tests.games.roll.rules.expansion.shelf import small_shelf

BOXES = Boxes(shelf=small_shelf())


def begun(sets: int) -> Galaxy:
    """Two empires with nothing in them."""
    s = Expanded(Chance(key_of_seed("board")))
    s.box = BOXES.of(sets)
    s.seat_players([s.found(0), s.found(1)])
    s.supply = s.box.dice[:]
    return s


def sent(s: Galaxy, me: int | None = 0) -> RollBoard:
    return board(s.view(me), me, Speech("en", ROLL))


def test_the_sixth_phase_is_there_with_deal_or_orb_alone() -> None:
    for sets in (AMBITION, RIVALRY):
        assert sent(begun(sets)).phases.all == ["explore", "develop", "settle", "produce", "ship"]
    for sets in (RIVALRY | DEAL, RIVALRY | ORB):
        found = sent(begun(sets))
        assert found.phases.all[-1] == "dollar"
        assert list(found.players[0].columns) == found.phases.all


def test_a_die_looks_as_codes_name_it() -> None:
    s = begun(AMBITION)
    face = FACE_KEYS.index("settle_dollar")
    packed = LEADER | face << FACE_SHIFT | phase.SETTLE << PHASE_SHIFT
    s.stage = stage.ASSIGN
    assert die(s, packed).look == "leader/settle_dollar"
    s.stage = stage.SETTLE
    assert die(s, packed).look == "leader/dollar"
    assert die(s, LEADER | face << FACE_SHIFT | phase.EXPLORE << PHASE_SHIFT).look == "leader"
