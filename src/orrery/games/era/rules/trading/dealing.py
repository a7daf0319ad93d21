"""The trading phase: the player asks, names what he learns, and both learn (E-159 to E-163, E-209, E-210)."""

from __future__ import annotations

from typing import Any

from orrery.kernel.acts import Act, entry
from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_ASK, C_DONE, C_FIELD, C_LEARN
from ..automas.choosing import roll
from ..automas.learning import draw_field
from ..era_step import EraStep
from ..levels import gain_level
from ..menu import offer_free, take_free, why_not_free
from ..points import award
from ..state import Galaxy, Seat
from ..vocabulary import act, goal, phase, source, step, verb
from ..vocabulary.faction import FACTION_KEYS, FACTIONS, FARMERS, HUMAN, NOBODY, SLAVERS
from ..vocabulary.field import FIELD_KEYS, FIELDS
from .terms import (
    NOT_ASKED,
    UNWILLING,
    WILLING,
    can_trade,
    forces_trade,
    is_willing,
    lessons,
    trade_most,
    why_no_trade,
)

DRAWN = FIELDS  # as the automa's field in the argument of a deal


class Trade(Act[Galaxy]):
    """The phase begins: who would trade, and who cannot."""

    number = act.TRADE

    def act(self, s: Galaxy, argument: int) -> None:
        s.phase = phase.TRADE
        s.active = NOBODY
        if s.listener is not None:
            for automa in (FARMERS, SLAVERS):
                refusal = why_no_trade(s, automa)
                if refusal is None:
                    s.say("may_trade", automa, "E-209", {"most": trade_most(s, automa)})
                else:
                    s.say("no_trade", automa, refusal.rule, {"why": refusal.key})
        s.seat.todo.append(step.TRADE)


class Trades(EraStep):
    """With whom the player trades, and what he learns. Automas that trade on a roll have to be asked first."""

    number = step.TRADE
    kind = "trade"
    rule = "E-159"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        for automa in (FARMERS, SLAVERS):
            if not can_trade(s, automa):
                continue
            if is_willing(s, automa):
                for field in lessons(s, HUMAN, automa):
                    out.append(C_LEARN[automa][field])
            elif s.ledger.willing[automa] == NOT_ASKED:
                choice = C_ASK[automa]
                if choice is not None:
                    out.append(choice)
        offer_free(s, out)
        out.append(C_DONE)

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        if c is C_DONE:
            p.todo.pop()
        elif c.verb == verb.ASK:
            s.soon(entry(act.WILLING, c.a))
        elif c.verb != verb.LEARN:
            take_free(s, c)
        elif forces_trade(s):
            p.todo.append(step.TEACH | (c.a + FACTIONS * c.b) << STEP_BITS)
        else:
            s.soon(entry(act.DEAL, deal_of(c.a, c.b, DRAWN)))

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        """By automa: the highest number on the die with which it trades, and what it could learn."""
        return {
            FACTION_KEYS[automa]: {
                "most": trade_most(s, automa),
                "willing": is_willing(s, automa),
                "learns": [FIELD_KEYS[field] for field in lessons(s, automa, HUMAN)],
            }
            for automa in (FARMERS, SLAVERS)
            if can_trade(s, automa)
        }

    def refuse(self, s: Galaxy, p: Seat, out: list[Refusal]) -> None:
        for automa in (FARMERS, SLAVERS):
            refusal = why_no_trade(s, automa)
            if refusal is not None:
                out.append(refusal)

    def why_not(self, s: Galaxy, p: Seat, c: Choice, out: list[Refusal]) -> None:
        if c.verb not in (verb.ASK, verb.LEARN):
            why_not_free(s, c, out)
            return
        refusal = why_no_trade(s, c.a)
        told: dict[str, Any] = {"faction": FACTION_KEYS[c.a]}
        if refusal is not None:
            out.append(refusal)
        elif c.verb == verb.ASK:
            out.append(Refusal("willing_already", "E-209", told))
        elif not is_willing(s, c.a):
            out.append(Refusal("not_asked", "E-209", {**told, "most": trade_most(s, c.a)}))
        else:
            out.append(Refusal("no_lesson", "E-161", {**told, "field": FIELD_KEYS[c.b]}))


class Willing(Act[Galaxy]):
    """An automa that was asked rolls, once in a phase."""

    number = act.WILLING

    def act(self, s: Galaxy, argument: int) -> None:
        most = trade_most(s, argument)
        die = roll(s)
        s.ledger.willing[argument] = WILLING if die <= most else UNWILLING
        if s.listener is not None:
            told = {"dice": [die], "die": die, "most": most}
            s.say("trade_roll" if die <= most else "no_trade_roll", argument, "E-209", told, reveals=True)
        s.resume()


class Teach(EraStep):
    """What the automa learns, where star people choose that too."""

    number = step.TEACH
    kind = "teach"
    rule = "E-210"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        for field in lessons(s, (p.todo[-1] >> STEP_BITS) % FACTIONS, HUMAN):
            out.append(C_FIELD[field])

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        argument = p.todo.pop() >> STEP_BITS
        s.soon(entry(act.DEAL, deal_of(argument % FACTIONS, argument // FACTIONS, c.a)))

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        argument = p.todo[-1] >> STEP_BITS
        return {"faction": FACTION_KEYS[argument % FACTIONS], "field": FIELD_KEYS[argument // FACTIONS]}

    def why_not(self, s: Galaxy, p: Seat, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.FIELD:
            automa = (p.todo[-1] >> STEP_BITS) % FACTIONS
            out.append(Refusal("no_lesson", "E-161", {"faction": FACTION_KEYS[automa], "field": FIELD_KEYS[c.a]}))


def deal_of(automa: int, learns: int, teaches: int) -> int:
    """The argument of a deal: the player's field, and the automa's, or DRAWN."""
    return automa + FACTIONS * (learns + FIELDS * teaches)


class Deal(Act[Galaxy]):
    """A trade: both gain a level. What the automa learns is drawn, unless the player chose it."""

    number = act.DEAL

    def act(self, s: Galaxy, argument: int) -> None:
        automa = argument % FACTIONS
        learns = argument // FACTIONS % FIELDS
        teaches = argument // FACTIONS // FIELDS
        if teaches == DRAWN:
            teaches = draw_field(s, automa, lessons(s, automa, HUMAN), "E-209")
        traded = s.ledger.traded
        traded[HUMAN] += 1
        traded[automa] += 1
        if s.listener is not None:
            fields = {"learns": FIELD_KEYS[learns], "teaches": FIELD_KEYS[teaches]}
            s.say("trades", HUMAN, "E-161", {"faction": FACTION_KEYS[automa], **fields})
        gain_level(s, HUMAN, learns, "E-161", "trade")
        gain_level(s, automa, teaches, "E-161", "trade")
        pay_for_trade(s, automa)
        s.resume()


def pay_for_trade(s: Galaxy, automa: int) -> None:
    """What a trade brings the player besides: by the goal Cooperation (E-179), by star people (E-176)."""
    if s.goal == goal.COOPERATION:
        award(s, source.COOPERATION, s.box.goals[s.goal].dp, "E-179", "trade", faction=FACTION_KEYS[automa])
    for power in s.powers:
        award(s, source.PEOPLE, power.trade_dp(), "E-176", "trade", faction=FACTION_KEYS[automa])
