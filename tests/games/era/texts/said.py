"""Which events and refusals the rules tell, found in their source, and with which parameters: filled with samples."""

from __future__ import annotations

import ast
from functools import cache
from typing import Any, NamedTuple

from tests.texts.usage import called, sources

RULES = "games/era/rules"
# A value for each name that parameters have.
SAMPLES: dict[str, Any] = {
    "hex": "ze5", "from": "he5", "to": "zc4", "wanted": "hb3", "stop": "zc5", "pyramids": "he5",
    "hexes": ["ze5", "hb3"], "first": ["he5"], "bonus": ["hb3"], "waiting": [], "wormholes": ["zc7", "ha3"],
    "faction": "slavers",
    "attackers": ["slavers"], "defenders": ["farmers", "human"], "winners": ["slavers"], "losers": ["human"],
    "order": ["human", "farmers", "slavers"], "field": "military", "learns": "robotics", "teaches": "genetics",
    "of": ["military", "robotics"], "star": "primitive", "kind": "research", "way": "conquer", "only": "ally",
    "relic": "pyramids", "card": "central", "people": "orion", "peoples": ["orion", "greys"], "story": "wars",
    "goal": "control", "home": "lyra", "centre": "rigel", "sector": "xilox", "difficulty": "hard", "alignment": "sts",
    "era": 2, "counter": "gain_star", "counters": ["research", "gain_star"], "ovals": ["research"], "left": 4,
    "fleet": "a", "other": "b", "letter": "", "letters": ["a", ""], "side": "x2", "section": "a", "dice": [5, 2],
    "direction": "ne", "target": "nearest_human_star", "source": "story", "what": "disc", "when": "growth",
    "wormhole": "home_a", "by": "military", "sizes": [5, 2], "fleets": [{"faction": "slavers", "fleet": "b", "n": 3}],
    "sentences": [{"kind": "grow"}], "rank": "stellar", "home_side": "a", "centre_side": "b", "fits": True,
    "drawn": True, "where": "all", "otherwise": "neutral", "otherwise_n": 2, "why": "research",
}  # fmt: skip
# And where one of these says something else than usual.
OF_EVENT: dict[str, dict[str, Any]] = {
    "takes_star": {"from": "human"},
    "no_star": {"from": "neutral"},
    "learns_nothing": {"from": "human"},
    "star_fits": {"from": ""},
    "star_fails": {"from": ""},
    "unit_flies": {"of": ["n", "ne"]},
    "home_star": {"star": "Lyra"},
    "settles": {"of": 3},
    "spawns": {"wormholes": 2, "difficulty": 1},
    "grown": {"left": ["research"]},
    "merges": {"stays": 1},
    "ray": {"what": "fleet"},
    "no_trade": {"why": "no_contact"},
    "points.sector": {"sector": "z"},
    "card_condition": {"what": "cv"},
    "not_to_cancel": {"kind": "grow"},
    "relic": {"kind": "pyramids"},
    "strength": {"fleets": 2, "people": 1},
}


class Said(NamedTuple):
    """One place in the rules that tells an event or refuses something."""

    key: str
    params: dict[str, Any]
    rule: str
    actor: str = ""  # as the source has it: `HUMAN`, `-1`, or a variable


@cache
def events() -> list[Said]:
    found: list[Said] = []
    for node, function in _calls("say"):
        if len(node.args) > 3:
            names = _names(node.args[3], function, node.lineno)
            actor = ast.unparse(node.args[1])
            keys = [key for key in _texts(node.args[0], function) if key != "points"]  # told by `award`
            found += [_filled(key, names, node.args[2], actor) for key in keys]
    for node, _ in _calls("award"):
        told = {keyword.arg for keyword in node.keywords if keyword.arg}
        for why in _texts(node.args[4], None):
            filled = _filled(f"points.{why}", {"n", "source", "total", *told}, node.args[3])
            found.append(Said("points", {**filled.params, "why": why}, filled.rule, "HUMAN"))
    return found


@cache
def refusals() -> list[Said]:
    found: list[Said] = []
    for node, function in _calls("Refusal"):
        names = _names(node.args[2], function, node.lineno) if len(node.args) > 2 else set()
        found += [_filled(key, names, node.args[1]) for key in _texts(node.args[0], function)]
    return found


def _filled(key: str, names: set[str], rule: ast.expr, actor: str = "") -> Said:
    own = OF_EVENT.get(key, {})
    params = {name: own.get(name, SAMPLES.get(name, 2)) for name in sorted(names)}
    known = isinstance(rule, ast.Constant) and isinstance(rule.value, str)
    return Said(key, params, ast.literal_eval(rule) if known else "E-1", actor)


# Reading the source.


@cache
def _functions() -> dict[str, ast.FunctionDef]:
    return {node.name: node for tree in _trees() for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


@cache
def _trees() -> tuple[ast.Module, ...]:
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in sources(RULES))


def _calls(name: str) -> list[tuple[ast.Call, ast.FunctionDef]]:
    return [
        (node, function)
        for tree in _trees()
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef) and function.name != name
        for node in ast.walk(function)
        if isinstance(node, ast.Call) and called(node) == name
    ]


def _texts(node: ast.expr, function: ast.FunctionDef | None) -> list[str]:
    """The strings that an expression can be."""
    if isinstance(node, ast.Constant):
        return [node.value] if isinstance(node.value, str) else []
    if isinstance(node, ast.IfExp):
        return _texts(node.body, function) + _texts(node.orelse, function)
    if isinstance(node, ast.Tuple):
        return _texts(node.elts[0], function)
    if isinstance(node, ast.Name) and function is not None:
        return [text for value in _assigned(function, node.id) for text in _texts(value, function)]
    return []


def _assigned(function: ast.FunctionDef, name: str) -> list[ast.expr]:
    """What a name is given in a function; in `key, rule = ...` the first."""
    found: list[ast.expr] = []
    for node in ast.walk(function):
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            first = target.elts[0] if isinstance(target, ast.Tuple) else target
            if isinstance(first, ast.Name) and first.id == name:
                found.append(node.value)
    return found


def _names(node: ast.expr, function: ast.FunctionDef, line: int) -> set[str]:
    """The keys of a dict: written there, in a variable, or made by a function."""
    if isinstance(node, ast.Dict):
        found: set[str] = set()
        for key, value in zip(node.keys, node.values, strict=True):
            if key is None:
                found |= _names(value, function, line)
            elif isinstance(key, ast.Constant):
                found.add(str(key.value))
        return found
    if isinstance(node, ast.Name):
        values = [value for value in _assigned(function, node.id) if value.lineno <= line]
        last = max(values, key=lambda value: value.lineno, default=None)
        written = set() if last is None else _names(last, function, line)
        return written | _put_in(function, node.id, line)
    if isinstance(node, ast.Call) and called(node) in _functions():
        made = _functions()[called(node)]
        whole: set[str] = set()
        for inner in ast.walk(made):
            if isinstance(inner, ast.Dict):
                whole |= _names(inner, made, inner.lineno)
        return whole | {
            name for variable in ("told", "found") for name in _put_in(made, variable, made.end_lineno or 0)
        }
    return set()


def _put_in(function: ast.FunctionDef, name: str, line: int) -> set[str]:
    """The keys in `told["n"] = ...`."""
    return {
        str(node.slice.value)
        for node in ast.walk(function)
        if isinstance(node, ast.Subscript)
        and isinstance(node.value, ast.Name)
        and node.value.id == name
        and isinstance(node.slice, ast.Constant)
        and isinstance(node.ctx, ast.Store)
        and node.lineno <= line
    }
