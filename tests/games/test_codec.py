"""No game takes bytes for a state that are none."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery.games import keys, load
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.playout import playout
from orrery.kernel.refusal import BadData

# Where to cut or to damage a state, as a share of its length.
PLACES = st.floats(0, 1, exclude_max=True)


@cache
def encoded(key: str) -> bytes:
    game = load(key).rules
    state = game.new({}, min(3, game.max_seats), key_of_seed("codec"))
    playout(state, Chance(key_of_seed("codec, choices")), 300)
    return state.encode()


@pytest.mark.parametrize("key", keys())
@given(place=PLACES)
def test_a_state_cut_short_is_refused(key: str, place: float) -> None:
    data = encoded(key)
    with pytest.raises(BadData):
        load(key).rules.decode(data[: int(place * len(data))])


@pytest.mark.parametrize("key", keys())
@given(place=PLACES, flip=st.integers(1, 255))
def test_a_damaged_state_is_refused_or_is_a_state(key: str, place: float, flip: int) -> None:
    game = load(key).rules
    damaged = bytearray(encoded(key))
    damaged[int(place * len(damaged))] ^= flip
    try:
        state = game.decode(bytes(damaged))
    except BadData:
        return
    assert game.decode(state.encode()).digest() == state.digest()
