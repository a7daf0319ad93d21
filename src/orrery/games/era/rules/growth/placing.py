"""Placing new ships in small steps: at which star, outside fleets or in which fleet, and how many (E-142, E-143)."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS, STEP_MASK

from ..alphabet import C_INTO, C_PLACE, C_SHIPS, LOOSE
from ..board import ADDRESSES, HEXES, NOWHERE
from ..era_step import EraStep
from ..movement.ships import free_miniatures, place_ships
from ..state import Galaxy, Seat
from ..vocabulary import step, verb
from ..vocabulary.faction import HUMAN
from ..vocabulary.field import ROBOTICS
from ..vocabulary.letter import LETTER_KEYS, LETTERS

# Where: at own unblocked stars with population enough; at any own star; above them, in one hex alone.
YARDS: Final = 0
OWN_STARS: Final = 1
HERE: Final = 2
WHERES: Final = HERE + HEXES


def only_at(at: int) -> int:
    return HERE + at


def ask_to_place(s: Galaxy, n: int, where: int) -> None:
    """Let the player place so many new ships."""
    s.seat.todo.append(step.PLACE | (where + WHERES * n) << STEP_BITS)


def is_yard(s: Galaxy, at: int) -> bool:
    """E-142: whether new ships are built at a star of the player."""
    return s.population(at) >= s.box.shipyard[s.me.levels[ROBOTICS]] and not s.blocked(HUMAN, at)


def stars_for_ships(s: Galaxy, where: int) -> list[int]:
    if where >= HERE:
        return [where - HERE]
    return [at for at in s.stars_of(HUMAN) if where == OWN_STARS or is_yard(s, at)]


def ways_in(s: Galaxy, at: int) -> list[int]:
    """Where ships can go in a hex: LOOSE if there is a miniature, fleets there, and those in the supply."""
    found = [LOOSE] if free_miniatures(s, HUMAN) > 0 else []
    fleet_at = s.me.fleet_at
    found.extend([letter for letter in range(LETTERS) if fleet_at[letter] in (at, NOWHERE)])
    return found


class Place(EraStep):
    """At which star. The argument: where, and how many ships times WHERES."""

    number = step.PLACE
    kind = "place"
    rule = "E-142"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        argument = p.todo[-1] >> STEP_BITS
        if argument < WHERES:
            return
        for at in stars_for_ships(s, argument % WHERES):
            if ways_in(s, at):
                out.append(C_PLACE[at])
        if not out:  # nowhere: they are lost (E-143), which has to be told
            out.append(C_SHIPS[0])

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        if c.verb == verb.PLACE:
            p.todo.append(step.PLACE_INTO | c.a << STEP_BITS)
            return
        argument = p.todo.pop() >> STEP_BITS
        if argument % WHERES == YARDS:
            s.ledger.built = max(0, s.ledger.built - argument // WHERES)  # star people may have built more
        if s.listener is not None:
            s.say("ships_lost", HUMAN, "E-143", {"n": argument // WHERES})

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        return {"n": left_to_place(p)}

    def why_not(self, s: Galaxy, p: Seat, c: Choice, out: list[Refusal]) -> None:
        if c.verb != verb.PLACE:
            return
        where = (p.todo[-1] >> STEP_BITS) % WHERES
        told: dict[str, Any] = {"hex": ADDRESSES[c.a]}
        if s.owner[c.a] != HUMAN:
            out.append(Refusal("not_your_star", "E-142", told))
        elif c.a not in stars_for_ships(s, where) and where == YARDS:
            if s.blocked(HUMAN, c.a):
                out.append(Refusal("star_blocked", "E-148", told))
            else:
                told["population"] = s.population(c.a)
                told["needed"] = s.box.shipyard[s.me.levels[ROBOTICS]]
                out.append(Refusal("no_yard", "E-142", told))


def left_to_place(p: Seat) -> int:
    """How many ships the step PLACE that is under way has left."""
    for i in range(len(p.todo) - 1, -1, -1):
        if p.todo[i] & STEP_MASK == step.PLACE:
            return (p.todo[i] >> STEP_BITS) // WHERES
    return 0


class PlaceInto(EraStep):
    """Outside fleets, or in which one. The argument: the hex."""

    number = step.PLACE_INTO
    kind = "place_into"
    rule = "E-142"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        out.extend([C_INTO[way] for way in ways_in(s, p.todo[-1] >> STEP_BITS)])

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        at = p.todo.pop() >> STEP_BITS
        p.todo.append(step.PLACE_NUMBER | (at + HEXES * c.a) << STEP_BITS)

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        return {"n": left_to_place(p), "hex": ADDRESSES[p.todo[-1] >> STEP_BITS], "free": free_miniatures(s, HUMAN)}

    def why_not(self, s: Galaxy, p: Seat, c: Choice, out: list[Refusal]) -> None:
        if c.verb != verb.INTO:
            return
        if c.a == LOOSE:
            out.append(Refusal("no_miniature", "E-2"))
        else:
            told = {"fleet": LETTER_KEYS[c.a], "hex": ADDRESSES[s.me.fleet_at[c.a]]}
            out.append(Refusal("fleet_elsewhere", "E-49", told))


class PlaceNumber(EraStep):
    """How many. The argument: the hex, and HEXES times where in it."""

    number = step.PLACE_NUMBER
    kind = "place_number"
    rule = "E-142"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        most = left_to_place(p)
        if (p.todo[-1] >> STEP_BITS) // HEXES == LOOSE:
            most = min(most, free_miniatures(s, HUMAN))
        out.extend(C_SHIPS[1 : most + 1])

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        argument = p.todo.pop() >> STEP_BITS
        at = argument % HEXES
        into = argument // HEXES
        p.todo[-1] -= (WHERES * c.a) << STEP_BITS
        if into == LOOSE:
            place_ships(s, HUMAN, at, c.a)
        else:
            s.me.put_fleet(into, at, s.me.fleet_size[into] + c.a)
        if s.listener is not None:
            fleet = LETTER_KEYS[into] if into != LOOSE else ""
            told = {"n": c.a, "hex": ADDRESSES[at], "fleet": fleet, "left": left_to_place(p)}
            s.say("places", HUMAN, "E-142", told)

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        argument = p.todo[-1] >> STEP_BITS
        into = argument // HEXES
        fleet = LETTER_KEYS[into] if into != LOOSE else ""
        return {"n": left_to_place(p), "hex": ADDRESSES[argument % HEXES], "fleet": fleet}
