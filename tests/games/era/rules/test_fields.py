"""Clones, bytes and views miss no field of the state: every slot of every class is walked."""

from __future__ import annotations

from typing import Any, Final

import pytest

from orrery.games.era.rules.board import HEXES
from orrery.games.era.rules.content import BOX
from orrery.games.era.rules.encoding import read, read_layout
from orrery.games.era.rules.faction import Faction
from orrery.games.era.rules.flow import Flow
from orrery.games.era.rules.hidden import blank_for
from orrery.games.era.rules.layout import Layout
from orrery.games.era.rules.slices import Battle, Growth, Hand, Ledger, Robots, Voyage
from orrery.games.era.rules.slices.folk import Folk
from orrery.games.era.rules.state import Galaxy, Seat
from orrery.kernel.chance import KEY_BYTES, Chance, key_of_seed
from orrery.kernel.codec import Reader
from tests.rules import rule


def slots(kind: type) -> list[str]:
    return [name for base in kind.__mro__ for name in getattr(base, "__slots__", ())]


SLICES: Final[dict[str, type]] = {
    "voyage": Voyage, "battle": Battle, "growth": Growth, "robots": Robots, "ledger": Ledger, "hand": Hand,
    "folk": Folk, "seat": Seat,
}  # fmt: skip
OWNERS: Final = {
    "game": slots(Galaxy),
    **{name: slots(kind) for name, kind in SLICES.items()},
    "human": slots(Faction),
    "slavers": slots(Faction),
}
SHARED: Final = {"box", "layout", "order", "laid", "relics_laid"}  # never changed, so clones may share them
MADE: Final = {  # looked at by themselves, or not
    "seats", "open", "listener", "chance", "factions", "me", "seat", *SLICES,
}  # fmt: skip
FACTIONS_OWN: Final = {"number"}
HIDDEN: Final = {"chance", "counters", "laid", "relics", "relics_laid", "deck", "fleet_at", "fleet_size"}


def owner(s: Galaxy, name: str) -> Any:
    if name == "game":
        return s
    return s.factions[0] if name == "human" else s.factions[2] if name == "slavers" else getattr(s, name)


def full() -> Flow:
    """A state, no position, in which every field has a value of its own."""
    s = Flow(BOX, Layout(BOX, 13, 2, 6, 5), Chance(key_of_seed("fields")))
    s.chance.byte()
    s.home = s.layout.stars_by_sector[1][0]
    number = 3
    for name, fields in OWNERS.items():
        for field in fields:
            value = getattr(owner(s, name), field)
            if field in MADE | SHARED | FACTIONS_OWN | {"home", "viewer"} and field not in (
                "laid",
                "relics_laid",
                "order",
            ):
                continue
            number += 3
            if isinstance(value, bool):
                setattr(owner(s, name), field, True)
            elif isinstance(value, int):
                setattr(owner(s, name), field, number)
            else:
                setattr(owner(s, name), field, filled(s, value, number))
    for f in s.factions:
        f.spots = [at for at in range(HEXES) if f.loose[at]]
    return s


def filled(s: Flow, value: list[Any], number: int) -> list[Any]:
    if len(value) == HEXES:  # what is by hex lies at stars
        found = value[:]
        for at in s.star_hexes():
            found[at] = True if isinstance(value[0], bool) else number + at
        return found
    if value and isinstance(value[0], bool):
        return [True] * len(value)
    return [number + i for i in range(len(value))] if value else [number, number + 1]


def fields() -> list[tuple[str, str]]:
    return [(name, field) for name, found in OWNERS.items() for field in found]


@pytest.mark.parametrize(("name", "field"), fields())
def test_a_clone_has_every_field_of_its_own(name: str, field: str) -> None:
    s = full()
    c = s.clone()
    here, there = getattr(owner(s, name), field), getattr(owner(c, name), field)
    if field in SHARED:
        assert here is there or here == there
    elif field == "seat" and name != "game":
        assert here == there == 0
    elif field in MADE:
        assert here is not there or here is None
    else:
        assert here == there
        assert here is not there or not isinstance(here, list)


@pytest.mark.parametrize(("name", "field"), fields())
def test_bytes_have_every_field(name: str, field: str) -> None:
    if field in MADE or field == "box":
        return
    s = full()
    r = Reader(s.encode())
    other = Flow(BOX, read_layout(BOX, r), Chance(bytes(KEY_BYTES)))
    read(other, r)
    r.end()
    if field == "layout":
        assert other.layout.terrain == s.layout.terrain
        assert other.layout.names == s.layout.names
        return
    assert getattr(owner(other, name), field) == getattr(owner(s, name), field)
    assert other.chance.key == s.chance.key
    assert (other.chance.at, other.chance.counter, other.chance.block) == (
        s.chance.at, s.chance.counter, s.chance.block,
    )  # fmt: skip
    assert other.encode() == s.encode()


@rule("E-49", "E-76")
@pytest.mark.parametrize("seat", [0, None])
@pytest.mark.parametrize(("name", "field"), fields())
def test_a_view_hides_what_nobody_knows_and_nothing_else(name: str, field: str, seat: int | None) -> None:
    s = full()
    s.faces_seen = [False] * HEXES
    s.relic_seen = [False] * HEXES
    s.slavers.shown = [False] * 5
    s.slavers.fleet_at = [40, 10, 30, 20, 50]
    s.slavers.fleet_size = [1, 2, 3, 4, 5]
    c = s.clone()
    blank_for(c, seat)
    here, there = getattr(owner(s, name), field), getattr(owner(c, name), field)
    if field == "chance":
        assert there.key == bytes(KEY_BYTES)
    elif field in ("counters", "laid", "relics", "relics_laid"):
        assert [at for at in range(HEXES) if there[at] == -2] == s.layout.star_hexes
    elif field == "deck":
        assert there == [-2] * len(here), "how many they are is known"
    elif field == "fleet_at" and name == "slavers":
        assert there == [10, 30, 40, 20, 50], "D stays; the others stand in the order of their hexes"
    elif field == "fleet_size" and name == "slavers":
        assert there == [2, 3, 1, 4, 5]
    elif field not in MADE | {"viewer"}:
        assert here == there
