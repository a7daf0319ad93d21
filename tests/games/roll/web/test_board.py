"""What the browser is sent of a table: of its phases, its dice, and of what expansions add."""

from __future__ import annotations

from orrery.games.roll.rules.content import BOXES as ALL_BOXES
from orrery.games.roll.rules.content import Boxes
from orrery.games.roll.rules.expansion.flow import Expanded
from orrery.games.roll.rules.game import ROLL, Roll
from orrery.games.roll.rules.pieces import FACE_KEYS, FACE_SHIFT, LEADER, PHASE_SHIFT
from orrery.games.roll.rules.sets import AMBITION, BASE, DEAL, ORB, RIVALRY, WITH
from orrery.games.roll.rules.state import Galaxy
from orrery.games.roll.rules.vocabulary import phase, stage
from orrery.games.roll.web.board import RollBoard, board
from orrery.games.roll.web.pieces import die
from orrery.kernel.chance import Chance, key_of_seed
from orrery.texts import LANGUAGES, Speech
from tests.games.roll.rules.expansion.shelf import small_shelf
from tests.games.roll.rules.orb.hangar import Hangar
from tests.texts.sayings import check

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


def test_orbs_are_sent_with_what_each_side_acts_as() -> None:
    plain = sent(begun(RIVALRY | DEAL))
    assert plain.workshop is None
    assert plain.players[0].orb is None
    scene = Hangar(2)
    scene.orb(0, s1="assist_2_arrow>3", s3="clone>5", s5="ship_2", s2="assist_2_arrow>4", s4="assist_2_arrow>2")
    found = sent(scene.s, 1)
    orb = found.players[0].orb
    assert orb is not None
    assert (orb.up, orb.out, orb.points) == (0, False, 0)
    assert [(side.face, side.acts, side.points_at) for side in orb.sides] == [
        ("assist_2_arrow", "ship_2", 2),
        ("assist_2_arrow", None, 3),
        ("clone", "ship_2", 4),
        ("assist_2_arrow", None, 1),
        ("ship_2", "ship_2", None),
        ("basic_explorer", "basic_explorer", None),
    ]
    assert found.workshop is not None
    assert found.workshop.opposite == [[0, 1], [2, 3], [4, 5]]
    assert (found.workshop.left["ship_2"], found.workshop.left["assist_2_arrow"]) == (5, 21)


def test_faces_are_explained_in_both_languages() -> None:
    game = Roll(ALL_BOXES, [BASE, RIVALRY | ORB])
    for lang in LANGUAGES:
        speech = Speech(lang, game, {WITH: "rivalry+orb"})
        faces = [key for key, row in speech.voice.components.items() if row["kind"] == "face"]
        assert len(faces) == 22
        for key in faces:
            lines = speech.voice.explain(key)
            assert len(lines) >= 3
            for line in lines:
                check(line)
        facts = speech.voice.facts(speech.voice.components["ship_2"])
        assert (facts["technology"], facts["level"], facts["vp"]) == ("ship", 2, 1)
