"""Which keys the code names, found in its source.

A key counts as named if a string of the code is that key, or the key without a prefix that some `say`, `word` or
`error` puts before it (f"terminal.{key}"), or if an f-string of the code can become it (f"event.{name}.you"). A game's
own words stand under its key. Looked at is everything from texts upwards; of the engine, which says events and not
sentences, only its errors. The browser's client names its keys in full ("client.close", `client.tabs.${name}`).
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import orrery
from orrery.games import keys, load
from orrery.texts.plain import PlainVoice

ROOT = Path(orrery.__file__).parent
SPEAKING = ["texts", "tables", "store", "web", "terminal", "arena", "research", "cli", "__main__.py"]
PLAIN = ROOT / "texts" / "plain.py"
SPEAKING_OF_GAME = ["bots", "texts", "terminal", "web", "package.py"]
SAYING = ("say", "error")  # a sentence by its key
SAYING_OF_GAME = ("word",)  # one of the game's own
ANY = "[a-z0-9_.]+"
CLIENT = ROOT.parents[1] / "client" / "src"
QUOTED = re.compile(r"""["'`]((?:[a-z_]+|\$\{[^}]*\})\.(?:[a-z0-9_.]|\$\{[^}]*\})+)["'`]""")


class Usage(NamedTuple):
    prefixes: list[str]  # what functions put before a key
    names: set[str]  # plain strings
    patterns: set[str]  # f-strings that begin with a word and a dot, as regular expressions
    said: set[str]  # those of both that go straight into say or error, as regular expressions
    said_of_game: set[str]  # those that go into word


def sources(*parts: str) -> list[Path]:
    found: list[Path] = []
    for part in parts:
        path = ROOT / part
        found += [path] if path.is_file() else sorted(path.rglob("*.py"))
    return found


@cache
def usage(game: str | None = None) -> Usage:
    """Of the generic layers and, if one is named, of a game."""
    own = [] if game is None else [f"games/{game}/{part}" for part in SPEAKING_OF_GAME]
    prefixes = {""}
    names = engine_errors()
    patterns: set[str] = set()
    said: set[str] = set()
    said_of_game: set[str] = set()
    for path in sources(*SPEAKING, *own):
        if path == PLAIN and not speaks_plainly(game):
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        wrappers = wrapping(tree)
        prefixes |= set(wrappers.values())
        inside = {part for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in inside:
                names.add(node.value)
            elif isinstance(node, ast.JoinedStr) and node not in wrappers:
                patterns.add(pattern(node))
            elif isinstance(node, ast.Call) and node.args and not is_logged(node):
                if called(node) in SAYING:
                    said |= texts_of(node.args[0], wrappers)
                elif called(node) in SAYING_OF_GAME:
                    said_of_game |= texts_of(node.args[0], wrappers)
    if game is not None:  # a voice puts its game's key before all
        prefixes |= {f"{game}.{prefix}" for prefix in prefixes}
    patterns = {found for found in patterns if re.match(r"[a-z_]+\\\.", found)}
    return Usage(sorted(prefixes), names, patterns, said, said_of_game)


def speaks_plainly(game: str | None) -> bool:
    """Whether a game leaves its sentences to the plain voice; the texts that this one asks for are for such games."""
    return game is not None and issubclass(load(game).voice, PlainVoice)


def pattern(node: ast.JoinedStr) -> str:
    parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ANY for part in node.values]
    return "".join(parts)


def wrapping(tree: ast.Module) -> dict[ast.JoinedStr, str]:
    """f-strings that put a prefix before the `key` that a saying function is given."""
    found: dict[ast.JoinedStr, str] = {}
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef) and function.name in (*SAYING, *SAYING_OF_GAME):
            for node in ast.walk(function):
                if isinstance(node, ast.JoinedStr) and len(node.values) == 2:
                    head, tail = node.values
                    if isinstance(head, ast.Constant) and str(head.value).endswith(".") and is_key(tail):
                        found[node] = str(head.value)
    return found


def is_key(part: ast.expr) -> bool:
    return isinstance(part, ast.FormattedValue) and isinstance(part.value, ast.Name) and part.value.id == "key"


def called(node: ast.Call) -> str:
    function = node.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def is_logged(node: ast.Call) -> bool:
    """LOG.error(...) speaks to no player."""
    function = node.func
    return isinstance(function, ast.Attribute) and isinstance(function.value, ast.Name) and function.value.id == "LOG"


@cache
def client_usage(game: str | None = None) -> set[str]:
    """The keys that the client names, as regular expressions; if a game is named, also in its folder."""
    own = ("client.", "${") if game is None else ("client.", "${", f"{game}.")
    others = {CLIENT / "games" / key for key in keys() if key != game}
    found: set[str] = set()
    for path in sorted(CLIENT.rglob("*")):
        told = path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts")
        if told and not others & set(path.parents):
            for key in QUOTED.findall(path.read_text(encoding="utf-8")):
                if key.startswith(own):
                    found.add(ANY.join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", key)))
    return found


def texts_of(node: ast.expr, wrappers: dict[ast.JoinedStr, str]) -> set[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {re.escape(node.value)}
    if isinstance(node, ast.JoinedStr):
        return set() if node in wrappers else {pattern(node)}
    if isinstance(node, ast.IfExp):
        return texts_of(node.body, wrappers) | texts_of(node.orelse, wrappers)
    return set()


def is_used(key: str, game: str | None = None) -> bool:
    found = usage(game)
    for prefix in found.prefixes:
        if key.startswith(prefix):
            rest = key.removeprefix(prefix)
            if rest in found.names or any(re.fullmatch(p, rest) for p in found.patterns):
                return True
    # What the page says for all games, a game may say otherwise.
    called = {key, key.removeprefix(f"{game}.") if key.startswith(f"{game}.client.") else key}
    return any(re.fullmatch(p, name) for p in client_usage(game) for name in called)


def engine_errors() -> set[str]:
    found = string_arguments("BadOptions", 0, "kernel", "games") | string_arguments("IllegalChoice", -1, "kernel")
    return found | string_arguments("BadGamesPath", 0, "games/__init__.py")


def string_arguments(name: str, at: int, *parts: str) -> set[str]:
    """Strings that calls of this name (`Refusal("...")`) are given at this place, in these folders."""
    found: set[str] = set()
    for path in sources(*parts):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and called(node) == name and node.args:
                argument = node.args[at]
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    found.add(argument.value)
    return found
