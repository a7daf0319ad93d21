"""Retreats: before combat (E-87, E-90, E-228, E-229), and of those who have lost (E-96)."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.acts import Act, entry
from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_RETREAT, C_STAND, C_TO
from ..automas.choosing import pick, roll
from ..board import ADDRESSES, HEXES
from ..era_step import EraStep
from ..movement.reach import retreat_hexes
from ..movement.scouting import is_hidden
from ..movement.ships import WHOLE_HEX, send, send_fleet
from ..scoring.story import on_retreat
from ..state import Galaxy, Seat
from ..vocabulary import act, step, verb
from ..vocabulary.faction import FACTIONS, FARMERS, HUMAN, SLAVERS
from ..vocabulary.field import PROPULSION, SPIRITUALITY
from ..vocabulary.letter import DOUBLE, LETTER_KEYS, D, E
from .forcing import battle_about
from .sides import has_player, opponents

# Who retreats: what the steps RETREAT and RETREAT_TO have as their argument.
ALL: Final = 0
EVADERS: Final = 1  # the E fleet alone
BEATEN: Final = 2  # all who are left of a losing side


def has_right(s: Galaxy, faction: int) -> bool:
    """E-87: higher than the attacker in Spirituality or in Propulsion."""
    mine = s.factions[faction].levels
    theirs = s.factions[s.battle.attacker].levels
    return mine[SPIRITUALITY] > theirs[SPIRITUALITY] or mine[PROPULSION] > theirs[PROPULSION]


def has_evaders(s: Galaxy, faction: int) -> bool:
    return s.factions[faction].fleet_at[E] == s.battle.at


def may_have_evaders(s: Galaxy, faction: int) -> bool:
    """Whether, by all that the player knows, an E fleet may be in the battle: a Slaver fleet of hidden letter may."""
    f = s.factions[faction]
    if faction != SLAVERS or f.shown[E]:
        return f.fleet_at[E] == s.battle.at
    for letter in f.fleets_at(s.battle.at):
        if not lies_open(s, letter):
            return True
    return False


def lies_open(s: Galaxy, letter: int) -> bool:
    """Whether the player knows the letter of a Slaver fleet: D has no hidden side (E-49)."""
    return letter == D or s.slavers.shown[letter]


def is_held(s: Galaxy, faction: int) -> bool:
    """Whether a card of the player keeps this faction from retreating before combat (E-187)."""
    b = s.battle
    return b.held and has_player(b) and opponents(b, HUMAN) >> faction & 1 == 1


def exits(s: Galaxy, faction: int) -> list[int]:
    """E-88; a faction that was driven off from a hex does not go there."""
    found = retreat_hexes(s, faction, s.battle.at)
    barred = s.folk.hexes_barred(faction)
    open_to_it = [to for to in found if to not in barred]
    return open_to_it if open_to_it else found


# Before combat.


def is_asked(s: Galaxy, faction: int) -> bool:
    """Whether a faction could retreat now, by all that the player knows."""
    b = s.battle
    if not b.defenders >> faction & 1 or not s.factions[faction].has_ships_at(b.at):
        return False
    if has_right(s, faction):
        return True
    return s.factions[faction].tactics[E] != DOUBLE and may_have_evaders(s, faction)


def decide(s: Galaxy, faction: int) -> None:
    """A faction decides whether it retreats before combat. The Farmers always do, the Slavers roll."""
    who = ALL if has_right(s, faction) else EVADERS
    if is_held(s, faction):
        s.say("held", faction, "E-187", {"hex": ADDRESSES[s.battle.at]})
    elif faction == HUMAN:
        ask_player(s, who, "E-87")
    elif faction == FARMERS:
        leave_at_random(s, FARMERS, who, "retreats", "E-228")
    elif who == ALL or has_evaders(s, SLAVERS):
        roll_to_retreat(s, who)
    else:
        s.say("no_right", SLAVERS, "E-87", {"hex": ADDRESSES[s.battle.at]}, reveals=True)


def ask_player(s: Galaxy, who: int, rule: str) -> None:
    s.seat.todo.append(step.RETREAT | who << STEP_BITS)
    if s.listener is not None:
        s.say("may_retreat", HUMAN, rule, {"hex": ADDRESSES[s.battle.at], "fleet": fleet_key(who)})


def roll_to_retreat(s: Galaxy, who: int) -> None:
    """E-229. Who rolls for the E fleet alone has shown it."""
    most = s.box.automas[SLAVERS - 1].retreat_most
    die = roll(s)
    if who == EVADERS:
        s.slavers.shown[E] = True
    if s.listener is not None:
        told = {"hex": ADDRESSES[s.battle.at], "dice": [die], "die": die, "most": most, "fleet": fleet_key(who)}
        s.say("retreat_roll" if die <= most else "stand_roll", SLAVERS, "E-229", told, reveals=True)
    if die <= most:
        leave_at_random(s, SLAVERS, who, "retreats", "E-230")


def evaders_from(s: Galaxy, place: int) -> int:
    """Once the fleets are revealed: the place in the turn order, from this one on, of a faction whose E fleet may leave
    now by its x2 tactic (E-90), or FACTIONS.
    """
    for at in range(place, FACTIONS):
        if may_evade_late(s, s.order[at]):
            return at
    return FACTIONS


def may_evade_late(s: Galaxy, faction: int) -> bool:
    """Slavers with a right to retreat have had their roll."""
    if not s.battle.defenders >> faction & 1 or not has_evaders(s, faction) or is_held(s, faction):
        return False
    if s.factions[faction].tactics[E] != DOUBLE:
        return False
    return faction == HUMAN or not has_right(s, faction)


# Going.


def leave(s: Galaxy, faction: int, who: int, to: int, key: str, rule: str) -> None:
    """All go to the same hex (E-89)."""
    at = s.battle.at
    f = s.factions[faction]
    n = f.fleet_size[E] if who == EVADERS else f.ships_at(at)
    if who == EVADERS:
        send_fleet(s, faction, E, to)
    else:
        send(s, faction, WHOLE_HEX, at, to)
    if s.listener is not None:
        told = {"n": n, "from": ADDRESSES[at], "to": ADDRESSES[to], "fleet": fleet_key(who)}
        s.say(key, faction, rule, told, reveals=faction != HUMAN)


def leave_at_random(s: Galaxy, faction: int, who: int, key: str, rule: str) -> None:
    """E-230."""
    found = exits(s, faction)
    if found:
        leave(s, faction, who, pick(s, found), key, rule)
    else:
        s.say("no_way_out", faction, "E-88", {"hex": ADDRESSES[s.battle.at]})


def fleet_key(who: int) -> str:
    return LETTER_KEYS[E] if who == EVADERS else ""


class Retreat(EraStep):
    """Whether the player's ships retreat before combat: all of them, or the E fleet alone."""

    number = step.RETREAT
    kind = "retreat"
    rule = "E-87"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        out.append(C_RETREAT)
        out.append(C_STAND)

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        who = p.todo.pop() >> STEP_BITS
        if c is C_RETREAT:
            p.todo.append(step.RETREAT_TO | who << STEP_BITS)
        elif s.listener is not None:
            s.say("stands", HUMAN, "E-87", {"hex": ADDRESSES[s.battle.at], "fleet": fleet_key(who)})

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        who = p.todo[-1] >> STEP_BITS
        return {**battle_about(s), "fleet": fleet_key(who), "revealed": s.battle.revealed}


