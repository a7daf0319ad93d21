"""The client's types are made from the server's."""

from __future__ import annotations

import msgspec
import pytest

from orrery.games import GamePackage, keys, load
from orrery.web import plain
from tools import wire_types


class World(msgspec.Struct):
    name: str


class Galaxy(msgspec.Struct):
    worlds: list[World]


NAMESAKE = msgspec.defstruct("World", [("size", int)])


def test_the_clients_types_are_current() -> None:
    assert wire_types.main(["--check"]) == 0


def test_every_game_with_a_board_has_a_file_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those without one share the plain board's."""
    own = [key for key in keys() if load(key).board is not plain.board]
    assert [path.parent.name for path in wire_types.files()] == ["src", "src", "table", *own]
    monkeypatch.setattr("orrery.games.load", lambda key: GamePackage())
    assert [path.name for path in wire_types.files()] == ["wire.ts", "bodies.ts", "plainWire.ts"]


def test_a_struct_stands_after_its_parts() -> None:
    assert wire_types.structs([Galaxy, World]) == [World, Galaxy]


def test_two_structs_of_one_name_in_one_file_are_refused() -> None:
    with pytest.raises(wire_types.Collision, match="both have a World"):
        wire_types.structs([Galaxy, NAMESAKE])
