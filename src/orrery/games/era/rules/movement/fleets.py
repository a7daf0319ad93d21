"""Fleets before the movement: ships change between fleets, letters are exchanged (E-52, E-53)."""

from __future__ import annotations

from bisect import insort
from typing import Any

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_CREW, C_DONE, C_FORM, C_REGROUP, C_SWAP, C_VIEW, MOST_IN_FLEET
from ..board import ADDRESSES, NOWHERE
from ..era_step import EraStep
from ..menu import offer_free, take_free, why_not_free
from ..state import Galaxy, Seat
from ..vocabulary import step, verb
from ..vocabulary.faction import HUMAN
from ..vocabulary.letter import LETTER_KEYS, LETTERS
from .regroup import can_regroup, crew, is_here, least_ships, may_leave, most_ships, open_letters
from .viewing import has_views


class Fleets(EraStep):
    """The menu before the movement."""

    number = step.FLEETS
    kind = "fleets"
    rule = "E-52"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        offer_regrouping(s, s.me.places(), out)
        offer_swaps(s, out)
        if has_views(s):
            out.append(C_VIEW)
        offer_free(s, out)
        out.append(C_DONE)

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        if c is C_DONE:
            p.todo.pop()
        elif c.verb == verb.SWAP:
            swap(s, c.a, c.b)
        elif not take_common(s, p, c):
            take_free(s, c)

    def why_not(self, s: Galaxy, p: Seat, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.SWAP:
            fleets = {"fleet": LETTER_KEYS[c.a], "other": LETTER_KEYS[c.b]}
            used = LETTERS * c.a + c.b in s.voyage.swapped
            out.append(Refusal("swapped_already" if used else "swap_apart", "E-53", fleets))
        else:
            why_not_common(s, c, out)

    def refuse(self, s: Galaxy, p: Seat, out: list[Refusal]) -> None:
        if views_are_used(s):
            out.append(Refusal("no_views", "E-75"))


def offer_regrouping(s: Galaxy, places: list[int], out: list[Choice]) -> None:
    done = s.voyage.regrouped
    for at in places:
        if at not in done and can_regroup(s, at):
            out.append(C_REGROUP[at])


def take_common(s: Galaxy, p: Seat, c: Choice) -> bool:
    """What can be done before the movement and during it; whether it was that."""
    if c.verb == verb.REGROUP:
        insort(s.voyage.regrouped, c.a)
        s.voyage.arranged = 0
        p.todo.append(step.REGROUP | c.a << STEP_BITS)
        return True
    if c is C_VIEW:
        p.todo.append(step.VIEW)
        return True
    return False


def why_not_common(s: Galaxy, c: Choice, out: list[Refusal]) -> None:
    if c.verb == verb.REGROUP:
        told = {"hex": ADDRESSES[c.a]}
        if not s.me.has_ships_at(c.a):
            out.append(Refusal("no_ships", "E-52", told))
        elif c.a in s.voyage.regrouped:
            out.append(Refusal("regrouped_already", "E-54" if s.voyage.sailing else "E-52", told))
        else:
            out.append(Refusal("nothing_to_regroup", "E-52", told))
    elif c is C_VIEW:
        out.append(Refusal("no_views" if views_are_used(s) else "nothing_to_see", "E-75"))
    else:
        why_not_free(s, c, out)


def views_are_used(s: Galaxy) -> bool:
    return s.voyage.views + s.voyage.views_extra > 0 and not has_views(s)


def offer_swaps(s: Galaxy, out: list[Choice]) -> None:
    """E-53: both fleets in the same hex, or each at an own star or in the supply; each pair once."""
    places = s.me.fleet_at
    at_base = [at == NOWHERE or s.owner[at] == HUMAN for at in places]
    for choice in C_SWAP:
        here = places[choice.a]
        there = places[choice.b]
        fits = here != NOWHERE if here == there else at_base[choice.a] and at_base[choice.b]
        if fits and LETTERS * choice.a + choice.b not in s.voyage.swapped:
            out.append(choice)


def swap(s: Galaxy, one: int, other: int) -> None:
    f = s.me
    here, size = f.fleet_at[one], f.fleet_size[one]
    f.put_fleet(one, f.fleet_at[other], f.fleet_size[other])
    f.put_fleet(other, here, size)
    insort(s.voyage.swapped, LETTERS * one + other)
    if s.listener is not None:
        s.say("swaps", HUMAN, "E-53", {"fleet": LETTER_KEYS[one], "other": LETTER_KEYS[other]})


class Regroup(EraStep):
    """Which fleet of the hex gets another number of ships; each once."""

    number = step.REGROUP
    kind = "regroup"
    rule = "E-52"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        for letter in open_letters(s, p.todo[-1] >> STEP_BITS):
            out.append(C_FORM[letter])
        if out:
            out.append(C_DONE)

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        if c is C_DONE:
            p.todo.pop()
        else:
            s.voyage.arranged |= 1 << c.a
            p.todo.append(step.CREW | ((p.todo[-1] >> STEP_BITS) * LETTERS + c.a) << STEP_BITS)

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        at = p.todo[-1] >> STEP_BITS
        f = s.me
        fleets = {LETTER_KEYS[letter]: f.fleet_size[letter] for letter in f.fleets_at(at)}
        return {"hex": ADDRESSES[at], "n": f.loose[at], "fleets": fleets}

    def why_not(self, s: Galaxy, p: Seat, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.FORM:
            out.append(why_not_letter(s, c.a, p.todo[-1] >> STEP_BITS))


def why_not_letter(s: Galaxy, letter: int, at: int) -> Refusal:
    told = {"fleet": LETTER_KEYS[letter], "hex": ADDRESSES[at]}
    if not is_here(s, letter, at):
        return Refusal("fleet_elsewhere", "E-49", told)
    if s.voyage.arranged >> letter & 1:
        return Refusal("arranged_already", "E-52", told)
    if not may_leave(s, letter):
        return Refusal("range_used", "E-55", told)
    return Refusal("no_miniatures" if s.me.fleet_size[letter] else "nobody_to_join", "E-57", told)


class Crew(EraStep):
    """How many ships a fleet has from now on."""

    number = step.CREW
    kind = "crew"
    rule = "E-52"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        at, letter = divmod(p.todo[-1] >> STEP_BITS, LETTERS)
        size = s.me.fleet_size[letter]
        for n in range(least_ships(s, letter), min(most_ships(s, letter, at, s.voyage.arranged), MOST_IN_FLEET) + 1):
            if n != size:
                out.append(C_CREW[n])

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        at, letter = divmod(p.todo.pop() >> STEP_BITS, LETTERS)
        crew(s, letter, at, c.a)
        if s.listener is not None:
            key, rule = ("fleet", "E-54" if s.voyage.sailing else "E-52") if c.a else ("dissolves", "E-56")
            s.say(key, HUMAN, rule, {"fleet": LETTER_KEYS[letter], "hex": ADDRESSES[at], "n": c.a})

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        at, letter = divmod(p.todo[-1] >> STEP_BITS, LETTERS)
        told = {"fleet": LETTER_KEYS[letter], "hex": ADDRESSES[at], "n": s.me.fleet_size[letter]}
        return {**told, "least": least_ships(s, letter), "most": most_ships(s, letter, at, s.voyage.arranged)}

    def why_not(self, s: Galaxy, p: Seat, c: Choice, out: list[Refusal]) -> None:
        if c.verb != verb.CREW:
            return
        at, letter = divmod(p.todo[-1] >> STEP_BITS, LETTERS)
        told = {"fleet": LETTER_KEYS[letter], "hex": ADDRESSES[at]}
        if c.a > most_ships(s, letter, at, s.voyage.arranged):
            out.append(Refusal("too_few_ships", "E-52", {**told, "n": most_ships(s, letter, at, s.voyage.arranged)}))
        elif c.a == s.me.fleet_size[letter]:
            out.append(Refusal("as_it_is", "E-52", told))
        elif not may_leave(s, letter):
            out.append(Refusal("range_used", "E-55", told))
        else:
            out.append(Refusal("no_miniatures", "E-57", told))
