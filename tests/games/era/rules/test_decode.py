"""Bytes are a position from which the game can be played on, or they are refused."""

from __future__ import annotations

import pytest

from orrery.games.era.rules.flow import STEPS
from orrery.games.era.rules.game import ERA, MOST_BYTES, galaxy
from orrery.games.era.rules.hidden import imagine
from orrery.games.era.rules.vocabulary import step
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.codec import Writer
from orrery.kernel.refusal import BadData
from orrery.kernel.state import State
from tests.games.era.rules.mutations import try_mutations
from tests.games.era.rules.positions import Sample

SAMPLE = Sample(100, "decode")
RARE = {
    step.BLOCK_GATE, step.HOLD, step.TEACH, step.MORE_STARS, step.EXCHANGE, step.EXTRA_RESEARCH, step.LEAD_SHIP,
    step.BLOCK_STAR, step.BLOCK_POPULATION, step.RECAST, step.MELT, step.TAKE_LEVEL, step.LEARN, step.FORCE, step.FLEE,
}  # fmt: skip


def refused(data: bytes) -> str:
    with pytest.raises(BadData) as caught:
        ERA.decode(data)
    return str(caught.value)


def test_every_real_position_is_accepted_and_stays_the_same() -> None:
    found = {top for _, top, _ in SAMPLE.kinds}
    numbers = set(range(len(STEPS)))
    assert numbers - found <= RARE, "nearly every kind of question is among them"
    assert -1 in found, "and the end"
    for s in SAMPLE.all:
        other = galaxy(ERA.decode(s.encode()))
        assert other.encode() == s.encode()
        assert repr(other.decisions()) == repr(s.decisions())


def test_a_position_that_a_bot_imagines_is_accepted() -> None:
    for number, s in enumerate(SAMPLE.all):
        ERA.decode(imagine(s.view(0), Chance(key_of_seed(f"imagined {number}"))).encode())


def test_what_is_changed_is_refused_or_plays_on_to_its_end() -> None:
    """`python -m tests.games.era.rules.mutations 20000` tries more."""
    found = try_mutations(1500, 25, "decode")
    assert found["refused"] > 1000
    assert found["accepted"] > 60, "some changes lead to other positions"


def test_more_bytes_than_a_state_has_are_not_even_read() -> None:
    assert max(len(s.encode()) for s in SAMPLE.all) < MOST_BYTES // 2
    said = refused(bytes(MOST_BYTES + 1))
    assert said == f"a state of this game has at most {MOST_BYTES} bytes, not {MOST_BYTES + 1}"


@pytest.mark.parametrize(
    "sectors", [(18, 0, 0, 0), (-1, 0, 4, 0), (2, 0, 3, 0), (2, 6, 4, 0), (2, 0, 4, -1), (2, 0, 18, 0)]
)
def test_there_are_18_faces_of_nine_sectors_and_six_ways_to_turn_them(sectors: tuple[int, ...]) -> None:
    w = Writer()
    SAMPLE.all[0].write(w)
    w.values[:4] = sectors
    assert refused(w.data()) in ("there are no such sectors", "no sector lies like that")


@pytest.mark.parametrize("at", [122, -2, 1 << 40])
def test_the_home_star_stands_in_a_hex(at: int) -> None:
    w = Writer()
    SAMPLE.all[0].write(w)
    before = len(w.values)
    w.values[w.values.index(SAMPLE.all[0].home, 4)] = at
    assert len(w.values) == before
    assert refused(w.data()) == "the home star stands nowhere"


def test_bytes_cut_short_or_with_more_behind_them_are_refused() -> None:
    data = SAMPLE.all[-1].encode()
    for size in range(len(data)):
        refused(data[:size])
    assert refused(data + b"\0") == "there is more data than a state has"


def test_a_view_is_no_position_to_play_on() -> None:
    for seat in (0, None):
        assert refused(SAMPLE.all[0].view(seat).encode()).endswith("it is a view")


def test_another_game_s_state_is_refused() -> None:
    with pytest.raises(TypeError, match="this is not a state of Galactic Era"):
        galaxy(State(Chance(bytes(32))))
