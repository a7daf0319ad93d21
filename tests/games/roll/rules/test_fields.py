"""Clones, bytes and views miss no field of the state: every slot of every class is walked."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games import load
from orrery.games.roll.rules.encoding import read
from orrery.games.roll.rules.flow import Flow
from orrery.games.roll.rules.hidden import blank_for
from orrery.games.roll.rules.pieces import FACE_SHIFT, NUMBER_SHIFT
from orrery.games.roll.rules.powers.powers import Powers
from orrery.games.roll.rules.state import Empire, Galaxy
from orrery.games.roll.rules.vocabulary import stage
from orrery.kernel.chance import Chance, key_of_seed
from orrery.kernel.choice import Decision
from orrery.kernel.codec import Reader
from orrery.kernel.event import Recorder
from orrery.kernel.playout import playout


def slots(kind: type) -> list[str]:
    return [name for base in kind.__mro__ for name in getattr(base, "__slots__", ())]


SLICES = {"more", "market", "goals"}  # of expansions; expansion/test_slices.py walks what is in them
EMPIRE = [name for name in slots(Empire) if name not in SLICES]
GALAXY = [name for name in slots(Galaxy) if name not in SLICES]

SHARED = {"powers", "order", "queue", "box"}  # replaced, never changed, so clones may share them
NOT_CLONED = {"listener"}  # somebody listens to one state, during one choice
NOT_WRITTEN = {
    "seat",  # said by the order of the players
    "powers",  # follow from the developments
    "open",  # follows from the steps to do
    "box",  # there is one
    "listener",
    "players",  # their own fields are walked
    "seats",  # the same players
}

# What a view blanks out, of the viewer's own empire and of another's. Of lists it hides what they hold, not how many.
OWN = {"pile"}
OTHERS = {"pile", "drawn", "returned", "abandoned", "stacks"}
OTHERS_IN_SET_UP = {"start", "todo"}
OTHERS_BEHIND_THE_SCREEN = {
    "workers", "dictated", "strip", "hand", "selected", "used", "dictates", "power", "moved", "column", "todo",
}  # fmt: skip
OF_THE_GALAXY = {"bag", "chance"}


def value_of(owner: Any, name: str) -> Any:
    """A field; of powers all their lists."""
    value = getattr(owner, name)
    return [getattr(value, moment) for moment in Powers.__slots__] if isinstance(value, Powers) else value


def die(number: int) -> int:
    """A Home die showing Explore, under Explore."""
    return number << NUMBER_SHIFT


def filled(at: int = stage.EXPLORE) -> Flow:
    """A state in which no field has the value it begins with. It is no position of the game."""
    s = Flow(Chance(key_of_seed("fields")))
    s.chance.byte()
    s.round, s.viewer, s.setup, s.played, s.phase_die, s.pool, s.extra = 3, 7, 1, 5, 2, 20, 4
    s.stage = at
    s.open = [Decision(0, "test", [])]
    s.listener = Recorder()
    s.order, s.queue, s.supply, s.bag = [1, 0], [0], [1, 2, 3, 4, 5, 6, 7], [40, 41, 42]
    s.seat_players([filled_empire(0), filled_empire(1)])
    return s


def filled_empire(seat: int) -> Empire:
    p = Empire(seat)
    fresh = Empire(seat)
    for at, name in enumerate(EMPIRE):
        value = getattr(fresh, name)
        if isinstance(value, bool):
            setattr(p, name, True)
        elif isinstance(value, int) and name != "seat":
            setattr(p, name, 100 + at)
    for at, name in enumerate(["cup", "citizenry", "workers", "dictated", "spent", "goods"]):
        setattr(p, name, [die(10 * at + 1), die(10 * at + 2)])
    p.strip, p.hand = die(71), die(72)
    p.builders = [[die(81), die(82)], [die(83), die(84)]]
    p.goods_on, p.virtual, p.todo = [0, 2], [3, 4], [8, 9]
    p.worlds, p.developments, p.stacks = [0, 2], [1, 3], [[4, 6], [5, 7]]
    p.drawn, p.pile, p.abandoned, p.shown = [11, 12], [13, 14], [15, 16], [17, 18]
    p.returned, p.seen = [19, 20], [21, 22]
    for side in p.developments:
        p.learn(Flow(Chance(bytes(32))).box, side)
    return p


DICE = ("workers", "dictated")
ONE_DIE = ("strip", "hand")


def change(owner: Any, name: str) -> None:
    """Give a field another value, and a list another first item: of a stack the lowest tile, of a die its face."""
    value = getattr(owner, name)
    if isinstance(value, bool):
        setattr(owner, name, not value)
    elif isinstance(value, int):
        setattr(owner, name, value ^ 1 << FACE_SHIFT if name in ONE_DIE else value + 1)
    elif isinstance(value, Chance):
        owner.chance = Chance(key_of_seed("another"))
    elif name in DICE:
        value[0] ^= 1 << FACE_SHIFT
    elif isinstance(value[0], list):
        value[0][0] += 1
    else:
        value[0] += 1


def test_the_filled_state_has_no_field_left_as_it_begins() -> None:
    fresh = Empire(0)
    assert [name for name in EMPIRE if value_of(filled().players[0], name) == value_of(fresh, name)] == ["seat"]
    empty = Flow(Chance(bytes(32)))
    assert [name for name in GALAXY if getattr(filled(), name) == getattr(empty, name)] == ["box"]


@pytest.mark.parametrize("name", EMPIRE)
def test_a_clone_has_every_field_of_an_empire(name: str) -> None:
    s = filled()
    mine, theirs = getattr(s.players[0], name), getattr(s.clone().players[0], name)
    assert theirs == mine
    assert name in SHARED or not shares(mine, theirs)


@pytest.mark.parametrize("name", sorted(set(GALAXY) - {"players", "seats", "chance"} - NOT_CLONED))
def test_a_clone_has_every_field_of_the_galaxy(name: str) -> None:
    s = filled()
    mine, theirs = getattr(s, name), getattr(s.clone(), name)
    assert theirs == mine
    assert name in SHARED or not shares(mine, theirs)


def shares(mine: object, theirs: object) -> bool:
    """Whether two equal values have a list in common."""
    if not isinstance(mine, list) or not isinstance(theirs, list):
        return False
    return mine is theirs or any(shares(a, b) for a, b in zip(mine, theirs, strict=True))


def test_a_clone_has_players_a_chance_and_ears_of_its_own() -> None:
    s = filled()
    c = s.clone()
    assert len(c.players) == 2
    assert not set(map(id, c.players)) & set(map(id, s.players))
    assert list(map(id, c.seats)) == list(map(id, c.players))
    assert c.chance is not s.chance
    assert [getattr(c.chance, name) for name in slots(Chance)] == [getattr(s.chance, name) for name in slots(Chance)]
    assert c.listener is None


@pytest.mark.parametrize("name", sorted(set(EMPIRE) - NOT_WRITTEN))
def test_bytes_have_every_field_of_an_empire(name: str) -> None:
    s = filled()
    before = s.encode()
    change(s.players[1], name)
    assert s.encode() != before


@pytest.mark.parametrize("name", sorted(set(GALAXY) - NOT_WRITTEN))
def test_bytes_have_every_field_of_the_galaxy(name: str) -> None:
    s = filled()
    before = s.encode()
    change(s, name)
    assert s.encode() != before


@pytest.mark.parametrize("name", slots(Chance))
def test_bytes_have_every_field_of_the_chance(name: str) -> None:
    s = filled()
    before = s.encode()
    value = getattr(s.chance, name)
    setattr(s.chance, name, value + 1 if isinstance(value, int) else bytes([value[0] ^ 1]) + value[1:])
    assert s.encode() != before


def test_what_was_written_is_read_into_the_same_fields() -> None:
    s = filled()
    other = Flow(Chance(bytes(32)))
    read(other, Reader(s.encode()))
    for name in set(GALAXY) - NOT_WRITTEN - {"chance"}:
        assert getattr(other, name) == getattr(s, name), name
    for mine, theirs in zip(s.players, other.players, strict=True):
        for name in EMPIRE:
            assert value_of(theirs, name) == value_of(mine, name), name
    for name in slots(Chance):
        assert getattr(other.chance, name) == getattr(s.chance, name), name


def test_powers_and_decisions_follow_from_what_is_written() -> None:
    game = load("roll").rules
    for seed in range(5):
        state = game.new({}, 4, key_of_seed(str(seed)))
        playout(state, Chance(key_of_seed("choices")), 400)
        other = game.decode(state.encode())
        assert isinstance(state, Galaxy)
        assert isinstance(other, Galaxy)
        assert repr(other.open) == repr(state.open)
        for mine, theirs in zip(state.players, other.players, strict=True):
            assert value_of(theirs, "powers") == value_of(mine, "powers")


def view_of(s: Galaxy, viewer: int | None) -> bytes:
    c = s.clone()
    blank_for(c, viewer)
    return c.encode()


def hidden_fields(at: int, own: bool) -> set[str]:
    if own:
        return OWN
    behind = {stage.SET_UP: OTHERS_IN_SET_UP, stage.ASSIGN: OTHERS_BEHIND_THE_SCREEN}
    return OTHERS | behind.get(at, set())


@pytest.mark.parametrize("viewer", [0, 1, None])
@pytest.mark.parametrize("at", [stage.SET_UP, stage.ASSIGN, stage.EXPLORE])
def test_a_view_hides_what_it_must_and_shows_all_else(at: int, viewer: int | None) -> None:
    hidden = set()
    for name in EMPIRE:
        s = filled(at)
        p = s.players[0]
        if at == stage.ASSIGN:
            p.cup = []  # all its dice are rolled
        before = view_of(s, viewer)
        if name in NOT_WRITTEN or (name == "cup" and not p.cup):
            continue
        change(p, name)
        if view_of(s, viewer) == before:
            hidden.add(name)
    assert hidden == hidden_fields(at, viewer == 0)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_view_hides_the_bag_and_the_dice_to_come(viewer: int | None) -> None:
    hidden = set()
    for name in set(GALAXY) - NOT_WRITTEN - {"viewer"}:
        s = filled()
        before = view_of(s, viewer)
        change(s, name)
        if view_of(s, viewer) == before:
            hidden.add(name)
    assert hidden == OF_THE_GALAXY


def test_a_view_shows_top_tiles_and_what_everybody_saw_going() -> None:
    s = filled()
    before = view_of(s, 1)
    s.players[0].stacks[0][-1] += 2
    assert view_of(s, 1) != before
    s = filled()
    s.players[0].shown = [15]
    before = view_of(s, 1)
    s.players[0].abandoned[0] = 30
    assert view_of(s, 1) != before


def test_a_view_hides_no_number_of_pieces() -> None:
    for name in ("pile", "drawn", "returned", "abandoned"):
        s = filled()
        before = view_of(s, 1)
        getattr(s.players[0], name).append(30)
        assert view_of(s, 1) != before, name


def test_behind_the_screen_only_colours_are_known() -> None:
    s = filled(stage.ASSIGN)
    p = s.players[0]
    p.cup = []
    before = view_of(s, 1)
    p.dictated.append(p.workers.pop())
    assert view_of(s, 1) == before
    p.workers[0] += 1  # a Military die now
    assert view_of(s, 1) != before
