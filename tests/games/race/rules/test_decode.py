"""Bytes are a position from which the game can be played on, or they are refused."""

from __future__ import annotations

import pytest

from orrery.games.race.rules.draw import draw_card
from orrery.games.race.rules.flow import STEPS
from orrery.games.race.rules.game import MOST_BYTES, RACE, race
from orrery.games.race.rules.hidden import imagine
from orrery.games.race.rules.state import NO_DICE, Race
from orrery.games.race.rules.vocabulary import act, step
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.codec import Writer
from orrery.kernel.refusal import BadData
from orrery.kernel.state import State
from tests.games.race.rules.mutations import try_mutations
from tests.games.race.rules.positions import Sample, copy
from tests.rules import rule

SAMPLE = Sample(400, "decode")
RARE = {
    step.SPEND, step.BOOST, step.MORE_GOODS, step.KIND, step.REPLACE, step.REPLACE_BY, step.EACH_KIND, step.PRODUCE_BY,
}  # fmt: skip


def refused(data: bytes) -> str:
    with pytest.raises(BadData) as caught:
        RACE.decode(data)
    return str(caught.value)


def test_every_real_position_is_accepted_and_stays_the_same() -> None:
    found = {top for _, top, _, _ in SAMPLE.kinds}
    assert set(range(len(STEPS))) - found <= RARE, "nearly every kind of question is among them"
    assert -1 in found, "and the end"
    for s in SAMPLE.all:
        other = race(RACE.decode(s.encode()))
        assert other.encode() == s.encode()
        assert repr(other.decisions()) == repr(s.decisions())


@rule("S-6", "S-153")
def test_what_is_shuffled_hangs_on_no_order_of_the_discards() -> None:
    """A game that goes on after a restart draws the same cards as one that was never written down."""
    s = of_kind(step.CHOOSE)
    s.discard += s.deck
    s.discard.sort(reverse=True)
    s.deck = []
    other = race(RACE.decode(s.encode()))
    assert [draw_card(s) for _ in range(20)] == [draw_card(other) for _ in range(20)]


def test_a_position_that_a_bot_imagines_is_accepted() -> None:
    for number, s in enumerate(SAMPLE.all):
        RACE.decode(imagine(s.view(0), Chance(key_of_seed(f"imagined {number}"))).encode())


def test_what_is_changed_is_refused_or_plays_on_to_its_end() -> None:
    """`python -m tests.games.race.rules.mutations 20000` tries more."""
    found = try_mutations(3000, 60, "decode")
    assert found["refused"] > 2000
    assert found["accepted"] > 60, "some changes lead to other positions"


def test_more_bytes_than_a_state_has_are_not_even_read() -> None:
    assert max(len(s.encode()) for s in SAMPLE.all) < MOST_BYTES // 2
    assert (
        refused(bytes(MOST_BYTES + 1)) == f"a state of this game has at most {MOST_BYTES} bytes, not {MOST_BYTES + 1}"
    )


@pytest.mark.parametrize(("sets", "edition"), [(-1, 0), (4, 0), (0, 2), (0, -1), (1 << 40, 0)])
def test_there_are_four_levels_of_sets_and_two_editions(sets: int, edition: int) -> None:
    w = Writer()
    SAMPLE.all[0].write(w)
    w.values[:2] = [sets, edition]
    assert refused(w.data()) == "there are no such sets, or there is no such edition"


def test_bytes_cut_short_or_with_more_behind_them_are_refused() -> None:
    data = SAMPLE.all[-1].encode()
    for size in range(len(data)):
        refused(data[:size])
    assert refused(data + b"\0") == "there is more data than a state has"


def test_a_view_is_no_position_to_play_on() -> None:
    for seat in (0, None):
        assert refused(SAMPLE.all[0].view(seat).encode()).startswith("these bytes are no state of this game")


def test_another_game_s_state_is_refused() -> None:
    with pytest.raises(TypeError, match="this is not a state of Race for the Galaxy"):
        race(State(Chance(bytes(32))))


def of_kind(top: int) -> Race:
    """A real position in which this is asked."""
    for (_, number, _, _), kept in SAMPLE.kinds.items():
        if number == top:
            return copy(kept[0])
    raise AssertionError(f"no position with step {top}")


def test_what_follows_from_the_rest_cannot_be_otherwise() -> None:
    s = of_kind(step.DEVELOP)
    s.agenda.insert(1, act.PRODUCE_PHASE)
    assert refused(s.encode()).endswith("nothing of the kind can come next")
    s = of_kind(step.DEVELOP)
    s.empire.reduction += 1
    assert refused(s.encode()).endswith("powers cannot have been used so in this phase")
    s = of_kind(step.SETTLE)
    s.empire.boost += 1
    assert refused(s.encode()).endswith("powers cannot have been used so in this phase")
    s = of_kind(step.PAY)
    s.empire.owed -= 1
    assert refused(s.encode()).endswith("the player cannot be doing that")
    s = of_kind(step.CHOOSE)
    s.search_used, s.prestige_on = True, not s.prestige_on
    assert refused(s.encode()).endswith("a figure is out of range")


def test_the_robot_cannot_be_just_anything() -> None:
    def changed(**fields: object) -> str:
        s = of_kind(step.SETTLE)
        for name, value in fields.items():
            setattr(s.robot, name, value)
        return refused(s.encode())

    so = "these bytes are no state of this game: the robot cannot be so"
    assert changed(symbol=6) == so
    assert changed(prestige=-1) == so
    assert changed(start=5) == so, "that is no start world"
    assert "credit 5" in changed(credit=5)
    assert "economy 6" in changed(economy=6)
    assert "development tokens" in changed(supply=7)
    assert "too few" in changed(hand=[])


def test_dice_lie_where_they_were_placed() -> None:
    s = of_kind(step.SETTLE)
    s.dice_spaces = [8 - where for where in s.dice_spaces]
    assert "dice" in refused(s.encode())
    s = of_kind(step.SETTLE)
    s.dice = s.dice_spaces = NO_DICE
    assert refused(s.encode()).endswith("nothing of the kind can come next")
