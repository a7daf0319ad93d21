"""Research+ in Military: the player cancels a sentence of an automa's growth result (E-116, E-246)."""

from __future__ import annotations

from typing import Any

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal

from ..alphabet import C_CANCEL, C_PASS
from ..automas.cancelling import cancel, cancellable, result_of
from ..automas.turn import sentence_told
from ..diplomacy import declare_war, may_attack
from ..era_step import EraStep
from ..state import Galaxy, Seat
from ..vocabulary import step, verb
from ..vocabulary.faction import FACTION_KEYS, FARMERS, HUMAN, SLAVERS
from ..vocabulary.field import SPIRITUALITY
from ..vocabulary.sentence import SENTENCE_KEYS


def can_be_cancelled(s: Galaxy, automa: int) -> str:
    """The rule that keeps the player from cancelling what an automa does, or "": it counts as blocking."""
    if s.factions[automa].levels[SPIRITUALITY] >= s.box.free_from:
        return "E-148"
    return "" if s.wars[automa] or may_attack(s, automa) else "E-150"


class Cancel(EraStep):
    """One sentence, or none. At peace it is a declaration of war as well."""

    number = step.CANCEL
    kind = "cancel"
    rule = "E-116"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        for automa in (FARMERS, SLAVERS):
            if can_be_cancelled(s, automa) == "":
                result = result_of(s, automa)
                out.extend([C_CANCEL[automa][result[index].kind] for index in cancellable(s, automa)])
        if out:
            out.append(C_PASS)

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        p.todo.pop()
        if c is C_PASS:
            return
        if not s.wars[c.a]:
            declare_war(s, HUMAN, c.a, "E-116")
        result = result_of(s, c.a)
        for index in cancellable(s, c.a):
            if result[index].kind == c.b:
                cancel(s, c.a, index)
                if s.listener is not None:
                    told = {"faction": FACTION_KEYS[c.a], **sentence_told(s, c.a, result[index])}
                    s.say("cancels", HUMAN, "E-116", told)
                return

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        told: dict[str, Any] = {}
        for automa in (FARMERS, SLAVERS):
            result = result_of(s, automa)
            told[FACTION_KEYS[automa]] = [sentence_told(s, automa, result[index]) for index in cancellable(s, automa)]
        return told

    def refuse(self, s: Galaxy, p: Seat, out: list[Refusal]) -> None:
        for automa in (FARMERS, SLAVERS):
            rule = can_be_cancelled(s, automa)
            told = {"faction": FACTION_KEYS[automa], "level": s.factions[automa].levels[SPIRITUALITY]}
            if rule == "E-148":
                out.append(Refusal("cannot_be_blocked", rule, told))
            elif rule and cancellable(s, automa):
                out.append(Refusal("at_peace", rule, {"faction": FACTION_KEYS[automa]}))

    def why_not(self, s: Galaxy, p: Seat, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.CANCEL:
            told = {"faction": FACTION_KEYS[c.a], "kind": SENTENCE_KEYS[c.b]}
            out.append(Refusal("not_to_cancel", "E-246", told))
