"""Star people that make a hostile faction retreat before combat (E-176)."""

from __future__ import annotations

from bisect import insort
from typing import Any

from orrery.kernel.acts import entry
from orrery.kernel.choice import Choice

from ..alphabet import C_FORCE, C_PASS
from ..board import ADDRESSES
from ..era_step import EraStep
from ..state import Galaxy, Seat
from ..vocabulary import act, step
from ..vocabulary.faction import FACTION_KEYS, FACTIONS, HUMAN
from .sides import opponents, present


def forced_times(s: Galaxy) -> int:
    """How often in a round the player's star people can do it on the side on which they are in this battle."""
    attacks = s.battle.attackers >> HUMAN & 1 == 1
    times = 0
    for one in s.powers:
        times += one.driven_off() if attacks else one.repelled()
    return times


def can_force(s: Galaxy) -> bool:
    return s.folk.expelled < forced_times(s)


class Force(EraStep):
    """Whom to make retreat: an attacker, or one of the defenders, which then stays away in this round."""

    number = step.FORCE
    kind = "force"
    rule = "E-176"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        for faction in present(s, opponents(s.battle, HUMAN)):
            choice = C_FORCE[faction]
            if choice is not None:
                out.append(choice)
        out.append(C_PASS)

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        p.todo.pop()
        if c is C_PASS:
            return
        b = s.battle
        s.folk.expelled += 1
        if b.attackers >> HUMAN & 1:
            insort(s.folk.barred, FACTIONS * b.at + c.a)
        if s.listener is not None:
            s.say("forces", HUMAN, "E-176", {"faction": FACTION_KEYS[c.a], "hex": ADDRESSES[b.at]})
        s.soon(entry(act.FALL_BACK, c.a + FACTIONS))

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        return battle_about(s)


def battle_about(s: Galaxy) -> dict[str, Any]:
    """What every question of a battle says: where, and how many ships of which factions are on which side."""
    b = s.battle
    return {
        "hex": ADDRESSES[b.at],
        "attackers": {FACTION_KEYS[faction]: s.factions[faction].ships_at(b.at) for faction in present(s, b.attackers)},
        "defenders": {FACTION_KEYS[faction]: s.factions[faction].ships_at(b.at) for faction in present(s, b.defenders)},
    }
