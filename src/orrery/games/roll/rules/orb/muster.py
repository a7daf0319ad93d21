"""Own dice that an Orb puts to work at once: as developers, settlers or goods (V-75, D-30, D-33)."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_DONE, C_ENLIST, C_MUSTER, C_MUSTER_GOOD, C_ONTO
from ..phases.produce import capacity, room_on
from ..pieces import (
    BLANK,
    CITIZENRY,
    COLOUR_MASK,
    DEVELOPERS,
    DEVELOPMENT,
    FACE_MASK,
    FACE_SHIFT,
    GRAY,
    NUMBER_SHIFT,
    SETTLERS,
    WORLD,
    assigned,
    label,
)
from ..places import pick
from ..roll_step import RollStep
from ..state import Empire, Galaxy
from ..talents import dice_among, is_talent
from ..vocabulary import phase, step, verb
from .faces import GOODS, MUSTER_KEYS

PLACE_BITS: Final = 2  # in the argument of MUSTER: where to, and above it the world


def most(s: Galaxy, p: Empire) -> int:
    """How many dice may still be put to work by what is shown."""
    face = p.more.orb.shown(s.box.orb)
    return 0 if face is None else face.most - p.more.orb.mustered


def list_sources(s: Galaxy, p: Empire, to: int, world: int, out: list[Choice]) -> None:
    """Own dice from anywhere in the empire, but those that lie there already. Talents are no dice (A-40)."""
    for die in p.citizenry:
        _add(C_MUSTER[CITIZENRY][die & COLOUR_MASK], out)
    for die in p.workers:
        _add(C_ENLIST[die & COLOUR_MASK][die >> FACE_SHIFT & FACE_MASK], out)
    for place in (DEVELOPERS, SETTLERS):
        if place - SETTLERS != to:
            for die in dice_among(p.builders[place - SETTLERS]):
                _add(C_MUSTER[place][die & COLOUR_MASK], out)
    for i in range(len(p.goods)):
        if p.goods_on[i] != world and not is_talent(p.goods[i]):
            _add(C_MUSTER_GOOD[p.goods[i] & COLOUR_MASK][p.goods_on[i]], out)


def _add(choice: Choice, out: list[Choice]) -> None:
    if choice not in out:
        out.append(choice)


def take_rolled(p: Empire, colour: int, face: int) -> int:
    """A die from behind the screen. Of its colour the one with the lowest number goes, and leaves what it shows to the
    one meant: so nobody learns from the number what the others show."""
    alike = [die for die in p.workers if die & COLOUR_MASK == colour]
    meant = next(die for die in alike if die >> FACE_SHIFT & FACE_MASK == face)
    gone = min(alike)
    for die in alike:
        if die >> NUMBER_SHIFT < gone >> NUMBER_SHIFT:
            gone = die
    p.workers.remove(gone)
    if gone != meant:
        bits = (1 << NUMBER_SHIFT) - 1
        p.workers[p.workers.index(meant)] = meant & ~bits | gone & bits
    return gone


class MusterWorld(RollStep):
    """On which world the next good is put; or none."""

    number = step.MUSTER_WORLD
    kind = "muster_world"
    rule = "V-75"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        if most(s, p) <= 0:
            return
        for world in p.worlds:
            onto = C_ONTO[world]
            if s.box.colour[world] != GRAY and p.goods_on.count(world) < room_on(p, world) and onto not in out:
                dice: list[Choice] = []
                list_sources(s, p, GOODS, world, dice)
                if dice:
                    out.append(onto)
        if out:
            out.insert(0, C_DONE)

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        if c.verb == verb.DONE:
            p.todo.pop()
        else:
            p.todo.append(step.MUSTER | (c.a << PLACE_BITS | GOODS) << STEP_BITS)

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        return {"n": most(s, p)}

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        room = capacity(p)
        for side in p.worlds:
            tile = s.box.sides[side].key
            if s.box.colour[side] == GRAY:
                out.append(Refusal("gray_world", "R-54", {"tile": tile}))
            elif p.goods_on.count(side) >= room_on(p, side):
                out.append(Refusal("world_full", "R-99" if room > 1 else "V-75", {"tile": tile, "goods": room}))


class Muster(RollStep):
    """Which die is put to work. Argument: where, and above PLACE_BITS the world."""

    number = step.MUSTER
    kind = "muster"
    rule = "V-75"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        to, world = where(p)
        list_sources(s, p, to, world, out)
        if out and to != GOODS:
            out.insert(0, C_DONE)

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        to, world = where(p)
        p.todo.pop()
        if c.verb == verb.DONE:
            return
        if c.verb == verb.ENLIST:
            die = take_rolled(p, c.a, c.b)
        else:
            die = pick(s.box, p, c.a, c.b)
        p.more.orb.mustered += 1
        if to == GOODS:
            p.goods.append(die | BLANK)
            p.goods_on.append(world)
            if s.listener is not None:
                s.say("muster_good", p.seat, "V-75", {"die": label(die), "tile": s.box.sides[world].key})
            return
        p.builders[to].append(assigned(die | BLANK, phase.SETTLE if to == WORLD else phase.DEVELOP))
        if s.listener is not None:
            if to == DEVELOPMENT:
                s.say("muster_developer", p.seat, "V-75", {"die": label(die)})
            else:
                s.say("muster_settler", p.seat, "V-75", {"die": label(die)})

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        to, world = where(p)
        about: dict[str, Any] = {"muster": MUSTER_KEYS[to]}
        return {**about, "tile": s.box.sides[world].key} if to == GOODS else about

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        out.append(Refusal("own_dice_only", "V-75"))


def where(p: Empire) -> tuple[int, int]:
    """Where a die is put, and on which world."""
    argument = p.todo[-1] >> STEP_BITS
    to = argument & ((1 << PLACE_BITS) - 1)
    return to, argument >> PLACE_BITS if to == GOODS else -1
