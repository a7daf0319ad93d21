"""Advanced fleet tactics: where the player puts a new counter (E-58)."""

from __future__ import annotations

from typing import Any

from orrery.kernel.choice import Choice
from orrery.kernel.refusal import Refusal
from orrery.kernel.state import STEP_BITS

from ..alphabet import C_TACTIC
from ..era_step import EraStep
from ..state import Galaxy, Seat
from ..vocabulary import step, verb
from ..vocabulary.faction import HUMAN
from ..vocabulary.letter import LETTER_KEYS, LETTERS, NO_TACTIC, TACTIC_KEYS


class PutTactic(EraStep):
    """A letter without a tactic, and the side. If every such letter gets one now, they are asked in their order."""

    number = step.TACTIC
    kind = "tactic"
    rule = "E-58"

    def ask(self, s: Galaxy, p: Seat, out: list[Choice]) -> None:
        letters = letters_without(s)
        if len(letters) <= p.todo[-1] >> STEP_BITS:
            letters = letters[:1]
        for letter in letters:
            out.extend(C_TACTIC[letter])

    def take(self, s: Galaxy, p: Seat, c: Choice) -> None:
        n = p.todo.pop() >> STEP_BITS
        if n > 1:
            p.todo.append(step.TACTIC | (n - 1) << STEP_BITS)
        s.me.tactics[c.a] = c.b
        if s.listener is not None:
            s.say("tactic", HUMAN, "E-58", {"fleet": LETTER_KEYS[c.a], "side": TACTIC_KEYS[c.b]})

    def about(self, s: Galaxy, p: Seat) -> dict[str, Any]:
        return {"n": p.todo[-1] >> STEP_BITS, "fleets": [LETTER_KEYS[letter] for letter in letters_without(s)]}

    def why_not(self, s: Galaxy, p: Seat, c: Choice, out: list[Refusal]) -> None:
        if c.verb == verb.TACTIC:
            has_one = s.me.tactics[c.a] != NO_TACTIC
            out.append(Refusal("tactic_there" if has_one else "tactic_later", "E-58", {"fleet": LETTER_KEYS[c.a]}))


def letters_without(s: Galaxy) -> list[int]:
    return [letter for letter in range(LETTERS) if s.me.tactics[letter] == NO_TACTIC]
