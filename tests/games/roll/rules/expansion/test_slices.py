"""The slices of expansions: clones and bytes miss no field of them, and the base game has nothing of them."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.roll.rules.content import BOX, BOXES, Boxes
from orrery.games.roll.rules.deal.market import NO_MARKET, Market
from orrery.games.roll.rules.expansion.flow import Expanded
from orrery.games.roll.rules.expansion.more import NO_MORE, More
from orrery.games.roll.rules.flow import Flow
from orrery.games.roll.rules.game import ROLL, Roll
from orrery.games.roll.rules.objectives.goals import Goals
from orrery.games.roll.rules.orb.die import OrbDie
from orrery.games.roll.rules.sets import BASE, DEAL, LEGAL, RIVALRY, key_of
from orrery.games.roll.rules.state import Galaxy
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.codec import Reader, Writer
from orrery.kernel.refusal import BadData

from .shelf import small_shelf

SLICES: list[Any] = [More, Market, Goals, OrbDie]
FIELDS = [(kind, name) for kind in SLICES for name in kind.__slots__ if name != "orb"]  # a slice of its own


def filled(kind: Any) -> Any:
    thing: Any = kind()
    for at, name in enumerate(kind.__slots__):
        if name == "orb":
            continue
        setattr(thing, name, [at + 1, at + 2] if isinstance(getattr(thing, name), list) else 100 + at)
    return thing


def written(thing: Any) -> bytes:
    w = Writer()
    thing.write(w)
    return w.data()


@pytest.mark.parametrize(("kind", "name"), FIELDS)
def test_clones_and_bytes_have_every_field(kind: Any, name: str) -> None:
    thing = filled(kind)
    assert getattr(thing, name) != getattr(kind(), name)
    copy = thing.clone()
    value = getattr(thing, name)
    assert getattr(copy, name) == value
    assert not isinstance(value, list) or getattr(copy, name) is not value
    before = written(thing)
    other: Any = kind()
    other.read(Reader(before))
    assert getattr(other, name) == value
    setattr(thing, name, [9] if isinstance(value, list) else value + 1)
    assert written(thing) != before


def test_an_orb_die_is_part_of_its_slice() -> None:
    more = More()
    more.orb = filled(OrbDie)
    copy = more.clone()
    assert copy.orb is not more.orb
    assert written(copy) == written(more) != written(More())
    other = More()
    other.read(Reader(written(more)))
    assert written(other.orb) == written(more.orb)


def deal_game() -> Galaxy:
    """A position with both slices filled; the rules of the modules are not asked."""
    s = Expanded(Chance(key_of_seed("slices")))
    s.box = Boxes(shelf=small_shelf()).of(RIVALRY | DEAL)
    s.seat_players([s.found(0), s.found(1)])
    s.supply = s.box.dice[:]
    for p in s.players:
        p.more = filled(More)
    s.market = filled(Market)
    return s


def test_a_state_has_its_slices_cloned_written_and_read() -> None:
    s = deal_game()
    c = s.clone()
    assert isinstance(c, Expanded)
    assert c.encode() == s.encode()
    c.players[1].more.talents += 1
    c.market.track[0] += 1
    assert (s.players[1].more.talents, s.market.track[0]) != (c.players[1].more.talents, c.market.track[0])
    assert c.encode() != s.encode()


def test_the_first_number_says_which_expansions_are_played() -> None:
    data = deal_game().encode()
    assert Reader(data).number() == (RIVALRY | DEAL) << 3 | 2
    with pytest.raises(BadData, match="other expansions"):
        Roll(BOXES, playable=[BASE]).decode(data)


def test_the_base_game_shares_empty_slices_and_writes_nothing_of_them() -> None:
    s = ROLL.new({}, 3, key_of_seed("1"))
    assert isinstance(s, Galaxy)
    assert not isinstance(s, Expanded)
    assert s.market is NO_MARKET
    assert all(p.more is NO_MORE for p in s.clone().players)
    assert written(NO_MORE) == written(More())
    assert written(NO_MARKET) == written(Market())


def test_every_set_has_a_flow_a_version_and_bounds() -> None:
    game = Roll(Boxes(shelf=small_shelf()), LEGAL)
    for sets in LEGAL:
        options = {"with": key_of(sets)}
        added = ".3." if sets & DEAL else ".1."
        assert game.version(options) == "2" + ("" if sets == BASE else added + game.boxes.fingerprint(sets))
        assert game.bounds(options) >= game.bounds({})
        assert game._flow(sets, Chance(bytes(32))).box.sets == sets
    assert type(game._flow(BASE, Chance(bytes(32)))) is Flow
    assert game.box.sides[0].key == BOX.sides[0].key
