"""The Orb: which faces to take, where an arrow points, and which dice it puts to work."""

from __future__ import annotations

from typing import Final

from orrery.games.roll.rules.orb.improving import way
from orrery.games.roll.rules.pieces import COLOUR_MASK, DEVELOPMENT, HOME, WORLD
from orrery.games.roll.rules.vocabulary import verb
from orrery.kernel.choice import Choice
from orrery.kernel.state import STEP_BITS

from .orb_faces import USE, gain
from .payoffs import payoff
from .valuation import Outlook

KINDS: Final = ("orb_side", "orb_face", "orb_arrow", "muster_world", "muster")
AT_LEAST: Final = 0.1  # what a new face must bring to be taken


def choose(o: Outlook, kind: str, choices: list[Choice]) -> Choice:
    """The answer to a question about an Orb, one of KINDS."""
    if kind == "orb_side":
        return side(o, choices)
    if kind == "orb_face":
        return face(o, choices)
    if kind == "orb_arrow":
        return arrow(o, choices)
    if kind == "muster_world":
        return world(o, choices)
    return muster(o, choices)


def best_on(o: Outlook, side: int) -> tuple[float, int]:
    """The best face that a side can have for the points there are, by what it brings for each of them."""
    most, number = 0.0, -1
    for face in o.box.orb.all:
        upgrade = way(o.s, o.p, side, face)
        if upgrade is not None and gain(o, side, face) / upgrade.points > most:
            most, number = gain(o, side, face) / upgrade.points, face.number
    return most, number


def side(o: Outlook, choices: list[Choice]) -> Choice:
    best = choices[0]
    most = AT_LEAST
    for choice in choices:
        if choice.verb == verb.SIDE:
            brings = best_on(o, choice.a)[0]
            if brings > most:
                best, most = choice, brings
    return best


def face(o: Outlook, choices: list[Choice]) -> Choice:
    at = o.p.todo[-1] >> STEP_BITS

    def value(choice: Choice) -> float:
        if choice.verb != verb.FACE:
            return -1.0
        upgrade = way(o.s, o.p, at, o.box.orb.all[choice.a])
        return gain(o, at, o.box.orb.all[choice.a]) / (1 if upgrade is None else upgrade.points)

    return max(choices, key=value)


def arrow(o: Outlook, choices: list[Choice]) -> Choice:
    """At the best side that is no arrow itself."""
    orb = o.p.more.orb

    def value(choice: Choice) -> float:
        shown = o.box.orb.all[orb.faces[choice.a]]
        return -1.0 if shown.arrow else USE.get(shown.key, 0.0)

    return max(choices, key=value)


def world(o: Outlook, choices: list[Choice]) -> Choice:
    """Goods of dice that lie idle in the Citizenry, where they pay best."""
    if not o.p.citizenry:
        return choices[0]
    worlds = [choice for choice in choices if choice.verb == verb.ONTO]
    return max(worlds, key=lambda choice: max(payoff(o, choice.a, die & COLOUR_MASK) for die in o.p.citizenry))


def muster(o: Outlook, choices: list[Choice]) -> Choice:
    """A die that lies idle in the Citizenry, the plainest as a builder and the best fitting as a good."""
    idle = [choice for choice in choices if choice.verb == verb.MUSTER and "@citizenry" in choice.code]
    argument = o.p.todo[-1] >> STEP_BITS
    if argument & 3 not in (WORLD, DEVELOPMENT):
        return max(idle or choices, key=lambda choice: payoff(o, argument >> 2, choice.a))
    if not idle or not o.p.stacks[argument & 3]:
        return choices[0]
    return min(idle, key=lambda choice: (choice.a != HOME, choice.a))
