"""Orb dice at the prompt: what lies on their sides, what was rolled, and what a new face costs and does."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from orrery.games.roll.rules.orb.die import NO_SIDE
from orrery.games.roll.rules.orb.improving import left, lender
from orrery.games.roll.rules.state import Empire, Galaxy
from orrery.games.roll.rules.vocabulary import verb
from orrery.games.roll.texts.voice import roll_voice
from orrery.kernel.choice import Choice, Decision
from orrery.kernel.state import State
from orrery.terminal.screen import Line
from orrery.texts import Speech

ROLLED: Final = "*"
POINTS_AT: Final = ">"
ASKED: Final = ("orb_side", "orb_face", "orb_arrow")  # the questions of the workshop


def orb_lines(s: Galaxy, p: Empire, speech: Speech, indent: str) -> list[Line]:
    """`Orb: 1, *2 Basic upgrade · 3>5 Assist II: arrow · …`, then what it does this round. Without the module none."""
    orb, kinds = p.more.orb, s.box.orb
    if not orb.faces:
        return []
    facts = side_facts(s, p, speech)
    if orb.points:
        facts.append(Text(speech.word("terminal.orb.points", n=orb.points), "bold"))
    elif orb.out:
        facts.append(Text(speech.word("terminal.orb.out"), "dim"))
    elif orb.up != NO_SIDE and kinds.all[orb.faces[orb.up]].arrow:
        shown = orb.shown(kinds)
        if shown is None:
            facts.append(Text(speech.word("terminal.orb.loop"), "dim"))
        else:
            facts.append(Text(speech.word("terminal.orb.acts", name=speech.name(shown.key)), "bold"))
    return [Line(f"{indent}{speech.word('terminal.orb')} ", facts)]


def side_facts(s: Galaxy, p: Empire, speech: Speech) -> list[Text]:
    """`1, *2>5 Assist II: arrow`: neighbours in number with the same face together. The side rolled has a star, an
    arrow or a Clone the side that it points at.
    """
    orb = p.more.orb
    found: list[Text] = []
    sides: list[str] = []
    for side, face in enumerate(orb.faces):
        target = "" if orb.arrows[side] == NO_SIDE else f"{POINTS_AT}{orb.arrows[side] + 1}"
        sides.append(f"{ROLLED if orb.up == side else ''}{side + 1}{target}")
        if orb.faces[side + 1 : side + 2] != [face]:
            said = f"{', '.join(sides)} {speech.name(s.box.orb.all[face].key)}"
            found.append(Text(said, "bold" if ROLLED in said else ""))
            sides = []
    return found


def orb_hint(s: Galaxy, decision: Decision, choice: Choice, speech: Speech, view: State, names: list[str]) -> str:
    """What lies on a side, and where it points; what a face costs, how many are left, what it does and scores."""
    p = s.players[decision.seat]
    cost = speech.gain(view, decision, choice)
    if choice.verb in (verb.SIDE, verb.POINT):
        target = p.more.orb.arrows[choice.a]
        return cost if target == NO_SIDE else f"{cost} {POINTS_AT}{target + 1}"
    if choice.verb != verb.FACE:
        return cost
    face = s.box.orb.all[choice.a]
    said = [cost]
    if n := left(s, face.number):
        said.append(speech.word("terminal.orb.left", n=n))
    elif (owner := lender(s, p, face.number)) is not None:
        said.append(speech.word("terminal.orb.lent", name=names[owner.seat]))
    if face.vp:
        said.append(speech.word("terminal.vp", vp=face.vp))
    return " · ".join([*said, *roll_voice(speech).face_does(face.row)])
