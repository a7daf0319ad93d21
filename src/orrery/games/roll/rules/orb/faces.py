"""The faces of Orb dice and what it costs to exchange them, read from content/orb.toml (V-73, V-78)."""

from __future__ import annotations

from typing import Any, Final

from ..choice_tables import ORB_DIE
from ..pieces import DEVELOPMENT, WORLD
from ..powers.kinds import read_power
from ..powers.power import Power, phase_mask
from .die import SIDES

GOODS: Final = 2  # where own dice are put, besides the two stacks of the construction zone
NOWHERE: Final = -1
MUSTER_KEYS: Final = ["settlers", "developers", "goods"]
PLACES: Final = {"settlers": WORLD, "developers": DEVELOPMENT, "goods": GOODS}
AS_POWERS: Final = ("reassign", "extra_workers", "cost_reduction")


class Face:
    """One kind of face. What it does: `points` to improve with, own dice (`most`) put `to` work, `credits`, `talents`,
    the phases it `brings` into play, or `powers` while it is shown. `arrow`: it points at another side."""

    __slots__ = (
        "arrow", "brings", "clone", "count", "credits", "key", "level", "most", "number", "points", "powers", "row",
        "talents", "technology", "to", "vp",
    )  # fmt: skip

    def __init__(self, number: int, row: dict[str, Any]) -> None:
        self.number: Final = number
        self.row: Final = row
        self.key: Final[str] = row["key"]
        self.technology: Final[str] = row["technology"]
        self.level: Final[int] = row["level"]
        self.count: Final[int] = row["count"]
        self.vp: Final[int] = row["vp"]
        self.arrow: Final[bool] = row.get("arrow", False)
        self.clone = False
        self.points = 0
        self.to = NOWHERE
        self.most = 0
        self.credits = 0
        self.talents = 0
        self.brings = 0
        self.powers: list[Power] = []
        for effect in row["effects"]:
            self._read(effect)

    def _read(self, effect: dict[str, Any]) -> None:
        kind: str = effect["kind"]
        if kind in AS_POWERS:
            phase = {} if effect["moment"] == "assign" else {"phase": effect["moment"]}
            self.powers.append(read_power(ORB_DIE, {**effect, **phase}, "orb"))
        elif kind == "upgrade_points":
            self.points = effect["points"]
        elif kind == "own_dice_to":
            self.to = PLACES[effect["to"]]
            self.most = effect["most"]
        elif kind == "gain_credits":
            self.credits = effect["amount"]
        elif kind == "gain_talents":
            self.talents = effect["amount"]
        elif kind == "play_phase":
            self.brings = phase_mask([effect["phase"]])
        elif kind == "copy_neighbour":
            self.clone = True
        elif kind != "follow_arrow":
            raise KeyError(kind)


class Upgrade:
    """What one or two points buy. Levels, or -1 where they do not matter; `turn`: the face whose arrow it turns."""

    __slots__ = ("into", "key", "lower", "points", "same_level", "same_technology", "source", "turn")

    def __init__(self, row: dict[str, Any]) -> None:
        self.key: Final[str] = row["key"]
        self.points: Final[int] = row["points"]
        self.source: Final[int] = row.get("from", -1)
        self.into: Final[int] = row.get("into", -1)
        self.same_technology: Final[bool] = row.get("same_technology", False)
        self.same_level: Final[bool] = row.get("same_level", False)
        self.lower: Final[bool] = row.get("lower", False)
        self.turn: Final[str] = row.get("turn", "")

    def covers(self, old: Face, new: Face) -> bool:
        """Whether it exchanges one for the other. Basic faces are not exchanged for each other (D-42)."""
        if self.turn:
            return False
        if self.same_level:
            return new.level == old.level > 0
        if self.lower:
            return new.level < old.level
        if old.level != self.source or new.level != self.into:
            return False
        return not self.same_technology or old.technology == new.technology


class Faces:
    """All there is to build Orb dice from; nothing, without the module."""

    __slots__ = ("all", "clone", "neighbours", "per_researcher", "rows", "start", "turning", "upgrades")

    def __init__(self, content: dict[str, Any]) -> None:
        self.rows: Final[list[dict[str, Any]]] = content.get("face", [])
        self.all: Final = [Face(number, row) for number, row in enumerate(self.rows)]
        self.clone: Final[int] = next((face.number for face in self.all if face.clone), -1)
        self.upgrades: Final = [Upgrade(row) for row in content.get("upgrade", [])]
        self.turning: Final = [upgrade for upgrade in self.upgrades if upgrade.turn]
        orb: dict[str, Any] = content.get("orb", {})
        self.per_researcher: Final[int] = orb.get("points_per_researcher", 0)
        keys = [face.key for face in self.all]
        self.start: Final = [keys.index(key) for key in orb.get("start", [])]
        self.neighbours: Final = [neighbours(side, orb.get("opposite", [])) for side in range(SIDES)]

    def upgrade(self, old: Face, new: Face) -> Upgrade | None:
        """The cheapest way from one face to another; None: there is none. A Clone is never bought (D-34)."""
        best: Upgrade | None = None
        if new.clone or new.number == old.number:
            return best
        for upgrade in self.upgrades:
            if upgrade.covers(old, new) and (best is None or upgrade.points < best.points):
                best = upgrade
        return best

    def turns(self, face: int) -> Upgrade | None:
        """What turning the arrow of a face costs (V-90)."""
        for upgrade in self.turning:
            if upgrade.turn == self.all[face].key:
                return upgrade
        return None


def neighbours(side: int, opposite: list[list[int]]) -> list[int]:
    """The four sides that touch this one."""
    far = {other for pair in opposite if side in pair for other in pair}
    return [other for other in range(SIDES) if other not in far]


def moments(face: Face) -> list[str]:
    """When a face acts, for those who draw it: `instant`, `assign`, `reveal` or phases."""
    found: list[str] = []
    for effect in face.row["effects"]:
        if effect["moment"] not in found:
            found.append(effect["moment"])
    return found