class RetreatTo(EraStep):
    """Where the player's ships go."""

    number = step.RETREAT_TO
    kind = "retreat_to"
    rule = "E-88"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        for to in exits(s, HUMAN):
            out.append(C_TO[to])

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        who = p.todo.pop() >> STEP_BITS
        if who == BEATEN:
            leave(s, HUMAN, who, c.a, "falls_back", "E-96")
        else:
            leave(s, HUMAN, who, c.a, "retreats", "E-90" if s.battle.revealed else "E-87")
            on_retreat(s)
        if is_hidden(s, c.a):
            s.soon(entry(act.SCOUT, HEXES + c.a))

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        who = p.todo[-1] >> STEP_BITS
        return {**battle_about(s), "fleet": fleet_key(who), "beaten": who == BEATEN}

    def why_not(self, s: Galaxy, p: Seat, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.TO:
            if s.is_hostile(HUMAN, c.a):
                out.append(Refusal("hostile_there", "E-88", {"hex": ADDRESSES[c.a]}))
            else:
                out.append(Refusal("not_nearest", "E-88", {"hex": ADDRESSES[c.a]}))


class Evade(Act[Galaxy]):
    """The fleets lie open: an E fleet with an x2 tactic may leave. The argument: a place in the turn order."""

    number = act.EVADE

    def act(self, s: Galaxy, argument: int) -> None:
        before_comparing(s, argument + 1)
        if s.order[argument] == HUMAN:
            ask_player(s, EVADERS, "E-90")
        else:
            roll_to_retreat(s, EVADERS)


def before_comparing(s: Galaxy, place: int) -> None:
    """What comes next once the fleets are revealed: the next E fleet, or the player's cards and the comparison."""
    after = evaders_from(s, place)
    if after < FACTIONS:
        s.plan(entry(act.EVADE, after))
        return
    s.plan(entry(act.COMPARE))
    if has_player(s.battle):
        s.seat.todo.append(step.BATTLE_CARDS)


# After combat, or forced.


class FallBack(Act[Galaxy]):
    """What is left of a losing faction leaves (E-96); or star people drive a faction off before combat (E-176)."""

    number = act.FALL_BACK

    def act(self, s: Galaxy, argument: int) -> None:
        s.resume()
        faction = argument % FACTIONS
        if argument >= FACTIONS:
            leave_at_random(s, faction, ALL, "driven_off", "E-176")
        elif faction != HUMAN:
            leave_at_random(s, faction, BEATEN, "falls_back", "E-96")
        else:
            s.seat.todo.append(step.RETREAT_TO | BEATEN << STEP_BITS)
            if s.listener is not None:
                told = {"hex": ADDRESSES[s.battle.at], "n": s.me.ships_at(s.battle.at)}
                s.say("must_retreat", HUMAN, "E-96", told)


def call_off(s: Galaxy) -> None:
    """E-59: a side is gone, and nobody has won."""
    s.say("battle_off", s.battle.attacker, "E-59", {"hex": ADDRESSES[s.battle.at]})
    s.plan(entry(act.BATTLE_OVER))
