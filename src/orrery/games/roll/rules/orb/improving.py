"""Improving an Orb die: which faces can be had for its points, and what happens when one is attached (V-78, V-79)."""

from __future__ import annotations

from ..state import Empire, Galaxy
from .die import NO_SIDE
from .faces import Face, Upgrade


def left(s: Galaxy, face: int) -> int:
    """How many faces of a kind are on no die."""
    n = s.box.orb.all[face].count
    for p in s.players:
        n -= p.more.orb.faces.count(face)
    return n


def way(s: Galaxy, p: Empire, side: int, face: Face) -> Upgrade | None:
    """How this face comes onto a side, if its price is not too high; whether it can be had is not asked."""
    found = s.box.orb.upgrade(p.more.orb.meant(s.box.orb, side), face)
    return found if found is not None and found.points <= p.more.orb.points else None


def turning(s: Galaxy, p: Empire, side: int) -> Upgrade | None:
    """How the arrow of a side is turned, if the points suffice. That of a Clone is not (V-90)."""
    found = s.box.orb.turns(p.more.orb.faces[side])
    return found if found is not None and found.points <= p.more.orb.points else None


def can_be_had(s: Galaxy, p: Empire, face: int) -> bool:
    return left(s, face) > 0 or lender(s, p, face) is not None


def can_improve(s: Galaxy, p: Empire, side: int) -> bool:
    if turning(s, p, side) is not None:
        return True
    for face in s.box.orb.all:
        if way(s, p, side, face) is not None and can_be_had(s, p, face.number):
            return True
    return False


# Faces that run out.


def lender(s: Galaxy, buyer: Empire, face: int) -> Empire | None:
    """Who can replace one of two such faces by a Clone: the others in player order, then the buyer (D-41)."""
    if left(s, s.box.orb.clone) <= 0:
        return None
    for seat in [*[seat for seat in s.order if seat != buyer.seat], buyer.seat]:
        if pair(s, s.players[seat], face)[0] != NO_SIDE:
            return s.players[seat]
    return None


def pair(s: Galaxy, p: Empire, face: int) -> tuple[int, int]:
    """Two adjacent sides with this face: the first keeps it. NO_SIDE: there are none."""
    faces = p.more.orb.faces
    for one in range(len(faces)):
        for two in s.box.orb.neighbours[one]:
            if one < two and faces[one] == face and faces[two] == face:
                return one, two
    return NO_SIDE, NO_SIDE


def lend(s: Galaxy, p: Empire, face: int) -> None:
    """One of two faces alike goes back; a Clone that points at the other takes its place (V-79, V-90)."""
    one, two = pair(s, p, face)
    p.more.orb.faces[two] = s.box.orb.clone
    p.more.orb.arrows[two] = one
    p.relearn(s.box)
    if s.listener is not None:
        params = {"face": s.box.orb.all[face].key, "orb_side": two + 1, "target": one + 1}
        s.say("orb_clone", p.seat, "V-79", params)


# Attaching.


def attach(s: Galaxy, p: Empire, side: int, face: Face, upgrade: Upgrade) -> None:
    """A new face on a side; an arrow points nowhere yet."""
    orb = p.more.orb
    if left(s, face.number) <= 0:
        owner = lender(s, p, face.number)
        if owner is not None:
            lend(s, owner, face.number)
    old = orb.meant(s.box.orb, side).key
    orb.faces[side] = face.number
    orb.arrows[side] = NO_SIDE
    orb.points -= upgrade.points
    p.relearn(s.box)
    if s.listener is not None:
        params = {"orb_side": side + 1, "old": old, "face": face.key, "points": upgrade.points}
        s.say("orb_upgrade", p.seat, "V-78", params)


def could_run_short(s: Galaxy, points: list[int]) -> bool:
    """Whether players who improve at the same time could want the same faces. `points`: by seat, all they will have."""
    if sum([1 for n in points if n > 0]) < 2:
        return False
    for face in s.box.orb.all:
        wanted = 0
        for p in s.players:
            if points[p.seat] > 0 and reaches(s, p, face, points[p.seat]):
                wanted += points[p.seat]
        if wanted > left(s, face.number):
            return True
    return False


def reaches(s: Galaxy, p: Empire, face: Face, points: int) -> bool:
    """Whether a player could attach a face; with several points he can come to nearly any by a detour."""
    if face.clone:
        return False
    if points > 1:
        return True
    for side in range(len(p.more.orb.faces)):
        found = s.box.orb.upgrade(p.more.orb.meant(s.box.orb, side), face)
        if found is not None and found.points <= points:
            return True
    return False
