#!/usr/bin/env python3
"""Write the client's types anew from the server's (`--check`: only say whether they are current).

What is the same for all games is in client/src/wire.ts (over the socket) and bodies.ts (over HTTP), as on the server;
client/src/games/GAME/wire.ts has what this game's board is sent as, and
client/src/table/plainWire.ts the board of every game that has none of its own.
"""

from __future__ import annotations

import sys
import types
import typing
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from orrery import games
from orrery.web import bodies, finished, plain, wire

CLIENT = Path(__file__).parent.parent / "client" / "src"
UNIONS = ["FromClient", "ToClient"]
BASES = (wire.ToServer, wire.FromServer)

Struct = type[msgspec.Struct]
GameBoard = Callable[..., msgspec.Struct]


class Collision(Exception):
    """Two structs of one file have the same name."""


def structs(roots: Iterable[Struct]) -> list[Struct]:
    """These and all that they are made of, each after its parts."""
    found: dict[str, Struct] = {}
    for root in roots:
        reach(root, found)
    return list(found.values())


def reach(kind: Struct, found: dict[str, Struct]) -> None:
    known = found.get(kind.__name__)
    if known is not None and known is not kind:
        raise Collision(f"{known.__module__} and {kind.__module__} both have a {kind.__name__}")
    if known is None:
        for field in msgspec.structs.fields(kind):
            for part in parts(field.type):
                reach(part, found)
        found[kind.__name__] = kind


def parts(kind: Any) -> list[Struct]:
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return [kind]
    return [found for argument in typing.get_args(kind) for found in parts(argument)]


def typescript(kind: inspect.Type) -> str:
    match kind:
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "unknown"
        case inspect.LiteralType(values=values):
            return " | ".join(f'"{value}"' for value in values)
        case inspect.ListType(item_type=item):
            inner = typescript(item)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {typescript(value)}>"
        case inspect.UnionType(types=kinds):
            said = [typescript(one) for one in kinds]
            return "unknown" if "unknown" in said else " | ".join(said)
        case inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.Metadata(type=inner):
            return typescript(inner)
    raise TypeError(f"no TypeScript for {kind}")


def interface(kind: Struct) -> str:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    lines = [f"export interface {kind.__name__} {{"]
    if info.tag_field:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        sign = "" if field.required or issubclass(kind, wire.FromServer) else "?"
        lines.append(f"  {field.encode_name}{sign}: {typescript(field.type)};")
    return "\n".join([*lines, "}"])


def over_socket() -> str:
    """Every message of wire.py."""
    said = [headline(wire.__name__), f"export const VERSION = {wire.VERSION};\n"]
    said += [interface(kind) + "\n" for kind in structs(own_structs(wire))]
    for name in UNIONS:
        union: types.UnionType = getattr(wire, name)
        said.append(f"export type {name} = {' | '.join(kind.__name__ for kind in typing.get_args(union))};\n")
    return "\n".join(said)


def over_http() -> str:
    """Every body of bodies.py and finished.py, and what they have from wire.py."""
    modules = (bodies, finished)
    names = [module.__name__ for module in modules]
    own = [kind for module in modules for kind in structs(own_structs(module)) if kind.__module__ in names]
    inside = {part for kind in own for field in msgspec.structs.fields(kind) for part in parts(field.type)}
    lent = sorted(part.__name__ for part in inside if part.__module__ == wire.__name__)
    said = [headline(bodies.__name__), f'import type {{ {", ".join(lent)} }} from "./wire";\n']
    return "\n".join([*said, *(interface(kind) + "\n" for kind in own)])


def own_structs(module: types.ModuleType) -> list[Struct]:
    named = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    return [kind for kind in named if kind.__module__ == module.__name__ and kind not in BASES]


def headline(module: str) -> str:
    return f"// Made by tools/wire_types.py from {module}: do not edit.\n"


def own(board: GameBoard) -> str:
    """What a game's board is sent as: the struct that its function returns."""
    root = typing.get_type_hints(board)["return"]
    return "\n".join([headline(board.__module__), *(interface(kind) + "\n" for kind in structs([root]))])


def files() -> dict[Path, str]:
    boards = {CLIENT / "games" / game / "wire.ts": games.load(game).board for game in games.keys()}
    own_boards = {path: own(board) for path, board in boards.items() if board is not plain.board}
    shared = {CLIENT / "wire.ts": over_socket(), CLIENT / "bodies.ts": over_http()}
    return shared | {CLIENT / "table" / "plainWire.ts": own(plain.board)} | own_boards


def main(arguments: list[str]) -> int:
    if arguments != ["--check"]:
        for path, text in files().items():
            path.write_text(text, encoding="utf-8")
        return 0
    old = [path for path, text in files().items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in old:
        print(f"{path.relative_to(CLIENT)} is not current: run tools/wire_types.py.", file=sys.stderr)
    return 1 if old else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
