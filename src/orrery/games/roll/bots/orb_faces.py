"""What faces of the Orb are worth to an empire, and what a researcher can make of it."""

from __future__ import annotations

from typing import Final

from orrery.games.roll.rules.orb.faces import Face

from .valuation import Outlook

SIDES: Final = 6
# What a face brings each time it is rolled.
USE: Final = {
    "basic_upgrade": 0.5,
    "basic_reassign": 0.3,
    "basic_explorer": 0.6,
    "assist_1_reassign": 0.5,
    "assist_1_upgrade": 1.0,
    "assist_2_arrow": 0.7,
    "develop_1": 0.6,
    "develop_2": 0.6,
    "develop_3": 1.0,
    "settle_1": 0.6,
    "settle_2": 0.6,
    "settle_3": 1.0,
    "achievement_1": 0.9,
    "achievement_2": 1.2,
    "achievement_3": 2.3,
    "ship_1": 0.9,
    "ship_2": 1.3,
    "ship_3": 1.0,
    "produce_1": 0.5,
    "produce_2": 0.9,
    "produce_3": 1.3,
}


def worth(o: Outlook, face: Face) -> float:
    """Points at the end, and what it brings in the rounds to come."""
    return face.vp + USE.get(face.key, 0.0) * o.rounds / SIDES


def gain(o: Outlook, side: int, face: Face) -> float:
    """What a face brings on a side, less what lies there now."""
    return worth(o, face) - worth(o, o.p.more.orb.meant(o.box.orb, side))


def research_gains(o: Outlook) -> list[float]:
    """What the points of one researcher bring on each side, the best first."""
    kinds = o.box.orb
    found: list[float] = []
    for at in range(len(o.p.more.orb.faces)):
        old = o.p.more.orb.meant(kinds, at)
        best = 0.0
        for new in kinds.all:
            upgrade = kinds.upgrade(old, new)
            if upgrade is not None and upgrade.points <= kinds.per_researcher:
                best = max(best, (worth(o, new) - worth(o, old)) * kinds.per_researcher / upgrade.points)
        found.append(best)
    found.sort(reverse=True)
    return found
