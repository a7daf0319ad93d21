"""How the game runs: the table of steps, the table of acts, and the state that goes through them."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.acts import ACT_BITS, ACT_MASK, Act, acts_by_number
from orrery.kernel.chance import Chance
from orrery.kernel.codec import Writer
from orrery.kernel.score import Score
from orrery.kernel.state import Step, table_of

from . import encoding
from .automas.tables import AUTOMA_ACTS, AUTOMA_STEPS
from .cards.tables import CARD_ACTS, CARD_STEPS
from .combat.tables import COMBAT_ACTS, COMBAT_STEPS
from .growth.tables import GROWTH_ACTS, GROWTH_STEPS
from .hidden import blank_for
from .movement.tables import MOVEMENT_ACTS, MOVEMENT_STEPS
from .people.tables import PEOPLE_STEPS
from .rounds import ROUND_ACTS
from .scoring.final import scores
from .scoring.tables import SCORING_ACTS, SCORING_STEPS
from .set_up.tables import SET_UP_ACTS, SET_UP_STEPS
from .state import Galaxy
from .trading.tables import TRADING_ACTS, TRADING_STEPS

STEPS: Final = table_of(
    [
        *MOVEMENT_STEPS,
        *COMBAT_STEPS,
        *AUTOMA_STEPS,
        *GROWTH_STEPS,
        *SET_UP_STEPS,
        *PEOPLE_STEPS,
        *TRADING_STEPS,
        *SCORING_STEPS,
        *CARD_STEPS,
    ]
)
ACTS: Final = acts_by_number(
    [
        *MOVEMENT_ACTS,
        *COMBAT_ACTS,
        *AUTOMA_ACTS,
        *GROWTH_ACTS,
        *ROUND_ACTS,
        *SET_UP_ACTS,
        *TRADING_ACTS,
        *SCORING_ACTS,
        *CARD_ACTS,
    ]
)


class Flow(Galaxy):
    """A game under way."""

    __slots__ = ()

    def blank(self, chance: Chance) -> Galaxy:
        return Flow(self.box, self.layout, chance)

    def step(self, number: int) -> Step[Any, Any]:
        return STEPS[number]

    def act(self, number: int) -> Act[Any]:
        return ACTS[number]

    def run(self) -> None:
        """As everywhere, and the player's steps go on when all that he waited for has happened, also what followed."""
        agenda = self.agenda
        listener = self.listener
        p = self.seat
        while agenda and not self.open:
            entry = agenda.pop()
            ACTS[entry & ACT_MASK].act(self, entry >> ACT_BITS)
            if p.waiting:
                self.resume()
            if listener is not None:
                listener.acted(entry & ACT_MASK)
            if p.todo:
                self.advance(p)

    def write(self, w: Writer) -> None:
        encoding.write(self, w)

    def scores(self) -> list[Score]:
        return scores(self)

    def view(self, seat: int | None) -> Galaxy:
        c = self.clone()
        blank_for(c, seat)
        c.reopen()
        return c
