"""The Slavers' advanced fleet tactics (E-38, E-197)."""

from __future__ import annotations

from orrery.kernel.acts import Act

from ..state import Galaxy
from ..vocabulary import act
from ..vocabulary.faction import SLAVERS
from ..vocabulary.letter import DOUBLE, LETTER_KEYS, LETTERS, NO_TACTIC
from .choosing import pick


class SlaverTactic(Act[Galaxy]):
    """One goes to a random letter that has none, on its x2 side. The player may be waiting for it, after a trade."""

    number = act.SLAVER_TACTIC

    def act(self, s: Galaxy, argument: int) -> None:
        tactics = s.factions[SLAVERS].tactics
        free = [letter for letter in range(LETTERS) if tactics[letter] == NO_TACTIC]
        if free:
            letter = pick(s, free)
            tactics[letter] = DOUBLE
            if s.listener is not None:
                s.say("slaver_tactic", SLAVERS, "E-197", {"fleet": LETTER_KEYS[letter]}, reveals=True)
        else:
            s.say("no_tactic_left", SLAVERS, "E-197", {})
        s.resume()
