"""What may be removed besides the dice of the base game: dealers in open deals (V-60), and Talents (A-29)."""

from __future__ import annotations

from orrery.kernel.choice import Choice

from ..alphabet import C_REMOVE, C_REMOVE_DEALER
from ..deal.board import PLACES
from ..deal.dealers import FIRST_DEALERS, dealers_at, origin, take_dealer
from ..pieces import NONE, STOCK, TALENT
from ..places import offer
from ..removal import Remove
from ..state import Empire, Galaxy
from ..talents import is_talent, put_to_work


class RemoveFromAnywhere(Remove):
    """The die may be a dealer on the board, and in place of a die a Talent may be returned, from the stock or from
    work."""

    def ask(self, s: Galaxy, p: Empire, out: list[Choice]) -> None:
        super().ask(s, p, out)
        for place in range(len(PLACES)):
            offer(s.box, dealers_at(p, place), C_REMOVE_DEALER[place], out)
        if p.more.talents > 0:
            out.append(C_REMOVE[STOCK][TALENT])

    def told_rule(self, die: int, c: Choice) -> str:
        if is_talent(die):
            return "A-29"
        return "V-60" if -1 - c.b >= FIRST_DEALERS else super().told_rule(die, c)

    def origin(self, s: Galaxy, c: Choice) -> str:
        return origin(s, c)

    def pick(self, s: Galaxy, p: Empire, c: Choice) -> int:
        place = -1 - c.b
        if place >= FIRST_DEALERS:
            return take_dealer(p, c.a, place - FIRST_DEALERS)
        return put_to_work(p, NONE) if place == STOCK else super().pick(s, p, c)  # told of once, and gone
