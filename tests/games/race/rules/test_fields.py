"""Clones, bytes and views miss no field of the state: every slot of every class is walked."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.race.rules.content import BOXES
from orrery.games.race.rules.encoding import read, read_box
from orrery.games.race.rules.flow import Flow
from orrery.games.race.rules.hidden import blank_for
from orrery.games.race.rules.robot.state import Robot
from orrery.games.race.rules.state import Empire, Race
from orrery.kernel.chance import KEY_BYTES, Chance, key_of_seed
from orrery.kernel.codec import Reader
from tests.rules import rule


def slots(kind: type) -> list[str]:
    return [name for base in kind.__mro__ for name in getattr(base, "__slots__", ())]


OWNERS = {"game": slots(Race), "empire": slots(Empire), "robot": slots(Robot)}
SHARED = {"box", "markers", "dice", "dice_spaces", "present"}  # replaced, never changed, so clones may share them
NOT_WRITTEN = {"seat", "seats", "open", "listener", "box", "empire", "robot", "chance"}  # or field by field
HIDDEN = {"game": {"chance", "deck", "buried"}, "empire": {"goods"}, "robot": {"hand"}}


def owner(s: Race, name: str) -> Any:
    return {"game": s, "empire": s.empire, "robot": s.robot}[name]


def full() -> Flow:
    """A state, no position, in which every field has a value of its own."""
    s = Flow(BOXES.of(3, "first"), Chance(key_of_seed("fields")))
    s.chance.byte()
    number = 3
    for name, fields in OWNERS.items():
        for field in fields:
            value = getattr(owner(s, name), field)
            if isinstance(value, bool):
                setattr(owner(s, name), field, True)
            elif isinstance(value, int) and field not in ("seat", "viewer"):
                setattr(owner(s, name), field, number)
            elif isinstance(value, list) and field not in ("seats", "open"):
                setattr(owner(s, name), field, [number, number + 1])
            number += 3
    return s


def fields() -> list[tuple[str, str]]:
    return [(name, field) for name, found in OWNERS.items() for field in found]


@pytest.mark.parametrize(("name", "field"), fields())
def test_a_clone_has_every_field_of_its_own(name: str, field: str) -> None:
    s = full()
    c = s.clone()
    here, there = getattr(owner(s, name), field), getattr(owner(c, name), field)
    if field in ("empire", "robot", "chance", "seats", "listener", "open"):
        assert here is not there or here is None
        return
    assert here == there
    if isinstance(here, list) and field not in SHARED:
        assert here is not there


@pytest.mark.parametrize(("name", "field"), fields())
def test_bytes_have_every_field(name: str, field: str) -> None:
    if field in NOT_WRITTEN:
        return
    s = full()
    r = Reader(s.encode())
    other = Flow(BOXES.of(*read_box(r)), Chance(bytes(KEY_BYTES)))
    read(other, r)
    r.end()
    assert (other.box.level, other.box.edition) == (3, "first")
    assert getattr(owner(other, name), field) == getattr(owner(s, name), field)
    assert other.chance.key == s.chance.key
    assert (other.chance.at, other.chance.counter, other.chance.block) == (
        s.chance.at, s.chance.counter, s.chance.block,
    )  # fmt: skip


@rule("S-92")
@pytest.mark.parametrize("seat", [0, None])
@pytest.mark.parametrize(("name", "field"), fields())
def test_a_view_hides_what_nobody_knows_and_nothing_else(name: str, field: str, seat: int | None) -> None:
    s = full()
    c = s.clone()
    blank_for(c, seat)
    here, there = getattr(owner(s, name), field), getattr(owner(c, name), field)
    if field in HIDDEN[name]:
        if field != "chance":
            assert there == [-2] * len(here), "how many they are is known"
        else:
            assert there.key == bytes(KEY_BYTES)
    elif field not in ("viewer", "open", "seats", "empire", "robot", "listener"):
        assert here == there
