#!/usr/bin/env python3
"""Write client/src/wire.ts anew from the server's types (`--check`: only say whether it is current)."""

from __future__ import annotations

import sys
import types
import typing
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from orrery.web import bodies, wire

TARGET = Path(__file__).parent.parent / "client" / "src" / "wire.ts"
HEAD = "// Made by tools/wire_types.py from src/orrery/web/wire.py and bodies.py: do not edit.\n"
UNIONS = ["FromClient", "ToClient", "Board"]
BASES = (wire.ToServer, wire.FromServer)


def structs() -> list[type[msgspec.Struct]]:
    found: dict[str, type[msgspec.Struct]] = {}
    for value in [*vars(wire).values(), *vars(bodies).values()]:
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value not in BASES:
            reach(value, found)
    return list(found.values())


def reach(kind: type[msgspec.Struct], found: dict[str, type[msgspec.Struct]]) -> None:
    """A struct after those that it is made of."""
    if kind.__name__ in found:
        return
    for field in msgspec.structs.fields(kind):
        for part in parts(field.type):
            reach(part, found)
    found[kind.__name__] = kind


def parts(kind: Any) -> list[type[msgspec.Struct]]:
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
            return " | ".join(typescript(one) for one in kinds)
        case inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.Metadata(type=inner):
            return typescript(inner)
    raise TypeError(f"no TypeScript for {kind}")


def interface(kind: type[msgspec.Struct]) -> str:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    lines = [f"export interface {kind.__name__} {{"]
    if info.tag_field:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        sign = "" if field.required or issubclass(kind, wire.FromServer) else "?"
        lines.append(f"  {field.encode_name}{sign}: {typescript(field.type)};")
    return "\n".join([*lines, "}"])


def text() -> str:
    said = [HEAD, f"export const VERSION = {wire.VERSION};\n"]
    said += [interface(kind) + "\n" for kind in structs()]
    for name in UNIONS:
        union = getattr(wire, name)
        members = typing.get_args(union) if isinstance(union, types.UnionType) else (union,)
        said.append(f"export type {name} = {' | '.join(member.__name__ for member in members)};\n")
    return "\n".join(said)


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        if TARGET.read_text(encoding="utf-8") == text():
            return 0
        print(f"{TARGET.name} is not current: run tools/wire_types.py.", file=sys.stderr)
        return 1
    TARGET.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
