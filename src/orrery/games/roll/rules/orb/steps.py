"""What is asked about an Orb die that is improved: which side, which face, where its arrow points (V-78, V-89)."""

from __future__ import annotations

from typing import Any

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_DONE, C_FACE, C_POINT, C_RESEARCH, C_SIDE, C_TURN
from ..pieces import label
from ..places import in_phase
from ..roll_step import RollStep
from ..state import Empire, Galaxy
from ..vocabulary import phase, step, verb
from .die import NO_SIDE, SIDES
from .improving import attach, can_be_had, can_improve, turning, way


def research(s: Galaxy, p: Empire, die: int) -> None:
    """A researcher, already off its column, brings its points and goes to the Citizenry (V-78, V-94, D-42)."""
    p.more.orb.points = s.box.orb.per_researcher
    if s.listener is not None:
        s.say("research", p.seat, "V-78", {"die": label(die), "points": p.more.orb.points})
    s.retire(p, die, False)
    p.todo.append(step.ORB_SIDE)


class Research(RollStep):
    """One researcher after the other. All are used, so nobody is asked which comes first."""

    number = step.RESEARCH
    kind = "research"
    rule = "V-78"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        if in_phase(p, phase.DOLLAR):
            out.append(C_RESEARCH)

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        die = in_phase(p, phase.DOLLAR)[0]
        p.workers.remove(die)
        research(s, p, die)


class OrbSide(RollStep):
    """Which side is improved next; or none, and what is left of the points is lost."""

    number = step.ORB_SIDE
    kind = "orb_side"
    rule = "V-78"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        if p.more.orb.points == 0:
            return
        for side in range(SIDES):
            if can_improve(s, p, side):
                out.append(C_SIDE[side])
        if out:
            out.insert(0, C_DONE)

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        if c.verb == verb.DONE:
            p.todo.pop()
            p.more.orb.points = 0
        else:
            p.todo.append(step.ORB_FACE | c.a << STEP_BITS)

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        return {"points": p.more.orb.points, "faces": [s.box.orb.all[face].key for face in p.more.orb.faces]}

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        out.append(Refusal("points_are_lost", "V-78"))


class OrbFace(RollStep):
    """Which face comes onto the side, or whether its arrow is turned. Argument: the side."""

    number = step.ORB_FACE
    kind = "orb_face"
    rule = "V-78"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        side = p.todo[-1] >> STEP_BITS
        if turning(s, p, side) is not None:
            out.append(C_TURN)
        for face in s.box.orb.all:
            if way(s, p, side, face) is not None and can_be_had(s, p, face.number):
                out.append(C_FACE[face.number])

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        side = p.todo.pop() >> STEP_BITS
        if c.verb == verb.TURN:
            upgrade = turning(s, p, side)
            if upgrade is not None:
                p.more.orb.points -= upgrade.points
            p.todo.append(step.ORB_ARROW | side << STEP_BITS)
            return
        face = s.box.orb.all[c.a]
        upgrade = way(s, p, side, face)
        if upgrade is not None:
            attach(s, p, side, face, upgrade)
        if face.arrow:
            p.todo.append(step.ORB_ARROW | side << STEP_BITS)

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        side = p.todo[-1] >> STEP_BITS
        face = p.more.orb.meant(s.box.orb, side).key
        return {"points": p.more.orb.points, "orb_side": side + 1, "face_now": face}

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        side = p.todo[-1] >> STEP_BITS
        old = p.more.orb.meant(s.box.orb, side)
        for face in s.box.orb.all:
            if way(s, p, side, face) is not None and not can_be_had(s, p, face.number):
                out.append(Refusal("no_face_left", "V-79", {"orb_face": face.key}))
        out.append(Refusal("points_do_not_reach", "V-78", {"points": p.more.orb.points, "orb_face": old.key}))
        out.append(Refusal("clones_are_not_bought", "V-79"))

    def rule_against(self, s: Galaxy, p: Empire, c: Choice) -> str:
        if c.verb == verb.TURN:
            return "V-90"
        if c.verb != verb.FACE:
            return "V-78"
        if s.box.orb.all[c.a].clone or way(s, p, p.todo[-1] >> STEP_BITS, s.box.orb.all[c.a]) is not None:
            return "V-79"
        return "V-78"


class OrbArrow(RollStep):
    """Which of the four sides beside it an arrow points at. Argument: the side (V-89)."""

    number = step.ORB_ARROW
    kind = "orb_arrow"
    rule = "V-89"

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        side = p.todo[-1] >> STEP_BITS
        for other in s.box.orb.neighbours[side]:
            if other != p.more.orb.arrows[side]:
                out.append(C_POINT[other])

    def take(self, s: Galaxy, p: Empire, c: Choice) -> None:
        side = p.todo.pop() >> STEP_BITS
        turned = p.more.orb.arrows[side] != NO_SIDE
        p.more.orb.arrows[side] = c.a
        p.relearn(s.box)
        if s.listener is not None:
            face = p.more.orb.meant(s.box.orb, c.a).key
            params = {"orb_side": side + 1, "target": c.a + 1, "face": face}
            s.say("orb_point", p.seat, "V-78" if turned else "V-89", params)

    def about(self, s: Galaxy, p: Empire) -> dict[str, Any]:
        side = p.todo[-1] >> STEP_BITS
        return {"orb_side": side + 1, "faces": [s.box.orb.all[face].key for face in p.more.orb.faces]}

    def refuse(self, s: Galaxy, p: Empire, out: list[Refusal]) -> None:
        out.append(Refusal("arrow_to_a_neighbour", "V-89"))
