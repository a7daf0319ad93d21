"""The set-up of the player's side (S-9 to S-11). What both sides are dealt comes before, in setup.py."""

from __future__ import annotations

from bisect import insort
from typing import Any, Final

from orrery.kernel.acts import Act
from orrery.kernel.choice import Choice

from ..alphabet import C_STASH
from ..draw import draw_cards, lay_good
from ..race_step import RaceStep
from ..state import Empire, Race
from ..vocabulary import act, step, why
from .discarding import ask_to_discard, offer

DEALT: Final = 6  # S-9
KEPT: Final = 4


class Start(Act[Race]):
    number = act.START

    def act(self, s: Race, argument: int) -> None:
        p = s.empire
        world = p.tableau[0]
        if s.box.windfall[world]:
            lay_good(s, 0, "S-10")
        draw_cards(s, DEALT, why.SET_UP)
        s.plan(act.ROUND)
        if s.box.start_stash[world]:
            p.todo.append(step.BURY)
        kept = s.box.start_hand[world] or KEPT
        ask_to_discard(s, DEALT - kept, why.SET_UP)


class Bury(RaceStep):
    """S-11: a card under the start world, before the first round."""

    number = step.BURY
    kind = "bury"
    rule = "S-11"

    def ask(self, s: Race, p: Empire, out: list[Choice]) -> None:
        if len(p.stash) < s.box.start_stash[p.tableau[0]]:
            offer(p.hand, C_STASH, out)

    def take(self, s: Race, p: Empire, c: Choice) -> None:
        p.hand.remove(c.a)
        insort(p.stash, c.a)
        if s.listener is not None:
            s.say("stashes", 0, "S-11", {"card": s.box.keys[p.tableau[0]], "cards": [s.box.keys[c.a]], "n": 1})

    def about(self, s: Race, p: Empire) -> dict[str, Any]:
        return {"card": s.box.keys[p.tableau[0]]}
