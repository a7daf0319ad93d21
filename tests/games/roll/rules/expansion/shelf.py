"""A shelf for tests: the base game's own files, and a small expansion for each that can be played."""

from __future__ import annotations

from typing import Any

from orrery.games.roll.rules.catalogue import Shelf, read

BASE_FILES = ["tiles.toml", "starts.toml", "dice.toml", "figures.toml"]


def world(key: str, **more: Any) -> dict[str, Any]:
    return {"key": key, "kind": "world", "cost": 2, "colour": "genes", "name_en": key, "name_de": key, **more}


def development(key: str, **more: Any) -> dict[str, Any]:
    return {"key": key, "kind": "development", "cost": 3, "name_en": key, "name_de": key, **more}


def die(key: str, faces: list[str], matches: str, **more: Any) -> dict[str, Any]:
    return {"key": key, "faces": faces, "matches": matches, "rule": "A-13", **more}


def dollar(key: str) -> dict[str, Any]:
    return {"key": f"{key}_dollar", "phases": [key], "dollar": True}


def small_shelf() -> Shelf:
    """A faction, a home world or two and a tile or two for each box, and a base tile of Deal."""
    gain = {"kind": "gain_die", "colour": "leader", "to": "citizenry", "count": 1}
    ambition = {
        "dice": {"leader": 5, "entrepreneur": 9, "military": 10},
        "figures": {"start_cup": ["home", "home", "leader"]},
        "faction": [{"number": 10, "half": [development("a_half"), world("other_half")]}],
        "home_world": [world("a_home")],
        "tile": [
            {"world": world("a_world", effects=[gain]), "development": development("a_development")},
            {"world": world("b_world"), "development": development("b_development")},
        ],
    }
    rivalry = {
        "dice": {"leader": 10, "pioneer": 14},
        "figures": {"start_cup": ["home", "home", "leader"]},
        "faction": [{"number": 24, "half": [development("c_half"), world("d_half")]}],
        "home_world": [world("c_home"), world("d_home")],
        "tile": [{"world": world("c_world"), "development": development("c_development", reassign=True)}],
    }
    special = {
        "face": [
            {"key": "explore_produce", "phases": ["explore", "produce"]},
            dollar("explore"),
            dollar("settle"),
        ],
        "die": [
            die("leader", ["wild", "explore_produce", "settle_dollar"] * 2, "any", counts_as="home"),
            die("entrepreneur", ["wild", "explore_dollar", "settle"] * 2, "none"),
            die("pioneer", ["settle", "settle_dollar", "explore"] * 2, "novelty", counts_as="novelty"),
        ],
    }
    files: dict[str, dict[str, Any]] = {name: read(name) for name in BASE_FILES}
    files |= {"ambition.toml": ambition, "rivalry.toml": rivalry, "special_dice.toml": special}
    files["deal.toml"] = {"base_tile": [{"side": [world("base_world_novelty"), world("base_world_rare")]}]}
    files["orb.toml"] = {"figures": {"pool_per_player": 15, "end_tiles": 15, "phase_die": "leader"}}
    return Shelf(files)
