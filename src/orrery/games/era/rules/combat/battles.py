"""The battles of a turn: where, in which order, and who takes part (E-84, E-85)."""

from __future__ import annotations

from typing import Any

from orrery.kernel.acts import Act, entry
from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal

from ..alphabet import C_FIGHT
from ..automas.choosing import pick
from ..board import ADDRESSES, NOWHERE
from ..era_step import EraStep
from ..points import award
from ..state import Galaxy, Seat
from ..vocabulary import act, source, step, verb
from ..vocabulary.faction import HUMAN, NOBODY
from .forcing import can_force
from .sides import contested_hexes, defenders_at, has_player, ships_of
from .strength import side_keys

BY_LOT = 0  # as an argument of the act


class Battles(Act[Galaxy]):
    """The movement of a faction is over: it fights in every hex with hostile ships."""

    number = act.BATTLES

    def act(self, s: Galaxy, argument: int) -> None:
        b = s.battle
        b.attacker = argument
        b.left = contested_hexes(s, argument)
        if s.listener is not None:
            key = "battles" if b.left else "no_battles"
            s.say(key, argument, "E-84", {"n": len(b.left), "hexes": [ADDRESSES[at] for at in b.left]})
        next_battle(s)


def next_battle(s: Galaxy) -> None:
    """The player says where he fights next; the automas' order is random."""
    b = s.battle
    if not b.left:
        b.attacker = NOBODY
    elif b.attacker == HUMAN and len(b.left) > 1:
        s.seat.todo.append(step.BATTLE_WHERE)
    else:
        s.plan(entry(act.BATTLE, BY_LOT))


class BattleWhere(EraStep):
    number = step.BATTLE_WHERE
    kind = "battle_where"
    rule = "E-84"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        for at in s.battle.left:
            out.append(C_FIGHT[at])

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        p.todo.pop()
        s.plan(entry(act.BATTLE, c.a + 1))

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        return {"n": len(s.battle.left), "hexes": [ADDRESSES[at] for at in s.battle.left]}

    def why_not(self, s: Galaxy, p: Seat, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.FIGHT:
            out.append(Refusal("no_battle_there", "E-84", {"hex": ADDRESSES[c.a]}))


class Fight(Act[Galaxy]):
    """A battle begins."""

    number = act.BATTLE

    def act(self, s: Galaxy, argument: int) -> None:
        b = s.battle
        drawn = argument == BY_LOT and len(b.left) > 1
        at = pick(s, b.left) if argument == BY_LOT else argument - 1
        b.left.remove(at)
        b.begin(at, 1 << b.attacker, defenders_at(s, b.attacker, at))
        if s.listener is not None:
            told = {
                "hex": ADDRESSES[at],
                "attackers": side_keys(s, b.attackers),
                "defenders": side_keys(s, b.defenders),
                "attacking": ships_of(s, b.attackers),
                "defending": ships_of(s, b.defenders),
            }
            s.say("battle", b.attacker, "E-85", told, reveals=drawn)
        s.plan(entry(act.BEFORE_COMBAT, 0))
        if has_player(b):
            s.seat.todo.append(step.BATTLE_CARDS)
            if can_force(s):
                s.seat.todo.append(step.FORCE)


class BattleOver(Act[Galaxy]):
    """Star people may be paid for what they lost, and the next battle begins."""

    number = act.BATTLE_OVER

    def act(self, s: Galaxy, argument: int) -> None:
        b = s.battle
        if s.listener is not None:
            s.say("battle_over", b.attacker, "E-84", {"hex": ADDRESSES[b.at], "left": len(b.left)})
        if b.mine > 0:
            pay_for_losses(s)
        b.begin(NOWHERE, 0, 0)
        next_battle(s)


def pay_for_losses(s: Galaxy) -> None:
    """E-176: star people may be paid for own ships destroyed; for fewer of them if the battle was lost."""
    b = s.battle
    for one in s.powers:
        award(
            s, source.PEOPLE, one.dp_for_lost(b.mine, b.winners >> HUMAN & 1 == 1), "E-176", "lost_ships", ships=b.mine
        )
