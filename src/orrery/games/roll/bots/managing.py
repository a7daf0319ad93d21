"""Dice: which to recruit, to recall, to keep and to give up."""

from __future__ import annotations

from typing import Final

from orrery.games.roll.rules.looks import work_colour
from orrery.games.roll.rules.pieces import (
    CITIZENRY,
    COLOUR_MASK,
    COLOURS,
    CUP,
    DEVELOPMENT,
    HOME,
    SETTLERS,
    WILD,
    WORLD,
)
from orrery.games.roll.rules.sets import DEAL
from orrery.games.roll.rules.steps.manage import is_over
from orrery.games.roll.rules.vocabulary import verb
from orrery.games.roll.rules.vocabulary.phase import PHASES
from orrery.kernel.choice import Choice

from .dice import phases_in
from .payoffs import payoff
from .tiles import dice_needed
from .valuation import Outlook
from .works import Works

IN_PLACE: Final = 0.5  # a die that is already at work, or that costs nothing to use again
AS_GOOD: Final = 1.5
FEW: Final = 3  # dice in the cup
SECOND_SYMBOL: Final = 0.1
ONLY_ONE: Final = 0.4  # the last die of a colour


def colour_values(o: Outlook) -> list[float]:
    """What a die of each colour is likely to do in the next round."""
    works = Works(o.s, o.p, 3, o.ignores | DEAL)  # the Deal dice will show something else
    gains = [(row[3] - row[0]) / 3 for row in works.table]
    best = max(gains)
    values = [0.0] * COLOURS
    for colour in range(o.box.colours):
        for face in o.box.die_faces[colour]:
            if face == WILD:
                values[colour] += best + 0.2
            elif face < WILD:
                values[colour] += gains[face] + works.fit[face][colour]
            else:
                values[colour] += face_value(o, works, gains, colour, face)
    return values


def face_value(o: Outlook, works: Works, gains: list[float], colour: int, face: int) -> float:
    """A face with two symbols: the better of two phases, and a bit for the other; a dollar saves the recruiting."""
    best = -1e9
    for which in phases_in(o.box.face_phases[face]):
        best = max(best, gains[which] + works.fit[which][colour])
    return best + (o.recruiting() if o.box.dollar[face] >= 0 else SECOND_SYMBOL)


def recruit(o: Outlook, choices: list[Choice]) -> Choice:
    values = colour_values(o)
    return max(choices, key=lambda choice: values[choice.a])


def keep(o: Outlook, choices: list[Choice]) -> Choice:
    """Dice used for a tile that go back to the cup: as many as allowed, the best ones."""
    values = colour_values(o)
    return max(choices, key=lambda choice: -1e9 if choice.verb == verb.DONE else values[work_colour(choice.a)])


def recall(o: Outlook, choices: list[Choice]) -> Choice:
    """Dice come back when they must, when too few are left to work, or when the game is over, for they break a tie."""
    done = choices[0]
    if done.verb == verb.DONE:
        wanted = [choice for choice in choices[1:] if choice.b < 0]
        if not wanted or not (is_over(o.s) or starved(o)):
            return done
    else:
        wanted = choices

    def loss(choice: Choice) -> float:
        if choice.b >= 0:
            return AS_GOOD + payoff(o, choice.b, work_colour(choice.a))
        return missing(o, -1 - choice.b - SETTLERS) * -0.1 - 0.01 * choice.a

    return min(wanted, key=loss)


def starved(o: Outlook) -> bool:
    """Hardly any dice to roll, while others are bound on tiles that are far from completion."""
    cup = len(o.p.cup)
    far = max(missing(o, kind) if o.p.builders[kind] else 0 for kind in (WORLD, DEVELOPMENT))
    return cup < FEW and far > cup


def missing(o: Outlook, kind: int) -> int:
    """Dice that the top tile of a stack still needs; many, if there is none."""
    stack = o.p.stacks[kind]
    return dice_needed(o, stack[-1]) - len(o.p.builders[kind]) if stack else 9


def remove(o: Outlook, choices: list[Choice]) -> Choice:
    """The die that is missed least; one in the Citizenry would have to be paid for anyway."""
    counts = [0] * COLOURS
    for die in o.p.dice():
        counts[die & COLOUR_MASK] += 1

    def loss(choice: Choice) -> float:
        colour = work_colour(choice.a)
        value = 0.0 if colour == HOME else 0.5 + 0.1 * colour
        if counts[colour] == 1:
            value += ONLY_ONE
        place = -1 - choice.b
        if choice.b >= 0:
            value += AS_GOOD
        elif place == CUP:
            value += 0.5 * IN_PLACE
        elif place != CITIZENRY:
            value += IN_PLACE if place < PHASES else 0.8 * IN_PLACE
        return value

    return min(choices, key=loss)


def take(o: Outlook, choices: list[Choice]) -> Choice:
    """A die of choice from the supply: the best one. In a swap it is always better than the good that was used."""
    values = o.die_values
    return max(choices, key=lambda choice: -1e9 if choice.verb == verb.DONE else values[choice.a])


def builder(choices: list[Choice]) -> Choice:
    """Dice are placed, or used up, with the rarest colour first: it comes back soonest. With a dollar before all."""
    return max(choices, key=lambda choice: choice.a)
